import type { HexSheet } from '@sandtable/hex';
import type { Level } from './levels.js';
import type { Place } from './model.js';
import { overlap, type Rect } from './rect.js';

/** A name on the map, centred at this point, in hexes. */
export interface Label {
  place: Place;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A counter covers the town: its symbol is shown before the name. */
  withSign: boolean;
}

export interface LabelAsk {
  sheet: HexSheet;
  places: readonly Place[];
  level: Level;
  /** Pixels per hex. */
  z: number;
  /** The boxes of counters, and the hexes under them. */
  taken: readonly Rect[];
  covered: (hex: number) => boolean;
  /** What is better not covered: the names of seas and countries. */
  avoided?: readonly Rect[];
  /** The width of a name, in pixels. */
  measure(place: Place): number;
}

const SIGN_PIXELS = 12;

/**
 * Places names where they cover neither counters nor each other, higher ranks first; a name without room is left out.
 */
export function placeLabels(ask: LabelAsk): Label[] {
  const { sheet, places, level, z, taken, covered, avoided = [], measure } = ask;
  const boxes: Rect[] = [...taken];
  const labels: Label[] = [];
  const height = level.letters / z;
  const ranked = [...places].sort((a, b) => b.rank - a.rank);
  for (const place of ranked) {
    if (place.rank < level.labelsFrom) continue;
    const withSign = covered(place.hex);
    const width = (measure(place) + (withSign ? SIGN_PIXELS : 0)) / z;
    const free = spots(sheet, place, width, height, withSign, z).filter(
      (box) => isOnSheet(sheet, box) && boxes.every((other) => !overlap(box, other)),
    );
    const spot = free.find((box) => avoided.every((other) => !overlap(box, other))) ?? free[0];
    if (!spot) continue;
    boxes.push(spot);
    labels.push({
      place,
      x: spot.x + spot.width / 2,
      y: spot.y + spot.height / 2,
      width,
      height,
      withSign,
    });
  }
  return labels;
}

const isOnSheet = (sheet: HexSheet, { x, y, width, height }: Rect) =>
  x >= 0 && y >= 0 && x + width <= sheet.width && y + height <= sheet.height;

/** Half the size of the sign of a place, in pixels; and the ring around a victory location, relative to it. */
export const signPixels = (z: number): number => Math.max(2, Math.min(5.4, z * 0.075));
export const RING = 2.1;

/** Candidate positions: below the town, then above and beside it. */
function spots(
  sheet: HexSheet,
  { hex, star }: Place,
  width: number,
  height: number,
  covered: boolean,
  z: number,
): Rect[] {
  const { x, y } = sheet.centre(hex);
  const sign = signPixels(z) * (star ? RING : 1.3) + 1.5;
  const away = covered ? 0.3 : sign / z;
  const aside = (covered ? 0.36 : (sign + 2) / z) + width / 2;
  const centres = [
    [x, y + away + height / 2],
    [x, y - away - height / 2 - (covered ? 0.14 : 0)],
    [x + aside, y],
    [x - aside, y],
    [x + aside * 0.9, y + away + height / 2],
    [x - aside * 0.9, y + away + height / 2],
    [x, y + away + height],
  ];
  return centres.map(([cx, cy]) => ({ x: cx - width / 2, y: cy - height / 2, width, height }));
}
