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

it('weighs under 300 KB until the first question is asked, under 600 KB with the map', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  const weights = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.context().on('response', (response) => {
    reading.push(
      response.body().then(
        (body) => {
          weights.set(new URL(response.url()).pathname, gzipSync(body).length);
        },
        () => {},
      ),
    );
  });
  await visit.go();
  await page.getByRole('button', { name: 'Play as Japan' }).click();
  await asked(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  const all = [...weights];
  const sum = (list: [string, number][]) => list.reduce((total, [, bytes]) => total + bytes, 0) / 1000;
  const map = all.filter(([path]) => path.includes('map-data'));
  expect(map.length).toBeGreaterThan(0);
  expect(sum(all) - sum(map)).toBeLessThan(300);
  expect(sum(all)).toBeLessThan(600);
  await visit.close();
});
