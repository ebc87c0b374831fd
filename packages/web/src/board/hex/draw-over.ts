import { outline, type Point } from '@sandtable/hex';
import { LETTERS } from './counter-art.js';
import type { Frame } from './draw-counters.js';
import { addHex } from './ground.js';
import type { Level } from './levels.js';
import type { HexMapModel, HexOverlay, HexUnit, OddsBadge } from './model.js';
import type { Palette } from './palette.js';
import type { Canvas2D } from './shown-picture.js';
import type { Sprites } from './sprites.js';
import { stackLayout } from './stack-layout.js';

/** Marks over the counters. */
export interface Marks {
  /** The hex of the keyboard cursor, while the map has the focus. */
  cursor: number;
  /** The inspected hex. */
  inspected: number;
  /** The selected units. */
  chosen: readonly HexUnit[];
}

/** Draws over the counters: selection, targets, ghosts, odds. */
export function drawOver(
  ctx: Canvas2D,
  model: HexMapModel,
  stacks: ReadonlyMap<number, readonly HexUnit[]>,
  overlay: HexOverlay,
  marks: Marks,
  sprites: Sprites,
  palette: Palette,
  level: Level,
  frame: Frame,
): void {
  const { part, pixels } = frame;
  const { sheet } = model;
  ctx.save();
  ctx.scale(pixels, pixels);
  ctx.translate(-part.x, -part.y);
  if (marks.inspected >= 0 && marks.inspected !== marks.cursor)
    ringHex(ctx, sheet.centre(marks.inspected), palette.label, 1.4 / frame.z, 0.55);
  if (marks.cursor >= 0) {
    ringHex(ctx, sheet.centre(marks.cursor), palette.halo, 5 / frame.z, 0.9);
    ringHex(ctx, sheet.centre(marks.cursor), palette.label, 2.6 / frame.z, 1);
  }
  // Hexes side by side have one outline: inside it the names of the map stay readable.
  const asked = new Path2D(
    outline(sheet, overlay.asked)
      .map((line) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
      .join(''),
  );
  stroke(ctx, asked, palette.halo, 6.5 / frame.z, 0.9);
  stroke(ctx, asked, palette.label, 3 / frame.z, 1);
  for (const hex of overlay.targets) {
    const stack = stacks.get(hex);
    const top = stack && stackLayout(sheet, stack, level).at(-1);
    if (top) ringCounter(ctx, top.at, level.counterSize, palette.attack, palette.attackRim);
    else ringHex(ctx, sheet.centre(hex), palette.attack, 0.05, 1);
  }
  for (const unit of marks.chosen) {
    const spot = stackLayout(sheet, stacks.get(unit.hex) ?? [unit], level).find((one) => one.unit === unit);
    if (spot) ringCounter(ctx, spot.at, level.counterSize, palette.select, palette.selectRim);
  }
  ctx.restore();
  overlay.ghosts.forEach(({ hex, face }, i) => {
    const { x, y } = sheet.centre(hex);
    const size = level.counterSize * pixels;
    // The ghosts of a stack are offset up and to the right, as its counters are.
    const off = (i - (overlay.ghosts.length - 1) / 2) * level.stackStep * level.counterSize;
    const [px, py] = [(x + off - part.x) * pixels, (y - off - 0.07 - part.y) * pixels];
    ctx.globalAlpha = 0.78;
    sprites.draw(ctx, face, level.counter, size, px, py);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = palette.select;
    ctx.lineWidth = Math.max(2, size * 0.045);
    ctx.setLineDash([size * 0.1, size * 0.07]);
    ctx.beginPath();
    ctx.roundRect(px - size * 0.54, py - size * 0.54, size * 1.08, size * 1.08, size * 0.13);
    ctx.stroke();
    ctx.setLineDash([]);
  });
  if (overlay.odds) drawOdds(ctx, model, stacks, overlay.odds, palette, frame);
}

function ringHex(ctx: Canvas2D, centre: Point, colour: string, width: number, alpha: number): void {
  const path = new Path2D();
  addHex(path, centre, 0.97);
  stroke(ctx, path, colour, width, alpha);
}

function stroke(ctx: Canvas2D, path: Path2D, colour: string, width: number, alpha: number): void {
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineJoin = 'round';
  ctx.stroke(path);
  ctx.globalAlpha = 1;
}

function ringCounter(ctx: Canvas2D, { x, y }: Point, size: number, colour: string, rim: string): void {
  const box = (grow: number) => {
    const half = (size / 2) * grow;
    ctx.beginPath();
    ctx.roundRect(x - half, y - half, half * 2, half * 2, size * 0.15);
    ctx.stroke();
  };
  ctx.strokeStyle = rim;
  ctx.lineWidth = size * 0.1;
  box(1.11);
  ctx.strokeStyle = colour;
  ctx.lineWidth = size * 0.065;
  box(1.11);
}

/** The odds are shown in a free hex beside the attacked one. */
function drawOdds(
  ctx: Canvas2D,
  { sheet }: HexMapModel,
  stacks: ReadonlyMap<number, unknown>,
  odds: OddsBadge,
  palette: Palette,
  { part, pixels, z }: Frame,
): void {
  const scale = pixels / z;
  const near = [1, 2, 0, 3, 5, 4].map((side) => sheet.grid.neighbour(odds.hex, side));
  const free = near.find((hex) => hex >= 0 && !stacks.has(hex)) ?? odds.hex;
  const { x, y } = sheet.centre(free);
  const [px, py] = [(x - part.x) * pixels, (y - part.y) * pixels];
  const big = `700 ${19 * scale}px ${LETTERS}`;
  const small = `500 ${13 * scale}px ${LETTERS}`;
  ctx.font = big;
  const head = odds.to ? `${odds.from} → ${odds.to}` : odds.from;
  const width = (text: string) => ctx.measureText(text).width;
  const headWidth = width(head);
  ctx.font = small;
  const noteWidths = odds.notes.map(({ text }) => width(text) + 12 * scale);
  const notesWidth = noteWidths.reduce((sum, one) => sum + one + 4 * scale, 0);
  const w = Math.max(headWidth, notesWidth) + 20 * scale;
  const h = (odds.notes.length > 0 ? 52 : 32) * scale;
  const [left, top] = [px - w / 2, py - h / 2];
  ctx.shadowColor = 'rgb(20 15 5 / 35%)';
  ctx.shadowBlur = 8 * scale;
  ctx.shadowOffsetY = 2 * scale;
  ctx.fillStyle = palette.badge;
  ctx.beginPath();
  ctx.roundRect(left, top, w, h, 7 * scale);
  ctx.fill();
  ctx.shadowColor = 'transparent';
  ctx.strokeStyle = palette.attack;
  ctx.lineWidth = 1.8 * scale;
  ctx.stroke();
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'center';
  ctx.font = big;
  ctx.fillStyle = palette.badgeInk;
  ctx.fillText(head, px, top + 16 * scale);
  ctx.font = small;
  let at = px - notesWidth / 2 + 2 * scale;
  odds.notes.forEach(({ text, good }, i) => {
    ctx.fillStyle = good ? palette.good : palette.attack;
    ctx.globalAlpha = 0.16;
    ctx.beginPath();
    ctx.roundRect(at, top + 30 * scale, noteWidths[i], 17 * scale, 8 * scale);
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.fillText(text, at + noteWidths[i] / 2, top + 39 * scale);
    at += noteWidths[i] + 4 * scale;
  });
  ctx.textBaseline = 'alphabetic';
}
