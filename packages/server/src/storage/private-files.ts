import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { logError } from '../log-line.js';
import { StorageError } from './storage-error.js';

// The data are readable by their owner only, whatever the folder's mode and the umask: seeds of running games,
// password hashes, and the secret that signs cookies.

const OWNER_ONLY = 0o600;

/** Creates an empty file that only its owner can read, before anything is written to it. Throws if it exists. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'wx', OWNER_ONLY));
  keepPrivate(file);
}

/** Makes an existing file readable by its owner only. */
export function keepPrivate(file: string): void {
  if (!existsSync(file) || (statSync(file).mode & 0o077) === 0) return;
  try {
    chmodSync(file, OWNER_ONLY);
  } catch (error) {
    // Another user's file, or a file system without modes: the server can run, but the operator has to know.
    logError(`others may read ${file}: ${(error as Error).message}`);
  }
}

/** The same for all files of a folder with this prefix. */
export function keepAllPrivate(folder: string, beginning: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith(beginning)) keepPrivate(join(folder, name));
}

/** Copies a file so that only its owner can read the copy, even while it is written. */
export function copyPrivately(from: string, to: string): void {
  rmSync(to, { force: true });
  makePrivate(to);
  const [source, target] = [openSync(from, 'r'), openSync(to, 'r+')];
  try {
    const buffer = Buffer.allocUnsafe(1 << 20);
    for (let read = readSync(source, buffer); read > 0; read = readSync(source, buffer)) {
      let written = 0;
      while (written < read) written += writeSync(target, buffer, written, read - written);
    }
    fsyncSync(target);
  } finally {
    closeSync(source);
    closeSync(target);
  }
}

/** Keeps the secret that signs cookies apart from the data. */
export interface SecretStore {
  read(): string | null;
  write(secret: string): void;
}

export const SECRET_FILE = 'secret';

export function secretIn(folder: string): SecretStore {
  const file = join(folder, SECRET_FILE);
  return {
    read() {
      if (!existsSync(file)) return null;
      keepPrivate(file);
      const secret = readFileSync(file, 'utf8').trim();
      if (secret.length >= 32) return secret;
      throw new StorageError(
        `${file} is damaged: put it back from a backup, or remove it (guests become strangers)`,
      );
    },
    write(secret) {
      const passing = `${file}.part`;
      rmSync(passing, { force: true });
      const handle = openSync(passing, 'wx', OWNER_ONLY);
      try {
        writeSync(handle, `${secret}\n`);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(passing, file);
    },
  };
}
