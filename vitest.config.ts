import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['games', 'bots', 'cli', 'bench', 'tools'].map(folder => `${folder}/**/tests/**/*.test.ts`),
    exclude: ['**/node_modules/**'],
  },
});
