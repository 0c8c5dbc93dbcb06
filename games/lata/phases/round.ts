// How rounds and the match follow one another, and how cards come to the table.

import type { Chance, Tell } from '../../kernel/index.ts';
import { drawCard, isEmpty } from '../cards.ts';
import { displaySize, MOST_POINTS, NONE, ROUNDS, SETS, type MarketCard } from '../components.ts';
import type { Event } from '../events.ts';
import { isSolo, MARKET_DECK, PRODUCTION_DECK, SCORING_DECK, type AnyTable, type Step } from '../state.ts';

/** Whether there is another market card to reveal. */
export const hasMarket = (table: AnyTable): boolean =>
  !isEmpty(table.decks, MARKET_DECK) || table.under.length > 0;

/** Puts the next market card on display: of those under the deck only when the rest is gone (L-SOL-3). */
export const showMarket = (table: AnyTable, chance: Chance): MarketCard => {
  const card = isEmpty(table.decks, MARKET_DECK)
    ? (table.under.shift() ?? NONE)
    : drawCard(table.decks, MARKET_DECK, chance);
  table.market.push(card);
  table.filled.push(0);
  return card;
};

/** L-RND-2 */
export const topUpMarket = (table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  const before = table.market.length;
  while (table.market.length < displaySize(table.players) && hasMarket(table)) showMarket(table, chance);
  if (table.market.length > before) tell?.({ kind: 'markets', cards: table.market.slice(before) });
};

/** L-RND-2 */
const topUpOffers = (table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  const before = table.offers.length;
  while (table.offers.length < displaySize(table.players) && !isEmpty(table.decks, SCORING_DECK))
    table.offers.push(drawCard(table.decks, SCORING_DECK, chance));
  if (table.offers.length > before) tell?.({ kind: 'offers', cards: table.offers.slice(before) });
};

/** Puts a set of this many production cards on offer. */
export const dealSet = (table: AnyTable, size: number, chance: Chance): void => {
  table.sets.push(drawCard(table.decks, PRODUCTION_DECK, chance));
  table.sets.push(size === 2 ? drawCard(table.decks, PRODUCTION_DECK, chance) : NONE);
};

const firstStep = (table: AnyTable): Step => {
  if (!isSolo(table)) return table.auction === 'sealed' ? 'bid' : 'raise';
  return table.scenario === 'aveiro' && table.round === 0 ? 'choose' : 'marker';
};

export const beginRound = (table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  tell?.({ kind: 'round', round: table.round });
  for (let seat = 0; seat < table.players; seat++) table.points[seat] = MOST_POINTS; // L-RND-3
  for (const size of SETS[table.players]) dealSet(table, size, chance);
  if (table.sets.length > 0) tell?.({ kind: 'dealt', sets: table.sets.slice() });
  topUpMarket(table, chance, tell);
  topUpOffers(table, chance, tell);
  table.turn = 0;
  table.step = firstStep(table);
};

/** L-END-1 */
export const endRound = (table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.round += 1;
  if (table.round < ROUNDS) return beginRound(table, chance, tell);
  table.turn = 0;
  table.step = 'over';
  tell?.({ kind: 'over' });
};
