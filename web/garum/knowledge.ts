// What the table tells about itself: closed areas, what lies in a line, what is still to come.

import {
  areaOf,
  colourOfPost,
  COLOURS,
  countSpecimens,
  EMPTY,
  placeIn,
  playedTiles,
  workerOf,
  workerPoints,
  type Box,
  type Colour,
  type Line,
  type View,
} from '../../games/garum/index.ts';
import { listBits } from '../../games/kernel/index.ts';

/** G-TRN-4: a line is closed for good once its area has but one tank left to fill. */
const isClosed = (box: Box, view: View, line: Line): boolean => {
  const past = view.order.slice(0, view.round);
  const { areasOf } = box.boards[view.board];
  return areasOf.filter((areas, tank) => areas.includes(areaOf(line)) && !past.includes(tank)).length <= 1;
};

export interface LineCount {
  /** Specimens in the line, by species. */
  readonly specimens: readonly number[];
  /** Specimen places that nothing covers yet. */
  readonly open: number;
  /** The worker that stands there, or −1, and what it scores as the line is now. */
  readonly post: number;
  readonly points: number;
  readonly closed: boolean;
}

export const countLine = (box: Box, view: View, line: Line): LineCount => {
  const board = box.boards[view.board];
  const specimens = COLOURS.map((_, species) => countSpecimens(box, view, line, species));
  const post = view.lines[line];
  return {
    specimens,
    open: board.specimens[line].length - specimens.reduce((sum, count) => sum + count, 0),
    post,
    points: post === EMPTY ? 0 : workerPoints(board, workerOf(post), specimens[colourOfPost(post)]),
    closed: isClosed(box, view, line),
  };
};

/** Specimens by species on the tiles that a colour has not laid yet. */
export const toCome = (
  box: Box,
  view: View,
  colour: Colour,
): { readonly tiles: number; readonly specimens: readonly number[] } => {
  const left = listBits(box.boards[view.board].tiles[colour] & ~playedTiles(view, colour));
  const specimens = [0, 0, 0, 0];
  for (const number of left)
    for (let corner = 0; corner < 4; corner++) specimens[box.fish[(colour * 16 + number) * 16 + corner]]++;
  return { tiles: left.length, specimens };
};

/** How many tiles lie in a tank. */
export const fill = (view: View, cetarium: number): number =>
  [0, 1, 2, 3].filter(corner => view.places[placeIn(cetarium, corner)] !== EMPTY).length;
