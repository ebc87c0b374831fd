// Stands in for the database thread: it opens, and dies at the first call.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id, call }) => {
  if (call !== 'open') process.exit(0);
  parentPort.postMessage({ id, value: null });
});
