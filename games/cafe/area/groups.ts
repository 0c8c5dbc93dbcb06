// C-ACT-3: squares that are joined side by side.

import { NO_SORT, type Box } from '../box.ts';
import { PLUS, type Colour, type RuleSet } from '../components.ts';
import { CELLS, NEIGHBOURS } from '../cells.ts';
import { MOST_CELLS, type Area } from './area.ts';

/** The number of the square on each cell, or −1 where none can belong to a group. Scratch paper, clean between uses. */
const ground = new Int8Array(CELLS).fill(-1);

/** The sort of each square of the area that is being looked at. */
const sorts = new Int8Array(MOST_CELLS);

/** The number of the first square of its group for each square of an area, or −1. Valid until groups are sought again. */
export type Roots = Int8Array;
const roots: Roots = new Int8Array(MOST_CELLS);

/** The groups of an area, valid as long. */
export interface Groups {
  readonly roots: Roots;
  /** The first squares of so many groups, in reading order. */
  readonly firsts: Int8Array;
  count: number;
}
const groups: Groups = { roots, firsts: new Int8Array(MOST_CELLS), count: 0 };

const rootOf = (index: number): number => {
  let root = index;
  while (roots[root] !== root) root = roots[root];
  return root;
};

/** Makes one group of the groups of two squares, if they are of the same sort. */
const join = (index: number, other: number): void => {
  if (other < 0 || sorts[other] !== sorts[index]) return;
  const a = rootOf(index);
  const b = rootOf(other);
  if (a < b) roots[b] = a;
  else roots[a] = b;
};

/** Joins every square to the one above it and the one to its left (Galler and Fischer's union and find). */
const findGroups = ({ cells }: Area): Groups => {
  const { length } = cells;
  for (let i = 0; i < length; i++) {
    const hasSort = sorts[i] !== NO_SORT;
    roots[i] = hasSort ? i : -1;
    if (hasSort) ground[cells[i]] = i;
  }
  for (let i = 0; i < length; i++) {
    if (roots[i] < 0) continue;
    join(i, ground[NEIGHBOURS[cells[i] * 4]]);
    join(i, ground[NEIGHBOURS[cells[i] * 4 + 1]]);
  }
  let count = 0;
  // A root is never behind its squares, so those before are settled already.
  for (let i = 0; i < length; i++) {
    if (roots[i] < 0) continue;
    ground[cells[i]] = -1;
    if (roots[i] === i) groups.firsts[count++] = i;
    else roots[i] = roots[roots[i]];
  }
  groups.count = count;
  return groups;
};

/** The area whose groups stand in `roots`: an area is asked about many times before its next card. */
const known: { sorts: Int8Array; length: number; readonly cells: Int16Array; readonly faces: Int16Array } = {
  sorts: new Int8Array(0),
  length: -1,
  cells: new Int16Array(MOST_CELLS),
  faces: new Int16Array(MOST_CELLS),
};

const isKnown = (table: Int8Array, { cells, faces }: Area): boolean => {
  if (known.sorts !== table || known.length !== cells.length) return false;
  for (let i = 0; i < cells.length; i++)
    if (known.faces[i] !== faces[i] || known.cells[i] !== cells[i]) return false;
  return true;
};

/** All groups, but for those of the manual rule set that Plus squares belong to. */
export const groupsIn = (box: Box, rules: RuleSet, area: Area): Groups => {
  const table = box.sorts[rules];
  if (isKnown(table, area)) return groups;
  const { cells, faces } = area;
  for (let i = 0; i < cells.length; i++) {
    sorts[i] = table[faces[i]];
    known.cells[i] = cells[i];
    known.faces[i] = faces[i];
  }
  known.sorts = table;
  known.length = cells.length;
  return findGroups(area);
};

export const groupsOf = (box: Box, rules: RuleSet, area: Area): Roots => groupsIn(box, rules, area).roots;

/** C-EXP-5: the groups of one colour in the manual rule set, where every Plus square counts as of that colour. */
export const groupsOfColour = (box: Box, area: Area, colour: Colour): Groups => {
  known.length = -1;
  for (let i = 0; i < area.faces.length; i++) {
    const face = area.faces[i];
    sorts[i] = box.square[face] === PLUS || box.colour[face] === colour ? 0 : NO_SORT;
  }
  return findGroups(area);
};

export const hasPlus = (box: Box, area: Area): boolean => {
  for (const face of area.faces) if (box.square[face] === PLUS) return true;
  return false;
};
