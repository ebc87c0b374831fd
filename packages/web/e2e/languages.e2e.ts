import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function visitIn(language: string): Promise<Visit> {
  const visit = await Visit.at(browser, host.address);
  await visit.page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
  return visit;
}

it.each([
  ['en', 'Western Europe', 'Warsaw'],
  ['de', 'Westeuropa', 'Warschau'],
  ['fr', 'Europe de l’Ouest', 'Varsovie'],
])('shows every seat of every game at once, and covers with its own names: %s', async (code, west, city) => {
  const visit = await visitIn(code);
  const { page } = visit;
  await visit.go();
  await page.locator('.shelf .tk-cover').waitFor();
  const ways = await page.locator('.quick .seat-card, .quick-ways a').all();
  expect(ways.length).toBeGreaterThan(15);
  for (const one of ways) {
    const box = (await one.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(DESKTOP.height);
  }
  const names = await page
    .locator('.shelf .lid text')
    .evaluateAll((all) =>
      all.map((text) =>
        [...(text.children.length > 0 ? text.children : [text])].map((line) => line.textContent).join(' '),
      ),
    );
  expect(names).toContain(west);
  expect(names).toContain(city);
  // No name and no piece is cut by the frame of its cover.
  const cut = () =>
    page.locator('.shelf .lid').evaluateAll((lids) =>
      lids.flatMap((lid) => {
        const frame = lid.getBoundingClientRect();
        return [...lid.querySelectorAll<SVGElement>('text, .piece')]
          .filter((part) => getComputedStyle(part).visibility === 'visible')
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
          })
          .map((part) => part.textContent);
      }),
    );
  await expect.poll(cut, { timeout: PATIENCE }).toEqual([]);
  await visit.close();
});

it.each([
  ['qmg-ww2', 'Ausgabe', 'zweite'],
  ['totaler-krieg', 'Szenario', 'Fall Weiß'],
])('has the options of a new game in the page’s language: %s', async (game, option, value) => {
  const visit = await visitIn('de');
  const { page } = visit;
  await visit.go(`#/new/${game}`);
  const first = page.locator('.option-spec').first();
  await first.waitFor();
  expect(await first.locator('strong').textContent()).toBe(option);
  expect((await first.locator('option').first().textContent())?.toLowerCase()).toContain(value.toLowerCase());
  await visit.close();
});

it.each(['de', 'fr'])('writes the longest names of a hand in full on its folded cards: %s', async (code) => {
  const visit = await visitIn(code);
  const { page } = visit;
  // The hand of its British player has the longest name of the game.
  await visit.go('#/lesson/qmg-ww2');
  await asked(page);
  const cut = () =>
    page
      .locator('.tray .card-head .card-title')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollHeight > one.clientHeight + 6).map((one) => one.textContent),
      );
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await page.locator('.tray .card-head .card-title').first().waitFor();
    await expect.poll(cut, { timeout: PATIENCE, message: `${width}` }).toEqual([]);
  }
  await visit.close();
});

it.each(['de', 'fr'])('cuts no word above the question on a phone on its side: %s', async (code) => {
  const visit = await visitIn(code);
  const { page } = visit;
  await page.setViewportSize({ width: 844, height: 390 });
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  await page.locator('.ask-advice').waitFor();
  const cut = () =>
    page
      .locator('.head-brief, .prompt-name, .chain-words')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
  await expect.poll(cut, { timeout: PATIENCE }).toEqual([]);
  // The round does not run into the strips beside it.
  const right = (await page.locator('.head-round').boundingBox())!;
  const strip = (await page.locator('.strip').first().boundingBox())!;
  const word = (await page.locator('.head-brief').boundingBox())!;
  expect(Math.max(right.x + right.width, word.x + word.width)).toBeLessThanOrEqual(strip.x + 1);
  await visit.close();
});

/** Words that no German and no French line has. */
const ENGLISH = /\b(the|of|and|with|is|are|your|you|choose|from)\b/i;

it.each([
  ['qmg-ww2', 'de'],
  ['qmg-ww2', 'fr'],
  ['east-front', 'de'],
  ['totaler-krieg', 'de'],
  ['totaler-krieg', 'fr'],
])(
  'the first question is not in English while the other words are on their way: %s, %s',
  async (game, code) => {
    const visit = await visitIn(code);
    const { page } = visit;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.later\.sentences/, async (route) => {
      await released;
      await route.continue();
    });
    await visit.go();
    await page.locator(`[aria-labelledby="quick-${game}"] .seat-card`).first().click();
    await page.locator('.prompt h2').waitFor();
    const lines = () =>
      page.evaluate(() => document.body.innerText.split('\n').filter((line) => /\p{L}/u.test(line)));
    const before = await lines();
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter((line) => ENGLISH.test(line))).toEqual([]);
    const loaded = page.waitForResponse(/\.later\.sentences/);
    release();
    await loaded;
    await asked(page);
    await visit.close();
  },
);
