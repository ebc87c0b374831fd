import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { frontPlaceOf, placeOf, still, transformOf } from './map.js';
import { idOf, keepMoment, keepMoments, MOMENTS } from './moments.js';
import { asked, logged } from './player.js';
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

const COVERS = '.board-tools, .map-inset, .overlay-bar, .ticker-tabs, .since';

/** A page with one of the recorded moments of a game at its table. */
async function at(game: string, why: string): Promise<Visit> {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  await visit.go(`#/table/${idOf(MOMENTS.find((one) => one.game === game && one.why.includes(why))!)}`);
  await asked(page);
  return visit;
}

/** Whether a point lies inside the map, beside what lies over it. */
async function isOnMap(visit: Visit, { x, y }: { x: number; y: number }): Promise<boolean> {
  return visit.page.evaluate(
    ({ px, py, covering }) => {
      const isIn = (node: Element) => {
        const { left, right, top, bottom, width } = node.getBoundingClientRect();
        return width > 0 && px >= left && px <= right && py >= top && py <= bottom;
      };
      return (
        isIn(document.querySelector('.map-window')!) && ![...document.querySelectorAll(covering)].some(isIn)
      );
    },
    { px: x, py: y, covering: COVERS },
  );
}

it('shows where a reaction happens, although no space is asked about', async () => {
  // Japan battled the South China Sea and may answer with cards alone; it is far from all of its own pieces.
  const visit = await at('qmg-ww2', 'wordiest reaction');
  const { page } = visit;
  expect(await page.locator('.map-lit .lit.is-legal').count()).toBe(0);
  const bad: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await still(page);
    if (!(await isOnMap(visit, await placeOf(page, 'south-china-sea')))) bad.push(`${width}×${height}`);
  }
  expect(bad).toEqual([]);
  await visit.close();
});

it('offers the only card of a reaction by one press, and a pass beside it', async () => {
  const visit = await at('qmg-ww2', 'longest prompt');
  const { page } = visit;
  const use = page.locator('.confirm .primary');
  await expect.poll(() => use.textContent(), { timeout: PATIENCE }).toContain('Use The Royal Navy');
  expect(await use.isEnabled()).toBe(true);
  // It is offered once: not in the list as well.
  expect(await page.locator('[data-option^="use "]').count()).toBe(1);
  expect(await page.locator('.confirm .bare', { hasText: 'Pass' }).locator('kbd').textContent()).toBe('P');
  await use.click();
  await logged(page, 'uses The Royal Navy');
  await visit.close();
});

it('uses the only card of a reaction by Enter', async () => {
  const visit = await at('qmg-ww2', 'longest prompt');
  await visit.page.keyboard.press('Enter');
  await logged(visit.page, 'uses The Royal Navy');
  await visit.close();
});

it('has the places of the chain as links inside its sentences; each leads there on the map', async () => {
  const visit = await at('east-front', 'fullest combat');
  const { page } = visit;
  await page.locator('.chain-line').click();
  const link = page.locator('.chain li', { hasText: 'attacks Warsaw' });
  // The sentence reads as before: its places are words of it.
  expect((await link.textContent())!.trim()).toBe('Soviet force in Lwow attacks Warsaw');
  expect(await link.locator('.chain-place').allTextContents()).toEqual(['Lwow', 'Warsaw']);
  const map = (await page.locator('.board-frame').boundingBox())!;
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  for (const place of ['Lwow', 'Warsaw']) {
    // Away, by hand.
    await still(page);
    const before = await transformOf(page);
    await page.mouse.move(x, y + 150);
    await page.mouse.down();
    await page.mouse.move(x, y - 200, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => transformOf(page), { timeout: PATIENCE }).not.toBe(before);
    const away = await transformOf(page);
    await link.getByRole('button', { name: place }).click();
    await expect.poll(() => transformOf(page), { timeout: PATIENCE }).not.toBe(away);
    await still(page);
    expect(await isOnMap(visit, await frontPlaceOf(page, place.toLowerCase()))).toBe(true);
  }
  await visit.close();
});

it('has Pass and Stop in the foot, however many other words may be chosen', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  // The First Action of East Front: a march, an attack, the initiative or a pass, besides cards and attacks.
  const journal = await botsGame('a', 10, 'east-front');
  await keepMoment(page, 'first-action', { game: 'east-front', seat: 'axis', journal });
  await page.reload();
  await visit.go('#/table/first-action');
  await page.locator('.prompt h2', { hasText: 'First Action' }).waitFor();
  const pass = page.locator('[data-option="pass"]');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.locator('.confirm [data-option]').allTextContents()).toEqual(['PassP']);
    expect(await pass.count()).toBe(1);
    const bottom = () => pass.evaluate((button) => button.getBoundingClientRect().bottom);
    await expect.poll(bottom, { timeout: PATIENCE }).toBeLessThanOrEqual(height);
  }
  // The others are in the list.
  expect(await page.locator('.options [data-option="forced-march"]').count()).toBe(1);
  await page.keyboard.press('p');
  await page.locator('.prompt h2', { hasText: 'First Action' }).waitFor({ state: 'detached' });
  await visit.close();
});
