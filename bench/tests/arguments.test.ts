import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../arguments.ts';
import { median } from '../median.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

describe('the command line of the benchmark', () => {
  it('ends with code 2 and one sentence when it is given something unknown', () => {
    const { status, stdout, stderr } = run('engine', '--sceonds', '2');
    expect(stderr).toBe('The benchmark has no use for "--sceonds"; see npm run bench -- --help.\n');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('shows its help, and measures nothing', () => {
    const { status, stdout, stderr } = run('--help');
    expect(stdout).toMatch(/^Measures [^]* engine [^]* bots [^]*--seconds N[^]*--json/);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it.each([
    [['engine'], { subject: 'engine', json: false, seconds: 1 }],
    [['engine', '--json', '--seconds', '0.25'], { subject: 'engine', json: true, seconds: 0.25 }],
    [['--seconds', '60', 'bots'], { subject: 'bots', json: false, seconds: 60 }],
    [['bots', '--help', '--seconds', '2'], 'help'],
  ])('understands %j', (args, wanted) => {
    expect(readArguments(args)).toEqual({ ok: true, value: wanted });
  });

  it.each([
    [[], 'Say what to measure: npm run bench -- engine, bots or server.'],
    [['--json'], 'Say what to measure: npm run bench -- engine, bots or server.'],
    [['client'], 'The benchmark has no use for "client"; see npm run bench -- --help.'],
    [['engine', 'engine'], 'The benchmark has no use for "engine"; see npm run bench -- --help.'],
    [['engine', 'bots'], 'The benchmark has no use for "bots"; see npm run bench -- --help.'],
    [['engine', '--seconds'], '--seconds needs a number from 0.01 to 60, not nothing.'],
    [['engine', '--seconds', 'two'], '--seconds needs a number from 0.01 to 60, not "two".'],
    [['engine', '--seconds', '0'], '--seconds needs a number from 0.01 to 60, not "0".'],
    [['engine', '--seconds', '61'], '--seconds needs a number from 0.01 to 60, not "61".'],
  ])('refuses %j', (args, message) => {
    expect(readArguments(args)).toEqual({ ok: false, problem: { code: 'bad-arguments', message } });
  });
});

describe('the median', () => {
  it('is the middle, or the mean of the two middle ones', () => {
    expect(median([10, 9, 100])).toBe(10);
    expect(median([4, 1, 100, 2])).toBe(3);
  });
});
