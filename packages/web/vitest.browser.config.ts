import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** End-to-end tests: a real browser and the built client. Run by `npm test -- --only browser`. */
const conditions = ['source', 'module', 'node', 'development|production'];

const common = {
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};
const patient = {
  pool: 'forks',
  // A safety net only: tests wait for explicit conditions.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/** These measure times: another browser would distort them. They run first, one by one. */
const MEASURING = ['e2e/quick.e2e.ts'];

export default defineConfig({
  ...common,
  test: {
    // Here and not in the projects: once for all of them.
    globalSetup: ['e2e/build.ts'],
    projects: [
      {
        ...common,
        // Not order 0: files with one worker and that order run last.
        test: { ...patient, name: 'alone', include: MEASURING, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        ...common,
        test: {
          ...patient,
          name: 'together',
          include: ['e2e/**/*.e2e.ts'],
          exclude: MEASURING,
          // A browser keeps one processor busy.
          maxWorkers: Math.min(4, availableParallelism()),
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
