import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { middleOf, scaleOf, still } from './map.js';
import { idOf, keepMoments, MOMENTS } from './moments.js';
import { answer, asked, openTab, sensible } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('keeps what it says apart on short phones, and on a screen at twice its size', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  const moment = MOMENTS.find(({ game, why }) => game === 'qmg-ww2' && why === 'deepest chain')!;
  await visit.go(`#/table/${idOf(moment)}`);
  await asked(page);
  const troubles = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const boxes = (where: string) =>
        [...document.querySelectorAll(where)].filter((one) => one.checkVisibility());
      // The letters of a seat and the number of its hand, side by side.
      const tabs = boxes('.strip .badge, .strip-cards .count-of').map((one) => one.getBoundingClientRect());
      for (const [i, one] of tabs.entries())
        for (const other of tabs.slice(i + 1))
          if (
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1
          )
            found.push(`strips overlap at ${Math.round(one.left)} and ${Math.round(other.left)}`);
      const map = document.querySelector('.board-area')!.getBoundingClientRect();
      for (const button of boxes('.ticker button'))
        if (button.getBoundingClientRect().right > map.right) found.push(`outside: ${button.textContent}`);
      if (map.width < innerWidth * 0.45) found.push(`the map is ${map.width} wide`);
      return found;
    });
  for (const [width, height] of [
    [667, 375],
    [640, 360],
    [640, 512],
    [720, 450],
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(troubles, { timeout: PATIENCE, message: `${width}×${height}` }).toEqual([]);
  }
  await visit.close();
});

it('fits a phone: nothing sticks out, a tap zooms to the theatre, and a turn can be played', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visit;
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await visit.go();
  expect(await sticksOut()).toBe(0);
  await page.getByRole('button', { name: 'Play as United Kingdom' }).tap();
  await asked(page);
  expect(await sticksOut()).toBe(0);
  await visit.isAccessible();

  // The camera begins at the player's own theatre. There a tap tells about the place it hits. The answer takes some
  // room from the map, but the place stays in the middle, at the same scale.
  await still(page);
  const [near, theatre] = [await scaleOf(page), await middleOf(page)];
  const tapMiddle = async () => {
    const { x, y, width, height } = (await page.locator('.map-window').boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tapMiddle();
  await page.locator('.inspector').waitFor();
  await page.locator('.why-not').waitFor();
  await still(page);
  expect(await scaleOf(page)).toBe(near);
  const now = await middleOf(page);
  expect(Math.hypot(now.x - theatre.x, now.y - theatre.y)).toBeLessThan(2);

  // On the whole map a finger cannot tell places apart: a tap zooms in to the one it hits.
  await page.getByRole('button', { name: 'Whole map' }).tap();
  await still(page);
  const far = await scaleOf(page);
  expect(far).toBeLessThan(near / 2);
  await tapMiddle();
  await expect.poll(() => scaleOf(page), { timeout: PATIENCE }).toBeGreaterThan(far * 2);
  await still(page);

  // Pinching zooms in further.
  const tapped = await scaleOf(page);
  const box = (await page.locator('.map-window').boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const fingers = (type: string, apart: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touchPoints = apart === 0 ? [] : [x - apart, x + apart].map((at, id) => ({ x: at, y, id }));
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  };
  await fingers('touchStart', 30);
  for (const apart of [40, 60, 80]) await fingers('touchMove', apart);
  await fingers('touchEnd', 0);
  await expect.poll(() => scaleOf(page), { timeout: PATIENCE }).toBeGreaterThan(tapped * 1.5);

  for (let step = 0; step < 30; step++) {
    await asked(page);
    if ((await page.locator('.head-round').textContent())?.includes('Round 2')) break;
    await answer(page, sensible);
  }
  expect(await page.locator('.head-round').textContent()).toContain('Round 2');
  expect(await sticksOut()).toBe(0);
  // A long touch of a card enlarges it, a tap elsewhere closes it.
  // The hand may have been swiped to the card that was played last.
  await page.locator('.hand .card').first().scrollIntoViewIfNeeded();
  const card = (await page.locator('.hand .card').first().boundingBox())!;
  const finger = (type: string, touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await finger('touchStart', [{ x: card.x + 60, y: card.y + 40 }]);
  await page.locator('.card-popup').waitFor();
  await finger('touchEnd', []);
  await page.locator('.prompt h2').tap();
  await page.locator('.card-popup').waitFor({ state: 'detached' });
  // The log covers the table until it is closed.
  await openTab(page, 'Log');
  await page.locator('.log').waitFor();
  await page.locator('.tabs-close').tap();
  await page.locator('.log').waitFor({ state: 'hidden' });
  await visit.close();
});

it('fits a phone in the middle of a game, at one screen and in a replay', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visit;
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await visit.go();
  const buffer = Buffer.from(await botsGame('quick', 170));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'half.journal', mimeType: 'text/plain', buffer });
  await page.locator('.replay-controls').waitFor();
  await page.getByRole('button', { name: 'To the end' }).tap();
  await page.locator('.head-round', { hasText: /Round ([2-9]|1\d)/ }).waitFor();
  expect(await sticksOut()).toBe(0);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('button', { name: '6 players' }).tap();
  await page.getByLabel('Cover the screen').uncheck();
  expect(await sticksOut()).toBe(0);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await asked(page);
  expect(await sticksOut()).toBe(0);
  for (const tab of ['Cards', 'Map', 'Seats', 'Log']) {
    await openTab(page, tab);
    expect(await sticksOut()).toBe(0);
  }
  await visit.isAccessible();
  await visit.close();
});

/** Taps at a share of the map's height, and tells whether the note about the place lies over it. */
async function coversItself(page: Page, share: number): Promise<boolean> {
  const { x, y, width, height } = (await page.locator('.map-window').boundingBox())!;
  const at = { x: x + width / 3, y: y + height * share };
  await page.touchscreen.tap(at.x, at.y);
  await page.locator('.inspector').waitFor();
  // The note takes its side after the paint that shows it.
  await still(page);
  const note = (await page.locator('.inspector').boundingBox())!;
  const across = at.x > note.x && at.x < note.x + note.width;
  return across && at.y > note.y && at.y < note.y + note.height;
}

async function beginTotalerKrieg(visit: Visit, scenario: string): Promise<void> {
  await visit.go('#/new/totaler-krieg');
  await visit.page.getByLabel('Scenario').selectOption(scenario);
  await visit.page.getByRole('button', { name: 'Begin' }).tap();
}

const BEGIN = {
  'Quartermaster General': ({ page }: Visit) =>
    page.getByRole('button', { name: 'Play as United Kingdom' }).tap(),
  'Totaler Krieg': (visit: Visit) => beginTotalerKrieg(visit, 'barbarossa'),
};

for (const viewport of [PHONE, { width: PHONE.height, height: PHONE.width }])
  for (const [game, begin] of Object.entries(BEGIN))
    it(`a note about a place does not lie over it: ${game}, ${viewport.width} pixels wide`, async () => {
      for (const share of [0.3, 0.8]) {
        const visit = await Visit.at(browser, host.address, { viewport, hasTouch: true, isMobile: true });
        await visit.go();
        await begin(visit);
        await asked(visit.page);
        await still(visit.page);
        expect([share, await coversItself(visit.page, share)]).toEqual([share, false]);
        await visit.close();
      }
    });

const NARROW = { width: 320, height: 568 };

it('the tabs of the displays fade where their row goes on, on a narrow phone', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: NARROW, hasTouch: true, isMobile: true });
  const { page } = visit;
  await beginTotalerKrieg(visit, '1942');
  await asked(page);
  const row = page.locator('.swipe-row:has(> .tk-tabs)');
  expect(await row.evaluate((box) => box.firstElementChild!.scrollWidth - box.clientWidth)).toBeGreaterThan(
    0,
  );
  expect(await row.getAttribute('class')).toContain('goes-on');
  await row.locator('.tk-tabs').evaluate((tabs) => tabs.scrollTo({ left: tabs.scrollWidth }));
  await page.locator('.swipe-row.went-on:not(.goes-on):has(> .tk-tabs)').waitFor();
  await visit.close();
});
