import { expect, it, vi } from 'vitest';
import { startServer } from '../../test/server.js';
import { Attacker } from './attacker.js';
import { LoadGenerator, type LoadResult } from './load-generator.js';
import { report, reportAttack } from './report.js';

it('the players sit down and play, and every choice is followed to the other seat', async () => {
  const server = await startServer();
  const plan = { tables: 3, rate: 200, seconds: 60, game: 'outposts', bots: 'random' };
  const crowd = new LoadGenerator(server.url, plan);
  await crowd.sitDown();
  expect(server.registry.loaded).toBe(3);
  const measured = await crowd.play(plan.seconds, plan.rate, 20);
  crowd.goHome();
  expect(measured.choices).toBeGreaterThanOrEqual(20);
  expect(measured.refused).toBe(0);
  // One for each acknowledged choice, except for those still under way.
  expect(measured.latencies.length).toBeGreaterThanOrEqual(measured.choices - plan.tables);
  expect(measured.latencies.every((time) => time > 0)).toBe(true);
  await server.stop();
});

it('the report says whether the target was met, and counts missing choices against it', () => {
  const measured: LoadResult = {
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
  const numbers = (more: Partial<LoadResult>) =>
    report(plan, 2, { ...measured, ...more }, new Map(), new Map(), new Map()).numbers;
  expect(numbers({})).toMatchObject({ otherSeatP50: 2, otherSeatP99: 80, met: false });
  const quick = { latencies: measured.latencies.map(() => 3) };
  expect(numbers(quick)).toMatchObject({ otherSeatP99: 3, choicesPerSecond: 200, met: true });
  expect(numbers({ ...quick, choices: 1_500 }).met).toBe(false);
  const process = new Map([['process_resident_memory_bytes', 10 * 1024 * 1024]]);
  expect(report(plan, 2, measured, new Map(), process, process).numbers.kilobytesPerTable).toBe(1_024);
  const late = new Map([
    ['sandtable_loop_delay_seconds{quantile="0.99"}', 0.012],
    ['sandtable_loop_delay_seconds{quantile="1"}', 0.031],
  ]);
  const loop = report(plan, 2, measured, new Map(), new Map(), late).numbers;
  expect([loop.loopDelayP99, loop.serverStall]).toEqual([12, 31]);
  const heard = { messages: 1, bytes: 1, answers: 1, refused: 1, choices: 1, told: 1 };
  const attacked = (more: Partial<LoadResult>) =>
    reportAttack({ ...measured, ...more }, heard, new Map(), late).numbers.attack;
  expect(attacked({})).toMatchObject({ otherSeatP99: 80, loopDelayP99: 12, met: true });
  expect(attacked({ latencies: measured.latencies.map((time) => 2 * time) }).met).toBe(false);
});

it('an attacker sends every kind of request, and is served within the limits', async () => {
  const server = await startServer({ config: { rateLimit: 600, trustProxy: true } });
  // As fast as possible: the attack goes on for as long as they play.
  const plan = { tables: 2, rate: 200, seconds: 60, game: 'outposts', bots: 'random' };
  const crowd = new LoadGenerator(server.url, plan);
  await crowd.sitDown();
  const attacker = new Attacker(server.url, plan.game, crowd.ids);
  await attacker.arrive();
  attacker.begin();
  const measured = await crowd.play(plan.seconds, plan.rate, 40);
  await vi.waitFor(() => expect(attacker.heard.messages).toBeGreaterThan(20), { timeout: 240_000 });
  // It really plays, undoes, and gets answers.
  await vi.waitFor(() => expect(attacker.heard.choices).toBeGreaterThan(16), { timeout: 240_000 });
  await vi.waitFor(() => expect(attacker.heard.told).toBeGreaterThan(1), { timeout: 240_000 });
  await attacker.stop();
  crowd.goHome();
  expect(measured.choices).toBeGreaterThanOrEqual(40);
  expect(measured.refused).toBe(0);
  expect(attacker.heard.answers).toBeGreaterThan(10);
  await server.stop();
});
