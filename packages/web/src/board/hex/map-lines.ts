import { type HexSheet, outline } from '@sandtable/hex';
import { type Chain, pointKey, sideChains, wayChains } from './chains.js';
import { LETTERS } from './counter-art.js';
import { areaPath, curveOf, sidePath, strayed, wayPath } from './curves.js';
import type { Level } from './levels.js';
import type { AreaName, Coast, HexMapModel } from './model.js';
import type { Palette } from './palette.js';
import { Pieces } from './pieces.js';
import type { Rect } from './rect.js';
import { type Course, coursesOf, waterPath } from './rivers.js';
import type { Canvas2D } from './shown-picture.js';

// The lines of a printed map: coasts and depths, borders, ridges, straits, railways, and the names across it.

/** The coast, ready to be drawn. */
export interface DrawnCoast {
  land: Path2D;
  /** The sea and its depths. It is so coarse that their edges are soft. */
  sea: CanvasImageSource;
}

export interface MapLines {
  coast: DrawnCoast | null;
  courses: readonly Course[];
  /** By scale: the water of the rivers, and what is left free beside it. */
  rivers: Map<number, { water: Pieces; casing: Pieces }>;
  rails: Pieces;
  roads: Pieces;
  borders: Pieces;
  districts: Pieces;
  formerBorders: Pieces;
  ridges: Pieces;
  straits: Pieces;
  /** The hexes where nobody plays. */
  closed: Path2D | null;
}

export function mapLinesOf(model: HexMapModel, palette: Palette): MapLines {
  const { sheet, coast, closed = [] } = model;
  const along = (chains: readonly Chain[], pathOf: (chain: Chain) => string) =>
    new Pieces(chains.map((chain) => ({ path: pathOf(chain), points: chain })));
  const sides = (bits: readonly number[] = []) => along(sideChains(sheet, bits), sidePath);
  // A railway goes through its towns; elsewhere the pen is free.
  const towns = new Set(model.places.map(({ hex }) => pointKey(sheet.centre(hex))));
  const ways = (bits: readonly number[] = []) =>
    along(wayChains(sheet, bits), (chain) => wayPath(chain, (at) => towns.has(pointKey(at))));
  return {
    coast: coast ? drawnCoast(coast, sheet, palette) : null,
    courses: coursesOf(model),
    rivers: new Map(),
    rails: ways(model.rails),
    roads: ways(model.roads),
    borders: sides(model.borders),
    districts: sides(model.districts),
    formerBorders: sides(model.formerBorders),
    ridges: along(sideChains(sheet, model.ridges ?? []), peaksAlong),
    straits: ways(model.straits),
    closed: closed.length > 0 ? new Path2D(areaPath(outline(sheet, closed))) : null,
  };
}

/** Pixels of the picture of the sea for a hex, and the width of the light along the coast, in hexes. */
const SEA_CELLS = 9;
const SHORE_LIGHT = 0.13;
/** How far from the coast the water changes its shade, in hexes. */
const DEPTHS = [0.28, 0.7, 1.35, 2.4];

function drawnCoast({ land }: Coast, sheet: HexSheet, { sea, shore, night }: Palette): DrawnCoast {
  const picture = document.createElement('canvas');
  picture.width = Math.ceil(sheet.width * SEA_CELLS);
  picture.height = Math.ceil(sheet.height * SEA_CELLS);
  const ctx = picture.getContext('2d')!;
  ctx.fillStyle = sea[sea.length - 1];
  ctx.fillRect(0, 0, picture.width, picture.height);
  ctx.scale(SEA_CELLS, SEA_CELLS);
  const coast = new Path2D(land);
  ctx.lineJoin = 'round';
  for (let i = DEPTHS.length - 1; i >= 0; i--) {
    ctx.strokeStyle = sea[i];
    ctx.lineWidth = 2 * DEPTHS[i];
    ctx.stroke(coast);
  }
  ctx.strokeStyle = shore;
  ctx.lineWidth = SHORE_LIGHT;
  ctx.globalAlpha = night ? 0.5 : 0.65;
  ctx.stroke(coast);
  return { land: coast, sea: picture };
}

/** Small peaks along the hexsides of a ridge. */
function peaksAlong(chain: Chain): string {
  return curveOf(chain)
    .filter((_, i) => i % 2 === 1)
    .map(strayed)
    .map(({ x, y }) => `M${x - 0.06} ${y + 0.04}L${x} ${y - 0.065}L${x + 0.06} ${y + 0.04}Z`)
    .join('');
}

/** How wide a small river is at least, in pixels, and what is left free on either side of it. */
const THIN = 1.5;
const FREE = 0.024;

export function drawRivers(
  ctx: Canvas2D,
  lines: MapLines,
  part: Rect,
  palette: Palette,
  scale: number,
): void {
  const known = lines.rivers.get(scale);
  const least = (scale > 30 ? THIN : THIN * 0.7) / scale;
  const drawn = (around: number) =>
    new Pieces(
      lines.courses.map((course) => ({ path: waterPath(course, least, around), points: course.points })),
    );
  const { water, casing } = known ?? { water: drawn(0), casing: drawn(Math.max(FREE, 0.9 / scale)) };
  lines.rivers.set(scale, { water, casing });
  ctx.globalAlpha = 0.6;
  ctx.fillStyle = palette.riverCasing;
  ctx.fill(casing.in(part));
  ctx.globalAlpha = 1;
  ctx.fillStyle = palette.river;
  ctx.fill(water.in(part));
}

/** Draws a picture of the whole map that has so many cells for a hex. */
export function drawPicture(ctx: Canvas2D, picture: CanvasImageSource, cells: number): void {
  ctx.save();
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.scale(1 / cells, 1 / cells);
  ctx.drawImage(picture, 0, 0);
  ctx.restore();
}

export const drawSea = (ctx: Canvas2D, { sea }: DrawnCoast): void => drawPicture(ctx, sea, SEA_CELLS);

/** Hexes out of play fade into the paper. */
export function drawVeil(ctx: Canvas2D, { closed }: MapLines, palette: Palette): void {
  if (!closed) return;
  ctx.fillStyle = palette.paper;
  ctx.globalAlpha = 0.62;
  ctx.fill(closed);
  ctx.globalAlpha = 1;
}

export function drawCoastline(ctx: Canvas2D, { land }: DrawnCoast, palette: Palette, scale: number): void {
  ctx.strokeStyle = palette.coast;
  ctx.lineWidth = Math.min(1.8, Math.max(0.7, scale / 36)) / scale;
  ctx.stroke(land);
}

/** Dashes of a border between countries, in hexes. */
const BORDER_DASH = [0.16, 0.05, 0.03, 0.05];

export function drawLines(
  ctx: Canvas2D,
  lines: MapLines,
  part: Rect,
  palette: Palette,
  level: Level,
  scale: number,
): void {
  ctx.save();
  if (level.borders) {
    const borders = lines.borders.in(part);
    ctx.lineCap = 'butt';
    ctx.globalAlpha = 0.4;
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = Math.max(0.07, 2.4 / scale);
    ctx.stroke(borders);
    ctx.strokeStyle = palette.border;
    ctx.globalAlpha = 0.9;
    ctx.lineWidth = Math.max(0.03, 1.1 / scale);
    // From afar dashes are only a grey line.
    ctx.setLineDash(level.symbols ? BORDER_DASH : []);
    ctx.stroke(borders);
    // What was a border is a memory of one.
    ctx.globalAlpha = 0.5;
    ctx.lineWidth = Math.max(0.02, 0.9 / scale);
    ctx.setLineDash([0.07, 0.07]);
    ctx.stroke(lines.formerBorders.in(part));
    ctx.globalAlpha = 0.55;
    ctx.lineWidth = Math.max(0.018, 0.8 / scale);
    ctx.setLineDash([0.03, 0.06]);
    if (level.symbols) ctx.stroke(lines.districts.in(part));
    ctx.setLineDash([]);
  }
  if (level.symbols) {
    ctx.globalAlpha = 0.85;
    ctx.fillStyle = palette.ridge;
    ctx.fill(lines.ridges.in(part));
  }
  if (level.roads) {
    const [rails, roads] = [lines.rails.in(part), lines.roads.in(part)];
    ctx.globalAlpha = 0.9;
    ctx.strokeStyle = palette.attack;
    ctx.lineWidth = Math.max(0.02, 1.1 / scale);
    ctx.setLineDash([0.05, 0.05]);
    ctx.stroke(lines.straits.in(part));
    ctx.setLineDash([]);
    ctx.globalAlpha = 0.8;
    ctx.strokeStyle = palette.roadCasing;
    ctx.lineWidth = Math.max(0.075, 2.6 / scale);
    ctx.stroke(roads);
    // Seen from afar a road is a thread of the same net as the railways: on its own it would look like a stray line.
    ctx.globalAlpha = level.fine ? 0.95 : 0.45;
    ctx.strokeStyle = palette.road;
    ctx.lineWidth = Math.max(0.034, 1.1 / scale);
    ctx.stroke(roads);
    ctx.globalAlpha = level.fine ? 0.75 : 0.4;
    ctx.strokeStyle = palette.rail;
    ctx.lineWidth = Math.max(0.014, 0.8 / scale);
    ctx.stroke(rails);
    if (level.fine) {
      // The sleepers are a second, wide and dashed stroke.
      ctx.lineCap = 'butt';
      ctx.lineWidth = Math.max(0.05, 2.6 / scale);
      ctx.setLineDash([0.012, 0.085]);
      ctx.stroke(rails);
      ctx.setLineDash([]);
    }
  }
  ctx.restore();
}

/** How strong the names of seas and countries are: less than those of places. */
export const NAME_STRENGTH = { sea: 0.9, country: 0.75 } as const;

/** How large the letters of a name are on the screen, in pixels: at least, at most, and too small to be written. */
const LETTER_PIXELS = {
  sea: { least: 12.5, most: 25, none: 6 },
  country: { least: 10.5, most: 27, none: 8 },
} as const;

/** On a smaller map the names of countries have no room beside those of capitals, in pixels per hex. */
const ROOM_FOR_COUNTRIES = 14;

/** The size of a name's letters at this scale, in hexes; 0 if it is not written. */
function letterSize({ kind, size }: AreaName, scale: number): number {
  const { least, most, none } = LETTER_PIXELS[kind];
  if (kind === 'country' && scale < ROOM_FOR_COUNTRIES) return 0;
  return size * scale < none ? 0 : Math.min(most, Math.max(least, size * scale)) / scale;
}

/** The part of the map that a name covers; null if it is not written. */
export function areaNameBox(area: AreaName, scale: number): Rect | null {
  const size = letterSize(area, scale);
  const lines = area.name.split('\n');
  const letters = Math.max(...lines.map(({ length }) => length));
  const [width, height] = [letters * size * (area.kind === 'sea' ? 0.66 : 0.74), lines.length * size * 1.1];
  return size > 0 ? { x: area.x - width / 2, y: area.y - height / 2, width, height } : null;
}

export function drawAreaNames(
  ctx: Canvas2D,
  areas: readonly AreaName[],
  palette: Palette,
  scale: number,
): void {
  ctx.save();
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const area of areas) {
    const { name, kind, x, y } = area;
    const size = letterSize(area, scale);
    if (size === 0) continue;
    const sea = kind === 'sea';
    ctx.font = sea ? `italic 700 ${size}px Alegreya, Georgia, serif` : `600 ${size}px ${LETTERS}`;
    ctx.letterSpacing = `${size * (sea ? 0.2 : 0.32)}px`;
    ctx.fillStyle = sea ? palette.seaName : palette.countryName;
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = 2.6 / scale;
    name.split('\n').forEach((line, i, all) => {
      const [text, top] = [sea ? line : line.toUpperCase(), y + (i - (all.length - 1) / 2) * size * 1.15];
      ctx.globalAlpha = sea ? 0 : 0.4;
      ctx.strokeText(text, x, top);
      ctx.globalAlpha = NAME_STRENGTH[kind];
      ctx.fillText(text, x, top);
    });
  }
  ctx.restore();
}

/** The line around a sheet, and a finer one within: their widths and distance, in pixels. */
const [NEAT, FINE, APART] = [2.4, 0.9, 5];

export function drawNeatline(
  ctx: Canvas2D,
  { width, height }: HexSheet,
  palette: Palette,
  scale: number,
): void {
  ctx.strokeStyle = palette.border;
  for (const [line, inset] of [
    [NEAT, NEAT / 2 + 1],
    [FINE, NEAT + APART],
  ]) {
    ctx.lineWidth = line / scale;
    ctx.strokeRect(inset / scale, inset / scale, width - (2 * inset) / scale, height - (2 * inset) / scale);
  }
}
