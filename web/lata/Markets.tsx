import type { JSX } from 'preact';
import {
  CUBES,
  GOODS,
  marketName,
  replaceMove,
  revealMoves,
  saleValue,
  sellMoves,
  countCubes,
  type Cubes,
  type MarketCard,
} from '../../games/lata/index.ts';
import { CRATE, CrateFace, slotAt, slotPitch, slotsOf } from './art/Crate.tsx';
import { Tin } from './art/tins.tsx';
import { percent } from './geometry.ts';
import type { Hold } from './hold.ts';
import { outcomeOf } from './knowledge.ts';
import { marketWords, tinsOf } from './words.ts';

/** What a sale brings, said before it is made: coins, the card, points. */
const Brings = (props: {
  readonly hold: Hold;
  readonly card: MarketCard;
  readonly tins: Cubes;
}): JSX.Element | null => {
  const { hold, card, tins } = props;
  const { desk, box, text } = hold;
  if (desk.seat === undefined) return null;
  const move = sellMoves[card * CUBES + tins];
  const { points, completes } = outcomeOf(desk.game, desk.view, desk.seat, move);
  return (
    <span class="l-brings">
      <span aria-hidden="true" class="l-brings-tins">
        {tinsOf(tins).map((count, good) =>
          Array.from({ length: count }, (_, i) => <Tin key={`${good} ${i}`} good={good} size={20} />),
        )}
      </span>
      <span class="l-coins">+{text.coins(saleValue(box, card, countCubes(tins)))}</span>
      {completes && <span>{text.takesCard}</span>}
      {points !== 0 && (
        <b class="l-gain">
          {points > 0 ? '+' : '−'}
          {text.victory(Math.abs(points))}
        </b>
      )}
    </span>
  );
};

const Crate = ({ hold, card }: { readonly hold: Hold; readonly card: MarketCard }): JSX.Element => {
  const { desk, box, text, sale, replacing } = hold;
  const { view } = desk;
  const filled = view.filled[view.market.indexOf(card)];
  const offered = sale.value?.card === card ? sale.value.tins : 0;
  const slots = slotsOf(box, card, filled, offered);
  const pitch = slotPitch(slots.length);
  const most = hold.mostFor(card);
  const selling = view.step === 'sell' && desk.legal.length > 0;
  const chosen = replacing.value?.includes(card) ?? false;
  const name = marketName(card);
  const state = [
    most > 0 && 'lit',
    (offered > 0 || chosen) && 'chosen',
    desk.recent.some(
      event => (event.kind === 'sold' || event.kind === 'revealed-market') && event.card === card,
    ) && 'recent',
  ];
  const choose = (): void => {
    if (replacing.value === undefined) return hold.fill(card);
    if (filled !== 0) return desk.play(replaceMove(card));
    const cards = replacing.value;
    replacing.value = chosen ? cards.filter(other => other !== card) : [...cards, card].slice(-3);
    return undefined;
  };
  return (
    <li class={['l-crate', ...state].filter(Boolean).join(' ')}>
      <div class="l-crate-art" data-drop={`market ${card}`}>
        <svg viewBox={`0 0 ${CRATE.width} ${CRATE.height}`} aria-hidden="true">
          <CrateFace box={box} card={card} slots={slots} />
        </svg>
        <button
          type="button"
          class="l-spot"
          style={{ inset: '0 0 34% 0' }}
          aria-label={`${marketWords(text, box, card, filled)}${most > 0 ? `. ${text.fillIt(name)}` : ''}`}
          aria-disabled={most === 0 && replacing.value === undefined}
          tabIndex={most > 0 || replacing.value !== undefined ? 0 : -1}
          aria-pressed={chosen}
          onClick={choose}
        />
        {selling &&
          slots.map(({ good, tin }, i) => {
            const { x, y } = slotAt(i, slots.length);
            const words = { none: text.slotFree, offered: text.slotOffered, there: text.slotFull }[tin];
            return tin === 'there' ? null : (
              <button
                key={i}
                type="button"
                class={`l-spot slot ${GOODS[good]}`}
                style={{
                  left: percent(x + 16 - pitch / 2, CRATE.width),
                  top: percent(y - 6, CRATE.height),
                  width: percent(pitch, CRATE.width),
                  height: percent(44, CRATE.height),
                }}
                aria-label={words(text.goods[good], name)}
                onClick={() => (tin === 'offered' ? hold.takeOut(card, good) : hold.putIn(card, good))}
              />
            );
          })}
      </div>
      {selling && (offered > 0 || most > 0) && (
        <div class="l-sale">
          {offered > 0 ? (
            <>
              <Brings hold={hold} card={card} tins={offered} />
              <span class="l-sale-buttons">
                <button
                  type="button"
                  class="button small main ready"
                  aria-label={text.sale(text.tins(tinsOf(offered)), name)}
                  onClick={() => desk.play(sellMoves[card * CUBES + offered])}
                >
                  {text.sellNow}
                </button>
                <button
                  type="button"
                  class="button small icon"
                  aria-label={text.takeOut}
                  title={text.takeOut}
                  onClick={() => (sale.value = undefined)}
                >
                  ↶
                </button>
              </span>
            </>
          ) : (
            <button type="button" class="l-fill" title={text.fillIt(name)} onClick={() => hold.fill(card)}>
              <span class="unseen">{text.fillIt(name)}: </span>
              <Brings hold={hold} card={card} tins={most} />
            </button>
          )}
        </div>
      )}
    </li>
  );
};

/** Revealing a market, and alone replacing some. */
const MarketActs = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { desk, text, replacing } = hold;
  const { view } = desk;
  if (desk.legal.length === 0 || (view.step !== 'produce' && view.step !== 'sell')) return null;
  const cards = replacing.value?.toSorted((a, b) => a - b);
  return (
    <div class="l-acts">
      <button
        type="button"
        class="button small"
        aria-disabled={!hold.isLegal(revealMoves[0])}
        onClick={() => desk.play(revealMoves[0])}
      >
        {text.revealMarket(view.freeReveals > 0)}
      </button>
      {view.players === 1 && cards === undefined && (
        <button
          type="button"
          class="button small"
          aria-disabled={!desk.legal.some(({ kind }) => kind === 'replace')}
          onClick={() =>
            desk.legal.some(({ kind }) => kind === 'replace')
              ? (replacing.value = [])
              : desk.play(replaceMove(view.market[0] ?? 0))
          }
        >
          {text.replaceSome}
        </button>
      )}
      {cards !== undefined && (
        <>
          {cards.length === 0 ? (
            <p role="status">{text.replaceAbout}</p>
          ) : (
            <button
              type="button"
              class="button small main ready"
              onClick={() => desk.play(replaceMove(cards[0], cards[1], cards[2]))}
            >
              {text.replaceChosen(cards.length)}
            </button>
          )}
          <button type="button" class="button small" onClick={() => (replacing.value = undefined)}>
            {text.never}
          </button>
        </>
      )}
    </div>
  );
};

/** However many have been revealed, a crate stays large enough to be read: even rows of a few each. */
const MOST_IN_A_ROW = 6;
const inARow = (crates: number): number => Math.max(3, Math.ceil(crates / Math.ceil(crates / MOST_IN_A_ROW)));

/** The markets on display: crates on the quay. */
export const Markets = ({ hold }: { readonly hold: Hold }): JSX.Element => (
  <section class="l-markets" aria-label={hold.text.markets}>
    <ul class="l-crates" style={{ '--crates': inARow(hold.desk.view.market.length) }}>
      {hold.desk.view.market.map(card => (
        <Crate key={card} hold={hold} card={card} />
      ))}
    </ul>
    <MarketActs hold={hold} />
  </section>
);
