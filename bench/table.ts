import type { GameReport, Report, Row } from './report.ts';

const HEAD = ['contender', 'decisions/s', 'games/s', 'ours ÷ it'] as const;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const cells = ({ contender, decisionsPerSecond, gamesPerSecond, ratio }: Row): readonly string[] => [
  contender,
  whole.format(decisionsPerSecond),
  whole.format(gamesPerSecond),
  fine.format(ratio),
];

const align = (lines: readonly (readonly string[])[]): readonly string[] => {
  const widths = HEAD.map((_, column) => Math.max(...lines.map(line => line[column].length)));
  return lines.map(line =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  '),
  );
};

const section = ({ name, seats, rows, legal }: GameReport): readonly string[] => [
  '',
  `${name}, ${seats} players, random play`,
  ...align([HEAD, ...rows.map(cells)]),
  `legal moves: ${fine.format(legal.meanLength)} in the mean, ${legal.longest} at most; the dearest list took ${fine.format(legal.worst)} µs`,
];

/** The report as a table to read. */
export const makeTable = ({ node, rounds, seconds, games }: Report): string =>
  [
    `Node ${node}, one thread, medians of ${rounds} alternating rounds of ${seconds} s`,
    ...games.flatMap(section),
  ].join('\n');
