import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { Host, STATIC } from './host.js';
import { answer, asked, sensible } from './player.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

it('plays from any web host, and offline once it has been open', async () => {
  const host = await Host.of(STATIC);
  const visit = await Visit.at(browser, host.address, { serviceWorkers: 'allow' });
  const { page } = visit;
  await visit.go();
  expect(await page.getByRole('link', { name: 'Lobby' }).count()).toBe(0);
  await page.evaluate(() => navigator.serviceWorker.ready);

  // The browser is offline, and the host is stopped.
  await page.context().setOffline(true);
  await host.close();
  await page.reload();
  await page.getByRole('button', { name: 'Play as United States' }).click();
  for (let step = 0; step < 12; step++) {
    await asked(page);
    if ((await page.locator('.head-round').textContent())?.includes('Round 1')) break;
    await answer(page, sensible);
  }
  expect(await page.locator('.head-round').textContent()).toContain('Round 1');
  await answer(page, sensible);
  await page.goto(`${visit.home}#/rules/qmg-ww2/supply.line`);
  await page.getByText('The supply line').first().waitFor();
  await visit.close();
});
