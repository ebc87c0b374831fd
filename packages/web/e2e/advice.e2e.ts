import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, launch, PATIENCE, Visit } from './browser.js';
import { answer, asked, askedAgain, fromMenu, progress, question } from './player.js';
import { RealServer } from './server.js';

let browser: Browser;
let server: RealServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), RealServer.start()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it(
  'at an online table alone with bots there is advice, a reason for what bots did, and a review in the end',
  async () => {
    const visit = await Visit.at(browser, server.address, { viewport: DESKTOP });
    await visit.hurry();
    const { page } = visit;
    await page.addInitScript(() => {
      localStorage.setItem('sandtable.pace', 'brief');
      localStorage.setItem('sandtable.speed', 'off');
    });
    await visit.go('#/new/east-front?online=1');
    const [axis, allies] = [0, 1].map((i) => page.locator('.seat-rows select').nth(i));
    const advice = page.getByLabel('Advice: players may ask what the best bot would do');
    // With others it is for the host to allow; alone with bots it is usual.
    await allies.selectOption('me');
    await axis.selectOption('open');
    await expect.poll(() => advice.isChecked()).toBe(false);
    await axis.selectOption('greedy');
    await expect.poll(() => advice.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Open the table' }).click();

    await asked(page);
    const before = await question(page);
    await page.getByRole('button', { name: 'What would a general do?' }).click();
    const said = page.locator('[data-advice]');
    await said.waitFor({ timeout: PATIENCE });
    expect(await said.textContent()).toMatch(/^The general would choose: .+\./);
    expect(await question(page)).toBe(before);

    // The bot answers, and says why.
    const seq = async () => Number(await page.locator('.table').getAttribute('data-seq'));
    const start = await seq();
    while ((await seq()) <= start + 2) {
      const from = await progress(page);
      await answer(page, ([first]) => first);
      await askedAgain(page, from);
    }
    await page.getByRole('button', { name: /^Log\b/ }).click();
    const why = page.locator('[data-why]');
    await why.first().waitFor();
    const at = await why.first().getAttribute('data-why');
    await page.locator(`[data-why="${at}"]`).click();
    await expect
      .poll(() => page.locator('.why-said').first().textContent(), { timeout: PATIENCE })
      .toMatch(/^(This .+\.|It saw nothing better to do\.)$/);

    // Resigned, the game is looked back at by the server.
    await fromMenu(page, 'Resign');
    await visit.answer('Resign');
    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.locator('.review');
    await review.locator('.chance-line').waitFor({ timeout: PATIENCE });
    expect((await review.locator('.chance-chart td').allTextContents()).length).toBeGreaterThan(0);
    await review.locator('.review-swings[aria-busy=false]').waitFor({ state: 'attached', timeout: PATIENCE });
    await visit.isAccessible();
    await visit.close();
  },
  PATIENCE * 4,
);
