// What screen readers and controls call the things on the table.

import {
  boxOf,
  cardName,
  cellName,
  countsOf,
  faceOf,
  indexOf,
  isSupplied,
  isWhole,
  NO_SHOP,
  ROAST,
  SQUARES,
  BEAN,
  type Area,
  type Box,
  type Cafe,
  type Card,
  type Cell,
  type Face,
  type Move,
  type PlacementFacts,
  type View,
} from '../../games/cafe/index.ts';
import { byKind, type Game, type Language } from '../../games/kernel/index.ts';
import { listed } from '../messages/index.ts';
import { openedOnce } from '../table/boxes.ts';
import { cafeMessages, type CafeMessages } from './messages/index.ts';

export const openBox = openedOnce(boxOf);

/** "2 yellow cubes and 1 red cube", or nothing. */
export const cubeList = (text: CafeMessages, counts: readonly number[]): string =>
  listed(counts.flatMap((count, colour) => (count > 0 ? [text.cubes(colour, count)] : [])));

/** What a square is, in a word or two. */
const squareWords = (text: CafeMessages, box: Box, face: Face): string => {
  const shop = box.shop[face];
  if (shop !== NO_SHOP) {
    const { name, wants, value } = box.shops[shop];
    return text.shop(name, cubeList(text, countsOf(wants)), value);
  }
  if (box.square[face] === BEAN) return text.bean(box.colour[face]);
  return box.square[face] === ROAST && box.star[face] === 1
    ? text.star
    : text.squares[SQUARES[box.square[face]]].toLowerCase();
};

export const cardWords = (text: CafeMessages, box: Box, card: Card): string => {
  const row = (places: readonly number[]): string =>
    places.map(place => squareWords(text, box, faceOf(card, place))).join(', ');
  return text.card(cardName(card), row([0, 1, 2]), row([3, 4, 5]));
};

/** A cell with what it shows and holds. */
export const cellWords = (text: CafeMessages, box: Box, area: Area, cell: Cell): string => {
  const index = indexOf(area, cell);
  const face = area.faces[index];
  const shop = box.shop[face];
  const what = squareWords(text, box, face);
  if (shop !== NO_SHOP) {
    if (!isWhole(box, area, shop)) return text.cell(cellName(cell), what, text.shopDead);
    const first = area.faces.findIndex(other => box.shop[other] === shop);
    const missing = countsOf(box.shops[shop].wants - area.cubes[first]);
    const state = isSupplied(box, area, first) ? text.shopFull : text.shopMisses(cubeList(text, missing));
    return text.cell(cellName(cell), what, state);
  }
  const holds = area.cubes[index] === 0 ? '' : cubeList(text, countsOf(area.cubes[index]));
  return text.cell(cellName(cell), what, holds);
};

/** What laying a card would change, as a list. */
export const factWords = (text: CafeMessages, box: Box, facts: PlacementFacts): readonly string[] => [
  text.covers(facts.covered.length),
  facts.lost.some(count => count > 0) ? text.loses(cubeList(text, facts.lost)) : text.losesNothing,
  ...(facts.killed.length > 0 ? [text.kills(listed(facts.killed.map(shop => box.shops[shop].name)))] : []),
];

/** The seat that a view's own move is made by. */
const seatOf = (view: View): number => (typeof view.viewer === 'number' ? view.viewer : 0);

// The same names stand beside moves that can be made and moves that are drafted, whatever happened since: so they tell
// nothing that a later move changes.
const named = byKind<Move, [CafeMessages, Box, View], string>({
  lay: (move, text) => text.layCube(move.colour),
  unlay: (move, text) => text.unlay(move.colour),
  bid: (_, text) => text.closeBid,
  take: (move, text) =>
    move.colour < 0
      ? text.takeFree(cardName(move.card))
      : text.take(cardName(move.card), text.cubes(move.colour, 1)),
  discard: (move, text) => text.discard(cardName(move.card)),
  place: (move, text) => text.lay(cellName(move.cell), text.turned(move.rotation * 90)),
  produce: (move, text, box, view) => {
    const area = view.areas[seatOf(view)];
    const own = box.colour[area.faces[indexOf(area, move.cell)]];
    const colour = move.colour < 0 && view.rules === 'manual' ? own : move.colour;
    return colour < 0 ? text.produce(cellName(move.cell)) : text.produceIn(colour, cellName(move.cell));
  },
  name: (move, text) => text.name(move.colour),
  dry: (move, text) => text.dry(cellName(move.cell)),
  roast: (move, text) => text.roast(cellName(move.cell)),
  put: (move, text) => text.put(cellName(move.from), cellName(move.to)),
  deliver: (_, text) => text.deliver,
  serve: (move, text, box, view) => {
    const area = view.areas[seatOf(view)];
    const { name } = box.shops[box.shop[area.faces[indexOf(area, move.to)]]];
    return text.serve(cellName(move.from), name);
  },
  store: (move, text) => text.store(cellName(move.from)),
  clear: (move, text) => text.clear(cellName(move.cell)),
  done: (_, text) => text.done,
});

export const moveName = (move: Move, view: View, language: Language, game: Game<Cafe>): string =>
  named(move, cafeMessages[language], openBox(game.edition), view);
