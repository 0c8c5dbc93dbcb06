// The ground that areas lie on: 24 columns and 24 rows that close to a ring, so that an area, which is never more than
// 19 cells wide or high, finds room in every direction and every cell has one short name.

import type { Rotation } from './components.ts';

export const SIDE = 24;
export const CELLS = SIDE * SIDE;

/** A cell of the ground: row × 24 + column. */
export type Cell = number;
export const NO_CELL = -1;

/** Where the left upper square of the initial card lies. */
export const CENTRE: Cell = 10 * SIDE + 10;

const ring = (n: number): number => (n + SIDE) % SIDE;

export const columnOf = (cell: Cell): number => cell % SIDE;
export const rowOf = (cell: Cell): number => Math.floor(cell / SIDE);
export const cellAt = (row: number, column: number): Cell => ring(row) * SIDE + ring(column);

const FIRST_LETTER = 'a'.charCodeAt(0);

export const cellName = (cell: Cell): string =>
  `${String.fromCharCode(FIRST_LETTER + columnOf(cell))}${rowOf(cell) + 1}`;

const NAMES: ReadonlyMap<string, Cell> = new Map(
  Array.from({ length: CELLS }, (_, cell) => [cellName(cell), cell] as const),
);

export const parseCell = (name: string): Cell | undefined => NAMES.get(name);

/** Wide when the card lies as printed or turned half round, tall when turned by a quarter. */
type Shape = number;
const SHAPES: readonly { readonly rows: number; readonly columns: number }[] = [
  { rows: 2, columns: 3 },
  { rows: 3, columns: 2 },
];
const shapeOf = (rotation: Rotation): Shape => rotation & 1;

/** The place on the card that comes to lie on each cell it covers, in reading order of the cells, by rotation. */
export const TURNED: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5],
  [3, 0, 4, 1, 5, 2],
  [5, 4, 3, 2, 1, 0],
  [2, 5, 1, 4, 0, 3],
];

/** The six cells under a card, by (shape × 576 + its left upper cell) × 6; the first is that cell itself. */
export const FOOTPRINTS = new Int16Array(SHAPES.length * CELLS * 6);
SHAPES.forEach(({ rows, columns }, shape) => {
  for (let cell = 0; cell < CELLS; cell++)
    for (let i = 0; i < rows * columns; i++)
      FOOTPRINTS[(shape * CELLS + cell) * 6 + i] = cellAt(
        rowOf(cell) + Math.floor(i / columns),
        columnOf(cell) + (i % columns),
      );
});

export const footprintAt = (cell: Cell, rotation: Rotation): number => (shapeOf(rotation) * CELLS + cell) * 6;

export const footprintOf = (cell: Cell, rotation: Rotation): readonly Cell[] => {
  const at = footprintAt(cell, rotation);
  return [...FOOTPRINTS.subarray(at, at + 6)];
};

/** The four cells beside a cell, by cell × 4. */
export const NEIGHBOURS = new Int16Array(CELLS * 4);
for (let cell = 0; cell < CELLS; cell++) {
  const row = rowOf(cell);
  const column = columnOf(cell);
  NEIGHBOURS.set(
    [cellAt(row - 1, column), cellAt(row, column - 1), cellAt(row, column + 1), cellAt(row + 1, column)],
    cell * 4,
  );
}
