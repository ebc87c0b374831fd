import { parentPort } from 'node:worker_threads';
import { answerCalls, type CallReply } from '@sandtable/host/calls';
import { SqliteFile } from './sqlite-file.js';
import type { SqlCalls } from './sqlite-threads.js';

// The database has its own thread, so that disk waits do not block the event loop.

const port = parentPort!;
let file: SqliteFile | null = null;

const calls: SqlCalls = {
  open(folder) {
    file = new SqliteFile(folder);
  },
  run: (sql, parameters) => file!.run(sql, parameters),
  runAll: (statements) => file!.runAll(statements),
  close() {
    try {
      file!.close();
    } finally {
      file = null;
    }
  },
};

port.on(
  'message',
  answerCalls(calls, (reply: CallReply) => {
    port.postMessage(reply);
    // The reply is sent; a database that is closed, or could not be opened, has nothing more to do.
    if (file === null) port.close();
  }),
);
