// Phase B: a set is taken and all its cards are placed (L-FAC-1 to L-FAC-3).

import type { Chance, Seat, Tell } from '../../kernel/index.ts';
import { addCard } from '../cards.ts';
import type { Box } from '../box.ts';
import { FACTORY_CARDS, laid, NONE, SPACES, type ProductionCard, type Space } from '../components.ts';
import type { Event } from '../events.ts';
import { discard, placeMoves, takeMoves, type Move, type Place, type Take } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { isSolo, type AnyTable } from '../state.ts';
import { beginProduction } from './turn.ts';

export const legalSets = (table: AnyTable): readonly Move[] => {
  const moves: Move[] = [];
  for (let set = 0; set * 2 < table.sets.length; set++)
    if (table.sets[set * 2] !== NONE) moves.push(takeMoves[set]);
  return moves;
};

export const refuseSet = (table: AnyTable, { set }: Take): Refusal | undefined => {
  if (set * 2 >= table.sets.length) return 'no-such-set';
  return table.sets[set * 2] === NONE ? 'set-taken' : undefined;
};

/** L-FAC-1: what nobody took is discarded with the last choice. */
const discardRest = (table: AnyTable, tell?: Tell<Event>): void => {
  const cards = table.sets.filter(card => card !== NONE);
  for (const card of cards) addCard(table.discard, 0, card);
  table.sets.length = 0;
  if (cards.length > 0) tell?.({ kind: 'discarded', cards });
};

export const takeSet = (table: AnyTable, seat: Seat, { set }: Take, tell?: Tell<Event>): void => {
  for (let i = set * 2; i < set * 2 + 2; i++) {
    if (table.sets[i] !== NONE) table.hand.push(table.sets[i]);
    table.sets[i] = NONE;
  }
  table.step = 'place';
  tell?.({ kind: 'took', seat, cards: table.hand.slice() });
  if (table.turn === table.players - 1) discardRest(table, tell);
};

/** L-SOL-8: at 5, one card of the set may be discarded. */
const mayDiscard = (table: AnyTable): boolean =>
  isSolo(table) &&
  table.scenario === 'matosinhos' &&
  table.points[0] === 5 &&
  (table.hand.length === 2 || table.usedSpace !== NONE);

export const legalPlaces = (box: Box, table: AnyTable, seat: Seat): readonly Move[] => {
  const moves: Move[] = [];
  const costs = box.costs[table.scenario];
  for (let space = 0; space < SPACES; space++)
    if (space !== table.usedSpace && costs[space] <= table.coins[seat]) moves.push(placeMoves[space]);
  if (mayDiscard(table)) moves.push(discard);
  return moves;
};

export const refusePlace = (box: Box, table: AnyTable, seat: Seat, { space }: Place): Refusal | undefined => {
  if (space === table.usedSpace) return 'same-space';
  return box.costs[table.scenario][space] > table.coins[seat] ? 'no-coins-for-space' : undefined;
};

export const refuseDiscard = (table: AnyTable): Refusal | undefined =>
  mayDiscard(table) ? undefined : 'must-place';

/** Puts a card on top of a space. */
export const lay = (table: AnyTable, seat: Seat, card: ProductionCard, space: Space): void => {
  let at = seat * FACTORY_CARDS;
  while (table.factories[at] !== NONE) at++;
  table.factories[at] = laid(card, space);
  table.tops[seat * SPACES + space] = card;
};

const goOn = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  if (table.hand.length > 0) return;
  table.usedSpace = NONE;
  table.turn += 1;
  if (table.turn < table.players) table.step = 'take';
  else beginProduction(box, table, chance, tell);
};

export const placeCard = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { space }: Place,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const card = table.hand.shift() ?? NONE;
  const cost = box.costs[table.scenario][space];
  table.coins[seat] -= cost;
  table.usedSpace = space;
  lay(table, seat, card, space);
  tell?.({ kind: 'placed', seat, card, space, cost });
  goOn(box, table, chance, tell);
};

export const discardCard = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  const card = table.hand.shift() ?? NONE;
  addCard(table.discard, 0, card);
  tell?.({ kind: 'discarded', cards: [card] });
  goOn(box, table, chance, tell);
};
