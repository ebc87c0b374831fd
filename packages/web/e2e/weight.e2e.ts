import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const quick = (game: string, n: number) => async (visit: Visit) => {
  await visit.go();
  await visit.page.locator(`[aria-labelledby="quick-${game}"] .seat-card`).nth(n).click();
};

/** By the form for a new game. */
const scenario = (game: string, value: string) => async (visit: Visit) => {
  await visit.go(`#/new/${game}`);
  await visit.page.locator(`select:has(option[value="${value}"])`).selectOption(value);
  await visit.page.locator('.setup-foot .primary').click();
};

/** What other languages load beside the same page: what games say, which English has in the games themselves. */
const LANGUAGES = [
  ['en', 0],
  ['de', 95],
  ['fr', 95],
] as const;

describe.each(LANGUAGES)('in %s', (language, more) => {
  it.each([
    ['qmg-ww2', 'Japan', quick('qmg-ww2', 1), 350],
    ['east-front', 'Axis', quick('east-front', 0), 330],
    ['totaler-krieg', 'Case White', quick('totaler-krieg', 0), 440],
    ['totaler-krieg', 'Barbarossa', scenario('totaler-krieg', 'barbarossa'), 525],
    ['totaler-krieg', 'The Fall of France', scenario('totaler-krieg', 'fall-of-france'), 525],
    ['totaler-krieg', '1937', scenario('totaler-krieg', '1937'), 560],
  ])(
    'until the first question of %s, %s, with one map, less than 330 KB are loaded',
    async (game, _, begin, most) => {
      const visit = await Visit.at(browser, host.address);
      const { page } = visit;
      await page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
      const weighing = await Weighing.of(page);
      await begin(visit);
      await asked(page);
      await page.waitForLoadState('networkidle');
      const { untilAsked: weights, all } = await weighing.result();
      const maps = [...weights.keys()].filter((path) => /map-data-(?!hex-coast)/.test(path));
      expect(maps).toEqual([expect.stringContaining(game)]);
      expect(sumOf(weights), heaviestOf(weights)).toBeLessThan(BAR);
      expect(sumOf(all), heaviestOf(all)).toBeLessThan(most + more);
      await visit.close();
    },
  );
});

const heaviestOf = (weights: Weights) =>
  JSON.stringify([...weights].sort(([, a], [, b]) => b - a).slice(0, 20));
