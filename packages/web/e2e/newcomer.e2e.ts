import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { placeOf, still } from './map.js';
import {
  answer,
  asked,
  choose,
  discardFirst,
  foreseen,
  logged,
  openTab,
  question,
  sensible,
} from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('leads a newcomer by one click into a game against bots, and through its first round', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  // Its hand has cards enough to part with.
  await visit.go('#/?seed=kursk');
  await page.getByRole('button', { name: 'Play as Germany' }).click();

  // The first hand, with hints.
  expect(await asked(page)).toBe(true);
  expect(await question(page)).toContain('Germany discards 3 of its first cards');
  await page.getByText('Your first hand').waitFor();
  await discardFirst(page, /build-army|land-battle/);

  // The first turn: the card, the piece, the supply line.
  await page.getByText('Your turn: one card').waitFor();
  const card = page.locator('.card.is-legal', { hasText: 'Build Army' }).first();
  await card.click();
  await page.locator('.which', { hasText: 'Build Army' }).waitFor();
  // It waits for its space: the points that come at the end of the turn are not lost by it.
  await foreseen(page);
  expect(await page.locator('.outlook', { hasText: 'VP' }).count()).toBe(0);
  let rounds = 0;
  for (let step = 0; step < 60 && rounds < 2; step++) {
    if (!(await asked(page))) break;
    const round = (await page.locator('.head-round').textContent()) ?? '';
    rounds = Number(/Round (\d+)/.exec(round)?.[1] ?? 0);
    if (rounds >= 2) break;
    await answer(page, sensible);
  }
  expect(rounds).toBe(2);
  expect(await page.locator('.log-heading').allTextContents()).toContain('Round 2');

  // The game is saved: the start page offers to continue it.
  await visit.go();
  await page.getByRole('link', { name: /Quartermaster General WW2.*Germany/ }).click();
  await asked(page);
  expect(await page.locator('.head-round').textContent()).toContain('Round 2');
  await visit.close();
});

it('shows what a choice would do before it is made, says why others are not legal, and takes it back', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.askFirst();
  await visit.go('#/?seed=kursk');
  await page.getByRole('button', { name: 'Play as Germany' }).click();
  // Nothing was revealed by the discard, so it can be undone, unless a bot that discards at the same time came after it.
  await asked(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  let left = 3;
  do {
    await page.keyboard.press('ArrowDown');
    await page.locator('.confirm .primary:not([disabled])').waitFor();
    await page.keyboard.press('Enter');
    left--;
    await page.locator('.prompt h2', { hasText: `discards ${left} of` }).waitFor();
  } while (left > 1 && (await undo.isDisabled()));
  await undo.click();
  await logged(page, 'takes back a choice');
  await page.locator('.prompt h2', { hasText: `discards ${left + 1} of` }).waitFor();
  await discardFirst(page, /build-army/);
  await page.locator('.prompt h2', { hasText: 'plays or discards' }).waitFor();

  // A card that can be played or discarded asks which; Esc steps back.
  await page.locator('.card.is-legal', { hasText: 'Build Army' }).first().click();
  await page.locator('.which', { hasText: 'Build Army' }).waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'play build-army');

  // Legal spaces are highlighted; an illegal one says why, with its rule, on hover and on click.
  await page.locator('.prompt h2', { hasText: 'builds an Army' }).waitFor();
  await page.locator('.lit.is-legal').nth(2).waitFor({ state: 'attached' });
  // The camera shows where one may build; what is far away is on the whole map.
  await page.getByRole('button', { name: 'Whole map' }).click();
  await still(page);
  const far = await placeOf(page, 'africa');
  await page.mouse.move(far.x, far.y);
  await page.locator('.inspector-no', { hasText: 'supplied' }).waitFor();
  await page.mouse.click(far.x, far.y);
  await page.locator('.why-not', { hasText: 'Build next to a supplied piece' }).waitFor();

  // The preview: a ghost on the map, and a text. Nothing has happened yet.
  await still(page);
  const near = await placeOf(page, 'eastern-europe');
  await page.mouse.click(near.x, near.y);
  await page.locator('.outlook', { hasText: 'put an Army of Germany in Eastern Europe' }).waitFor();
  await page.locator('.piece.is-ghost.is-chosen[data-at="eastern-europe"]').first().waitFor();
  await page.getByText('A supply line to Eastern Europe').waitFor();
  await page.keyboard.press('Escape');
  // What one may choose keeps its ghosts; none is the chosen one.
  await page.waitForFunction(() => !document.querySelector('.piece.is-ghost.is-chosen'));
  await page.locator('.outlook').waitFor({ state: 'detached' });
  // The card has been revealed, so that cannot be undone.
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await visit.close();
});

it('shows supply, threats and points on the map and in words, and every card', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as United Kingdom' }).click();
  await asked(page);
  const overlays = page.locator('.overlay-bar select');
  await overlays.selectOption({ label: 'Supply lines: Soviet Union' });
  await page.locator('.supply .source').first().waitFor();
  await page.locator('.overlay-words summary').click();
  await page.locator('.overlay-words', { hasText: 'its own space is a Supply space' }).waitFor();
  await overlays.selectOption({ label: 'Next Victory step' });
  await page.locator('.score-note').nth(5).waitFor({ state: 'attached' });
  await overlays.selectOption({ label: 'Threatened pieces' });

  await openTab(page, 'Cards');
  await page.locator('.card-grid > li').first().waitFor();
  await page.locator('.card-grid > li').nth(100).waitFor({ state: 'attached' });
  await page.getByLabel('Search names and texts').fill('blitzkrieg');
  await page.locator('.card-browser', { hasText: /printed in|told by/ }).waitFor();
  await expect.poll(() => page.locator('.card-grid > li').count(), { timeout: PATIENCE }).toBeLessThan(10);
  await visit.close();
});
