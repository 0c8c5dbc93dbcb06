// Sets of cards, several in one flat list: two numbers a set, one bit a card.

import { countBits, listBits, nthBit, type Chance } from '../kernel/index.ts';

const HALF = 21;

/** Which of the sets in a list is meant: the index of its first number. */
export type SetAt = number;

export const hasCard = (sets: readonly number[], at: SetAt, card: number): boolean =>
  card < HALF ? (sets[at] & (1 << card)) !== 0 : (sets[at + 1] & (1 << (card - HALF))) !== 0;

export const addCard = (sets: number[], at: SetAt, card: number): void => {
  if (card < HALF) sets[at] |= 1 << card;
  else sets[at + 1] |= 1 << (card - HALF);
};

export const removeCard = (sets: number[], at: SetAt, card: number): void => {
  if (card < HALF) sets[at] &= ~(1 << card);
  else sets[at + 1] &= ~(1 << (card - HALF));
};

export const countCards = (sets: readonly number[], at: SetAt): number =>
  countBits(sets[at]) + countBits(sets[at + 1]);

export const isEmpty = (sets: readonly number[], at: SetAt): boolean => (sets[at] | sets[at + 1]) === 0;

export const listCards = (sets: readonly number[], at: SetAt): readonly number[] => [
  ...listBits(sets[at]),
  ...listBits(sets[at + 1]).map(bit => bit + HALF),
];

/** Takes any card of a set that is not empty, all equally likely. */
export const drawCard = (sets: number[], at: SetAt, chance: Chance): number => {
  const low = countBits(sets[at]);
  const k = chance.pick(low + countBits(sets[at + 1]));
  const card = k < low ? nthBit(sets[at], k) : HALF + nthBit(sets[at + 1], k - low);
  removeCard(sets, at, card);
  return card;
};

/** The set of these cards. */
export const setOf = (cards: Iterable<number>): number[] => {
  const set = [0, 0];
  for (const card of cards) addCard(set, 0, card);
  return set;
};
