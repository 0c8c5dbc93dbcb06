import type { JSX } from 'preact';
import { colourOfPost, EMPTY, workerOf, workerPoints, WORKERS, type Line } from '../../games/garum/index.ts';
import { Badge } from './art/species.tsx';
import type { Hold } from './hold.ts';
import { countLine } from './knowledge.ts';

const Counted = ({ hold, line }: { readonly hold: Hold; readonly line: Line }): JSX.Element => {
  const { box, desk, text, colour } = hold;
  const { view } = desk;
  const count = countLine(box, view, line);
  const board = box.boards[view.board];
  return (
    <>
      <h2>
        {text.line(line)}
        {count.closed && count.post === EMPTY && <span class="tag">{text.lineClosed}</span>}
      </h2>
      <ul class="g-line-counts">
        {count.specimens.map((number, species) => (
          <li key={species}>
            <Badge species={species} size={22} />
            <span aria-hidden="true">{number}</span>
            <span class="unseen">{text.specimens(species, number)}</span>
          </li>
        ))}
      </ul>
      <p>{text.openPlaces(count.open)}</p>
      {count.post === EMPTY ? (
        view.step !== 'over' &&
        !count.closed &&
        WORKERS.filter(worker => view[worker][colour] > 0).map(worker => (
          <p key={worker}>
            {text.wouldScore(
              text.workers[worker],
              text.species[colour],
              workerPoints(board, worker, count.specimens[colour]),
            )}
          </p>
        ))
      ) : (
        <p>
          {text.scoresNow(
            text.workers[workerOf(count.post)],
            text.species[colourOfPost(count.post)],
            count.points,
          )}
        </p>
      )}
    </>
  );
};

/** What the line pointed at holds, and what a worker there stands to score. */
export const Inspector = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { line, desk, text } = hold;
  const { awaiting } = desk;
  const shown = line.value ?? (awaiting?.kind === 'worker' ? awaiting.line : undefined);
  return (
    <section class="g-inspector" aria-label={text.lines}>
      {shown === undefined ? <p class="quiet">{text.pointAtLine}</p> : <Counted hold={hold} line={shown} />}
    </section>
  );
};
