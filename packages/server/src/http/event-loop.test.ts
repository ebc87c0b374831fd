import { expect, it, vi } from 'vitest';
import { EventLoop } from './event-loop.js';
import { Metrics } from './metrics.js';

const burn = (time: number) => {
  for (const began = performance.now(); performance.now() - began < time; );
};

it('the event loop reports its delay and its busy time', async () => {
  const loop = new EventLoop();
  const busy = loop.busy();
  await vi.waitFor(
    () => {
      burn(120);
      expect(loop.delays()['1']).toBeGreaterThan(0.1);
    },
    { timeout: 240_000, interval: 20 },
  );
  const delays = loop.delays();
  expect(delays['0.5']).toBeLessThanOrEqual(delays['0.99']);
  expect(delays['0.99']).toBeLessThanOrEqual(delays['1']);
  // Reading it changes nothing for other readers.
  expect(loop.delays()['1']).toBeGreaterThan(0.1);
  expect(loop.busy() - busy).toBeGreaterThan(0.1);
  loop.close();
});

it('both are in the metrics of a process', async () => {
  const metrics = new Metrics();
  metrics.watchProcess();
  const page = await metrics.page();
  expect(page).toMatch(/sandtable_loop_delay_seconds\{quantile="0.99"\} \d/);
  expect(page).toMatch(/sandtable_loop_busy_seconds \d/);
  metrics.close();
});
