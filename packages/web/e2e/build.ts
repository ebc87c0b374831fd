import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const web = join(import.meta.dirname, '..');

/**
 * Runs before the first test: builds the client that the server serves, if it is not built yet, and the client for
 * static web hosts.
 */
export function setup(): void {
  run(join(web, '..', '..', 'scripts', 'build.mjs'));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  run(vite, 'build', '--mode', 'static', '--logLevel', 'warn');
}

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: web, stdio: ['ignore', 'inherit', 'inherit'] });
}
