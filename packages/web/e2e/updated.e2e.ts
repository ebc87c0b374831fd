import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { answer, asked } from './player.js';

// A page that is open while its server gets a newer build asks for files that are gone.

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** From now on the server has other files: those whose names begin so are gone, and the page names another script. */
async function update(page: Page, gone: RegExp): Promise<void> {
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  const newer = readFileSync(join(APP, 'index.html'), 'utf8').replace(/index-[\w-]+\.js/, 'index-newer.js');
  await page.route(host.address, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: newer })
      : route.continue(),
  );
}

const MISSED = /Failed to load resource/;

it('says at a table that Sandtable was updated, and leaves the table as it is', async () => {
  const visit = await Visit.at(browser, host.address);
  visit.foresee(MISSED);
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  const question = await page.locator('.prompt h2').textContent();
  await update(page, /\/assets\/strip-sheet-/);
  await page.locator('.strip').first().click();
  const note = page.getByRole('alert').filter({ hasText: 'Sandtable has been updated' });
  await note.waitFor();
  expect(await page.locator('.prompt h2').textContent()).toBe(question);
  await note.getByRole('button', { name: 'Later' }).click();
  expect(await note.count()).toBe(0);
  await page.unroute(/\/assets\/strip-sheet-/);
  // Pressed once more it still cannot be opened by this page; loaded again, it can.
  await page.reload();
  await asked(page);
  expect(await page.locator('.prompt h2').textContent()).toBe(question);
  await page.locator('.strip').first().click();
  await page.locator('#strip-sheet').waitFor();
  await visit.close();
});

it('loads a page again by itself that is newer on the server, once', async () => {
  const visit = await Visit.at(browser, host.address);
  visit.foresee(MISSED);
  const { page } = visit;
  await visit.go();
  await page.locator('.start').first().waitFor();
  let loads = 0;
  page.on('load', () => loads++);
  await update(page, /\/assets\/about-/);
  await visit.go('#/about/east-front');
  const note = page.getByRole('alert').filter({ hasText: 'Sandtable has been updated' });
  // The page of this test is the same again after it was loaded once more: then it says so, and does not go on for ever.
  await note.waitFor();
  expect(loads).toBe(1);
  await page.unroute(/\/assets\/about-/);
  await note.getByRole('button', { name: 'Load the page again' }).click();
  await page.locator('main h1').first().waitFor();
  expect(await note.count()).toBe(0);
  await visit.close();
});

it('asks about the connection if the server does not answer, and shows the page when it does again', async () => {
  const visit = await Visit.at(browser, host.address);
  visit.foresee(MISSED);
  const { page } = visit;
  await visit.go();
  await page.locator('.start').first().waitFor();
  await page.context().setOffline(true);
  await visit.go('#/about/east-front');
  const note = page.getByRole('alert').filter({ hasText: 'Is there a connection?' });
  await note.waitFor();
  await page.context().setOffline(false);
  await page.locator('main h1').first().waitFor();
  await note.waitFor({ state: 'detached' });
  await visit.close();
});

it('finds the styles of a part again that were lost', async () => {
  const visit = await Visit.at(browser, host.address);
  visit.foresee(MISSED);
  const { page } = visit;
  await visit.go();
  await page.locator('.start').first().waitFor();
  let lost = 0;
  await page.route(/\/assets\/.*\.css/, (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await visit.go('#/about/east-front');
  await page.locator('main h1').first().waitFor();
  expect(lost).toBeGreaterThan(1);
  const without = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
  expect(await page.evaluate(without)).toEqual([]);
  expect(await page.getByRole('alert').count()).toBe(0);
  await visit.close();
});

it('has bots play on whose files could not be loaded', async () => {
  const visit = await Visit.at(browser, host.address);
  visit.foresee(MISSED);
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  await page.context().setOffline(true);
  const seq = () => page.locator('.table').getAttribute('data-seq');
  const before = await seq();
  await answer(page, ([first]) => first);
  await page.getByRole('alert').filter({ hasText: 'Is there a connection?' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await asked(page);
  expect(await seq()).not.toBe(before);
  await visit.close();
});
