import { defineConfig } from 'vitest/config';

/** Tests as a person would: a real browser, the built client. Run by `npm test -- --only browser`. */
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/build.ts'],
    // One browser at a time: several would measure each other.
    fileParallelism: false,
    pool: 'forks',
    // Only so that nothing hangs for ever: what a test waits for, it waits for by name.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
