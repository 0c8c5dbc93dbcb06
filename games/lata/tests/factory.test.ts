import { describe, expect, it } from 'vitest';
import { listCards } from '../cards.ts';
import type { State } from '../state.ts';
import { bidAll, build, choices, deal, decider, legalLines, P, play, tokens } from './table.ts';

/** Cards drawn in their order: sets are P01 P02, P03 P04, P05, P06, P07; seat 0 goes first, then 1, 2, 3. */
const four = (): State => {
  const state = tokens(deal(4), 3, 2, 1, 0);
  bidAll(state, 3, 2, 1, 0);
  return state;
};

describe('factory', () => {
  it('[L-FAC-1] in turn order, one of the sets that are left', () => {
    const state = four();
    expect(choices(state, 'take')).toEqual(['1', '2', '3', '4', '5']);
    play(state, 'take 2', 'place 1', 'place 2');
    expect(decider(state)).toBe(1);
    expect(choices(state, 'take')).toEqual(['1', '3', '4', '5']);
    play(state, 'take 4', 'place 1', 'take 1', 'place 3', 'place 4');
    expect(decider(state)).toBe(3);
    expect(choices(state, 'take')).toEqual(['3', '5']);
  });

  it('[L-FAC-1] the set that nobody took goes to the discard pile, open to all', () => {
    const state = four();
    play(state, 'take 1', 'place 1', 'place 2', 'take 3', 'place 1', 'take 4', 'place 1');
    expect(listCards(state.discard, 0)).toEqual([]);
    const events = play(state, 'take 5');
    expect(events).toEqual([
      { kind: 'took', seat: 3, cards: [P('P07')] },
      { kind: 'discarded', cards: [P('P03'), P('P04')] },
    ]);
    expect(listCards(state.discard, 0)).toEqual([P('P03'), P('P04')]);
  });

  it('[L-FAC-2] all cards of a set must be placed, on different spaces', () => {
    const state = four();
    play(state, 'take 1');
    expect(legalLines(state)).toEqual(['place 1', 'place 2', 'place 3', 'place 4', 'place 5']);
    play(state, 'place 2');
    expect(decider(state)).toBe(0);
    expect(legalLines(state)).toEqual(['place 1', 'place 3', 'place 4', 'place 5']);
    play(state, 'place 1');
    expect(decider(state)).toBe(1);
    expect(state.tops.slice(0, 5)).toEqual([P('P02'), P('P01'), -1, -1, -1]);
  });

  it('[L-FAC-2] each card is paid for; who cannot pay must place elsewhere', () => {
    const state = four();
    play(state, 'take 1', 'place 4');
    expect(state.coins[0]).toBe(2);
    play(state, 'place 5');
    expect(state.coins[0]).toBe(0);
    const poor = four();
    poor.coins[0] = 2;
    play(poor, 'take 1', 'place 3');
    expect(legalLines(poor)).toEqual(['place 1', 'place 2']);
  });

  it('[L-FAC-2] without money there are still the free spaces, for two cards too', () => {
    const state = four();
    state.coins[0] = 0;
    play(state, 'take 2');
    expect(legalLines(state)).toEqual(['place 1', 'place 2']);
    play(state, 'place 1');
    expect(legalLines(state)).toEqual(['place 2']);
  });

  it('[L-FAC-3] gaps are allowed', () => {
    const state = four();
    play(state, 'take 3', 'place 5');
    expect(state.tops.slice(0, 5)).toEqual([P('P00'), -1, -1, -1, P('P05')]);
  });

  it('[L-FAC-3] a card may cover one of an earlier round, which stays in the factory', () => {
    const state = four();
    build(state, 0, 'P00', '', 'P20');
    play(state, 'take 3', 'place 3');
    expect(state.tops.slice(0, 5)).toEqual([P('P00'), -1, P('P05'), -1, -1]);
    expect(state.factories.slice(0, 4)).toEqual([P('P00') * 8, P('P20') * 8 + 2, P('P05') * 8 + 2, -1]);
    expect(state.coins[0]).toBe(3);
  });
});
