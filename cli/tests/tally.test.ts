import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank, scoreOf } from '../../games/kernel/index.ts';
import { addMatch, addTally, emptyTally, SHARES } from '../simulate/tally.ts';

const outcomeOf = (totals: readonly number[]) =>
  rank(totals.map(points => scoreOf([{ kind: 'points', points }])));

describe('a tally', () => {
  it('shares a win evenly', () => {
    const tally = emptyTally(3);
    addMatch(tally, 10, outcomeOf([7, 7, 1]));
    addMatch(tally, 12, outcomeOf([-2, -2, -2]));
    addMatch(tally, 9, outcomeOf([0, 5, 4]));
    expect(tally).toEqual({
      games: 3,
      decisions: 31,
      sum: 15 - 6 + 9,
      min: -2,
      max: 7,
      winShares: [SHARES / 2 + SHARES / 3, SHARES / 2 + SHARES / 3 + SHARES, SHARES / 3],
    });
  });

  it('has shares that any number of winners divides', () => {
    for (let winners = 1; winners <= 16; winners++) expect(SHARES % winners).toBe(0);
  });

  it('is the same however the matches are divided and ordered', () => {
    const matches = fc.array(fc.array(fc.integer({ min: -50, max: 200 }), { minLength: 3, maxLength: 3 }));
    fc.assert(
      fc.property(matches, fc.nat(20), (all, cut) => {
        const whole = emptyTally(3);
        for (const totals of all) addMatch(whole, 1, outcomeOf(totals));
        const parts = [all.slice(cut), all.slice(0, cut)].map(some => {
          const part = emptyTally(3);
          for (const totals of some.toReversed()) addMatch(part, 1, outcomeOf(totals));
          return part;
        });
        const sum = emptyTally(3);
        for (const part of parts) addTally(sum, part);
        expect(sum).toEqual(whole);
      }),
    );
  });
});
