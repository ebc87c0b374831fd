import { parentPort, workerData } from 'node:worker_threads';
import type { Orders } from './alone.js';
import { SUBJECTS } from './rows/index.js';

const { subject, effort } = workerData as Orders;
parentPort?.postMessage(await SUBJECTS[subject].measure(effort));
