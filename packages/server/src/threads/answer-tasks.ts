import { parentPort } from 'node:worker_threads';
import type { Reply } from './pool.js';
import { stepBack } from './step-back.js';

/** What a thread of a pool does: it answers its tasks, each as soon as it is done. */
export function answerTasks<Task, Result>(answer: (task: Task) => Promise<Result>): void {
  const port = parentPort!;
  stepBack();
  port.on('message', async ({ id, task }: { id: number; task: Task }) => {
    let reply: Reply<Result>;
    try {
      reply = { id, result: await answer(task) };
    } catch (error) {
      reply = { id, error: (error as Error).message };
    }
    port.postMessage(reply);
  });
}
