import {
  COLOURS,
  EMPTY,
  GHOST,
  hasGhost,
  LETTERS,
  seatOf,
  TILES_A_COLOUR,
  type Box,
  type Colour,
  type Garum,
  type View,
} from '../../../games/garum/index.ts';
import { listBits, type Game } from '../../../games/kernel/index.ts';
import { padFrom, padTo } from '../../paint.ts';
import type { Pencil } from '../board.ts';
import { FULL } from './colours.ts';
import { tileLines } from './tiles.ts';
import { words } from './words.ts';

const isGhost = (view: View, colour: Colour): boolean => hasGhost(view.players) && colour === GHOST;

const TANKS_A_LINE = 11;

const wrapped = (tanks: readonly number[]): readonly string[] =>
  Array.from({ length: Math.ceil(tanks.length / TANKS_A_LINE) }, (_, i) =>
    tanks.slice(i * TANKS_A_LINE, (i + 1) * TANKS_A_LINE).join(' '),
  );

const headLines = (box: Box, view: View, { language, paint }: Pencil): readonly string[] => {
  const say = words[language];
  if (view.step === 'over') return [paint('bold', say.over)];
  const known = view.order.map(cetarium => cetarium + 1);
  const [tank, ...toCome] = known.slice(view.round);
  const round = say.round(view.round + 1, box.boards[view.board].cetaria);
  return [
    paint('bold', tank === undefined ? round : `${round}: ${say.tank(tank)}`),
    ...(toCome.length > 0 ? [say.toCome, ...wrapped(toCome)] : []),
  ];
};

const colourLine = (
  view: View,
  colour: Colour,
  points: number,
  { paint, language, names }: Pencil,
): string => {
  const say = words[language];
  const turn = view.step !== 'over' && view.turn === colour ? '>' : ' ';
  const name = isGhost(view, colour) ? say.ghost : names[seatOf(colour, view.players)];
  const badge = paint(FULL[colour], LETTERS[colour]);
  if (isGhost(view, colour)) return `${turn}  ${badge} ${name}`;
  const amphora = view.amphora === colour ? 'A' : ' ';
  const workers = `${view.vilicus[colour]}V ${view.dominus[colour]}D`;
  return `${turn}${amphora} ${badge} ${padTo(name.slice(0, 11), 11)} ${padFrom(say.points(points), 6)}  ${workers}`;
};

const handLines = (box: Box, view: View, colour: Colour, { paint, language }: Pencil): readonly string[] => {
  const hand = view.hands[colour];
  if (hand === null || hand === 0) return [];
  const tiles = listBits(hand).map(number => colour * TILES_A_COLOUR + number);
  return ['', words[language].hand(words[language].colours[colour]), ...tileLines(box, tiles, paint)];
};

/** What stands beside the board: the round, the colours with points and workers, the hands one may see. */
export const panelLines = (game: Game<Garum>, box: Box, view: View, pencil: Pencil): readonly string[] => {
  const { legend, ghostTile } = words[pencil.language];
  const parts = game.scores(view).flatMap(score => score.parts);
  const pointsOf = (colour: Colour): number =>
    parts.filter(part => part.colour === colour).reduce((sum, part) => sum + part.points, 0);
  const colours = [...COLOURS.keys()];
  return [
    ...headLines(box, view, pencil),
    '',
    ...colours.map(colour => colourLine(view, colour, pointsOf(colour), pencil)),
    ...colours.flatMap(colour => handLines(box, view, colour, pencil)),
    ...(view.ghostTile === EMPTY ? [] : ['', ghostTile, ...tileLines(box, [view.ghostTile], pencil.paint)]),
    '',
    ...legend.map(line => pencil.paint('dim', line)),
  ];
};
