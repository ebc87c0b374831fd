import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const web = join(import.meta.dirname, '..');

/**
 * The client as the server serves it, as `npm run build` makes it where it is not built already, and the client for
 * any web host: before the first test.
 */
export function setup(): void {
  run(join(web, '..', '..', 'scripts', 'build.mjs'));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  run(vite, 'build', '--mode', 'static', '--logLevel', 'warn');
}

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: web, stdio: ['ignore', 'inherit', 'inherit'] });
}
