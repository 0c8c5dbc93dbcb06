import { align, headline, makeFine, makeWhole } from '../table.ts';
import type { GameReport, Report, Row } from './report.ts';

const HEAD = ['contender', 'decisions/s', 'games/s', 'ours ÷ it'] as const;
const WORDS = 1;

const cells = ({ contender, decisionsPerSecond, gamesPerSecond, ratio }: Row): readonly string[] => [
  contender,
  makeWhole(decisionsPerSecond),
  makeWhole(gamesPerSecond),
  makeFine(ratio),
];

const section = ({ name, seats, rows, legal }: GameReport): readonly string[] => [
  '',
  `${name}, ${seats} players, random play`,
  ...align([HEAD, ...rows.map(cells)], WORDS),
  `legal moves: ${makeFine(legal.meanLength)} in the mean, ${legal.longest} at most; the dearest list took ${makeFine(legal.worst)} µs`,
];

/** The report as a table to read. */
export const makeTable = (report: Report): string =>
  [headline(report), ...report.games.flatMap(section)].join('\n');
