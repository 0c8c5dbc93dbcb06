// What is on offer in a round: bid for with the sets open on the table, and then taken.

import type { JSX } from 'preact';
import { describeCards, NONE, takeMoves } from '../../games/lata/index.ts';
import { drag } from '../table/drag.ts';
import { CardPicture } from './art/ProductionCard.tsx';
import { spaceIn } from './geometry.ts';
import type { Hold } from './hold.ts';

/** The sets on offer, to be bid for and then taken; pointing at one tries its cards on the line. */
export const SetsOnOffer = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, text, tried } = hold;
  const { view, language } = desk;
  const describe = describeCards(box, language);
  const bidding = desk.seat !== undefined && (view.step === 'bid' || view.step === 'raise');
  return (
    <ul class="l-sets" aria-label={text.sets}>
      {Array.from({ length: view.sets.length / 2 }, (_, set) => {
        const cards = view.sets.slice(set * 2, set * 2 + 2).filter(card => card !== NONE);
        const lit = hold.isLegal(takeMoves[set]);
        const live = cards.length > 0 && (lit || bidding);
        const point = (): void => void (tried.value = live ? cards : []);
        const leave = (): void => void (tried.value = []);
        return (
          <li key={set} class={cards.length === 0 ? 'gone' : undefined}>
            <button
              type="button"
              class={lit ? 'l-set lit movable' : 'l-set'}
              aria-label={text.set(
                set + 1,
                cards.length === 0 ? text.setTaken : cards.map(describe.production).join(' + '),
              )}
              aria-disabled={!live}
              tabIndex={live ? 0 : -1}
              onClick={() => (bidding ? point() : desk.play(takeMoves[set]))}
              onPointerDown={event =>
                lit &&
                drag(
                  event,
                  onto => {
                    const space = spaceIn(onto);
                    if (space !== undefined) hold.takeTo(set, space);
                  },
                  point,
                )
              }
              onPointerEnter={event => event.pointerType === 'mouse' && point()}
              onPointerLeave={leave}
              onFocus={point}
              onBlur={leave}
            >
              {cards.map(card => (
                <CardPicture key={card} box={box} card={card} />
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
