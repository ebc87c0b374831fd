import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { answer, asked, choose, offers } from './player.js';
import { SIZES } from './sizes.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Discards the first cards, all at once; then the others have their turns. */
async function untilOthersPlay(page: Page): Promise<void> {
  await answer(page, ([first]) => first);
  await page.locator('.film-bar').waitFor();
}

const since = (page: Page) => page.locator('.since');

it('shows the others’ turns as scenes with their cards, and leaves marks until the player acts', async () => {
  const visit = await Visit.at(browser, host.address, { reducedMotion: 'no-preference' });
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as Italy' }).click();
  await asked(page);
  expect(await page.title()).toContain('Your turn');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image/);
  await untilOthersPlay(page);

  // The card that is played is shown large, with its text; the caption tells the same; the buttons have keys.
  await page.locator('.film-card .card-title').waitFor();
  await page.locator('.film-bar', { hasText: 'Skip' }).waitFor();
  await page.locator('.film-layer .film-new, .film-layer .film-arrow').first().waitFor({ state: 'attached' });
  // One key makes it faster, and slow again.
  await page.keyboard.press('.');
  await page.getByRole('button', { name: 'Slower' }).waitFor();
  await page.keyboard.press('.');
  await page.getByRole('button', { name: 'Faster' }).waitFor();
  // One key goes on to the next scene, another to the end.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.locator('.prompt h2', { hasText: 'Italy' }).waitFor();
  expect(await page.locator('.table').getAttribute('data-running')).toBe('false');
  expect(await page.locator('.film-bar').count()).toBe(0);

  // What is new stays marked, and one list says what happened.
  await page.locator('.since-new').first().waitFor({ state: 'attached' });
  await since(page)
    .getByRole('button', { name: /Since your last turn/ })
    .click();
  await page.locator('.since-list li').first().waitFor();
  const lines = await page.locator('.since-list li').allTextContents();
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.join(' ')).toContain('Germany');
  // It is divided by turns, each headed by the country that took it; the headings are no lines.
  const heads = await page.locator('.since-list h3').allTextContents();
  expect(heads).toEqual([
    expect.stringMatching(/^GE.*Germany.s turn$/),
    expect.stringMatching(/^UK.*The United Kingdom.s turn$/),
    expect.stringMatching(/^JP.*Japan.s turn$/),
    expect.stringMatching(/^SU.*The Soviet Union.s turn$/),
  ]);
  expect(lines.filter((line) => line.endsWith('turn'))).toEqual([]);
  // It lies over the map at every size, never over the question.
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const isOnMap = () =>
      page.evaluate(() => {
        const [list, map] = ['.since-list', '.board-frame'].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        );
        return (
          list.left >= map.left && list.top >= map.top && list.right <= map.right && list.bottom <= map.bottom
        );
      });
    await expect.poll(isOnMap, { timeout: PATIENCE, message: `${width}×${height}` }).toBe(true);
  }
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Escape');
  await page.locator('.since-list').waitFor({ state: 'detached' });

  // The film can be seen again, and ends where the game is.
  const [before] = await offers(page);
  await since(page).getByRole('button', { name: 'Show it again' }).click();
  await page.locator('.film-bar').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.prompt h2', { hasText: 'Italy' }).waitFor();
  expect((await offers(page))[0]).toBe(before);

  // Once the player acts, the marks are gone.
  await page.locator('.since-new').first().waitFor({ state: 'attached' });
  await choose(page, before);
  await expect.poll(() => page.locator('.since-new, .since-gone').count(), { timeout: PATIENCE }).toBe(0);
  await visit.close();
});

it('turns films off with one key, and says when it is not the player’s turn', async () => {
  const visit = await Visit.at(browser, host.address, { reducedMotion: 'no-preference' });
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as Italy' }).click();
  await asked(page);
  await untilOthersPlay(page);
  await page.locator('.film-bar').waitFor();
  await page.keyboard.press(',');
  await page.locator('.prompt h2', { hasText: 'Italy' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sandtable.speed'))).toBe('off');
  // Whoever leaves the table has the plain title and icon again.
  await visit.go('#/rules/qmg-ww2');
  await expect.poll(() => page.title(), { timeout: PATIENCE }).not.toContain('Your turn');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('icon.svg');
  await visit.close();
});

it('shows no motion to those who want none, but the marks and the list', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=midway');
  await page.getByRole('button', { name: 'Play as Japan' }).click();
  await asked(page);
  await answer(page, ([first]) => first);
  await page.locator('.prompt h2', { hasText: 'plays' }).waitFor();
  // The camera shows what Japan is asked about; what is new may be on the other side of the world.
  await page.getByRole('button', { name: 'Whole map' }).click();
  await page.locator('.since-new').first().waitFor({ state: 'attached' });
  expect(await page.locator('.film-card, .film-bar, .flying-points').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Show it again' }).count()).toBe(0);
  await page.getByRole('button', { name: /Since your last turn/ }).waitFor();
  await visit.isAccessible();
  await visit.close();
});

it('has sounds that are loaded with the first one, and can be turned off', async () => {
  const visit = await Visit.at(browser, host.address, { reducedMotion: 'no-preference' });
  const { page } = visit;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit.go();
  await page.getByRole('button', { name: 'Play as Italy' }).waitFor();
  expect(loaded.some((url) => url.includes('synth'))).toBe(false);
  await page.getByRole('button', { name: 'Play as Italy' }).click();
  await asked(page);
  await page.getByRole('button', { name: 'Turn sounds off' }).click();
  const on = page.getByRole('button', { name: 'Turn sounds on' });
  await on.click();
  await expect.poll(() => loaded.some((url) => url.includes('synth')), { timeout: PATIENCE }).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('sandtable.volume'))).toBe('soft');
  await visit.close();
  // On a phone they are off until somebody wants them.
  const touched = await Visit.at(browser, host.address, { viewport: PHONE, hasTouch: true, isMobile: true });
  await touched.go();
  await touched.page.getByRole('button', { name: 'Play as Italy' }).click();
  await asked(touched.page);
  await touched.page.getByRole('button', { name: 'Turn sounds on' }).waitFor();
  await touched.close();
});

it.each([
  ['upright', PHONE],
  ['on its side', { width: PHONE.height, height: PHONE.width }],
])(
  'shows the whole text of a card that is played on a phone %s, and leaves the question free',
  async (_, viewport) => {
    const visit = await Visit.at(browser, host.address, { viewport, reducedMotion: 'no-preference' });
    const { page } = visit;
    await visit.go('#/?seed=midway');
    await page.getByRole('button', { name: 'Play as Italy' }).click();
    await asked(page);
    await answer(page, ([first]) => first);
    // Looked at from inside the page: a film does not wait.
    const looked = await page.waitForFunction(() => {
      const card = document.querySelector('.film-card');
      const text = card?.querySelector('.card-text');
      if (!card || !text) return null;
      const [box, words] = [card.getBoundingClientRect(), text.getBoundingClientRect()];
      // It comes in by a motion, which makes it smaller.
      if (card.getAnimations().some(({ playState }) => playState === 'running')) return null;
      const bar = document.querySelector('.film-bar')?.getBoundingClientRect();
      return {
        cut: words.bottom > box.bottom + 1 || text.scrollHeight > text.clientHeight + 1,
        outside: box.bottom > innerHeight || box.right > innerWidth || box.left < 0,
        overBar: bar !== undefined && box.bottom > bar.top && box.left < bar.right && box.top < bar.bottom,
      };
    });
    expect(await looked.jsonValue()).toEqual({ cut: false, outside: false, overBar: false });
    await page.keyboard.press('Escape');
    await page.locator('.prompt h2', { hasText: 'Italy' }).waitFor();
    const covered = await page.locator('.prompt h2').evaluate((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      return !line.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    expect(covered).toBe(false);
    await visit.close();
  },
);
