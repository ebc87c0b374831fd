import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listGames } from '@sandtable/shelf';
import { openCounters } from '../storage/open-store.js';
import { LoadGenerator } from './load-generator.js';
import { bounded, lines, metricsOf, quantile, round } from './report.js';

/** The database that the processes share. */
export interface Postgres {
  url: string;
  pid: number;
}

/** The bar: choices a second are raised until p99 from a choice to the other seat's view passes this, in milliseconds. */
const BAR = 100;
/** The bench gives up raising the rate here, to be bounded. */
const MOST_STEPS = 12;
/** The clock ticks of Linux, a second. */
const TICKS = 100;

interface Step {
  rate: number;
  choices: number;
  botChoices: number;
  p50: number;
  p99: number;
  refused: number;
  starved: number;
  /** Cores used by all servers, and by PostgreSQL. */
  servers: number;
  database: number;
  transactions: number;
  queries: number;
  walBytes: number;
  socketBytes: number;
  /** Milliseconds of processor time for each choice, of people and bots. */
  cost: number;
  benchStall: number;
  loadAverage: number;
}

/**
 * What several processes on one PostgreSQL carry, all on one machine: the two people of each table are connected to
 * different processes, so that each choice travels. It is bounded in count and time.
 *
 *   npm run bench:server -- --cluster [--processes 2] [--tables 200] [--from 50] [--step 1.4] [--seconds 15] [--game GAME]
 *     [--bots random] [--json]
 */
export async function measureCluster(postgres: Postgres): Promise<void> {
  const { values } = parseArgs({
    options: {
      processes: { type: 'string', default: '2' },
      tables: { type: 'string', default: '200' },
      from: { type: 'string', default: '50' },
      step: { type: 'string', default: '1.4' },
      seconds: { type: 'string', default: '15' },
      game: { type: 'string', default: listGames().find(({ example }) => !example)?.id ?? '' },
      bots: { type: 'string', default: 'random' },
      json: { type: 'boolean', default: false },
    },
  });
  const processes = bounded(values.processes, 8);
  const seconds = bounded(values.seconds, 120);
  const rate = bounded(values.from, 5_000);
  const step = Number(values.step);
  if (!(step > 1 && step <= 4)) throw new Error(`'${values.step}' is not a factor from 1 to 4`);
  const plan = { tables: bounded(values.tables, 2_000), rate, seconds, game: values.game, bots: values.bots };
  const database = await openCounters(postgres.url);
  const servers = await startServers(postgres.url, processes);
  try {
    const urls = servers.map(({ url }) => url);
    const all = () => Promise.all(urls.map(metricsOf));
    const empty = await all();
    const crowd = new LoadGenerator(urls, plan);
    await crowd.sitDown();
    await crowd.warmUp();
    const full = await all();
    const resting = await idle(database);
    const steps: Step[] = [];
    for (let next = rate; steps.length < MOST_STEPS; next = Math.ceil(next * step)) {
      const one = await measureStep({ crowd, seconds, rate: next, all, database, postgres });
      steps.push(one);
      if (!values.json) process.stdout.write(describe(one));
      if (one.p99 > BAR || one.choices < 0.9 * next) break;
    }
    crowd.goHome();
    const grown = sum(full, 'process_resident_memory_bytes') - sum(empty, 'process_resident_memory_bytes');
    const best = steps.filter(({ p99 }) => p99 <= BAR).at(-1) ?? null;
    const numbers = {
      processes,
      cores: cpus().length,
      tables: plan.tables,
      sockets: plan.tables * 2,
      game: plan.game,
      bots: plan.bots,
      steps,
      /** The highest rate with p99 within the bar; null if none was. */
      carried: best?.choices ?? null,
      kilobytesPerTable: round(grown / plan.tables / 1024, 0),
      bytesPerEvent: round(await database.bytesPerEvent(), 0),
      queriesPerSecondAtRest: resting,
    };
    process.stdout.write(
      values.json ? `${JSON.stringify(numbers, null, 2)}\n` : ending(numbers, best ?? steps[0]),
    );
  } finally {
    await Promise.all(servers.map(stopServer));
    await database.close();
  }
}

type Database = Awaited<ReturnType<typeof openCounters>>;

interface StepSetup {
  crowd: LoadGenerator;
  seconds: number;
  rate: number;
  all(): Promise<Map<string, number>[]>;
  database: Database;
  postgres: Postgres;
}

async function measureStep({ crowd, seconds, rate, all, database, postgres }: StepSetup): Promise<Step> {
  const [before, counted, ran] = [await all(), await database.read(), processorOf(postgres.pid)];
  const measured = await crowd.play(seconds, rate);
  const [after, since, later] = [await all(), await database.read(), processorOf(postgres.pid)];
  const gained = (name: string) => sum(after, name) - sum(before, name);
  const bots = gained('sandtable_choices_total{by="bot"}');
  const made = Math.max(1, measured.choices + bots);
  const servers = gained('process_cpu_seconds_total') / measured.seconds;
  const own = (later - ran) / measured.seconds;
  return {
    rate,
    choices: round(measured.choices / measured.seconds, 1),
    botChoices: round(bots / measured.seconds, 1),
    p50: round(quantile(measured.latencies, 0.5), 1),
    p99: round(quantile(measured.latencies, 0.99), 1),
    refused: measured.refused,
    starved: measured.starved,
    servers: round(servers, 2),
    database: round(own, 2),
    transactions: round((since.transactions - counted.transactions) / made, 2),
    queries: round((since.queries - counted.queries) / made, 2),
    walBytes: round((since.wal - counted.wal) / made, 0),
    socketBytes: round(measured.bytes / made, 0),
    cost: round((1000 * (servers + own) * measured.seconds) / made, 2),
    benchStall: round(measured.stall, 1),
    loadAverage: round(loadavg()[0], 1),
  };
}

/** How many queries a second there are while nobody chooses: leases, and looking for what was missed. */
async function idle(database: Database): Promise<number> {
  const began = performance.now();
  const before = await database.read();
  await pass(5_000);
  const after = await database.read();
  return round((after.queries - before.queries) / ((performance.now() - began) / 1000), 1);
}

/** The seconds of processor time that a process and its children have used; 0 where the system does not tell. */
function processorOf(pid: number): number {
  let ticks = 0;
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      const fields = statOf(name);
      // Those of children that have ended are counted with their parent.
      if (Number(name) === pid) ticks += sumOf(fields, [11, 12, 13, 14]);
      else if (fields[1] === String(pid)) ticks += sumOf(fields, [11, 12]);
    }
  } catch {
    return 0;
  }
  return ticks / TICKS;
}

/** The fields of /proc/PID/stat after the name, which may hold blanks; none if the process has just ended. */
function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const sumOf = (fields: readonly string[], which: readonly number[]) =>
  which.reduce((all, field) => all + Number(fields[field] ?? 0), 0);

const sum = (all: readonly Map<string, number>[], name: string) =>
  all.reduce((total, numbers) => total + (numbers.get(name) ?? 0), 0);

interface Started {
  child: ChildProcess;
  url: string;
}

async function startServers(databaseUrl: string, count: number): Promise<Started[]> {
  const program = fileURLToPath(new URL('../../../cli/bin/sandtable.js', import.meta.url));
  const started: Started[] = [];
  for (let i = 0; i < count; i++) {
    const child = spawn(process.execPath, [program, 'serve', '--port', '0'], {
      env: { ...process.env, DATABASE_URL: databaseUrl, RATE_LIMIT: '600', TRUST_PROXY: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    while (!/http:\S+/.test(said)) {
      if (child.exitCode !== null) throw new Error('a server did not start');
      await pass(20);
    }
    started.push({ child, url: /http:\S+/.exec(said)?.[0] ?? '' });
  }
  return started;
}

async function stopServer({ child }: Started): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  if (child.exitCode === null) await ended;
}

function describe(one: Step): string {
  return `${one.rate} a second: ${one.choices} made (bots ${one.botChoices}), p50 ${one.p50} ms, p99 ${one.p99} ms; cores: servers ${one.servers}, PostgreSQL ${one.database}; load average ${one.loadAverage}\n`;
}

function ending(
  numbers: {
    carried: number | null;
    tables: number;
    sockets: number;
    game: string;
    kilobytesPerTable: number;
    bytesPerEvent: number;
    queriesPerSecondAtRest: number;
  },
  { queries, transactions, cost, walBytes, socketBytes }: Step,
): string {
  return lines([
    ['tables, sockets', `${numbers.tables}, ${numbers.sockets} (${numbers.game})`],
    [
      'carried',
      numbers.carried === null
        ? `no rate with a p99 of ${BAR} ms`
        : `${numbers.carried} choices of people a second with a p99 of ${BAR} ms`,
    ],
    [
      'a choice costs',
      `${queries} queries in ${transactions} transactions, ${cost} ms of processor time (people's and bots' choices)`,
    ],
    ['… and', `${walBytes} bytes of WAL, ${socketBytes} bytes to sockets`],
    ['an event takes up', `${numbers.bytesPerEvent} bytes, with its indexes`],
    ['memory of a table', `${numbers.kilobytesPerTable} KB in both processes, its sockets included`],
    ['at rest', `${numbers.queriesPerSecondAtRest} queries a second`],
  ]);
}
