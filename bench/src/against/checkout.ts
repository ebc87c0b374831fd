import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This repository. */
export const HERE = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');

/** The packages to build before a checkout can play. */
const BUILT_PACKAGES = [
  'packages/bots',
  'packages/games/qmg-ww2',
  'packages/games/east-front',
  'packages/games/totaler-krieg',
];

/** Why a checkout cannot be prepared, in one sentence. */
export class CheckoutError extends Error {}

/** A playable state of the repository, and its cleanup. */
export interface Checkout {
  /** A folder, or a short commit hash. */
  name: string;
  root: string;
  remove(): void;
}

/** A folder with a checkout, or a commit of this repository, which is extracted to a temporary folder and built. */
export function checkoutOf(folderOrCommit: string): Checkout {
  if (existsSync(join(folderOrCommit, 'packages', 'kernel'))) {
    const root = resolve(folderOrCommit);
    build(root);
    return { name: folderOrCommit, root, remove: () => {} };
  }
  const commit = commitOf(folderOrCommit);
  const root = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    extractCommit(commit, root);
    build(root);
  } catch (error) {
    remove();
    throw error;
  }
  return { name: commit.slice(0, 7), root, remove };
}

function commitOf(text: string): string {
  try {
    return run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${text}^{commit}`]).trim();
  } catch {
    throw new CheckoutError(
      `'${text}' is neither a folder with a checkout in it nor a commit of this repository`,
    );
  }
}

/** Extracts the files of a commit, with the npm packages installed here. */
function extractCommit(commit: string, root: string): void {
  const archive = join(root, 'commit.tar');
  run('git', ['archive', '--output', archive, commit]);
  run('tar', ['-xf', archive, '-C', root]);
  rmSync(archive);
  const installed = join(HERE, 'node_modules');
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@sandtable'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@sandtable') symlinkSync(join(installed, name), join(modules, name));
  }
  // Its own workspace packages, not the current ones: the links are relative, so they work there as well.
  for (const name of readdirSync(join(installed, '@sandtable'))) {
    symlinkSync(readlinkSync(join(installed, '@sandtable', name)), join(modules, '@sandtable', name));
  }
}

function build(root: string): void {
  try {
    run(
      process.execPath,
      [join(HERE, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', ...BUILT_PACKAGES],
      root,
    );
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    throw new CheckoutError(`${root} cannot be built: ${stdout.split('\n')[0]}`);
  }
}

function run(program: string, args: readonly string[], cwd = HERE): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
