import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contestantAt } from '../arena/match.ts';
import { interval, type Standing } from '../arena/standings.ts';
import { cais, fileWith, freshPath, output } from './cais.ts';

interface Report {
  readonly games: number;
  readonly seats: number;
  readonly standings: readonly Standing[];
}

const arena = (...options: readonly string[]): Report =>
  JSON.parse(output(['arena', 'garum', '--json', ...options]));

/** Without what the clock says. */
const timeless = ({ standings, ...rest }: Report): object => ({
  ...rest,
  standings: standings.map(standing => ({ ...standing, millisecondsPerTurn: 0 })),
});

describe('seats of an arena', () => {
  it('rotate, so that in every four matches each contestant sits once at each of four seats', () => {
    for (const contestant of [0, 1, 2, 3]) {
      const seats = [0, 1, 2, 3].map(match =>
        [0, 1, 2, 3].findIndex(s => contestantAt(match, s, 4) === contestant),
      );
      expect(seats.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    }
  });
});

describe('the interval of a win rate', () => {
  it("is Wilson's: 8 wins of 10 are between 49 % and 94 %", () => {
    // (0.8 + 0.19208 ± 1.96 √(0.016 + 0.009604)) / 1.38416
    const [low, high] = interval(0.8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  it('does not leave 0 and 1', () => {
    expect(interval(0, 5)[0]).toBe(0);
    expect(interval(1, 5)[1]).toBe(1);
  });
});

describe('cais arena', () => {
  it('tells wins, fair shares and mean scores: greedy beats random', () => {
    const { games, seats, standings } = arena('--bots', 'greedy,random,random', '--games', '12');
    expect({ games, seats }).toEqual({ games: 12, seats: 3 });
    const [greedy, random] = standings;
    expect(greedy).toMatchObject({ bot: 'greedy', seats: 1, fairShare: 1 / 3 });
    expect(random).toMatchObject({ bot: 'random', seats: 2, fairShare: 2 / 3 });
    expect(greedy.wins + random.wins).toBeCloseTo(12, 9);
    expect(greedy.winRate).toBeGreaterThan(0.9);
    expect(greedy.meanScore).toBeGreaterThan(random.meanScore);
  });

  it('gives the same with any number of jobs, and something else for another seed', () => {
    const run = (...more: readonly string[]): object =>
      timeless(arena('--bots', 'mcts:iterations=10,greedy', '--games', '4', ...more));
    const one = run('--jobs', '1');
    expect(run('--jobs', '2')).toEqual(one);
    expect(run('--seed', '2')).not.toEqual(one);
  });

  it('goes on where it stopped, and plays a half-written match again', () => {
    const file = freshPath();
    const line = ['--bots', 'greedy,random', '--save', file];
    arena(...line, '--games', '2');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    // What is already there is believed, not played again; the last line was cut by a crash.
    const first = JSON.parse(lines[1]);
    writeFileSync(file, `${lines[0]}\n${JSON.stringify({ ...first, points: [1000, 0] })}\n`);
    appendFileSync(file, lines[2].slice(0, 20));
    const { games, standings } = arena(...line, '--games', '4');
    expect(games).toBe(4);
    expect(standings[0].meanScore).toBeGreaterThan(250);
  });

  it('keeps with the results which edition they were played with', () => {
    // A later release may play another edition where none is named: its results are not to be mixed with these.
    const file = freshPath();
    const line = ['arena', 'garum', '--bots', 'greedy,random', '--games', '1', '--save', file];
    output(line);
    const [heading, ...results] = readFileSync(file, 'utf8').split('\n');
    const begun: { readonly arena: { readonly edition: unknown } } = JSON.parse(heading);
    expect(begun.arena.edition).toBe('cais-1');
    const older = { arena: { ...begun.arena, edition: 'cais-0' } };
    writeFileSync(file, [JSON.stringify(older), ...results].join('\n'));
    expect(cais(line)).toMatchObject({ code: 2, err: expect.stringContaining('edition') });
  });

  it('refuses the file of another arena and leaves it alone', () => {
    const file = fileWith('{"arena":{}}\n');
    const { code, err } = cais(['arena', 'garum', '--bots', 'greedy,random', '--save', file]);
    expect(code).toBe(2);
    expect(err).toMatch(/is not the file of this arena: its game, edition, options, bots or seed differ\.$/m);
    expect(readFileSync(file, 'utf8')).toBe('{"arena":{}}\n');
  });

  it('prints a line a bot for people', () => {
    const text = output(['arena', 'garum', '--bots', 'greedy,random,random', '--games', '3']);
    expect(text).toMatch(/^garum, 3 seats, 3 matches$/m);
    expect(text).toMatch(
      /^random × 2: wins [\d.]+ % \(.* fair share 66\.7 %\), mean score -?[\d.]+, [\d.]+ ms a turn$/m,
    );
  });
});
