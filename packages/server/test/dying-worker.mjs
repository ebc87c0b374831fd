// Stands in for the thread of the database: it opens, and dies at the first question.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id, call }) => {
  if (call !== 'open') process.exit(0);
  parentPort.postMessage({ id, value: null });
});
