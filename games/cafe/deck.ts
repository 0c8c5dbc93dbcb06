// C-SET-1, C-EXP-1: the cards that have not been turned up, as a set.

import { countBits, nthBit, type Chance } from '../kernel/index.ts';
import type { Box } from './box.ts';
import { FIRST_INITIAL, PLAN_CARDS, type Card, type Switch } from './components.ts';
import type { AnyTable } from './state.ts';

/** How many cards one number of a set holds. */
const HALF = FIRST_INITIAL / 2;
const ALL = (1 << HALF) - 1;

/** The cards of Expresso, which are all in the second number. */
const EXPRESSOS = ALL & ~((1 << (PLAN_CARDS - HALF)) - 1);

export const inDeck = (deck: readonly number[], card: Card): boolean =>
  (deck[card < HALF ? 0 : 1] & (1 << (card % HALF))) !== 0;

const takeOut = (deck: number[], card: Card): void => {
  deck[card < HALF ? 0 : 1] &= ~(1 << (card % HALF));
};

export const deckSize = (deck: readonly number[]): number => countBits(deck[0]) + countBits(deck[1]);

/** How many cards nobody will ever see: those taken out by chance at the set-up, whichever they are. */
export const unseenCards = (players: number): number => (players > 2 ? 0 : players === 2 ? 8 : 16);

export const fullDeck = (box: Box, players: number, expresso: Switch): number[] => {
  const deck = [ALL, expresso === 'on' ? ALL : ALL & ~EXPRESSOS];
  if (players < 4) for (const card of box.starCards) takeOut(deck, card);
  return deck;
};

/** The plan card with so many others of the deck before it. */
const nthPlan = (deck: readonly number[], k: number): Card => {
  const low = countBits(deck[0]);
  return k < low ? nthBit(deck[0], k) : HALF + nthBit(deck[1], k - low);
};

/** Every card that can still come is equally likely, and every card of Expresso will come. */
const pickCard = ({ deck, players }: AnyTable, chance: Chance): Card => {
  const special = deck[1] & EXPRESSOS;
  const expressos = countBits(special);
  const plans = deckSize(deck) - expressos;
  if (expressos === 0) return nthPlan(deck, chance.pick(plans));
  const unseen = unseenCards(players);
  const k = chance.pick(expressos + plans - unseen);
  if (k < expressos) return HALF + nthBit(special, k);
  return nthPlan(deck, unseen === 0 ? k - expressos : chance.pick(plans));
};

export const drawCard = (table: AnyTable, chance: Chance): Card => {
  const card = pickCard(table, chance);
  takeOut(table.deck, card);
  return card;
};
