import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { scaleOf } from './map.js';
import { asked, choose, offers, sensible } from './player.js';

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

  const far = await scaleOf(page);
  const box = (await page.locator('.map-window').boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => scaleOf(page), { timeout: PATIENCE }).toBeGreaterThan(far);

  // Pinching zooms in further.
  const near = await scaleOf(page);
  const devtools = await page.context().newCDPSession(page);
  const fingers = (type: string, apart: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touchPoints = apart === 0 ? [] : [x - apart, x + apart].map((at, id) => ({ x: at, y, id }));
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  };
  await fingers('touchStart', 30);
  for (const apart of [40, 60, 80]) await fingers('touchMove', apart);
  await fingers('touchEnd', 0);
  await expect.poll(() => scaleOf(page), { timeout: PATIENCE }).toBeGreaterThan(near * 1.5);

  for (let step = 0; step < 30; step++) {
    await asked(page);
    if ((await page.locator('.head-round').textContent())?.includes('Round 2')) break;
    await choose(page, sensible(await offers(page)));
  }
  expect(await page.locator('.head-round').textContent()).toContain('Round 2');
  expect(await sticksOut()).toBe(0);
  // A tap on a card enlarges it, a tap elsewhere closes it.
  await page.locator('.hand .card').first().tap();
  await page.locator('.card-detail').waitFor();
  await page.locator('.prompt h2').tap();
  await page.locator('.card-detail').waitFor({ state: 'detached' });
  // The log covers the board until its button is pressed again.
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.locator('.log').waitFor();
  await page.getByRole('tab', { name: 'Log' }).tap();
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
    await page.getByRole('tab', { name: tab }).tap();
    expect(await sticksOut()).toBe(0);
  }
  await visit.isAccessible();
  await visit.close();
});
