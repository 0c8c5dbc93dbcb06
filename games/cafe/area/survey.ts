// What cubes lie where, and what room there is for more, in one look at an area: most lists of legal moves need
// nothing else.

import type { Box } from '../box.ts';
import { BEAN, DRY, LOTE, PLUS, RED, ROAST } from '../components.ts';
import { colourOf } from '../cubes.ts';
import { MOST_CELLS, type Area } from './area.ts';
import type { Groups } from './groups.ts';

/** Cubes that could be moved: 1 for any but red ones, 2 for red ones, 3 for both. */
export type Cargo = number;

/** What the empty squares of a group take: one bit for each sort of them. */
export type Room = number;

export interface Survey {
  toDry: Cargo;
  toRoast: Cargo;
  hasRoasted: boolean;
  /** The room of each group, by the number of its first square. */
  readonly rooms: Uint8Array;
}

/** Written anew by each survey. */
const seen: Survey = { toDry: 0, toRoast: 0, hasRoasted: false, rooms: new Uint8Array(MOST_CELLS) };

/** Valid until the next survey. */
export const survey = (box: Box, { faces, cubes }: Area, { roots, firsts, count }: Groups): Survey => {
  const { rooms } = seen;
  for (let k = 0; k < count; k++) rooms[firsts[k]] = 0;
  let toDry = 0;
  let toRoast = 0;
  let hasRoasted = false;
  for (let i = 0; i < cubes.length; i++) {
    if (cubes[i] === 0) {
      if (roots[i] >= 0) rooms[roots[i]] |= box.room[faces[i]];
      continue;
    }
    const square = box.square[faces[i]];
    if (square === BEAN || square === PLUS) toDry |= colourOf(cubes[i]) === RED ? 2 : 1;
    else if (square === DRY) toRoast |= colourOf(cubes[i]) === RED ? 2 : 1;
    else if (square === ROAST || square === LOTE) hasRoasted = true; // C-EXP-3
  }
  seen.toDry = toDry;
  seen.toRoast = toRoast;
  seen.hasRoasted = hasRoasted;
  return seen;
};
