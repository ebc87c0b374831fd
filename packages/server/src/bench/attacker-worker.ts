import { parentPort, workerData } from 'node:worker_threads';
import { Attacker } from './attacker.js';

// In its own thread, so that the attack does not delay the timing of the bench's players.

const { url, game, tables } = workerData as { url: string; game: string; tables: string[] };
const attacker = new Attacker(url, game, tables);
await attacker.arrive();
attacker.begin();
parentPort!.postMessage('at it');
parentPort!.once('message', async () => {
  await attacker.stop();
  parentPort!.postMessage(attacker.heard);
});
