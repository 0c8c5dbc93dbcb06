import { describe, expect, it } from 'vitest';
import { findMove } from '../moves.ts';
import { problemOf } from '../read.ts';
import { morra } from './morra.ts';
import { commitAll, firmMorra, newMatch } from './tables.ts';

describe('finding the move that somebody means', () => {
  const state = newMatch(morra).state();

  it.each([[{ kind: 'show', fingers: 3 }], [{ fingers: 3, kind: 'show' }], ['show 3'], [' SHOW   3 ']])(
    'reads %j',
    given => {
      expect(findMove(morra, state, 0, given)).toEqual({ ok: true, value: { kind: 'show', fingers: 3 } });
    },
  );

  it.each([
    ['hide 3', 'bad-move', '"hide 3" is not the notation of any move of Morra.'],
    [{ kind: 'show', fingers: 'x' }, 'bad-move', 'fingers must be a whole number from 0 to 99, not "x".'],
    [7, 'bad-move', 'The value must be a move, not 7.'],
    ['show 6', 'illegal-move', '"show 6" cannot be played now: it must be from 1 to 5. (M-2)'],
    ['call 5', 'illegal-move', '"call 5" cannot be played now: fingers come before the call. (M-2)'],
  ])('refuses %j', (given, code, message) => {
    expect(problemOf(findMove(morra, state, 0, given))).toEqual({ code, message });
  });

  it('repeats nonsense on one line and not without end', () => {
    expect(problemOf(findMove(morra, state, 0, `hide\n${'3'.repeat(1e6)}`))?.message).toBe(
      `"hide\\n${'3'.repeat(50)}… is not the notation of any move of Morra.`,
    );
  });

  it('says so when a seat has nothing to decide', () => {
    const match = newMatch(firmMorra);
    commitAll(match, '0: show 3; call 5');
    expect(problemOf(findMove(firmMorra, match.state(), 0, 'show 2'))).toEqual({
      code: 'not-your-turn',
      message: 'Player 1 has nothing to decide now.',
    });
  });

  it('refuses a move that is not listed even if the game has no objection', () => {
    const mute = { ...morra, objection: () => undefined };
    expect(problemOf(findMove(mute, state, 0, 'show 6'))?.message).toBe(
      '"show 6" cannot be played now: it is not among the legal moves.',
    );
  });
});
