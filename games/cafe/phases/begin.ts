// C-DRY-1, C-DRY-2, C-ROA-1: a group of dry squares, or of roasters, is chosen to take cubes.

import type { Seat, Tell } from '../../kernel/index.ts';
import { indexOf, MOST_CELLS, type Area } from '../area/area.ts';
import { groupsOf, type Roots } from '../area/groups.ts';
import { cargoToDry, cargoToRoast, survey, type Cargo } from '../area/survey.ts';
import { DRIES, ROASTERS, type Box } from '../box.ts';
import { BEAN, DRY, PLUS } from '../components.ts';
import type { Event } from '../events.ts';
import { dries, roasts, type Begin, type Move } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { DRYING, ROASTING, type AnyTable, type Doing } from '../state.ts';
import { spendAction } from './spend.ts';

/** Where an action takes its cubes from. Nothing is roasted from a Lote square (C-EXP-3). */
export const isSource = (box: Box, area: Area, index: number, doing: Doing): boolean => {
  const square = box.square[area.faces[index]];
  return doing === DRYING ? square === BEAN || square === PLUS : square === DRY;
};

/** What room a group has: 1 for an empty square, 2 for an empty ★ roaster, 3 for both. */
const rooms = new Uint8Array(MOST_CELLS);

/** Whether a cube can be moved by an action on a group with this room. */
const canMove = (table: AnyTable, seat: Seat, cargo: Cargo, room: number): boolean => {
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
  cargo: Cargo,
  moves: Move[],
): void => {
  if (cargo === 0) return;
  const { cells, faces, cubes } = table.areas[seat];
  const sorts = box.sorts[table.rules];
  const sort = doing === DRYING ? DRIES : ROASTERS;
  const begins = doing === DRYING ? dries : roasts;
  const { length } = cells;
  for (let i = 0; i < length; i++) rooms[i] = 0;
  for (let i = 0; i < length; i++)
    if (sorts[faces[i]] === sort && cubes[i] === 0) rooms[roots[i]] |= box.star[faces[i]] === 1 ? 2 : 1;
  for (let i = 0; i < length; i++)
    if (rooms[i] !== 0 && canMove(table, seat, cargo, rooms[i])) moves.push(begins[cells[i]]);
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
  const found = survey(box, area);
  const cargo = doing === DRYING ? cargoToDry(found) : cargoToRoast(found);
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
