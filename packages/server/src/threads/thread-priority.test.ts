import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { lowerPriority } from './thread-priority.js';

it('a background thread lets the main thread go first', async () => {
  const set = vi.fn();
  lowerPriority('linux', set);
  expect(set).toHaveBeenCalledWith(5);
  lowerPriority('darwin', set);
  expect(set).toHaveBeenCalledTimes(1);
  const forbidden = () => {
    throw new Error('not allowed');
  };
  expect(() => lowerPriority('linux', forbidden)).not.toThrow();
});

it.runIf(process.platform === 'linux')('a priority is that of a thread, and not of the process', async () => {
  const before = getPriority();
  const worker = new Worker(
    `const { setPriority, getPriority } = require('node:os');
    setPriority(${before + 1});
    require('node:worker_threads').parentPort.postMessage(getPriority());`,
    { eval: true },
  );
  expect(await new Promise((resolve) => worker.once('message', resolve))).toBe(before + 1);
  expect(getPriority()).toBe(before);
  await worker.terminate();
});
