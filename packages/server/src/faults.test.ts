import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CuttableProxy } from '../test/cuttable-proxy.js';
import { hasPostgres, TestPostgres } from '../test/postgres.js';
import { ServerProcess } from '../test/process.js';
import { StubbornPlayer } from '../test/stubborn-player.js';
import { LEASE } from './cluster/cluster.js';

// Real processes on a real PostgreSQL, and everything that can happen to them in the middle of a storm of choices.
// SANDTABLE_FAULTS=50 makes the run longer, and then each table has to go on within five seconds of the fault's end.
// SANDTABLE_FAULT=PostgreSQL makes only the faults with that word in their names; SANDTABLE_FAULT=nothing makes none, to
// see how long the tables of a busy machine stand still anyway.

const LONG_RUN = process.env.SANDTABLE_FAULTS !== undefined;
const FAULTS = Number(process.env.SANDTABLE_FAULTS ?? 4);
const TABLES = 6;
const PROCESSES = 3;
/** The bar of the long run, in milliseconds. */
const GOES_ON_WITHIN = 5_000;

vi.setConfig({ testTimeout: 240_000 + FAULTS * 60_000 });

let seed = 7;
const dice = () => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return seed / 0x80000000;
};
const pick = <T>(list: readonly T[]) => list[Math.floor(dice() * list.length)];

/** A server in a process of its own, with its own line to the database. */
class Server {
  private constructor(
    private readonly process: ServerProcess,
    readonly proxy: CuttableProxy,
    readonly url: string,
    /** Its name among the owners of tables. */
    readonly id: string,
  ) {}

  static async start(postgres: TestPostgres, database: string): Promise<Server> {
    const proxy = await CuttableProxy.to(postgres.socket);
    const DATABASE_URL = `postgres://sandtable@127.0.0.1:${proxy.port}/${database}`;
    const started = await ServerProcess.start([], { DATABASE_URL });
    const { url } = started;
    const { process: id } = (await (await fetch(`${url}/healthz`)).json()) as { process: string };
    return new Server(started, proxy, url, id);
  }

  get child(): ChildProcess {
    return this.process.child;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await this.process.end(signal);
    this.proxy.close();
  }
}

/** How long the main thread of a process has run, and was ready to while no core was free, in milliseconds. */
interface Run {
  ran: number;
  ready: number;
}

function runOf(pid: number): Run {
  try {
    const [ran, ready] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ran: ran / 1e6, ready: ready / 1e6 };
  } catch {
    // Only Linux counts that.
    return { ran: Number.NaN, ready: Number.NaN };
  }
}

interface Row {
  table_id: string;
  seq: number;
  request: string | null;
  kind: string;
  body: string;
}

/** Numbers are complete, acknowledged choices are there unchanged, and nothing is there twice. */
function check(rows: readonly Row[], player: StubbornPlayer): number {
  let choices = 0;
  for (const table of player.tables) {
    const own = rows.filter(({ table_id }) => table_id === table);
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_, i) => i + 1));
    const requests = own.flatMap(({ request }) => request ?? []);
    expect(new Set(requests).size).toBe(requests.length);
    const bySeq = new Map(own.map((row) => [row.seq, row]));
    for (const sent of player.acknowledged.values()) {
      if (sent.table !== table) continue;
      const row = bySeq.get(sent.seq);
      expect(row).toMatchObject({ kind: 'choice', request: `${player.person} ${sent.id}` });
      expect(JSON.parse(row!.body).lines[0]).toBe(`${sent.seat}: ${sent.text}`);
    }
    const made = own.filter(({ kind }) => kind === 'choice');
    const unanswered = made.filter(({ request }) => !player.acknowledged.has(request!.split(' ')[1]));
    const allowed = player.pending ? [`${player.person} ${player.pending.id}`] : [];
    expect(allowed).toEqual(expect.arrayContaining(unanswered.map(({ request }) => request)));
    choices += made.length;
  }
  return choices;
}

describe.skipIf(!hasPostgres)('in a storm of choices', () => {
  const servers: Server[] = [];
  let postgres: TestPostgres;
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await postgres?.stop();
  });

  it('no fault loses an acknowledged choice, or makes one twice, and every table goes on', async () => {
    postgres = await TestPostgres.start();
    const database = new URL(await postgres.fresh()).pathname.slice(1);
    const start = async () => servers.push(await Server.start(postgres, database));
    for (let i = 0; i < PROCESSES; i++) await start();
    // As a proxy would: not the process that has just not answered.
    const another = (except: string) => {
      const urls = servers.map(({ url }) => url);
      return pick(urls.filter((url) => url !== except || urls.length === 1));
    };
    const players = Array.from({ length: TABLES }, (_, i) => new StubbornPlayer(`p${i}`, another, dice));
    const storm = players.map((player) => player.play());

    /** Resolves when each table has a choice that was sent after this moment; returns how long the last one took. */
    const allGoOn = async (since: number, late: () => void = () => {}) => {
      for (let told = false; ; ) {
        if (!told && performance.now() - since > GOES_ON_WITHIN) {
          told = true;
          late();
        }
        if (players.every(({ lastSent }) => lastSent > since)) return performance.now() - since;
        expect(servers.map(({ child }) => child.exitCode)).toEqual(servers.map(() => null));
        await pass(20);
      }
    };
    /** It takes long: what happens to those who wait, and whether the machine lets the servers run. */
    const tellOfTheLast = (since: number, before: readonly Run[]) => {
      const waiting = players.filter(({ lastSent }) => lastSent <= since);
      const diaries = waiting.map(({ name, diary }) => `${name}:\n${diary}`);
      const starved = servers.map(({ child, url }, i) => {
        const now = runOf(child.pid!);
        const [ran, ready] = [now.ran - before[i].ran, now.ready - before[i].ready];
        return `${url} ran for ${Math.round(ran)} ms, and could have for another ${Math.round(ready)}`;
      });
      console.log([`${Math.round(since)} was the end of the fault`, ...diaries, ...starved].join('\n'));
    };
    /** The process that owns the most tables. */
    const owner = async () => {
      const [row] = await postgres.ask(
        "select owner from tables where status = 'running' and owner is not null group by owner order by count(*) desc limit 1",
        postgres.url(database),
      );
      return servers.find(({ id }) => id === row?.owner) ?? servers[0];
    };

    /** Each returns when it is over, and how long it lasted. */
    const faults: Record<string, () => Promise<void>> = {
      async 'kill -9 of an owner'() {
        const victim = await owner();
        servers.splice(servers.indexOf(victim), 1);
        await victim.end('SIGKILL');
      },
      async 'an owner frozen longer than its lease'() {
        const victim = await owner();
        victim.child.kill('SIGSTOP');
        await pass(1.5 * LEASE);
        victim.child.kill('SIGCONT');
      },
      async 'the line to the database cut'() {
        const victim = await owner();
        victim.proxy.cut();
        await pass(1.5 * LEASE);
        victim.proxy.mend();
      },
      async 'kill -9 of PostgreSQL'() {
        await postgres.kill();
        await postgres.run();
      },
    };

    await allGoOn(0);
    const figures: string[] = [];
    const { SANDTABLE_FAULT: chosen = '' } = process.env;
    if (chosen === 'nothing') faults[chosen] = () => pass(1_000);
    const names = Object.keys(faults).filter((name) => name.includes(chosen));
    for (let i = 0; i < FAULTS; i++) {
      const name = names[i % names.length];
      await faults[name]();
      const ended = performance.now();
      const runs = servers.map(({ child }) => runOf(child.pid!));
      const took = await allGoOn(ended, () => tellOfTheLast(ended, runs));
      figures.push(`${name}: all tables went on after ${Math.round(took)} ms`);
      if (LONG_RUN) {
        console.log(`${i + 1}/${FAULTS} ${figures.at(-1)}`);
        expect(took, name).toBeLessThan(GOES_ON_WITHIN);
      }
      if (servers.length < PROCESSES) await start();
    }
    for (const player of players) player.stop();
    await Promise.all(storm);
    const rows = await postgres.ask<Row>(
      'select table_id, seq, request, kind, body from events order by table_id, seq',
      postgres.url(database),
    );
    const choices = players.reduce((sum, player) => sum + check(rows, player), 0);
    expect(choices).toBeGreaterThan(TABLES * FAULTS);
    if (LONG_RUN) console.log(`${choices} choices`);
    await Promise.all(servers.splice(0).map((server) => server.end('SIGTERM')));
  });
});
