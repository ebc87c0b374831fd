import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { rulebookPages } from './build/rulebook-pages.js';

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
  plugins: mode === 'static' ? [rulebookPages(), worksOffline()] : [rulebookPages()],
  build: {
    outDir: mode === 'static' ? 'dist-static' : 'dist/app',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // Slow builds on a busy machine are no reason to warn the server's operator.
      checks: { bundlerTimings: false },
      output: {
        // A drawn map is data: in a chunk of its own it can be measured, and stays cached when code changes.
        codeSplitting: { groups: [{ name: mapFile, debugName: 'maps', test: MAP }] },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
});

/** The data of one game's map in packages/maps, without the code that reads it. */
const MAP = /packages\/maps\/src\/(?!index|data|outline)([\w-]+)\.ts/;

function mapFile(module: string): string {
  return `map-data-${MAP.exec(module)?.[1]}`;
}

/**
 * Writes a service worker that lists every file of the build: once opened, the page works offline. A new build has
 * other files, hence another worker, which fetches them all anew.
 */
function worksOffline(): Plugin {
  return {
    name: 'works-offline',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { createHash } = await import('node:crypto');
      const files = [
        ...Object.keys(bundle).filter((name) => !name.endsWith('.md')),
        'index.html',
        'icon.svg',
      ];
      const list = ['./', ...new Set(files.map((name) => `./${name}`))].sort();
      const version = createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: offlineWorker(version, list) });
    },
  };
}

function offlineWorker(version: string, files: readonly string[]): string {
  return `// Keeps this build of Sandtable for times without a network.
const NAME = 'sandtable-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('sandtable-') && name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(caches.open(NAME).then((cache) => cache.match(event.request, { ignoreSearch: true })).then((kept) => kept ?? fetch(event.request)));
});
`;
}
