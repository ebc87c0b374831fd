import { CORNERS, outline, type Point, svgPath } from '@sandtable/hex';
import type { AreaFields } from './area-fields.js';
import { LETTERS } from './counter-art.js';
import { drawSymbols } from './ground-symbols.js';
import { levelAt } from './levels.js';
import {
  drawAreaNames,
  drawCoastline,
  drawLines,
  drawNeatline,
  drawPicture,
  drawRivers,
  drawSea,
  drawVeil,
  type MapLines,
  mapLinesOf,
} from './map-lines.js';
import type { HexMapModel } from './model.js';
import type { Palette } from './palette.js';
import { hexesIn, type Rect } from './rect.js';
import { drawRiverNames } from './river-names.js';
import type { Canvas2D } from './shown-picture.js';
import type { TerrainRaster } from './terrain-raster.js';

/** The terrain as a picture, and the areas that it shows. */
interface DrawnTerrain {
  picture: CanvasImageSource;
  cellsPerHex: number;
  areas: AreaFields;
}

/** The static parts of a map, ready to be drawn at any scale. */
export interface Ground {
  model: HexMapModel;
  palette: Palette;
  /** Null while it is being computed. */
  terrain: DrawnTerrain | null;
  /** The outer edge of the map: beyond it there is no ground. */
  edge: Path2D;
  /** Coasts, borders, rivers, roads and railways. */
  lines: MapLines;
  /** The hexes with a named place. */
  towns: ReadonlySet<number>;
}

export function groundOf(model: HexMapModel, palette: Palette): Ground {
  return {
    model,
    palette,
    terrain: null,
    edge: edgeOf(model),
    lines: mapLinesOf(model, palette),
    towns: new Set(model.places.map(({ hex }) => hex)),
  };
}

/** What is cut off of a sheet with coasts, in hexes: there the land has an edge that is none. */
const TRIM = 0.03;

/** A sheet with coasts is a rectangle, as maps are; without them it ends where its hexes do. */
function edgeOf(model: HexMapModel): Path2D {
  const { sheet } = model;
  if (!model.coast) return new Path2D(svgPath(outline(sheet, hexesOf(model))));
  const edge = new Path2D();
  edge.rect(TRIM, TRIM, sheet.width - 2 * TRIM, sheet.height - 2 * TRIM);
  return edge;
}

function* hexesOf({ sheet: { grid } }: HexMapModel): Generator<number> {
  for (let hex = 0; hex < grid.size; hex++) if (grid.has(hex)) yield hex;
}

export function drawnTerrain({ width, height, pixels, cellsPerHex, areas }: TerrainRaster): DrawnTerrain {
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  picture.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0);
  return { picture, cellsPerHex, areas };
}

/** Draws a part of the ground; a hex is `z` canvas pixels and `scale` CSS pixels wide. */
export function drawGround(ctx: Canvas2D, ground: Ground, part: Rect, z: number, scale: number): void {
  const { palette } = ground;
  const level = levelAt(scale);
  ctx.save();
  ctx.scale(z, z);
  ctx.translate(-part.x, -part.y);
  const around = [...hexesIn(ground.model.sheet, part)];
  const { lines } = ground;
  ctx.clip(ground.edge);
  ctx.save();
  if (lines.coast) {
    drawSea(ctx, lines.coast);
    ctx.clip(lines.coast.land, 'evenodd');
  }
  drawTerrain(ctx, ground, part, around);
  if (level.symbols) drawSymbols(ctx, ground, part, scale);
  ctx.restore();
  if (level.grid > 0) drawGrid(ctx, ground, around, level.grid, scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.save();
  // A river ends where the sea begins.
  if (lines.coast) ctx.clip(lines.coast.land, 'evenodd');
  drawRivers(ctx, lines, part, palette, scale);
  drawVeil(ctx, lines, palette);
  ctx.restore();
  if (lines.coast) drawCoastline(ctx, lines.coast, palette, scale);
  drawLines(ctx, lines, part, palette, level, scale);
  if (level.areas) drawAreaNames(ctx, ground.model.areas ?? [], palette, scale);
  if (level.numbers) drawNumbers(ctx, ground, around, scale);
  drawRiverNames(ctx, ground.model.riverNames ?? [], palette, scale);
  if (lines.coast) drawNeatline(ctx, ground.model.sheet, palette, scale);
  ctx.restore();
}

function stroke(ctx: Canvas2D, path: Path2D, colour: string, width: number, alpha: number): void {
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
  ctx.globalAlpha = 1;
}

function drawTerrain(ctx: Canvas2D, { model, palette, terrain }: Ground, part: Rect, around: number[]): void {
  ctx.fillStyle = palette.paper;
  ctx.fillRect(part.x - 1, part.y - 1, part.width + 2, part.height + 2);
  if (terrain) {
    drawPicture(ctx, terrain.picture, terrain.cellsPerHex);
    return;
  }
  model.terrains.forEach((kind, i) => {
    const all = new Path2D();
    for (const hex of around) if (model.terrain[hex] === i) addHex(all, model.sheet.centre(hex), 1.01);
    ctx.fillStyle = palette.night ? kind.night : kind.day;
    ctx.fill(all);
  });
}

export function addHex(path: Path2D, { x, y }: Point, size: number): void {
  CORNERS.forEach((corner, i) => {
    const [cx, cy] = [x + corner.x * size, y + corner.y * size];
    if (i === 0) path.moveTo(cx, cy);
    else path.lineTo(cx, cy);
  });
  path.closePath();
}

function drawGrid(
  ctx: Canvas2D,
  { model, palette }: Ground,
  around: readonly number[],
  alpha: number,
  scale: number,
): void {
  const [land, sea] = [new Path2D(), new Path2D()];
  const { sheet } = model;
  for (const hex of around) {
    const path = model.terrains[model.terrain[hex]].sea ? sea : land;
    for (let side = 0; side < 6; side++) {
      // Each hexside is drawn from one of its two hexes.
      if (side >= 3 && sheet.grid.neighbour(hex, side) >= 0) continue;
      const [a, b] = [sheet.corner(hex, side), sheet.corner(hex, side + 1)];
      path.moveTo(a.x, a.y);
      path.lineTo(b.x, b.y);
    }
  }
  ctx.lineCap = 'round';
  stroke(ctx, land, palette.gridLand, 1 / scale, palette.night ? alpha * 0.75 : alpha);
  stroke(ctx, sea, palette.gridSea, 1 / scale, alpha * 1.4);
}

/** The largest letters of hex numbers, in pixels. */
const NUMBER = 14;

function drawNumbers(
  ctx: Canvas2D,
  { model, palette }: Ground,
  around: readonly number[],
  scale: number,
): void {
  ctx.fillStyle = palette.number;
  ctx.font = `500 ${Math.min(0.115, NUMBER / scale)}px ${LETTERS}`;
  ctx.textAlign = 'center';
  for (const hex of around) {
    const { x, y } = model.sheet.centre(hex);
    ctx.fillText(model.numbers[hex], x, y - 0.4);
  }
}
