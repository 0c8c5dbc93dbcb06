// Looks up the squares of one area by their cells. The ground is shared scratch paper: whoever spreads an area on it
// gathers it again before anybody else comes.

import { CELLS } from '../cells.ts';
import type { Area } from './area.ts';

/** The number of the square on a cell, or −1. */
export const ground = new Int8Array(CELLS).fill(-1);

export const spread = ({ cells }: Area): void => {
  for (let i = 0; i < cells.length; i++) ground[cells[i]] = i;
};

export const gather = ({ cells }: Area): void => {
  for (let i = 0; i < cells.length; i++) ground[cells[i]] = -1;
};
