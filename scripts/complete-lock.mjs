// Completes package-lock.json after an install on a machine whose registry lacks the builds for other systems: npm
// omits those optional packages from the lock, and then `npm ci` rejects it everywhere.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Adds the missing packages to a parsed lock and returns their names. */
export function completeLock(lock) {
  const added = [];
  for (const parent of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      if (lock.packages[path] || !/^\d+\.\d+\.\d+/.test(version)) continue;
      const parts = name.split(/[-/]/);
      const os = SYSTEMS.filter((system) => parts.includes(system));
      const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
      if (os.length === 0 && cpu.length === 0) continue;
      lock.packages[path] = {
        version,
        ...(cpu.length > 0 && { cpu }),
        ...(parent.dev && { dev: true }),
        ...(parts.includes('musl') && { libc: ['musl'] }),
        optional: true,
        ...(os.length > 0 && { os }),
      };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return added;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const added = completeLock(lock);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} packages for other systems added`);
}
