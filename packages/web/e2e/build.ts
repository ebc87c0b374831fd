import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const web = join(import.meta.dirname, '..');

/** Builds the client twice, for the server and for any web host, before the first test. */
export function setup(): void {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  for (const mode of ['production', 'static']) {
    execFileSync(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
      cwd: web,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }
}
