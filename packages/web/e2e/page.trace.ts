import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { median, PRESSED, type Pressed, SLOWER, slowDown } from './interactions.js';
import { asked } from './player.js';

/** `npm run trace`: what the page weighs, how soon it asks, and how soon it answers a press. It prints and judges nothing. */
let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** The first seat that is offered for each game. */
const BEGUN: readonly [game: string, seat: string][] = [
  ['qmg-ww2', 'Japan'],
  ['east-front', 'Axis'],
  ['totaler-krieg', 'Axis'],
];

const print = (...words: unknown[]) => process.stdout.write(`${words.join(' ')}\n`);
const load = () => `load ${loadavg()[0].toFixed(1)}`;

/** From the address to the first question: kilobytes, gzipped, and seconds on a slow machine. */
async function firstQuestion(
  page: Page,
  visit: Visit,
  game: string,
  seat: string,
): Promise<{ weight: number; time: number }> {
  const bodies: Promise<number>[] = [];
  page.context().on('response', (response) => {
    bodies.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  await slowDown(page);
  const from = performance.now();
  await visit.go();
  await page
    .locator(`[aria-labelledby="quick-${game}"]`)
    .getByRole('button', { name: `Play as ${seat}` })
    .click();
  await asked(page);
  const time = (performance.now() - from) / 1000;
  await page.waitForLoadState('networkidle');
  const weight = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  return { weight, time };
}

it.each(BEGUN)('%s until the first question', async (game, seat) => {
  const visit = await Visit.at(browser, host.address);
  const { weight, time } = await firstQuestion(visit.page, visit, game, seat);
  print(`${game}: ${weight.toFixed(0)} KB gzipped, ${time.toFixed(1)} s, ${SLOWER}× slower; ${load()}`);
  await visit.close();
});

it.each(PRESSED)('presses in $game', async (pressed: Pressed) => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await pressed.open(visit);
  await slowDown(page);
  for (const [what, action] of Object.entries(await pressed.actions(page)))
    print(`${pressed.game} ${what}: ${(await median(browser, page, action)).toFixed(0)} ms; ${load()}`);
  await visit.close();
});
