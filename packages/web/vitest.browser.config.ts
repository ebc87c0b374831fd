import { defineConfig } from 'vitest/config';

/** End-to-end tests: a real browser and the built client. Run by `npm test -- --only browser`. */
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/build.ts'],
    // One browser at a time: several would distort each other's measurements.
    fileParallelism: false,
    pool: 'forks',
    // A safety net only: tests wait for explicit conditions.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
