import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { RealServer } from './server.js';

let browser: Browser;
let server: RealServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), RealServer.start()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const rows = (page: Page) => page.locator('.lobby-lists .lobby-rows > li');

/** Opens a table by its page. */
async function open(visit: Visit, game: string, how: { title?: string; clock?: string }): Promise<void> {
  await visit.go(`#/new/${game}?online=1`);
  if (how.clock) await visit.page.getByLabel(how.clock, { exact: true }).check();
  if (how.title) await visit.page.getByLabel('Title of the table').fill(how.title);
  await visit.page.getByRole('button', { name: 'Open the table' }).click();
  await visit.page.locator('.invite input').waitFor();
}

it('has titles and filters, and nothing moves under the pointer', async () => {
  const [ann, bob] = [await Visit.at(browser, server.address), await Visit.at(browser, server.address)];
  const { page } = bob;
  await open(ann, 'outposts', { title: 'Sunday <b>evening</b>', clock: 'Live' });
  await open(ann, 'noughts', { clock: 'By correspondence' });
  await bob.go('#/lobby');
  await rows(page).nth(1).waitFor();
  // A title is plain text, and its seats are told.
  const sunday = rows(page).filter({ hasText: 'Sunday <b>evening</b>' });
  expect(await sunday.count()).toBe(1);
  expect(await sunday.textContent()).toContain('Seats wanted: Crimson, Jade and Indigo');
  await bob.isAccessible();

  const titles = async () => (await rows(page).locator('strong').allTextContents()).sort();
  await page.locator('.lobby-filters').getByLabel('Live', { exact: true }).check();
  await expect.poll(titles, { timeout: PATIENCE }).toEqual(['Sunday <b>evening</b>']);
  await page.locator('.lobby-filters').getByLabel('Any pace').check();
  await page.locator('.lobby-filters').getByRole('combobox').selectOption('noughts');
  await expect.poll(titles, { timeout: PATIENCE }).toEqual(['Noughts and crosses']);
  await page.getByLabel('Title, game or player').fill('nothing like it');
  await page.getByText('No table fits').waitFor();
  await page.getByRole('button', { name: 'Show all tables' }).click();
  await expect.poll(titles, { timeout: PATIENCE }).toHaveLength(2);

  // While somebody points at the list, new tables wait above it.
  await rows(page).first().hover();
  const before = await titles();
  await open(ann, 'noughts', { title: 'A newcomer' });
  await page.getByRole('button', { name: 'Show 1 new table' }).waitFor();
  expect(await titles()).toEqual(before);
  await page.getByRole('button', { name: 'Show 1 new table' }).click();
  await rows(page).filter({ hasText: 'A newcomer' }).waitFor();

  // An invitation leads to its table.
  const link = await ann.page.locator('.invite input').inputValue();
  await page.getByLabel('Do you have an invitation?').fill('nonsense');
  await page.locator('.invitation button').click();
  await page.getByRole('alert').filter({ hasText: 'not the link of a table' }).waitFor();
  await page.getByLabel('Do you have an invitation?').fill(link);
  await page.locator('.invitation button').click();
  await page.getByRole('button', { name: 'Sit down as Crosses' }).waitFor();
  await page.setViewportSize(PHONE);
  await bob.go('#/lobby');
  await rows(page).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await ann.close();
  await bob.close();
});

it('brings two people who look for an opponent at once to one table', async () => {
  const visits = await Promise.all([1, 2].map(() => Visit.at(browser, server.address)));
  await Promise.all(
    visits.map(async (visit) => {
      await visit.go('#/lobby');
      await visit.page.locator('.quick-match').getByLabel('Game').selectOption('east-front');
    }),
  );
  await Promise.all(visits.map(({ page }) => page.getByRole('button', { name: 'Find an opponent' }).click()));
  // The game begins by itself, with both values in the seed.
  await Promise.all(visits.map(({ page }) => page.locator('.table').waitFor()));
  const [one, other] = visits.map(({ page }) => page.url());
  expect(one).toBe(other);
  for (const visit of visits) await visit.close();
});

it('stops looking: the table is gone', async () => {
  const [ann, bob] = [await Visit.at(browser, server.address), await Visit.at(browser, server.address)];
  await ann.go('#/lobby');
  await ann.page.getByRole('button', { name: 'Find an opponent' }).click();
  await ann.page.getByText('Looking for an opponent…').waitFor();
  await ann.isAccessible();
  await bob.go('#/lobby');
  const waiting = rows(bob.page).filter({ hasText: 'Quick match' });
  await waiting.waitFor();
  await ann.page.getByRole('button', { name: 'Stop looking' }).click();
  await ann.page.locator('.quick-match').waitFor();
  await waiting.waitFor({ state: 'detached' });
  await ann.close();
  await bob.close();
});

it('offers no opponent while the server is away, and again when it is back', async () => {
  const visit = await Visit.at(browser, server.address);
  visit.foresee(/WebSocket|ERR_CONNECTION|Failed to load/);
  const { page } = visit;
  await visit.go('#/lobby');
  const find = page.getByRole('button', { name: 'Find an opponent' });
  await find.waitFor();
  await server.kill();
  await page.getByRole('button', { name: 'The server is away' }).waitFor();
  expect(await page.locator('.quick-match button[type=submit]').isDisabled()).toBe(true);
  expect(await page.getByRole('link', { name: 'Open a table' }).getAttribute('aria-disabled')).toBe('true');
  await server.run();
  await find.waitFor();
  expect(await find.isEnabled()).toBe(true);
  await visit.close();
});
