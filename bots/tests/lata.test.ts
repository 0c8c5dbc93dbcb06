// What the knowledge of Lata is worth, on small positions worked out by hand.

import { describe, expect, it } from 'vitest';
import { expect as sure, nobody, Random, seedFrom } from '../../games/kernel/index.ts';
import {
  boxOf,
  ICONS,
  lataTitle,
  LINE_END,
  NO_ICON,
  NONE,
  STARTING_CARD,
  type Lata,
} from '../../games/lata/index.ts';
import { bots, planOnState, playOut } from '../index.ts';
import { knowledgeOf } from '../knowledge/index.ts';
import { lineWorth } from '../knowledge/lata/line.ts';
import { giveUpCost, purseWorth } from '../knowledge/lata/purse.ts';

type State = Lata['State'];

// Positions are built with the cards of one edition, whatever the current one is.
const lata = sure(lataTitle.open('cais-1'));
const box = boxOf(lata.edition);
const knowledge = knowledgeOf(lata);
const indifferent = new Float64Array(64);

const deal = (seats: number): State =>
  lata.setup(sure(lata.readOptions({}, seats)), seats, new Random(seedFrom('harbour')));

/** A production card by its icons, from above. */
const card = (...icons: readonly string[]): number => {
  const found = box.colours.findIndex((_, number) => {
    const shown = [box.icons[number * 2], box.icons[number * 2 + 1]].filter(icon => icon !== NO_ICON);
    return shown.map(icon => ICONS[icon]).join() === icons.join();
  });
  if (found < 0) throw new Error(`There is no card with ${icons.join()}.`);
  return found;
};

/** The move that looks best to the seat in turn, in notation. */
const choice = (state: State): string => {
  const seat = state.order[state.turn];
  const legal = lata.legal(state, seat);
  const values = new Float64Array(legal.length);
  knowledge.appraise(state, seat, legal, values);
  return lata.text.makeMove(legal[values.indexOf(Math.max(...values))]);
};

const market = (name: string): number => Number(name.slice(1)) - 1;

/** The first player of two at the sales, with these cubes and markets. */
const stall = (cubes: readonly number[], names: readonly string[]): State => {
  const state = deal(2);
  const seat = state.order[0];
  state.step = 'sell';
  state.sets.length = 0;
  state.spot = LINE_END;
  state.market.splice(0, state.market.length, ...names.map(market));
  state.filled.splice(0, state.filled.length, ...names.map(() => 0));
  cubes.forEach((count, good) => (state.goods[seat * 3 + good] = count));
  return state;
};

describe('what a line of Lata makes in a round', () => {
  const worth = (...cards: readonly number[]): number =>
    lineWorth(box, [...cards, NONE, NONE, NONE, NONE, NONE].slice(0, 5));

  it('is nothing for an empty line, and for a mackerel alone', () => {
    expect(worth()).toBe(0);
    expect(worth(card('mackerel'))).toBe(0);
  });

  it('is a silver cube, less the action point, for a sardine', () => {
    expect(worth(STARTING_CARD)).toBeCloseTo(1.3 - 0.3, 9);
  });

  it('is two red cubes and a silver one for two cards where a tomato above a sardine comes second', () => {
    expect(worth(STARTING_CARD, card('tomato', 'sardine'))).toBeCloseTo(1.6 + 1.3 + 1.3 - 2 * 0.3, 9);
  });

  it('is less the other way round: the sardine behind finds no tomato', () => {
    const behind = worth(card('tomato', 'sardine'), STARTING_CARD);
    expect(behind).toBeLessThan(worth(STARTING_CARD, card('tomato', 'sardine')));
  });
});

describe('what coins and action points are worth', () => {
  it('is most for the next scoring card, and nothing when there is none to buy', () => {
    expect(purseWorth(indifferent, 3, 1)).toBeCloseTo(6, 9);
    expect(purseWorth(indifferent, 4, 1)).toBeCloseTo(6.05, 9);
    expect(purseWorth(indifferent, 6, 2)).toBeCloseTo(6 + 2.7, 9);
    expect(purseWorth(indifferent, 9, 0)).toBe(0);
  });

  it('is little for action points to spare, and grows fast for those that a long line needs', () => {
    // With one card to run and 3 points for sales, 5 of 9 are to spare.
    expect(giveUpCost(5, 1)).toBeCloseTo(0.6, 9);
    // With five cards one is: the second and the third are missed.
    expect(giveUpCost(3, 5)).toBeCloseTo(0.36 + 0.45 * 3, 9);
  });
});

describe('the first look at a move of Lata', () => {
  it('fills the market that can be filled', () => {
    // M13 wants two red cubes, M39 three.
    expect(choice(stall([0, 2, 0], ['M39', 'M13', 'M01']))).toBe('sell M13 2r');
  });

  it('fills two markets rather than one: two flags are worth more than three coins', () => {
    // M18 wants three silver cubes at 2 $, M01 one and M08 two at 1 $.
    const state = stall([3, 0, 0], ['M18', 'M01', 'M08']);
    expect(choice(state)).toBe('sell M01 1s');
    state.market.splice(1);
    state.filled.splice(1);
    expect(choice(state)).toBe('sell M18 3s');
  });

  it('keeps silver for salt rather than begin a market for others', () => {
    const state = stall([1, 0, 0], ['M33', 'M18', 'M20']);
    state.coins[state.order[0]] = 60;
    state.reveals = 0;
    expect(choice(state)).toBe('end');
  });

  it('makes the cube that the markets want', () => {
    // A sardine with two tomatoes behind it can be either. M13 wants two red cubes, M08 two silver ones.
    const line = (held: readonly number[], name: string): State => {
      const state = stall(held, [name]);
      state.step = 'produce';
      state.spot = 0;
      state.tops[state.order[0] * 5 + 1] = card('tomato', 'tomato');
      return state;
    };
    expect(choice(line([0, 1, 0], 'M13'))).toBe('make red');
    expect(choice(line([1, 0, 0], 'M08'))).toBe('make silver');
  });

  it('prefers 7 points to 5 at the same price', () => {
    const state = deal(4);
    state.step = 'buy';
    state.round = 5;
    state.reveals = 0;
    state.coins.fill(3);
    state.offers.splice(0, state.offers.length, 0, 1);
    expect(choice(state)).toBe('buy S02');
  });

  it('puts a partner behind the fish, not on top of it', () => {
    const state = deal(2);
    state.step = 'place';
    state.hand.push(card('tomato', 'tomato'));
    expect(['place 2', 'place 3', 'place 4', 'place 5']).toContain(choice(state));
  });

  it('changes nothing on the table', () => {
    const state = stall([1, 1, 1], ['M25', 'M13', 'M01']);
    const before = JSON.stringify(state);
    choice(state);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('what a seat of Lata can expect', () => {
  it('is its score when the match is over', () => {
    const chance = new Random(seedFrom('tide'));
    const state = deal(3);
    const { greedy } = bots;
    playOut(lata, state, [greedy, greedy, greedy], { chance, minds: new Random(seedFrom('minds')) });
    expect(lata.pending(state)).toBe(nobody);
    const into = new Float64Array(3);
    knowledge.expect(state, into);
    expect([...into]).toEqual(lata.scores(state).map(({ total }) => total));
  });

  it('grows with a sale, with a coin and with a scoring card', () => {
    const points = (change: (state: State) => void): number => {
      const state = stall([0, 0, 0], ['M01', 'M08', 'M13']);
      change(state);
      const into = new Float64Array(2);
      knowledge.expect(state, into);
      return into[state.order[0]];
    };
    const now = points(() => {});
    expect(points(state => (state.coins[state.order[0]] += 1))).toBeGreaterThan(now);
    expect(points(state => (state.goods[state.order[0] * 3] += 1))).toBeGreaterThan(now);
    expect(points(state => (state.bought[state.order[0] * 2] |= 2))).toBeCloseTo(now + 7, 9);
  });
});

describe('the greedy bot', () => {
  it('looks one move ahead: with its last coins it buys 7 points rather than 5, or none', () => {
    const state = deal(2);
    const seat = state.order[0];
    Object.assign(state, { step: 'buy', round: 5, turn: 0 });
    state.sets.length = 0;
    state.coins[seat] = 3;
    state.offers.splice(0, state.offers.length, 0, 1);
    const moves = planOnState(bots.greedy, lata, state, seat, new Random(seedFrom('minds')));
    expect(moves.map(move => lata.text.makeMove(move))).toEqual(['buy S02']);
  });

  it('beats three random ones by far in a match of Lata', () => {
    const chance = new Random(seedFrom('harbour'));
    const state = deal(4);
    const { greedy, random } = bots;
    playOut(lata, state, [greedy, random, random, random], { chance, minds: new Random(seedFrom('minds')) });
    const [own, ...others] = lata.scores(state).map(({ total }) => total);
    expect(own).toBeGreaterThan(Math.max(...others) + 15);
  });
});
