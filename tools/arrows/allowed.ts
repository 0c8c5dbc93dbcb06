import { posix } from 'node:path';
import { folderOf, isForTests, ownerOf, type Owner } from './folders.ts';

/** Which kinds of folders each kind may import, besides itself. */
const REACH: Readonly<Record<Owner['kind'], readonly Owner['kind'][]>> = {
  outer: ['wire', 'bots', 'catalogue', 'game', 'kernel'],
  wire: ['bots', 'kernel'],
  bots: ['catalogue', 'game', 'kernel'],
  catalogue: ['game', 'kernel'],
  game: ['kernel'],
  kernel: [],
  elsewhere: [],
};

const isSameFolder = (a: Owner, b: Owner): boolean =>
  a.kind === b.kind && (!('name' in a) || !('name' in b) || a.name === b.name);

/** The kernel's testkit is for tests, and for tools that write what tests read. */
const mayUseTestkit = (path: string): boolean => isForTests(path) || path.startsWith('tools/');

const complainOfFile = (path: string, target: string): string | undefined => {
  const from = ownerOf(path);
  const to = ownerOf(target);
  if (isSameFolder(from, to))
    return isForTests(target) && !isForTests(path) ? `${target} is for tests only` : undefined;
  // The command starts the server, and the benchmark measures it.
  if (target === 'server/index.ts' && (path.startsWith('cli/') || path.startsWith('bench/')))
    return undefined;
  // Programs of the system are installed for the tests of several folders.
  if (from.kind === 'outer' && target.startsWith('tools/testkit/'))
    return isForTests(path) ? undefined : `${target} is for tests only`;
  if (!REACH[from.kind].includes(to.kind)) return `${folderOf(path)} must not import ${folderOf(target)}`;
  if (to.kind === 'kernel' && to.inner.startsWith('testkit/'))
    return mayUseTestkit(path) ? undefined : `${target} is for tests only`;
  if ((to.kind === 'kernel' || to.kind === 'game') && to.inner !== 'index.ts')
    return `${folderOf(target)} is entered by its index.ts alone, not by ${to.inner}`;
  return undefined;
};

/** Why a file must not import this; undefined if it may. */
export const complainOf = (path: string, target: string | undefined): string | undefined => {
  const bare = path.startsWith('games/') && !isForTests(path);
  if (target === undefined) return bare ? 'an import in games must name its file' : undefined;
  if (target.startsWith('.')) return complainOfFile(path, posix.join(posix.dirname(path), target));
  return bare ? `games take nothing from outside, not even "${target}"` : undefined;
};
