import { setTimeout as pass } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, TestPostgres } from '../../server/test/postgres.js';
import { ServerProcess } from '../../server/test/process.js';
import { launch, Visit } from './browser.js';
import { call, inLobby } from './people.js';
import { answer, question } from './player.js';
import { ReverseProxy } from './reverse-proxy.js';

// Two servers on one PostgreSQL behind a proxy without sticky sessions, and what players see when something breaks.

/** Longer than a lease, in milliseconds. */
const LONGER_THAN_A_LEASE = 5_000;
const LOST = 'The connection was lost. Trying again…';

let browser: Browser;
let postgres: TestPostgres;
let database: string;
let proxy: ReverseProxy;
const servers: ServerProcess[] = [];

const start = () => ServerProcess.start([], { DATABASE_URL: postgres.url(database) });

beforeAll(async () => {
  if (!hasPostgres) return;
  [browser, postgres] = await Promise.all([launch(), TestPostgres.start()]);
  database = new URL(await postgres.fresh()).pathname.slice(1);
  servers.push(await start());
  servers.push(await start());
  proxy = await ReverseProxy.to(servers.map(({ url }) => url));
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await postgres?.stop();
});

/** The server that owns the table. */
async function ownerOf(table: string): Promise<ServerProcess> {
  const sql = `select owner from tables where id = '${table}'`;
  const [{ owner }] = await postgres.ask<{ owner: string }>(sql, postgres.url(database));
  for (const server of servers) {
    const { process } = (await (await fetch(new URL('/healthz', server.url))).json()) as { process: string };
    if (process === owner) return server;
  }
  throw new Error('nobody owns the table');
}

describe.skipIf(!hasPostgres)('on several processes', () => {
  it('players see that the connection is being made again, never an error page, and the game goes on', async () => {
    const [ann, bob] = [await Visit.at(browser, proxy.address), await Visit.at(browser, proxy.address)];
    const visits = [ann, bob];
    for (const visit of visits) await inLobby(visit);
    const seats = { amber: 'me', jade: 'me' };
    const { id } = await call<{ id: string }>(ann.page, 'POST', 'tables', { game: 'outposts', seats });
    await call(bob.page, 'POST', `tables/${id}/join`, { seats: ['crimson', 'indigo'] });
    await call(ann.page, 'POST', `tables/${id}/start`, {});
    for (const visit of visits) {
      await visit.go(`#/play/${id}`);
      await visit.page.locator('.table').waitFor();
      // Everything that is ever said in place of the table, or about it.
      await visit.page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          if (!document.querySelector('.table')) seen.push(document.body.textContent.slice(0, 200));
          const note = document.querySelector('.link-note')?.textContent;
          if (note && seen.at(-1) !== note) seen.push(note);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      });
    }
    const seen = ({ page }: Visit) => page.evaluate(() => Reflect.get(window, 'seen') as string[]);
    const asked = async () => {
      for (;;) {
        for (const visit of visits) if ((await question(visit.page)) !== null) return visit;
        await pass(50);
      }
    };
    const seq = ({ page }: Visit) => page.locator('.table').getAttribute('data-seq');
    /** Whoever is asked answers, and everybody sees it. */
    const goesOn = async () => {
      const who = await asked();
      // Each page counts the positions that it has shown: whose connection was lost has shown fewer.
      const before = await Promise.all(visits.map(seq));
      await answer(who.page, (options) => options[0]);
      for (const [i, visit] of visits.entries()) await expect.poll(() => seq(visit)).not.toBe(before[i]);
      for (const visit of visits) await visit.page.locator('.link-note').waitFor({ state: 'detached' });
    };
    await goesOn();

    // kill -9 of the owner: its tables go to the other one, and another server takes its place.
    const victim = await ownerOf(id);
    servers.splice(servers.indexOf(victim), 1);
    await victim.end('SIGKILL');
    await goesOn();
    servers.push(await start());
    proxy.use(servers.map(({ url }) => url));
    await goesOn();

    // Whoever opens the table in the middle of it finds it, too.
    const frozen = await ownerOf(id);
    frozen.child.kill('SIGSTOP');
    const cyd = await Visit.at(browser, proxy.address);
    await pass(LONGER_THAN_A_LEASE);
    await goesOn();
    await cyd.go(`#/play/${id}`);
    await cyd.page.locator('.table').waitFor();
    frozen.child.kill('SIGCONT');
    await goesOn();

    // PostgreSQL itself: everybody sees it, and so does somebody who loads the page anew.
    await postgres.kill();
    for (const { page } of visits) await page.locator('.link-note', { hasText: LOST }).waitFor();
    await cyd.page.reload();
    await cyd.page.getByText(LOST).waitFor();
    await postgres.run();
    await cyd.page.locator('.table').waitFor();
    await goesOn();
    await goesOn();

    // Nothing but the table was there all the time, and nothing but that the connection was lost was said of it.
    for (const visit of visits) {
      expect(new Set(await seen(visit))).toEqual(new Set([LOST]));
      expect(await visit.page.locator('.ending, [role="alert"]').count()).toBe(0);
    }
    for (const visit of [...visits, cyd]) {
      visit.foresee(/ERR_|WebSocket|Failed to load/);
      await visit.close();
    }
  });
});
