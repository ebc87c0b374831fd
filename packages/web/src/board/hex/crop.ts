import type { HexSheet } from '@sandtable/hex';
import type { Frame } from './draw-counters.js';
import type { Scene } from './painter.js';

/** How far marks reach beyond the middle of their hex, in hexes; and a badge with odds, in CSS pixels. */
const REACH = 1.6;
const BADGE = 360;
/** How far the ghosts of a stack are apart, in hexes. */
const GHOST = 0.12;

/** The hexes that something is drawn at: under the counters. */
export function hexesUnder({ overlay: { reach, zones, supply, path, attacks } }: Scene): number[] {
  const ways = [...path, ...supply.flat(), ...attacks.flatMap(({ from, to }) => [from, to])];
  return [...reach.map(({ hex }) => hex), ...zones, ...ways].filter((hex) => hex >= 0);
}

/** The hexes that something is drawn at: over the counters. */
export function hexesOver({ overlay: { asked, targets, ghosts, odds }, marks }: Scene): number[] {
  const marked = [marks.cursor, marks.inspected, ...marks.chosen.map(({ hex }) => hex)];
  const planned = [...asked, ...targets, ...ghosts.map(({ hex }) => hex), odds?.hex ?? -1];
  return [...marked, ...planned].filter((hex) => hex >= 0);
}

/** How far what is drawn at these hexes reaches beyond their middle, in hexes. */
export function reachOf({ overlay: { ghosts, odds } }: Scene, z: number): number {
  return REACH + ghosts.length * GHOST + (odds ? BADGE / z : 0);
}

/** The part of a frame with these hexes and what is drawn around them; null if there is none. Its pixels are the same. */
export function crop(frame: Frame, sheet: HexSheet, hexes: readonly number[], reach: number): Frame | null {
  const { part, pixels } = frame;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const hex of hexes) {
    const { x, y } = sheet.centre(hex);
    left = Math.min(left, x - reach);
    top = Math.min(top, y - reach);
    right = Math.max(right, x + reach);
    bottom = Math.max(bottom, y + reach);
  }
  const whole = (length: number) => Math.floor(length * pixels) / pixels;
  const x = part.x + whole(Math.max(0, left - part.x));
  const y = part.y + whole(Math.max(0, top - part.y));
  const width = Math.min(right, part.x + part.width) - x;
  const height = Math.min(bottom, part.y + part.height) - y;
  return width > 0 && height > 0 ? { ...frame, part: { x, y, width, height } } : null;
}
