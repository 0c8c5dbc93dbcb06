import { EMPTY, type BoardBox, type Cetarium } from '../../../games/garum/index.ts';
import type { Paint } from '../../paint.ts';

// Box drawing by the directions a line leaves in: 1 up, 2 right, 4 down, 8 left.
const LIGHT = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const HEAVY = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';

type Weight = 0 | 1 | 2;

/** The thin lines between tanks, and heavy ones around this round's tank. */
export interface Frame {
  /** The line left of a column of tanks (4 for the right border), beside a row of tanks. */
  readonly upright: (tankRow: number, tankColumn: number) => string;
  /** A whole line above a row of tanks (4 for the lower border). */
  readonly across: (tankRow: number) => string;
}

export const createFrame = ({ grid }: BoardBox, current: Cetarium | undefined, paint: Paint): Frame => {
  const weightOf = (row: number, column: number): Weight => {
    if (row < 0 || row > 3 || column < 0 || column > 3 || grid[row * 4 + column] === EMPTY) return 0;
    return grid[row * 4 + column] === current ? 2 : 1;
  };
  const heavier = (a: Weight, b: Weight): Weight => (a > b ? a : b);
  const uprightWeight = (row: number, column: number): Weight =>
    heavier(weightOf(row, column - 1), weightOf(row, column));
  const acrossWeight = (row: number, column: number): Weight =>
    heavier(weightOf(row - 1, column), weightOf(row, column));
  const joint = (...weights: readonly Weight[]): string => {
    const directions = weights.reduce<number>((sum, weight, i) => (weight > 0 ? sum | (1 << i) : sum), 0);
    return weights.includes(2) ? paint('yellowBright', HEAVY[directions]) : LIGHT[directions];
  };
  const crossing = (row: number, column: number): string =>
    joint(
      uprightWeight(row - 1, column),
      acrossWeight(row, column),
      uprightWeight(row, column),
      acrossWeight(row, column - 1),
    );
  const straight = (row: number, column: number): string => {
    const weight = acrossWeight(row, column);
    return joint(0, weight, 0, weight).repeat(8);
  };
  return {
    upright: (row, column) => {
      const weight = uprightWeight(row, column);
      return joint(weight, 0, weight, 0);
    },
    across: row =>
      [0, 1, 2, 3].map(column => crossing(row, column) + straight(row, column)).join('') + crossing(row, 4),
  };
};
