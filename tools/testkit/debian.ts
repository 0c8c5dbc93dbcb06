// Programs of the system that tests need: found, or installed where that can be.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One installation at a time on a machine, whoever asks for it; the system frees the lock of who is ended. */
const LOCK = join(tmpdir(), 'cais-apt.lock');
/** Others than we install programs too. */
const WAIT = 'DPkg::Lock::Timeout=300';
const PATIENCE = 900_000;

const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const install = (name: string): void => {
  const get = `apt-get -o ${WAIT} install -y ${name}`;
  spawnSync('flock', [LOCK, 'sh', '-c', `${get} || { apt-get -o ${WAIT} update; ${get}; }`], {
    stdio: 'ignore',
    timeout: PATIENCE,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

export interface Wanted {
  /** The package of Debian that has it. */
  readonly package: string;
  readonly find: () => string | undefined;
  /** What to do where it cannot be had. */
  readonly otherwise: string;
}

/** Where the program is. It is installed if it is not there yet; without it there is no testing. */
export const provide = ({ package: name, find, otherwise }: Wanted): string => {
  const there = find();
  if (there !== undefined) return there;
  if (canInstall()) {
    console.error(`Installing ${name} for the tests (apt-get) …`);
    install(name);
  }
  const installed = find();
  if (installed === undefined) throw new Error(otherwise);
  return installed;
};
