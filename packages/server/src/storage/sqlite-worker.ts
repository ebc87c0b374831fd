import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.js';
import type { Reply, Request } from './sqlite-threads.js';

// The database has a thread of its own: waiting for the disk must not keep anybody else waiting.

const port = parentPort!;
const { folder } = workerData as { folder: string };

function attempt<R>(id: number, act: () => R): void {
  try {
    port.postMessage({ id, value: act() } satisfies Reply);
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    port.postMessage({ id, error: { name, message, ...(code ? { code } : {}) } } satisfies Reply);
  }
}

let file: SqliteFile | null = null;
attempt(0, () => {
  file = new SqliteFile(folder);
});
// What cannot be opened is reported, and that was all.
if (file === null) port.close();

port.on('message', (request: Request) => {
  attempt(request.id, () => {
    if ('sql' in request) return file!.run(request.sql, request.parameters);
    if ('all' in request) return file!.runAll(request.all);
    return file!.close();
  });
  // The answer is on its way before the thread ends.
  if ('close' in request) port.close();
});
