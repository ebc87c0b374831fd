import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { answer, asked } from './player.js';
import { RealServer } from './server.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('the whole site works in a folder of its host, and touches nothing outside', async () => {
  const server = await RealServer.start();
  await server.kill();
  const home = `${server.address}sandtable/`;
  await server.run({ PUBLIC_URL: home });
  const visit = await Visit.at(browser, home, { serviceWorkers: 'allow' });
  const { page } = visit;
  const outside: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/sandtable/')) outside.push(pathname);
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));

  // A table, with its socket and an invitation.
  await visit.go('#/new/outposts?online=1');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const invite = page.locator('.invite input');
  await invite.waitFor();
  expect(await invite.inputValue()).toMatch(new RegExp(`^${home}#/play/`));
  expect(sockets).toContain('/sandtable/ws');
  const cookies = await page.context().cookies(home);
  expect(cookies.map(({ path }) => path)).toEqual(cookies.map(() => '/sandtable/'));
  expect(cookies.length).toBeGreaterThan(0);

  // A game at this screen, kept for times without the server.
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(home);
  visit.foresee(/ERR_|WebSocket|Failed to load/);
  await page.context().setOffline(true);
  await server.stop();
  await visit.go('#/new/outposts');
  await page.reload();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await asked(page);
  await answer(page, ([first]) => first);
  await asked(page);
  expect(outside).toEqual([]);
  await visit.close();
});
