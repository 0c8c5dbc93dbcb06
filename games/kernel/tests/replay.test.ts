import { describe, expect, it } from 'vitest';
import { matchFrom } from '../match.ts';
import { problemOf } from '../read.ts';
import type { MatchRecord } from '../record.ts';
import { openFor, recordMatch, replay, verify } from '../replay.ts';
import { expect as sure } from '../result.ts';
import { commitmentTo } from '../seed.ts';
import { morra, morraTitle } from './morra.ts';
import { commitAll, EVEN_EDITION, evenMorra, finishedMatch, newMatch, ROUND, SEED } from './tables.ts';

const finished = finishedMatch();
const record = recordMatch(evenMorra, finished);

const problemWith = (changes: Partial<MatchRecord>) =>
  problemOf(verify(evenMorra, { ...record, ...changes }));

describe('replaying', () => {
  it('leads to the same state and log', () => {
    const again = sure(verify(evenMorra, record));
    expect(again.state()).toEqual(finished.state());
    expect(again.log()).toEqual(finished.log());
  });

  it('can stop after any commit', () => {
    const match = newMatch();
    commitAll(match, ...ROUND, ROUND[0]);
    expect(sure(replay(evenMorra, record, 3)).state()).toEqual(match.state());
    expect(sure(replay(evenMorra, record, 0)).state()).toEqual(newMatch().state());
  });

  it('accepts a match that is not over and claims nothing', () => {
    const match = newMatch();
    commitAll(match, ROUND[0]);
    expect(verify(evenMorra, recordMatch(evenMorra, match)).ok).toBe(true);
  });
});

describe('verifying refuses', () => {
  const otherSeed = 'f'.repeat(32);

  it('a seed that was not committed to', () => {
    expect(problemWith({ seed: otherSeed })).toEqual({
      code: 'wrong-commitment',
      message: 'The seed is not the one that was committed to at the start.',
    });
  });

  it('a seed that is none, even if it was committed to', () => {
    expect(problemWith({ seed: 'x', commitment: commitmentTo('x') })?.code).toBe('bad-seed');
  });

  it('another seed with its own commitment, where the prizes are others', () => {
    const played = recordMatch(morra, finishedMatch(morra));
    const forged = { ...played, seed: otherSeed, commitment: commitmentTo(otherSeed) };
    expect(problemOf(verify(morra, forged))?.code).toBe('wrong-result');
  });

  it.each([
    [{ result: [0, 12] }, 'The file claims the result 0 12, but it is 12 0.'],
    [{ result: undefined }, 'The file claims no result, but it is 12 0.'],
    [{ log: record.log.slice(0, 5) }, 'The file claims the result 12 0, but the match is not over.'],
  ])('a wrong result: %j', (changes, message) => {
    expect(problemWith(changes)).toEqual({ code: 'wrong-result', message });
  });

  it.each([
    [
      { seat: 1, moves: ['call 4'] },
      'illegal-move',
      'Commit 2: "call 4" cannot be played now: fingers come before the call. (M-2)',
    ],
    [{ seat: 1, moves: ['fly'] }, 'bad-move', 'Commit 2: "fly" is not the notation of any move of Morra.'],
    [
      { seat: 1, moves: ['show 2', 'call 4', 'show 1'] },
      'batch-too-long',
      'Commit 2: A batch ends with the first move that needs the referee: move 2.',
    ],
    [{ seat: 2, moves: ['show 2'] }, 'bad-seat', 'Commit 2: There is no seat 2: the seats are 0 to 1.'],
    [{ seat: 1, moves: [] }, 'empty-batch', 'Commit 2: A batch needs at least one move.'],
  ])('an illegal commit: %j', (commit, code, message) => {
    expect(problemWith({ log: record.log.with(1, commit) })).toEqual({ code, message });
  });

  it('a commit after the end', () => {
    expect(problemWith({ log: [...record.log, record.log[0]] })).toEqual({
      code: 'match-over',
      message: 'Commit 7: The match is over.',
    });
  });

  it('options and seats that the game does not have', () => {
    expect(problemWith({ options: { near: 'maybe' } })?.code).toBe('bad-options');
    expect(problemWith({ seats: 6 })?.code).toBe('bad-seats');
  });
});

describe('a record that starts from a state', () => {
  const half = newMatch();
  commitAll(half, ...ROUND);
  const continued = sure(matchFrom(evenMorra, half.state(), SEED));
  commitAll(continued, ...ROUND, ...ROUND);
  const fromHalf = recordMatch(evenMorra, continued);

  it('replays from there', () => {
    expect(sure(verify(evenMorra, fromHalf)).state()).toEqual(continued.state());
    expect(fromHalf.log).toHaveLength(4);
  });

  it('is refused if the state is impossible', () => {
    expect(
      problemOf(
        verify(evenMorra, { ...fromHalf, start: JSON.parse(JSON.stringify({ ...half.state(), prize: 9 })) }),
      )?.code,
    ).toBe('bad-state');
  });

  it.each([{ seats: 3 }, { options: { length: 'long', near: 'off' } }])(
    'is refused if it claims %j',
    changes => {
      expect(problemOf(verify(evenMorra, { ...fromHalf, ...changes }))).toEqual({
        code: 'wrong-start',
        message: 'The state that the match starts from has other options or seats than the file says.',
      });
    },
  );
});

describe('opening the game of a record', () => {
  it('finds a built-in edition by its id and another one by its data', () => {
    expect(sure(openFor(morraTitle, recordMatch(morra, finishedMatch(morra)))).edition.id).toBe('classic');
    expect(sure(openFor(morraTitle, record)).edition.title).toBe('Even');
  });

  it.each([
    [
      { rulesVersion: 2 },
      'unknown-rules',
      'The match was played by rules version 2 of Morra; this is version 1.',
    ],
    [{ game: 'garum' }, 'wrong-game', 'The match is one of garum, not of morra.'],
    [{ edition: 'deluxe' }, 'unknown-edition', 'There is no edition "deluxe" of morra; there is classic.'],
    [{ edition: { ...EVEN_EDITION, cards: [1] } }, 'bad-edition', 'edition.cards: there must be at least 5.'],
  ])('refuses %j', (changes, code, message) => {
    expect(problemOf(openFor(morraTitle, { ...record, ...changes }))).toEqual({ code, message });
  });
});
