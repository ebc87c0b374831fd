import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { version } from '../version.js';

/** Which code has played: the version, and the commit if it runs from a checkout. */
export interface Code {
  version: string;
  commit: string | null;
  /** Whether files of the checkout were changed since that commit. */
  changed: boolean;
}

export function thisCode(): Code {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return {
      version: version(),
      commit: git('rev-parse', 'HEAD'),
      changed: git('status', '--porcelain') !== '',
    };
  } catch {
    return { version: version(), commit: null, changed: false };
  }
}
