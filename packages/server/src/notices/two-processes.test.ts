import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { Mailbox } from '../../test/mailbox.js';
import { hasPostgres, TestPostgres } from '../../test/postgres.js';

// Two real servers on one PostgreSQL that tell the same people at the same time.

const program = fileURLToPath(new URL('../../../cli/bin/sandtable.js', import.meta.url));
const PEOPLE = 60;
/** As many as one server tells at a time (AT_ONCE in notifier.ts). */
const IN_HAND = 20;
/** How long mails are held back at most, in milliseconds: a server gives up waiting after ten seconds. */
const HELD = 2_000;

describe.skipIf(!hasPostgres)('two servers that tell people of their turns', () => {
  let postgres: TestPostgres;
  let url: string;
  let mailbox: Mailbox;
  const servers: ChildProcess[] = [];

  async function serve(): Promise<string> {
    const child = spawn(process.execPath, [program, 'serve', '--port', '0'], {
      env: {
        ...process.env,
        RATE_LIMIT: '0',
        DATABASE_URL: url,
        PUBLIC_URL: 'http://localhost/',
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'Sandtable <games@example.org>',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    servers.push(child);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    while (!/http:\S+/.test(said)) {
      if (child.exitCode !== null) throw new Error(`a server ended: ${said}`);
      await pass(20);
    }
    return /http:\S+/.exec(said)![0];
  }

  beforeAll(async () => {
    [postgres, mailbox] = await Promise.all([TestPostgres.start(), Mailbox.open()]);
    url = await postgres.fresh();
    const address = await serve();
    const [first] = servers;
    const ada = new Guest(address);
    await ada.get('/api/me');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await run(`insert into notice_settings (person, email, confirmed, webhook, pace, quiet, next, failures)
      select 'p' || n, 'p' || n || '@example.org', 1, null, 'daily', null, ${NEVER}, 0
      from generate_series(1, ${PEOPLE}) n`);
    await run(`insert into turns (table_id, person, since, told)
      select '${table}', 'p' || n, 0, 1 from generate_series(1, ${PEOPLE}) n`);
    const ended = new Promise((resolve) => first.on('exit', resolve));
    first.kill('SIGTERM');
    await ended;
    servers.length = 0;
    // Both at once: their rounds begin at about the same time.
    await Promise.all([serve(), serve()]);
  });
  afterAll(async () => {
    for (const server of servers) server.kill('SIGKILL');
    await postgres?.stop();
    await mailbox?.close();
  });

  const NEVER = 9_000_000_000_000;
  const run = (sql: string) => postgres.ask(sql, url);
  const count = async (from: string) =>
    Number((await postgres.ask<{ n: string }>(`select count(*) as n from ${from}`, url))[0].n);
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await pass(100);
  };
  const untold = () => count("turns where person like 'p%' and told = 0");

  /**
   * A turn of everybody begins. Mails are held back for a moment, until both servers have their hands full: then the lists
   * that they have read overlap. What has to hold does so even if they come one after the other.
   */
  async function everybodysTurn(meanwhile: () => Promise<void>): Promise<void> {
    mailbox.mails.length = 0;
    let take = () => {};
    mailbox.held = new Promise((resolve) => {
      take = resolve;
    });
    await run("update turns set told = 0 where person like 'p%'");
    await run('update notice_settings set next = 0, failures = 0');
    const claimed = () => count('notice_settings where next > 0');
    await until(async () => (await claimed()) > 0);
    const late = performance.now() + HELD;
    await until(async () => performance.now() > late || (await claimed()) >= 2 * IN_HAND);
    await meanwhile();
    take();
  }

  /** How often each person was told. */
  function told(): Map<string, number> {
    const times = new Map<string, number>();
    for (const { to } of mailbox.mails) times.set(to[0], (times.get(to[0]) ?? 0) + 1);
    return times;
  }

  it('tell each of them once', async () => {
    await everybodysTurn(async () => {});
    await until(async () => (await untold()) === 0);
    expect(told().size).toBe(PEOPLE);
    expect(mailbox.mails).toHaveLength(PEOPLE);
  });

  it('forget nobody if one of them is killed with mails in its hands', async () => {
    await everybodysTurn(async () => {
      const [first] = servers;
      const ended = new Promise((resolve) => first.on('exit', resolve));
      first.kill('SIGKILL');
      await ended;
    });
    // The other one tells all whom the dead one had not begun with …
    await until(async () => (await untold()) <= IN_HAND);
    // … and those, too, when their time is over: two minutes, which the test does not wait.
    await run(
      `update notice_settings set next = 0 where person in (select person from turns where told = 0)`,
    );
    await until(async () => (await untold()) === 0);
    const times = told();
    expect(times.size).toBe(PEOPLE);
    // A mail that was under way may have been taken all the same; nobody else is told twice.
    expect([...times.values()].filter((n) => n > 1).length).toBeLessThanOrEqual(IN_HAND);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  });
});
