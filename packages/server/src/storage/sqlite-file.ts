import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { keepAllPrivate, makePrivate } from './private-files.js';
import { FolderInUse, StorageError } from './storage-error.js';

/** The file in a data folder that everything is kept in. */
export const DATABASE_FILE = 'sandtable.sqlite';
const LOCK_FILE = 'lock.sqlite';
/** How long to wait for the server before us to let go of the folder. */
const PATIENCE = 3_000;
/** Statements that are kept prepared. */
const PREPARED = 200;

/** A statement and what it is about. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface QueryResult {
  rows: unknown[];
  changes: number;
}

/**
 * The SQLite file of one server. WAL, so that a backup can be taken while people play, and synchronous=FULL:
 * a commit returns after the journal is on the disk, so what was acknowledged survives not only the death of
 * the process but also that of the machine.
 */
export class SqliteFile {
  private readonly lock: Database.Database | null;
  private readonly db: Database.Database;
  private readonly statements = new Map<string, Database.Statement>();

  /** `beside`: a server has the folder, and goes on. */
  constructor(folder: string, { beside = false } = {}) {
    makeFolder(folder);
    this.lock = beside ? null : takeLock(folder);
    try {
      const file = join(folder, DATABASE_FILE);
      if (!existsSync(file)) makePrivate(file);
      // SQLite gives the mode of the file to what it puts beside it.
      keepAllPrivate(folder, DATABASE_FILE);
      this.db = new Database(file, { timeout: PATIENCE });
      this.db.pragma('journal_mode = WAL');
      this.db.pragma('synchronous = FULL');
      this.db.pragma('foreign_keys = ON');
      // What is taken out is gone, and not only out of sight.
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

  /** All of them or none, on the disk when this returns. */
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

/** Makes the folder for the data where there is none. */
export function makeFolder(folder: string): void {
  try {
    // Seeds and hashes of passwords are nobody else's business.
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

/** One line for whoever chose the folder. */
function unusable(folder: string, what: string, error: unknown): StorageError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const why = REASONS[code] ?? message.split('\n', 1)[0];
  return new StorageError(`the data folder ${folder} ${what}: ${why}; choose another with DATA_DIR`);
}

/** One server per folder. The lock is the operating system's: it ends with the process, however that ends. */
export function takeLock(folder: string, patience = PATIENCE): Database.Database {
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
