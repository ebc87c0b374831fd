// Runs another program in our terminal.
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program in the repository and returns its exit code (128 + n when a signal ended it, 127 when it could not be
 * started). With `quiet`, its stdout goes to our stderr; with `silent`, nothing is shown.
 */
export function run(command, args, { env = {}, quiet = false, silent = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: silent ? 'ignore' : ['inherit', quiet ? 2 : 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.error) return 127;
  if (result.signal) return 128 + (result.signal === 'SIGINT' ? 2 : 15);
  return result.status ?? 1;
}

/** Runs a JavaScript file with the Node that runs us. */
export const runNode = (args, options) => run(process.execPath, args, options);
