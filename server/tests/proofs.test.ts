// Short versions of the proofs; `npm run prove` has the long ones.

import { describe, expect, it } from 'vitest';
import { clean } from './crowd/crowd.ts';
import { tryCrashes, tryNetwork, tryNodes, tryNonsense } from './crowd/trials.ts';
import { compareWorlds } from './crowd/worlds.ts';

/**
 * `npm run prove -- crashes` fails at five seconds. Here a server is started while other tests keep every core busy:
 * what takes half a second on a quiet machine may take ten times as long.
 */
const BACK = 20_000;

describe('nothing is lost and nothing is done twice', () => {
  it('on a network that loses, doubles and delays messages and breaks connections', async () => {
    const findings = await tryNetwork('network 1', 3);
    expect(findings).toMatchObject({ ...clean, over: 3 });
    expect(findings.acknowledged).toBeGreaterThan(100);
  }, 120_000);

  it('when the server is killed ten times', async () => {
    const findings = await tryCrashes('crash 1', 9, 10);
    expect(findings).toMatchObject({ ...clean, over: 9 });
    expect(findings.longestBreak).toBeLessThan(BACK);
  }, 240_000);

  it('on three nodes, when one is killed and the database restarts', async () => {
    const findings = await tryNodes('nodes 1', 6);
    expect(findings).toMatchObject({ ...clean, over: 6 });
    expect(findings.longestBreak).toBeLessThan(BACK);
  }, 240_000);
});

describe('nonsense', () => {
  it('is refused message by message, changes nothing and fills no memory', async () => {
    const { sent, answered, refused, changed, memory } = await tryNonsense('nonsense 1', 6000);
    expect([answered, changed]).toEqual([sent, false]);
    expect(Object.values(refused).reduce((sum, n) => sum + n, 0)).toBe(sent);
    expect(Object.keys(refused).toSorted()).toEqual(['bad-message', 'no-key', 'not-seated', 'unknown-table']);
    expect(memory[1] - memory[0]).toBeLessThan(5);
  }, 120_000);
});

describe('what is sent to a seat', () => {
  it('does not depend on what it may not know, in any game', async () => {
    for (const { pairs, compared, leaks } of await compareWorlds('worlds 1', 6)) {
      expect(leaks).toEqual([]);
      expect(pairs).toBeGreaterThanOrEqual(6);
      expect(compared).toBeGreaterThan(0);
    }
  }, 120_000);
});
