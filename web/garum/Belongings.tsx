import type { JSX } from 'preact';
import { boxOf, coloursOf, postOf, WORKERS, type Garum, type View } from '../../games/garum/index.ts';
import type { Game, Language, Seat } from '../../games/kernel/index.ts';
import { openedOnce } from '../table/boxes.ts';
import { Badge } from './art/species.tsx';
import { garumMessages } from './messages/index.ts';
import { Rest } from './Rest.tsx';

export const openBox = openedOnce(boxOf);

/** Workers not yet posted, the amphora, and what each colour still has to come. */
export const Belongings = (props: {
  readonly game: Game<Garum>;
  readonly view: View;
  readonly seat: Seat;
  readonly language: Language;
}): JSX.Element => {
  const { game, view, seat, language } = props;
  const text = garumMessages[language];
  const box = openBox(game.edition);
  return (
    <ul class="g-belongings">
      {coloursOf(seat, view.players).map(colour => {
        return (
          <li key={colour} class={view.turn === colour && view.step !== 'over' ? 'turn' : undefined}>
            <Badge species={colour} size={26} />
            {WORKERS.map(worker => (
              <span
                key={worker}
                class="g-left"
                title={text.workerLeft(text.workers[worker], view[worker][colour])}
              >
                <svg width="20" height="22" viewBox="0 0 40 44" aria-hidden="true">
                  <use href={`#g-worker-${postOf(colour, worker)}`} width="40" height="44" />
                </svg>
                <span aria-hidden="true">{view[worker][colour]}</span>
                <span class="unseen">{text.workerLeft(text.workers[worker], view[worker][colour])}</span>
              </span>
            ))}
            {view.amphora === colour && view.step !== 'over' && (
              <span class="g-left" title={text.amphora}>
                <svg width="15" height="23" viewBox="0 0 14 22" aria-hidden="true">
                  <use href="#g-amphora" width="14" height="22" />
                </svg>
                <span class="unseen">{text.amphora}</span>
              </span>
            )}
            <Rest box={box} view={view} colour={colour} text={text} />
          </li>
        );
      })}
    </ul>
  );
};
