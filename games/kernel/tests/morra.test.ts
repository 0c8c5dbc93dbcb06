import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { commitAll, evenMorra, newMatch, SEED } from './tables.ts';

describe('Morra', () => {
  it('[M-2] lets all seats choose at once, in whatever order', () => {
    const match = newMatch(evenMorra, 3);
    expect(match.pending()).toEqual([0, 1, 2]);
    commitAll(match, '2: show 1', '0: show 4; call 9');
    expect(match.pending()).toEqual([1, 2]);
    commitAll(match, '2: call 8');
    expect(match.pending()).toEqual([1]);
  });

  it('[M-3] lets who has decided change it until the last call', () => {
    const match = newMatch();
    commitAll(match, '0: show 3; call 5');
    // Four other numbers of fingers, and eight other sums from 2 to 10.
    expect(match.legal(0)).toHaveLength(12);
    commitAll(match, '0: show 1', '0: call 3', '1: show 2; call 9');
    // 1 + 2 fingers: the changed call is right.
    expect(match.state().rounds).toEqual([{ prize: 4, hits: 0b01, nears: 0 }]);
    expect(match.pending()).toEqual([0, 1]);
  });

  it('keeps choices from others, who see only that one is made', () => {
    const [one, other] = ['0: show 3; call 5', '0: show 4; call 9; show 2'].map(line => {
      const match = newMatch();
      commitAll(match, line);
      return match;
    });
    for (const viewer of [1, 'spectator'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.seenLog(viewer)).toEqual(other.seenLog(viewer));
      expect(one.seenLog(viewer)[1]).toEqual({ seat: 0, events: [{ kind: 'ready', seat: 0 }] });
      expect(one.view(viewer).ready).toEqual([true, false]);
    }
    expect(one.view(0).mine).toEqual({ fingers: 3, call: 5 });
    expect(one.view('spectator').mine).toBeNull();
  });

  it('[M-4] gives the prize to everybody who called the sum', () => {
    const match = newMatch(evenMorra, 3);
    commitAll(match, '0: show 1; call 6', '1: show 2; call 7', '2: show 3; call 6');
    expect(match.log().at(-1)?.events.slice(-4)).toEqual([
      { kind: 'opened', fingers: [1, 2, 3], calls: [6, 7, 6] },
      { kind: 'scored', seat: 0, points: 4 },
      { kind: 'scored', seat: 2, points: 4 },
      { kind: 'drawn', prize: 4 },
    ]);
  });

  it('[M-5] gives the nearest a point only if that is in the game and nobody called the sum', () => {
    const totals = (near: string, ...lines: readonly string[]): readonly number[] => {
      const match = newMatch(evenMorra, 2, { near });
      commitAll(match, ...lines);
      return evenMorra.scores(match.state()).map(score => score.total);
    };
    const missed = ['0: show 2; call 6', '1: show 3; call 9'];
    expect(totals('on', ...missed)).toEqual([1, 0]);
    expect(totals('off', ...missed)).toEqual([0, 0]);
    expect(totals('on', '0: show 2; call 6', '1: show 3; call 4')).toEqual([1, 1]);
    expect(totals('on', '0: show 2; call 6', '1: show 3; call 5')).toEqual([0, 4]);
  });

  it('guesses what others chose, differently each time', () => {
    const match = newMatch();
    commitAll(match, '0: show 3; call 5');
    const random = new Random(SEED);
    const guesses = Array.from({ length: 20 }, () => evenMorra.guess(match.view(1), random).choices[0]);
    expect(new Set(guesses.map(choice => choice.call)).size).toBeGreaterThan(3);
    expect(evenMorra.guess(match.view(0), random).choices[0]).toEqual({ fingers: 3, call: 5 });
  });
});
