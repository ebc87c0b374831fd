import { CORNERS, outline, type Point, svgPath } from '@sandtable/hex';
import { sideChains, smoothPath, wayChains } from './chains.js';
import { LETTERS } from './counter-art.js';
import { levelAt } from './levels.js';
import {
  drawAreaNames,
  drawCoastline,
  drawLines,
  drawSea,
  drawVeil,
  type MapLines,
  mapLinesOf,
} from './map-lines.js';
import type { GroundSymbol, HexMapModel } from './model.js';
import { hash } from './noise.js';
import type { Palette } from './palette.js';
import { hexesIn, type Rect } from './rect.js';
import { drawRiverNames } from './river-names.js';
import type { Canvas2D } from './shown-picture.js';
import type { TerrainRaster } from './terrain-raster.js';

/** The static parts of a map, ready to be drawn at any scale. */
export interface Ground {
  model: HexMapModel;
  palette: Palette;
  /** The terrain picture; null while it is being computed. */
  raster: CanvasImageSource | null;
  /** The outer edge of all hexes: beyond it there is no ground. */
  edge: Path2D;
  rivers: Path2D;
  roads: Path2D;
  /** Coasts, borders, railways. */
  lines: MapLines;
  cellsPerHex: number;
}

export function groundOf(model: HexMapModel, palette: Palette): Ground {
  const path = (chains: ReturnType<typeof sideChains>) => new Path2D(chains.map(smoothPath).join(''));
  return {
    model,
    palette,
    raster: null,
    edge: new Path2D(svgPath(outline(model.sheet, hexesOf(model)))),
    rivers: path(sideChains(model.sheet, model.rivers)),
    roads: path(wayChains(model.sheet, model.roads)),
    lines: mapLinesOf(model),
    cellsPerHex: 1,
  };
}

function* hexesOf({ sheet: { grid } }: HexMapModel): Generator<number> {
  for (let hex = 0; hex < grid.size; hex++) if (grid.has(hex)) yield hex;
}

export function pictureOf({ width, height, pixels }: TerrainRaster): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
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
  ctx.save();
  if (lines.coast) {
    ctx.save();
    ctx.clip(ground.edge);
    drawSea(ctx, lines.coast, palette, part);
    ctx.restore();
    ctx.clip(lines.coast.land, 'evenodd');
  }
  drawTerrain(ctx, ground, part, around);
  if (level.symbols) drawSymbols(ctx, ground, around, scale);
  ctx.restore();
  if (level.grid > 0) drawGrid(ctx, ground, around, level.grid, scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.save();
  // A river ends where the sea begins.
  if (lines.coast) ctx.clip(lines.coast.land, 'evenodd');
  stroke(ctx, ground.rivers, palette.riverCasing, Math.max(0.085, 3.2 / scale), 0.75);
  stroke(ctx, ground.rivers, palette.river, Math.max(0.052, 1.6 / scale), 1);
  drawVeil(ctx, lines, palette);
  ctx.restore();
  if (lines.coast) drawCoastline(ctx, lines.coast, palette, scale);
  drawLines(ctx, lines, palette, level, scale);
  if (level.roads) {
    stroke(ctx, ground.roads, palette.roadCasing, Math.max(0.075, 2.6 / scale), 0.8);
    stroke(ctx, ground.roads, palette.road, Math.max(0.034, 1.1 / scale), 0.95);
  }
  if (level.areas) drawAreaNames(ctx, ground.model.areas ?? [], palette, scale);
  drawRiverNames(ctx, ground.model.riverNames ?? [], palette, scale);
  if (level.numbers) drawNumbers(ctx, ground, around);
  ctx.restore();
}

function stroke(ctx: Canvas2D, path: Path2D, colour: string, width: number, alpha: number): void {
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
  ctx.globalAlpha = 1;
}

function drawTerrain(ctx: Canvas2D, ground: Ground, part: Rect, around: number[]): void {
  const { model, palette, raster, cellsPerHex } = ground;
  ctx.save();
  ctx.clip(ground.edge);
  ctx.fillStyle = palette.paper;
  ctx.fillRect(part.x - 1, part.y - 1, part.width + 2, part.height + 2);
  if (raster) {
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = 'high';
    ctx.scale(1 / cellsPerHex, 1 / cellsPerHex);
    ctx.drawImage(raster, 0, 0);
  } else {
    model.terrains.forEach((terrain, kind) => {
      const all = new Path2D();
      for (const hex of around) if (model.terrain[hex] === kind) addHex(all, model.sheet.centre(hex), 1.01);
      ctx.fillStyle = palette.night ? terrain.night : terrain.day;
      ctx.fill(all);
    });
  }
  ctx.restore();
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

function drawNumbers(ctx: Canvas2D, { model, palette }: Ground, around: readonly number[]): void {
  ctx.fillStyle = palette.number;
  ctx.font = `500 0.115px ${LETTERS}`;
  ctx.textAlign = 'center';
  for (const hex of around) {
    const { x, y } = model.sheet.centre(hex);
    ctx.fillText(model.numbers[hex], x, y - 0.4);
  }
}

/** The distance between symbols of a terrain, in hexes. */
const PITCH: Record<GroundSymbol, number> = { trees: 0.155, hills: 0.3, peaks: 0.36, tufts: 0.2, dots: 0.11 };

/** Draws symbols on a jittered lattice that is the same at every scale, so that they never move. */
function drawSymbols(
  ctx: Canvas2D,
  { model, palette }: Ground,
  around: readonly number[],
  scale: number,
): void {
  const { sheet, terrains, terrain } = model;
  const places = new Set(model.places.map(({ hex }) => hex));
  ctx.lineWidth = Math.max(0.012, 0.8 / scale);
  for (const hex of around) {
    const { symbol } = terrains[terrain[hex]];
    if (!symbol) continue;
    const { x, y } = sheet.centre(hex);
    const pitch = PITCH[symbol];
    for (let v = -3; v <= 3; v++) {
      for (let u = -3; u <= 3; u++) {
        const salt = hex * 49 + (v + 3) * 7 + u + 3;
        const dx = (u + (v & 1) / 2 + (hash(salt, 1) - 0.5) * 0.6) * pitch;
        const dy = (v * 0.9 + (hash(salt, 2) - 0.5) * 0.5) * pitch;
        if (dx * dx + dy * dy > 0.21 || sheet.hexAt({ x: x + dx, y: y + dy }) !== hex) continue;
        if (places.has(hex) && dx * dx + dy * dy < 0.05) continue;
        if (hash(salt, 3) < 0.16) continue;
        drawSign(ctx, symbol, palette, x + dx, y + dy, pitch * (0.75 + 0.4 * hash(salt, 4)));
      }
    }
  }
}

function drawSign(
  ctx: Canvas2D,
  symbol: GroundSymbol,
  palette: Palette,
  x: number,
  y: number,
  size: number,
): void {
  ctx.beginPath();
  switch (symbol) {
    case 'trees':
      ctx.fillStyle = palette.tree;
      ctx.globalAlpha = 0.8;
      ctx.arc(x, y, size * 0.34, Math.PI, 0);
      ctx.quadraticCurveTo(x, y + size * 0.2, x - size * 0.34, y);
      ctx.fill();
      break;
    case 'hills':
    case 'peaks': {
      ctx.strokeStyle = palette.hill;
      ctx.globalAlpha = 0.75;
      const high = symbol === 'peaks' ? 0.62 : 0.36;
      ctx.moveTo(x - size * 0.42, y + size * 0.14);
      ctx.quadraticCurveTo(x - size * 0.1, y - size * high, x + size * 0.05, y - size * high * 0.55);
      ctx.quadraticCurveTo(x + size * 0.22, y - size * high * 0.2, x + size * 0.42, y + size * 0.14);
      // Shading on the side away from the light.
      for (let i = 0; i < 3; i++) {
        ctx.moveTo(x + size * (0.08 + i * 0.1), y - size * (high * 0.42 - i * 0.1));
        ctx.lineTo(x + size * (0.12 + i * 0.09), y + size * 0.1);
      }
      ctx.stroke();
      break;
    }
    case 'tufts':
      ctx.strokeStyle = palette.tree;
      ctx.globalAlpha = 0.8;
      for (const lean of [-0.3, 0, 0.3]) {
        ctx.moveTo(x + lean * size * 0.4, y);
        ctx.lineTo(x + lean * size, y - size * 0.4);
      }
      ctx.stroke();
      break;
    case 'dots':
      ctx.fillStyle = palette.hill;
      ctx.globalAlpha = 0.5;
      ctx.arc(x, y, size * 0.12, 0, Math.PI * 2);
      ctx.fill();
      break;
  }
  ctx.globalAlpha = 1;
}
