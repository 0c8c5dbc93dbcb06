import { describe, expect, it } from 'vitest';
import type { Decision } from '../analyse/commit.ts';
import { cais, fileWith, freshPath, output } from './cais.ts';

const file = freshPath();
output(['play', 'garum', '--seats', 'greedy,random', '--seed', 'harbour', '--save', file]);

interface Report {
  readonly decisions: readonly Decision[];
  readonly bySeat: readonly { readonly decisions: number; readonly lost: { readonly points: number } }[];
}

const analyse = (...options: readonly string[]): Report =>
  JSON.parse(output(['analyse', file, '--json', '--iterations', '40', ...options]));

describe('cais analyse', () => {
  const report = analyse();

  it('has an opinion on every decision that was one, in the order of the match', () => {
    // 64 turns, each a tile out of several and perhaps a worker.
    expect(report.decisions.length).toBeGreaterThan(64);
    expect(report.decisions.length).toBeLessThanOrEqual(128);
    const commits = report.decisions.map(({ commit }) => commit);
    expect(commits).toEqual(commits.toSorted((a, b) => a - b));
    expect(report.decisions.every(({ choices }) => choices > 1)).toBe(true);
  });

  it('never gains by a loss, and finds that random play gives away more than greedy play', () => {
    expect(report.decisions.every(({ lost }) => lost.points >= 0 && lost.chance >= 0)).toBe(true);
    const [greedy, random] = report.bySeat;
    expect(random.lost.points).toBeGreaterThan(greedy.lost.points);
  });

  it('is the same for the same seed, whatever the number of jobs', () => {
    expect(analyse('--jobs', '1')).toEqual(report);
  });

  it('prints what cost most for people', () => {
    const text = output(['analyse', file, '--iterations', '20']);
    expect(text).toMatch(
      /^Player 2: \d+ decisions, \d+ as the bot would have; about [\d.]+ points given away\.$/m,
    );
    expect(text).toMatch(
      /^commit \d+, player \d: .+ \(\d+ % to win\); .+ would have brought [\d.]+ points more$/m,
    );
  });

  it('refuses a file that lies', () => {
    const { code, err } = cais(['analyse', fileWith('{}')]);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot be read as a match/);
  });
});
