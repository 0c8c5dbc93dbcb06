import {
  COLOURS,
  countCups,
  countShips,
  LETTERS,
  type Box,
  type Cafe,
  type View,
} from '../../../games/cafe/index.ts';
import { hasSeat, type Game, type Seat } from '../../../games/kernel/index.ts';
import { widthOf, padTo, type Paint } from '../../paint.ts';
import type { Pencil } from '../board.ts';
import { gridLines, shopLines } from './area.ts';
import { FULL } from './colours.ts';
import { words, type Words } from './words.ts';

const WIDTH = 80;
const GAP = 4;

/** Two blocks of lines side by side, or one below the other where they do not fit. */
const beside = (left: readonly string[], right: readonly string[]): readonly string[] => {
  const width = Math.max(...left.map(widthOf)) + GAP;
  if (width + Math.max(...right.map(widthOf)) > WIDTH) return [...left, ...right];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${padTo(left[i] ?? '', width)}${right[i] ?? ''}`.trimEnd(),
  );
};

/** "Y2 B0 G1 R3" */
export const countLine = (counts: readonly (number | null)[], paint: Paint): string =>
  counts.map((count, colour) => `${paint(FULL[colour], LETTERS[colour])}${count ?? '?'}`).join(' ');

const ofSeat = <T>(list: readonly T[], seat: Seat): readonly T[] =>
  list.slice(seat * COLOURS.length, (seat + 1) * COLOURS.length);

/** What is to be said of a player in this step. */
const statusOf = (view: View, seat: Seat, say: Words, paint: Paint): readonly string[] => {
  const bid = ofSeat(view.bids, seat);
  return [
    ...(view.step !== 'over' && view.master === seat && view.players > 1 ? [say.master] : []),
    ...(view.step === 'act' && hasSeat(view.acting, seat) ? [say.actions(view.actions[seat])] : []),
    ...(hasSeat(view.closed, seat) ? [say.closed] : []),
    ...(view.step === 'bid' && view.viewer === seat ? [`${say.bid} ${countLine(bid, paint)}`] : []),
  ];
};

const playerLines = (
  game: Game<Cafe>,
  box: Box,
  view: View,
  seat: Seat,
  { paint, language, names }: Pencil,
): readonly string[] => {
  const say = words[language];
  const turn = hasSeat(game.pending(view), seat) ? '>' : ' ';
  const points = say.points(game.scores(view)[seat].total);
  const status = statusOf(view, seat, say, paint);
  const area = view.areas[seat];
  return [
    `${turn} ${paint('bold', names[seat])}: ${[points, ...status].join(', ')}`,
    ...beside(gridLines(box, area, paint), [
      `${say.warehouse} ${countLine(ofSeat(view.warehouse, seat), paint)}`,
      `${say.cups(countCups(box, area))}, ${say.ships(countShips(box, area))}`,
      ...shopLines(box, area, say, paint),
    ]),
    '',
  ];
};

/** The areas of all players, one below the other. */
export const playersLines = (game: Game<Cafe>, box: Box, view: View, pencil: Pencil): readonly string[] =>
  view.areas.flatMap((_, seat) => playerLines(game, box, view, seat, pencil));
