import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/lib/ensure-postgres.mjs';

// Packages export their TypeScript under the condition "source", so tests need no build.
const conditions = ['source', 'module', 'node', 'development|production'];

/** Packages that keep nothing outside of what they are given: their tests cannot disturb each other. */
const PURE = [
  'kernel',
  'hex',
  'conformance',
  'games/*',
  'examples/*',
  'shelf',
  'bots',
  'host',
  'maps',
  'protocol',
];
/** Parts of the server whose tests start servers in their own process, and stop them. */
const SERVER_PARTS = ['tables', 'people', 'http', 'sockets', 'storage', 'cluster'];

/**
 * Tests of the server that between them make every query: they are run on PostgreSQL as well. The storage and what several
 * processes share are tested there anyway; SANDTABLE_TEST_DATABASE=postgres runs all others there, too.
 */
const ON_POSTGRES = [
  'permissions.test.ts',
  'club/results.test.ts',
  'manners/*.test.ts',
  'notices/notices.test.ts',
  'people/{accounts,deletion,ways-in}.test.ts',
  'tournaments/tournaments.test.ts',
  'tables/{advice,chat,clocks,going-back,host-powers,lobby,playing,quick-match,quotas,reviews,stuck,taking-back}.test.ts',
].map((name) => `packages/server/src/${name}`);

const nowhere = ['**/node_modules/**', '**/dist/**'];
const pureTests = PURE.map((name) => `packages/${name}/**/*.test.ts`);
const pageTests = 'packages/web/{src,build}/**/*.test.ts';
const serverTests = SERVER_PARTS.map((name) => `packages/server/src/${name}/**/*.test.ts`);

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Nothing here is about time: a busy machine may take long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    globalSetup: ['scripts/lib/test-folder.mjs'],
    pool: 'forks',
    projects: [
      // One process for many files: what they import is loaded, and made fast, once.
      {
        extends: true,
        test: { name: 'pure', include: pureTests, exclude: nowhere, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: serverTests,
          exclude: nowhere,
          isolate: false,
          setupFiles: ['packages/server/test/put-back.ts'],
        },
      },
      ...(findPostgres() === null
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: ON_POSTGRES,
                exclude: nowhere,
                isolate: false,
                setupFiles: ['packages/server/test/put-back.ts'],
                env: { SANDTABLE_TEST_DATABASE: 'postgres' },
              },
            },
          ]),
      // A process of its own for every file: these change folders, send signals, replace modules, measure time.
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...nowhere, ...pureTests, ...serverTests, pageTests],
        },
      },
      // The same for the page, which speaks English in its tests.
      {
        extends: true,
        test: {
          name: 'page',
          include: [pageTests],
          exclude: nowhere,
          setupFiles: ['packages/web/test/in-english.ts'],
        },
      },
    ],
  },
});
