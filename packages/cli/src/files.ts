import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from './failure.js';

/** Reads a file named on the command line. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Failure(`${path}: ${whyNot(error)}`);
  }
}

/** Writes a file atomically: after an interruption it is either the old file or the complete new one. */
export function writeAtomically(path: string, text: string): void {
  const passing = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    makeFolder(dirname(path));
    writeFileSync(passing, text);
    renameSync(passing, path);
  } catch (error) {
    discard(passing);
    throw new Failure(`${path}: ${whyNot(error)}`);
  }
}

/** Creates a folder and its parents. (Node's recursive mkdir hangs where none can be created, as in /proc.) */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // If the write failed, the temporary file or even its folder may not exist.
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'may not be opened (permission denied)',
  EPERM: 'may not be opened (permission denied)',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'there is no such folder',
  EEXIST: 'there is a file where the folder should be',
  ENOSPC: 'there is no room left on the disk',
  EROFS: 'the disk is read-only',
};

export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
