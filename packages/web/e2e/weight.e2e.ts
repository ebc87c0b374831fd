import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Kilobytes, gzipped, with the map of the one game. */
it.each([
  ['Japan', 'qmg-ww2', 330],
  ['Axis', 'east-front', 330],
  ['Axis', 'totaler-krieg', 420],
])(
  'until %s is asked the first question of %s, with one map, weighs under %s KB',
  async (seat, game, most) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    const loaded: { path: string; from: number; size: number }[] = [];
    const reading: Promise<void>[] = [];
    page.context().on('requestfinished', (request) => {
      const { pathname: path } = new URL(request.url());
      const from = request.timing().startTime;
      const read = async () => {
        const body = await (await request.response())?.body();
        if (body) loaded.push({ path, from, size: gzipSync(body).length });
      };
      reading.push(read().catch(() => {}));
    });
    // Hints and sounds are loaded when the question is there.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.prompt h2')) return;
        Reflect.set(window, 'askedAt', Date.now());
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await visit.go();
    await page
      .locator(`[aria-labelledby="quick-${game}"]`)
      .getByRole('button', { name: `Play as ${seat}` })
      .click();
    await asked(page);
    await page.waitForLoadState('networkidle');
    await Promise.all(reading);
    const askedAt = Number(await page.evaluate(() => Reflect.get(window, 'askedAt')));
    const weights = new Map(
      loaded.filter(({ from }) => from <= askedAt).map(({ path, size }) => [path, size]),
    );
    const maps = [...weights.keys()].filter((path) => /map-data-(?!hex-coast)/.test(path));
    expect(maps).toEqual([expect.stringContaining(game)]);
    const sum = [...weights.values()].reduce((total, bytes) => total + bytes, 0) / 1000;
    const heaviest = [...weights].sort(([, a], [, b]) => b - a).slice(0, 12);
    expect(sum, JSON.stringify(heaviest)).toBeLessThan(most);
    await visit.close();
  },
);
