import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { DESKTOP, launch, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { idOf, keepMoments, MOMENTS } from './moments.js';
import { asked, choose, discardFirst, openTab } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('is accessible: pages for reading and setup', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.locator('.lid svg').first().waitFor();
  await visit.isAccessible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Dark').waitFor();
  await visit.isAccessible();
  await page.keyboard.press('Escape');

  await visit.go('#/new/qmg-ww2');
  await page.locator('.setup details summary').click();
  await visit.isAccessible();
  // This host has files only: nobody answers who is asking.
  visit.foresee(/status of 404/);
  await visit.go('#/new/qmg-ww2?online=1');
  await page.getByLabel('By correspondence').check();
  await visit.isAccessible();

  await visit.go('#/rules');
  await page.getByRole('link', { name: /Outposts/ }).waitFor();
  await visit.isAccessible();
  await visit.go('#/rules/qmg-ww2/supply.line');
  await page.locator('.rule.is-here', { hasText: 'The supply line' }).waitFor();
  await visit.isAccessible();
  await page.getByLabel('Search the rules').fill('strait');
  await page.locator('.found').first().waitFor();
  await visit.isAccessible();

  for (const nowhere of ['#/nowhere', '#/table/none', '#/replay/none']) {
    await visit.go(nowhere);
    await page.getByText(/There is no such (page|game)/).waitFor();
    await visit.isAccessible();
  }
  await visit.close();
});

it.each(['qmg-ww2', 'east-front', 'totaler-krieg', 'outposts', 'bridgehead'])(
  'is accessible on a desk and on a phone: the form for a new game, the two minutes and the rulebook of %s',
  async (game) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    for (const [address, shown] of [
      [`#/new/${game}`, '.seat-rows'],
      [`#/about/${game}`, 'h1'],
      [`#/rules/${game}`, '.rule'],
    ]) {
      await visit.go(address);
      await page.locator(`main ${shown}`).first().waitFor();
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await visit.isAccessible();
      }
    }
    await visit.close();
  },
);

it('is accessible: the table, its tabs, its menus and its sheets', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.getByRole('button', { name: 'Play as Germany' }).click();
  await asked(page);
  await discardFirst(page, /build-army/);
  await page.locator('.prompt h2', { hasText: 'plays or discards' }).waitFor();
  await choose(page, 'play build-army');
  await page.locator('.prompt h2', { hasText: 'builds an Army' }).waitFor();

  // A card says what is written on it, and on click why it cannot be chosen.
  await page.locator('.hand .card').first().focus();
  expect(await page.locator('.hand .card').first().getAttribute('aria-description')).toMatch(/\w+/);
  await visit.isAccessible();
  await page.locator('.hand .card').first().press('Enter');
  await page.locator('.why-not').waitFor();
  await visit.isAccessible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.locator('.outlook li').first().waitFor();
  await visit.isAccessible();
  await page.getByRole('button', { name: /Why you are asked/ }).click();
  await visit.isAccessible();
  await page.locator('.chain .rule-link button').click();
  await page.locator('.rule-sheet .prose').waitFor();
  await visit.isAccessible();
  await page.keyboard.press('Escape');

  await openTab(page, 'Log');
  await page.getByRole('button', { name: 'In notation' }).click();
  await visit.isAccessible();
  // A few rows of the long lists stand for the rest.
  await openTab(page, 'Cards');
  await page.getByLabel('Search names and texts').fill('blitzkrieg');
  await visit.isAccessible();
  await openTab(page, 'Map');
  await page.getByLabel('Search places').fill('europe');
  await visit.isAccessible();
  await openTab(page, 'Seats');
  await visit.isAccessible();
  for (const overlay of ['Supply lines: Germany', 'Next Victory step']) {
    await page.locator('.overlay-bar select').selectOption({ label: overlay });
    await page.locator('.overlay-words summary').click();
    await visit.isAccessible();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await visit.isAccessible();
  await page.keyboard.press('Escape');
  // A sheet takes the focus and gives it back.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.waitFor();
  expect(await keys.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  await visit.isAccessible();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await visit.close();
});

it('is accessible: the end of a game and its replay', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/new/noughts');
  await page.getByRole('button', { name: '2 players' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const cell of ['a1', 'b2', 'b1', 'c3', 'c1']) {
    await page.locator('.curtain .primary').click();
    await choose(page, `mark ${cell}`);
  }
  await page.locator('.ending').waitFor();
  await visit.isAccessible();

  await visit.go();
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.journal',
    mimeType: 'text/plain',
    buffer: Buffer.from(await botsGame('replay', 60)),
  });
  await page.locator('.replay-controls').waitFor();
  await visit.isAccessible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await visit.isAccessible();
  await visit.close();
});

it.each([
  ['qmg-ww2', 'wordiest reaction'],
  ['east-front', 'most cards in a reaction'],
  ['totaler-krieg', 'odds and options'],
])(
  'is accessible: a full question of %s on a desk and on a phone, a strip and a pile that are opened',
  async (game, why) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await visit.go();
    await keepMoments(page);
    await page.reload();
    await visit.go(`#/table/${idOf(MOMENTS.find((one) => one.game === game && one.why === why)!)}`);
    await asked(page);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await visit.isAccessible();
      await page.locator('.strip').first().click();
      await page.locator('#strip-sheet').waitFor();
      await visit.isAccessible();
      await page.keyboard.press('Escape');
      await page.locator('#strip-sheet').waitFor({ state: 'detached' });
    }
    await page.setViewportSize(DESKTOP);
    const pile = page.locator('.own-pile').first();
    if ((await pile.count()) > 0) {
      await pile.click();
      await page.locator('.pile-sheet').waitFor();
      await visit.isAccessible();
    }
    await visit.close();
  },
);

it('is accessible: the list of games with its dialog, and what happened since the last turn', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.locator('dialog[open]').waitFor();
  await visit.isAccessible();
  await visit.answer('Cancel');
  await visit.go(`#/table/${idOf(MOMENTS.find(({ why }) => why === 'deepest chain')!)}`);
  await asked(page);
  await page.getByRole('button', { name: /Since your last turn/ }).click();
  await page.locator('.since-list').waitFor();
  await visit.isAccessible();
  await visit.close();
});
