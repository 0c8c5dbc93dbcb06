import { describe, expect, it } from 'vitest';
import { createMatch, matchFrom } from '../match.ts';
import { problemOf } from '../read.ts';
import { sha256 } from '../sha256.ts';
import { morra } from './morra.ts';
import { commitAll, finishedMatch, firmMorra, newMatch, ROUND, SEED } from './tables.ts';

describe('setting a match up', () => {
  it.each([
    [{ seats: 1, seed: SEED }, 'bad-seats', 'Morra is for 2 to 5 players, not 1.'],
    [{ seats: 6, seed: SEED }, 'bad-seats', 'Morra is for 2 to 5 players, not 6.'],
    [{ seats: 2.5, seed: SEED }, 'bad-seats', 'Morra is for 2 to 5 players, not 2.5.'],
    [{ seats: 2, seed: 'x' }, 'bad-seed', 'A seed is 32 hexadecimal digits, not "x".'],
    [
      { seats: 4, seed: SEED, options: { near: 'on' } },
      'bad-options',
      'The option near=on is for 2 or 3 seats, not for 4.',
    ],
  ])('refuses %j', (wanted, code, message) => {
    expect(problemOf(createMatch(morra, wanted))).toEqual({ code, message });
  });

  it('logs the set-up and keeps the seed until the end', () => {
    const match = newMatch(morra, 3, { length: 'long' });
    expect(match.options).toEqual({ length: 'long', near: 'off' });
    expect(match.log()).toEqual([
      { seat: null, moves: [], events: [{ kind: 'drawn', prize: match.state().prize }] },
    ]);
    expect(match.pending()).toEqual([0, 1, 2]);
    expect(match.commitment).toBe(sha256(SEED));
    expect(match.outcome()).toBeUndefined();
    expect(match.revealedSeed()).toBeUndefined();
    expect(finishedMatch().revealedSeed()).toBe(SEED);
  });

  it('hands out copies of the state', () => {
    const match = newMatch();
    match.state().deck.length = 0;
    match.view(0).ready[0] = true;
    expect(match.state().deck).toHaveLength(4);
    expect(match.view(0).ready).toEqual([false, false]);
  });
});

describe('committing', () => {
  it('makes the moves of a batch and tells what came of it', () => {
    const match = newMatch();
    expect(match.commit(0, ['show 3', { kind: 'call', sum: 5 }])).toEqual({
      ok: true,
      value: {
        seat: 0,
        moves: [
          { kind: 'show', fingers: 3 },
          { kind: 'call', sum: 5 },
        ],
        events: [
          { kind: 'shown', seat: 0, fingers: 3 },
          { kind: 'called', seat: 0, sum: 5 },
          { kind: 'ready', seat: 0 },
        ],
      },
    });
    expect(match.pending()).toEqual([1]);
  });

  it.each([
    [-1, ['show 1'], 'bad-seat', 'There is no seat -1: the seats are 0 to 1.'],
    [2, ['show 1'], 'bad-seat', 'There is no seat 2: the seats are 0 to 1.'],
    [0.5, ['show 1'], 'bad-seat', 'There is no seat 0.5: the seats are 0 to 1.'],
    [1, [], 'empty-batch', 'A batch needs at least one move.'],
    [0, ['show 1'], 'not-your-turn', 'Player 1 has nothing to decide now.'],
    [1, ['jump'], 'bad-move', '"jump" is not the notation of any move of Morra.'],
    [
      1,
      ['show 1', 'call 11'],
      'illegal-move',
      '"call 11" cannot be played now: it must be from 2 to 10. (M-2)',
    ],
    [
      1,
      ['show 1', 'call 4', 'show 2'],
      'batch-too-long',
      'A batch ends with the first move that needs the referee: move 2.',
    ],
  ])('refuses %i: %j whole and changes nothing, not even chance', (seat, moves, code, message) => {
    const match = newMatch(firmMorra);
    const quiet = newMatch(firmMorra);
    commitAll(match, ROUND[0]);
    commitAll(quiet, ROUND[0]);
    expect(problemOf(match.commit(seat, moves))).toEqual({ code, message });
    expect(match.state()).toEqual(quiet.state());
    expect(match.log()).toEqual(quiet.log());
    // Prizes to come are drawn by chance: they are the same only if the stream is where it was.
    for (const each of [match, quiet]) commitAll(each, ROUND[1], ...ROUND, ...ROUND);
    expect(match.log()).toEqual(quiet.log());
  });

  it('is over when it is over', () => {
    const match = finishedMatch();
    expect(match.pending()).toEqual([]);
    expect(problemOf(match.commit(0, ['show 1']))).toEqual({
      code: 'match-over',
      message: 'The match is over.',
    });
    // Three prizes of 4 for seat 0.
    expect(match.outcome()).toEqual({
      scores: [
        {
          total: 12,
          parts: [
            { kind: 'hits', points: 12 },
            { kind: 'nears', points: 0 },
          ],
          tieBreaks: [3],
        },
        {
          total: 0,
          parts: [
            { kind: 'hits', points: 0 },
            { kind: 'nears', points: 0 },
          ],
          tieBreaks: [0],
        },
      ],
      ranking: [[0], [1]],
      winners: [0],
    });
  });
});

describe('going on from a state', () => {
  it('starts there and remembers it', () => {
    const half = newMatch(morra);
    commitAll(half, ...ROUND);
    const match = matchFrom(morra, JSON.parse(JSON.stringify(half.state())), SEED);
    if (!match.ok) throw new Error(match.problem.message);
    expect(match.value.start).toEqual(half.state());
    commitAll(match.value, ...ROUND, ...ROUND);
    expect(match.value.start).toEqual(half.state());
    expect(match.value.outcome()?.winners).toEqual([0]);
  });

  it('refuses an impossible state and a bad seed', () => {
    const state = newMatch(morra).state();
    expect(problemOf(matchFrom(morra, { ...state, deck: [] }, SEED))).toEqual({
      code: 'bad-state',
      message: 'deck: the cards are not those of the edition.',
    });
    expect(problemOf(matchFrom(morra, state, 'x'))?.code).toBe('bad-seed');
  });
});
