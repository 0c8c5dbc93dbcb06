import type { Circumstances } from './benchmark.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const makeWhole = (n: number): string => whole.format(n);
export const makeFine = (n: number): string => fine.format(n);

/** Lines of cells in columns: the first ones are words and stand left, the others are numbers and stand right. */
export const align = (lines: readonly (readonly string[])[], words: number): readonly string[] => {
  const widths = lines[0].map((_, column) => Math.max(...lines.map(line => line[column].length)));
  return lines.map(line =>
    line
      .map((cell, column) => (column < words ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  '),
  );
};

export const headline = ({ node, rounds, seconds }: Circumstances): string =>
  `Node ${node}, one thread, medians of ${rounds} alternating rounds of ${seconds} s`;
