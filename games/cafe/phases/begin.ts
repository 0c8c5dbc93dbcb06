// C-DRY-1, C-DRY-2, C-ROA-1: a group of dry squares, or of roasters, is chosen to take cubes.

import type { Seat, Tell } from '../../kernel/index.ts';
import { indexOf, type Area } from '../area/area.ts';
import { groupsIn, type Groups } from '../area/groups.ts';
import { survey, type Cargo, type Room, type Survey } from '../area/survey.ts';
import { DRIES, ROASTERS, STARRED, type Box } from '../box.ts';
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

/** Whether a cube can be moved by an action on a group with this room. */
const canMove = (table: AnyTable, seat: Seat, cargo: Cargo, room: Room): boolean => {
  if (cargo === 0 || room === 0) return false;
  // Only red cubes for ★ roasters alone need more than the action itself (C-ROA-2).
  return room !== STARRED || cargo !== 2 || table.rules === 'table' || table.actions[seat] > 1;
};

/** Lists the groups on which something can be dried, or roasted. */
export const listBegins = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { firsts, count }: Groups,
  { toDry, toRoast, rooms }: Survey,
  doing: Doing,
  moves: Move[],
): void => {
  const cargo = doing === DRYING ? toDry : toRoast;
  if (cargo === 0) return;
  const { cells, faces } = table.areas[seat];
  const sorts = box.sorts[table.rules];
  const sort = doing === DRYING ? DRIES : ROASTERS;
  const begins = doing === DRYING ? dries : roasts;
  for (let k = 0; k < count; k++) {
    const i = firsts[k];
    if (sorts[faces[i]] === sort && canMove(table, seat, cargo, rooms[i])) moves.push(begins[cells[i]]);
  }
};

export const refuseBegin = (box: Box, table: AnyTable, seat: Seat, move: Begin): Refusal | undefined => {
  const area = table.areas[seat];
  const doing = move.kind === 'dry' ? DRYING : ROASTING;
  const root = indexOf(area, move.cell);
  if (root < 0) return 'not-in-area';
  if (box.sorts[table.rules][area.faces[root]] !== (doing === DRYING ? DRIES : ROASTERS))
    return 'wrong-square';
  const groups = groupsIn(box, table.rules, area);
  if (groups.roots[root] !== root) return 'not-first-cell';
  const { toDry, toRoast, rooms } = survey(box, area, groups);
  const cargo = doing === DRYING ? toDry : toRoast;
  if (cargo === 0) return 'nothing-to-move';
  const room = rooms[root];
  if (room === 0) return 'no-room';
  return canMove(table, seat, cargo, room) ? undefined : 'red-costs-more';
};

export const begin = (table: AnyTable, seat: Seat, { kind, cell }: Begin, tell?: Tell<Event>): void => {
  spendAction(table, seat);
  table.doing[seat] = kind === 'dry' ? DRYING : ROASTING;
  table.group[seat] = cell;
  tell?.({ kind: 'began', seat, action: kind, cell });
};
