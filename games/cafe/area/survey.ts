// What cubes lie where, in one look at an area: most lists of legal moves need nothing more.

import type { Box } from '../box.ts';
import { BEAN, DRY, LOTE, PLUS, RED, ROAST, SHOP } from '../components.ts';
import { colourOf } from '../cubes.ts';
import type { Area } from './area.ts';

/** Cubes that could be moved: 1 for any but red ones, 2 for red ones, 3 for both. */
export type Cargo = number;

/** A number that tells what can be dried (two bits), roasted (two bits), delivered and cleared (one bit each). */
type Survey = number;

export const survey = (box: Box, { faces, cubes }: Area): Survey => {
  let found = 0;
  for (let i = 0; i < cubes.length; i++) {
    if (cubes[i] === 0) continue;
    const square = box.square[faces[i]];
    if (square === SHOP) continue;
    const cargo = colourOf(cubes[i]) === RED ? 2 : 1;
    found |= 32;
    if (square === BEAN || square === PLUS) found |= cargo;
    else if (square === DRY) found |= cargo << 2; // C-EXP-3: not from a Lote square
    if (square === ROAST || square === LOTE) found |= 16; // C-EXP-3
  }
  return found;
};

export const cargoToDry = (found: Survey): Cargo => found & 3;
export const cargoToRoast = (found: Survey): Cargo => (found >> 2) & 3;
export const hasRoasted = (found: Survey): boolean => (found & 16) !== 0;
export const hasClearable = (found: Survey): boolean => (found & 32) !== 0;
