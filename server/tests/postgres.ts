// A PostgreSQL of the tests' own: the system's programs on a folder and a port that nobody else has.

import { spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { provide } from '../../tools/testkit/debian.ts';

const lookForPrograms = (): string | undefined => {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1);
  if (found !== undefined) return dirname(found);
  return (process.env.PATH ?? '').split(':').find(folder => existsSync(join(folder, 'initdb')));
};

/** The folder of the programs of PostgreSQL: the one that POSTGRES_BIN names, the system's, or installed now. */
export const findPostgres = (): string => {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined) {
    if (existsSync(join(named, 'initdb'))) return named;
    throw new Error(`POSTGRES_BIN names ${named}, where there is no initdb.`);
  }
  return provide({
    package: 'postgresql',
    find: lookForPrograms,
    otherwise:
      'The tests of the server need PostgreSQL: install it, or name the folder of its programs in POSTGRES_BIN.',
  });
};

const numberOf = (kind: '-u' | '-g'): number => {
  const { stdout, stderr } = spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' });
  if (!/^\d+$/m.test(stdout)) throw new Error(`There is no user postgres to run it as: ${stderr}`);
  return Number(stdout);
};

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL does not run as root; its package brings a user of its own. */
const findOwner = (): Owner | undefined =>
  process.getuid?.() === 0 ? { uid: numberOf('-u'), gid: numberOf('-g') } : undefined;

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

export interface Postgres {
  readonly address: string;
  /** Stops it in the middle of whatever it does, and starts it again. */
  readonly restart: () => void;
  readonly stop: () => void;
}

export const startPostgres = async (): Promise<Postgres> => {
  const bin = findPostgres();
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'cais-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]): void => {
    const settings: SpawnSyncOptionsWithStringEncoding = {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    };
    const { status, stderr } = spawnSync(join(bin, program), args, settings);
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  };
  run('initdb', '-D', data, '-U', 'cais', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`;
  const log = join(folder, 'log');
  const start = (): void => run('pg_ctl', '-D', data, '-o', options, '-l', log, '-w', '-t', '120', 'start');
  start();
  return {
    address: `postgres://cais@127.0.0.1:${port}/postgres`,
    restart: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      start();
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
