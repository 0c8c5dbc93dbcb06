import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const CLIENT = join(root, 'dist', 'web');
const STAMP = '.sources';
const SOURCES = ['web/**/*', 'games/**/*.{ts,json}', 'bots/**/*.ts', 'server/wire/*.ts', 'package-lock.json'];
const OTHERS = ['**/tests/**', '**/testkit/**', '**/golden/**', '**/node_modules/**'];

/** A hash of everything that the client is built from. */
const sources = (): string => {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: root, exclude: OTHERS, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
};

/** Builds the client, unless it is built from these very sources already. */
export const buildClient = async (say: (sentence: string) => void): Promise<void> => {
  const wanted = sources();
  const stamp = join(CLIENT, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the client …');
  const { build } = await import('vite');
  // Built beside its place and then moved there, so that nobody is ever served half a client.
  const outDir = `${CLIENT}-${process.pid}`;
  await build({ configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn', build: { outDir } });
  writeFileSync(join(outDir, STAMP), wanted);
  rmSync(CLIENT, { recursive: true, force: true });
  renameSync(outDir, CLIENT);
};
