import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { listGames } from '@sandtable/shelf';
import { LoadGenerator, type LoadPlan } from './load-generator.js';
import { type AttackResult, bounded, metricsOf, report, reportAttack } from './report.js';

/**
 * What one server process carries: many tables with bots and two people each, every person on a socket of
 * their own, all choices at a steady rate, over loopback. It is bounded in count and time.
 *
 *   node packages/server/dist/bench/load.js [--tables 500] [--rate 200] [--seconds 20] [--game GAME]
 *     [--bots random] [--attack] [--json]
 *
 * With --attack it is played once more, for as long again, while one address does its worst within the limits.
 * The game is the first one on the shelf that is no example, unless it is named.
 */
try {
  await measure();
} catch (error) {
  process.stderr.write(`bench:server: ${(error as Error).message}\n`);
  process.exitCode = 2;
}

function readPlan() {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '500' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '20' },
      game: { type: 'string', default: listGames().find(({ example }) => !example)?.id ?? '' },
      bots: { type: 'string', default: 'random' },
      attack: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const plan = {
    tables: bounded(values.tables, 2_000),
    rate: bounded(values.rate, 5_000),
    seconds: bounded(values.seconds, 120),
    game: values.game,
    bots: values.bots,
  };
  return { plan, attack: values.attack, json: values.json };
}

async function measure(): Promise<void> {
  const { plan, attack, json } = readPlan();
  const data = mkdtempSync(join(tmpdir(), 'sandtable-load-'));
  const { child, url } = await start(data);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  try {
    const empty = await metricsOf(url);
    const crowd = new LoadGenerator(url, plan);
    await crowd.sitDown();
    await crowd.warmUp();
    const before = await metricsOf(url);
    const measured = await crowd.play(plan.seconds);
    const after = await metricsOf(url);
    const result = report(plan, cpus().length, measured, empty, before, after);
    const attacked = attack ? await underAttack(url, plan, crowd) : null;
    crowd.goHome();
    const numbers = { ...result.numbers, ...attacked?.numbers };
    process.stdout.write(
      json ? `${JSON.stringify(numbers, null, 2)}\n` : `${result.text}${attacked?.text ?? ''}`,
    );
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function underAttack(url: string, plan: LoadPlan, crowd: LoadGenerator) {
  const script = new URL('./attacker-worker.js', import.meta.url);
  const worker = new Worker(script, { workerData: { url, game: plan.game, tables: crowd.ids } });
  try {
    await once(worker, 'message');
    const before = await metricsOf(url);
    const measured = await crowd.play(plan.seconds);
    const after = await metricsOf(url);
    worker.postMessage('enough');
    const [heard] = (await once(worker, 'message')) as [AttackResult];
    return reportAttack(measured, heard, before, after);
  } finally {
    await worker.terminate();
  }
}

async function start(data: string): Promise<{ child: ChildProcess; url: string }> {
  const program = fileURLToPath(new URL('../../../cli/bin/sandtable.js', import.meta.url));
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data], {
    // The rate limits are on. Each player has an address of their own, as a proxy would report it.
    env: { ...process.env, RATE_LIMIT: '600', TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  while (!/http:\S+/.test(said)) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await pass(20);
  }
  return { child, url: /http:\S+/.exec(said)?.[0] ?? '' };
}
