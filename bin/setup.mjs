// Installs what package-lock.json asks for, when it is not there yet. Plain JavaScript that Node 20 runs, because it
// runs before the pinned Node is there.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const lock = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
/** Says which lock file the installed packages come from. */
const stamp = join(modules, '.cais-setup');
/** Written by npm at the end of every install. */
const npmStamp = join(modules, '.package-lock.json');

const wanted = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

const isInstalled = () =>
  (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) ||
  (existsSync(npmStamp) && statSync(npmStamp).mtimeMs >= statSync(lock).mtimeMs);

const runNpm = () => {
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  // Standard output belongs to the command that is being set up.
  const settings = { cwd: root, stdio: ['ignore', 2, 2] };
  const npm = process.env.npm_execpath;
  return npm !== undefined && /\.[cm]?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...options], settings)
    : spawnSync('npm', options, { ...settings, shell: process.platform === 'win32' });
};

/** Installs if needed; gives undefined, or one sentence saying what went wrong. */
export const setup = () => {
  if (isInstalled()) return undefined;
  console.error('Installing the packages that package-lock.json names (npm ci) …');
  const { error, status } = runNpm();
  if (error !== undefined)
    return `The packages could not be installed: npm does not start (${error.message}).`;
  if (status !== 0) return `The packages could not be installed: npm ci ended with code ${status}.`;
  writeFileSync(stamp, wanted());
  return undefined;
};

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problem = setup();
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
  }
}
