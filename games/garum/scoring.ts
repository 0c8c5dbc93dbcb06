import { scoreOf, type Score, type Seat } from '../kernel/index.ts';
import type { BoardBox, Box } from './box.ts';
import {
  colourOfPost,
  coloursOf,
  EMPTY,
  VILICUS_A_COLOUR,
  workerOf,
  type Colour,
  type Line,
  type Worker,
} from './components.ts';
import type { AnyTable } from './state.ts';

/** Points of bonus spaces, or of one worker. */
export type GarumPart =
  | { readonly kind: 'bonus'; readonly colour: Colour; readonly points: number }
  | {
      readonly kind: 'worker';
      readonly colour: Colour;
      readonly worker: Worker;
      readonly line: Line;
      readonly specimens: number;
      readonly points: number;
    };

/** How many specimens of a species lie in a line. */
export const countSpecimens = (box: Box, table: AnyTable, line: Line, species: Colour): number => {
  let count = 0;
  for (const specimen of box.boards[table.board].specimens[line]) {
    const tile = table.places[specimen >> 2];
    if (tile !== EMPTY && box.fish[tile * 4 + (specimen & 3)] === species) count++;
  }
  return count;
};

/** G-END-1, G-END-2: the chart is the vilicus's; a dominus scores, or loses, exactly double. */
export const workerPoints = (board: BoardBox, worker: Worker, specimens: number): number =>
  board.chart[specimens] * (worker === 'dominus' ? 2 : 1);

const partsOf = (box: Box, table: AnyTable, colour: Colour): readonly GarumPart[] => {
  const parts: GarumPart[] = [{ kind: 'bonus', colour, points: table.bonus[colour] }];
  for (const [line, post] of table.lines.entries()) {
    if (post === EMPTY || colourOfPost(post) !== colour) continue;
    const worker = workerOf(post);
    const specimens = countSpecimens(box, table, line, colour);
    const points = workerPoints(box.boards[table.board], worker, specimens);
    parts.push({ kind: 'worker', colour, worker, line, specimens, points });
  }
  return parts;
};

const scoreSeat = (box: Box, table: AnyTable, seat: Seat): Score<GarumPart> => {
  const colours = coloursOf(seat, table.players);
  // G-END-3: ties go to fewer vilicus on the board.
  const posted = colours.reduce((sum, colour) => sum + VILICUS_A_COLOUR - table.vilicus[colour], 0);
  return scoreOf(
    colours.flatMap(colour => partsOf(box, table, colour)),
    [-posted],
  );
};

export const scores = (box: Box, table: AnyTable): readonly Score<GarumPart>[] =>
  Array.from({ length: table.players }, (_, seat) => scoreSeat(box, table, seat));
