// Builds tables the way the rulebook tells of them: cards by name, moves in notation, chance that can be foretold.

import { expect as sure, firstSeat, sameJson, type Chance, type Seat } from '../../kernel/index.ts';
import { lowest } from '../../kernel/testkit/index.ts';
import { unpack } from '../box.ts';
import { addCard, hasCard, listCards, removeCard } from '../cards.ts';
import {
  cubes,
  FACTORY_CARDS,
  GOODS,
  NONE,
  SPACES,
  STARTING_CARD,
  type GoodName,
  type MarketCard,
  type ProductionCard,
  type ScoringCard,
} from '../components.ts';
import { readEdition } from '../edition.ts';
import edition from '../editions/cais-1.json' with { type: 'json' };
import type { Event } from '../events.ts';
import { lataTitle } from '../index.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../options.ts';
import { lay } from '../phases/factory.ts';
import { beginBuying } from '../phases/buy.ts';
import { beginProduction } from '../phases/turn.ts';
import { MARKET_DECK, PRODUCTION_DECK, SCORING_DECK, type State } from '../state.ts';

export const box = unpack(sure(readEdition(edition)));

/** The rules are tested with the cards of one edition, whatever the current one is. */
export const lata = sure(lataTitle.open('cais-1'));

const numberIn = (name: string, letter: string): number => {
  if (!new RegExp(`^${letter}\\d\\d$`).test(name))
    throw new Error(`"${name}" is no card of the deck ${letter}.`);
  return Number(name.slice(1)) - 1;
};

/** A production card by its name; P00 is the starting card. */
export const P = (name: string): ProductionCard => (name === 'P00' ? STARTING_CARD : numberIn(name, 'P'));
export const M = (name: string): MarketCard => numberIn(name, 'M');
export const S = (name: string): ScoringCard => numberIn(name, 'S');

/** A table before its first decision: cards are drawn in the order of their numbers, tokens stay shuffled one way. */
export const deal = (players: number, options: Partial<Options> = {}, chance: Chance = lowest): State =>
  lata.setup({ auction: 'sealed', money: '4', scenario: 'setubal', ...options }, players, chance);

export const alone = (scenario: Options['scenario'], chance: Chance = lowest): State =>
  deal(1, { scenario }, chance);

export const decider = (state: State): Seat => firstSeat(lata.pending(state));

export const moveOf = (line: string): Move => {
  const move = lata.text.parseMove(line);
  if (move === undefined) throw new Error(`"${line}" is no move.`);
  return move;
};

/** One move by one seat, with what it told. */
export const playAs = (state: State, seat: Seat, line: string, chance: Chance = lowest): readonly Event[] => {
  const events: Event[] = [];
  const wanted = moveOf(line);
  const move = lata.legal(state, seat).find(candidate => sameJson(candidate, wanted));
  if (move === undefined)
    throw new Error(`"${line}" is refused: ${lata.objection(state, seat, wanted)?.reason.en}`);
  lata.apply(state, seat, move, chance, event => events.push(event));
  return events;
};

/** Plays moves, each by the seat that has to decide, and tells what happened. */
export const play = (state: State, ...lines: readonly string[]): readonly Event[] =>
  lines.flatMap(line => playAs(state, decider(state), line));

export const legalLines = (state: State, seat = decider(state)): readonly string[] =>
  lata.legal(state, seat).map(lata.text.makeMove);

/** The legal moves that begin with a word, without it. */
export const choices = (state: State, word: string): readonly string[] =>
  legalLines(state)
    .filter(line => line === word || line.startsWith(`${word} `))
    .map(line => line.slice(word.length + 1));

/** Bids by seat. */
export const bidAll = (state: State, ...bids: readonly number[]): readonly Event[] =>
  bids.flatMap((bid, seat) => playAs(state, seat, `bid ${bid}`));

/** Gives the tokens to these seats, the first one first. */
export const tokens = (state: State, ...seats: readonly Seat[]): State => {
  seats.forEach((seat, i) => (state.order[i] = seat));
  return state;
};

const forget = (state: State, card: ProductionCard): void => {
  removeCard(state.decks, PRODUCTION_DECK, card);
  removeCard(state.discard, 0, card);
};

/**
 * Builds a seat's line anew, one text a space: "" for none, "P27" for a card, "P00 P27" for one that covers another.
 */
export const build = (state: State, seat: Seat, ...spaces: readonly string[]): State => {
  state.factories.fill(NONE, seat * FACTORY_CARDS, (seat + 1) * FACTORY_CARDS);
  state.tops.fill(NONE, seat * SPACES, (seat + 1) * SPACES);
  for (const [space, cards] of spaces.entries())
    for (const name of cards.split(' ').filter(word => word !== '')) {
      forget(state, P(name));
      lay(state, seat, P(name), space);
    }
  return state;
};

/** Shows exactly these markets, each perhaps with cubes: "M14" or "M14 1s". */
export const show = (state: State, ...markets: readonly string[]): State => {
  for (const card of state.market.splice(0)) addCard(state.decks, MARKET_DECK, card);
  state.filled.length = 0;
  for (const text of markets) {
    const [name, ...on] = text.split(' ');
    const count = (letter: string): number =>
      Number(on.find(word => word.endsWith(letter))?.slice(0, -1) ?? 0);
    removeCard(state.decks, MARKET_DECK, M(name));
    state.market.push(M(name));
    state.filled.push(cubes(count('s'), count('r'), count('y')));
  }
  return state;
};

/** Offers exactly these scoring cards. */
export const offer = (state: State, ...cards: readonly string[]): State => {
  for (const card of state.offers.splice(0)) addCard(state.decks, SCORING_DECK, card);
  for (const name of cards) {
    removeCard(state.decks, SCORING_DECK, S(name));
    state.offers.push(S(name));
  }
  return state;
};

/** Gives a seat these market cards or scoring cards. */
export const own = (state: State, seat: Seat, ...cards: readonly string[]): State => {
  for (const name of cards)
    if (name.startsWith('M')) {
      removeCard(state.decks, MARKET_DECK, M(name));
      state.market.splice(0, state.market.length, ...state.market.filter(card => card !== M(name)));
      state.filled.length = state.market.length;
      addCard(state.won, seat * 2, M(name));
    } else {
      removeCard(state.decks, SCORING_DECK, S(name));
      addCard(state.bought, seat * 2, S(name));
    }
  return state;
};

/** Cubes that a seat has, all of them in salt. */
export const salt = (state: State, seat: Seat, ...counts: readonly number[]): State => {
  counts.forEach((count, good) => {
    state.goods[seat * 3 + good] = count;
    state.salt[seat * 3 + good] = count;
  });
  return state;
};

/** What a seat holds, by colour. */
export const goods = (state: State, seat: Seat = 0): Readonly<Record<GoodName, number>> => ({
  silver: state.goods[seat * 3],
  red: state.goods[seat * 3 + 1],
  yellow: state.goods[seat * 3 + 2],
});

export const goodsInAll = (state: State, seat: Seat = 0): number =>
  GOODS.reduce((sum, good) => sum + goods(state, seat)[good], 0);

/** Puts the table at the start of phase C, with the sets gone. */
export const produce = (state: State, chance: Chance = lowest): State => {
  state.sets.length = 0;
  beginProduction(box, state, chance);
  return state;
};

/** Puts the table at the start of phase D, with the sets gone. */
export const shop = (state: State, chance: Chance = lowest): State => {
  state.sets.length = 0;
  beginBuying(box, state, chance);
  return state;
};

/** Two players at the start of phase C, seat 0 first, with this line. */
export const atLine = (points: number, ...spaces: readonly string[]): State => {
  const state = build(tokens(deal(2), 0, 1), 0, ...spaces);
  state.points[0] = points;
  return produce(state);
};

export const deckNames = (state: State, letter: 'P' | 'M' | 'S'): readonly string[] =>
  listCards(state.decks, { P: PRODUCTION_DECK, M: MARKET_DECK, S: SCORING_DECK }[letter]).map(
    card => `${letter}${String(card + 1).padStart(2, '0')}`,
  );

export const isDiscarded = (state: State, name: string): boolean => hasCard(state.discard, 0, P(name));

export const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Plays on with a rule of thumb until something holds: the first legal move that begins with one of these words. */
export const playUntil = (
  state: State,
  isThere: (state: State) => boolean,
  ...words: readonly string[]
): State => {
  while (!isThere(state)) {
    const lines = legalLines(state);
    const line = words.map(word => lines.find(candidate => candidate.startsWith(word))).find(Boolean);
    play(state, line ?? lines[0]);
  }
  return state;
};

/** Ends turns as soon as possible, placing cards on the first space that is open. */
export const idle = (state: State, isThere: (state: State) => boolean): State =>
  playUntil(state, isThere, 'stop', 'end', 'pass', 'bid 0', 'marker 9');
