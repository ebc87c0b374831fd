import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { frameTimes } from './frame-times.js';
import { APP, Host } from './host.js';
import { hexPlaceOf, hexScaleOf } from './map.js';
import { asked, logged, openTab } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Starts a local game of Bridgehead, the South against a bot. */
async function begin(visit: Visit, scenario: string): Promise<Page> {
  const { page } = visit;
  await visit.askFirst();
  await visit.go('#/new/bridgehead');
  await page.getByLabel('Scenario').selectOption(scenario);
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);
  await page.locator('.hex-tiles canvas').first().waitFor({ state: 'attached' });
  return page;
}

const seq = (page: Page) => page.locator('.table').getAttribute('data-seq');
const confirm = (page: Page) => page.locator('.confirm .primary:not([disabled])');
const inHand = (page: Page, name: string) => page.locator('.which', { hasText: `With ${name}:` }).waitFor();

it('is played by mouse: a click selects a unit, another its target, and counters are dragged', async () => {
  const visit = await Visit.at(browser, host.address);
  const page = await begin(visit, 'crossing');
  const at = (hex: string) => hexPlaceOf(page, 'crossing', hex);
  const click = async (hex: string) => {
    const { x, y } = await at(hex);
    await page.mouse.click(x, y);
  };
  await click('pell');
  await inHand(page, 'South cavalry 1');
  await visit.isAccessible();
  // What is pointed at is previewed.
  const target = await at('0203');
  await page.mouse.move(target.x, target.y);
  await page.locator('.outlook li').first().waitFor();
  await click('0203');
  await page.getByRole('button', { name: 'Move South cavalry 1 to 0203' }).last().waitFor();
  // Clear the selection and start again.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.which').waitFor({ state: 'detached' });
  await click('pell');
  await inHand(page, 'South cavalry 1');
  await click('0203');
  await confirm(page).click();
  await logged(page, 'South cavalry 1 moves from');

  // A unit that has moved says why it cannot move again; a hex out of reach says why it cannot be chosen.
  await click('0203');
  await page.locator('.why-not').waitFor();
  await page.keyboard.press('Escape');

  // A dropped unit waits for confirmation.
  const [from, to] = [await at('0503'), await at('0603')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 3 });
  await page.locator('.carried canvas').waitFor();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Move South infantry 3 to 0603' }).last().waitFor();
  await confirm(page).click();
  await logged(page, 'South infantry 3 moves from');

  // A stack is dragged as a whole, showing both counters; dropped where it was, it stays.
  const [pile, elsewhere] = [await at('sallow'), await at('0505')];
  await page.mouse.move(pile.x, pile.y);
  await page.mouse.down();
  await page.mouse.move(pile.x + 20, pile.y, { steps: 3 });
  await expect.poll(() => page.locator('.carried canvas').count(), { timeout: PATIENCE }).toBe(2);
  await page.mouse.move(elsewhere.x, elsewhere.y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Move the stack at Sallow to 0505' }).last().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  // It is fanned out, and its counters can be selected one by one or together.
  await click('sallow');
  const tray = page.getByRole('group', { name: 'Stack at Sallow' });
  await tray.getByRole('button').nth(1).click();
  await inHand(page, 'South infantry 1');
  await tray.getByRole('button', { name: 'All together' }).click();
  await inHand(page, 'Sallow');
  await click('0505');
  await page.getByRole('button', { name: 'Move the stack at Sallow to 0505' }).last().waitFor();
  await confirm(page).click();
  for (const unit of ['armour 1', 'infantry 1']) await logged(page, `South ${unit} moves from`);
  await page.getByRole('button', { name: 'Hide the counters' }).click();
  await visit.isAccessible();
  await visit.close();
});

it('is played by keyboard: arrows move from hex to hex, Enter chooses, and everything is announced', async () => {
  const visit = await Visit.at(browser, host.address);
  const page = await begin(visit, 'ford');
  const before = await seq(page);
  await page.locator('.map-window').focus();
  // The first arrow key moves the cursor to something that can be chosen.
  await page.keyboard.press('ArrowUp');
  await page.locator('.inspector', { hasText: 'South' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.which', { hasText: 'With South' }).waitFor();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    if ((await confirm(page).count()) > 0) break;
  }
  await confirm(page).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => seq(page), { timeout: PATIENCE }).not.toBe(before);
  // The list of units and hexes works without the map.
  await openTab(page, 'Map');
  await page.getByLabel('Search places').fill('south infantry');
  expect(await page.locator('.atlas-entry').count()).toBeGreaterThan(0);
  await visit.isAccessible();
  await visit.close();
});

it('is played by touch on a phone: a tap zooms in, the next ones select a unit and its target', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await begin(visit, 'front');
  const far = await hexScaleOf(page, 'front');
  const tap = async (hex: string) => {
    const { x, y } = await hexPlaceOf(page, 'front', hex);
    await page.touchscreen.tap(x, y);
  };
  const unit = await page.evaluate(() => document.querySelector('.option-group .option')?.textContent ?? '');
  await page.getByRole('button', { name: unit, exact: true }).tap();
  await inHand(page, unit);
  await expect
    .poll(() => hexScaleOf(page, 'front'), { timeout: PATIENCE })
    .toBeGreaterThan(Math.max(far, 20));
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  const hexes = await page
    .locator('[data-option^="move "]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-option')!.split(' ').at(-1)!));
  // A tap hits the intended hex; if another unit is there, that unit is selected instead.
  for (const hex of hexes) {
    await tap(hex);
    const meant = page.getByRole('button', { name: `Move ${unit} to ${hex}` });
    if ((await meant.count()) > 0) break;
    await page.getByLabel('Find a unit').or(page.locator('.which')).first().waitFor();
    if ((await page.locator('.which', { hasText: unit }).count()) > 0) continue;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: unit, exact: true }).tap();
    await inHand(page, unit);
  }
  await confirm(page).waitFor();
  const before = await seq(page);
  await confirm(page).tap();
  await expect.poll(() => seq(page), { timeout: PATIENCE }).not.toBe(before);
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut).toBe(0);
  await visit.isAccessible();
  await visit.close();
});

it('pans 2,805 hexes and 600 counters without drawing them again', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE, deviceScaleFactor: 2 });
  const page = await begin(visit, 'front');
  const box = (await page.locator('.map-window').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -300);
  await expect.poll(() => hexScaleOf(page, 'front'), { timeout: PATIENCE }).toBeGreaterThan(15);
  // Everything is drawn at its final scale, and the terrain picture is ready.
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLElement>('.map-wrapper')!.style.transform.endsWith('scale(1)') &&
      document.querySelector('.hex-tiles[data-ready]') !== null,
  );
  // Start from an empty place; otherwise a counter would be dragged.
  const start = await hexPlaceOf(page, 'front', '2825');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const STEPS = 60;
  await countDrawing(page);
  const times = await frameTimes(browser, page, STEPS, async () => {
    for (let i = 1; i <= STEPS; i++) await page.mouse.move(start.x + i * 2, start.y + i, { steps: 1 });
  });
  await page.mouse.up();
  // Some strips at the edge are new; all counters in every frame would be tens of thousands of calls.
  expect(await drawingCalls(page)).toBeLessThan(STEPS * 20);
  // Processor time, with much to spare for a busy machine; on an idle one it is 2 to 4 ms.
  expect(times.own).toBeLessThan(30);
  await visit.close();
});

type Counted = Window & { drawingCalls?: number };

/** Counts from now on what is drawn on canvases. */
async function countDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = window as Counted;
    counted.drawingCalls = 0;
    for (const { prototype: canvas } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D])
      for (const name of ['drawImage', 'fill', 'stroke', 'fillRect', 'fillText', 'putImageData'] as const) {
        const original = canvas[name];
        Object.defineProperty(canvas, name, {
          value(...args: unknown[]) {
            counted.drawingCalls = (counted.drawingCalls ?? 0) + 1;
            return Reflect.apply(original, this, args);
          },
        });
      }
  });
}

function drawingCalls(page: Page): Promise<number> {
  return page.evaluate(() => (window as Counted).drawingCalls ?? 0);
}
