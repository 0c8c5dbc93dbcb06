import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['games', 'bots', 'cli', 'bench', 'tools'].map(folder => `${folder}/**/tests/**/*.test.ts`),
    exclude: ['**/node_modules/**'],
    // Many tests start the real command, which takes its time on a busy machine.
    testTimeout: 30_000,
  },
});
