import type { Point } from '@sandtable/hex';
import type { Chain } from './chains.js';
import type { RiverName } from './model.js';
import type { Palette } from './palette.js';
import type { Canvas2D } from './shown-picture.js';

// The names of rivers, letter by letter along the water.

/** Letters smaller than this cannot be read, in pixels. */
const SMALLEST = 9.5;
/** Larger than this they are no longer a note on the map, in pixels. */
const LARGEST = 17;
/** The space between two letters, relative to their size. */
const SPACING = 0.12;
/** How far the letters stand above the middle of the river, relative to their size. */
const ABOVE = 0.34;

export function drawRiverNames(
  ctx: Canvas2D,
  names: readonly RiverName[],
  palette: Palette,
  scale: number,
): void {
  ctx.save();
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.lineJoin = 'round';
  for (const { name, size: full, line } of names) {
    if (full * scale < SMALLEST) continue;
    const size = Math.min(full, LARGEST / scale);
    ctx.font = `italic 700 ${size}px Alegreya, Georgia, serif`;
    ctx.fillStyle = palette.seaName;
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = 2.4 / scale;
    // Measured where the letters stand: on the inside of a bend the way is shorter.
    const letters = lettersAlong(ctx, name, size, lifted(line, size * ABOVE));
    // First all halos: one would cover the letter before it.
    ctx.globalAlpha = 0.75;
    for (const { letter, spot } of letters) atSpot(ctx, spot, () => ctx.strokeText(letter, 0, 0));
    ctx.globalAlpha = 0.95;
    for (const { letter, spot } of letters) atSpot(ctx, spot, () => ctx.fillText(letter, 0, 0));
  }
  ctx.restore();
}

type Spot = ReturnType<typeof alongLine>;

/** Each letter of a name, and where it stands: the name is in the middle of its line. */
function lettersAlong(ctx: Canvas2D, name: string, size: number, line: readonly Point[]) {
  const letters = [...name];
  const widths = letters.map((letter) => ctx.measureText(letter).width + size * SPACING);
  let at = (lengthOf(line) - widths.reduce((sum, width) => sum + width, 0)) / 2;
  return letters.map((letter, i) => {
    const spot = alongLine(line, at + widths[i] / 2);
    at += widths[i];
    return { letter, spot };
  });
}

function atSpot(ctx: Canvas2D, { x, y, angle }: Spot, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  draw();
  ctx.restore();
}

const gap = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + gap(line[i], point), 0);
}

/** The point of a line at a distance from its beginning, and the direction there; beyond its ends it goes straight on. */
export function alongLine(line: readonly Point[], distance: number): Point & { angle: number } {
  let left = distance;
  let i = 0;
  for (; i < line.length - 2 && left > gap(line[i], line[i + 1]); i++) left -= gap(line[i], line[i + 1]);
  const [a, b] = [line[i], line[i + 1]];
  const part = left / gap(a, b);
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    angle: Math.atan2(b.y - a.y, b.x - a.x),
  };
}

/** A line beside another, to its left: above it, if it goes to the right. */
function lifted(line: readonly Point[], by: number): Point[] {
  return line.map(({ x, y }, i) => {
    const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
    const length = Math.max(1e-6, gap(a, b));
    return { x: x + ((b.y - a.y) / length) * by, y: y - ((b.x - a.x) / length) * by };
  });
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A line with its corners cut; its ends stay in place. */
function rounded(line: readonly Point[]): Point[] {
  const cut = line
    .slice(1)
    .flatMap((point, i) => [between(line[i], point, 0.25), between(line[i], point, 0.75)]);
  return [line[0], ...cut, line[line.length - 1]];
}

/** A chain of hexsides without its zigzag: what a pen would draw. */
export function calmLine(chain: Chain): Point[] {
  let line: Point[] = [...chain];
  for (let round = 0; round < 3 && line.length > 3; round++)
    line = line.slice(1).map((point, i) => ({ x: (line[i].x + point.x) / 2, y: (line[i].y + point.y) / 2 }));
  return rounded(rounded(line));
}

interface Stretch {
  line: readonly Point[];
  /** How good a place for a name it is; the greatest is the best. */
  worth: number;
}

/**
 * The best stretch of a river for a name of this length: straight, more level than upright, and away from what is
 * written already. Null if it is nowhere long enough.
 */
export function bestStretch(
  line: readonly Point[],
  length: number,
  isTaken: (at: Point) => boolean,
): Stretch | null {
  let best: Stretch | null = null;
  for (let from = 0; from < line.length - 1; from++) {
    let to = from + 1;
    while (to < line.length && lengthOf(line.slice(from, to + 1)) < length) to++;
    if (to >= line.length) break;
    const part = line.slice(from, to + 1);
    const [first, last] = [part[0], part[part.length - 1]];
    const bends = lengthOf(part) / Math.max(0.01, gap(first, last)) - 1;
    const steep = Math.abs(last.y - first.y) / length;
    const hidden = part.filter(isTaken).length / part.length;
    const worth = -bends * 6 - steep * 0.7 - hidden * 3;
    if (best === null || worth > best.worth)
      best = { line: first.x <= last.x ? part : [...part].reverse(), worth };
  }
  return best;
}
