// C-ADV-1: cubes of the warehouse are laid in secret; who laid more picks earlier.

import { everybody, hasSeat, only, type Chance, type Seat, type Tell } from '../../kernel/index.ts';
import { COLOURS } from '../components.ts';
import type { Event } from '../events.ts';
import { bid, lays, unlays, type Bid, type Lay, type Move, type Unlay } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { AnyTable } from '../state.ts';

const laidOf = (table: AnyTable, seat: Seat, colour: number): number => table.bids[seat * 4 + colour] ?? 0;

/** While a bid is open its colours come in order, so that every bid is written in one way. */
const isInOrder = (table: AnyTable, seat: Seat, colour: number): boolean => {
  for (let later = colour + 1; later < COLOURS.length; later++)
    if (laidOf(table, seat, later) > 0) return false;
  return true;
};

const refuseLay = (table: AnyTable, seat: Seat, { colour }: Lay): Refusal | undefined => {
  if (laidOf(table, seat, colour) >= table.warehouse[seat * 4 + colour]) return 'none-to-lay';
  return hasSeat(table.closed, seat) || isInOrder(table, seat, colour) ? undefined : 'lay-in-order';
};

const refuseUnlay = (table: AnyTable, seat: Seat, { colour }: Unlay): Refusal | undefined => {
  if (!hasSeat(table.closed, seat)) return 'bid-open';
  return laidOf(table, seat, colour) > 0 ? undefined : 'none-laid';
};

export const refuseBid = (table: AnyTable, seat: Seat, move: Lay | Unlay | Bid): Refusal | undefined => {
  if (move.kind === 'lay') return refuseLay(table, seat, move);
  if (move.kind === 'unlay') return refuseUnlay(table, seat, move);
  return hasSeat(table.closed, seat) ? 'bid-closed' : undefined;
};

/** A closed bid can still be changed, until the last one is closed. */
export const legalBids = (table: AnyTable, seat: Seat): readonly Move[] => {
  const moves: Move[] = lays.filter(move => refuseLay(table, seat, move) === undefined);
  if (!hasSeat(table.closed, seat)) moves.push(bid);
  else moves.push(...unlays.filter(move => refuseUnlay(table, seat, move) === undefined));
  return moves;
};

const bidOf = (table: AnyTable, seat: Seat): readonly number[] =>
  COLOURS.map((_, colour) => laidOf(table, seat, colour));

/** Shows all bids, pays them, and lets those who laid more pick earlier. */
const showBids = (table: AnyTable, tell?: Tell<Event>): void => {
  const bids = Array.from({ length: table.players }, (_, seat) => bidOf(table, seat));
  const totals = bids.map(counts => counts.reduce((sum, count) => sum + count, 0));
  // Sorting is stable: equals stay in the usual order.
  table.order.sort((a, b) => totals[b] - totals[a]);
  tell?.({ kind: 'bids', bids, order: table.order.slice() });
  bids.flat().forEach((count, i) => {
    table.warehouse[i] -= count;
    table.supply[i % COLOURS.length] += count;
    table.bids[i] = 0;
  });
  table.closed = 0;
  table.step = 'take';
};

export const makeBid = (
  table: AnyTable,
  seat: Seat,
  move: Lay | Unlay | Bid,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  if (move.kind !== 'bid') {
    const by = move.kind === 'lay' ? 1 : -1;
    table.bids[seat * 4 + move.colour] = laidOf(table, seat, move.colour) + by;
    tell?.({ kind: 'laid', seat, colour: move.colour, by });
    return;
  }
  table.closed |= only(seat);
  tell?.({ kind: 'closed', seat });
  if (table.closed !== everybody(table.players)) return;
  chance.reveal();
  showBids(table, tell);
};
