import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { frontPlaceOf, placeOf, still } from './map.js';
import { asked, choose, discardFirst, foreseen, offers, progress, question } from './player.js';

// Escape leaves a choice in progress, step by step, until nothing is chosen; nothing has happened then.

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** What the page shows of the question. */
const shown = async (page: Page) => [await progress(page), await question(page), await offers(page)];

/** Presses Escape so many times: then all is as it was. */
async function leads(page: Page, times: number, before: Awaited<ReturnType<typeof shown>>): Promise<void> {
  for (let i = 0; i < times; i++) {
    const now = await shown(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page), { timeout: PATIENCE }).not.toEqual(now);
  }
  await expect.poll(() => shown(page), { timeout: PATIENCE }).toEqual(before);
}

it('in Quartermaster General: the card is put down', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.askFirst();
  await visit.go('#/?seed=kursk');
  await page.getByRole('button', { name: 'Play as Germany' }).click();
  await asked(page);
  await discardFirst(page, /build-army/);
  await page.locator('.prompt h2', { hasText: 'plays or discards' }).waitFor();
  await asked(page);
  const before = await shown(page);
  await page.locator('.card.is-legal', { hasText: 'Build Army' }).first().click();
  await page.locator('.which', { hasText: 'Build Army' }).waitFor();
  await foreseen(page);
  // With a target that waits to be confirmed, too.
  await still(page);
  const { x, y } = await placeOf(page, 'eastern-europe');
  await page.mouse.click(x, y);
  await page.locator('.confirm .primary:not([disabled])').waitFor();
  await page.mouse.move(2, 2);
  for (let i = 0; i < 2; i++) await page.keyboard.press('Escape');
  await page.locator('.which').waitFor({ state: 'detached' });
  await expect.poll(() => shown(page), { timeout: PATIENCE }).toEqual(before);
  await visit.close();
});

it('on the East Front: the piece stays where it is', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.locator('[aria-labelledby="quick-east-front"] .seat-card').first().click();
  await asked(page);
  await choose(page, 'keep');
  await page.locator('[data-option^="move"]').first().waitFor();
  await still(page);
  const before = await shown(page);
  const { x, y } = await frontPlaceOf(page, 'berlin', 2);
  await page.mouse.click(x, y);
  await expect.poll(() => shown(page), { timeout: PATIENCE }).not.toEqual(before);
  await page.mouse.move(2, 2);
  await leads(page, 1, before);
  await visit.close();
});

it('in Totaler Krieg: a unit in hand, and an attack that is put together', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.hurry();
  await visit.go('#/new/totaler-krieg');
  await page.getByLabel('Scenario').selectOption('barbarossa');
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);
  let met = 0;
  while (!(await offers(page)).some((text) => text.startsWith('attack '))) {
    const before = await shown(page);
    // A unit of the list is taken in hand, and put down.
    if (/^Which (replacement|unit moves)/.test((await question(page)) ?? '')) {
      met++;
      await page.locator('[data-subject]').first().click();
      await page.locator('.which').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.which').waitFor({ state: 'detached' });
      await expect.poll(() => shown(page), { timeout: PATIENCE }).toEqual(before);
    }
    await choose(page, 'done');
    await asked(page);
  }
  expect(met).toBe(2);
  const before = await shown(page);
  const stage = page.locator('.tk-stage', { hasText: 'being put together' });
  const joiners = page.locator('[data-option^="with "]');
  const begin = async (text: string) => {
    await page.locator(`[data-option="${text}"]`).first().click();
    await stage.waitFor();
    await page.waitForFunction(() =>
      document.querySelector('[data-option^="with "], [data-option="declare"]'),
    );
  };
  // Where a single unit can attack, it joins by itself; that is left by one press, too.
  let target = '';
  for (const text of (await offers(page)).filter((one) => one.startsWith('attack '))) {
    await begin(text);
    if ((await joiners.count()) > 1) target = text;
    await leads(page, 1, before);
    if (target !== '') break;
  }
  expect(target).not.toBe('');
  // With attackers, one by one.
  await begin(target);
  await joiners.first().click();
  await page.locator('.tk-stage .tk-party .tk-leave').first().waitFor();
  await leads(page, 2, before);
  await stage.waitFor({ state: 'detached' });
  // Everybody at once.
  await begin(target);
  await page.getByRole('button', { name: 'Everybody who can' }).click();
  await page.locator('.tk-stage .tk-party .tk-leave').first().waitFor();
  for (let i = 0; i < 12 && (await stage.count()) > 0; i++) {
    const now = await shown(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page), { timeout: PATIENCE }).not.toEqual(now);
  }
  await expect.poll(() => shown(page), { timeout: PATIENCE }).toEqual(before);
  await visit.close();
});
