// C-DEL-1, C-DEL-2: roasters are emptied, each of their cubes to a shop or to the warehouse.

import type { Seat, Tell } from '../../kernel/index.ts';
import { indexOf, type Area } from '../area/area.ts';
import { isOpenShop, isSupplied, isWanted, isWhole, openShops } from '../area/shops.ts';
import type { Box } from '../box.ts';
import { NO_CELL, type Cell } from '../cells.ts';
import { LOTE, NO_SHOP, ROAST } from '../components.ts';
import { colourOf, oneOf, totalOf } from '../cubes.ts';
import type { Event } from '../events.ts';
import { serveOf, stores, type Move, type Serve, type Store } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import { DELIVERING, type AnyTable } from '../state.ts';
import { spendAction } from './spend.ts';

/** C-EXP-3: a Lote square is delivered from as if it were a roaster. */
const isRoaster = (box: Box, area: Area, index: number): boolean => {
  const square = box.square[area.faces[index]];
  return square === ROAST || square === LOTE;
};

/** The number of the roaster of the last cube, −1 before the first. */
const lastRoaster = (table: AnyTable, seat: Seat): number =>
  table.source[seat] === NO_CELL ? -1 : indexOf(table.areas[seat], table.source[seat]);

/** A roaster that is emptied is emptied altogether before anything else is done. */
export const isHalfEmptied = (table: AnyTable, seat: Seat): boolean => {
  if (table.doing[seat] !== DELIVERING) return false;
  const last = lastRoaster(table, seat);
  return last >= 0 && table.areas[seat].cubes[last] !== 0;
};

export const refuseDelivery = (box: Box, table: AnyTable, seat: Seat): Refusal | undefined => {
  const area = table.areas[seat];
  return area.cubes.some((cubes, i) => cubes !== 0 && isRoaster(box, area, i))
    ? undefined
    : 'nothing-to-deliver';
};

export const beginDelivery = (table: AnyTable, seat: Seat, tell?: Tell<Event>): void => {
  spendAction(table, seat);
  table.doing[seat] = DELIVERING;
  tell?.({ kind: 'delivering', seat });
};

/**
 * Lists where the next cube can go, in an order that writes every delivery in one way: roasters in reading order, and
 * the cubes of one of them first to shops in reading order, then what is left to the warehouse.
 */
export const listDeliveries = (box: Box, table: AnyTable, seat: Seat, moves: Move[]): void => {
  const area = table.areas[seat];
  const { cells, cubes } = area;
  const last = lastRoaster(table, seat);
  const half = isHalfEmptied(table, seat);
  const shops = openShops(box, area);
  const firstShop = half ? indexOf(area, table.target[seat]) : 0;
  for (let from = half ? last : last + 1; from < (half ? last + 1 : cells.length); from++) {
    if (cubes[from] === 0 || !isRoaster(box, area, from)) continue;
    const colour = colourOf(cubes[from]);
    for (const shop of shops)
      if (shop >= firstShop && isWanted(box, area, shop, colour))
        moves.push(serveOf(cells[from], cells[shop]));
    moves.push(stores[cells[from]]);
  }
};

const refuseRoaster = (box: Box, table: AnyTable, seat: Seat, from: Cell): Refusal | undefined => {
  if (table.doing[seat] !== DELIVERING) return 'no-delivery';
  const area = table.areas[seat];
  const index = indexOf(area, from);
  if (index < 0) return 'not-in-area';
  if (!isRoaster(box, area, index)) return 'wrong-square';
  if (isHalfEmptied(table, seat) && from !== table.source[seat]) return 'finish-roaster';
  if (area.cubes[index] === 0) return 'square-empty';
  return index < lastRoaster(table, seat) ? 'reading-order' : undefined;
};

export const refuseStore = (box: Box, table: AnyTable, seat: Seat, move: Store): Refusal | undefined =>
  refuseRoaster(box, table, seat, move.from);

export const refuseServe = (box: Box, table: AnyTable, seat: Seat, move: Serve): Refusal | undefined => {
  const bad = refuseRoaster(box, table, seat, move.from);
  if (bad !== undefined) return bad;
  const area = table.areas[seat];
  const shop = indexOf(area, move.to);
  if (shop < 0) return 'not-in-area';
  const number = box.shop[area.faces[shop]];
  if (number === NO_SHOP) return 'not-a-shop';
  if (!isWhole(box, area, number)) return 'shop-dead';
  if (!isOpenShop(box, area, shop)) return 'not-first-cell';
  if (!isWanted(box, area, shop, colourOf(area.cubes[indexOf(area, move.from)]))) return 'not-wanted';
  const isNext = !isHalfEmptied(table, seat) || shop >= indexOf(area, table.target[seat]);
  return isNext ? undefined : 'reading-order';
};

export const serve = (
  box: Box,
  table: AnyTable,
  seat: Seat,
  { from, to }: Serve,
  tell?: Tell<Event>,
): void => {
  const area = table.areas[seat];
  const roaster = indexOf(area, from);
  const shop = indexOf(area, to);
  const colour = colourOf(area.cubes[roaster]);
  area.cubes[roaster] -= oneOf(colour);
  area.cubes[shop] += oneOf(colour);
  table.source[seat] = from;
  table.target[seat] = to;
  const { name } = box.shops[box.shop[area.faces[shop]]];
  tell?.({ kind: 'served', seat, from, shop: name, colour, complete: isSupplied(box, area, shop) });
};

export const store = (table: AnyTable, seat: Seat, { from }: Store, tell?: Tell<Event>): void => {
  const area = table.areas[seat];
  const roaster = indexOf(area, from);
  const colour = colourOf(area.cubes[roaster]);
  const count = totalOf(area.cubes[roaster]);
  area.cubes[roaster] = 0;
  table.warehouse[seat * 4 + colour] += count;
  table.source[seat] = from;
  table.target[seat] = NO_CELL;
  tell?.({ kind: 'stored', seat, from, colour, count });
};
