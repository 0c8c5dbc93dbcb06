// C-ACT-1, C-ACT-2: what a seat may do next with its actions.

import { without, type Chance, type Seat, type Tell } from '../../kernel/index.ts';
import { indexOf } from '../area/area.ts';
import { groupsIn } from '../area/groups.ts';
import { survey } from '../area/survey.ts';
import type { Box } from '../box.ts';
import { NO_CELL } from '../cells.ts';
import { SHOP } from '../components.ts';
import { countsOf } from '../cubes.ts';
import type { Event } from '../events.ts';
import { clears, deliver, doneMove, type Clear, type Move } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { DELIVERING, DRYING, ROASTING, type AnyTable } from '../state.ts';
import { giveBack } from '../supply.ts';
import { listBegins } from './begin.ts';
import { isHalfEmptied, listDeliveries } from './deliver.ts';
import { listPuts } from './put.ts';
import { isNaming, legalNames } from './name.ts';
import { listProduce, listProduceByColour } from './produce.ts';
import { endRound } from './round.ts';
import { closeAction } from './spend.ts';

const listActions = (box: Box, table: AnyTable, seat: Seat, moves: Move[]): void => {
  const area = table.areas[seat];
  const isListed = listProduceByColour(box, table, area, moves);
  const groups = groupsIn(box, table.rules, area);
  const seen = survey(box, area, groups);
  if (!isListed) listProduce(table, area, groups, seen, moves);
  listBegins(box, table, seat, groups, seen, DRYING, moves);
  listBegins(box, table, seat, groups, seen, ROASTING, moves);
  if (seen.hasRoasted) moves.push(deliver);
};

const listClears = (box: Box, table: AnyTable, seat: Seat, moves: Move[]): void => {
  const { cells, faces, cubes } = table.areas[seat];
  for (let i = 0; i < cells.length; i++)
    if (cubes[i] !== 0 && box.square[faces[i]] !== SHOP) moves.push(clears[cells[i]]);
};

/** C-ROA-1: whether an action has begun that has not moved a cube yet. */
const hasOnlyBegun = (table: AnyTable, seat: Seat): boolean => {
  const doing = table.doing[seat];
  if (doing === DELIVERING) return table.source[seat] === NO_CELL;
  return (doing === DRYING || doing === ROASTING) && table.target[seat] === NO_CELL;
};

export const legalActs = (box: Box, table: AnyTable, seat: Seat): readonly Move[] => {
  if (isNaming(table, seat)) return legalNames(table);
  const moves: Move[] = [];
  const doing = table.doing[seat];
  if (doing === DELIVERING) listDeliveries(box, table, seat, moves);
  else if (doing === DRYING || doing === ROASTING) listPuts(box, table, seat, moves);
  if (hasOnlyBegun(table, seat) || isHalfEmptied(table, seat)) return moves;
  if (table.actions[seat] > 0) listActions(box, table, seat, moves);
  listClears(box, table, seat, moves);
  moves.push(doneMove);
  return moves;
};

/** Why whatever has begun cannot be left now. */
export const refuseLeaving = (table: AnyTable, seat: Seat): Refusal | undefined => {
  if (hasOnlyBegun(table, seat)) return 'move-first';
  return isHalfEmptied(table, seat) ? 'finish-roaster' : undefined;
};

export const refuseClear = (box: Box, table: AnyTable, seat: Seat, move: Clear): Refusal | undefined => {
  const area = table.areas[seat];
  const index = indexOf(area, move.cell);
  if (index < 0) return 'not-in-area';
  if (box.square[area.faces[index]] === SHOP) return 'shop-stays';
  return area.cubes[index] === 0 ? 'nothing-to-clear' : undefined;
};

export const clear = (table: AnyTable, seat: Seat, { cell }: Clear, tell?: Tell<Event>): void => {
  closeAction(table, seat);
  const area = table.areas[seat];
  const index = indexOf(area, cell);
  const cubes = area.cubes[index];
  giveBack(table, cubes);
  area.cubes[index] = 0;
  tell?.({ kind: 'cleared', seat, cell, lost: countsOf(cubes) });
};

export const endActions = (table: AnyTable, seat: Seat, chance: Chance, tell?: Tell<Event>): void => {
  closeAction(table, seat);
  tell?.({ kind: 'done', seat, unspent: table.actions[seat] });
  table.actions[seat] = 0;
  table.acting = without(table.acting, seat);
  if (table.acting === 0) endRound(table, chance, tell);
};
