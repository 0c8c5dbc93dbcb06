// Runs the real command in a process of its own.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What npx starts: it finds a Node that is new enough, and starts the command on it. */
export const BIN = fileURLToPath(new URL('../../bin/cais.mjs', import.meta.url));

/** A match of Garum that was played once and is kept, by the name of its setting. */
export const goldenFile = (name: string): string =>
  fileURLToPath(new URL(`../../games/garum/golden/${name}.match.json`, import.meta.url));

/** A match file as it is written: "seat: move; move" a commit. */
export interface MatchFile {
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly commitment: string;
  readonly seed: string;
  readonly result: readonly number[];
  readonly log: readonly string[];
}

export const readMatch = (file: string): MatchFile => JSON.parse(readFileSync(file, 'utf8'));

/** The built-in edition of Garum, to be changed and written to another file. */
export const garumEdition = (): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL('../../games/garum/editions/cais-1.json', import.meta.url), 'utf8'));

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

export const fileWith = (content: string | Uint8Array): string => {
  const path = freshPath();
  writeFileSync(path, content);
  return path;
};
