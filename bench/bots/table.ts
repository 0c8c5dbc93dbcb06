import { align, headline, makeFine, makeWhole } from '../table.ts';
import type { PositionReport, Report, Row } from './report.ts';

const HEAD = ['contender', 'playouts', 'what is hidden', 'iterations/s', 'plain ÷ it'] as const;
const WORDS = 3;

const cells = ({ contender, playouts, hidden, iterationsPerSecond, ratio }: Row): readonly string[] => [
  contender,
  playouts,
  hidden,
  makeWhole(iterationsPerSecond),
  makeFine(ratio),
];

const section = ({ name, seats, made, of, rows }: PositionReport): readonly string[] => [
  '',
  `${name}, ${seats} players, after ${made} of ${of} decisions`,
  ...align([HEAD, ...rows.map(cells)], WORDS),
];

/** The report as a table to read. */
export const makeTable = (report: Report): string =>
  [
    headline(report),
    `each search starts with an empty tree and adds ${report.iterations} playouts to it, one an iteration`,
    ...report.positions.flatMap(section),
  ].join('\n');
