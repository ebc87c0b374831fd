import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres, TestPostgres } from '../../test/postgres.js';

// Real processes: the workers of a tournament of bots, one of which is killed in the middle of its games.

const program = fileURLToPath(new URL('../../../cli/bin/sandtable.js', import.meta.url));
const GAMES = ['--game', 'outposts', '--bots', 'random,greedy', '--games', '20', '--seed', 'far', '--json'];

const children: ChildProcess[] = [];
let postgres: TestPostgres;
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres?.stop();
});

function start(url: string, ...argv: string[]) {
  const child = spawn(process.execPath, [program, ...argv], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout!.setEncoding('utf8').on('data', (text) => {
    said.out += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    said.err += text;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, ...said })),
  );
  return { child, said, ended };
}

/** Everything but the times, which are different each time. */
function timeless(json: string) {
  const report = JSON.parse(json);
  return { ...report, bots: report.bots.map(({ ms: _, ...bot }: { ms: unknown }) => bot) };
}

describe.skipIf(!hasPostgres)('a tournament over several processes', () => {
  it('has the same games as one process, also if a worker is killed', async () => {
    postgres = await TestPostgres.start();
    const url = await postgres.fresh();
    const workers = [start(url, 'work', '--slots', '1'), start(url, 'work', '--slots', '1')];
    const names: string[] = [];
    for (const { said, child } of workers) {
      await vi.waitFor(
        () => {
          if (child.exitCode !== null) throw new Error(said.err);
          expect(said.out).toMatch(/Worker \w+/);
        },
        { timeout: 240_000, interval: 50 },
      );
      names.push(/Worker (\w+)/.exec(said.out)![1]);
    }
    const [{ child: victim }, { child: other }] = workers;
    // Until then the other one stands still: it would play all games while the victim is looked at.
    other.kill('SIGSTOP');
    const far = start(url, 'tournament', ...GAMES, '--on', url);
    const locked = async () => {
      const [row] = await postgres.ask<{ names: string }>(
        `select names from workers where id = '${names[0]}'`,
        url,
      );
      const slots = (JSON.parse(row.names) as string[]).map((slot) => `'${slot}'`);
      const rows = await postgres.ask(
        `select id from graphile_worker._private_jobs where locked_by in (${slots.join()})`,
        url,
      );
      return rows.length > 0;
    };
    // Frozen with a game in its hands, then killed: that game is played by the other one.
    await vi.waitFor(
      async () => {
        victim.kill('SIGSTOP');
        const caught = await locked();
        if (!caught) victim.kill('SIGCONT');
        expect(caught).toBe(true);
      },
      { timeout: 240_000, interval: 10 },
    );
    victim.kill('SIGKILL');
    other.kill('SIGCONT');
    const [there, here] = await Promise.all([far.ended, start(url, 'tournament', ...GAMES).ended]);
    expect([there.code, here.code]).toEqual([0, 0]);
    expect(timeless(there.out)).toEqual(timeless(here.out));
    expect(await postgres.ask('select id from graphile_worker._private_jobs', url)).toEqual([]);
    expect(await postgres.ask('select run from job_results', url)).toEqual([]);
    // The other one ends in order, and takes its name from the list.
    workers[1].child.kill('SIGTERM');
    expect((await workers[1].ended).code).toBe(0);
    expect(await postgres.ask(`select id from workers where id = '${names[1]}'`, url)).toEqual([]);
  });
});
