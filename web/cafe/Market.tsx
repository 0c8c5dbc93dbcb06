import type { JSX } from 'preact';
import {
  BEAN,
  cardName,
  COLOURS,
  deckSize,
  DRY,
  faceOf,
  LOTE,
  NATA,
  NO_CARD,
  NO_SHOP,
  PLUS,
  priceOf,
  ROAST,
  SHIP,
  unseenCards,
  type Card,
  type Take,
} from '../../games/cafe/index.ts';
import { drag } from '../table/drag.ts';
import { Bean, Cube } from './art/beans.tsx';
import { CardPicture } from './art/Card.tsx';
import type { Hold } from './hold.ts';
import { cardWords } from './words.ts';

/** A square of a kind, small, with how many of them a card has. */
const Share = ({ scene, count }: { readonly scene: string; readonly count: number }): JSX.Element | null =>
  count === 0 ? null : (
    <span class="c-share">
      <svg width="22" height="22" aria-hidden="true">
        <use href={`#c-square-${scene}`} width="22" height="22" />
      </svg>
      {count}
    </span>
  );

/** What a card adds, kind by kind. */
const Adds = ({ hold, card }: { readonly hold: Hold; readonly card: Card }): JSX.Element => {
  const { box, text } = hold;
  const faces = [0, 1, 2, 3, 4, 5].map(place => faceOf(card, place));
  const count = (kind: number): number => faces.filter(face => box.square[face] === kind).length;
  const shops = [...new Set(faces.map(face => box.shop[face]).filter(shop => shop !== NO_SHOP))];
  return (
    <p class="c-adds" aria-hidden="true">
      {box.cups[card] > 0 && <span class="c-share cup">+{text.action(box.cups[card])}</span>}
      {COLOURS.map((name, colour) => {
        const beans = faces.filter(face => box.square[face] === BEAN && box.colour[face] === colour).length;
        return beans === 0 ? null : (
          <span key={name} class="c-share">
            <Bean colour={colour} size={18} />
            {beans}
          </span>
        );
      })}
      <Share scene="dry" count={count(DRY)} />
      <Share scene="roast" count={count(ROAST)} />
      <Share scene="ship" count={count(SHIP)} />
      <Share scene="plus" count={count(PLUS)} />
      <Share scene="lote" count={count(LOTE)} />
      <Share scene="nata" count={count(NATA)} />
      {shops.map(shop => (
        <span key={shop} class="c-share shop">
          {box.shops[shop].value}
        </span>
      ))}
    </p>
  );
};

const MarketCard = ({ hold, card }: { readonly hold: Hold; readonly card: Card }): JSX.Element => {
  const { box, desk, text } = hold;
  const { view, legal, viewer } = desk;
  const seat = typeof viewer === 'number' ? viewer : view.order[view.turn];
  const taking = view.step === 'take' && desk.seat !== undefined;
  const move = hold.takeFor(card);
  const takes = legal.filter((one): one is Take => one.kind === 'take' && one.card === card);
  const due = box.hasCup[card] === 1 && priceOf(box, view.areas[seat]) > 0;
  const byShips = box.hasCup[card] === 1 && !due;
  const usual = move.kind === 'take' ? move.colour : -1;
  const open = taking && legal.includes(move);
  const name = !open
    ? text.tooDear(cardName(card))
    : move.kind === 'discard'
      ? text.discard(cardName(card))
      : usual < 0
        ? text.takeFree(cardName(card))
        : text.take(cardName(card), text.cubes(usual, 1));
  return (
    <li class={open ? 'c-offer lit' : 'c-offer'}>
      <button
        type="button"
        class="c-card-button"
        aria-label={`${taking ? `${name}. ` : ''}${cardWords(text, box, card)}`}
        aria-disabled={!open}
        onPointerDown={event =>
          taking &&
          takes.length > 0 &&
          drag(
            event,
            onto => hold.layAt(Number(onto)),
            () => (hold.dragged.value = card),
            onto => (hold.at.value = onto === undefined ? undefined : Number(onto)),
            () => (hold.dragged.value = NO_CARD),
          )
        }
        onClick={() => desk.play(move)}
      >
        <CardPicture box={box} card={card} />
        <span class={due ? 'c-price due' : 'c-price'} aria-hidden="true">
          {due ? text.costs : byShips ? text.freeByShips : text.free}
        </span>
      </button>
      <div class="c-offer-foot">
        <Adds hold={hold} card={card} />
        {takes.length > 1 && (
          <div class="c-pay" role="group" aria-label={text.payWith}>
            {takes.map(take => (
              <button
                key={take.colour}
                type="button"
                class={take.colour === usual ? 'c-pay-cube usual' : 'c-pay-cube'}
                aria-label={text.take(cardName(card), text.cubes(take.colour, 1))}
                title={text.take(cardName(card), text.cubes(take.colour, 1))}
                onClick={() => desk.play(take)}
              >
                <Cube colour={take.colour} size={24} />
              </button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
};

/** The cards that can be taken, with price tags and what each adds. */
export const Market = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { text } = hold;
  const { view } = hold.desk;
  if (view.market.length === 0 || view.step === 'act') return null;
  const active = view.step === 'take' && hold.desk.seat !== undefined;
  return (
    <section class={active ? 'c-market active' : 'c-market'}>
      <h2>
        {text.market}{' '}
        <span class="quiet">{text.deckLeft(deckSize(view.deck) - unseenCards(view.players))}</span>
      </h2>
      <ul class={`c-offers of-${view.market.length}`}>
        {view.market.map(card => (
          <MarketCard key={card} hold={hold} card={card} />
        ))}
      </ul>
    </section>
  );
};
