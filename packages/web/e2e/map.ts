import { type MapId, mapOf } from '@sandtable/bridgehead/map';
import { type HexGrid, HexSheet } from '@sandtable/hex';
import { EAST_FRONT, QMG_WW2 } from '@sandtable/maps';
import { SHEET } from '@sandtable/totaler-krieg/map';
import type { Page } from 'playwright-core';
import { inRows } from '../src/board/stacks.js';
import { PATIENCE } from './browser.js';

interface Seen {
  left: number;
  top: number;
  dx: number;
  dy: number;
  /** Pixels per unit of the map. */
  k: number;
}

/** The current position and scale of the map on the screen. */
async function seen(page: Page, width: number): Promise<Seen> {
  return page.evaluate(async (units) => {
    // The camera follows the question after the next paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
    const box = document.querySelector('.map-window')!.getBoundingClientRect();
    const { style } = document.querySelector<HTMLElement>('.map-wrapper')!;
    const [dx, dy, stretch] = [...style.transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([n]) => Number(n));
    const drawn = Number.parseFloat(style.getPropertyValue('--map-width')) / units;
    return { left: box.left, top: box.top, dx, dy, k: stretch * drawn };
  }, width);
}

/** Waits until the map rests and is drawn sharply. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'seenTransform');
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.waitForFunction(
    () => {
      const { transform } = document.querySelector<HTMLElement>('.map-wrapper')!.style;
      const before = Reflect.get(window, 'seenTransform');
      Reflect.set(window, 'seenTransform', transform);
      const moving = document.querySelector('.map-area')!.getAnimations({ subtree: true }).length > 0;
      return before === transform && transform.endsWith('scale(1)') && !moving;
    },
    null,
    { polling: 350, timeout: PATIENCE },
  );
}

/** Where the map is: its transform. */
export async function transformOf(page: Page): Promise<string> {
  return page.locator('.map-wrapper').evaluate((node) => (node as HTMLElement).style.transform);
}

/** The point of the map in the middle of the window, in units. */
export async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { dx, dy, k } = await seen(page, QMG_WW2.period);
  const { width, height } = (await page.locator('.map-window').boundingBox())!;
  return { x: (width / 2 - dx) / k, y: (height / 2 - dy) / k };
}

/** Pixels per unit of the map. */
export async function scaleOf(page: Page): Promise<number> {
  return (await seen(page, QMG_WW2.period)).k;
}

/** The screen position of a space: the middle of its first counter place. */
export async function placeOf(page: Page, space: string): Promise<{ x: number; y: number }> {
  const shape = QMG_WW2.spaces.find(({ id }) => id === space);
  if (!shape) throw new Error(`there is no space ${space}`);
  const { left, top, dx, dy, k } = await seen(page, QMG_WW2.period);
  const [x, y] = shape.counters[0];
  const turn = QMG_WW2.period * k;
  const px = x * k + dx;
  return { x: left + (((px % turn) + turn) % turn), y: top + y * k + dy };
}

/** The screen position of the first stack, of `stacks`, in a space of the front. */
export async function frontPlaceOf(page: Page, space: string, stacks = 1): Promise<{ x: number; y: number }> {
  const shape = EAST_FRONT.spaces.find(({ id }) => id === space);
  if (!shape) throw new Error(`there is no space ${space}`);
  const { left, top, dx, dy, k } = await seen(page, EAST_FRONT.width);
  const [x, y] = inRows(shape.counters, stacks)[0];
  return { x: left + dx + x * k, y: top + dy + y * k };
}

/** The screen position of the middle of a Bridgehead hex, by its name in options. */
export async function hexPlaceOf(page: Page, map: MapId, name: string): Promise<{ x: number; y: number }> {
  const { grid, names } = mapOf(map);
  return middleOfHex(page, grid, names.indexOf(name));
}

/** The screen position of a hex of Totaler Krieg, by its number. */
export async function totalerKriegPlaceOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  return middleOfHex(page, SHEET.grid, SHEET.hexOf(id));
}

async function middleOfHex(page: Page, grid: HexGrid, hex: number): Promise<{ x: number; y: number }> {
  if (hex < 0) throw new Error('there is no such hex');
  const sheet = new HexSheet(grid);
  const { left, top, dx, dy, k } = await seen(page, sheet.width);
  const { x, y } = sheet.centre(hex);
  return { x: left + dx + x * k, y: top + dy + y * k };
}

/** Pixels per hex. */
export async function hexScaleOf(page: Page, map: MapId): Promise<number> {
  return (await seen(page, new HexSheet(mapOf(map).grid).width)).k;
}
