// The proofs at length: npm run prove -- network|crashes|nodes|nonsense|worlds|browsers [SIZE]

import { spawnSync } from 'node:child_process';
import { clean, type Findings } from './crowd/crowd.ts';
import { tryCrashes, tryNetwork, tryNodes, tryNonsense } from './crowd/trials.ts';
import { compareWorlds } from './crowd/worlds.ts';

/** How soon everybody must be back, in milliseconds. */
const BACK = 5000;

interface Proof {
  readonly size: number;
  readonly run: (size: number) => Promise<{ readonly found: unknown; readonly holds: boolean }>;
}

const holdsFor = (found: Findings): boolean =>
  found.over === found.tables &&
  found.lost === clean.lost &&
  found.twice === clean.twice &&
  found.differing === clean.differing &&
  found.complaints.length === 0 &&
  found.longestBreak < BACK;

const crowds = (size: number, one: (size: number) => Promise<readonly Findings[]>): Proof => ({
  size,
  run: async wanted => {
    const found = await one(wanted);
    return { found, holds: found.every(holdsFor) };
  },
});

const network = async (seeds: number): Promise<readonly Findings[]> => {
  const found = [];
  for (let seed = 1; seed <= seeds; seed++) found.push(await tryNetwork(`network ${seed}`, 6));
  return found;
};

const proofs: Readonly<Record<string, Proof>> = {
  network: crowds(10, network),
  crashes: crowds(30, async size => [await tryCrashes('crashes', size, 10)]),
  nodes: crowds(30, async size => [await tryNodes('nodes', size)]),
  nonsense: {
    size: 100_000,
    run: async size => {
      const found = await tryNonsense('nonsense', size);
      return { found, holds: !found.changed && found.answered === found.sent };
    },
  },
  browsers: {
    size: 6,
    // The tests of the client have the browsers; told to prove, they play every game.
    run: () => {
      const { status } = spawnSync('vitest', ['run', '--project', 'client', 'web/tests/whole.test.ts'], {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, CAIS_PROVE: 'browsers' },
      });
      return Promise.resolve({ found: { matches: 6 }, holds: status === 0 });
    },
  },
  worlds: {
    size: 60,
    run: async size => {
      const found = await compareWorlds('worlds', size);
      return { found, holds: found.every(({ leaks }) => leaks.length === 0) };
    },
  },
};

const [name = '', size] = process.argv.slice(2);
if (Object.hasOwn(proofs, name)) {
  const begun = performance.now();
  const { found, holds } = await proofs[name].run(size === undefined ? proofs[name].size : Number(size));
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(JSON.stringify({ proof: name, holds, seconds, found }, undefined, 1));
  if (!holds) process.exitCode = 1;
} else {
  console.error(`Say what to prove: ${Object.keys(proofs).join(', ')}.`);
  process.exitCode = 2;
}
