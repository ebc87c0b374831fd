import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { placeOf, scaleOf } from './map.js';
import { asked, discardFirst } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('goes round the world: the map is dragged past its edge, zoomed, and read everywhere', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as Germany' }).click();
  await asked(page);
  await page.getByRole('button', { name: 'Whole map' }).click();
  const box = (await page.locator('.map-window').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reads = async (space: string, name: string) => {
    // The map may still be moving.
    const pointed = async () => {
      const at = await placeOf(page, space);
      await page.mouse.move(at.x + 1, at.y);
      await page.mouse.move(at.x, at.y);
      return page.locator('.inspector strong', { hasText: name }).count();
    };
    await expect.poll(pointed, { timeout: PATIENCE }).toBeGreaterThan(0);
  };

  // The map shows to whom a strait is open, and so does the space that controls it.
  expect(await page.locator('.strait.side-allies').count()).toBeGreaterThanOrEqual(5);
  await reads('north-africa', 'North Africa');
  await page
    .locator('.inspector', { hasText: 'strait North Sea – Mediterranean Sea: open to the Allies' })
    .waitFor();

  // Past the edge: the far left and the far right of the map are now side by side.
  const eastward = async () => {
    await page.mouse.move(x + 200, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 3 });
    await page.mouse.up();
  };
  await eastward();
  await eastward();
  await reads('western-united-states', 'Western United States');
  await reads('eastern-united-states', 'Eastern United States');
  const west = await placeOf(page, 'western-united-states');
  const east = await placeOf(page, 'eastern-united-states');
  expect(east.x - west.x).toBeGreaterThan(0);
  expect(east.x - west.x).toBeLessThan(box.width / 3);
  // And round again to the start.
  await eastward();
  await eastward();
  await reads('germany', 'Germany');

  const before = await scaleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => scaleOf(page), { timeout: PATIENCE }).toBeGreaterThan(before * 1.5);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(() => scaleOf(page), { timeout: PATIENCE }).toBeCloseTo(before);
  await visit.close();
});

it('shows what the others do one after another, and Escape skips to now', async () => {
  const visit = await Visit.at(browser, host.address, { reducedMotion: 'no-preference' });
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as Italy' }).click();
  await asked(page);
  await discardFirst(page, /^done$/);
  // Four countries have their turns before Italy; their pieces appear one by one.
  await page.getByRole('button', { name: 'Skip to now' }).waitFor();
  expect(await page.locator('.prompt h2').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.prompt h2', { hasText: 'Italy' }).waitFor();
  expect(await page.locator('.table').getAttribute('data-running')).toBe('false');
  await visit.close();
});
