import { parentPort } from 'node:worker_threads';
import { answerCalls, type CallReply } from '@sandtable/host/calls';
import { SqliteFile } from './sqlite-file.js';
import type { SqlCalls } from './sqlite-threads.js';

// The database has a thread of its own: waiting for the disk must not keep anybody else waiting.

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
    // The answer is on its way; what is closed, or could not be opened, was all.
    if (file === null) port.close();
  }),
);
