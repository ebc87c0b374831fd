import { parentPort } from 'node:worker_threads';
import { PlainThinker, type Thought, type ThoughtReply } from './thinker.js';

const thinker = new PlainThinker();
const port = parentPort!;

port.on('message', async ({ id, thought }: { id: number; thought: Thought }) => {
  let reply: ThoughtReply;
  try {
    reply = { id, option: await thinker.choose(thought) };
  } catch (error) {
    reply = { id, error: (error as Error).message };
  }
  port.postMessage(reply);
});
