import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [precache()],
  worker: { format: 'es' },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { page: here('index.html'), offline: here('offline/worker.ts') },
      output: {
        // A service worker rules over what lies beside and below it, so it lies at the top under a name that stays.
        entryFileNames: chunk => (chunk.name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
