// C-ACT-3: squares that are joined side by side.

import { NO_SORT, type Box } from '../box.ts';
import { PLUS, type Colour, type RuleSet } from '../components.ts';
import { NEIGHBOURS } from '../cells.ts';
import { MOST_CELLS, type Area } from './area.ts';
import { gather, ground, spread, stack } from './ground.ts';

/** The sort of each square of the area that is being looked at. */
const sorts = new Int8Array(MOST_CELLS);

/** The number of the first square of its group for each square of an area, or −1. Valid until groups are sought again. */
export type Roots = Int8Array;
const roots: Roots = new Int8Array(MOST_CELLS);

/** Gives all squares that are joined to the first one, and have its sort, that one as their root. */
const flood = (area: Area, first: number): void => {
  const sort = sorts[first];
  let height = 0;
  stack[height++] = first;
  roots[first] = first;
  while (height > 0) {
    const at = area.cells[stack[--height]] * 4;
    for (let side = 0; side < 4; side++) {
      const next = ground[NEIGHBOURS[at + side]];
      if (next < 0 || roots[next] >= 0 || sorts[next] !== sort) continue;
      roots[next] = first;
      stack[height++] = next;
    }
  }
};

const findRoots = (area: Area): Roots => {
  const { length } = area.cells;
  roots.fill(-1, 0, length);
  spread(area);
  for (let i = 0; i < length; i++) if (roots[i] < 0 && sorts[i] !== NO_SORT) flood(area, i);
  gather(area);
  return roots;
};

/** All groups, but for those of the manual rule set that Plus squares belong to. */
export const groupsOf = (box: Box, rules: RuleSet, area: Area): Roots => {
  const table = box.sorts[rules];
  for (let i = 0; i < area.faces.length; i++) sorts[i] = table[area.faces[i]];
  return findRoots(area);
};

/** C-EXP-5: the groups of one colour in the manual rule set, where every Plus square counts as of that colour. */
export const groupsOfColour = (box: Box, area: Area, colour: Colour): Roots => {
  for (let i = 0; i < area.faces.length; i++) {
    const face = area.faces[i];
    sorts[i] = box.square[face] === PLUS || box.colour[face] === colour ? 0 : NO_SORT;
  }
  return findRoots(area);
};

export const hasPlus = (box: Box, area: Area): boolean => {
  for (const face of area.faces) if (box.square[face] === PLUS) return true;
  return false;
};
