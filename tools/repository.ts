import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A file of the repository; the path is relative to its root and written with slashes. */
export interface Source {
  readonly path: string;
  readonly code: string;
}

export const readSources = (patterns: readonly string[], from = root): readonly Source[] =>
  globSync(patterns, { cwd: from, exclude: ['**/node_modules', '**/dist'] })
    .map(path => path.replaceAll(sep, '/'))
    .toSorted()
    .map(path => ({ path, code: readFileSync(join(from, path), 'utf8') }));

/** Prints what a check found, one line each, and fails the run if there is anything. */
export const report = (check: string, found: readonly string[]): void => {
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${check}: nothing found.`);
};
