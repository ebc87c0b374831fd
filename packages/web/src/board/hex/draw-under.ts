import { type HexSheet, outline, type Point } from '@sandtable/hex';
import { sideChains, smoothPath } from './chains.js';
import { LETTERS } from './counter-art.js';
import { areaPath, sidePath } from './curves.js';
import { addHex } from './ground.js';
import type { Level } from './levels.js';
import type { Control, HexMapModel, HexOverlay, Reached } from './model.js';
import type { Palette } from './palette.js';
import { roundedPath } from './rounded.js';
import type { Canvas2D } from './shown-picture.js';

// The layer between ground and counters: control, reach, zones of control, supply, paths, arrows. It never covers a
// number on a counter. One canvas unit is one hex.

const held = new WeakMap<readonly number[], Path2D>();

/** Outlines are cached by list of hexes. */
function outlineOf(model: HexMapModel, hexes: readonly number[]): Path2D {
  const { sheet } = model;
  const drawn = () => {
    const lines = outline(sheet, [...hexes, ...shoresOf(model, hexes)]);
    return model.coast ? new Path2D(areaPath(beyond(sheet, lines))) : roundedPath(lines);
  };
  const known = held.get(hexes) ?? drawn();
  held.set(hexes, known);
  return known;
}

/** Land does not end where the map does: what is at the edge of the sheet goes on beyond it. */
function beyond({ width, height }: HexSheet, lines: readonly Point[][]): Point[][] {
  const out = (at: number, size: number) => (at < 0.6 ? at - 2 : at > size - 0.6 ? at + 2 : at);
  return lines.map((line) => line.map(({ x, y }) => ({ x: out(x, width), y: out(y, height) })));
}

const shores = new WeakMap<readonly number[], ReadonlyMap<number, readonly number[]>>();
/** How far land reaches into hexes of sea, in hexes. */
const FRINGE = 2;

/** The hexes of sea around these: the land ends at the coast, not at the side of a hex. */
function shoresOf(model: HexMapModel, hexes: readonly number[]): number[] {
  if (!model.coast) return [];
  const known = shores.get(model.terrain) ?? seaAround(model);
  shores.set(model.terrain, known);
  return hexes.flatMap((hex) => known.get(hex) ?? []);
}

/** By hex of land: the hexes of sea that are nearer to it than to other land. */
function seaAround({ sheet: { grid }, terrain, terrains }: HexMapModel): Map<number, number[]> {
  const isSea = (hex: number) => terrains[terrain[hex]].sea === true;
  const owner = new Map<number, number>();
  for (let hex = 0; hex < grid.size; hex++) if (grid.has(hex) && !isSea(hex)) owner.set(hex, hex);
  const around = new Map<number, number[]>();
  let edge = [...owner.keys()];
  for (let ring = 0; ring < FRINGE; ring++) {
    const next: number[] = [];
    for (const hex of edge) {
      const land = owner.get(hex)!;
      for (let side = 0; side < 6; side++) {
        const sea = grid.neighbour(hex, side);
        if (sea < 0 || owner.has(sea)) continue;
        owner.set(sea, land);
        around.set(land, [...(around.get(land) ?? []), sea]);
        next.push(sea);
      }
    }
    edge = next;
  }
  return around;
}

export function drawControl(
  ctx: Canvas2D,
  model: HexMapModel,
  control: readonly Control[],
  level: Level,
): void {
  for (const { style, hexes, how } of control) {
    if (hexes.length === 0) continue;
    const path = outlineOf(model, hexes);
    ctx.save();
    ctx.clip(path);
    ctx.fillStyle = style.plate;
    ctx.globalAlpha = how === 'strong' ? 0.42 : level.counter === 'chip' ? 0.13 : 0.07;
    ctx.fill(path);
    ctx.strokeStyle = style.plate;
    if (how === 'striped') drawStripes(ctx, model, hexes);
    // A band inside the edge that fades inwards.
    for (const [width, alpha] of [
      [0.4, 0.05],
      [0.32, 0.055],
      [0.25, 0.06],
      [0.18, 0.07],
      [0.12, 0.08],
      [0.06, 0.14],
    ]) {
      ctx.lineWidth = width;
      ctx.globalAlpha = alpha;
      ctx.stroke(path);
    }
    ctx.restore();
  }
}

/** Diagonal stripes across these hexes; the caller has clipped them. */
function drawStripes(ctx: Canvas2D, { sheet }: HexMapModel, hexes: readonly number[]): void {
  const centres = hexes.map((hex) => sheet.centre(hex));
  const [left, right] = [
    Math.min(...centres.map(({ x }) => x)) - 1,
    Math.max(...centres.map(({ x }) => x)) + 1,
  ];
  const [top, bottom] = [
    Math.min(...centres.map(({ y }) => y)) - 1,
    Math.max(...centres.map(({ y }) => y)) + 1,
  ];
  ctx.beginPath();
  for (let x = left - (bottom - top); x < right; x += STRIPE) {
    ctx.moveTo(x, bottom);
    ctx.lineTo(x + bottom - top, top);
  }
  ctx.lineWidth = STRIPE / 3;
  ctx.globalAlpha = 0.5;
  ctx.stroke();
}
const STRIPE = 0.36;

const fronts = new WeakMap<readonly number[], Path2D>();

/** The front line: red and dark dashes along its hexsides. */
export function drawFront(
  ctx: Canvas2D,
  { sheet }: HexMapModel,
  front: readonly number[],
  palette: Palette,
  z: number,
): void {
  const path = fronts.get(front) ?? new Path2D(sideChains(sheet, front).map(sidePath).join(''));
  fronts.set(front, path);
  ctx.save();
  ctx.lineJoin = 'round';
  for (const [colour, width, pixels, dash, alpha] of [
    [palette.halo, 0.12, 4.6, [], 0.6],
    [palette.attack, 0.062, 2.4, [], 1],
    [palette.front, 0.062, 2.4, [0.13, 0.13], 1],
  ] as const) {
    ctx.lineCap = dash.length > 0 ? 'butt' : 'round';
    ctx.strokeStyle = colour;
    ctx.globalAlpha = alpha;
    ctx.lineWidth = Math.max(width, pixels / z);
    ctx.setLineDash([...dash]);
    ctx.stroke(path);
  }
  ctx.restore();
}

export function drawOverlay(
  ctx: Canvas2D,
  model: HexMapModel,
  overlay: HexOverlay,
  palette: Palette,
  level: Level,
  z: number,
): void {
  drawReach(ctx, model, overlay.reach, palette, z);
  drawZones(ctx, model, overlay.zones, palette, z);
  for (const way of overlay.supply) drawWay(ctx, model, way, z, supplyStrokes(palette));
  drawWay(ctx, model, overlay.path, z, pathStrokes(palette, z));
  if (level.costs) drawCosts(ctx, model, overlay.reach, palette);
  for (const { from, to } of overlay.attacks) drawArrow(ctx, model, from, to, palette);
}

function drawReach(
  ctx: Canvas2D,
  model: HexMapModel,
  reach: readonly Reached[],
  palette: Palette,
  z: number,
): void {
  if (reach.length === 0) return;
  const path = roundedPath(
    outline(
      model.sheet,
      reach.map(({ hex }) => hex),
    ),
  );
  ctx.fillStyle = palette.reach;
  ctx.globalAlpha = 0.26;
  ctx.fill(path);
  ctx.globalAlpha = 1;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.reachCasing;
  ctx.lineWidth = 4.5 / z;
  ctx.stroke(path);
  ctx.strokeStyle = palette.reachEdge;
  ctx.lineWidth = 2.2 / z;
  ctx.stroke(path);
}

/** Red hatching in enemy zones of control. */
function drawZones(
  ctx: Canvas2D,
  { sheet }: HexMapModel,
  zones: readonly number[],
  palette: Palette,
  z: number,
): void {
  if (zones.length === 0) return;
  ctx.save();
  const clip = new Path2D();
  for (const hex of zones) addHex(clip, sheet.centre(hex), 0.94);
  ctx.clip(clip);
  ctx.strokeStyle = palette.zone;
  ctx.globalAlpha = 0.42;
  ctx.lineWidth = Math.max(0.022, 1.1 / z);
  ctx.beginPath();
  const step = Math.max(0.17, 7 / z);
  for (const hex of zones) {
    const { x, y } = sheet.centre(hex);
    // The hatching is aligned over the whole map, so that neighbouring hexes fit together.
    for (let c = Math.floor((x - y - 1.2) / step) * step; c <= x - y + 1.2; c += step) {
      ctx.moveTo(y - 0.6 + c, y - 0.6);
      ctx.lineTo(y + 0.6 + c, y + 0.6);
    }
  }
  ctx.stroke();
  ctx.restore();
}

function drawCosts(ctx: Canvas2D, { sheet }: HexMapModel, reach: readonly Reached[], palette: Palette): void {
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = `700 0.17px ${LETTERS}`;
  for (const { hex, cost, stops } of reach) {
    if (cost === null) continue;
    const { x, y } = sheet.centre(hex);
    ctx.beginPath();
    ctx.arc(x, y, 0.115, 0, Math.PI * 2);
    ctx.fillStyle = stops ? palette.attack : palette.cost;
    ctx.fill();
    ctx.strokeStyle = stops ? palette.attackRim : palette.reachEdge;
    ctx.lineWidth = 0.018;
    ctx.stroke();
    ctx.fillStyle = stops ? '#fff8ec' : palette.costInk;
    ctx.fillText(String(cost), x, y + 0.008);
  }
  ctx.textBaseline = 'alphabetic';
}

/** One stroke of a path: its colour, its width in hexes, its minimum width in pixels, and its dashes. */
interface Stroke {
  colour: string;
  width: number;
  pixels: number;
  dash?: readonly number[];
  alpha?: number;
}

/** Draws a path from hex to hex, one stroke over the other. */
function drawWay(
  ctx: Canvas2D,
  { sheet }: HexMapModel,
  way: readonly number[],
  z: number,
  strokes: readonly Stroke[],
): void {
  if (way.length < 2) return;
  const path = new Path2D(smoothPath(way.map((hex) => sheet.centre(hex))));
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const { colour, width, pixels, dash = [], alpha = 1 } of strokes) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(width, pixels / z);
    ctx.globalAlpha = alpha;
    ctx.setLineDash([...dash]);
    ctx.stroke(path);
  }
  ctx.restore();
}

/** A line with a dashed core. */
function supplyStrokes({ supply, supplyCasing }: Palette): Stroke[] {
  return [
    { colour: supplyCasing, width: 0.1, pixels: 5 },
    { colour: supply, width: 0.07, pixels: 3.4 },
    { colour: supplyCasing, width: 0.026, pixels: 1.2, dash: [0.13, 0.13] },
  ];
}

/** A row of dots. */
function pathStrokes({ halo, label }: Palette, z: number): Stroke[] {
  return [
    { colour: halo, width: 0.11, pixels: 5, alpha: 0.85 },
    { colour: label, width: 0.05, pixels: 2.2, dash: [0.002, Math.max(0.11, 5 / z)] },
  ];
}

/** The outline of an arrow whose tip stops short of the counters it points at. */
export function arrowOutline(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, aside: number): Point => ({
    x: from.x + dx * along - uy * aside,
    y: from.y + dy * along + ux * aside,
  });
  return [
    at(0.3, 0.055),
    at(0.5, 0.085),
    at(0.5, 0.17),
    at(0.68, 0),
    at(0.5, -0.17),
    at(0.5, -0.085),
    at(0.3, -0.055),
  ];
}

function drawArrow(ctx: Canvas2D, { sheet }: HexMapModel, from: number, to: number, palette: Palette): void {
  const path = new Path2D();
  arrowOutline(sheet.centre(from), sheet.centre(to)).forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.attackRim;
  ctx.lineWidth = 0.05;
  ctx.stroke(path);
  ctx.fillStyle = palette.attack;
  ctx.fill(path);
}
