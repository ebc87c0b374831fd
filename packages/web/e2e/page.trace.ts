import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { median, PRESSED, type Pressed, SLOWER, slowDown } from './interactions.js';
import { asked } from './player.js';
import { sumOf, Weighing } from './weighing.js';

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

/** From the address to the first question: kilobytes until it is asked and until all is loaded, and seconds on a slow machine. */
async function firstQuestion(
  visit: Visit,
  game: string,
  seat: string,
): Promise<{ weight: number; all: number; time: number }> {
  const { page } = visit;
  const weighing = await Weighing.of(page);
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
  const { untilAsked, all } = await weighing.result();
  return { weight: sumOf(untilAsked), all: sumOf(all), time };
}

it.each(BEGUN)('%s until the first question', async (game, seat) => {
  const visit = await Visit.at(browser, host.address);
  const { weight, all, time } = await firstQuestion(visit, game, seat);
  const weights = `${weight.toFixed(0)} KB gzipped, ${all.toFixed(0)} KB with what follows`;
  print(`${game}: ${weights}, ${time.toFixed(1)} s, ${SLOWER}× slower; ${load()}`);
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
