// C-PLC-1, C-PLC-2: every place that a card may take, sought in all columns of a row of the ground at once: a row is a
// number with one bit a column, as in chess programs.

import type { Box } from '../box.ts';
import { CELLS, columnOf, rowOf, SIDE } from '../cells.ts';
import { CUP, EXPRESSO, type Card } from '../components.ts';
import { places, type Place } from '../moves.ts';
import type { Area } from './area.ts';

export const LEAST_COVERED = 2;
export const MOST_COVERED = 4;

const WHOLE_ROW = (1 << SIDE) - 1;

/** The bits of each cell in its row; the first two columns come again behind the last, for the ground is a ring. */
const BITS = Int32Array.from({ length: CELLS }, (_, cell) => {
  const column = columnOf(cell);
  return (1 << column) | (column < 2 ? 1 << (SIDE + column) : 0);
});
const ROW = Uint8Array.from({ length: CELLS }, (_, cell) => rowOf(cell));

/** The next row, and the one after it. */
const [BELOW, TWO_BELOW] = [1, 2].map(by => Uint8Array.from({ length: SIDE }, (_, row) => (row + by) % SIDE));

/** The squares of the area, and the cups among them, by row. Scratch paper, clean between uses. */
const squares = new Int32Array(SIDE);
const cups = new Int32Array(SIDE);

/** Draws the area; gives the number of its cups, as C-PLC-2 counts them (C-EXP-2). */
const draw = (box: Box, { cells, faces }: Area): number => {
  let count = 0;
  for (let i = 0; i < cells.length; i++) {
    const row = ROW[cells[i]];
    const bits = BITS[cells[i]];
    squares[row] |= bits;
    const square = box.square[faces[i]];
    if (square !== CUP && square !== EXPRESSO) continue;
    cups[row] |= bits;
    count++;
  }
  return count;
};

/** The binary digits of a number from 0 to 6 for every column. */
let ones = 0;
let twos = 0;
let fours = 0;

const majority = (a: number, b: number, c: number): number => (a & b) | (c & (a ^ b));

/** Adds up six bits for every column. */
const addUp = (a: number, b: number, c: number, d: number, e: number, f: number): void => {
  const left = a ^ b ^ c;
  const right = d ^ e ^ f;
  const carried = left & right;
  const leftCarried = majority(a, b, c);
  const rightCarried = majority(d, e, f);
  ones = left ^ right;
  twos = leftCarried ^ rightCarried ^ carried;
  fours = majority(leftCarried, rightCarried, carried);
};

/** Adds up what lies under a card for every column of its left edge, when its upper edge is in this row. */
const addWide = (rows: Int32Array, row: number): void => {
  const a = rows[row];
  const b = rows[BELOW[row]];
  addUp(a, a >> 1, a >> 2, b, b >> 1, b >> 2);
};
const addTall = (rows: Int32Array, row: number): void => {
  const a = rows[row];
  const b = rows[BELOW[row]];
  const c = rows[TWO_BELOW[row]];
  addUp(a, a >> 1, b, b >> 1, c, c >> 1);
};

const isTwoToFour = (): number => (twos & ~fours) | (fours & ~twos & ~ones);

/** Where the sum is at most this, which is less than 4. */
const isAtMost = (most: number): number => {
  if (most <= 0) return most < 0 ? 0 : ~(ones | twos | fours);
  if (most === 1) return ~(twos | fours);
  return most === 2 ? ~(fours | (ones & twos)) : ~fours;
};

/** The columns in which the left edge of a card may be when its upper edge is in this row. */
const wideColumns = (row: number, spare: number): number => {
  addWide(squares, row);
  const fitting = isTwoToFour() & WHOLE_ROW;
  if (fitting === 0 || spare >= MOST_COVERED) return fitting;
  addWide(cups, row);
  return fitting & isAtMost(spare);
};
const tallColumns = (row: number, spare: number): number => {
  addTall(squares, row);
  const fitting = isTwoToFour() & WHOLE_ROW;
  if (fitting === 0 || spare >= MOST_COVERED) return fitting;
  addTall(cups, row);
  return fitting & isAtMost(spare);
};

/** The list that is being made: longer ones need no new room while it is filled. */
const found: Place[] = [];

/** Every place that a card may take, cell by cell in reading order, with each rotation that looks different. */
export const listPlaces = (box: Box, area: Area, card: Card): readonly Place[] => {
  const { cells } = area;
  const spare = draw(box, area) + box.cups[card] - 1;
  const isTwofold = box.rotations[card] === 2;
  const isOverTheEdge = ROW[cells[0]] < 2;
  const first = isOverTheEdge ? 0 : ROW[cells[0]] - 2;
  const last = isOverTheEdge ? SIDE - 1 : ROW[cells[cells.length - 1]];
  let count = 0;
  for (let row = first; row <= last; row++) {
    const wide = wideColumns(row, spare);
    const tall = tallColumns(row, spare);
    for (let rest = wide | tall; rest !== 0; rest &= rest - 1) {
      const column = 31 - Math.clz32(rest & -rest);
      const at = (row * SIDE + column) * 4;
      const ifWide = (wide >> column) & 1;
      const ifTall = (tall >> column) & 1;
      // Written whether it counts or not, which takes less time than to choose.
      found[count] = places[at];
      count += ifWide;
      found[count] = places[at + 1];
      count += ifTall;
      if (isTwofold) continue;
      found[count] = places[at + 2];
      count += ifWide;
      found[count] = places[at + 3];
      count += ifTall;
    }
  }
  squares.fill(0);
  cups.fill(0);
  return found.slice(0, count);
};
