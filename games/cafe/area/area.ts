// A business area: its cells in reading order, with what each shows and what lies on it.

import { CUP, EXPRESSO, MOST_ACTIONS, SHIP, type Face } from '../components.ts';
import type { Box } from '../box.ts';
import type { Cell } from '../cells.ts';
import type { Cubes } from '../cubes.ts';

/** Three lists that belong together. The cubes of a shop lie on the first of its cells. */
export interface Area {
  readonly cells: Cell[];
  /** C-CMP-4 */
  readonly faces: Face[];
  readonly cubes: Cubes[];
}

/** Six cells of the initial card, and at most four more a round. */
export const MOST_CELLS = 38;

export const cloneArea = (area: Area): Area => ({
  cells: area.cells.slice(),
  faces: area.faces.slice(),
  cubes: area.cubes.slice(),
});

/** The number of a cell in the lists of its area, or −1. */
export const indexOf = (area: Area, cell: Cell): number => area.cells.indexOf(cell);

export const countShips = (box: Box, { faces }: Area): number => {
  let count = 0;
  for (let i = 0; i < faces.length; i++) if (box.square[faces[i]] === SHIP) count++;
  return count;
};

/** C-ACT-1, C-EXP-2: the squares that give an action. */
export const countCups = (box: Box, { faces }: Area): number => {
  let count = 0;
  for (let i = 0; i < faces.length; i++) {
    const square = box.square[faces[i]];
    if (square === CUP || square === EXPRESSO) count++;
  }
  return count;
};

/** C-ACT-1 */
export const actionsOf = (cups: number): number => Math.min(MOST_ACTIONS, Math.max(1, cups));

/** C-DRF-2: what a card with a cup costs; two ships make every card free. */
export const priceOf = (box: Box, area: Area): number => (countShips(box, area) >= 2 ? 0 : 1);
