// Runs the real command in a process of its own.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What npx starts: it finds a Node that is new enough, and starts the command on it. */
export const BIN = fileURLToPath(new URL('../../bin/cais.mjs', import.meta.url));

/** Matches of Garum that were played once and are kept, one for every setting. */
export const GOLDEN = fileURLToPath(new URL('../../games/garum/golden', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const cais = (args: readonly string[], input = ''): Run => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    timeout: 30_000,
    maxBuffer: 1e8,
  });
  return { code: status, out: stdout, err: stderr };
};

/** The output of a run that must go well. */
export const output = (args: readonly string[], input = ''): string => {
  const { code, out, err } = cais(args, input);
  if (code !== 0) throw new Error(`cais ${args.join(' ')} ended with ${code}: ${err}`);
  return out;
};

/** Lines as somebody would type them. */
export const typed = (...lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

const folder = mkdtempSync(join(tmpdir(), 'cais-'));
let files = 0;

/** The path of a file that is not there yet. */
export const freshPath = (): string => join(folder, `${files++}.json`);

export const fileWith = (content: string): string => {
  const path = freshPath();
  writeFileSync(path, content);
  return path;
};
