import { Worker } from 'node:worker_threads';
import { type QueryResult, SqliteFile, type Statement } from './sqlite-file.js';
import { StorageError } from './storage-error.js';

/** Runs statements, one after the other, in the order in which they are asked for. */
export interface SqlThread {
  run(sql: string, parameters: readonly unknown[]): Promise<QueryResult>;
  /** One transaction in one go: nobody waits in the middle of it. */
  runAll(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
  /** Where its files are. */
  readonly folder: string;
  /** Rejected if the thread ends before it was told to; never fulfilled. */
  readonly lost: Promise<never>;
}

export type Request =
  | { id: number; sql: string; parameters: readonly unknown[] }
  | { id: number; all: readonly Statement[] }
  | { id: number; close: true };

export type Reply =
  | { id: number; value: unknown }
  | { id: number; error: { name: string; message: string; code?: string } };

/** The database in a thread of its own. */
export async function openInWorker(
  folder: string,
  script = new URL('./sqlite-worker.js', import.meta.url),
): Promise<SqlThread> {
  const worker = new Worker(script, { workerData: { folder } });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let ended: Error | null = null;
  let closing = false;
  let lose: (error: Error) => void = () => {};
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  lost.catch(() => {});
  const expect = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    if (!closing) lose(new Error(`the thread of the database has ended: ${ended.message}`));
  };
  worker.on('message', (reply: Reply) => {
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) call?.reject(revive(reply.error));
    else call?.resolve(reply.value);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the database is closed')));
  const ask = async (request: (id: number) => Request) => {
    if (ended) throw ended;
    const id = ++last;
    const answer = expect(id);
    worker.postMessage(request(id));
    return answer;
  };
  await expect(0);
  return {
    run: (sql, parameters) => ask((id) => ({ id, sql, parameters })) as Promise<QueryResult>,
    async runAll(all) {
      await ask((id) => ({ id, all }));
    },
    async close() {
      if (ended) return;
      closing = true;
      await ask((id) => ({ id, close: true }));
    },
    folder,
    lost,
  };
}

function revive({ name, message, code }: { name: string; message: string; code?: string }): Error {
  const error = name === 'StorageError' ? new StorageError(message) : new Error(message);
  return code === undefined ? error : Object.assign(error, { code });
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
