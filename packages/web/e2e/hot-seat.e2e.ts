import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { answer, asked, choose, logged, offers, provoke, question } from './player.js';

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
    await logged(page, cell);
  }
  await asked(page);
  // An occupied cell looks disabled, but a click says why.
  await page.locator('[data-touch="cell:b2"]').click({ force: true });
  expect(await page.locator('.why-not').textContent()).toContain('already holds a mark');
  await page.locator('.why-not .rule-link button').click();
  await page.locator('.rule-sheet .prose').waitFor();
  await visit.isAccessible();
  await page.keyboard.press('Escape');
  await page.locator('[data-touch="cell:c1"]').click();
  await page.locator('.ending').waitFor();
  expect(await page.locator('.ending h2').textContent()).toBe('Victory: Noughts');
  await page.locator('.ending').getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('.replay-controls').waitFor();
  await visit.close();
});

it('covers the screen when it passes to another player, and hides each player’s cards from the other', async () => {
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
      // No card of anybody is in the page at all; who is next and what they are asked is.
      expect(await page.locator('[data-touch^="card:"]').count()).toBe(0);
      expect(await curtain.locator('.curtain-asked').textContent()).toMatch(/(Amber|Crimson|Jade|Indigo)/);
      expect(await page.evaluate(() => document.activeElement?.closest('.curtain') !== null)).toBe(true);
      seen.add((await curtain.locator('.primary').textContent()) ?? '');
      if (step === 0) await visit.isAccessible();
      await curtain.locator('.primary').click();
      continue;
    }
    const texts = await offers(page);
    await choose(page, texts.find((text) => !/^(discard|remove)/.test(text)) ?? texts[0]);
  }
  expect([...seen].sort()).toEqual(['I am Player 1', 'I am Player 2']);
  await visit.close();
});

it('does not ask a player with a standing order until they cancel it', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/new/outposts');
  await page.getByRole('button', { name: '2 players' }).click();
  await page.getByLabel('Cover the screen').uncheck();
  await page.getByRole('button', { name: 'Begin' }).click();
  const orders = page.locator('.orders');
  const given = page.locator('.given-orders', { hasText: 'until you say' });
  const asks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.prompt-who, .prompt h2')].map((line) => line.textContent),
    );
  // An order lasts until it is cancelled, whatever else is asked.
  for (let step = 0; step < 200 && (await given.count()) === 0; step++) {
    expect(await asked(page)).toBe(true);
    if ((await orders.count()) === 0) {
      await answer(page, provoke);
      continue;
    }
    const before = await asks();
    const seat = /(\w+), you decide/.exec(before[0] ?? '')?.[1].slice(2) ?? '';
    await orders.getByRole('button', { name: 'Pass until I say' }).click();
    // The order has answered the question.
    await expect.poll(asks, { timeout: PATIENCE }).not.toEqual(before);
    await asked(page);
    const tab = page.locator('.hand-tab', { hasText: seat });
    if ((await tab.count()) > 0) await tab.click();
  }
  // It is still there after the page was loaded again.
  await page.reload();
  await asked(page);
  const owner = page.locator('.hand-tab');
  for (let i = 0; i < (await owner.count()) && (await given.count()) === 0; i++) await owner.nth(i).click();
  await given.waitFor();
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await page.locator('.given-orders').waitFor({ state: 'detached' });
  await visit.close();
});
