import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked, choose, offers, provoke, question } from './player.js';

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
    await page.locator('.log', { hasText: cell }).waitFor();
  }
  await asked(page);
  // An occupied cell looks disabled, but a click says why.
  await page.locator('[data-touch="cell:b2"]').click({ force: true });
  expect(await page.locator('.why-not').textContent()).toContain('already holds a mark');
  await page.locator('.why-not .rule-link button').click();
  await page.locator('.popover .prose').waitFor();
  await visit.isAccessible();
  await page.keyboard.press('Escape');
  await page.locator('[data-touch="cell:c1"]').click();
  await page.locator('.confirm .primary:not([disabled])').click();
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

it('does not ask a player with a standing order until they cancel it', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/new/outposts');
  await page.getByRole('button', { name: '2 players' }).click();
  await page.getByLabel('Cover the screen').uncheck();
  await page.getByRole('button', { name: 'Begin' }).click();
  const orders = page.locator('.orders');
  const given = page.locator('.given-orders', { hasText: 'everything until my turn' });
  const asks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.prompt-who, .prompt h2')].map((line) => line.textContent),
    );
  // An order lasts until its seat's turn: find one that is still in force when another seat decides.
  for (let step = 0; step < 200 && (await given.count()) === 0; step++) {
    expect(await asked(page)).toBe(true);
    if ((await orders.count()) === 0) {
      await choose(page, provoke(await offers(page)));
      continue;
    }
    const before = await asks();
    const seat = /(\w+), you decide/.exec(before[0] ?? '')?.[1].slice(2) ?? '';
    await orders.locator('summary').click();
    await orders.getByRole('button', { name: 'everything until my turn' }).click();
    // The order has answered the question.
    await expect.poll(asks, { timeout: PATIENCE }).not.toEqual(before);
    await asked(page);
    const tab = page.locator('.hand-tab', { hasText: seat });
    if ((await tab.count()) > 0) await tab.click();
  }
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await page.locator('.given-orders').waitFor({ state: 'detached' });
  await visit.close();
});
