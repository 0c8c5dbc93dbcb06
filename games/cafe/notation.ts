// "take C17 red", "place k11 90" (clockwise degrees), "produce b2", "put a1 b2", "serve b2 d4", "store b2", "done".

import {
  byKind,
  fields,
  oneOf,
  readJson,
  unreadable,
  whole,
  type Fields,
  type Read,
  type ReadFields,
  type Result,
} from '../kernel/index.ts';
import { cellName, CELLS, parseCell, type Cell } from './cells.ts';
import {
  cardName,
  COLOURS,
  FIRST_INITIAL,
  ROTATIONS,
  type Card,
  type Colour,
  type Rotation,
} from './components.ts';
import {
  bid,
  clears,
  deliver,
  discards,
  doneMove,
  dries,
  lays,
  names,
  places,
  produceOf,
  putOf,
  roasts,
  serveOf,
  stores,
  takeOf,
  unlays,
  type Move,
} from './moves.ts';

const paid = (colour: Colour): string => (colour < 0 ? '' : ` ${COLOURS[colour]}`);

export const makeMove = byKind<Move, [], string>({
  lay: ({ colour }) => `lay ${COLOURS[colour]}`,
  unlay: ({ colour }) => `unlay ${COLOURS[colour]}`,
  bid: () => 'bid',
  take: ({ card, colour }) => `take ${cardName(card)}${paid(colour)}`,
  discard: ({ card }) => `discard ${cardName(card)}`,
  place: ({ cell, rotation }) => `place ${cellName(cell)} ${rotation * 90}`,
  produce: ({ cell, colour }) => `produce ${cellName(cell)}${paid(colour)}`,
  name: ({ colour }) => `name ${COLOURS[colour]}`,
  dry: ({ cell }) => `dry ${cellName(cell)}`,
  roast: ({ cell }) => `roast ${cellName(cell)}`,
  put: ({ from, to }) => `put ${cellName(from)} ${cellName(to)}`,
  deliver: () => 'deliver',
  serve: ({ from, to }) => `serve ${cellName(from)} ${cellName(to)}`,
  store: ({ from }) => `store ${cellName(from)}`,
  clear: ({ cell }) => `clear ${cellName(cell)}`,
  done: () => 'done',
});

// A word that means nothing is −2, so that it cannot be taken for a colour that is left out.
const NOT_A_WORD = -2;

const CARD_NUMBERS: ReadonlyMap<string, Card> = new Map(
  Array.from({ length: FIRST_INITIAL }, (_, card) => [cardName(card).toLowerCase(), card] as const),
);

const cardIn = (word: string | undefined): Card => CARD_NUMBERS.get(word ?? '') ?? NOT_A_WORD;
const cellIn = (word: string | undefined): Cell => parseCell(word ?? '') ?? NOT_A_WORD;
const turnIn = (word: string | undefined): Rotation =>
  ROTATIONS.find(r => String(r * 90) === word) ?? NOT_A_WORD;
const colourIn = (word: string | undefined): Colour => {
  const colour = COLOURS.findIndex(name => name === word);
  return colour < 0 ? NOT_A_WORD : colour;
};
const colourOrNone = (word: string | undefined): Colour => (word === undefined ? -1 : colourIn(word));

/** How many words a move has behind its first, and the move that they stand for. */
interface Grammar {
  readonly words: readonly number[];
  readonly parse: (...words: readonly string[]) => Move | undefined;
}

const known = (...numbers: readonly number[]): boolean => !numbers.includes(NOT_A_WORD);

const withCell = (moves: readonly Move[]): Grammar => ({ words: [1], parse: word => moves[cellIn(word)] });
const withColour = (moves: readonly Move[]): Grammar => ({
  words: [1],
  parse: word => moves[colourIn(word)],
});
const alone = (move: Move): Grammar => ({ words: [0], parse: () => move });
const withCells = (pair: (from: Cell, to: Cell) => Move): Grammar => ({
  words: [2],
  parse: (from, to) => (known(cellIn(from), cellIn(to)) ? pair(cellIn(from), cellIn(to)) : undefined),
});

const grammar: Readonly<Record<Move['kind'], Grammar>> = {
  lay: withColour(lays),
  unlay: withColour(unlays),
  bid: alone(bid),
  take: {
    words: [1, 2],
    parse: (card, colour) =>
      known(cardIn(card), colourOrNone(colour)) ? takeOf(cardIn(card), colourOrNone(colour)) : undefined,
  },
  discard: { words: [1], parse: card => discards[cardIn(card)] },
  place: {
    words: [2],
    parse: (cell, turn) =>
      known(cellIn(cell), turnIn(turn)) ? places[cellIn(cell) * 4 + turnIn(turn)] : undefined,
  },
  produce: {
    words: [1, 2],
    parse: (cell, colour) =>
      known(cellIn(cell), colourOrNone(colour)) ? produceOf(cellIn(cell), colourOrNone(colour)) : undefined,
  },
  name: withColour(names),
  dry: withCell(dries),
  roast: withCell(roasts),
  put: withCells(putOf),
  deliver: alone(deliver),
  serve: withCells(serveOf),
  store: withCell(stores),
  clear: withCell(clears),
  done: alone(doneMove),
};
const grammars: ReadonlyMap<string, Grammar> = new Map(Object.entries(grammar));

export const parseMove = (line: string): Move | undefined => {
  const [first, ...words] = line.trim().toLowerCase().split(/\s+/);
  const found = grammars.get(first);
  return found?.words.includes(words.length) === true ? found.parse(...words) : undefined;
};

const cell = whole(0, CELLS - 1);
const card = whole(0, FIRST_INITIAL - 1);
const colour = whole(0, COLOURS.length - 1);
const colourOrLess = whole(-1, COLOURS.length - 1);

const shaped =
  <F extends Fields>(shape: F, make: (read: ReadFields<F>) => Move): Read<Move> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null) return unreadable(path, 'a move', value);
    const { kind: _, ...rest }: { readonly kind?: unknown } = value;
    return make(fields(shape)(rest, path));
  };

const readers: Readonly<Record<Move['kind'], Read<Move>>> = {
  lay: shaped({ colour }, read => lays[read.colour]),
  unlay: shaped({ colour }, read => unlays[read.colour]),
  bid: shaped({}, () => bid),
  take: shaped({ card, colour: colourOrLess }, read => takeOf(read.card, read.colour)),
  discard: shaped({ card }, read => discards[read.card]),
  place: shaped({ cell, rotation: oneOf(ROTATIONS) }, read => places[read.cell * 4 + read.rotation]),
  produce: shaped({ cell, colour: colourOrLess }, read => produceOf(read.cell, read.colour)),
  name: shaped({ colour }, read => names[read.colour]),
  dry: shaped({ cell }, read => dries[read.cell]),
  roast: shaped({ cell }, read => roasts[read.cell]),
  put: shaped({ from: cell, to: cell }, read => putOf(read.from, read.to)),
  deliver: shaped({}, () => deliver),
  serve: shaped({ from: cell, to: cell }, read => serveOf(read.from, read.to)),
  store: shaped({ from: cell }, read => stores[read.from]),
  clear: shaped({ cell }, read => clears[read.cell]),
  done: shaped({}, () => doneMove),
};
const readersByKind: ReadonlyMap<unknown, Read<Move>> = new Map(Object.entries(readers));

const read: Read<Move> = (value, path) => {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const reader = readersByKind.get(kind);
  return reader === undefined ? unreadable(path, 'a move of Café', value) : reader(value, path);
};

export const readMove = (json: unknown): Result<Move> => readJson(read, json, 'bad-move');
