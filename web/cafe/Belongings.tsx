import type { JSX } from 'preact';
import { countCups, countShips, type Cafe, type View } from '../../games/cafe/index.ts';
import type { Game, Language, Seat } from '../../games/kernel/index.ts';
import { Bean } from './art/beans.tsx';
import { cafeMessages } from './messages/index.ts';
import { openBox } from './words.ts';

const Tally = (props: {
  readonly scene: string;
  readonly name: string;
  readonly count: number;
}): JSX.Element => (
  <span class="c-tally" title={props.name}>
    <svg width="20" height="20" aria-hidden="true">
      <use href={`#c-square-${props.scene}`} width="20" height="20" />
    </svg>
    <span class="unseen">{props.name}: </span>
    {props.count}
  </span>
);

/** Cups, ships and the warehouse of a player, and whether it is the master or picks next. */
export const Belongings = (props: {
  readonly game: Game<Cafe>;
  readonly view: View;
  readonly seat: Seat;
  readonly language: Language;
}): JSX.Element => {
  const { game, view, seat, language } = props;
  const text = cafeMessages[language];
  const box = openBox(game.edition);
  const area = view.areas[seat];
  const drafting = view.step === 'take' || view.step === 'place';
  const roles = [
    ...(view.master === seat && view.players > 1 && view.step !== 'over' ? [text.master] : []),
    ...(drafting && view.order[view.turn] === seat && view.players > 1 ? [text.picksNext] : []),
  ];
  return (
    <div class="c-belongings">
      <p>
        <Tally scene="cup" name={text.cups} count={countCups(box, area)} />
        <Tally scene="ship" name={text.ships} count={countShips(box, area)} />
        <span class="c-store" title={text.warehouse}>
          {view.warehouse.slice(seat * 4, seat * 4 + 4).map((count, colour) => (
            <span key={colour} class="c-tally">
              <Bean colour={colour} size={15} />
              <span class="unseen">{text.cubes(colour, count)}</span>
              <span aria-hidden="true">{count}</span>
            </span>
          ))}
        </span>
      </p>
      <p class="quiet">
        {box.companies[view.companies[seat]]}
        {roles.map(role => ` · ${role}`)}
      </p>
    </div>
  );
};
