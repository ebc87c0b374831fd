import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked, choose, offers, question } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('lets two people play at one screen to the end, on a board made of the view alone', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/new/noughts');
  await page.getByRole('button', { name: '2 players' }).click();
  await page.getByLabel('Cover the screen').uncheck();
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const cell of ['a1', 'b2', 'b1', 'c3']) {
    await asked(page);
    await page.locator(`[data-touch="cell:${cell}"].is-legal`).click();
    await page.locator('.confirm .primary:not([disabled])').click();
    await page.locator('.story', { hasText: cell }).waitFor();
  }
  await asked(page);
  // What is taken says why.
  // It looks disabled, and answers all the same.
  await page.locator('[data-touch="cell:b2"]').click({ force: true });
  expect(await page.locator('.why-not').textContent()).toContain('already holds a mark');
  await page.locator('.why-not .rule-link button').click();
  await page.locator('.popover .prose').waitFor();
  await visit.isAccessible();
  await page.keyboard.press('Escape');
  await page.locator('[data-touch="cell:c1"]').click();
  await page.locator('.confirm .primary:not([disabled])').click();
  await page.locator('.ending').waitFor();
  expect(await page.locator('.ending h2').textContent()).toBe('Noughts wins');
  await page.locator('.ending').getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('.replay-controls').waitFor();
  await visit.close();
});

it('covers the screen when it passes to another person, and shows nobody the other’s cards', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/new/outposts');
  await page.getByRole('button', { name: '2 players' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const seen = new Set<string>();
  for (let step = 0; step < 24; step++) {
    await asked(page);
    const curtain = page.locator('.curtain');
    if ((await curtain.count()) > 0) {
      // Behind the curtain there is no hand and no question.
      expect(await page.locator('.hand').count()).toBe(0);
      expect(await question(page)).toBeNull();
      seen.add((await curtain.locator('button').textContent()) ?? '');
      if (step === 0) await visit.isAccessible();
      await curtain.getByRole('button').click();
      continue;
    }
    const texts = await offers(page);
    await choose(page, texts.find((text) => !/^(discard|remove)/.test(text)) ?? texts[0]);
  }
  expect([...seen].sort()).toEqual(['I am Player 1', 'I am Player 2']);
  await visit.close();
});
