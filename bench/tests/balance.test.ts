import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { garum } from '../../games/garum/index.ts';
import { expect as sure, Random, seedFrom } from '../../games/kernel/index.ts';
import { garumGauge } from '../balance/garum.ts';
import { weigh } from '../balance/weigh.ts';

const main = fileURLToPath(new URL('../balance/main.ts', import.meta.url));
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

describe('the balance of a game', () => {
  const setting = { seats: 3, options: { board: 'baelo', variant: 'base' } };
  const balance = weigh(garum, garumGauge, setting, { bot: 'random', games: 20, seed: 'harbour' });

  it('counts each win once, by the place of the winner', () => {
    expect(balance.winsByPlace).toHaveLength(3);
    expect(balance.winsByPlace.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('has a score for every seat of every match, sorted', () => {
    expect(balance.totals).toHaveLength(60);
    expect(balance.totals).toEqual(balance.totals.toSorted((a, b) => a - b));
  });

  it('counts every worker that scored: at most 5 vilicus and a dominus a seat', () => {
    const [rows] = balance.watched;
    const posted = Object.fromEntries(rows.map(([worker, count]) => [worker, Number(count)]));
    expect(posted.vilicus).toBeLessThanOrEqual(20 * 3 * 5);
    expect(posted.dominus).toBeLessThanOrEqual(20 * 3);
    expect(posted.vilicus + posted.dominus).toBe(balance.sources.get('worker')?.count);
  });

  it("puts the amphora's first holder at the first place, and the others clockwise", () => {
    const state = garum.setup(sure(garum.readOptions({}, 4)), 4, new Random(seedFrom('harbour')));
    const places = garumGauge.places(state);
    expect(places[state.amphora]).toBe(0);
    expect(places[(state.amphora + 1) % 4]).toBe(1);
    expect(places[(state.amphora + 3) % 4]).toBe(3);
  });
});

describe('npm run balance', () => {
  it('prints tables of the settings asked for', () => {
    const { status, stdout } = run('garum', '--run', 'random=3', '--only', 'troia-base-2p');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^# Balance of Garum, edition cais-1$/m);
    expect(stdout).toMatch(/^\| troia-base-2p \| vilicus \| \d+ \|/m);
    expect(stdout).not.toContain('troia-base-3p');
  });

  it.each([
    [['chess'], /^There is no game "chess": the games are garum/],
    [['garum', '--run', 'greedy'], /^A run is written like greedy=300, not "greedy"\./],
    [['garum', '--run', 'wild=3'], /^There is no bot "wild"/],
    [['garum', '--only', 'troia-5p'], /^Garum has no such setting: troia-base-2p, /],
    [['garum', '--speed', '3'], /^Unknown option '--speed'/],
  ])('%j ends with code 2 and a sentence', (args, sentence) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(sentence);
  });
});
