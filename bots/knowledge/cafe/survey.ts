// What there is to see in a business area: its works, the cubes on their way and the shops that wait for them.

import {
  BEAN,
  CARDS,
  COLOURS,
  countOf,
  CUP,
  DRIES,
  DRY,
  EXPRESSO,
  groupsOf,
  LOTE,
  NO_SHOP,
  NO_SORT,
  PLUS,
  ROAST,
  ROASTERS,
  SHIP,
  type Box,
  type Cafe,
  type Shop,
} from '../../../games/cafe/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';

export type Table = Cafe['State'] | Cafe['View'];

/** How far a cube has come: it lies on a bean square, on a dry square or on a roaster. */
export const [GROWN, DRIED, ROASTED] = [0, 1, 2] as const;
export type Stage = number;

export interface Survey {
  cups: number;
  ships: number;
  /** Squares of the largest group of beans, of dry squares, of roasters. */
  bestBean: number;
  bestDry: number;
  bestRoast: number;
  /** The size of the group that a bean square finds itself in, on average. */
  meanBean: number;
  roasters: number;
  emptyDry: number;
  emptyRoast: number;
  /** Visible bean squares by colour; a Plus square counts for each. */
  readonly beans: Int32Array;
  /** Cubes by stage × 4 + colour. */
  readonly stock: Int32Array;
  /** The shops that can be seen whole: first `shops` numbers of the list. */
  shops: number;
  readonly open: Int32Array;
  /** What each of those has got, by shop. */
  readonly held: Int32Array;
  /** Cubes that open shops still want, by colour. */
  readonly wanted: Int32Array;
  /** The number of the first square of its group for each square, or −1. */
  roots: Int8Array;
}

/** No area has so many cells, and no card more than two shops. */
const MOST_CELLS = 64;
const MOST_SHOPS = CARDS * 2;
const visible = new Uint8Array(MOST_SHOPS);
const sizes = new Uint8Array(MOST_CELLS);

const newSurvey = (): Survey => ({
  cups: 0,
  ships: 0,
  bestBean: 0,
  bestDry: 0,
  bestRoast: 0,
  meanBean: 0,
  roasters: 0,
  emptyDry: 0,
  emptyRoast: 0,
  beans: new Int32Array(4),
  stock: new Int32Array(12),
  shops: 0,
  open: new Int32Array(MOST_CELLS),
  held: new Int32Array(MOST_SHOPS),
  wanted: new Int32Array(4),
  roots: new Int8Array(0),
});

/** Written anew by each survey. */
const seen = newSurvey();

type Area = Table['areas'][number];

const addStock = (stage: Stage, cubes: number): void => {
  for (let colour = 0; colour < COLOURS.length; colour++)
    seen.stock[stage * 4 + colour] += countOf(cubes, colour);
};

const countSquare = (box: Box, face: number, cubes: number): void => {
  const square = box.square[face];
  if (square === BEAN) {
    seen.beans[box.colour[face]]++;
    if (cubes !== 0) addStock(GROWN, cubes);
  } else if (square === DRY) {
    if (cubes === 0) seen.emptyDry++;
    else addStock(DRIED, cubes);
  } else if (square === ROAST) {
    seen.roasters++;
    if (cubes === 0) seen.emptyRoast++;
    else addStock(ROASTED, cubes);
  } else if (square === CUP || square === EXPRESSO) seen.cups++;
  else if (square === SHIP) seen.ships++;
  else if (square === PLUS) {
    for (let colour = 0; colour < COLOURS.length; colour++) seen.beans[colour]++;
    if (cubes !== 0) addStock(GROWN, cubes);
  } else if (square === LOTE) {
    if (cubes === 0) seen.emptyDry++;
    else addStock(ROASTED, cubes);
  }
};

const countGroups = (box: Box, table: Table, area: Area): void => {
  const roots = groupsOf(box, table.rules, area);
  const sorts = box.sorts[table.rules];
  seen.roots = roots;
  const { length } = area.faces;
  sizes.fill(0, 0, length);
  for (let i = 0; i < length; i++) if (roots[i] >= 0) sizes[roots[i]]++;
  seen.bestBean = seen.bestDry = seen.bestRoast = 0;
  let squares = 0;
  let beans = 0;
  for (let i = 0; i < length; i++) {
    const size = sizes[i];
    const sort = sorts[area.faces[i]];
    if (size === 0 || sort === NO_SORT) continue;
    if (sort === DRIES) seen.bestDry = Math.max(seen.bestDry, size);
    else if (sort === ROASTERS) seen.bestRoast = Math.max(seen.bestRoast, size);
    else {
      seen.bestBean = Math.max(seen.bestBean, size);
      squares += size * size;
      beans += size;
    }
  }
  seen.meanBean = beans === 0 ? 0 : squares / beans;
};

/** A shop is open when as many of its squares can be seen as it has. */
const countShops = (box: Box, area: Area): void => {
  const { faces, cubes } = area;
  seen.shops = 0;
  seen.wanted.fill(0);
  for (let i = 0; i < faces.length; i++) {
    const shop: Shop = box.shop[faces[i]];
    if (shop === NO_SHOP) continue;
    if (visible[shop]++ === 0) seen.held[shop] = 0;
    seen.held[shop] += cubes[i];
    if (visible[shop] === box.shops[shop].size) seen.open[seen.shops++] = shop;
  }
  for (let i = 0; i < faces.length; i++) {
    const shop = box.shop[faces[i]];
    if (shop !== NO_SHOP) visible[shop] = 0;
  }
  for (let i = 0; i < seen.shops; i++)
    for (let colour = 0; colour < COLOURS.length; colour++)
      seen.wanted[colour] += missing(box, seen, seen.open[i], colour);
};

/** How many cubes of a colour an open shop still wants. */
export const missing = (box: Box, { held }: Survey, shop: Shop, colour: number): number =>
  countOf(box.shops[shop].wants, colour) - countOf(held[shop], colour);

/** Looks at the area of a seat. Valid until the next survey. */
export const survey = (box: Box, table: Table, seat: Seat): Survey => {
  const area = table.areas[seat];
  seen.cups = seen.ships = seen.roasters = seen.emptyDry = seen.emptyRoast = 0;
  seen.beans.fill(0);
  seen.stock.fill(0);
  for (let i = 0; i < area.faces.length; i++) countSquare(box, area.faces[i], area.cubes[i]);
  countGroups(box, table, area);
  countShops(box, area);
  return seen;
};
