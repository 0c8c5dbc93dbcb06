// Phase C, producing: what is made, and what green cards do, when the line reaches them.

import type { Chance, Seat, Tell } from '../../kernel/index.ts';
import type { Box } from '../box.ts';
import {
  LINE_END,
  MOST_POINTS,
  OIL,
  OVERTIME,
  RELABEL,
  SARDINE,
  SILVER,
  SPACES,
  TRADER,
  WHOLESALER,
  YELLOW,
  type Good,
} from '../components.ts';
import type { Event } from '../events.ts';
import {
  makeMoves,
  orderMoves,
  overtime,
  relabelMoves,
  skip,
  stop,
  tradeMoves,
  type Make,
  type Move,
  type Order,
  type Relabel,
  type Trade,
} from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { AnyTable } from '../state.ts';
import { hasPartner, iconAt, jointGood, makeableAt, nextStop } from './line.ts';
import { runTo } from './turn.ts';

/** Takes a cube away; those made in this turn go before those from salt. */
export const spend = (table: AnyTable, seat: Seat, good: Good, count: number): void => {
  const at = seat * 3 + good;
  table.goods[at] -= count;
  if (table.salt[at] > table.goods[at]) table.salt[at] = table.goods[at];
};

const pushTrades = (table: AnyTable, seat: Seat, moves: Move[]): void => {
  const { goods } = table;
  for (let first = SILVER; first <= YELLOW; first++)
    for (let second = first; second <= YELLOW; second++)
      if (goods[seat * 3 + first] > (first === second ? 1 : 0) && goods[seat * 3 + second] > 0)
        moves.push(tradeMoves[first * 3 + second]);
};

const pushRelabels = (table: AnyTable, seat: Seat, moves: Move[]): void => {
  for (let from = SILVER; from <= YELLOW; from++)
    if (table.goods[seat * 3 + from] > 0)
      for (let to = SILVER; to <= YELLOW; to++) if (to !== from) moves.push(relabelMoves[from * 3 + to]);
};

/** The moves of production proper; revealing and replacing are added by whoever lists them all. */
export const pushProduction = (box: Box, table: AnyTable, seat: Seat, moves: Move[]): void => {
  const icon = iconAt(box, table, seat, table.spot);
  if (icon <= OIL) {
    const makeable = makeableAt(box, table, seat, table.spot);
    for (let good = SILVER; good <= YELLOW; good++)
      if ((makeable & (1 << good)) !== 0) moves.push(makeMoves[good]);
  } else if (icon === TRADER) pushTrades(table, seat, moves);
  else if (icon === RELABEL) pushRelabels(table, seat, moves);
  else if (icon === OVERTIME) moves.push(overtime);
  else moves.push(orderMoves[0], orderMoves[1], orderMoves[2]);
  if (nextStop(box, table, seat, table.spot + 1) < LINE_END) moves.push(skip);
  moves.push(stop);
};

export const refuseMake = (box: Box, table: AnyTable, seat: Seat, { good }: Make): Refusal | undefined => {
  const icon = iconAt(box, table, seat, table.spot);
  if (icon > OIL) return 'other-icon';
  if (good === SILVER) return icon === SARDINE ? undefined : 'other-icon';
  if (good !== jointGood(icon)) return 'other-icon';
  return hasPartner(box, table, seat, table.spot, icon) ? undefined : 'no-partner';
};

export const refuseTrade = (box: Box, table: AnyTable, seat: Seat, move: Trade): Refusal | undefined => {
  if (iconAt(box, table, seat, table.spot) !== TRADER) return 'other-icon';
  const { first, second } = move;
  const enough =
    table.goods[seat * 3 + first] > (first === second ? 1 : 0) && table.goods[seat * 3 + second] > 0;
  return enough ? undefined : 'lacks-cubes';
};

export const refuseRelabel = (box: Box, table: AnyTable, seat: Seat, move: Relabel): Refusal | undefined => {
  if (iconAt(box, table, seat, table.spot) !== RELABEL) return 'other-icon';
  return table.goods[seat * 3 + move.from] > 0 ? undefined : 'lacks-cube';
};

export const refuseOvertime = (box: Box, table: AnyTable, seat: Seat): Refusal | undefined =>
  iconAt(box, table, seat, table.spot) === OVERTIME ? undefined : 'other-icon';

export const refuseOrder = (box: Box, table: AnyTable, seat: Seat): Refusal | undefined =>
  iconAt(box, table, seat, table.spot) === WHOLESALER ? undefined : 'other-icon';

export const refuseSkip = (box: Box, table: AnyTable, seat: Seat): Refusal | undefined =>
  nextStop(box, table, seat, table.spot + 1) < LINE_END ? undefined : 'nothing-later';

/** L-PRD-2: the first good of a card costs an action point, the second nothing. */
export const make = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { good }: Make,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  table.points[seat] -= 1 - table.paid;
  table.paid = 1;
  table.goods[seat * 3 + good] += 1;
  tell?.({ kind: 'made', seat, good, card: table.tops[seat * SPACES + (table.spot >> 1)] });
  runTo(box, table, table.spot + 1, chance, tell);
};

/** L-GRN-2 */
export const trade = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { first, second }: Trade,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  spend(table, seat, first, 1);
  spend(table, seat, second, 1);
  table.coins[seat] += 1;
  tell?.({ kind: 'traded', seat, first, second });
  runTo(box, table, table.spot + 1, chance, tell);
};

/** L-GRN-3 */
export const relabel = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { from, to }: Relabel,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  spend(table, seat, from, 1);
  table.goods[seat * 3 + to] += 1;
  tell?.({ kind: 'relabelled', seat, from, to });
  runTo(box, table, table.spot + 1, chance, tell);
};

/** L-GRN-4 */
export const workOvertime = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  table.coins[seat] -= 1;
  table.points[seat] = Math.min(MOST_POINTS, table.points[seat] + 2);
  tell?.({ kind: 'overtime', seat, points: table.points[seat] });
  runTo(box, table, table.spot + 1, chance, tell);
};

/** L-GRN-5: one action point for both goods, a coin for each. */
export const order = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { good }: Order,
  chance: Chance,
  tell?: Tell<Event>,
): void => {
  const isSecond = table.ordered === 1;
  table.points[seat] -= isSecond ? 0 : 1;
  table.coins[seat] -= 1;
  table.goods[seat * 3 + good] += 1;
  table.ordered = 1;
  tell?.({ kind: 'ordered', seat, good });
  runTo(box, table, isSecond ? table.spot + 1 : table.spot, chance, tell);
};
