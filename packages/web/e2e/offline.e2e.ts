import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { answer, asked } from './player.js';
import { RealServer } from './server.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Waits until the build is kept. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
const WITH_WORKER = { serviceWorkers: 'allow' } as const;

it('plays at this screen, reads rules and takes lessons without the server, and keeps nothing of its API', async () => {
  const server = await RealServer.start();
  const visit = await Visit.at(browser, server.address, WITH_WORKER);
  const { page } = visit;
  await visit.go('#/lobby');
  await page.locator('.quick-match').waitFor();
  await kept(page);
  visit.foresee(/ERR_|WebSocket|Failed to load/);
  await page.context().setOffline(true);
  await server.stop();

  await visit.go('#/new/outposts');
  await page.reload();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await asked(page);
  await answer(page, ([first]) => first);
  await asked(page);
  await visit.go('#/rules/outposts');
  await page.locator('.rulebook').waitFor();
  await visit.go('#/lesson/east-front');
  await page.locator('.table, .lessons, h1').first().waitFor();
  await visit.go('#/');
  await page.locator('.my-games.is-asked', { hasText: 'Outposts' }).waitFor();
  await page.getByText('The server does not answer').waitFor();

  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain('/');
  expect(cached).toContain('/manifest.webmanifest');
  expect(cached.filter((path) => /^\/(api|ws|healthz|metrics)/.test(path))).toEqual([]);
  await visit.close();
});

it('shows a new version at once, and a kept version never gets stuck', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-versions-'));
  cpSync(APP, folder, { recursive: true });
  const host = await Host.of(folder);
  const visit = await Visit.at(browser, host.address, WITH_WORKER);
  const { page } = visit;
  await visit.go();
  await kept(page);
  const edit = (name: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} has no ${from}`);
    writeFileSync(join(folder, name), after);
  };
  // Another build: another page, another worker.
  edit('index.html', 'lang="en"', 'lang="en" data-build="2"');
  edit('offline.js', /VERSION = "\w+"/, 'VERSION = "second"');
  const build = () => page.evaluate(() => document.documentElement.dataset.build ?? '1');
  await page.reload();
  expect(await build()).toBe('2');
  // The browser looks for another worker a moment after a page has opened, and begins to wait anew with every page
  // that opens meanwhile: so the page stays open until the second worker has fetched everything.
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
  await expect.poll(waiting, { timeout: PATIENCE }).toBe(true);
  // When the pages of the first one are closed, the second one is kept, and the first forgotten.
  await page.goto('about:blank');
  await expect
    .poll(
      async () => {
        await visit.go();
        const names = await page.evaluate(() => caches.keys());
        await page.goto('about:blank');
        return names;
      },
      { timeout: PATIENCE, interval: 1_000 },
    )
    .toEqual(['sandtable-second']);
  visit.foresee(/ERR_|Failed to load/);
  await page.context().setOffline(true);
  await visit.go();
  await page.getByRole('button', { name: 'Play as Germany' }).waitFor();
  expect(await build()).toBe('2');
  await host.close();
  rmSync(folder, { recursive: true, force: true });
  await visit.close();
});

it('can be installed: its manifest and icons are there, of the sizes they claim', async () => {
  const host = await Host.of(APP);
  const visit = await Visit.at(browser, host.address);
  await visit.go();
  const sizes = await visit.page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    const manifest = (await (await fetch(link.href)).json()) as {
      icons: { src: string; sizes: string; purpose?: string }[];
      display: string;
    };
    const found = await Promise.all(
      manifest.icons
        .filter(({ src }) => src.endsWith('.png'))
        .map(async ({ src, sizes: claimed, purpose = 'any' }) => {
          const picture = await createImageBitmap(await (await fetch(src)).blob());
          return [claimed, `${picture.width}x${picture.height}`, purpose];
        }),
    );
    return { found, display: manifest.display };
  });
  expect(sizes).toEqual({
    display: 'standalone',
    found: [
      ['192x192', '192x192', 'any'],
      ['512x512', '512x512', 'any'],
      ['512x512', '512x512', 'maskable'],
    ],
  });
  await visit.close();
  await host.close();
});
