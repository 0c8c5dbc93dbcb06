// How picks, rounds and the match follow one another.

import { everybody, type Chance, type Seat, type Tell } from '../../kernel/index.ts';
import { actionsOf, countCups } from '../area/area.ts';
import type { Box } from '../box.ts';
import { marketSize, NO_CARD, ROUNDS } from '../components.ts';
import { drawCard } from '../deck.ts';
import type { Event } from '../events.ts';
import type { AnyTable } from '../state.ts';

/** C-DRF-1: the seat that picks so many seats after the one to the left of the master. */
export const usualPicker = (table: AnyTable, turn: number): Seat => (table.master + 1 + turn) % table.players;

const setOrder = (table: AnyTable): void => {
  for (let turn = 0; turn < table.players; turn++) table.order[turn] = usualPicker(table, turn);
  table.turn = 0;
};

/** C-DRF-1, C-ADV-1 */
export const beginRound = (table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  setOrder(table);
  for (let i = marketSize(table.expresso); i > 0; i--) table.market.push(drawCard(table, chance));
  table.step = table.bidding === 'on' ? 'bid' : 'take';
  tell?.({ kind: 'round', round: table.round, master: table.master, market: table.market.slice() });
};

/** C-ACT-1 */
const beginActions = (box: Box, table: AnyTable, tell?: Tell<Event>): void => {
  table.turn = 0;
  table.step = 'act';
  table.acting = everybody(table.players);
  for (let seat = 0; seat < table.players; seat++)
    table.actions[seat] = actionsOf(countCups(box, table.areas[seat]));
  tell?.({ kind: 'actions', actions: table.actions.slice() });
};

/** C-DRF-1: the market is filled up again, but not after the last pick. */
export const endPick = (box: Box, table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  table.taken = NO_CARD;
  if (table.turn === table.players - 1) return beginActions(box, table, tell);
  const card = drawCard(table, chance);
  table.market.push(card);
  tell?.({ kind: 'turned', card });
  table.turn += 1;
  table.step = 'take';
};

/** The market is cleared and the master token goes left; after the last round the match is over (C-END-1). */
export const endRound = (table: AnyTable, chance: Chance, tell?: Tell<Event>): void => {
  tell?.({ kind: 'swept', cards: table.market.slice() });
  table.market.length = 0;
  table.master = (table.master + 1) % table.players;
  table.round += 1;
  if (table.round < ROUNDS) return beginRound(table, chance, tell);
  setOrder(table);
  table.step = 'over';
  tell?.({ kind: 'over' });
};
