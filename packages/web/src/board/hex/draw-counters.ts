import type { HexSheet } from '@sandtable/hex';
import { LETTERS } from './counter-art.js';
import { LABEL_PIXELS, type Label, placeLabels } from './labels.js';
import type { Level } from './levels.js';
import type { HexMapModel, HexUnit, Place } from './model.js';
import type { Palette } from './palette.js';
import { overlap, type Rect } from './rect.js';
import type { Sprites } from './sprites.js';
import { type PlacedCounter, stackLayout } from './stack-layout.js';

/** The part of the map that a canvas shows, and its resolution. */
export interface Frame {
  part: Rect;
  /** Canvas pixels per hex. */
  pixels: number;
  /** CSS pixels per hex. */
  z: number;
}

/** The counters in a part of the map, from north to south: those in front last. */
export function countersIn(
  sheet: HexSheet,
  stacks: ReadonlyMap<number, readonly HexUnit[]>,
  level: Level,
  part: Rect,
): PlacedCounter[] {
  const wide = { x: part.x - 1, y: part.y - 1, width: part.width + 2, height: part.height + 2 };
  return [...stacks.entries()]
    .map(([hex, stack]) => ({ centre: sheet.centre(hex), stack }))
    .filter(({ centre: { x, y } }) => overlap({ x, y, width: 0.001, height: 0.001 }, wide))
    .sort((a, b) => a.centre.y - b.centre.y)
    .flatMap(({ stack }) => stackLayout(sheet, stack, level));
}

/** Draws counters by copying sprites: nothing is drawn twice at the same size. */
export function drawCounters(
  ctx: CanvasRenderingContext2D,
  sprites: Sprites,
  counters: readonly PlacedCounter[],
  level: Level,
  { part, pixels }: Frame,
): void {
  const size = level.counterSize * pixels;
  for (const { unit, at } of counters) {
    const [x, y] = [(at.x - part.x) * pixels, (at.y - part.y) * pixels];
    sprites.draw(ctx, unit.face, level.counter, size, x, y, unit.marks);
  }
}

/** The labels of a position: computed when the zoom settles or counters move, not while the map moves. */
export function labelsFor(
  ctx: CanvasRenderingContext2D,
  { sheet, places }: HexMapModel,
  stacks: ReadonlyMap<number, readonly HexUnit[]>,
  level: Level,
  z: number,
): Label[] {
  ctx.font = labelFont(3, 1);
  const half = level.counterSize / 2;
  const taken = [...stacks.values()].flatMap((stack) =>
    stackLayout(sheet, stack, level).map(({ at }) => ({
      x: at.x - half,
      y: at.y - half,
      width: level.counterSize,
      height: level.counterSize,
    })),
  );
  return placeLabels({
    sheet,
    places,
    level,
    z,
    taken,
    covered: (hex) => stacks.has(hex),
    measure: (place) => {
      ctx.font = labelFont(place.rank, 1);
      return ctx.measureText(place.name).width + (place.star ? 14 : 0) + 4;
    },
  });
}

function labelFont(rank: Place['rank'], scale: number): string {
  const size = (rank >= 3 ? LABEL_PIXELS + 1 : LABEL_PIXELS - 1) * scale;
  return `${rank >= 3 ? 700 : 500} ${size}px ${LETTERS}`;
}

/** Draws town symbols under the counters, in hexes without one. */
export function drawPlaces(
  ctx: CanvasRenderingContext2D,
  { sheet, places }: HexMapModel,
  stacks: ReadonlyMap<number, unknown>,
  level: Level,
  palette: Palette,
  { part, pixels, z }: Frame,
): void {
  for (const { hex, rank } of places) {
    if (stacks.has(hex) || rank < level.labelsFrom - 1) continue;
    const { x, y } = sheet.centre(hex);
    const size = Math.max(3, Math.min(7, z * 0.09)) * (pixels / z);
    drawSign(ctx, (x - part.x) * pixels, (y - part.y) * pixels, size, rank, palette);
  }
}

function drawSign(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  rank: Place['rank'],
  palette: Palette,
): void {
  ctx.fillStyle = palette.place;
  ctx.strokeStyle = palette.halo;
  ctx.lineWidth = size * 0.45;
  ctx.beginPath();
  if (rank >= 3) ctx.rect(x - size, y - size, size * 2, size * 2);
  else ctx.arc(x, y, size * 0.9, 0, Math.PI * 2);
  ctx.stroke();
  ctx.fill();
  if (rank >= 2) return;
  ctx.fillStyle = palette.halo;
  ctx.beginPath();
  ctx.arc(x, y, size * 0.45, 0, Math.PI * 2);
  ctx.fill();
}

const STAR = new Array(10).fill(0).map((_, i) => {
  const [angle, radius] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? 1 : 0.42];
  return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
});

export function drawLabels(
  ctx: CanvasRenderingContext2D,
  labels: readonly Label[],
  palette: Palette,
  { part, pixels, z }: Frame,
): void {
  const scale = pixels / z;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const { place, x, y, width, withSign } of labels) {
    let left = (x - width / 2 - part.x) * pixels + 2 * scale;
    const top = (y - part.y) * pixels;
    if (withSign) {
      drawSign(ctx, left + 4 * scale, top, 3.4 * scale, place.rank, palette);
      left += 12 * scale;
    }
    ctx.font = labelFont(place.rank, scale);
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = 3.4 * scale;
    ctx.strokeText(place.name, left, top);
    ctx.fillStyle = palette.label;
    ctx.fillText(place.name, left, top);
    if (!place.star) continue;
    const star = left + ctx.measureText(place.name).width + 8 * scale;
    ctx.beginPath();
    STAR.forEach(([sx, sy], i) => {
      if (i === 0) ctx.moveTo(star + sx * 6 * scale, top + sy * 6 * scale);
      else ctx.lineTo(star + sx * 6 * scale, top + sy * 6 * scale);
    });
    ctx.closePath();
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = 2.4 * scale;
    ctx.stroke();
    ctx.fillStyle = palette.star;
    ctx.fill();
  }
  ctx.textBaseline = 'alphabetic';
}
