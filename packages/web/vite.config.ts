import { defineConfig, type UserConfig } from 'vite';
import { constants } from './build/constants.js';
import { openings } from './build/openings.js';
import { ruleExamples } from './build/rule-examples.js';
import { rulebookPages } from './build/rulebook-pages.js';
import { wholeLanguages } from './build/whole-languages.js';
import { withoutCases } from './build/without-cases.js';
import { worksOffline } from './build/works-offline.js';

/**
 * Two builds: the app served by the server (dist/app), and the app for static web hosts (dist-static), where games run
 * entirely in the browser. Paths are relative, so either can be hosted in any folder.
 */
export default defineConfig(({ mode, command }) => {
  // All builds are production builds, including those started by tests.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return configFor(mode);
});

const configFor = (mode: string): UserConfig => ({
  base: './',
  define: { __HAS_SERVER__: JSON.stringify(mode !== 'static') },
  // Packages export their TypeScript under the condition "source", so nothing has to be built before.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [constants(), openings(), rulebookPages(), ruleExamples(), wholeLanguages(), worksOffline()],
  build: {
    outDir: mode === 'static' ? 'dist-static' : 'dist/app',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The engine of a game with two maps of hexes is one file, in a worker.
    chunkSizeWarningLimit: 900,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // Slow builds on a busy machine are no reason to warn the server's operator.
      checks: { bundlerTimings: false },
      output: {
        // A drawn map is data: in a chunk of its own it can be measured, and stays cached when code changes.
        codeSplitting: {
          groups: [
            { name: mapFile, debugName: 'maps', test: MAP, priority: 1 },
            PACKED,
            // What every page loads at once is one file: many small ones compress worse.
            { name: 'page', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [constants(), withoutCases()],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: [PACKED, { name: 'engine', tags: ['$initial'] }] },
        // As in the page: vite sets these for it only.
        comments: { annotation: false, jsdoc: false, legal: false },
        generatedCode: { preset: 'es2015' },
        topLevelVar: true,
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
});

/**
 * Data that page and engine both need: in a file of nothing else, which is the same in both builds, so a browser loads
 * it once.
 */
const PACKED = { name: 'packed', test: /\/data\/packed\.constants\.ts/, priority: 2 };

/** The data of one game's map in packages/maps, without the code that reads it. */
const MAP = /packages\/maps\/src\/(?!index|data|outline|packed-steps)([\w-]+)\.ts/;

function mapFile(module: string): string {
  return `map-data-${MAP.exec(module)?.[1]}`;
}
