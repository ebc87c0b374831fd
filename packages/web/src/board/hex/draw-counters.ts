import type { HexSheet } from '@sandtable/hex';
import { LETTERS } from './counter-art.js';
import { type Label, placeLabels, RING, signPixels } from './labels.js';
import { groundScale, type Level } from './levels.js';
import { areaNameBox } from './map-lines.js';
import type { HexMapModel, HexUnit, Place } from './model.js';
import type { Palette } from './palette.js';
import { overlap, type Rect } from './rect.js';
import type { Canvas2D } from './shown-picture.js';
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
  ctx: Canvas2D,
  sprites: Sprites,
  counters: readonly PlacedCounter[],
  level: Level,
  { part, pixels }: Frame,
): void {
  const size = level.counterSize * pixels;
  // All sprites first: to copy from a sheet that was just drawn on is to copy the sheet.
  for (const { unit } of counters) sprites.make(unit.face, level.counter, size, unit.marks);
  for (const { unit, at } of counters) {
    const [x, y] = [(at.x - part.x) * pixels, (at.y - part.y) * pixels];
    sprites.draw(ctx, unit.face, level.counter, size, x, y, unit.marks);
  }
}

/** The labels of a position: computed when the zoom settles or counters move, not while the map moves. */
export function labelsFor(
  ctx: Canvas2D,
  { sheet, places, areas = [] }: HexMapModel,
  stacks: ReadonlyMap<number, readonly HexUnit[]>,
  level: Level,
  z: number,
): Label[] {
  const written = level.areas ? areas.map((area) => areaNameBox(area, groundScale(z))) : [];
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
    avoided: written.filter((box) => box !== null),
    measure: (place) => {
      ctx.font = labelFont(place.rank, level, 1);
      return ctx.measureText(place.name).width + signsWidth(place, level) + 4;
    },
  });
}

function labelFont(rank: Place['rank'], { letters }: Level, scale: number): string {
  return `${rank >= 3 ? 700 : 500} ${(rank >= 3 ? letters : letters - 1) * scale}px ${LETTERS}`;
}

/** From afar the star of a victory location is above it, closer by it is behind its name; ports have anchors then. */
const isFar = ({ counter }: Level) => counter === 'chip';
const hasAnchor = ({ port }: Place, { fine }: Level) => port === true && fine;
const signsWidth = (place: Place, level: Level) =>
  (place.star && !isFar(level) ? STAR_WIDTH : 0) + (hasAnchor(place, level) ? ANCHOR : 0);

/** Draws town symbols under the counters, in hexes without one. */
export function drawPlaces(
  ctx: Canvas2D,
  { sheet, places }: HexMapModel,
  stacks: ReadonlyMap<number, unknown>,
  level: Level,
  palette: Palette,
  { part, pixels, z }: Frame,
): void {
  const size = signPixels(z) * (pixels / z);
  for (const { hex, rank, sign, star } of places) {
    if (stacks.has(hex) || rank < level.labelsFrom - 1) continue;
    const centre = sheet.centre(hex);
    const [x, y] = [(centre.x - part.x) * pixels, (centre.y - part.y) * pixels];
    // What has no name at this zoom stands back.
    ctx.globalAlpha = rank < level.labelsFrom ? 0.65 : 1;
    drawSign(ctx, x, y, rank < level.labelsFrom ? size * 0.8 : size, sign ?? signOf(rank), palette);
    ctx.globalAlpha = 1;
    if (star && !isFar(level)) drawRing(ctx, x, y, size, palette);
  }
}

/** The ring around a victory location. */
function drawRing(ctx: Canvas2D, x: number, y: number, size: number, palette: Palette): void {
  ctx.beginPath();
  ctx.arc(x, y, size * RING, 0, Math.PI * 2);
  ctx.strokeStyle = palette.halo;
  ctx.lineWidth = size * 0.75;
  ctx.stroke();
  ctx.strokeStyle = palette.star;
  ctx.lineWidth = size * 0.4;
  ctx.stroke();
}

/** From afar: the stars of victory locations, over their counters. */
export function drawStars(
  ctx: Canvas2D,
  { sheet, places }: HexMapModel,
  stacks: ReadonlyMap<number, unknown>,
  level: Level,
  palette: Palette,
  { part, pixels, z }: Frame,
): void {
  if (!isFar(level)) return;
  const scale = pixels / z;
  for (const { hex, star } of places) {
    if (!star) continue;
    const { x, y } = sheet.centre(hex);
    const up = stacks.has(hex) ? level.counterSize * z * 0.62 : signPixels(z) * 1.3 + 3.4;
    drawStar(ctx, (x - part.x) * pixels, (y - part.y) * pixels - up * scale, 4.4 * scale, palette);
  }
}

type Sign = NonNullable<Place['sign']> | 'spot';

/** The sign of a place that has none of its own. */
const signOf = (rank: Place['rank']): Sign => (rank >= 3 ? 'city' : rank === 2 ? 'spot' : 'town');

/** The width of an anchor and of a star behind a name, in pixels. */
const ANCHOR = 11;
const STAR_WIDTH = 14;

/** A ring, a shaft, a stock and two arms. */
function drawAnchor(ctx: Canvas2D, x: number, y: number, scale: number, palette: Palette): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.lineCap = 'round';
  const anchor = new Path2D(
    'M0-5.2A1.3 1.3 0 1 1 0-2.6A1.3 1.3 0 1 1 0-5.2ZM0-2.6V4.6M-2.6-.8H2.6M-4 1.4Q-3.4 4.6 0 4.6Q3.4 4.6 4 1.4',
  );
  ctx.strokeStyle = palette.halo;
  ctx.lineWidth = 3.4;
  ctx.stroke(anchor);
  ctx.strokeStyle = palette.seaName;
  ctx.lineWidth = 1.3;
  ctx.stroke(anchor);
  ctx.restore();
}

function drawSign(ctx: Canvas2D, x: number, y: number, size: number, sign: Sign, palette: Palette): void {
  ctx.fillStyle = palette.place;
  ctx.strokeStyle = palette.halo;
  ctx.lineWidth = size * 0.45;
  ctx.beginPath();
  if (sign === 'city' || sign === 'capital') ctx.rect(x - size, y - size, size * 2, size * 2);
  else ctx.arc(x, y, size * 0.9, 0, Math.PI * 2);
  ctx.stroke();
  ctx.fill();
  if (sign === 'capital') {
    ctx.fillStyle = palette.halo;
    ctx.fillRect(x - size * 0.72, y - size * 0.72, size * 1.44, size * 1.44);
    ctx.fillStyle = palette.capital;
    ctx.fillRect(x - size * 0.48, y - size * 0.48, size * 0.96, size * 0.96);
  }
  if (sign !== 'town') return;
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
  ctx: Canvas2D,
  labels: readonly Label[],
  level: Level,
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
      drawSign(ctx, left + 4 * scale, top, 3.4 * scale, place.sign ?? signOf(place.rank), palette);
      left += 12 * scale;
    }
    ctx.font = labelFont(place.rank, level, scale);
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = (isFar(level) ? 2.6 : 3.4) * scale;
    ctx.strokeText(place.name, left, top);
    ctx.fillStyle = palette.label;
    ctx.fillText(place.name, left, top);
    let behind = left + ctx.measureText(place.name).width;
    if (hasAnchor(place, level)) {
      drawAnchor(ctx, behind + 6.5 * scale, top, scale, palette);
      behind += ANCHOR * scale;
    }
    if (place.star && !isFar(level)) drawStar(ctx, behind + 8 * scale, top, 6 * scale, palette);
  }
  ctx.textBaseline = 'alphabetic';
}

function drawStar(ctx: Canvas2D, x: number, y: number, size: number, palette: Palette): void {
  ctx.beginPath();
  STAR.forEach(([sx, sy], i) => {
    if (i === 0) ctx.moveTo(x + sx * size, y + sy * size);
    else ctx.lineTo(x + sx * size, y + sy * size);
  });
  ctx.closePath();
  ctx.strokeStyle = palette.halo;
  ctx.lineWidth = size * 0.4;
  ctx.stroke();
  ctx.fillStyle = palette.star;
  ctx.fill();
}
