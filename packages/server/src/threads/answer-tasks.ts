import { parentPort } from 'node:worker_threads';
import { answerCalls } from '@sandtable/host/calls';
import type { TaskCalls } from './pool.js';
import { lowerPriority } from './thread-priority.js';

/** The worker side of a pool: answers each task as soon as it is done. */
export function answerTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  const port = parentPort!;
  lowerPriority();
  port.on(
    'message',
    answerCalls<TaskCalls<Task, Result>>({ run }, (reply) => port.postMessage(reply)),
  );
}
