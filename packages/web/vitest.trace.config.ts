import { defineConfig } from 'vitest/config';
import browserTests from './vitest.browser.config.js';

/** Measures the page and prints what it finds: `npm run trace`. */
const { test, ...common } = browserTests;
export default defineConfig({
  ...common,
  test: {
    ...test,
    // The projects of the browser tests name their own files.
    projects: [
      {
        ...common,
        test: { name: 'trace', include: ['e2e/**/*.trace.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
      },
    ],
  },
});
