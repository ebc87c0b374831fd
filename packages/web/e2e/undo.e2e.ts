import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked, askedAgain, choose, logged, offers, progress } from './player.js';

// Undo lasts until something is revealed or rolled: in every game, also after the page was loaded again.

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Begins a game as its first side, from a fixed seed. */
async function begin(visit: Visit, game: string): Promise<void> {
  await visit.go('#/?seed=kursk');
  await visit.page.locator(`[aria-labelledby="quick-${game}"] .seat-card`).first().click();
  await asked(visit.page);
}

async function takeBack(page: Page): Promise<void> {
  const before = await progress(page);
  await undo(page).click();
  await askedAgain(page, before);
}

it('East Front: moves are taken back one by one, a card that was played is not', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await begin(visit, 'east-front');
  expect(await undo(page).isDisabled()).toBe(true);
  expect(await undo(page).getAttribute('title')).toContain('Nothing to take back');
  await choose(page, 'keep');
  await asked(page);
  const first = await offers(page);
  await choose(page, 'move german infantry berlin warsaw');
  await asked(page);
  const second = await offers(page);
  await choose(page, 'move german infantry east-prussia warsaw');
  await asked(page);
  await page.reload();
  await asked(page);
  await takeBack(page);
  expect(await offers(page)).toEqual(second);
  await takeBack(page);
  expect(await offers(page)).toEqual(first);
  await logged(page, 'takes back');
  // In the Action step a card is shown to everybody: from there nothing leads back.
  await choose(page, 'done');
  await asked(page);
  expect(await undo(page).isEnabled()).toBe(true);
  const card = (await offers(page)).find((text) => text.startsWith('play '))!;
  await choose(page, card);
  await asked(page);
  await expect.poll(() => undo(page).isDisabled(), { timeout: PATIENCE }).toBe(true);
  await visit.close();
});

it('Totaler Krieg: everything up to the dice', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await begin(visit, 'totaler-krieg');
  const asks = () => page.locator('.prompt h2').first().textContent();
  const seen: (string | null)[] = [];
  // Support, Blitz marker, organization, movement: all let pass, up to the first attack.
  while (!(await offers(page)).some((text) => text.startsWith('attack '))) {
    seen.push(await asks());
    await choose(page, 'done');
    await asked(page);
  }
  expect(seen.length).toBeGreaterThan(2);
  while (seen.length > 0) {
    await takeBack(page);
    expect(await asks()).toBe(seen.pop());
  }
  await visit.close();
});
