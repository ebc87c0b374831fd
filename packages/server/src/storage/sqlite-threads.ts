import { Worker } from 'node:worker_threads';
import { Caller, type CallReply, plainError, type SentError } from '@sandtable/host/calls';
import { type QueryResult, SqliteFile, type Statement } from './sqlite-file.js';
import { StorageError } from './storage-error.js';

/** Runs statements one after the other, in the order of the calls. */
export interface SqlThread {
  run(sql: string, parameters: readonly unknown[]): Promise<QueryResult>;
  /** Runs one transaction in one call, so that no other caller waits in the middle of it. */
  runAll(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
  /** The folder of its files. */
  readonly folder: string;
  /** Rejects if the thread ends unexpectedly; never resolves. */
  readonly lost: Promise<never>;
}

/** The calls that the database thread answers. */
export interface SqlCalls {
  open(folder: string): void;
  run(sql: string, parameters: readonly unknown[]): QueryResult;
  runAll(statements: readonly Statement[]): void;
  close(): void;
}

/** The database in its own thread. */
export async function openInWorker(
  folder: string,
  script = new URL('./sqlite-worker.js', import.meta.url),
): Promise<SqlThread> {
  const worker = new Worker(script);
  const caller = new Caller<SqlCalls>((message) => worker.postMessage(message), revive);
  let ended: Error | null = null;
  let closing = false;
  let lose: (error: Error) => void = () => {};
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  lost.catch(() => {});
  const end = (error: Error) => {
    ended ??= error;
    caller.fail(ended);
    if (!closing) lose(new Error(`the thread of the database has ended: ${ended.message}`));
  };
  worker.on('message', (reply: CallReply) => caller.hear(reply));
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the database is closed')));
  const ask: typeof caller.ask = (...call) => (ended ? Promise.reject(ended) : caller.ask(...call));
  await ask('open', [folder]);
  return {
    run: (sql, parameters) => ask('run', [sql, parameters]),
    runAll: (statements) => ask('runAll', [statements]),
    async close() {
      if (ended) return;
      closing = true;
      await ask('close', []);
    },
    folder,
    lost,
  };
}

function revive(sent: SentError): Error {
  return sent.name === 'StorageError' ? new StorageError(sent.message) : plainError(sent);
}

/** The database in this thread: for tests and short commands. */
export function openHere(folder: string, how: { beside?: boolean } = {}): SqlThread {
  const file = new SqliteFile(folder, how);
  return {
    run: async (sql, parameters) => file.run(sql, parameters),
    runAll: async (statements) => file.runAll(statements),
    close: async () => file.close(),
    folder,
    lost: new Promise(() => {}),
  };
}
