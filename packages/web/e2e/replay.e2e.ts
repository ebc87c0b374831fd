import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked, question } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('replays a journal: slider, viewers, turns, score, a link, and a new game from any moment', async () => {
  const visit = await Visit.at(browser, host.address, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visit;
  await visit.go();
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.journal',
    mimeType: 'text/plain',
    buffer: Buffer.from(await botsGame('replay')),
  });
  await page.locator('.replay-controls').waitFor();

  const at = (choice: number) =>
    page.locator('.replay-at', { hasText: new RegExp(`^Choice ${choice} of \\d+$`) }).waitFor();
  await page.getByRole('button', { name: 'One choice on' }).click();
  await at(1);
  // What happened is told in sentences, never in notation.
  await page.locator('.told li', { hasText: /^Germany discards a card from hand$/ }).waitFor();
  expect(await page.locator('.prompt').textContent()).not.toMatch(/discard [a-z-]+|…/);
  await page.locator('.board-area').click({ position: { x: 300, y: 300 } });
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.getByRole('button', { name: /Round 3.*Japan/ }).click();
  await page.locator('.head-round', { hasText: 'Round 3' }).waitFor();
  await page.locator('.chart-bar').nth(5).waitFor({ state: 'attached' });
  await page.locator('.piece').nth(6).waitFor({ state: 'attached' });

  // The all-knowing viewer sees a hand; a spectator sees none.
  await page.locator('.hand .card:not(.card-back)').first().waitFor();
  await page.getByLabel('Through the eyes of').selectOption('spectator');
  await page.locator('.hand').waitFor({ state: 'detached' });
  await page.getByLabel('Through the eyes of').selectOption('japan');
  await page.locator('.hand .card:not(.card-back)').first().waitFor();

  // A link contains the whole game; no server is needed.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a replay link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/replay?j=');
  const other = await Visit.at(browser, host.address);
  await other.page.goto(link);
  await other.page.locator('.replay-controls').waitFor();
  await other.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByLabel('Japan', { exact: true }).selectOption('person');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await asked(page);
  expect(await question(page)).toContain('Japan');
  expect(await page.locator('.head-round').textContent()).toContain('Round 3');
  await visit.close();
});

it('says in one sentence what is wrong with a journal that cannot be read', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  const buffer = Buffer.from('sandtable journal 1\ngame: qmg-ww2\n\nnonsense');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bad.journal', mimeType: 'text/plain', buffer });
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toMatch(/line \d/);
  await visit.close();
});

it('leaves what a board has below its map uncovered on a phone', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE });
  const { page } = visit;
  await visit.go();
  await page.locator('input[type=file]').setInputFiles({
    name: 'war.journal',
    mimeType: 'text/plain',
    buffer: Buffer.from(await botsGame('replay', undefined, 'totaler-krieg')),
  });
  await page.locator('.replay-controls').waitFor();
  const below = (await page.locator('.map-area + *').boundingBox())!;
  const button = (await page.locator('.panel-button').boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(below.y);
  // The whole name of the eyes that one looks with is read.
  const eyes = page.getByLabel('Through the eyes of');
  const wide = await eyes.evaluate((select: HTMLSelectElement) => {
    const text = document.createElement('span');
    text.textContent = select.selectedOptions[0].textContent;
    text.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(select).font}`;
    document.body.append(text);
    const { paddingLeft, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const over = text.getBoundingClientRect().width - room;
    text.remove();
    return over;
  });
  expect(wide).toBeLessThanOrEqual(0);
  await visit.close();
});
