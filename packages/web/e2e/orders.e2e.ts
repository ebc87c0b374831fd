import { anytimeOpens, type Machine, type State } from '@sandtable/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGameUntil } from './bots-game.js';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { idOf, keepMoment, keepMoments, MOMENTS } from './moments.js';
import { answer, asked, askedAgain, progress, question, sensible } from './player.js';
import { SIZES } from './sizes.js';

// Standing orders, and questions that leave nothing to choose.

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** A reaction of Japan in its own turn, with two cards. */
async function atReaction(): Promise<Visit> {
  const visit = await Visit.at(browser, host.address);
  await visit.go();
  await keepMoments(visit.page);
  await visit.page.reload();
  const moment = MOMENTS.find(({ game, why }) => game === 'qmg-ww2' && why === 'wordiest reaction')!;
  await visit.go(`#/table/${idOf(moment)}`);
  await asked(visit.page);
  return visit;
}

/** The orders that cannot be pressed, after whatever leads to them. */
function outOfReach(page: Page): Promise<string[]> {
  return page.locator('.orders button.option').evaluateAll((all) =>
    all.flatMap((button) => {
      button.scrollIntoView({ block: 'nearest', inline: 'end' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
      return inside && button.contains(hit) ? [] : [`${button.textContent}`];
    }),
  );
}

it('offers standing orders in a reaction at every size: below the buttons, or behind one of them', async () => {
  const visit = await atReaction();
  const { page } = visit;
  for (const [width, height] of SIZES) {
    const name = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    const button = page.locator('.orders-button');
    const isBehind = height <= 500;
    await expect.poll(() => button.count(), { timeout: PATIENCE }).toBe(isBehind ? 1 : 0);
    if (isBehind) {
      expect(await page.locator('.orders').isVisible()).toBe(false);
      await button.click();
    }
    await page.getByRole('button', { name: 'Pass this turn' }).waitFor();
    expect(await page.locator('.orders button.option').count(), name).toBe(5);
    // Where the row is longer than its place, it says how many follow, and goes there.
    const more = page.locator('.orders .swipe-on');
    for (let i = 0; i < 5 && (await more.isVisible()); i++) {
      const rest = await more.textContent();
      await more.click();
      await page.waitForFunction(
        (before) => document.querySelector('.orders .swipe-on')?.textContent !== before,
        rest,
      );
    }
    const last = await page.locator('.orders button.option').last().boundingBox();
    expect(last!.x + last!.width / 2, name).toBeLessThanOrEqual(width);
    expect(await outOfReach(page), name).toEqual([]);
    if (isBehind) {
      await visit.isAccessible();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.orders').isVisible()).toBe(false);
    }
  }
  await visit.close();
});

it('lets an order for this turn lapse with the turn', async () => {
  const visit = await atReaction();
  const { page } = visit;
  await page.setViewportSize({ width: 844, height: 390 });
  const before = await progress(page);
  await page.locator('.orders-button').click();
  await page.getByRole('button', { name: 'Pass this turn' }).click();
  // It answers this question, too.
  await askedAgain(page, before);
  const given = page.locator('.given-orders');
  const turn = () =>
    page.evaluate(() =>
      [
        document.querySelector('.head-round')?.textContent,
        document.querySelector<HTMLElement>('.strip.is-now')?.dataset.strip,
      ].join(),
    );
  const first = await turn();
  expect(first).toContain('japan');
  let kept = 0;
  for (let step = 0; step < 20 && (await turn()) === first; step++) {
    // As long as the turn lasts, it is in force, and says how it is cancelled.
    expect(await given.textContent()).toContain('Ask me again');
    kept++;
    await answer(page, (options) => options.find((text) => /^(done|pass)$/.test(text)) ?? options[0]);
    await asked(page);
  }
  expect(kept).toBeGreaterThan(0);
  expect(await turn()).not.toBe(first);
  expect(await given.count()).toBe(0);
  await visit.close();
});

it('never asks about a card again, once told so', async () => {
  const visit = await atReaction();
  const { page } = visit;
  const before = await progress(page);
  const never = page.locator('.orders button', { hasText: 'Never ask me about' });
  const names = await never.allTextContents();
  expect(names.length).toBe(2);
  const given = page.locator('.given-orders li');
  // As long as the other card could be used, the question stays.
  await never.filter({ hasText: names[0] }).click();
  await given.first().waitFor();
  expect(await progress(page)).toBe(before);
  await never.filter({ hasText: names[1] }).click();
  await askedAgain(page, before);
  expect(await given.allTextContents()).toEqual(names.map((name) => expect.stringContaining(name)));
  await visit.close();
});

/** Somebody is asked who has only one choice, so that the others do not learn that. */
function isIdle(machine: Machine<unknown, unknown>, state: State<unknown>, seat: number): boolean {
  return machine.legal(state, seat).length === 1 && !anytimeOpens(machine, state, seat);
}

/** The answers that are offered; what may be done at any time is none. */
const answers = async (page: Page) =>
  page
    .locator('[data-option]')
    .evaluateAll((all) =>
      all.flatMap((one) => (one.closest('.anytime') ? [] : [one.getAttribute('data-option')])),
    );

it.each(['qmg-ww2', 'east-front'])(
  'does not ask against bots where there is nothing to choose, unless one wants to be asked (%s)',
  async (game) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    const position = await botsGameUntil('a', game, isIdle);
    await visit.go();
    await page.evaluate(() => localStorage.setItem('sandtable.idle-questions', 'ask'));
    for (const id of ['wants', 'usual']) await keepMoment(page, id, { ...position, game });
    await page.reload();
    await visit.go('#/table/wants');
    await asked(page);
    expect(await answers(page)).toHaveLength(1);
    // The setting is heeded at once.
    const before = await progress(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Answer them for me').click();
    await askedAgain(page, before);

    // The same game again: that question does not come, nor any other with one choice.
    await visit.go('#/table/usual');
    for (let step = 0; step < 8 && (await asked(page)); step++) {
      expect(new Set(await answers(page)).size, (await question(page)) ?? '').toBeGreaterThan(1);
      await answer(page, sensible);
    }
    await visit.close();
  },
);
