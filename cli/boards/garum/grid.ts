import type { Box, View } from '../../../games/garum/index.ts';
import type { Paint } from '../../paint.ts';
import { drawCell } from './cells.ts';
import { createFrame } from './frame.ts';
import { lineMark } from './lines.ts';

const MARGIN = 6;
const SIXTEEN = [...Array(16).keys()];

/** Puts something in front of every tank column, and something behind the last. */
const joinTanks = (cells: readonly string[], before: (tankColumn: number) => string): string =>
  cells.map((cell, column) => (column % 4 === 0 ? before(column / 4) + cell : cell)).join('') + before(4);

/** The board with its lines, their numbers, and the workers on them: 43 columns wide. */
export const gridLines = (box: Box, view: View, paint: Paint): readonly string[] => {
  const board = box.boards[view.board];
  const frame = createFrame(board, view.step === 'over' ? undefined : view.order[view.round], paint);
  const margin = ' '.repeat(MARGIN);
  const digits = (from: number): readonly string[] =>
    SIXTEEN.map(column =>
      String(column + 1)
        .padStart(2)
        [from].padEnd(2),
    );
  const marks = SIXTEEN.map(column => lineMark(board, view, 16 + column, paint));
  const rowLine = (row: number): string =>
    `${String(row + 1).padStart(2)} ${lineMark(board, view, row, paint)} ${joinTanks(
      SIXTEEN.map(column => drawCell(box, view, row, column, paint)),
      column => frame.upright(row >> 2, column),
    )}`;
  return [
    margin + joinTanks(digits(0), () => ' '),
    margin + joinTanks(digits(1), () => ' '),
    margin + joinTanks(marks, () => ' '),
    ...SIXTEEN.flatMap(row => [...(row % 4 === 0 ? [margin + frame.across(row / 4)] : []), rowLine(row)]),
    margin + frame.across(4),
  ];
};
