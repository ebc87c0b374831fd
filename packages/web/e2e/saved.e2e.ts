import { findGame } from '@sandtable/shelf';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { answer, asked, offers, sensible } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** All rows of a database of the page, by their keys. */
function rowsOf(page: Page, database: string, store: string): Promise<Record<string, unknown>> {
  return page.evaluate(
    ([name, from]) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction(from).objectStore(from);
          const [keys, values] = [rows.getAllKeys(), rows.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            resolve(Object.fromEntries(keys.result.map((key, i) => [String(key), values.result[i]])));
          };
        };
      }),
    [database, store],
  );
}

it('takes over a game as it used to be kept, keeps what is added, and goes on after a reload', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  const journal = await botsGame('saved', 60);
  const { seats: all } = (await findGame('qmg-ww2'))!;
  const seats = Object.fromEntries(all.map(({ id }) => [id, { kind: 'person', name: 'Ann' }]));
  const older = { id: 'older000', game: 'qmg-ww2', options: {}, seed: 'saved', seats, journal };
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('sandtable', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(game);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { ...older, touched: 1, finished: false, guided: false, curtain: false },
  );
  await page.reload();
  await page.locator('.my-games .game-card-main').click();
  await asked(page);
  const before = await rowsOf(page, 'sandtable-games', 'rows');
  expect(Object.keys(before)).toEqual(['game/older000/', 'journal/older000/00000000']);
  await expect.poll(() => rowsOf(page, 'sandtable', 'games'), { timeout: PATIENCE }).toEqual({});

  await answer(page, sensible);
  await expect
    .poll(async () => Object.keys(await rowsOf(page, 'sandtable-games', 'rows')), { timeout: PATIENCE })
    .toContain('journal/older000/00000001');
  await asked(page);
  const round = await page.locator('.head-round').textContent();
  const offered = await offers(page);
  const after = await rowsOf(page, 'sandtable-games', 'rows');
  expect(after['journal/older000/00000000']).toBe(before['journal/older000/00000000']);
  await page.reload();
  await asked(page);
  expect(await page.locator('.head-round').textContent()).toBe(round);
  expect(await offers(page)).toEqual(offered);
  await visit.close();
});

/** Whether the journal that is kept has an entry of a seat. */
async function keptChoiceOf(page: Page, seat: string): Promise<boolean> {
  const rows = await rowsOf(page, 'sandtable-games', 'rows');
  return Object.entries(rows).some(
    ([key, row]) =>
      key.startsWith('journal/') &&
      String(row)
        .split('\n')
        .some((line) => line.startsWith(`${seat}: `)),
  );
}

it('keeps a choice at once, however long the bots think about theirs', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  // Where the bots think is never loaded: they have not answered when the page is left.
  await page.route(/\/assets\/minds-.*\.js$/, () => {});
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  const seat = (await page.locator('.strip.is-mine').getAttribute('data-strip'))!;
  await answer(page, sensible);
  await expect.poll(() => keptChoiceOf(page, seat), { timeout: PATIENCE }).toBe(true);
  await page.reload();
  // What was chosen is not asked again.
  await page.locator('.waiting').waitFor();
  expect(await page.locator('.prompt h2').count()).toBe(0);
  await visit.close();
});

it('is played in one tab: the one that opened it last, until the other takes it back', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  const address = page.url();
  const second = await page.context().newPage();
  await second.goto(address);
  await asked(second);
  await page.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
  await answer(second, sensible);
  await asked(second);
  const kept = () => rowsOf(second, 'sandtable-games', 'rows');
  const offered = await offers(second);
  await page.getByRole('button', { name: 'Play here' }).click();
  await asked(page);
  // As it was left in the other tab, which has it no longer.
  expect(await offers(page)).toEqual(offered);
  await second.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
  expect(Object.keys(await kept()).filter((key) => key.startsWith('game/')).length).toBe(1);
  await visit.close();
});
