import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { done, refuse, type Result } from '../games/kernel/index.ts';

const changedAt = (file: string): number =>
  statSync(new URL(file, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes its own lock file at the end of every install. */
const isInstalled = (): boolean =>
  changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json');

/** Installs the peers that package-lock.json names, when they are missing. */
export const installPeers = (): Result<void> => {
  if (isInstalled()) return done(undefined);
  console.error('Installing the engines to compare with (npm ci in bench/) …');
  const { error, status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    // Standard output belongs to the report.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error !== undefined) return refuse('no-peers', `npm does not start: ${error.message}.`);
  return status === 0
    ? done(undefined)
    : refuse(
        'no-peers',
        `The engines to compare with could not be installed: npm ci ended with code ${status}.`,
      );
};
