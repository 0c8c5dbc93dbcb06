// Phase B: what is on offer, what was taken, and alone what is chosen or kept.

import type { JSX } from 'preact';
import {
  chooseMoves,
  describeCards,
  discard,
  keepMoves,
  MOST_SHOWN,
  type ProductionCard,
} from '../../games/lata/index.ts';
import { drag } from '../table/drag.ts';
import { CardPicture } from './art/ProductionCard.tsx';
import { OpenedBids } from './Auction.tsx';
import { spaceIn } from './geometry.ts';
import type { Hold } from './hold.ts';
import { SetsOnOffer } from './SetsOnOffer.tsx';

/** One of the sets is taken, in the order that the bids made. */
export const Sets = ({ hold }: { readonly hold: Hold }): JSX.Element => (
  <section class="l-stage" aria-label={hold.text.sets}>
    <OpenedBids hold={hold} />
    <SetsOnOffer hold={hold} />
  </section>
);

/** The cards that must be placed now. */
export const Hand = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, text, next, planned } = hold;
  const { view, language } = desk;
  const describe = describeCards(box, language);
  return (
    <section class="l-stage" aria-label={text.hand}>
      <OpenedBids hold={hold} calm />
      <div class="l-hand">
        {view.hand.map((card, i) => (
          <button
            key={card}
            type="button"
            class="l-set lit movable"
            aria-pressed={next.value === i}
            aria-label={text.inHand(describe.production(card))}
            onClick={() => (next.value = i)}
            onPointerDown={event =>
              drag(
                event,
                onto => {
                  const space = spaceIn(onto);
                  if (space !== undefined) hold.placeOn(space);
                },
                () => (next.value = i),
              )
            }
          >
            <CardPicture box={box} card={card} />
          </button>
        ))}
        <div class="l-hand-words">
          <p>{text.choosePlace}</p>
          {planned.value !== undefined && view.hand.length === 2 && (
            <p role="status">{text.planned(describe.production(view.hand[1]), planned.value + 1)}</p>
          )}
          {hold.isLegal(discard) && (
            <button type="button" class="button small" onClick={() => desk.play(discard)}>
              {text.discardCard}
            </button>
          )}
          <p class="quiet">{text.lineMakes}</p>
        </div>
      </div>
    </section>
  );
};

/** L-SOL-2: two of the cards shown are kept. */
export const Keeping = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, text, kept, tried } = hold;
  const { view, language } = desk;
  const describe = describeCards(box, language);
  const [first, second] = kept.value.toSorted((a, b) => a - b);
  const choose = (i: number): void => {
    kept.value = kept.value.includes(i)
      ? kept.value.filter(other => other !== i)
      : [...kept.value, i].slice(-2);
    tried.value = kept.value.map(shown => view.sets[shown * 2]);
  };
  return (
    <section class="l-stage" aria-label={text.shown}>
      <p>{text.keepAbout}</p>
      <ul class="l-sets">
        {view.sets
          .filter((_, i) => i % 2 === 0)
          .map((card, i) => (
            <li key={card}>
              <button
                type="button"
                class="l-set lit"
                aria-pressed={kept.value.includes(i)}
                aria-label={describe.production(card)}
                onClick={() => choose(i)}
              >
                <CardPicture box={box} card={card} />
              </button>
            </li>
          ))}
      </ul>
      <button
        type="button"
        class={second === undefined ? 'button main' : 'button main ready'}
        aria-disabled={second === undefined}
        onClick={() =>
          second === undefined
            ? hold.explain('L-SOL-2', words => words.keepAbout)
            : desk.play(keepMoves[first * MOST_SHOWN + second])
        }
      >
        {text.keepTwo}
      </button>
    </section>
  );
};

/** L-SOL-7: one card of every face there is. */
export const Choosing = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, text } = hold;
  const describe = describeCards(box, desk.language);
  const faces = new Map<string, ProductionCard>();
  for (const { card } of chooseMoves) {
    const face = `${box.icons[card * 2]} ${box.icons[card * 2 + 1]}`;
    if (!faces.has(face)) faces.set(face, card);
  }
  return (
    <section class="l-stage" aria-label={text.aveiro}>
      <h2>{text.aveiro}</h2>
      <ul class="l-sets small">
        {[...faces.values()].map(card => (
          <li key={card}>
            <button
              type="button"
              class="l-set lit"
              aria-label={text.chooseCard(describe.production(card))}
              onClick={() => desk.play(chooseMoves[card])}
            >
              <CardPicture box={box} card={card} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
