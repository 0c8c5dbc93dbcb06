// C-PLC-1 to C-PLC-3: where a card may go, and what comes of it.

import type { Box } from '../box.ts';
import { ANCHORS, CELLS, footprintAt, FOOTPRINTS, rowOf, SIDE, TURNED, type Cell } from '../cells.ts';
import { CUP, EXPRESSO, faceOf, NO_SHOP, type Card, type Rotation, type Shop } from '../components.ts';
import type { Cubes } from '../cubes.ts';
import { countCups, indexOf, type Area } from './area.ts';

const LEAST_COVERED = 2;
const MOST_COVERED = 4;

/**
 * What a card would cover from each left upper cell: three bits for the cells under a wide card, three for the cups
 * among them, and the same above for a tall card. Scratch paper, clean between uses.
 */
const covered = new Int16Array(CELLS);
const A_CUP = 8;
const TALL = 6;
const ONE_SHAPE = 63;

/** Whether a square gives an action: what C-PLC-2 wants to stay visible (C-EXP-2). */
const isCup = (box: Box, area: Area, index: number): boolean => {
  const square = box.square[area.faces[index]];
  return square === CUP || square === EXPRESSO;
};

/** Counts every square for each place from which a card would cover it; gives the number of cups. */
const countCovered = (box: Box, { cells, faces }: Area): number => {
  let cups = 0;
  for (let i = 0; i < cells.length; i++) {
    const square = box.square[faces[i]];
    const isOne = square === CUP || square === EXPRESSO;
    if (isOne) cups++;
    const wide = isOne ? 1 + A_CUP : 1;
    const tall = wide << TALL;
    const at = cells[i] * 6;
    for (let k = at; k < at + 6; k++) {
      covered[ANCHORS[k]] += wide;
      covered[ANCHORS[k + 6 * CELLS]] += tall;
    }
  }
  return cups;
};

/** Between which cells a card can begin that covers anything: from two rows above the area to its last row. */
const firstAnchor = ({ cells }: Area): Cell => {
  const row = rowOf(cells[0]) - 2;
  return row < 0 ? 0 : row * SIDE;
};
const endOfAnchors = ({ cells }: Area): Cell =>
  rowOf(cells[0]) < 2 ? CELLS : (rowOf(cells[cells.length - 1]) + 1) * SIDE;

/** C-PLC-1, C-PLC-2: whether a card may cover so much, when so many cups may be lost. */
const mayCover = (count: number, spare: number): boolean => {
  const cells = count % A_CUP;
  return cells >= LEAST_COVERED && cells <= MOST_COVERED && count <= spare * A_CUP + cells;
};

/** Calls for every place that a card may take, cell by cell in reading order, with each rotation that looks different. */
export const eachPlace = (
  box: Box,
  area: Area,
  card: Card,
  found: (cell: Cell, rotation: Rotation) => void,
): void => {
  const spare = countCovered(box, area) + box.cups[card] - 1;
  const rotations = box.rotations[card];
  const end = endOfAnchors(area);
  for (let cell = firstAnchor(area); cell < end; cell++) {
    const count = covered[cell];
    if (count === 0) continue;
    covered[cell] = 0;
    const wide = mayCover(count & ONE_SHAPE, spare);
    const tall = mayCover(count >> TALL, spare);
    for (let rotation = 0; rotation < rotations; rotation++)
      if ((rotation & 1) === 0 ? wide : tall) found(cell, rotation);
  }
};

/** The squares of an area, by number, that a card would cover. */
export const coveredBy = (area: Area, cell: Cell, rotation: Rotation): readonly number[] => {
  const at = footprintAt(cell, rotation);
  const list: number[] = [];
  for (let k = 0; k < 6; k++) {
    const index = indexOf(area, FOOTPRINTS[at + k]);
    if (index >= 0) list.push(index);
  }
  return list;
};

export type BadPlace = 'covers-too-few' | 'covers-too-many' | 'no-cup' | 'same-rotation';

export const refusePlace = (
  box: Box,
  area: Area,
  card: Card,
  cell: Cell,
  rotation: Rotation,
): BadPlace | undefined => {
  const under = coveredBy(area, cell, rotation);
  if (under.length < LEAST_COVERED) return 'covers-too-few';
  if (under.length > MOST_COVERED) return 'covers-too-many';
  const lost = under.filter(index => isCup(box, area, index)).length;
  if (countCups(box, area) + box.cups[card] - lost < 1) return 'no-cup';
  return rotation < box.rotations[card] ? undefined : 'same-rotation';
};

/** What goes back to the supply (C-PLC-3): cubes, one after the other, and the shops that have died. */
export interface Losses {
  readonly cubes: readonly Cubes[];
  readonly shops: readonly Shop[];
}

/** Takes the cubes off a square, and those of its shop wherever they lie. */
const strip = (box: Box, area: Area, index: number, cubes: Cubes[], shops: Shop[]): void => {
  if (area.cubes[index] !== 0) cubes.push(area.cubes[index]);
  area.cubes[index] = 0;
  const shop = box.shop[area.faces[index]];
  if (shop === NO_SHOP || shops.includes(shop)) return;
  const { faces } = area;
  const visible = faces.filter(face => box.shop[face] === shop).length;
  if (visible === box.shops[shop].size) shops.push(shop);
  for (let i = 0; i < faces.length; i++)
    if (box.shop[faces[i]] === shop && area.cubes[i] !== 0) {
      cubes.push(area.cubes[i]);
      area.cubes[i] = 0;
    }
};

/** Puts a new cell where reading order wants it. */
const addCell = (area: Area, cell: Cell, face: number): void => {
  const { cells, faces, cubes } = area;
  let index = cells.length;
  for (; index > 0 && cells[index - 1] > cell; index--) {
    cells[index] = cells[index - 1];
    faces[index] = faces[index - 1];
    cubes[index] = cubes[index - 1];
  }
  cells[index] = cell;
  faces[index] = face;
  cubes[index] = 0;
};

/** Lays a card on top and tells what was lost under it. */
export const layCard = (box: Box, area: Area, card: Card, cell: Cell, rotation: Rotation): Losses => {
  const cubes: Cubes[] = [];
  const shops: Shop[] = [];
  for (const index of coveredBy(area, cell, rotation)) strip(box, area, index, cubes, shops);
  const at = footprintAt(cell, rotation);
  for (let k = 0; k < 6; k++) {
    const here = FOOTPRINTS[at + k];
    const face = faceOf(card, TURNED[rotation][k]);
    const index = indexOf(area, here);
    if (index >= 0) area.faces[index] = face;
    else addCell(area, here, face);
  }
  return { cubes, shops };
};
