import { describe, expect, it } from 'vitest';
import { transcript } from '../testkit/transcript.ts';
import { commitAll, evenMorra, finishedMatch, newMatch } from './tables.ts';

describe('a transcript', () => {
  it('tells what was committed, what everybody saw and how it ended', () => {
    const round = (first: number, last: readonly string[]): readonly string[] => [
      `${first}. Player 1: show 3; call 5`,
      '    Player 1 is ready.',
      `${first + 1}. Player 2: show 2; call 4`,
      '    Player 2 is ready.',
      '    The hands show 3, 2; the calls were 5, 4.',
      '    Player 1 scores 4.',
      ...last,
    ];
    expect(transcript(evenMorra, finishedMatch()).split('\n')).toEqual([
      'Morra, rules version 1, edition Even',
      'seats: 2',
      'length: short',
      'near: off',
      '',
      'Set-up',
      '    The prize is 4.',
      ...round(1, ['    The prize is 4.']),
      ...round(3, ['    The prize is 4.']),
      ...round(5, []),
      '',
      'Final scores',
      'Player 1: 12',
      '    12  sums called',
      '    0  near calls',
      '    tie-breaks: 3',
      'Player 2: 0',
      '    0  sums called',
      '    0  near calls',
      '    tie-breaks: 0',
      '',
      'Ranking',
      '1. Player 1',
      '2. Player 2',
      '',
    ]);
  });

  it('lets those share a place who tie, and counts them for the next', () => {
    const match = newMatch(evenMorra, 3);
    const round = ['0: show 1; call 4', '1: show 1; call 4', '2: show 2; call 3'];
    commitAll(match, ...round, ...round, ...round);
    expect(transcript(evenMorra, match)).toContain('Ranking\n1. Player 1, Player 2\n3. Player 3\n');
  });

  it('ends with the rating, where the game has a word for it', () => {
    const rating = (): string => 'Rating: keen eyes.';
    const rated = { ...evenMorra, text: { ...evenMorra.text, rating } };
    expect(transcript(rated, finishedMatch())).toMatch(/\n2\. Player 2\n\nRating: keen eyes\.\n$/);
    expect(transcript(rated, newMatch())).not.toContain('Rating');
  });

  it('leaves out options that the number of seats does not have', () => {
    expect(transcript(evenMorra, newMatch(evenMorra, 3))).toContain('near: off');
    expect(transcript(evenMorra, newMatch(evenMorra, 4))).not.toContain('near');
  });

  it('of a match that is not over has no end', () => {
    expect(transcript(evenMorra, newMatch())).not.toContain('Final');
  });
});
