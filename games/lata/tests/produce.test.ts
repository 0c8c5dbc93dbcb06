import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { atLine, choices, decider, goods, goodsInAll, legalLines, play } from './table.ts';

const makes = (state: State): readonly string[] => choices(state, 'make');

// P01 sardine, P07 mackerel, P11 sardine/sardine, P15 tomato/sardine, P17 sardine/tomato, P18 tomato/mackerel,
// P19 oil/mackerel, P20 mackerel/oil, P21 oil/sardine, P25 oil, P27 oil/oil, P32 tomato/tomato.
describe('production', () => {
  it('[L-PRD-1] the line runs from left to right, the upper icon before the lower', () => {
    const state = atLine(9, 'P11', '', 'P01');
    const spots = [0, 1, 2].map(() => {
      const { spot } = state;
      play(state, 'make silver');
      return spot;
    });
    expect(spots).toEqual([0, 1, 4]);
    expect(state.step).toBe('sell');
  });

  it('[L-PRD-1] only visible cards produce', () => {
    const state = atLine(9, 'P11 P25', 'P01');
    expect(state.spot).toBe(2);
    play(state, 'make silver');
    expect([state.step, goodsInAll(state)]).toEqual(['sell', 1]);
  });

  it('[L-PRD-1] an icon can be skipped, and what has been passed is over', () => {
    const state = atLine(9, 'P01', 'P11');
    play(state, 'skip');
    expect(state.spot).toBe(2);
    play(state, 'make silver', 'make silver');
    expect(state.step).toBe('sell');
    expect(goods(state)).toEqual({ silver: 2, red: 0, yellow: 0 });
    expect(state.points[0]).toBe(8);
  });

  it('[L-PRD-1] a partner to the left has been passed', () => {
    const state = atLine(9, 'P32', 'P01');
    // Each tomato of the first card can call on the sardine; the sardine finds no tomato later.
    expect(makes(state)).toEqual(['red']);
    play(state, 'skip', 'skip');
    expect(makes(state)).toEqual(['silver']);
  });

  it('[L-PRD-1] the rest of the line can be left at any stop', () => {
    const state = atLine(9, 'P01', 'P11', 'P01');
    play(state, 'make silver', 'stop');
    expect([state.step, goodsInAll(state), state.points[0]]).toEqual(['sell', 1, 8]);
  });

  it('[L-PRD-1] at the last stop there is nothing to skip to: the line is left', () => {
    const state = atLine(9, 'P01', 'P25');
    expect(legalLines(state)).toEqual(['make silver', 'stop', 'reveal']);
  });

  it('[L-PRD-1] where nothing can be made the line moves on by itself', () => {
    expect(atLine(9, 'P25', 'P32', 'P07', 'P01').spot).toBe(0); // oil with the mackerel, tomato with the sardine
    expect(atLine(9, 'P07', '', 'P32', 'P11').spot).toBe(4); // no oil: the mackerel is passed
    expect(atLine(9, 'P07', 'P32').step).toBe('sell');
  });

  it.each([
    ['P11', 2, 8],
    ['P01', 1, 8],
  ])('[L-PRD-2] a card costs one action point in all: %s', (card, made, left) => {
    const state = atLine(9, card);
    for (let i = 0; i < made; i++) play(state, 'make silver');
    expect([goods(state).silver, state.points[0]]).toEqual([made, left]);
  });

  it('[L-PRD-2] the lower icon alone costs as much, and each card anew', () => {
    const state = atLine(9, 'P11', 'P11');
    play(state, 'skip', 'make silver');
    expect(state.points[0]).toBe(8);
    play(state, 'make silver');
    expect(state.points[0]).toBe(7);
    play(state, 'make silver');
    expect(state.points[0]).toBe(7);
  });

  it('[L-PRD-2] the last action point still makes both goods of a card, and no more', () => {
    const state = atLine(1, 'P11', 'P11');
    play(state, 'make silver', 'make silver');
    expect(goods(state).silver).toBe(2);
    expect(state.points[0]).toBe(0);
    expect(decider(state)).toBe(1); // with no action point and nothing to do the turn is over
  });

  it('[L-PRD-2] without an action point nothing is made', () => {
    const state = atLine(0, 'P11', 'P01');
    expect(decider(state)).toBe(1);
  });

  it('[L-PRD-3] a sardine alone makes silver, with a tomato later red', () => {
    expect(makes(atLine(9, 'P01'))).toEqual(['silver']);
    expect(makes(atLine(9, 'P01', 'P32'))).toEqual(['silver', 'red']);
    expect(makes(atLine(9, 'P01', '', '', '', 'P18'))).toEqual(['silver', 'red']);
    expect(makes(atLine(9, 'P17'))).toEqual(['silver', 'red']); // the tomato below on the same card
  });

  it('[L-PRD-3] mackerel and olive oil make yellow, whichever comes first', () => {
    expect(makes(atLine(9, 'P07', 'P25'))).toEqual(['yellow']);
    expect(makes(atLine(9, 'P25', 'P07'))).toEqual(['yellow']);
    expect(makes(atLine(9, 'P20'))).toEqual(['yellow']);
    expect(makes(atLine(9, 'P19'))).toEqual(['yellow']);
  });

  it('[L-PRD-3] a tomato above a sardine calls on it, but the sardine not on the tomato', () => {
    const state = atLine(9, 'P15');
    expect(makes(state)).toEqual(['red']);
    play(state, 'make red');
    expect(makes(state)).toEqual(['silver']);
  });

  it('[L-PRD-3] a covered partner is no partner', () => {
    expect(makes(atLine(9, 'P01', 'P32 P25'))).toEqual(['silver']);
  });

  it('[L-PRD-3] tomato and mackerel, olive oil and sardine have nothing to do with one another', () => {
    expect(atLine(9, 'P18').step).toBe('sell');
    const state = atLine(9, 'P21');
    expect([state.spot, makes(state)]).toEqual([1, ['silver']]);
  });

  it('[L-PRD-4] a partner is not used up: one olive oil serves every mackerel before it', () => {
    const state = atLine(9, 'P10', 'P07', 'P25');
    play(state, 'make yellow', 'make yellow', 'make yellow');
    expect(goods(state).yellow).toBe(3);
    expect(state.points[0]).toBe(7);
  });

  it('[L-PRD-4] a partner produces itself when the line comes to it', () => {
    const state = atLine(9, 'P20', 'P07'); // mackerel over oil, then mackerel
    play(state, 'make yellow', 'make yellow');
    expect(goods(state).yellow).toBe(2);
    expect(state.points[0]).toBe(8);
  });

  it.each(['P07', 'P32', 'P25', 'P10', 'P27'])('[L-PRD-5] %s makes nothing by itself', card =>
    expect(atLine(9, card).step).toBe('sell'),
  );
});
