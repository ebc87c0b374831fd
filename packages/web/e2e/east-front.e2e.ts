import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lessons } from '../src/boards/east-front/lesson.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { frontPlaceOf, still } from './map.js';
import { answer, asked, choose, logged, sensible } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('teaches the example turn: a piece is dragged, a combat has its stage, and the script is kept', async () => {
  const [lesson] = await lessons();
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.locator('a[href="#/lesson/east-front"]').click();
  await asked(page);

  // A choice that is not in the script is refused with a hint.
  await page.locator('[data-option="done"]').first().click();
  await page.getByRole('alert').getByText('the lesson goes another way').waitFor({ timeout: PATIENCE });

  // The first move is made by dragging the infantry, once the map rests.
  await still(page);
  const from = await frontPlaceOf(page, 'berlin', 2);
  const to = await frontPlaceOf(page, 'warsaw');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await logged(page, 'German infantry Berlin – Warsaw');

  let staged = false;
  for (const { seat, choice, title = '' } of lesson.steps.slice(1)) {
    if (seat !== lesson.seat) continue;
    await page.locator('.hint strong').getByText(title, { exact: true }).waitFor({ timeout: PATIENCE });
    if (choice === 'react army-group-center') {
      const stage = page.locator('.ef-stage');
      await stage.waitFor();
      staged = await stage.getByText('Sustain Attack, nothing else').isVisible();
      // The pieces in it are drawn in the colours of their factions.
      const fills = await stage
        .locator('.piece-base')
        .evaluateAll((bases) => bases.map((base) => getComputedStyle(base).fill));
      expect(fills.length).toBeGreaterThan(1);
      expect(fills).not.toContain('none');
      await visit.isAccessible();
    }
    await choose(page, choice);
  }
  expect(staged).toBe(true);
  await page.getByRole('dialog').getByText('The Axis turn is over').waitFor({ timeout: PATIENCE });
  await visit.close();
});

it('is played on a phone against a bot, to the second round', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as Allies' }).tap();
  await asked(page);
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sticksOut()).toBe(0);
  await visit.isAccessible();
  for (let step = 0; step < 40; step++) {
    await asked(page);
    if ((await page.locator('.head-round').textContent())?.includes('Fall 1941')) break;
    await answer(page, sensible);
  }
  expect(await page.locator('.head-round').textContent()).toContain('Fall 1941');
  await visit.close();
});
