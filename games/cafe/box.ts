// An edition unpacked into the tables that the rules look things up in.

import {
  BEAN,
  BLANK,
  CARDS,
  COMPANIES,
  CUP,
  DRY,
  EXPRESSO,
  EXPRESSO_CARDS,
  faceOf,
  FACES,
  LETTERS,
  LOTE,
  NO_SHOP,
  PLAN_CARDS,
  PLUS,
  ROAST,
  SHOP,
  SQUARES,
  type Card,
  type Colour,
  type Face,
  type RuleSet,
  type Square,
} from './components.ts';
import { cubesOf, type Cubes } from './cubes.ts';
import { shopSquare, squaresOf, type CardData, type Edition } from './edition.ts';

/** A shop of a card, or of no card: what it is called, wants, is worth, and how many squares it has. */
export interface ShopBox {
  readonly name: string;
  readonly wants: Cubes;
  readonly value: number;
  readonly size: number;
}

export interface Box {
  /** By face. */
  readonly square: Uint8Array;
  /** The colour of a bean, or −1, by face. */
  readonly colour: Int8Array;
  /** What group a square can belong to in each rule set, by face: a sort, or none. */
  readonly sorts: Readonly<Record<RuleSet, Int8Array>>;
  /** What a square takes while it is empty, by face: a bit for its own colour, for any colour, or for what is moved there. */
  readonly room: Uint8Array;
  /** 1 for a ★ roaster, by face. */
  readonly star: Uint8Array;
  /** The shop a square belongs to, or −1, by face. */
  readonly shop: Int16Array;
  readonly shops: readonly ShopBox[];
  /** 1 for a card that costs a cube (C-DRF-2), by card. */
  readonly hasCup: Uint8Array;
  /** How many squares give an action (C-ACT-1, C-EXP-2), by card. */
  readonly cups: Uint8Array;
  /** How many rotations of a card look different, by card. */
  readonly rotations: Uint8Array;
  /** The plan cards with the ★ (C-SET-1). */
  readonly starCards: readonly Card[];
  readonly companies: readonly string[];
  readonly ratings: Readonly<Record<RuleSet, readonly number[]>>;
}

/** What a group can be made of: beans of one colour (or of all, as number 0), dry squares, roasters. */
export type Sort = number;
export const DRIES: Sort = 4;
export const ROASTERS: Sort = 5;
export const NO_SORT: Sort = -1;

/** C-PRO-1, C-EXP-3, C-EXP-5. In the manual rule set a Plus square has no sort of its own. */
const sortOf = (rules: RuleSet, square: Square, colour: Colour): Sort => {
  if (square === BEAN) return rules === 'manual' ? colour : 0;
  if (square === DRY || square === LOTE) return DRIES;
  if (square === ROAST) return ROASTERS;
  return square === PLUS && rules === 'table' ? 0 : NO_SORT;
};

/** Room for a cube of whatever colour is named (C-EXP-5), for one that is moved there, and for one on a ★ roaster. */
export const ANY_COLOUR = 1 << 4;
const ORDINARY = 1 << 5;
export const STARRED = 1 << 6;

const roomOf = (square: Square, colour: Colour, star: number): number => {
  if (square === BEAN) return 1 << colour;
  if (square === PLUS) return ANY_COLOUR;
  if (square === DRY || square === LOTE || square === ROAST) return star === 1 ? STARRED : ORDINARY;
  return 0;
};

const squareOf = (word: string): Square => {
  if (LETTERS.some(letter => letter === word)) return BEAN;
  if (word.startsWith('roast')) return ROAST;
  if (word.startsWith('shop')) return SHOP;
  return word === '.' ? BLANK : SQUARES.findIndex(name => name === word);
};

/** The cards of an edition in the order of their numbers. */
const listCards = ({ plan, expresso, initial }: Edition): readonly CardData[] => [
  ...Array.from({ length: PLAN_CARDS }, (_, i) => plan.cards[`C${i + 1}`]),
  ...Array.from({ length: EXPRESSO_CARDS }, (_, i) => expresso.cards[`E${i + 1}`]),
  ...Array.from({ length: COMPANIES }, (_, i) => initial.cards[`I${i + 1}`]),
];

const wanted = (letters: string): Cubes =>
  cubesOf(LETTERS.map(letter => [...letters].filter(other => other === letter).length));

/** Whether a card shows the same when it is turned half round. */
const isTwofold = (look: (face: Face) => string, card: Card): boolean =>
  [0, 1, 2].every(place => look(faceOf(card, place)) === look(faceOf(card, 5 - place)));

export const unpack = (edition: Edition): Box => {
  const square = new Uint8Array(FACES);
  const colour = new Int8Array(FACES).fill(-1);
  const star = new Uint8Array(FACES);
  const shop = new Int16Array(FACES).fill(NO_SHOP);
  const hasCup = new Uint8Array(CARDS);
  const cups = new Uint8Array(CARDS);
  const rotations = new Uint8Array(CARDS);
  const shops: ShopBox[] = [];
  const look = (face: Face): string => [square[face], colour[face], star[face], shop[face]].join();
  listCards(edition).forEach((card, number) => {
    const words = squaresOf(card);
    words.forEach((word, place) => {
      const face = faceOf(number, place);
      square[face] = squareOf(word);
      colour[face] = LETTERS.findIndex(letter => letter === word);
      star[face] = word === 'roast*' ? 1 : 0;
    });
    (card.shops ?? []).forEach(({ name, wants, value }, i) => {
      const places = [0, 1, 2, 3, 4, 5].filter(place => words[place] === shopSquare(i));
      for (const place of places) shop[faceOf(number, place)] = shops.length;
      shops.push({ name, wants: wanted(wants), value, size: places.length });
    });
    const kinds = [...square.subarray(faceOf(number, 0), faceOf(number, 6))];
    hasCup[number] = kinds.includes(CUP) ? 1 : 0;
    cups[number] = kinds.filter(kind => kind === CUP || kind === EXPRESSO).length;
    rotations[number] = isTwofold(look, number) ? 2 : 4;
  });
  const sortsIn = (rules: RuleSet): Int8Array =>
    Int8Array.from(square, (kind, face) => sortOf(rules, kind, colour[face]));
  return {
    square,
    colour,
    sorts: { manual: sortsIn('manual'), table: sortsIn('table') },
    room: Uint8Array.from(square, (kind, face) => roomOf(kind, colour[face], star[face])),
    star,
    shop,
    shops,
    hasCup,
    cups,
    rotations,
    starCards: Array.from({ length: PLAN_CARDS }, (_, card) => card).filter(
      card => edition.plan.cards[`C${card + 1}`].star,
    ),
    companies: Array.from({ length: COMPANIES }, (_, i) => edition.initial.cards[`I${i + 1}`].company),
    ratings: { manual: edition.ratings.manual, table: edition.ratings.table },
  };
};
