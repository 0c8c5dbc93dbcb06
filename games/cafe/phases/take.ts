// C-DRF-2, C-DRF-3: a card of the market is taken and paid for.

import type { Chance, Seat, Tell } from '../../kernel/index.ts';
import { priceOf } from '../area/area.ts';
import type { Box } from '../box.ts';
import { COLOURS, type Card } from '../components.ts';
import type { Event } from '../events.ts';
import { discards, takeOf, type Discard, type Move, type Take } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { AnyTable } from '../state.ts';
import { endPick } from './round.ts';

const hasCubes = (table: AnyTable, seat: Seat): boolean => {
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (table.warehouse[seat * 4 + colour] > 0) return true;
  return false;
};

/** C-DRF-2: whether a card with a cup costs this seat a cube. */
const mustPayForCups = (box: Box, table: AnyTable, seat: Seat): boolean =>
  priceOf(box, table.areas[seat]) > 0;

const canTakeAny = (box: Box, table: AnyTable, seat: Seat): boolean =>
  hasCubes(table, seat) ||
  table.market.some(card => box.hasCup[card] === 0) ||
  !mustPayForCups(box, table, seat);

export const legalTakes = (box: Box, table: AnyTable, seat: Seat): readonly Move[] => {
  if (!canTakeAny(box, table, seat)) return table.market.map(card => discards[card]);
  const moves: Move[] = [];
  const due = mustPayForCups(box, table, seat);
  for (const card of table.market) {
    if (!due || box.hasCup[card] === 0) moves.push(takeOf(card, -1));
    else
      for (let colour = 0; colour < COLOURS.length; colour++)
        if (table.warehouse[seat * 4 + colour] > 0) moves.push(takeOf(card, colour));
  }
  return moves;
};

export const refuseTake = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  move: Take | Discard,
): Refusal | undefined => {
  if (!table.market.includes(move.card)) return 'not-in-market';
  if (move.kind === 'discard') return canTakeAny(box, table, seat) ? 'can-pay' : undefined;
  const due = mustPayForCups(box, table, seat) && box.hasCup[move.card] === 1;
  if (!due) return move.colour < 0 ? undefined : 'card-is-free';
  if (move.colour < 0) return 'must-pay';
  return table.warehouse[seat * 4 + move.colour] > 0 ? undefined : 'not-in-warehouse';
};

const leaveMarket = ({ market }: AnyTable, card: Card): void => {
  for (let i = market.indexOf(card) + 1; i < market.length; i++) market[i - 1] = market[i];
  market.pop();
};

export const takeCard = (table: AnyTable, seat: Seat, { card, colour }: Take, tell?: Tell<Event>): void => {
  leaveMarket(table, card);
  if (colour >= 0) {
    table.warehouse[seat * 4 + colour] -= 1;
    table.supply[colour] += 1;
  }
  table.taken = card;
  table.step = 'place';
  tell?.({ kind: 'took', seat, card, paid: colour });
};

export const discardCard = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { card }: Discard,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  leaveMarket(table, card);
  tell?.({ kind: 'discarded', seat, card });
  endPick(box, table, chance, tell);
};
