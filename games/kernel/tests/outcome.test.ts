import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank, scoreOf } from '../outcome.ts';

const score = (points: number, ...tieBreaks: readonly number[]) =>
  scoreOf([{ kind: 'all', points }], tieBreaks);

describe('outcome', () => {
  it('totals the parts', () => {
    const parts = [
      { kind: 'oil', points: 5 },
      { kind: 'debt', points: -2 },
    ];
    expect(scoreOf(parts)).toEqual({ total: 3, parts, tieBreaks: [] });
    expect(scoreOf([])).toEqual({ total: 0, parts: [], tieBreaks: [] });
  });

  it('ranks by points', () => {
    const { ranking, winners } = rank([score(3), score(9), score(-1)]);
    expect(ranking).toEqual([[1], [0], [2]]);
    expect(winners).toEqual([1]);
  });

  it('breaks ties in order, more being better', () => {
    expect(rank([score(5, 1, 9), score(5, 2, 0), score(5, 1, 3)]).ranking).toEqual([[1], [0], [2]]);
    expect(rank([score(4, 100), score(5, 0)]).ranking).toEqual([[1], [0]]);
  });

  it('lets those share a place whom nothing tells apart, in the order of seats', () => {
    const { ranking, winners } = rank([score(1), score(7, 2), score(1), score(7, 2)]);
    expect(ranking).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(winners).toEqual([1, 3]);
  });

  it('gives every seat one place, and never a better score a worse one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { minLength: 1, maxLength: 8 }), pairs => {
        const { scores, ranking } = rank(pairs.map(([points, tieBreak]) => score(points, tieBreak)));
        expect(ranking.flat().toSorted((a, b) => a - b)).toEqual([...pairs.keys()]);
        const worth = ranking.map(seats =>
          seats.map(seat => scores[seat].total * 10 + scores[seat].tieBreaks[0]),
        );
        const descending = [...new Set(worth.flat())].toSorted((a, b) => b - a);
        expect(worth.map(place => [...new Set(place)])).toEqual(descending.map(value => [value]));
      }),
    );
  });
});
