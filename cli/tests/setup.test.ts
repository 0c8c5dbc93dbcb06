import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BIN } from './cais.ts';

const SETUP = BIN.replace('cais.mjs', 'setup.mjs');

/** A repository without packages, and an npm that needs no network: it notes how it was called. */
const newRepository = (npm: string) => {
  const root = mkdtempSync(join(tmpdir(), 'cais-setup-'));
  mkdirSync(join(root, 'bin'));
  copyFileSync(SETUP, join(root, 'bin', 'setup.mjs'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'npm.cjs'), npm);
  return {
    root,
    setUp: () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin', 'setup.mjs')], {
        encoding: 'utf8',
        env: { ...process.env, npm_execpath: join(root, 'npm.cjs') },
      });
      return { status, stdout, stderr };
    },
  };
};

const INSTALLING = 'Installing the packages that package-lock.json names (npm ci) …\n';
const GOOD_NPM = `const fs = require('node:fs');
if (process.argv[2] !== 'ci') process.exit(9);
fs.mkdirSync('node_modules', { recursive: true });
fs.writeFileSync('node_modules/.package-lock.json', '{}');`;

describe('the set-up', () => {
  it('installs once, with one line, and is silent from then on', () => {
    const { root, setUp } = newRepository(GOOD_NPM);
    expect(setUp()).toEqual({ status: 0, stdout: '', stderr: INSTALLING });
    expect(existsSync(join(root, 'node_modules'))).toBe(true);
    expect(setUp()).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('installs again when the lock file has changed, and not when it was only touched', () => {
    const { root, setUp } = newRepository(GOOD_NPM);
    setUp();
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(root, 'package-lock.json'), later, later);
    expect(setUp().stderr).toBe('');
    writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
    utimesSync(join(root, 'package-lock.json'), later, later);
    expect(setUp().stderr).toBe(INSTALLING);
  });

  it('accepts packages that somebody installed by hand', () => {
    const { root, setUp } = newRepository('process.exit(9);');
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{}');
    expect(setUp()).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('says what went wrong, and tries again the next time', () => {
    const { setUp } = newRepository('process.exit(7);');
    const failure = {
      status: 1,
      stdout: '',
      stderr: `${INSTALLING}The packages could not be installed: npm ci ended with code 7.\n`,
    };
    expect(setUp()).toEqual(failure);
    expect(setUp()).toEqual(failure);
  });
});
