// C-DRY-1, C-DRY-2, C-ROA-1, C-ROA-2: cubes go from beans to a group of dry squares, or from those to a group of roasters.

import type { Seat, Tell } from '../../kernel/index.ts';
import { indexOf, MOST_CELLS, type Area } from '../area/area.ts';
import { groupsOf, type Roots } from '../area/groups.ts';
import { DRIES, ROASTERS, type Box } from '../box.ts';
import { NO_CELL } from '../cells.ts';
import { BEAN, DRY, PLUS, RED } from '../components.ts';
import { colourOf, oneOf } from '../cubes.ts';
import type { Event } from '../events.ts';
import { dries, putOf, roasts, type Begin, type Move, type Put } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { DRYING, ROASTING, type AnyTable, type Doing } from '../state.ts';
import { spendAction } from './spend.ts';

/** Where an action takes its cubes from. Nothing is roasted from a Lote square (C-EXP-3). */
const isSource = (box: Box, area: Area, index: number, doing: Doing): boolean => {
  const square = box.square[area.faces[index]];
  return doing === DRYING ? square === BEAN || square === PLUS : square === DRY;
};

/** C-ROA-2 */
const costsMore = (box: Box, table: AnyTable, area: Area, from: number, to: number): boolean =>
  table.rules === 'manual' && box.star[area.faces[to]] === 1 && colourOf(area.cubes[from]) === RED;

/** What room a group has: 1 for an empty square, 2 for an empty ★ roaster, 3 for both. */
const rooms = new Uint8Array(MOST_CELLS);

/** What there is to move: 1 for cubes, 2 for red ones, 3 for both. */
const cargoOf = (box: Box, area: Area, doing: Doing): number => {
  let cargo = 0;
  for (let i = 0; i < area.cells.length; i++)
    if (area.cubes[i] !== 0 && isSource(box, area, i, doing))
      cargo |= colourOf(area.cubes[i]) === RED ? 2 : 1;
  return cargo;
};

/** Whether a cube can be moved by an action on a group with this room. */
const canMove = (table: AnyTable, seat: Seat, cargo: number, room: number): boolean => {
  if (cargo === 0 || room === 0) return false;
  // Only red cubes for ★ roasters alone need more than the action itself (C-ROA-2).
  return room !== 2 || cargo !== 2 || table.rules === 'table' || table.actions[seat] > 1;
};

/** Lists the groups on which something can be dried, or roasted. */
export const listBegins = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  roots: Roots,
  doing: Doing,
  moves: Move[],
): void => {
  const area = table.areas[seat];
  const cargo = cargoOf(box, area, doing);
  if (cargo === 0) return;
  const sort = doing === DRYING ? DRIES : ROASTERS;
  const begins = doing === DRYING ? dries : roasts;
  const { length } = area.cells;
  rooms.fill(0, 0, length);
  for (let i = 0; i < length; i++)
    if (area.cubes[i] === 0 && roots[i] >= 0 && box.sorts[table.rules][area.faces[i]] === sort)
      rooms[roots[i]] |= box.star[area.faces[i]] === 1 ? 2 : 1;
  for (let i = 0; i < length; i++)
    if (canMove(table, seat, cargo, rooms[i])) moves.push(begins[area.cells[i]]);
};

export const refuseBegin = (box: Box, table: AnyTable, seat: Seat, move: Begin): Refusal | undefined => {
  const area = table.areas[seat];
  const doing = move.kind === 'dry' ? DRYING : ROASTING;
  const root = indexOf(area, move.cell);
  if (root < 0) return 'not-in-area';
  if (box.sorts[table.rules][area.faces[root]] !== (doing === DRYING ? DRIES : ROASTERS))
    return 'wrong-square';
  const roots = groupsOf(box, table.rules, area);
  if (roots[root] !== root) return 'not-first-cell';
  const cargo = cargoOf(box, area, doing);
  if (cargo === 0) return 'nothing-to-move';
  let room = 0;
  for (let i = 0; i < area.cells.length; i++)
    if (roots[i] === root && area.cubes[i] === 0) room |= box.star[area.faces[i]] === 1 ? 2 : 1;
  if (room === 0) return 'no-room';
  return canMove(table, seat, cargo, room) ? undefined : 'red-costs-more';
};

export const begin = (table: AnyTable, seat: Seat, { kind, cell }: Begin, tell?: Tell<Event>): void => {
  spendAction(table, seat);
  table.doing[seat] = kind === 'dry' ? DRYING : ROASTING;
  table.group[seat] = cell;
  tell?.({ kind: 'began', seat, action: kind, cell });
};

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
