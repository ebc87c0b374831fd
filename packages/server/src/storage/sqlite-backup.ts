import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { copyPrivately, keepPrivate, makePrivate, SECRET_FILE } from './private-files.js';
import { DATABASE_FILE, makeFolder, takeLock } from './sqlite-file.js';
import { StorageError } from './storage-error.js';

/** A summary of a backup, for the operator. */
export interface Contents {
  tables: number;
  events: number;
  people: number;
}

/** Copies all data into one file, consistent as of one moment, even while the server runs. Never overwrites a file. */
export function backup(folder: string, file: string): Contents {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source)) throw new StorageError(`there is nothing to back up in ${folder}`);
  if (existsSync(file)) throw new StorageError(`${file} is there already, and nothing is written over it`);
  const secret = `${file}.${SECRET_FILE}`;
  if (existsSync(secret))
    throw new StorageError(`${secret} is there already, and nothing is written over it`);
  const passing = `${file}.part`;
  rmSync(passing, { force: true });
  try {
    makePrivate(passing);
    const db = new Database(source, { fileMustExist: true, timeout: 10_000 });
    try {
      db.prepare('VACUUM INTO ?').run(passing);
    } finally {
      db.close();
    }
    const contents = inspect(passing);
    onDisk(passing);
    if (existsSync(join(folder, SECRET_FILE))) copyPrivately(join(folder, SECRET_FILE), secret);
    renameSync(passing, file);
    return contents;
  } catch (error) {
    for (const part of [passing, secret]) rmSync(part, { force: true });
    throw asSentence(file, error);
  }
}

/**
 * Restores a backup. No server may run on the folder. The previous database is kept beside it, and its name is
 * returned.
 */
export function restore(folder: string, file: string): { contents: Contents; before: string | null } {
  if (!existsSync(file)) throw new StorageError(`there is no file ${file}`);
  const contents = inspect(file);
  makeFolder(folder);
  const lock = takeLock(folder, 0);
  try {
    const target = join(folder, DATABASE_FILE);
    const passing = `${target}.part`;
    copyPrivately(file, passing);
    const before = existsSync(target) ? putAside(target) : null;
    // A WAL left over from another database must not be taken for a part of this one.
    for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true });
    renameSync(passing, target);
    restoreSecret(folder, `${file}.${SECRET_FILE}`);
    return { contents, before };
  } catch (error) {
    throw asSentence(join(folder, DATABASE_FILE), error);
  } finally {
    lock.close();
  }
}

/** A backup's guests are signed with its own secret; the previous secret is kept beside it. */
function restoreSecret(folder: string, copy: string): void {
  if (!existsSync(copy)) return;
  const target = join(folder, SECRET_FILE);
  if (existsSync(target)) moveAside(target);
  copyPrivately(copy, target);
}

/** The WAL may hold the latest writes: it is moved along. */
function putAside(target: string): string {
  const db = new Database(target);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return moveAside(target);
}

function moveAside(target: string): string {
  for (let i = 1; ; i++) {
    const aside = `${target}.before-restore-${i}`;
    if (existsSync(aside)) continue;
    renameSync(target, aside);
    keepPrivate(aside);
    return aside;
  }
}

/** Syncs the copy to the disk. */
function onDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** Checks that the file is a complete Sandtable database. */
function inspect(file: string): Contents {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const [{ integrity_check: state }] = db.pragma('integrity_check') as { integrity_check: string }[];
      if (state !== 'ok') throw new StorageError(`${file} is damaged: ${state}`);
      const count = (table: string) =>
        (db.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n;
      return { tables: count('tables'), events: count('events'), people: count('people') };
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`${file} is no backup of Sandtable: ${(error as Error).message}`);
  }
}

function asSentence(file: string, error: unknown): Error {
  if (error instanceof StorageError) return error;
  return new StorageError(`${file} cannot be written in ${dirname(file)}: ${(error as Error).message}`);
}
