import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { middleOf, scaleOf, still } from './map.js';
import { answer, asked, openTab, sensible } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('fits a phone: nothing sticks out, a tap zooms to the theatre, and a turn can be played', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visit;
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await visit.go();
  expect(await sticksOut()).toBe(0);
  await page.getByRole('button', { name: 'Play as United Kingdom' }).tap();
  await asked(page);
  expect(await sticksOut()).toBe(0);
  await visit.isAccessible();

  // The camera begins at the player's own theatre. There a tap tells about the place it hits. The answer takes some
  // room from the map, but the place stays in the middle, at the same scale.
  await still(page);
  const [near, theatre] = [await scaleOf(page), await middleOf(page)];
  const tapMiddle = async () => {
    const { x, y, width, height } = (await page.locator('.map-window').boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tapMiddle();
  await page.locator('.inspector').waitFor();
  await page.locator('.why-not').waitFor();
  await still(page);
  expect(await scaleOf(page)).toBe(near);
  const now = await middleOf(page);
  expect(Math.hypot(now.x - theatre.x, now.y - theatre.y)).toBeLessThan(2);

  // On the whole map a finger cannot tell places apart: a tap zooms in to the one it hits.
  await page.getByRole('button', { name: 'Whole map' }).tap();
  await still(page);
  const far = await scaleOf(page);
  expect(far).toBeLessThan(near / 2);
  await tapMiddle();
  await expect.poll(() => scaleOf(page), { timeout: PATIENCE }).toBeGreaterThan(far * 2);
  await still(page);

  // Pinching zooms in further.
  const tapped = await scaleOf(page);
  const box = (await page.locator('.map-window').boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const fingers = (type: string, apart: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touchPoints = apart === 0 ? [] : [x - apart, x + apart].map((at, id) => ({ x: at, y, id }));
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  };
  await fingers('touchStart', 30);
  for (const apart of [40, 60, 80]) await fingers('touchMove', apart);
  await fingers('touchEnd', 0);
  await expect.poll(() => scaleOf(page), { timeout: PATIENCE }).toBeGreaterThan(tapped * 1.5);

  for (let step = 0; step < 30; step++) {
    await asked(page);
    if ((await page.locator('.head-round').textContent())?.includes('Round 2')) break;
    await answer(page, sensible);
  }
  expect(await page.locator('.head-round').textContent()).toContain('Round 2');
  expect(await sticksOut()).toBe(0);
  // A long touch of a card enlarges it, a tap elsewhere closes it.
  const card = (await page.locator('.hand .card').first().boundingBox())!;
  const finger = (type: string, touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await finger('touchStart', [{ x: card.x + 60, y: card.y + 40 }]);
  await page.locator('.card-popup').waitFor();
  await finger('touchEnd', []);
  await page.locator('.prompt h2').tap();
  await page.locator('.card-popup').waitFor({ state: 'detached' });
  // The log covers the table until it is closed.
  await openTab(page, 'Log');
  await page.locator('.log').waitFor();
  await page.locator('.tabs-close').tap();
  await page.locator('.log').waitFor({ state: 'hidden' });
  await visit.close();
});

it('fits a phone in the middle of a game, at one screen and in a replay', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visit;
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await visit.go();
  const buffer = Buffer.from(await botsGame('quick', 170));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'half.journal', mimeType: 'text/plain', buffer });
  await page.locator('.replay-controls').waitFor();
  await page.getByRole('button', { name: 'To the end' }).tap();
  await page.locator('.head-round', { hasText: /Round ([2-9]|1\d)/ }).waitFor();
  expect(await sticksOut()).toBe(0);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('button', { name: '6 players' }).tap();
  await page.getByLabel('Cover the screen').uncheck();
  expect(await sticksOut()).toBe(0);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await asked(page);
  expect(await sticksOut()).toBe(0);
  for (const tab of ['Cards', 'Map', 'Seats', 'Log']) {
    await openTab(page, tab);
    expect(await sticksOut()).toBe(0);
  }
  await visit.isAccessible();
  await visit.close();
});
