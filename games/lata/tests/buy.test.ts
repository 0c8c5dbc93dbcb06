import { describe, expect, it } from 'vitest';
import { countCards, listCards } from '../cards.ts';
import {
  bidAll,
  choices,
  deal,
  decider,
  idle,
  lata,
  legalLines,
  offer,
  play,
  playUntil,
  S,
  shop,
  tokens,
} from './table.ts';

const two = (coins: number, ...offers: readonly string[]) => {
  const state = offer(tokens(deal(2), 0, 1), ...offers);
  state.coins[0] = coins;
  return shop(state);
};

// S02 costs 3 $, S03 and S04 cost 2 $.
describe('scoring cards', () => {
  it('[L-BUY-1] one of those on display, for its price, or none', () => {
    const state = two(4, 'S02', 'S03', 'S04');
    expect(legalLines(state)).toEqual(['buy S02', 'buy S03', 'buy S04', 'reveal', 'pass']);
    play(state, 'buy S02');
    expect([state.coins[0], listCards(state.bought, 0), state.offers]).toEqual([
      1,
      [S('S02')],
      [S('S03'), S('S04')],
    ]);
    expect(decider(state)).toBe(1); // one only
    play(state, 'pass');
    expect(listCards(state.bought, 2)).toEqual([]);
  });

  it('[L-BUY-1] who has too little money cannot buy', () => {
    expect(choices(two(2, 'S02', 'S03', 'S04'), 'buy')).toEqual(['S03', 'S04']);
    expect(legalLines(two(1, 'S02', 'S03', 'S04'))).toEqual(['reveal', 'pass']);
  });

  it('[L-BUY-1] without money one is passed over', () =>
    expect(decider(two(0, 'S02', 'S03', 'S04'))).toBe(1));

  it('[L-BUY-1] what is bought is not replaced before the next round', () => {
    const state = two(4, 'S02', 'S03', 'S04');
    play(state, 'buy S04');
    expect(choices(state, 'buy')).toEqual(['S02', 'S03']);
  });

  it('[L-BUY-2] once a turn, 1 $ reveals another card, which stays', () => {
    const state = two(4, 'S02', 'S03', 'S04');
    const [revealed] = play(state, 'reveal');
    expect(revealed).toEqual({ kind: 'revealed-scoring', seat: 0, cards: [state.offers[3]] });
    expect(state.coins[0]).toBe(3);
    expect(legalLines(state)).not.toContain('reveal');
    play(state, 'pass');
    expect(state.offers).toHaveLength(4);
    expect(legalLines(state)).toContain('reveal'); // seat 1 may reveal another
  });

  it('[L-BUY-2] the revealed card can be bought', () => {
    const state = two(4, 'S02');
    play(state, 'reveal', 'buy S03'); // the lowest of the deck
    expect(listCards(state.bought, 0)).toEqual([S('S03')]);
  });

  it('[L-BUY-2] only one card at a time, and none of an empty deck', () => {
    expect(choices(two(4, 'S02'), 'reveal')).toEqual(['']);
    const state = two(4, 'S02');
    state.decks[4] = 0;
    state.decks[5] = 0;
    expect(legalLines(state)).toEqual(['buy S02', 'pass']);
  });

  it('[L-BUY-2] who reveals with the last coin has decided', () => {
    const state = two(1, 'S02');
    play(state, 'reveal');
    expect(decider(state)).toBe(1);
  });

  it('[L-BUY-3] nobody ends with more than seven: the starting card and one a round', () => {
    const state = deal(2);
    while (state.step !== 'over') {
      state.coins.fill(50);
      if (state.step === 'bid') bidAll(state, 0, 0);
      playUntil(state, table => table.step === 'bid' || table.step === 'over', 'stop', 'end', 'buy');
    }
    expect([0, 2].map(at => countCards(state.bought, at))).toEqual([6, 6]);
    expect(lata.scores(state).map(({ parts }) => parts.length)).toEqual([7, 7]);
  });

  it('[L-BUY-3] who buys nothing ends with the starting card', () => {
    const state = idle(deal(2), table => table.step === 'over');
    expect(lata.scores(state).map(({ parts }) => parts.length)).toEqual([1, 1]);
  });
});
