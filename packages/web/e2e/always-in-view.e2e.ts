import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { keepCampaign, longestQuestions } from './campaign-game.js';
import { APP, Host } from './host.js';
import { idOf, keepMoments, MOMENTS } from './moments.js';
import { asked } from './player.js';

// The question, its options and its buttons are always in view: at every size, with and without hints, for the
// questions of every game that need the most space (found by find-longest-prompts.mjs).

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** What is wrong with the page as it is now, in words; empty if all is in view. */
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const [width, height] = [innerWidth, innerHeight];
    /** Whether a place of the page belongs to an element, and nothing covers it. */
    const isUncovered = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const inView = (element: Element | null, what: string) => {
      if (!element) {
        found.push(`${what} is missing`);
        return;
      }
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1)
        found.push(`${what} is outside: ${[left, top, right, bottom].map(Math.round)}`);
      else if (right - left < 8 || bottom - top < 8) found.push(`${what} has no size`);
      else if (
        ![left + 4, (left + right) / 2, right - 4].every((x) => isUncovered(element, x, (top + bottom) / 2))
      )
        found.push(`${what} is covered`);
    };
    inView(document.querySelector('.prompt h2'), 'the question');
    const buttons = [...document.querySelectorAll('.confirm-row button')];
    if (buttons.length === 0) found.push('there are no buttons');
    for (const button of buttons) inView(button, `the button “${button.textContent}”`);
    // On a phone on its side the height is for the options: the buttons are in one row.
    const tops = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    if (height <= 500 && tops.size > 1) found.push('the buttons are in more than one row');
    const options = [...document.querySelectorAll('.options .option')].filter(
      (one) => !one.closest('details:not([open])'),
    );
    const isSeen = (option: Element) => {
      const { left, top, right, bottom } = option.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const inside = x > 0 && y > 0 && x < width && y < height;
      return inside && option.contains(document.elementFromPoint(x, y));
    };
    const seen = options.filter(isSeen);
    const pressable = buttons.filter((button) => button.matches('[data-option]'));
    if (options.length > 0 && seen.length === 0) found.push('no option is in view');
    if (options.length + pressable.length === 0) found.push('there are no options');
    // A long list says that it goes on.
    if (seen.length < options.length && seen.length < options.length - 1)
      inView(
        document.querySelector('.options-more'),
        `the way to ${options.length - seen.length} more options`,
      );
    const map = document.querySelector('.board-frame')?.getBoundingClientRect();
    const enough = height <= 500 ? 0.55 * (height - 44) : Math.min(200, 0.22 * height);
    if (!map || map.height < enough) found.push(`the map has a height of ${map?.height}`);
    else if (
      !isUncovered(
        document.querySelector('.board-frame')!,
        map.left + map.width / 2,
        map.top + map.height / 2,
      )
    )
      found.push('the map is covered');
    if (document.documentElement.scrollWidth > width) found.push('the page is wider than the screen');
    // Nothing below the map makes it wider than its place: its buttons are at its right edge.
    for (const button of document.querySelectorAll('.board-tools button'))
      if (button.checkVisibility()) inView(button, `the button of the map “${button.ariaLabel}”`);
    // Cards in the tray are whole.
    for (const card of document.querySelectorAll('.tray .cards .card'))
      if (card.getBoundingClientRect().bottom > height + 1) found.push(`a card is cut: ${card.textContent}`);
    // The kind of a card can be read, however long it is.
    for (const kind of document.querySelectorAll('.card-type'))
      if (kind.scrollWidth > kind.clientWidth) found.push(`the kind of a card is cut: ${kind.textContent}`);
    // A long date does not run into the score.
    const [round, score] = ['.head-round', '.head-score'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (round && score && round.right > score.left) found.push('the date and the score overlap');
    return found;
  });
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

describe.each(['on', 'off'])('with hints %s', (hints) => {
  it('keeps question, options and buttons in view at every size', async () => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await page.addInitScript((value) => localStorage.setItem('sandtable.hints', value), hints);
    await visit.go();
    await keepMoments(page);
    await page.reload();
    const found: string[] = [];
    let measured = 0;
    for (const moment of MOMENTS) {
      await visit.go(`#/table/${idOf(moment)}`);
      // A question without a choice is not asked against bots.
      if (!(await asked(page))) continue;
      measured++;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const name = `${moment.game}, ${moment.why}, ${width}×${height}`;
        found.push(...(await troubles(page)).map((trouble) => `${name}: ${trouble}`));
        // What is pointed at is previewed: the consequences give way before the options do.
        const option = page.locator('.options .option').first();
        if ((await option.count()) === 0) continue;
        await option.focus();
        await settle(page);
        found.push(...(await troubles(page)).map((trouble) => `${name}, previewed: ${trouble}`));
        await option.blur();
      }
    }
    expect(found).toEqual([]);
    expect(measured).toBeGreaterThan(MOMENTS.length - 4);
    await visit.close();
  });
});

it('keeps the first choice of a game in view at every size: three cards of ten', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    found.push(...(await troubles(page)).map((trouble) => `${width}×${height}: ${trouble}`));
  }
  expect(found).toEqual([]);
  await visit.close();
});

it.each(['1937', '1939', '1942'])(
  'keeps the longest questions of the campaign of %s in view at every size',
  async (scenario) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    const games = await longestQuestions(scenario, 400);
    expect(games.length).toBeGreaterThan(1);
    await visit.go();
    const found: string[] = [];
    for (const [n, game] of games.entries()) {
      await visit.go(await keepCampaign(page, game, `long-${n}`));
      // A question without a choice is not asked against bots.
      if (!(await asked(page))) continue;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const name = `${(await page.locator('.prompt h2').textContent()) ?? ''} ${width}×${height}`;
        found.push(...(await troubles(page)).map((trouble) => `${name}: ${trouble}`));
      }
    }
    expect(found).toEqual([]);
    await visit.close();
  },
);

it.each(['en', 'de', 'fr'])(
  'shows the cards of long reactions in full on every screen that is not a phone (%s)',
  async (language) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
    await visit.go();
    await keepMoments(page);
    await page.reload();
    const reactions = MOMENTS.filter(
      ({ game, why }) => game === 'qmg-ww2' && /longest prompt|wordiest reaction/.test(why),
    );
    expect(reactions.length).toBe(2);
    for (const moment of reactions) {
      await visit.go(`#/table/${idOf(moment)}`);
      expect(await asked(page)).toBe(true);
      for (const [width, height] of SIZES.slice(0, 4)) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const texts = page.locator('.duel .card-text');
        expect(await texts.count()).toBeGreaterThanOrEqual(2);
        const cut = await texts.evaluateAll((all) =>
          all.filter((text) => {
            const { left, right, bottom, height } = text.getBoundingClientRect();
            const last = document.elementFromPoint((left + right) / 2, bottom - 2);
            const small = Number.parseFloat(getComputedStyle(text).fontSize) < 11;
            return small || height < 20 || last === null || !text.closest('.card')!.contains(last);
          }),
        );
        expect(cut, `${moment.why}, ${width}×${height}`).toEqual([]);
        // Pointing at the answer does not fold the cards.
        await page.locator('.options .option:visible, .confirm-row .primary[data-option]').first().hover();
        await settle(page);
        expect(await texts.first().isVisible()).toBe(true);
        await page.mouse.move(2, 2);
      }
    }
    await visit.close();
  },
);
