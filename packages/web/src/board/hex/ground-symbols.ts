import { sampled } from './area-fields.js';
import type { Ground } from './ground.js';
import type { GroundSymbol } from './model.js';
import { fractalNoise, hash } from './noise.js';
import type { Palette } from './palette.js';
import type { Rect } from './rect.js';
import type { Canvas2D } from './shown-picture.js';

// Trees, tufts and peaks, strewn over the area of their terrain. They stand on a jittered lattice over the whole map, the
// same at every scale, so that they never move.

/** The distance between symbols, in hexes. */
const PITCH: Record<GroundSymbol, number> = { trees: 0.14, hills: 0.3, peaks: 0.34, tufts: 0.19, dots: 0.11 };
/** How deep in their area they begin: the trees of a wood reach its edge, a peak does not. */
const FROM: Record<GroundSymbol, number> = { trees: 0.54, hills: 0.56, peaks: 0.6, tufts: 0.55, dots: 0.55 };
/** How ragged the edge of a wood is; and what part of the places stays empty. */
const RAGGED = 0.3;
const EMPTY = 0.1;
/** From this many pixels per hex all are drawn; below it only those of a greater size than this. */
const CLOSE = 60;
const FAR: Record<GroundSymbol, number> = { trees: 0.45, hills: 0.3, peaks: 0.3, tufts: 0.3, dots: 0.5 };
/** So many are drawn at once: one path of all of them takes much longer. */
const BATCH = 250;
/** None stands so near to a town, in hexes. */
const TOWN = 0.2;

/** A symbol's place, and how large it is: from 0 to 1. */
type Spot = readonly [x: number, y: number, size: number];

export function drawSymbols(ctx: Canvas2D, ground: Ground, part: Rect, scale: number): void {
  const { model, palette, terrain } = ground;
  if (!terrain) return;
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  model.terrains.forEach(({ symbol }, kind) => {
    const field = terrain.areas.fields[kind];
    if (!symbol || !field) return;
    const all = spotsIn(ground, part, symbol, kind, (x, y) => sampled(field, terrain.areas, x, y));
    // From afar only the large ones: many small ones would be a grey veil.
    const spots = scale < CLOSE ? all.filter(([, , size]) => size > FAR[symbol]) : all;
    for (let i = 0; i < spots.length; i += BATCH)
      for (const sign of SIGNS[symbol](spots.slice(i, i + BATCH))) drawSign(ctx, sign, palette, scale);
  });
  ctx.restore();
}

function drawSign(
  ctx: Canvas2D,
  { path, colour, alpha, width }: Sign,
  palette: Palette,
  scale: number,
): void {
  ctx.globalAlpha = alpha;
  if (width === undefined) {
    ctx.fillStyle = palette[colour];
    ctx.fill(path);
  } else {
    ctx.strokeStyle = palette[colour];
    ctx.lineWidth = Math.max(width, 0.8 / scale);
    ctx.stroke(path);
  }
}

function spotsIn(
  { model: { sheet }, towns }: Ground,
  part: Rect,
  symbol: GroundSymbol,
  kind: number,
  at: (x: number, y: number) => number,
): Spot[] {
  const pitch = PITCH[symbol];
  const high = pitch * 0.866;
  const spots: Spot[] = [];
  for (let row = Math.floor(part.y / high) - 1; row <= (part.y + part.height) / high + 1; row++) {
    for (let column = Math.floor(part.x / pitch) - 1; column <= (part.x + part.width) / pitch + 1; column++) {
      const salt = kind * 7919 + row;
      const x = (column + (row & 1) / 2 + (hash(column, salt) - 0.5) * 0.7) * pitch;
      const y = (row + (hash(column + 5000, salt) - 0.5) * 0.6) * high;
      const inside = at(x, y);
      if (inside < 0.3 || inside + RAGGED * fractalNoise(x * 2.2, y * 2.2, 2) < FROM[symbol]) continue;
      const size = hash(column + 9000, salt);
      if (size < EMPTY) continue;
      const hex = sheet.hexAt({ x, y });
      if (hex < 0) continue;
      if (towns.has(hex)) {
        const centre = sheet.centre(hex);
        if (Math.hypot(centre.x - x, centre.y - y) < TOWN) continue;
      }
      spots.push([x, y, size]);
    }
  }
  return spots;
}

/** One path of all symbols of a kind: filled, or drawn with a line of this width in hexes. */
interface Sign {
  path: Path2D;
  colour: 'tree' | 'treeShade' | 'tuft' | 'hill' | 'dot';
  alpha: number;
  width?: number;
}

const SIGNS: Record<GroundSymbol, (spots: readonly Spot[]) => Sign[]> = {
  trees(spots) {
    const [crowns, shades] = [new Path2D(), new Path2D()];
    for (const [x, y, size] of spots) {
      const r = 0.03 + 0.014 * size;
      const top = y - r * 1.25;
      crowns.moveTo(x - r, y);
      crowns.quadraticCurveTo(x - r, top, x, top);
      crowns.quadraticCurveTo(x + r, top, x + r, y);
      // The side away from the light.
      shades.moveTo(x, top);
      shades.quadraticCurveTo(x + r, top, x + r, y);
      shades.lineTo(x + r * 0.1, y);
    }
    return [
      { path: crowns, colour: 'tree', alpha: 0.6 },
      { path: shades, colour: 'treeShade', alpha: 0.5 },
    ];
  },
  tufts(spots) {
    const path = new Path2D();
    for (const [x, y] of spots) {
      const k = 0.048;
      path.moveTo(x - k, y);
      path.lineTo(x + k, y);
      for (const lean of [-0.45, 0, 0.45]) {
        path.moveTo(x + lean * k, y - k * 0.3);
        path.lineTo(x + lean * k * 1.55, y - k * (lean === 0 ? 1.2 : 1));
      }
    }
    return [{ path, colour: 'tuft', alpha: 0.75, width: 0.012 }];
  },
  dots(spots) {
    const path = new Path2D();
    for (const [x, y, size] of spots) {
      if (size < 0.4) continue;
      path.moveTo(x + 0.01, y);
      path.arc(x, y, 0.01, 0, Math.PI * 2);
    }
    return [{ path, colour: 'dot', alpha: 0.5 }];
  },
  peaks: (spots) => mountains(spots, 0.072, 0.046, 1.25),
  hills: (spots) => mountains(spots, 0.09, 0.04, 0.6),
};

/** A crest, and hatching on the side away from the light. */
function mountains(spots: readonly Spot[], least: number, more: number, steep: number): Sign[] {
  const [crests, hatching] = [new Path2D(), new Path2D()];
  for (const [x, y, size] of spots) {
    const wide = least + more * size;
    const high = wide * steep;
    crests.moveTo(x - wide, y);
    crests.quadraticCurveTo(x - wide * 0.35, y - high * 0.75, x, y - high);
    crests.quadraticCurveTo(x + wide * 0.4, y - high * 0.6, x + wide, y);
    for (const down of [0.15, 0.37, 0.59, 0.81]) {
      const [hx, hy] = [x + wide * down * 0.75, y - high * (1 - down) * 0.96];
      hatching.moveTo(hx, hy);
      hatching.lineTo(hx + wide * 0.05, hy + high * (0.2 + 0.2 * (1 - down)));
    }
  }
  return [
    { path: crests, colour: 'hill', alpha: 0.6, width: 0.013 },
    { path: hatching, colour: 'hill', alpha: 0.45, width: 0.009 },
  ];
}
