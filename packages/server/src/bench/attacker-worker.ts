import { parentPort, workerData } from 'node:worker_threads';
import { Attacker } from './attacker.js';

// In a thread of its own: what it does must not keep the people of the bench from looking at the clock.

const { url, game, tables } = workerData as { url: string; game: string; tables: string[] };
const attacker = new Attacker(url, game, tables);
await attacker.arrive();
attacker.begin();
parentPort!.postMessage('at it');
parentPort!.once('message', async () => {
  await attacker.stop();
  parentPort!.postMessage(attacker.heard);
});
