import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What stands in the source of the service worker for the list of files that it keeps. */
const PLACE = '__CAIS_FILES__';
const OFFLINE = 'offline.js';

/** Writes into the service worker which files make up the client, under a name that changes whenever they do. */
export const precache = (): Plugin => ({
  name: 'cais-precache',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    const offline = bundle[OFFLINE];
    if (offline?.type !== 'chunk') return;
    const files = Object.values(bundle).filter(({ fileName }) => fileName !== OFFLINE);
    const hash = createHash('sha256');
    for (const file of files) hash.update(file.type === 'chunk' ? file.code : file.source);
    const names = ['./', 'icon.svg', 'manifest.webmanifest', ...files.map(({ fileName }) => fileName)];
    const list = {
      version: hash.digest('hex').slice(0, 12),
      files: names.filter(name => name !== 'index.html'),
    };
    offline.code = offline.code.replace(PLACE, () => JSON.stringify(list).replaceAll('"', '\\"'));
  },
});
