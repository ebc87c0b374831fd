import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { placeOf } from './map.js';
import { asked } from './player.js';

/** Interaction to next paint, in milliseconds, at a quarter of this machine's speed. */
const BAR = 100;
const SLOWER = 4;

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Begins to note how long every press and click takes until the next paint. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: [string, number][] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      // What counts as an interaction: presses and clicks, not the pointer passing by.
      for (const { name, duration } of list.getEntries())
        if (/^(pointer|mouse)(down|up)$|^click$|^key/.test(name)) noted.push([name, duration]);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

/** The middle one of the times noted for an action that is repeated. */
async function median(page: Page, times: number, act: (i: number) => Promise<unknown>): Promise<number> {
  const slowest: number[] = [];
  for (let i = 0; i < times; i++) {
    await page.evaluate(() => {
      (window as unknown as { noted: unknown[] }).noted.length = 0;
    });
    await act(i);
    await page.waitForTimeout(900);
    const noted = await page.evaluate(() => (window as unknown as { noted: [string, number][] }).noted);
    slowest.push(Math.max(0, ...noted.map(([, duration]) => duration)));
  }
  return slowest.sort((a, b) => a - b)[Math.floor(times / 2)];
}

it('answers a touch within a tenth of a second on a mid-game board, on a slow machine', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  const buffer = Buffer.from(await botsGame('quick', 170));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'half.journal', mimeType: 'text/plain', buffer });
  await page.locator('.replay-controls').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: '6 players' }).click();
  await page.getByLabel('Cover the screen').uncheck();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await asked(page);
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);

  const cards = page.locator('.hand .card');
  const count = Math.min(5, await cards.count());
  const spaces = ['africa', 'india', 'north-sea', 'siberia', 'australia'];
  const times = {
    card: await median(page, 5, (i) => cards.nth(i % count).click({ force: true })),
    space: await median(page, 5, async (i) => {
      const { x, y } = await placeOf(page, spaces[i]);
      await page.mouse.click(x, y);
    }),
    walk: await median(page, 5, () => page.keyboard.press('ArrowDown')),
    zoom: await median(page, 5, (i) => page.keyboard.press(i % 2 === 0 ? '+' : '-')),
    overlay: await median(page, 5, () => page.locator('.overlay-bar select').press('ArrowDown')),
  };
  for (const [what, time] of Object.entries(times))
    expect(`${what} ${time < BAR ? 'quick' : time}`).toBe(`${what} quick`);
  await visit.close();
});
