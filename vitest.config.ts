import { defineConfig } from 'vitest/config';

// Packages export their TypeScript under the condition "source", so tests need no build.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Processes, not threads: tests of the command change folders and send signals.
    pool: 'forks',
    // Nothing here is about time: a busy machine may take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
