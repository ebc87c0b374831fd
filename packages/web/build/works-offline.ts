import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes a service worker that lists every file of the build: once opened, everything that needs no server works
 * offline. A new build has other files, hence another worker, which fetches them anew.
 */
export function worksOffline(): Plugin {
  let folder = '';
  return {
    name: 'works-offline',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    // Only now is it known which files there are: some chunks were nothing but styles, and are gone.
    writeBundle({ dir }, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.md'));
      const page = bundle['index.html'];
      const entry = page?.type === 'asset' && /<script[^>]* src="\.\/([^"]+)"/.exec(String(page.source))?.[1];
      if (!entry) this.error('the build has no entry');
      const copied = readdirSync(folder);
      const files = [...new Set(['', ...built.filter((name) => name !== 'index.html'), ...copied])].sort();
      const hash = createHash('sha256').update(files.join('\n'));
      // These keep their names when they change.
      for (const name of copied) hash.update(readFileSync(join(folder, name)));
      const values = [
        ['VERSION', hash.digest('hex').slice(0, 12)],
        ['ENTRY', entry],
        ['FILES', files],
      ].map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      const worker = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8');
      writeFileSync(join(dir!, 'offline.js'), values.join('') + worker);
    },
  };
}
