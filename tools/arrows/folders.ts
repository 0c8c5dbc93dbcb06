/** What a file belongs to, by its path. `inner` is the path inside that folder. */
export type Owner =
  | { readonly kind: 'outer' | 'game'; readonly name: string; readonly inner: string }
  | { readonly kind: 'bots' | 'kernel' | 'wire'; readonly inner: string }
  | { readonly kind: 'catalogue' | 'elsewhere' };

/** The folders that nobody may import from but they themselves. */
export const OUTER = ['web', 'server', 'cli', 'bench', 'tools'] as const;

export const ownerOf = (path: string): Owner => {
  const [first, second, ...rest] = path.split('/');
  // What client and server say to each other belongs to both.
  if (path.startsWith('server/wire/')) return { kind: 'wire', inner: path.slice('server/wire/'.length) };
  const outer = OUTER.find(name => name === first);
  if (outer !== undefined) return { kind: 'outer', name: outer, inner: path.slice(first.length + 1) };
  if (first === 'bots') return { kind: 'bots', inner: path.slice(first.length + 1) };
  if (path === 'games/catalogue.ts') return { kind: 'catalogue' };
  if (first !== 'games' || rest.length === 0) return { kind: 'elsewhere' };
  const inner = rest.join('/');
  return second === 'kernel' ? { kind: 'kernel', inner } : { kind: 'game', name: second, inner };
};

/** Whether a file only serves tests. */
export const isForTests = (path: string): boolean => /(^|\/)(tests|testkit)\//.test(path);

/** How a folder is called in a complaint. */
export const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('games/') ? 2 : 1)
    .join('/');
