// What a card seems to gain on the own area: in the market, and on each place that it may take.

import {
  CELLS,
  faceOf,
  footprintAt,
  FOOTPRINTS,
  NEIGHBOURS,
  NO_SHOP,
  NO_SORT,
  SHOP,
  TURNED,
  totalOf,
  type Box,
  type Card,
  type Cafe,
  type Cell,
  type Rotation,
} from '../../../games/cafe/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import { storedWorth } from './demand.ts';
import { survey, type Survey, type Table } from './survey.ts';
import { faceWorth, shopWorth, worthOf, type Worth } from './worth.ts';

type Move = Cafe['Move'];

/** Points of a cube on its way that is covered, by the sort of its square: beans, then dry squares, then roasters. */
const COVERED_CUBE = [0.4, 0.4, 0.4, 0.4, 0.9, 1.4] as const;
/** How many of the joins that a square of a card could have with the area it will find. */
const LIKELY_JOINS = 0.5;
const PLACES = 6;

// Scratch paper, clean between uses: the sort of the square on a cell and what is lost with it.
const sortAt = new Int8Array(CELLS).fill(NO_SORT);
const lossAt = new Float64Array(CELLS);
const shopAt = new Int16Array(CELLS).fill(NO_SHOP);
const stamps = new Int32Array(CELLS);
let stamp = 0;

/** The worth of the squares of the card in hand, by place on it, and their sorts. */
const gains = new Float64Array(PLACES);
const sorts = new Int8Array(PLACES);

const spreadArea = (box: Box, table: Table, seat: Seat, seen: Survey, now: Worth): void => {
  const { cells, faces, cubes } = table.areas[seat];
  for (let i = 0; i < cells.length; i++) {
    const sort = box.sorts[table.rules][faces[i]];
    sortAt[cells[i]] = sort;
    const isShop = box.square[faces[i]] === SHOP;
    lossAt[cells[i]] = isShop ? 0 : faceWorth(box, seen, now, faces[i]);
    if (!isShop && cubes[i] !== 0 && sort !== NO_SORT)
      lossAt[cells[i]] += COVERED_CUBE[sort] * totalOf(cubes[i]);
    if (isShop) shopAt[cells[i]] = box.shop[faces[i]];
  }
  // A dead shop is nothing to lose.
  for (let i = 0; i < cells.length; i++) {
    const shop = shopAt[cells[i]];
    for (let k = 0; k < seen.shops && shop !== NO_SHOP; k++)
      if (seen.open[k] === shop) lossAt[cells[i]] = shopWorth(box, seen, now, shop, seen.held[shop]);
  }
};

const gatherArea = (table: Table, seat: Seat): void => {
  for (const cell of table.areas[seat].cells) {
    sortAt[cell] = NO_SORT;
    lossAt[cell] = 0;
    shopAt[cell] = NO_SHOP;
  }
};

/** Joins of a square of this sort with squares that the card does not cover. */
const joinsBeside = (cell: Cell, sort: number): number => {
  let joins = 0;
  for (let side = 0; side < 4; side++) {
    const next = NEIGHBOURS[cell * 4 + side];
    if (sortAt[next] === sort && stamps[next] !== stamp) joins++;
  }
  return joins;
};

const appraisePlace = (now: Worth, cell: Cell, rotation: Rotation): number => {
  const at = footprintAt(cell, rotation);
  const turned = TURNED[rotation];
  stamp++;
  for (let k = 0; k < PLACES; k++) stamps[FOOTPRINTS[at + k]] = stamp;
  let gain = 0;
  let lostShop = NO_SHOP;
  for (let k = 0; k < PLACES; k++) {
    const here = FOOTPRINTS[at + k];
    const sort = sorts[turned[k]];
    gain += gains[turned[k]];
    if (sort !== NO_SORT) gain += now.join[sort] * Math.min(2, joinsBeside(here, sort));
    const covered = sortAt[here];
    if (covered !== NO_SORT) gain -= now.join[covered] * Math.min(2, joinsBeside(here, covered));
    if (shopAt[here] === NO_SHOP || shopAt[here] !== lostShop) gain -= lossAt[here];
    lostShop = shopAt[here] === NO_SHOP ? lostShop : shopAt[here];
  }
  return gain;
};

export const appraisePlaces = (
  box: Box,
  table: Table,
  seat: Seat,
  legal: readonly Move[],
  into: Float64Array,
): void => {
  const seen = survey(box, table, seat);
  const now = worthOf(table, seen);
  for (let place = 0; place < PLACES; place++) {
    const face = faceOf(table.taken, place);
    gains[place] = faceWorth(box, seen, now, face);
    sorts[place] = box.sorts[table.rules][face];
  }
  spreadArea(box, table, seat, seen, now);
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i];
    into[i] = move.kind === 'place' ? appraisePlace(now, move.cell, move.rotation) : 0;
  }
  gatherArea(table, seat);
};

const appraiseCard = (box: Box, table: Table, seen: Survey, now: Worth, card: Card): number => {
  let gain = 0;
  for (let place = 0; place < PLACES; place++) {
    const face = faceOf(card, place);
    const sort = box.sorts[table.rules][face];
    gain += faceWorth(box, seen, now, face);
    if (sort !== NO_SORT) gain += LIKELY_JOINS * now.join[sort];
  }
  return gain;
};

/** Cards to take with what they cost, or to discard. */
export const appraiseTakes = (
  box: Box,
  table: Table,
  seat: Seat,
  legal: readonly Move[],
  into: Float64Array,
): void => {
  const seen = survey(box, table, seat);
  const now = worthOf(table, seen);
  const stored = storedWorth(table, seat, 0, 0);
  let card = -1;
  let gain = 0;
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i];
    into[i] = 0;
    if (move.kind !== 'take' && move.kind !== 'discard') continue;
    // The moves of a card follow one another.
    if (move.card !== card) {
      card = move.card;
      gain = appraiseCard(box, table, seen, now, card);
    }
    const price =
      move.kind === 'discard' || move.colour < 0 ? 0 : stored - storedWorth(table, seat, move.colour, -1);
    into[i] = (move.kind === 'discard' ? -gain : gain) - price;
  }
};
