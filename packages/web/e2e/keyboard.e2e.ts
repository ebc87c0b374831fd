import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { still } from './map.js';
import { idOf, keepMoments, MOMENTS } from './moments.js';
import { asked, askedAgain, progress, question } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

it('is played by the keyboard alone', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, /Play as Japan/);
  await page.keyboard.press('Enter');
  for (let i = 0; i < 3; i++) {
    await asked(page);
    const before = await progress(page);
    // Arrow keys walk the options, Enter confirms.
    await page.keyboard.press('ArrowDown');
    await page.locator('.confirm .primary:not([disabled])').waitFor();
    await page.keyboard.press('Enter');
    await askedAgain(page, before);
  }
  await page.locator('.prompt h2', { hasText: 'plays or discards' }).waitFor();
  // Esc steps back from a choice.
  await page.keyboard.press('ArrowDown');
  await page.locator('.confirm .primary:not([disabled])').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.confirm .primary[disabled]').waitFor();
  // The map zooms and moves.
  const place = () => page.locator('.map-wrapper').getAttribute('style');
  await still(page);
  const before = await place();
  await page.keyboard.press('+');
  await expect.poll(place, { timeout: PATIENCE }).not.toBe(before);
  await still(page);
  const closer = await place();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(place, { timeout: PATIENCE }).not.toBe(closer);
  // A list in the panel is reached by Tab, and its buttons by Enter.
  await tabTo(page, /^Play /);
  await page.keyboard.press('Enter');
  await page.locator('.confirm .primary:not([disabled])').waitFor();
  expect(await question(page)).toContain('plays or discards');
  // The log opens by a key, and arrow keys move between the tabs.
  await page.keyboard.press('l');
  await page.locator('.log-lines').waitFor();
  await tabTo(page, /^Log$/);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Cards', selected: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Map', selected: true }).waitFor();
  // The map in words: every space is a button that says what is there and why it cannot be chosen.
  await tabTo(page, /^Canada/);
  await page.locator('.inspector strong', { hasText: 'Canada' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await visit.close();
});

it('tells a screen reader what is asked and what happened', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as Italy' }).click();
  await asked(page);
  await page
    .locator('[role=log][aria-live=polite]', { hasText: 'Italy, you decide' })
    .waitFor({ state: 'attached' });
  await visit.close();
});

it('keeps the focus with the question: after a card at its targets, after a choice at the next question', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  const combat = MOMENTS.find(({ game, why }) => game === 'east-front' && why === 'fullest combat')!;
  await visit.go(`#/table/${idOf(combat)}`);
  await asked(page);
  for (let step = 0; step < 3; step++) {
    const before = await progress(page);
    await page.locator('.options .option').first().focus();
    await page.keyboard.press('Enter');
    // What only selects is confirmed by the same key.
    const confirm = page.locator('.confirm .primary:not([disabled])');
    await page.waitForFunction(
      (seq) =>
        document.querySelector('.table')?.getAttribute('data-seq') !== seq ||
        document.querySelector('.confirm .primary:not([disabled])') !== null,
      before,
    );
    if ((await progress(page)) === before && (await confirm.count()) > 0) await page.keyboard.press('Enter');
    await askedAgain(page, before);
    await page.waitForFunction(() => document.activeElement?.matches('.prompt .options'));
    // The next Tab leads to the first option.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.options') !== null)).toBe(true);
  }
  await visit.close();
});

it.each([
  ['qmg-ww2', 'wordiest reaction'],
  ['east-front', 'fullest combat'],
  ['totaler-krieg', 'odds and options'],
])(
  'stops with Tab at what can be seen only, the question before its buttons, all within one round: %s',
  async (game, why) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await visit.go();
    await keepMoments(page);
    await page.reload();
    await visit.go(`#/table/${idOf(MOMENTS.find((one) => one.game === game && one.why === why)!)}`);
    await asked(page);
    const stops: { part: string; seen: boolean; name: string }[] = [];
    for (let i = 0; i < 250; i++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { left, top, right, bottom } = focused.getBoundingClientRect();
        const parts = ['.table-head', '.strips-part', '.board-area', '.confirm', '.prompt', '.tray'];
        return {
          part: parts.find((one) => focused.closest(one)) ?? '',
          seen:
            right > left && bottom > top && left < innerWidth && top < innerHeight && right > 0 && bottom > 0,
          name: `${focused.className} ${focused.textContent?.slice(0, 40)}`,
        };
      });
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(12);
    // It came round.
    expect(stops.length).toBeLessThan(250);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    const first = (part: string) => stops.findIndex((stop) => stop.part === part);
    expect(first('.table-head')).toBeLessThan(first('.prompt'));
    // There may be no button yet that can be pressed.
    if (first('.confirm') >= 0) expect(first('.prompt')).toBeLessThan(first('.confirm'));
    await visit.close();
  },
);
