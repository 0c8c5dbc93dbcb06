// What the box holds, as data. Another edition is another file of this shape.

import {
  dictionary,
  fields,
  listOf,
  marked,
  name,
  objectTo,
  oneOf,
  optional,
  readJson,
  text,
  truth,
  whole,
  type Read,
  type Result,
} from '../kernel/index.ts';
import { COMPANIES, EXPRESSO_CARDS, LETTERS, PLAN_CARDS } from './components.ts';

const BASIC = [...LETTERS, 'dry', 'roast', 'roast*', 'cup', 'ship', 'shop', 'shop2', '.'];
const SPECIAL = ['expresso', 'lote', 'nata', 'plus'];

/** Three squares, separated by blanks: "Y dry shop". */
const row =
  (known: readonly string[]): Read<readonly string[]> =>
  (value, path) => {
    const squares = text(value, path).split(' ');
    return squares.length === 3 && squares.every(square => known.includes(square))
      ? squares
      : objectTo(
          path,
          `"${String(value)}" is not a row of three squares, written with ${known.join(' ')} and blanks between.`,
        );
  };

const wants: Read<string> = (value, path) =>
  /^[YBGR]{1,12}$/.test(text(value, path))
    ? text(value, path)
    : objectTo(
        path,
        `"${String(value)}" is not what a shop wants, written like "YYYB" with ${LETTERS.join(' ')}.`,
      );

const shops = optional(listOf(fields({ name: text, wants, value: whole(1, 99) })));

const planCard = fields({ star: truth, rows: listOf(row(BASIC), 2), shops });
const initialCard = fields({ company: text, rows: listOf(row(BASIC), 2), shops });
const expressoCard = fields({ rows: listOf(row([...BASIC, ...SPECIAL]), 2), shops });

const limits = listOf(whole(1, 999), 4);

const readShape = fields({
  game: oneOf(['cafe']),
  id: name,
  title: name,
  plan: fields({ ...marked, cards: dictionary(planCard) }),
  initial: fields({ ...marked, cards: dictionary(initialCard) }),
  expresso: fields({ ...marked, cards: dictionary(expressoCard) }),
  ratings: fields({ ...marked, manual: limits, table: limits }),
});

export type Edition = ReturnType<typeof readShape>;

/** A card of any kind. */
export type CardData = ReturnType<typeof expressoCard>;

export const squaresOf = ({ rows }: CardData): readonly string[] => rows.flat();

/** What a shop is written as among the squares of its card. */
export const shopSquare = (number: number): string => (number === 0 ? 'shop' : `shop${number + 1}`);

const checkNames = (
  cards: Readonly<Record<string, unknown>>,
  letter: string,
  count: number,
  path: string,
): void => {
  const wanted = Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  const missing = wanted.find(name => !Object.hasOwn(cards, name));
  if (missing !== undefined) objectTo(path, `the card ${missing} is missing.`);
  const unknown = Object.keys(cards).find(name => !wanted.includes(name));
  if (unknown !== undefined)
    objectTo(path, `there is no card ${unknown}; they are ${letter}1 to ${letter}${count}.`);
};

const areNeighbours = (a: number, b: number): boolean => b - a === 3 || (b - a === 1 && b !== 3);

const checkShops = (card: CardData, path: string): void => {
  const squares = squaresOf(card);
  const names = (card.shops ?? []).map((_, i) => shopSquare(i));
  const stray = squares.find(square => square.startsWith('shop') && !names.includes(square));
  if (stray !== undefined) objectTo(`${path}.shops`, `nothing is said about the square "${stray}".`);
  for (const name of names) {
    const places = squares.flatMap((square, place) => (square === name ? [place] : []));
    if (places.length !== 1 && !(places.length === 2 && areNeighbours(places[0], places[1])))
      objectTo(`${path}.rows`, `"${name}" must be one square, or two that lie side by side.`);
  }
};

const count = (card: CardData, square: string): number =>
  squaresOf(card).filter(other => other === square).length;

/** Everything that makes two cards different, seen as the card lies and turned half round. */
const lookOf = (card: CardData): string => {
  const squares = squaresOf(card).map(square => {
    const number = card.shops?.findIndex((_, i) => shopSquare(i) === square) ?? -1;
    return number < 0 ? square : JSON.stringify(card.shops?.[number]);
  });
  return [squares.join(' '), squares.toReversed().join(' ')].toSorted()[0];
};

const checkPlan = (cards: Edition['plan']['cards']): void => {
  const stars = Object.values(cards).filter(({ star }) => star).length;
  if (stars !== 8) objectTo('plan.cards', `8 cards must carry the star, not ${stars}.`);
  const seen = new Map<string, string>();
  for (const [name, card] of Object.entries(cards)) {
    const twin = seen.get(lookOf(card));
    if (twin !== undefined)
      objectTo(`plan.cards.${name}`, `it is the same as ${twin}; all plan cards differ.`);
    seen.set(lookOf(card), name);
  }
};

/** C-SET-2 */
const checkInitial = (cards: Edition['initial']['cards']): void => {
  for (const [name, card] of Object.entries(cards))
    for (const square of ['cup', 'dry', 'roast'])
      if (count(card, square) + count(card, `${square}*`) !== 1)
        objectTo(`initial.cards.${name}.rows`, `there must be exactly one ${square} on an initial card.`);
};

/** C-EXP-1 */
const checkExpresso = (cards: Edition['expresso']['cards']): void => {
  for (const special of SPECIAL) {
    const found = Object.values(cards).filter(card => count(card, special) > 0).length;
    if (found !== 2) objectTo('expresso.cards', `2 cards must have a square "${special}", not ${found}.`);
  }
  for (const [name, card] of Object.entries(cards))
    if (SPECIAL.filter(special => count(card, special) > 0).length !== 1)
      objectTo(`expresso.cards.${name}.rows`, `there must be one of the squares ${SPECIAL.join(', ')}.`);
};

const read: Read<Edition> = (value, path) => {
  const edition = readShape(value, path);
  for (const [kind, letter, number] of [
    ['plan', 'C', PLAN_CARDS],
    ['initial', 'I', COMPANIES],
    ['expresso', 'E', EXPRESSO_CARDS],
  ] as const) {
    const { cards } = edition[kind];
    checkNames(cards, letter, number, `${kind}.cards`);
    for (const [name, card] of Object.entries(cards)) checkShops(card, `${kind}.cards.${name}`);
  }
  checkPlan(edition.plan.cards);
  checkInitial(edition.initial.cards);
  checkExpresso(edition.expresso.cards);
  for (const rules of ['manual', 'table'] as const)
    if (edition.ratings[rules].some((limit, i, all) => i > 0 && limit <= all[i - 1]))
      objectTo(`ratings.${rules}`, 'every rating must need more points than the one before.');
  return edition;
};

export const readEdition = (json: unknown): Result<Edition> => readJson(read, json, 'bad-edition');
