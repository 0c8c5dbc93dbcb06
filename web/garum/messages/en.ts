import { isRow, numberOfLine } from '../../../games/garum/index.ts';
import type { GarumMessages } from './messages.ts';

const points = (number: number): string =>
  `${String(number).replace('-', '−')} ${Math.abs(number) === 1 ? 'point' : 'points'}`;
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const SHORT = [
  ['tuna', 'tuna'],
  ['mackerel', 'mackerel'],
  ['mollusc', 'molluscs'],
  ['shellfish', 'shellfish'],
] as const;

export const en: GarumMessages = {
  species: ['blue tuna', 'green mackerel', 'yellow mollusc', 'red shellfish'],
  specimens: (species, count) => many(count, SHORT[species][0], SHORT[species][1]),
  corners: ['north-west', 'north-east', 'south-west', 'south-east'],
  workers: { vilicus: 'vilicus', dominus: 'dominus' },
  line: line => `${isRow(line) ? 'Row' : 'Column'} ${numberOfLine(line)}`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  over: 'All tanks are full',
  board: 'Board',
  hand: species => `Hand of ${species}`,
  tile: (name, top, bottom) => `Tile ${name}: above ${top}; below ${bottom}`,
  turned: degrees => (degrees === 0 ? 'not turned' : `turned ${degrees}°`),
  turn: 'Turn (R)',
  layAt: (tile, corner, tank) => `Lay ${tile} in the ${corner} of tank ${tank}`,
  layTile: (tile, corner, turned) => `Lay ${tile} in the ${corner}, ${turned}`,
  chooseTileFirst: 'Choose a tile of your hand first.',
  turnLaid: tile => `Turn ${tile}, which you have just laid`,
  bonus: number => `bonus of ${points(number)}`,
  tank: (tank, state) => `Tank ${tank}: ${state}`,
  tankThisRound: 'the tank of this round',
  tankFull: 'full',
  tankEmpty: 'empty',
  tankHolds: parts => `holds ${parts}`,
  nameTank: tank => `Name tank ${tank}`,
  wrongTank: tank => `Tiles go into the tank of this round, number ${tank}.`,
  workersOf: species => `Workers of ${species}`,
  workerLeft: (worker, left) => `${worker}, ${left} left`,
  noWorker: 'No worker',
  post: (worker, line) => `Post a ${worker} on ${line.toLowerCase()}`,
  lineIs: (line, counts, state) => `${line}: ${counts}; ${state}`,
  lineFree: 'free',
  lineClosed: 'closed',
  lineHeld: (worker, number) => `${worker}, ${points(number)} now`,
  openPlaces: count =>
    count === 0 ? 'no place is open any more' : `${many(count, 'place', 'places')} still open`,
  wouldScore: (worker, species, number) => `A ${worker} of ${species} here: ${points(number)} as it stands`,
  scoresNow: (worker, species, number) => `The ${worker} of ${species} here: ${points(number)} as it stands`,
  pointAtLine: 'Point at a line to see what it holds.',
  showCounts: species => `Count ${species} in every line`,
  lines: 'Lines',
  ghostTile: 'The ghost’s tile',
  layGhost: turned => `Lay the ghost’s tile, ${turned}`,
  ghost: 'Ghost',
  order: 'Order of the tanks',
  amphora: 'holds the amphora',
  toCome: (tiles, specimens) => `Still to come, ${many(tiles, 'tile', 'tiles')}: ${specimens}`,
  points: 'Points',
};
