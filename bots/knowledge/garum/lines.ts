// What a line of Garum can still be worth.

import { EMPTY, type BoardBox, type Box, type Garum, type Line } from '../../../games/garum/index.ts';

export type Table = Garum['State'] | Garum['View'];

/** How likely a specimen still to come is of the species that somebody works for: they lay tiles to that end. */
const LIKELY = 0.31;

/** The longest line, and room for its own length. */
const STRIDE = 17;

/** The expected points of a vilicus, by specimens in the line × 17 + specimens still to come. */
export const expectedPoints = ({ chart }: BoardBox): Float64Array => {
  const table = new Float64Array(STRIDE * STRIDE);
  for (let open = 0; open < chart.length; open++)
    for (let count = 0; count + open < chart.length; count++)
      table[count * STRIDE + open] =
        open === 0
          ? chart[count]
          : (1 - LIKELY) * table[count * STRIDE + open - 1] + LIKELY * table[(count + 1) * STRIDE + open - 1];
  return table;
};

export const at = (count: number, open: number): number => count * STRIDE + open;

/** The specimens of each species in a line, and how many places are still open, as the fifth number. */
export const countLine = (box: Box, board: BoardBox, table: Table, line: Line, into: number[]): void => {
  into.fill(0);
  const { places } = table;
  for (const specimen of board.specimens[line]) {
    const tile = places[specimen >> 2];
    into[tile === EMPTY ? 4 : box.fish[tile * 4 + (specimen & 3)]]++;
  }
};
