// "bid 3", "take 2", "place 4", "make red", "sell M07 2s 1r", "replace M03 M21", "buy S12": one line a move.

import {
  byKind,
  done,
  fields,
  listOf,
  oneOf,
  readJson,
  refuse,
  whole,
  type Result,
} from '../kernel/index.ts';
import { GOODS, MARKET_CARDS, marketName, productionName, scoringName } from './components.ts';
import { fixedMoves, replaceMove, type Move, type Replace } from './moves.ts';

const counted = (count: number, letter: string): string => (count === 0 ? '' : ` ${count}${letter}`);

export const makeMove = byKind<Move, [], string>({
  choose: move => `choose ${productionName(move.card)}`,
  bid: move => `bid ${move.points}`,
  stay: () => 'stay',
  pass: () => 'pass',
  marker: move => `marker ${move.points}`,
  take: move => `take ${move.set + 1}`,
  keep: move => `keep ${move.first + 1} ${move.second + 1}`,
  place: move => `place ${move.space + 1}`,
  discard: () => 'discard',
  make: move => `make ${GOODS[move.good]}`,
  trade: move => `trade ${GOODS[move.first]} ${GOODS[move.second]}`,
  relabel: move => `relabel ${GOODS[move.from]} ${GOODS[move.to]}`,
  overtime: () => 'overtime',
  order: move => `order ${GOODS[move.good]}`,
  skip: () => 'skip',
  stop: () => 'stop',
  reveal: move => (move.count === 1 ? 'reveal' : `reveal ${move.count}`),
  replace: move => `replace ${move.cards.map(marketName).join(' ')}`,
  sell: move =>
    `sell ${marketName(move.card)}${counted(move.silver, 's')}${counted(move.red, 'r')}${counted(move.yellow, 'y')}`,
  end: () => 'end',
  buy: move => `buy ${scoringName(move.card)}`,
});

const plain = (line: string): string => line.trim().toLowerCase().replace(/\s+/g, ' ');

const movesByLine: ReadonlyMap<string, Move> = new Map(fixedMoves.map(move => [plain(makeMove(move)), move]));

/** The replacement of these cards, which must be different ones of the deck; their order is of no account. */
const replacing = (cards: readonly number[]): Replace | undefined => {
  const sorted = cards.toSorted((a, b) => a - b);
  const isSet = sorted.every((card, i) => card < MARKET_CARDS && card !== sorted[i - 1]);
  return isSet ? replaceMove(sorted[0], sorted[1], sorted[2]) : undefined;
};

export const parseMove = (line: string): Move | undefined => {
  const words = plain(line);
  if (!/^replace( m(0[1-9]|[1-4]\d)){1,3}$/.test(words)) return movesByLine.get(words);
  return replacing(
    words
      .split(' ')
      .slice(1)
      .map(name => Number(name.slice(1)) - 1),
  );
};

/** Moves by what they say, their fields in the order of the alphabet. */
const keyOf = (move: object): string =>
  JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const movesByKey: ReadonlyMap<string, Move> = new Map(fixedMoves.map(move => [keyOf(move), move]));

const readReplace = fields({ kind: oneOf(['replace']), cards: listOf(whole(0, MARKET_CARDS - 1)) });

export const readMove = (json: unknown): Result<Move> => {
  const known = typeof json === 'object' && json !== null ? movesByKey.get(keyOf(json)) : undefined;
  if (known !== undefined) return done(known);
  const read = readJson(readReplace, json, 'bad-move');
  const cards = read.ok ? read.value.cards : [];
  const isSorted = cards.every((card, i) => i === 0 || card > cards[i - 1]);
  const move = cards.length >= 1 && cards.length <= 3 && isSorted ? replacing(cards) : undefined;
  return move === undefined
    ? refuse('bad-move', `${JSON.stringify(json) ?? 'Nothing'} is not a move of Lata.`)
    : done(move);
};
