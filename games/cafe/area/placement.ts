// C-PLC-1 to C-PLC-3: where a card may go, and what comes of it.

import type { Box } from '../box.ts';
import { ANCHORS, CELLS, footprintAt, FOOTPRINTS, rowOf, SIDE, TURNED, type Cell } from '../cells.ts';
import { CUP, EXPRESSO, faceOf, NO_SHOP, type Card, type Rotation, type Shop } from '../components.ts';
import type { Cubes } from '../cubes.ts';
import { countCups, indexOf, type Area } from './area.ts';

const LEAST_COVERED = 2;
const MOST_COVERED = 4;

/** Cells and cups that a card would cover from each left upper cell, wide and tall. Scratch paper, clean between uses. */
const covered = new Int8Array(2 * CELLS);
const coveredCups = new Int8Array(2 * CELLS);

/** Whether a square gives an action: what C-PLC-2 wants to stay visible (C-EXP-2). */
const isCup = (box: Box, area: Area, index: number): boolean => {
  const square = box.square[area.faces[index]];
  return square === CUP || square === EXPRESSO;
};

/** Counts a cell for every place from which a card would cover it. */
const countCell = (counts: Int8Array, cell: Cell): void => {
  for (let shape = 0; shape < 2 * CELLS; shape += CELLS) {
    const at = (shape + cell) * 6;
    for (let k = at; k < at + 6; k++) counts[shape + ANCHORS[k]]++;
  }
};

const countCovered = (box: Box, area: Area): void => {
  for (let i = 0; i < area.cells.length; i++) {
    countCell(covered, area.cells[i]);
    if (isCup(box, area, i)) countCell(coveredCups, area.cells[i]);
  }
};

/** Between which cells a card can begin that covers anything: from two rows above the area to its last row. */
const anchorsOf = ({ cells }: Area): readonly [first: Cell, end: Cell] => {
  const first = rowOf(cells[0]) - 2;
  return first < 0 ? [0, CELLS] : [first * SIDE, (rowOf(cells[cells.length - 1]) + 1) * SIDE];
};

/** Calls for every place that a card may take, cell by cell in reading order, with each rotation that looks different. */
export const eachPlace = (
  box: Box,
  area: Area,
  card: Card,
  found: (cell: Cell, rotation: Rotation) => void,
): void => {
  countCovered(box, area);
  const spare = countCups(box, area) + box.cups[card] - 1;
  const rotations = box.rotations[card];
  const [first, end] = anchorsOf(area);
  for (let cell = first; cell < end; cell++) {
    if (covered[cell] + covered[CELLS + cell] === 0) continue;
    for (let rotation = 0; rotation < rotations; rotation++) {
      const at = (rotation & 1) * CELLS + cell;
      const count = covered[at];
      if (count >= LEAST_COVERED && count <= MOST_COVERED && coveredCups[at] <= spare) found(cell, rotation);
    }
    covered[cell] = covered[CELLS + cell] = 0;
    coveredCups[cell] = coveredCups[CELLS + cell] = 0;
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
  let index = area.cells.length;
  while (index > 0 && area.cells[index - 1] > cell) index--;
  area.cells.splice(index, 0, cell);
  area.faces.splice(index, 0, face);
  area.cubes.splice(index, 0, 0);
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
