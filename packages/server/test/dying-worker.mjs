import { parentPort } from 'node:worker_threads';

// A database that opens well, and whose thread ends with the first question.
parentPort.postMessage({ id: 0, value: null });
parentPort.on('message', () => process.exit(1));
