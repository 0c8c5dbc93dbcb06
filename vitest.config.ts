import { defineConfig } from 'vitest/config';

const FOLDERS = ['games', 'bots', 'cli', 'bench', 'tools'];

const testsIn = (folder: string): string => `${folder}/**/tests/**/*.test.ts`;
const others = ['**/node_modules/**'];

export default defineConfig({
  test: {
    // A busy machine takes its time; what is polled for comes in the end or never.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'engine',
          include: FOLDERS.map(testsIn),
          exclude: others,
          // Many tests start the real command, which takes its time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: [testsIn('server')],
          exclude: others,
          globalSetup: 'server/tests/prepare.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'client',
          include: ['web/tests/*.test.ts'],
          globalSetup: 'web/tests/serve.ts',
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
