import { defineConfig } from 'vite';

/**
 * Two builds: the app as the server serves it (dist/app), and the app for any web host (dist-static), where
 * games run wholly in the browser. Paths are relative, so that either can live in any folder.
 */
export default defineConfig(({ mode }) => ({
  base: './',
  define: { __HAS_SERVER__: JSON.stringify(mode !== 'static') },
  // Packages export their TypeScript under the condition "source", so nothing has to be built before.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: mode === 'static' ? 'dist-static' : 'dist/app',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: true,
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
}));
