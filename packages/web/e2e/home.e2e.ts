import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { keepMoments } from './moments.js';
import { answer, asked } from './player.js';
import { RealServer } from './server.js';
import { SIZES } from './sizes.js';

let browser: Browser;
let server: RealServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), RealServer.start()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const section = (page: Page, kind: 'asked' | 'going' | 'finished') => page.locator(`.my-games.is-${kind}`);

/** Asks the server from the page, as its person. */
async function post<R>(page: Page, path: string, body: object): Promise<R> {
  return page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(`./api/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: what,
      });
      return (await answer.json()) as R;
    },
    [path, JSON.stringify(body)] as const,
  );
}

it('begins with the choice of a seat, and asks the server nothing', async () => {
  const visit = await Visit.at(browser, server.address);
  const requests: string[] = [];
  visit.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit.go();
  await visit.page.getByRole('button', { name: 'Play as Germany' }).waitFor();
  expect(await visit.page.locator('.my-games').count()).toBe(0);
  // All seats of all games are in view.
  for (const seat of await visit.page.locator('.seat-card').all()) {
    const box = await seat.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(900);
  }
  expect(requests.filter((path) => path.startsWith('/api'))).toEqual([]);
  await visit.isAccessible();
  await visit.close();
});

it('has your turn first, local and online games in one list, with round and score; finished ones with replay', async () => {
  const visit = await Visit.at(browser, server.address);
  const { page } = visit;

  // A game at this screen, left at its first question.
  await visit.go('#/new/outposts');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await asked(page);
  await answer(page, ([first]) => first);
  await asked(page);
  await visit.go('#/');
  const local = section(page, 'asked').locator('.game-card', { hasText: 'Outposts' });
  await local.getByText('This device').waitFor();
  expect(await local.locator('.game-card-round').textContent()).toMatch(/^Round 1 of \d+$/);
  expect(await local.locator('.game-card-score').textContent()).toMatch(/North \d+, South \d+/);
  await page.waitForFunction(() => document.title === '(1) Your turn · Sandtable');

  // Online games: one asks this person and has a clock, one waits for players, one is over.
  const known = page.waitForResponse((response) => response.url().includes('/api/me'));
  await visit.go('#/lobby');
  await known;
  const clock = { kind: 'live', seconds: 600, refill: 5 };
  const mine = { noughts: 'me', crosses: 'me' };
  const urgent = await post<{ id: string }>(page, 'tables', {
    game: 'noughts',
    seats: mine,
    start: true,
    clock,
    title: 'Quick round',
  });
  await post(page, 'tables', { game: 'outposts', seats: { amber: 'me' } });
  const over = await post<{ id: string }>(page, 'tables', { game: 'noughts', seats: mine, start: true });
  await post(page, `tables/${over.id}/resign`, {});
  await visit.go('#/');
  // The tables were opened behind the page's back.
  await page.reload();
  await section(page, 'asked').locator('.game-card').nth(1).waitFor();
  const first = section(page, 'asked').locator('.game-card').first();
  expect(await first.getAttribute('data-game')).toBe(urgent.id);
  expect(await first.textContent()).toMatch(/Quick round.*Online, live.*\d:\d\d left/);
  await page.waitForFunction(() => document.title === '(2) Your turn · Sandtable');
  await section(page, 'going').getByText('Waiting for players').waitFor();
  const done = section(page, 'finished').locator(`[data-game="${over.id}"]`);
  await done.waitFor();
  await visit.isAccessible();

  // One press goes on where it was.
  await local.getByRole('link', { name: /^Take your turn/ }).click();
  await asked(page);
  await page.goBack();

  // A finished game: its replay, and off the list.
  await done.getByRole('link', { name: /^Replay/ }).click();
  await page.locator('.replay-controls').waitFor();
  await page.goBack();
  await done.getByRole('button', { name: /^Remove/ }).click();
  await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
  await done.waitFor({ state: 'detached' });
  // A game of this browser is deleted, and does not come back.
  await local.getByRole('button', { name: /^Delete/ }).click();
  // What cannot be undone does not happen by a press of Enter alone.
  const no = page.locator('dialog').getByRole('button', { name: 'Cancel' });
  await no.waitFor();
  expect(await no.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await local.count()).toBe(1);
  await local.getByRole('button', { name: /^Delete/ }).click();
  await page.locator('dialog').getByRole('button', { name: 'Delete' }).click();
  await local.waitFor({ state: 'detached' });
  await page.reload();
  await section(page, 'asked').locator('.game-card').first().waitFor();
  expect(await local.count()).toBe(0);
  expect(await done.count()).toBe(0);

  // The same on a phone, without scrolling sideways.
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await visit.close();
});

it('leads past many games to the finished ones by one press, and back to a new game', async () => {
  const visit = await Visit.at(browser, server.address, { viewport: PHONE });
  const { page } = visit;
  await visit.go();
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.journal',
    mimeType: 'text/plain',
    buffer: Buffer.from(await botsGame('x', undefined, 'noughts')),
  });
  await page.locator('.replay-controls').waitFor();
  await visit.go('#/');
  await page.locator('.start').waitFor();
  // Few games need no such line.
  expect(await page.locator('.home-parts').count()).toBe(0);
  await keepMoments(page);
  await page.reload();
  const parts = page.locator('.home-parts');
  await parts.waitFor();
  const seen = (selector: string) =>
    page.locator(selector).evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      const hit = document.elementFromPoint(40, (top + bottom) / 2);
      return top > 0 && bottom < innerHeight && hit !== null && heading.contains(hit);
    });
  expect(await seen('#games-finished')).toBe(false);
  await parts.getByRole('button', { name: /^Finished/ }).click();
  await expect.poll(() => seen('#games-finished'), { timeout: PATIENCE }).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('games-finished');
  await parts.getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => seen('#start-title'), { timeout: PATIENCE }).toBe(true);
  await visit.isAccessible();
  await visit.close();
});

it('shows one’s own clock at every size', async () => {
  const visit = await Visit.at(browser, server.address);
  const { page } = visit;
  await visit.go('#/lobby');
  await page.getByLabel('Your name at the table').waitFor();
  const bots = ['united-kingdom', 'japan', 'soviet-union', 'italy', 'united-states'];
  const { id } = await post<{ id: string }>(page, 'tables', {
    game: 'qmg-ww2',
    seats: { germany: 'me', ...Object.fromEntries(bots.map((seat) => [seat, 'greedy'])) },
    start: true,
    clock: { kind: 'live', seconds: 600, refill: 5 },
  });
  await visit.go(`#/play/${id}`);
  await asked(page);
  // Hints are there online, too.
  await page.locator('.hint').waitFor();
  const clock = page.locator('.head-clock');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const covered = await clock.evaluate((face) => {
      const { left, right, top, bottom } = face.getBoundingClientRect();
      if (left < 0 || right > innerWidth || bottom > innerHeight || right - left < 30) return 'outside';
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && face.contains(hit) ? null : `covered by ${hit?.className}`;
    });
    expect([width, covered]).toEqual([width, null]);
  }
  expect(await clock.textContent()).toMatch(/^\d+:\d\d$/);
  await visit.close();
});
