import { type MapId, mapOf } from '@sandtable/bridgehead/map';
import { HexSheet } from '@sandtable/hex';
import { EAST_FRONT, QMG_WW2 } from '@sandtable/maps';
import type { Page } from 'playwright-core';
import { inRows } from '../src/board/stacks.js';

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
  return page.evaluate((units) => {
    const box = document.querySelector('.map-window')!.getBoundingClientRect();
    const { style } = document.querySelector<HTMLElement>('.map-wrapper')!;
    const [dx, dy, stretch] = [...style.transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([n]) => Number(n));
    const drawn = Number.parseFloat(style.getPropertyValue('--map-width')) / units;
    return { left: box.left, top: box.top, dx, dy, k: stretch * drawn };
  }, width);
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
  const hex = names.indexOf(name);
  if (hex < 0) throw new Error(`there is no hex ${name}`);
  const sheet = new HexSheet(grid);
  const { left, top, dx, dy, k } = await seen(page, sheet.width);
  const { x, y } = sheet.centre(hex);
  return { x: left + dx + x * k, y: top + dy + y * k };
}

/** Pixels per hex. */
export async function hexScaleOf(page: Page, map: MapId): Promise<number> {
  return (await seen(page, new HexSheet(mapOf(map).grid).width)).k;
}
