import { describe, expect, it } from 'vitest';
import { expect as sure } from '../../games/kernel/index.ts';
import { makeServerTable } from '../server/index.ts';
import { measure, type Contender } from '../server/measure.ts';
import { cais } from '../server/ours.ts';
import { bare } from '../server/relays.ts';
import { openWire } from '../server/wire.ts';

describe('the benchmark of the server', () => {
  it.each([cais, bare])(
    'plays every game on $name',
    async contender => {
      const measured = sure(await measure(contender, { tables: 3, thought: 0, seconds: 0.5 }));
      expect(measured.movesPerSecond).toBeGreaterThan(0);
      expect(measured.p50).toBeGreaterThan(0);
      expect(measured.p99).toBeGreaterThanOrEqual(measured.p50);
    },
    60_000,
  );

  it('tells why a server came to nothing, and does not end with it', async () => {
    const shy: Contender = {
      ...bare,
      // A socket for what is no address of its own is closed at once.
      sit: ({ port, lost }) => {
        const wire = openWire({ port, path: ' ' }, { ready: () => undefined, hear: () => undefined, lost });
        return Promise.resolve([wire]);
      },
    };
    const measured = await measure(shy, { tables: 1, thought: 0, seconds: 0.1 });
    expect(measured).toEqual({
      ok: false,
      problem: { code: 'lost', message: 'no socket was opened (HTTP/1.1 400 Bad Request)' },
    });
  }, 60_000);
});

describe('the table', () => {
  it('tells for each load what every server managed, and what a move cost it', () => {
    const load = { tables: 1000, thought: 5000, seconds: 4 };
    const ours = { movesPerSecond: 10_000, p50: 4, p99: 9.96, cores: 0.5, driverCores: 0.25 };
    const theirs = { movesPerSecond: 2000, p50: 40, p99: 120, cores: 1, driverCores: 0.1 };
    const none = Number.NaN;
    const nothing = { movesPerSecond: none, p50: none, p99: none, cores: none, driverCores: none };
    const rows = [
      { contender: 'Cais', ...ours, ratio: 1, troubles: [] },
      { contender: 'Other', ...theirs, ratio: 5, troubles: ['round 2: a socket was closed (1001)'] },
      { contender: 'Gone', ...nothing, ratio: Number.NaN, troubles: ['round 1: a connection broke'] },
    ];
    const report = { node: 'v24.0.0', rounds: 3, seconds: 4, disk: 1.234, loads: [{ load, rows }] };
    expect(makeServerTable(report).split('\n')).toEqual([
      'Node v24.0.0, medians of 3 alternating rounds of 4 s; the disk keeps a page in 1.23 ms',
      '',
      '1,000 tables of four, 5 s of thought a move',
      'contender  moves/s  p50 ms  p99 ms  cores  µs a move  ours ÷ it  cores of the load',
      'Cais        10,000     4.0    10.0   0.50         50        1.0               0.25',
      'Other        2,000    40.0   120.0   1.00        500        5.0               0.10',
      'Gone             —       —       —      —          —          —                  —',
      'Other, round 2: a socket was closed (1001)',
      'Gone, round 1: a connection broke',
    ]);
  });
});
