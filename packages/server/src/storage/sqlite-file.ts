import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { keepAllPrivate, makePrivate } from './private-files.js';
import { FolderInUse, StorageError } from './storage-error.js';

/** The database file in a data folder. */
export const DATABASE_FILE = 'sandtable.sqlite';
const LOCK_FILE = 'lock.sqlite';
/** How long to wait for the previous server to release the folder, in milliseconds. */
const LOCK_TIMEOUT = 3_000;
/** How many prepared statements are kept. */
const PREPARED = 200;

/** A statement and its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface QueryResult {
  rows: unknown[];
  changes: number;
}

/**
 * The SQLite file of one server. WAL, so that a backup can be taken during play, and synchronous=FULL: a commit
 * returns when the WAL is on the disk, so acknowledged writes survive a crash of the process and of the machine.
 */
export class SqliteFile {
  private readonly lock: Database.Database | null;
  private readonly db: Database.Database;
  private readonly statements = new Map<string, Database.Statement>();

  /** `beside`: open the folder while a server runs on it. */
  constructor(folder: string, { beside = false } = {}) {
    makeFolder(folder);
    this.lock = beside ? null : takeLock(folder);
    try {
      const file = join(folder, DATABASE_FILE);
      if (!existsSync(file)) makePrivate(file);
      // SQLite creates the WAL files with the mode of the database file.
      keepAllPrivate(folder, DATABASE_FILE);
      this.db = new Database(file, { timeout: LOCK_TIMEOUT });
      this.db.pragma('journal_mode = WAL');
      this.db.pragma('synchronous = FULL');
      this.db.pragma('foreign_keys = ON');
      // Overwrite deleted rows with zeros.
      this.db.pragma('secure_delete = ON');
      this.db.pragma('cache_size = -16000');
    } catch (error) {
      this.lock?.close();
      throw new StorageError(`${join(folder, DATABASE_FILE)} cannot be opened: ${(error as Error).message}`);
    }
  }

  run(sql: string, parameters: readonly unknown[]): QueryResult {
    const statement = this.prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  /** Runs all statements or none; durable when it returns. */
  runAll(statements: readonly Statement[]): void {
    this.run('begin immediate', []);
    try {
      for (const { sql, parameters } of statements) this.run(sql, parameters);
      this.run('commit', []);
    } catch (error) {
      if (this.db.inTransaction) this.run('rollback', []);
      throw error;
    }
  }

  close(): void {
    this.db.close();
    this.lock?.close();
  }

  private prepare(sql: string): Database.Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    if (this.statements.size >= PREPARED) this.statements.clear();
    this.statements.set(sql, statement);
    return statement;
  }
}

/** Creates the data folder if it is missing. */
export function makeFolder(folder: string): void {
  try {
    // It holds seeds and password hashes: readable by the owner only.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusable(folder, 'cannot be made', error);
  }
}

const REASONS: Record<string, string> = {
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** One line for the operator who chose the folder. */
function unusable(folder: string, what: string, error: unknown): StorageError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const why = REASONS[code] ?? message.split('\n', 1)[0];
  return new StorageError(`the data folder ${folder} ${what}: ${why}; choose another with DATA_DIR`);
}

/**
 * One server per folder. The operating system holds the lock and releases it when the process ends, however it ends.
 */
export function takeLock(folder: string, patience = LOCK_TIMEOUT): Database.Database {
  const lock = openLock(folder, patience);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw unusable(folder, 'cannot be used', error);
    throw new FolderInUse(
      `${folder} is in use by another server: stop it, or choose another folder with DATA_DIR`,
    );
  }
}

function openLock(folder: string, patience: number): Database.Database {
  try {
    const file = join(folder, LOCK_FILE);
    if (!existsSync(file)) makePrivate(file);
    keepAllPrivate(folder, LOCK_FILE);
    return new Database(file, { timeout: patience });
  } catch (error) {
    throw unusable(folder, 'cannot be written to', error);
  }
}
