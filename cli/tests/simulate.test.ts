import { describe, expect, it } from 'vitest';
import { output } from './cais.ts';

interface Report {
  readonly decisions: number;
  readonly seconds: number;
  readonly scores: { readonly mean: number; readonly min: number; readonly max: number };
  readonly winsBySeat: readonly number[];
}

const simulate = (...options: readonly string[]): Report =>
  JSON.parse(output(['simulate', 'garum', '--json', ...options]));

const TIMES = { seconds: 0, decisionsPerSecond: 0, playoutsPerSecond: 0 };
const withoutTimes = (report: object): object => ({ ...report, ...TIMES });

describe('cais simulate', () => {
  it('reports exactly what it promises, in this order', () => {
    const report = simulate('--players', '4', '--games', '20', '--seed', '1', '--bot', 'random');
    expect(Object.keys(report)).toEqual([
      'game',
      'players',
      'games',
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'playoutsPerSecond',
      'scores',
      'winsBySeat',
    ]);
    expect(Object.keys(report.scores)).toEqual(['mean', 'min', 'max']);
    expect(report).toMatchObject({ game: 'garum', players: 4, games: 20 });
    // 64 tiles a game, and at most as many decisions about workers.
    expect(report.decisions).toBeGreaterThan(20 * 64);
    expect(report.decisions).toBeLessThanOrEqual(20 * 128);
    expect(report.winsBySeat).toHaveLength(4);
    const wins = report.winsBySeat.reduce((sum, each) => sum + each, 0);
    expect(wins).toBeCloseTo(20, 9);
    expect(report.scores.min).toBeLessThanOrEqual(report.scores.mean);
    expect(report.scores.mean).toBeLessThanOrEqual(report.scores.max);
    expect(report.seconds).toBeGreaterThan(0);
  });

  it('gives the same results with any number of jobs', () => {
    const options = ['--players', '3', '--games', '101', '--seed', 'harbour', '--option', 'board=baelo'];
    const [one, two, three] = ['1', '2', '3'].map(jobs => withoutTimes(simulate(...options, '--jobs', jobs)));
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('gives the same results for the same seed and others for another', () => {
    const run = (seed: string): object => withoutTimes(simulate('--games', '50', '--seed', seed));
    expect(run('1')).toEqual(run('1'));
    expect(run('1')).not.toEqual(run('2'));
  });

  it('plays by the options it is given: Baelo Claudia has 48 tiles, not 64', () => {
    const { decisions } = simulate('--games', '1', '--option', 'board=baelo');
    expect(decisions).toBeGreaterThan(48);
    expect(decisions).toBeLessThanOrEqual(96);
  });

  it('prints a table for people, and no progress where nobody watches', () => {
    const table = output(['simulate', 'garum', '--games', '10', '--players', '2']);
    expect(table).toMatch(/^garum, 2 players, 10 games$/m);
    expect(table).toMatch(/^wins of player 2 +[\d.]+ \([\d.]+ %\)$/m);
  });
});
