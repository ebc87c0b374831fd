import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

  for (let step = 0; step < 30; step++) {
    await asked(page);
    if ((await page.locator('.head-round').textContent())?.includes('Round 2')) break;
    await choose(page, sensible(await offers(page)));
  }
  expect(await page.locator('.head-round').textContent()).toContain('Round 2');
  // The log covers the board until its button is pressed again.
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.locator('.story').waitFor();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.locator('.story').waitFor({ state: 'hidden' });
  await visit.close();
});
