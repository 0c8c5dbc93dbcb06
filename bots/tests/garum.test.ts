// What the knowledge of Garum is worth, on small positions worked out by hand.

import { describe, expect, it } from 'vitest';
import { boxOf, garum } from '../../games/garum/index.ts';
import { createMatch, expect as sure, Random, seedFrom } from '../../games/kernel/index.ts';
import { at, expectedPoints } from '../knowledge/garum/lines.ts';
import { bots, iterations, opinions, playOut } from '../index.ts';

const { troia } = boxOf(garum.edition).boards;

describe('what a line of Garum can still be worth', () => {
  const expected = expectedPoints(troia);

  it('is the chart when nothing is to come: 4 specimens lose a point, 6 give 2, 9 give 11', () => {
    expect(expected[at(4, 0)]).toBe(-1);
    expect(expected[at(6, 0)]).toBe(2);
    expect(expected[at(9, 0)]).toBe(11);
  });

  it('is the mean over what the next specimen may be: 31 of 100 times the own one', () => {
    // 8 specimens give 7 points, 9 give 11.
    expect(expected[at(8, 1)]).toBeCloseTo(0.69 * 7 + 0.31 * 11, 9);
  });

  it('grows with every specimen of the own species', () => {
    for (let count = 0; count < 12; count++)
      expect(expected[at(count + 1, 4)]).toBeGreaterThan(expected[at(count, 4)]);
  });
});

describe('the greedy bot', () => {
  it('beats three random ones by far in a match of Garum', () => {
    const chance = new Random(seedFrom('harbour'));
    const state = garum.setup(sure(garum.readOptions({}, 4)), 4, chance);
    const { greedy, random } = bots;
    playOut(garum, state, [greedy, random, random, random], { chance, minds: new Random(seedFrom('minds')) });
    const [own, ...others] = garum.scores(state).map(({ total }) => total);
    expect(own).toBeGreaterThan(Math.max(...others) + 10);
  });
});

describe('opinions', () => {
  const match = sure(createMatch(garum, { seats: 3, seed: seedFrom('harbour') }));
  const [seat] = match.pending();
  const budget = iterations(200);
  const ask = (asked: readonly Parameters<typeof garum.text.makeMove>[0][] = []) =>
    opinions(garum, match.view(seat), seat, budget, new Random(seedFrom('mind')), asked);

  it('are of legal moves, the most considered first, and their shares make up the whole', () => {
    const found = ask();
    const legal = match.legal(seat);
    expect(found.length).toBeGreaterThan(1);
    for (const { move } of found) expect(legal).toContain(move);
    const shares = found.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { chance } of found) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  it('include a move that is asked for, however bad it looks', () => {
    const considered = ask().map(({ move }) => move);
    const other = match.legal(seat).find(move => !considered.includes(move));
    if (other === undefined) throw new Error('Every move was considered.');
    expect(ask([other]).map(({ move }) => move)).toContain(other);
  });

  it('are none of a seat that has nothing to decide', () => {
    const idle = (seat + 1) % 3;
    expect(opinions(garum, match.view(idle), idle, budget, new Random(seedFrom('mind')))).toEqual([]);
  });
});
