// Phase A: sealed bids (L-BID-1, L-BID-2) or the open auction (L-BID-3).

import { everybody, hasSeat, only, type Chance, type Seat, type Tell } from '../../kernel/index.ts';
import { NONE } from '../components.ts';
import type { Event } from '../events.ts';
import { bidMoves, pass, stay, type Bid, type Move, type Stay, type Pass } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { seatToPlay, type AnyTable } from '../state.ts';

export const legalBids = (table: AnyTable, seat: Seat): readonly Move[] => {
  const bid = table.bids[seat];
  return bid === NONE ? bidMoves : bidMoves.filter(move => move.points !== bid);
};

export const refuseBid = (table: AnyTable, seat: Seat, move: Bid): Refusal | undefined =>
  table.bids[seat] === move.points ? 'same-bid' : undefined;

/** L-BID-2: the highest bid first; of equal ones, whoever held the higher token. */
const orderByBids = (table: AnyTable): void => {
  const ranks = table.order.map((seat, token) => ((table.bids[seat] ?? 0) * 8 + token) * 8 + seat);
  ranks.sort((a, b) => b - a);
  for (const [i, rank] of ranks.entries()) table.order[i] = rank & 7;
};

const beginFactory = (table: AnyTable, tell?: Tell<Event>): void => {
  table.turn = 0;
  table.step = 'take';
  tell?.({ kind: 'order', order: table.order.slice() });
};

export const makeBid = (table: AnyTable, seat: Seat, move: Bid, chance: Chance, tell?: Tell<Event>): void => {
  const first = !hasSeat(table.sealed, seat);
  table.bids[seat] = move.points;
  table.sealed |= only(seat);
  tell?.({ kind: 'bid', seat, points: move.points, first });
  if (table.sealed !== everybody(table.players)) return;
  chance.reveal();
  const bids = table.bids.map(bid => bid ?? 0);
  tell?.({ kind: 'bids', bids });
  orderByBids(table);
  for (const [bidder, bid] of bids.entries()) {
    table.points[bidder] -= bid;
    table.bids[bidder] = NONE;
  }
  table.sealed = 0;
  beginFactory(table, tell);
};

const STAY_OR_PASS: readonly Move[] = [stay, pass];
const ONLY_PASS: readonly Move[] = [pass];

export const legalRaises = (table: AnyTable, seat: Seat): readonly Move[] =>
  table.points[seat] > 0 ? STAY_OR_PASS : ONLY_PASS;

export const refuseRaise = (table: AnyTable, seat: Seat, move: Stay | Pass): Refusal | undefined =>
  move.kind === 'stay' && table.points[seat] === 0 ? 'no-points-to-stay' : undefined;

/** The next seat around the table of tokens that is still in. */
const passOn = (table: AnyTable): void => {
  do table.turn = (table.turn + 1) % table.players;
  while (table.tokens.includes(seatToPlay(table)));
};

export const stayIn = (table: AnyTable, seat: Seat, tell?: Tell<Event>): void => {
  table.points[seat] -= 1;
  tell?.({ kind: 'stayed', seat, points: table.points[seat] });
  passOn(table);
};

/** L-BID-3: who leaves takes the highest token left; the last one standing takes the first without paying again. */
export const leave = (table: AnyTable, seat: Seat, tell?: Tell<Event>): void => {
  const token = table.tokens.lastIndexOf(NONE);
  table.tokens[token] = seat;
  tell?.({ kind: 'left', seat, token });
  passOn(table);
  if (token > 1) return;
  table.tokens[0] = seatToPlay(table);
  for (let i = 0; i < table.players; i++) {
    table.order[i] = table.tokens[i];
    table.tokens[i] = NONE;
  }
  beginFactory(table, tell);
};
