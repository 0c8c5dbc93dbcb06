import { describe, expect, it } from 'vitest';
import { createMatch, expect as sure, Random, seedFrom } from '../../kernel/index.ts';
import { bidAll, deal, lata, playAs } from './table.ts';

describe('secrets', () => {
  it('[L-BID-1] nobody receives a byte that depends on a bid before the last one is in', () => {
    const [low, high] = ['bid 0', 'bid 9'].map(bid => {
      const match = sure(createMatch(lata, { seats: 4, seed: seedFrom('bids') }));
      sure(match.commit(1, [bid]));
      sure(match.commit(3, ['bid 5']));
      return match;
    });
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      expect(JSON.stringify(low.view(viewer))).toBe(JSON.stringify(high.view(viewer)));
      expect(JSON.stringify(low.seenLog(viewer))).toBe(JSON.stringify(high.seenLog(viewer)));
      expect(low.pending()).toEqual(high.pending());
    }
    expect(JSON.stringify(low.view(1))).not.toBe(JSON.stringify(high.view(1)));
  });

  it('[L-BID-1] a guess gives those who have bid any bid, and the others none', () => {
    const state = deal(4);
    playAs(state, 1, 'bid 6');
    playAs(state, 2, 'bid 3');
    const random = new Random(seedFrom('guess'));
    const guesses = Array.from({ length: 200 }, () => lata.guess(lata.view(state, 1), random).bids);
    expect(new Set(guesses.map(bids => bids[2])).size).toBe(10);
    for (const [zero, one, , three] of guesses) expect([zero, one, three]).toEqual([-1, 6, -1]);
  });

  it('[L-BID-1] once the bids are open nothing is hidden: a guess is the state', () => {
    const state = deal(3);
    bidAll(state, 4, 2, 7);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(lata.guess(lata.view(state, viewer), new Random(seedFrom('open')))).toEqual(state);
  });
});
