// The examples of the rulebook, number by number.

import { describe, expect, it } from 'vitest';
import { listCards } from '../cards.ts';
import {
  atLine,
  bidAll,
  build,
  choices,
  deal,
  goods,
  lata,
  legalLines,
  M,
  own,
  P,
  play,
  S,
  show,
  tokens,
} from './table.ts';

describe('examples of the rulebook', () => {
  it('[L-FAC-3] [L-FAC-2] Daniel covers his third card with tomato and mackerel and pays 1 $', () => {
    const state = tokens(deal(4), 3, 2, 1, 0);
    build(state, 0, 'P00', 'P25', 'P07');
    state.sets.splice(4, 1, P('P18'));
    bidAll(state, 1, 0, 0, 0);
    play(state, 'take 3', 'place 3');
    expect(state.tops.slice(0, 5)).toEqual([P('P00'), P('P25'), P('P18'), -1, -1]);
    expect(state.coins[0]).toBe(3);
    expect(state.factories.slice(0, 14)).toContain(P('P07') * 8 + 2);
  });

  it('[L-PRD-4] [L-PRD-3] [L-PRD-2] Sara: red, then red and silver: three goods, from 6 action points to 4', () => {
    const state = atLine(6, 'P00', 'P15'); // a sardine; a tomato above a sardine
    expect(choices(state, 'make')).toEqual(['silver', 'red']);
    play(state, 'make red');
    expect([goods(state).red, state.points[0]]).toEqual([1, 5]);
    expect(choices(state, 'make')).toEqual(['red']);
    play(state, 'make red');
    expect([goods(state).red, state.points[0]]).toEqual([2, 4]);
    expect(choices(state, 'make')).toEqual(['silver']);
    play(state, 'make silver');
    expect(state.points[0]).toBe(4);
    expect(goods(state)).toEqual({ silver: 1, red: 2, yellow: 0 });
  });

  it('[L-PRD-3] [L-PRD-5] Daniel: silver, then yellow from olive oil and a mackerel: from 7 to 6 to 5', () => {
    const state = atLine(7, 'P00', 'P25', 'P07');
    play(state, 'make silver');
    expect([goods(state).silver, state.points[0]]).toEqual([1, 6]);
    play(state, 'make yellow');
    expect([goods(state).yellow, state.points[0]]).toEqual([1, 5]);
    expect(state.step).toBe('sell'); // the mackerel cannot produce on its own
  });

  it('[L-PRD-5] Carolina: silver, from 8 to 7; the olive oil makes nothing, and production ends', () => {
    const state = atLine(8, 'P00', 'P25');
    play(state, 'make silver');
    expect([goods(state).silver, state.points[0]]).toEqual([1, 7]);
    expect(state.step).toBe('sell');
    expect(legalLines(state)).not.toContain('make yellow');
  });

  it('[L-SEL-2] Sara completes the Australian market with 2 red cubes; 1 silver does not complete the Chilean', () => {
    const state = atLine(6, 'P00', 'P15');
    show(state, 'M13', 'M14', 'M33');
    play(state, 'make red', 'make red', 'make silver', 'sell M13 2r', 'sell M14 1s');
    expect(listCards(state.won, 0)).toEqual([M('M13')]);
    expect(state.market).toEqual([M('M14'), M('M33')]);
    expect(state.filled).toEqual([1, 0]);
    expect([state.points[0], state.coins[0]]).toEqual([2, 7]);
  });

  it('[L-SEL-5] Carolina keeps her silver cube in salt instead; red or yellow would go back', () => {
    const state = atLine(8, 'P00', 'P25');
    play(state, 'make silver', 'end', 'stop', 'end');
    expect(state.salt.slice(0, 3)).toEqual([1, 0, 0]);
    const lost = atLine(8, 'P17');
    play(lost, 'make red', 'end', 'stop', 'end');
    expect(goods(lost)).toEqual({ silver: 0, red: 0, yellow: 0 });
  });

  it('[L-END-4] [L-END-2] [L-END-3] the final scoring: 4 + 6 + 2 + 10 + 7 + 5 + 4 = 38', () => {
    const state = deal(4);
    // Visible: yellow, blue, yellow, green with a tomato, blue. Covered: a sardine, and a sardine with a tomato.
    build(state, 0, 'P00 P27', 'P11', 'P17 P25', 'P39', 'P01');
    own(state, 0, 'M33', 'M34', 'M35', 'M01'); // two flags each of the USA, Australia and Chile, one of Portugal
    own(state, 0, 'S13', 'S07', 'S08', 'S02', 'S10', 'S14');
    const [{ total, parts }] = lata.scores(state);
    const pointsOf = (card: string): number | undefined =>
      parts.find(part => part.kind === 'card' && part.card === S(card))?.points;
    expect(pointsOf('S13')).toBe(4);
    expect(pointsOf('S07')).toBe(6);
    expect(pointsOf('S08')).toBe(2);
    expect(parts.find(part => part.kind === 'start')?.points).toBe(10);
    expect(pointsOf('S02')).toBe(7);
    expect(pointsOf('S10')).toBe(5);
    expect(pointsOf('S14')).toBe(4);
    expect(parts).toHaveLength(7);
    expect(total).toBe(38);
  });
});
