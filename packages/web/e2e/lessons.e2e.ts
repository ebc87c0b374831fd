import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lessons as eastFront } from '../src/boards/east-front/lesson.js';
import { lessons as quartermaster } from '../src/boards/qmg-ww2/lesson.js';
import { lessons as totalerKrieg } from '../src/boards/totaler-krieg/lesson.js';
import type { Lesson } from '../src/lessons/lesson.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked } from './player.js';

const GAMES = { 'qmg-ww2': quartermaster, 'east-front': eastFront, 'totaler-krieg': totalerKrieg };
const SIDEWAYS = { width: 844, height: 390 };

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const all: [string, Lesson][] = [];
for (const [game, lessons] of Object.entries(GAMES)) for (const one of await lessons()) all.push([game, one]);

/** The places that are marked as what the question speaks of. */
async function marked(page: Page): Promise<string[]> {
  const hexes = page.locator('[data-asked]');
  if ((await hexes.count()) > 0)
    return ((await hexes.first().getAttribute('data-asked')) ?? '').split(' ').filter(Boolean);
  const spaces = page.locator('.map-lit .lit.is-asked[data-space]');
  return [
    ...new Set(await spaces.evaluateAll((found) => found.map((one) => one.getAttribute('data-space')!))),
  ];
}

it.each(Object.keys(GAMES))('%s: each lesson marks the places of its first step on the map', async (game) => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  for (const [, { id, steps }] of all.filter(([of]) => of === game)) {
    await visit.go(`#/lesson/${game}/${id}`);
    await asked(page);
    const places = steps[0].choice.split(/[\s,]+/).filter((word) => PLACES[game].test(word));
    await expect.poll(() => marked(page)).toEqual(expect.arrayContaining(places));
    if (places.length === 0) expect(await marked(page)).toEqual([]);
  }
  await visit.close();
});

/** The words of a first choice that are places. */
const PLACES: Record<string, RegExp> = {
  'qmg-ww2': /^$/,
  'east-front': /^(berlin|warsaw|baltic-states|leningrad)$/,
  'totaler-krieg': /^[we]\d{4}$/,
};

it('the names in a lesson lead to the map', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/lesson/totaler-krieg/movement');
  await asked(page);
  await page.getByRole('note').getByRole('button', { name: /w3826/ }).first().click();
  await page.locator('.inspector', { hasText: 'w3826' }).waitFor();
  await visit.isAccessible();
  await visit.close();
});

it.each([
  ['upright', PHONE],
  ['on its side', SIDEWAYS],
])('on a phone %s no lesson cuts its words without a sign, and all can be read', async (_, viewport) => {
  const visit = await Visit.at(browser, host.address, { viewport, hasTouch: true, isMobile: true });
  const { page } = visit;
  for (const [game, { id }] of all) {
    await visit.go(`#/lesson/${game}/${id}`);
    await asked(page);
    const hint = page.locator('.hint.is-lesson');
    const more = hint.locator('.hint-more');
    const rest = () => hint.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
    // The sign is there exactly while something is below.
    const signed = () =>
      expect
        .poll(async () => (await rest()) > 4 === (await more.isVisible()), { timeout: PATIENCE })
        .toBe(true);
    await signed();
    // It is read to its end in a few presses. A press scrolls on smoothly.
    for (let presses = 0; presses < 12 && (await more.isVisible()); presses++) {
      const before = await rest();
      await more.tap();
      await expect.poll(rest, { timeout: PATIENCE }).toBeLessThan(before);
      let last = Number.NaN;
      await expect
        .poll(
          async () => {
            const now = await rest();
            const rests = now === last;
            last = now;
            return rests;
          },
          { timeout: PATIENCE, interval: 200 },
        )
        .toBe(true);
      await signed();
    }
    await expect.poll(() => more.count(), { message: `${game} ${id}` }).toBe(0);
    expect(await rest()).toBeLessThanOrEqual(4);
  }
  await visit.close();
});
