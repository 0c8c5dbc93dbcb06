// C-DRY-1, C-DRY-2, C-ROA-1, C-ROA-2: one cube after the other goes to the group that was chosen.

import type { Seat, Tell } from '../../kernel/index.ts';
import { indexOf, type Area } from '../area/area.ts';
import { groupsOf } from '../area/groups.ts';
import { DRIES, ROASTERS, type Box } from '../box.ts';
import { NO_CELL } from '../cells.ts';
import { RED } from '../components.ts';
import { colourOf, oneOf } from '../cubes.ts';
import type { Event } from '../events.ts';
import { putOf, type Move, type Put } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { DRYING, ROASTING, type AnyTable } from '../state.ts';
import { isSource } from './begin.ts';

/** C-ROA-2 */
const costsMore = (box: Box, table: AnyTable, area: Area, from: number, to: number): boolean =>
  table.rules === 'manual' && box.star[area.faces[to]] === 1 && colourOf(area.cubes[from]) === RED;

/** The numbers of the squares of the last cube, −1 before the first. */
const lastOf = (table: AnyTable, seat: Seat): { readonly from: number; readonly to: number } => {
  const area = table.areas[seat];
  return {
    from: table.source[seat] === NO_CELL ? -1 : indexOf(area, table.source[seat]),
    to: table.target[seat] === NO_CELL ? -1 : indexOf(area, table.target[seat]),
  };
};

const canAfford = (box: Box, table: AnyTable, seat: Seat, from: number, to: number): boolean =>
  table.actions[seat] > 0 || !costsMore(box, table, table.areas[seat], from, to);

/**
 * Lists the next cubes that can be moved, in an order that writes every action in one way: squares that take cubes come
 * in reading order, and so do the squares from which one of them takes several.
 */
export const listPuts = (box: Box, table: AnyTable, seat: Seat, moves: Move[]): void => {
  const area = table.areas[seat];
  const { cells, cubes } = area;
  const doing = table.doing[seat];
  const roots = groupsOf(box, table.rules, area);
  const root = indexOf(area, table.group[seat]);
  const last = lastOf(table, seat);
  for (let to = Math.max(0, last.to); to < cells.length; to++) {
    if (roots[to] !== root) continue;
    const isSame = to === last.to;
    if (isSame ? table.rules === 'manual' : cubes[to] !== 0) continue;
    for (let from = isSame ? last.from : 0; from < cells.length; from++) {
      if (cubes[from] === 0 || !isSource(box, area, from, doing)) continue;
      if (isSame && colourOf(cubes[from]) !== colourOf(cubes[to])) continue;
      if (canAfford(box, table, seat, from, to)) moves.push(putOf(cells[from], cells[to]));
    }
  }
};

const refuseSquares = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  from: number,
  to: number,
): Refusal | undefined => {
  const area = table.areas[seat];
  const doing = table.doing[seat];
  if (from < 0 || to < 0) return 'not-in-area';
  const sort = doing === DRYING ? DRIES : ROASTERS;
  if (!isSource(box, area, from, doing) || box.sorts[table.rules][area.faces[to]] !== sort)
    return 'wrong-square';
  if (area.cubes[from] === 0) return 'square-empty';
  return groupsOf(box, table.rules, area)[to] === indexOf(area, table.group[seat])
    ? undefined
    : 'other-group';
};

export const refusePut = (box: Box, table: AnyTable, seat: Seat, move: Put): Refusal | undefined => {
  const doing = table.doing[seat];
  if (doing !== DRYING && doing !== ROASTING) return 'nothing-begun';
  const area = table.areas[seat];
  const from = indexOf(area, move.from);
  const to = indexOf(area, move.to);
  const bad = refuseSquares(box, table, seat, from, to);
  if (bad !== undefined) return bad;
  const last = lastOf(table, seat);
  if (to < last.to) return 'reading-order';
  if (to === last.to) {
    if (table.rules === 'manual') return 'square-taken';
    if (colourOf(area.cubes[from]) !== colourOf(area.cubes[to])) return 'one-colour';
    if (from < last.from) return 'reading-order';
  } else if (area.cubes[to] !== 0) return 'square-taken';
  return canAfford(box, table, seat, from, to) ? undefined : 'red-costs-more';
};

export const put = (box: Box, table: AnyTable, seat: Seat, move: Put, tell?: Tell<Event>): void => {
  const area = table.areas[seat];
  const from = indexOf(area, move.from);
  const to = indexOf(area, move.to);
  const colour = colourOf(area.cubes[from]);
  const extra = costsMore(box, table, area, from, to);
  if (extra) table.actions[seat] -= 1;
  area.cubes[from] -= oneOf(colour);
  area.cubes[to] += oneOf(colour);
  table.source[seat] = move.from;
  table.target[seat] = move.to;
  tell?.({ kind: 'put', seat, from: move.from, to: move.to, colour, extra });
};
