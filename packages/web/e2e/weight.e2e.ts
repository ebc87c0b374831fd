import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked } from './player.js';
import { sumOf, Weighing, type Weights } from './weighing.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Gzipped, with the map of the one game, until the question is there. What follows it has a limit of its own. */
const BAR = 330;

/** One press on the start page. */
const quick = (game: string, seat: string) => async (visit: Visit) => {
  await visit.go();
  await visit.page
    .locator(`[aria-labelledby="quick-${game}"]`)
    .getByRole('button', { name: `Play as ${seat}` })
    .click();
};

/** By the form for a new game. */
const scenario = (game: string, value: string) => async (visit: Visit) => {
  await visit.go(`#/new/${game}`);
  await visit.page.getByLabel('Scenario').selectOption(value);
  await visit.page.getByRole('button', { name: 'Begin' }).click();
};

it.each([
  ['qmg-ww2', 'Japan', quick('qmg-ww2', 'Japan'), 350],
  ['east-front', 'Axis', quick('east-front', 'Axis'), 330],
  ['totaler-krieg', 'Case White', quick('totaler-krieg', 'Axis'), 440],
  ['totaler-krieg', 'Barbarossa', scenario('totaler-krieg', 'barbarossa'), 525],
  ['totaler-krieg', 'The Fall of France', scenario('totaler-krieg', 'fall-of-france'), 525],
  ['totaler-krieg', '1937', scenario('totaler-krieg', '1937'), 560],
])(
  'until the first question of %s, %s, with one map, less than 330 KB are loaded',
  async (game, _, begin, most) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    const weighing = await Weighing.of(page);
    await begin(visit);
    await asked(page);
    await page.waitForLoadState('networkidle');
    const { untilAsked: weights, all } = await weighing.result();
    const maps = [...weights.keys()].filter((path) => /map-data-(?!hex-coast)/.test(path));
    expect(maps).toEqual([expect.stringContaining(game)]);
    expect(sumOf(weights), heaviestOf(weights)).toBeLessThan(BAR);
    expect(sumOf(all), heaviestOf(all)).toBeLessThan(most);
    await visit.close();
  },
);

const heaviestOf = (weights: Weights) =>
  JSON.stringify([...weights].sort(([, a], [, b]) => b - a).slice(0, 20));
