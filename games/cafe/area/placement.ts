// C-PLC-1 to C-PLC-3: whether a card may go somewhere, and what comes of it.

import type { Box } from '../box.ts';
import { footprintAt, FOOTPRINTS, TURNED, type Cell } from '../cells.ts';
import { CUP, EXPRESSO, faceOf, NO_SHOP, type Card, type Rotation, type Shop } from '../components.ts';
import type { Cubes } from '../cubes.ts';
import { countCups, indexOf, type Area } from './area.ts';
import { LEAST_COVERED, MOST_COVERED } from './places.ts';
import { isWhole } from './shops.ts';

/** Whether a square gives an action: what C-PLC-2 wants to stay visible (C-EXP-2). */
const isCup = (box: Box, area: Area, index: number): boolean => {
  const square = box.square[area.faces[index]];
  return square === CUP || square === EXPRESSO;
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

/** Takes the cubes off a square that is covered, and those of its shop wherever they lie. */
const strip = (box: Box, area: Area, index: number, cubes: Cubes[], shops: Shop[]): void => {
  if (area.cubes[index] !== 0) cubes.push(area.cubes[index]);
  area.cubes[index] = 0;
  const shop = box.shop[area.faces[index]];
  if (shop === NO_SHOP) return;
  // A shop that has lost a square already is not whole any more.
  if (isWhole(box, area, shop)) shops.push(shop);
  const { faces } = area;
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
  const at = footprintAt(cell, rotation);
  for (let k = 0; k < 6; k++) {
    const here = FOOTPRINTS[at + k];
    const face = faceOf(card, TURNED[rotation][k]);
    const index = indexOf(area, here);
    if (index < 0) addCell(area, here, face);
    else {
      strip(box, area, index, cubes, shops);
      area.faces[index] = face;
    }
  }
  return { cubes, shops };
};
