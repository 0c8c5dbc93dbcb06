import { describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { measure } from '../engine/report.ts';
import { makeTable } from '../engine/table.ts';

const positive = expect.toSatisfy((n: unknown) => typeof n === 'number' && n > 0);

describe('the benchmark of the engine', () => {
  it('plays every game with our own engine and reports what a reader and a program need', async () => {
    const games = Object.keys(catalogue);
    const report = await measure({ games, hosts: ['cais'], rounds: 3, seconds: 0.02 });
    expect(report).toEqual({
      node: process.version,
      rounds: 3,
      seconds: 0.02,
      games: games.map(game => ({
        game,
        name: expect.any(String),
        seats: positive,
        // Ours beside itself is exactly one, round by round.
        rows: [{ contender: 'Cais', decisionsPerSecond: positive, gamesPerSecond: positive, ratio: 1 }],
        legal: { worst: positive, meanLength: positive, longest: positive },
      })),
    });
    for (const { rows, legal } of report.games) {
      expect(rows[0].decisionsPerSecond).toBeGreaterThan(rows[0].gamesPerSecond);
      expect(legal.longest).toBeGreaterThanOrEqual(legal.meanLength);
    }
  }, 60_000);
});

describe('the table', () => {
  it('aligns its columns and groups thousands', () => {
    const row = { contender: 'Cais', decisionsPerSecond: 5_500_000.4, gamesPerSecond: 58_000, ratio: 1 };
    const slow = { contender: 'Other engine', decisionsPerSecond: 44_000, gamesPerSecond: 470, ratio: 125 };
    const legal = { worst: 3.21, meanLength: 20.04, longest: 64 };
    const games = [{ game: 'garum', name: 'Garum', seats: 4, rows: [row, slow], legal }];
    expect(makeTable({ node: 'v24.0.0', rounds: 7, seconds: 1, games }).split('\n')).toEqual([
      'Node v24.0.0, one thread, medians of 7 alternating rounds of 1 s',
      '',
      'Garum, 4 players, random play',
      'contender     decisions/s  games/s  ours ÷ it',
      'Cais            5,500,000   58,000        1.0',
      'Other engine       44,000      470      125.0',
      'legal moves: 20.0 in the mean, 64 at most; the dearest list took 3.2 µs',
    ]);
  });
});
