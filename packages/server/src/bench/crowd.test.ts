import { expect, it } from 'vitest';
import { startServer } from '../../test/server.js';
import { Crowd, type Measured } from './crowd.js';
import { report } from './report.js';

it('a crowd sits down, plays, and every choice is followed to the other seat', async () => {
  const server = await startServer();
  const plan = { tables: 3, rate: 200, seconds: 60, game: 'outposts', bots: 'random' };
  const crowd = new Crowd(server.url, plan);
  await crowd.sitDown();
  expect(server.hub.loaded).toBe(3);
  const measured = await crowd.play(plan.seconds, plan.rate, 20);
  crowd.goHome();
  expect(measured.choices).toBeGreaterThanOrEqual(20);
  expect(measured.refused).toBe(0);
  // One for each acknowledged choice, but for those that are still under way.
  expect(measured.latencies.length).toBeGreaterThanOrEqual(measured.choices - plan.tables);
  expect(measured.latencies.every((time) => time > 0)).toBe(true);
  await server.stop();
});

it('the report says whether the bar was met, and not by leaving choices out', () => {
  const measured: Measured = {
    seconds: 10,
    choices: 2_000,
    refused: 0,
    starved: 0,
    latencies: Array.from({ length: 2_000 }, (_, i) => (i < 1_970 ? 2 : 80)),
    acknowledgements: [1],
    messages: 10,
    bytes: 10_240,
    stall: 5,
  };
  const plan = { tables: 10, rate: 200, seconds: 10, game: 'g', bots: 'b' };
  const numbers = (more: Partial<Measured>) =>
    report(plan, 2, { ...measured, ...more }, new Map(), new Map(), new Map()).numbers;
  expect(numbers({})).toMatchObject({ otherSeatP50: 2, otherSeatP99: 80, met: false });
  const quick = { latencies: measured.latencies.map(() => 3) };
  expect(numbers(quick)).toMatchObject({ otherSeatP99: 3, choicesPerSecond: 200, met: true });
  expect(numbers({ ...quick, choices: 1_500 }).met).toBe(false);
  const process = new Map([['process_resident_memory_bytes', 10 * 1024 * 1024]]);
  expect(report(plan, 2, measured, new Map(), process, process).numbers.kilobytesPerTable).toBe(1_024);
});
