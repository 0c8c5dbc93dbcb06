// C-EXP-5: at the table, the colour of each Plus square of a group that is produced is named.

import type { Seat, Tell } from '../../kernel/index.ts';
import { indexOf } from '../area/area.ts';
import { groupsOf } from '../area/groups.ts';
import type { Box } from '../box.ts';
import { NO_CELL } from '../cells.ts';
import { PLUS } from '../components.ts';
import type { Event } from '../events.ts';
import { names, type Move, type Name } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { NAMING, NOTHING, type AnyTable } from '../state.ts';
import { grow, isSupplyEmpty } from '../supply.ts';

/** The next Plus square of the group that waits for a colour, or −1. */
const nextPlus = (box: Box, table: AnyTable, seat: Seat): number => {
  const area = table.areas[seat];
  const roots = groupsOf(box, table.rules, area);
  const root = indexOf(area, table.group[seat]);
  for (let i = 0; i < area.cells.length; i++)
    if (roots[i] === root && area.cubes[i] === 0 && box.square[area.faces[i]] === PLUS) return i;
  return -1;
};

/** Waits for a colour as long as there is a Plus square without one. */
export const awaitName = (box: Box, table: AnyTable, seat: Seat): void => {
  const waits = table.expresso === 'on' && !isSupplyEmpty(table) && nextPlus(box, table, seat) >= 0;
  table.doing[seat] = waits ? NAMING : NOTHING;
  if (!waits) table.group[seat] = NO_CELL;
};

/** While others act, the supply may run out before a colour is named. */
export const isNaming = (table: AnyTable, seat: Seat): boolean =>
  table.doing[seat] === NAMING && !isSupplyEmpty(table);

export const legalNames = (table: AnyTable): Move[] => names.filter(({ colour }) => table.supply[colour] > 0);

export const refuseName = (table: AnyTable, seat: Seat, { colour }: Name): Refusal | undefined => {
  if (!isNaming(table, seat)) return 'nothing-to-name';
  return table.supply[colour] > 0 ? undefined : 'supply-out';
};

export const nameColour = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { colour }: Name,
  tell?: Tell<Event>,
): void => {
  const area = table.areas[seat];
  const index = nextPlus(box, table, seat);
  grow(table, area, index, colour);
  tell?.({ kind: 'named', seat, cell: area.cells[index], colour });
  awaitName(box, table, seat);
};
