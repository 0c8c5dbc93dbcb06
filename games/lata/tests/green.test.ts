import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { build, choices, deal, decider, goods, legalLines, play, produce, salt, tokens } from './table.ts';

interface Purse {
  readonly points?: number;
  readonly coins?: number;
  readonly cubes?: readonly number[];
}

/** Two players at the start of phase C; seat 0 has this line, and its cubes in salt. */
const line = ({ points = 9, coins = 4, cubes = [] }: Purse, ...spaces: readonly string[]): State => {
  const state = salt(build(tokens(deal(2), 0, 1), 0, ...spaces), 0, ...cubes);
  state.points[0] = points;
  state.coins[0] = coins;
  return produce(state);
};

// P33 tinplate, P35 tinplate/oil, P36 trader/sardine, P37 relabelling, P39 overtime/tomato, P40 overtime,
// P41 wholesaler.
describe('green cards', () => {
  it('[L-GRN-1] tinplate does nothing', () => expect(line({ cubes: [3, 0, 0] }, 'P33').step).toBe('sell'));

  it('[L-GRN-2] the trader takes any two cubes for 1 $, without an action point', () => {
    const state = line({ cubes: [2, 1, 1] }, 'P36');
    expect(choices(state, 'trade')).toEqual(['silver silver', 'silver red', 'silver yellow', 'red yellow']);
    play(state, 'trade silver yellow');
    expect(goods(state)).toEqual({ silver: 1, red: 1, yellow: 0 });
    expect([state.coins[0], state.points[0]]).toEqual([5, 9]);
  });

  it('[L-GRN-2] two cubes of a colour need two, and one cube is not enough', () => {
    expect(choices(line({ cubes: [1, 2, 0] }, 'P36'), 'trade')).toEqual(['silver red', 'red red']);
    expect(line({ cubes: [1, 0, 0] }, 'P36').spot).toBe(1);
  });

  it('[L-GRN-2] the cubes may be of this round, and the trader is there once', () => {
    const state = line({}, 'P11', 'P36');
    play(state, 'make silver', 'make silver', 'trade silver silver');
    expect([state.spot, goods(state).silver, state.coins[0]]).toEqual([3, 0, 5]);
  });

  it('[L-GRN-3] relabelling changes a cube into another colour, without an action point', () => {
    const state = line({ cubes: [1, 0, 2] }, 'P37');
    expect(choices(state, 'relabel')).toEqual(['silver red', 'silver yellow', 'yellow silver', 'yellow red']);
    play(state, 'relabel yellow red');
    expect(goods(state)).toEqual({ silver: 1, red: 1, yellow: 1 });
    expect([state.step, state.points[0], state.coins[0]]).toEqual(['sell', 9, 4]);
  });

  it('[L-GRN-3] without a cube there is nothing to relabel', () => expect(line({}, 'P37').step).toBe('sell'));

  it('[L-GRN-4] overtime gives 2 action points for 1 $', () => {
    const state = line({ points: 3 }, 'P40');
    play(state, 'overtime');
    expect([state.points[0], state.coins[0], state.step]).toEqual([5, 3, 'sell']);
  });

  it('[L-GRN-4] never above 9: with 8 it gives one, with 9 nothing is asked', () => {
    const state = line({ points: 8 }, 'P40');
    play(state, 'overtime');
    expect([state.points[0], state.coins[0]]).toEqual([9, 3]);
    expect(line({ points: 9 }, 'P40').step).toBe('sell');
  });

  it('[L-GRN-4] overtime needs a coin, and no action point', () => {
    expect(line({ points: 5, coins: 0 }, 'P40').step).toBe('sell');
    const state = line({ points: 0 }, 'P11', 'P40', 'P01');
    expect(state.spot).toBe(2); // the first card was passed: there was no action point for it
    play(state, 'overtime');
    expect(choices(state, 'make')).toEqual(['silver']);
  });

  it('[L-GRN-5] the wholesaler sells one or two cubes for one action point and 1 $ each', () => {
    const state = line({}, 'P41');
    expect(choices(state, 'order')).toEqual(['silver', 'red', 'yellow']);
    play(state, 'order yellow');
    expect([state.points[0], state.coins[0]]).toEqual([8, 3]);
    play(state, 'order red');
    expect([state.points[0], state.coins[0]]).toEqual([8, 2]);
    expect(goods(state)).toEqual({ silver: 0, red: 1, yellow: 1 });
    expect(state.step).toBe('sell');
  });

  it('[L-GRN-5] one cube will do', () => {
    const state = line({}, 'P41', 'P01');
    play(state, 'order silver');
    expect(legalLines(state)).toEqual([
      'order silver',
      'order red',
      'order yellow',
      'skip',
      'stop',
      'reveal',
    ]);
    play(state, 'skip', 'make silver');
    expect([goods(state).silver, state.points[0], state.coins[0]]).toEqual([2, 7, 3]);
  });

  it('[L-GRN-5] the second cube needs a coin but no action point', () => {
    const rich = line({ points: 1 }, 'P41');
    play(rich, 'order red');
    expect([rich.points[0], decider(rich), choices(rich, 'order').length]).toEqual([0, 0, 3]);
    const poor = line({ coins: 1 }, 'P41');
    play(poor, 'order red');
    expect([poor.coins[0], poor.step]).toEqual([0, 'sell']);
    expect(line({ coins: 0 }, 'P41').step).toBe('sell');
    expect(line({ points: 0 }, 'P41', 'P40').spot).toBe(2); // only the overtime is left
  });

  it('[L-GRN-5] another wholesaler is paid for anew', () => {
    const state = line({ coins: 9 }, 'P41', 'P42');
    play(state, 'order red', 'skip', 'order red');
    expect([state.points[0], state.coins[0]]).toEqual([7, 7]);
    play(state, 'order red');
    expect([state.points[0], goods(state).red]).toEqual([7, 3]);
  });

  it('[L-GRN-6] a resource on a green card produces for its own action point', () => {
    const state = line({ cubes: [2, 0, 0] }, 'P36');
    play(state, 'trade silver silver');
    expect(state.points[0]).toBe(9);
    play(state, 'make silver');
    expect([state.points[0], goods(state).silver]).toEqual([8, 1]);
  });

  it('[L-GRN-6] it serves as a partner like any other', () => {
    expect(choices(line({}, 'P07', 'P35'), 'make')).toEqual(['yellow']);
    expect(choices(line({}, 'P01', 'P39'), 'make')).toEqual(['silver', 'red']);
  });
});
