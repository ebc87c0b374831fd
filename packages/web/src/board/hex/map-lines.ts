import { type Chain, sideChains, smoothPath, wayChains } from './chains.js';
import { LETTERS } from './counter-art.js';
import type { Level } from './levels.js';
import type { AreaName, Coast, HexMapModel } from './model.js';
import type { Palette } from './palette.js';
import type { Rect } from './rect.js';
import type { Canvas2D } from './shown-picture.js';

// The lines of a printed map: coasts and depths, borders, ridges, straits, railways, and the names across it.

/** The coast, ready to be drawn. */
interface DrawnCoast {
  land: Path2D;
  depths: readonly Path2D[];
}

export interface MapLines {
  coast: DrawnCoast | null;
  rails: Path2D;
  borders: Path2D;
  districts: Path2D;
  formerBorders: Path2D;
  ridges: Path2D;
  straits: Path2D;
  /** The hexes where nobody plays. */
  closed: Path2D | null;
}

export function mapLinesOf(model: HexMapModel): MapLines {
  const { sheet, coast, closed = [] } = model;
  const path = (chains: readonly Chain[]) => new Path2D(chains.map(smoothPath).join(''));
  const sides = (bits: readonly number[] | undefined) => path(bits ? sideChains(sheet, bits) : []);
  return {
    coast: coast ? drawnCoast(coast) : null,
    rails: path(model.rails ? wayChains(sheet, model.rails) : []),
    borders: sides(model.borders),
    districts: sides(model.districts),
    formerBorders: sides(model.formerBorders),
    ridges: ridgesAlong(model.ridges ? sideChains(sheet, model.ridges) : []),
    straits: path(model.straits ? wayChains(sheet, model.straits) : []),
    closed: closed.length > 0 ? hexesAs(model, closed) : null,
  };
}

const drawnCoast = ({ land, depths }: Coast): DrawnCoast => ({
  land: new Path2D(land),
  depths: depths.map((depth) => new Path2D(depth)),
});

function hexesAs({ sheet }: HexMapModel, hexes: readonly number[]): Path2D {
  const path = new Path2D();
  for (const hex of hexes) {
    for (let corner = 0; corner < 6; corner++) {
      const { x, y } = sheet.corner(hex, corner);
      if (corner === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

/** Small peaks along the hexsides of a ridge. */
function ridgesAlong(chains: readonly Chain[]): Path2D {
  const path = new Path2D();
  for (const chain of chains) {
    for (let i = 0; i + 1 < chain.length; i++) {
      const [a, b] = [chain[i], chain[i + 1]];
      for (const t of [0.2, 0.5, 0.8]) {
        const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
        path.moveTo(x - 0.075, y + 0.05);
        path.lineTo(x, y - 0.08);
        path.lineTo(x + 0.075, y + 0.05);
        path.closePath();
      }
    }
  }
  return path;
}

export function drawSea(ctx: Canvas2D, { depths }: DrawnCoast, { sea }: Palette, part: Rect): void {
  ctx.fillStyle = sea[sea.length - 1];
  ctx.fillRect(part.x - 1, part.y - 1, part.width + 2, part.height + 2);
  for (let i = depths.length - 1; i >= 0; i--) {
    ctx.fillStyle = sea[i];
    ctx.fill(depths[i], 'evenodd');
  }
}

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
  palette: Palette,
  level: Level,
  scale: number,
): void {
  ctx.save();
  if (level.borders) {
    ctx.strokeStyle = palette.border;
    ctx.lineCap = 'butt';
    ctx.globalAlpha = 0.85;
    ctx.lineWidth = Math.max(0.03, 1.2 / scale);
    ctx.setLineDash(BORDER_DASH);
    ctx.stroke(lines.borders);
    // What was a border is a memory of one.
    ctx.globalAlpha = 0.5;
    ctx.lineWidth = Math.max(0.02, 0.9 / scale);
    ctx.setLineDash([0.07, 0.07]);
    ctx.stroke(lines.formerBorders);
    ctx.globalAlpha = 0.55;
    ctx.lineWidth = Math.max(0.018, 0.8 / scale);
    ctx.setLineDash([0.03, 0.06]);
    ctx.stroke(lines.districts);
    ctx.setLineDash([]);
  }
  ctx.globalAlpha = 0.8;
  ctx.fillStyle = palette.ridge;
  ctx.fill(lines.ridges);
  if (level.roads) {
    ctx.globalAlpha = 0.9;
    ctx.strokeStyle = palette.attack;
    ctx.lineWidth = Math.max(0.02, 1.1 / scale);
    ctx.setLineDash([0.05, 0.05]);
    ctx.stroke(lines.straits);
    ctx.setLineDash([]);
    ctx.globalAlpha = level.fine ? 0.75 : 0.4;
    ctx.strokeStyle = palette.rail;
    ctx.lineWidth = Math.max(0.014, 0.8 / scale);
    ctx.stroke(lines.rails);
    if (level.fine) {
      // The sleepers are a second, wide and dashed stroke.
      ctx.lineCap = 'butt';
      ctx.lineWidth = Math.max(0.05, 2.6 / scale);
      ctx.setLineDash([0.012, 0.085]);
      ctx.stroke(lines.rails);
      ctx.setLineDash([]);
    }
  }
  ctx.restore();
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
  for (const { name, kind, x, y, size } of areas) {
    // Too small to be read, or so large that nobody reads it as one word.
    if (size * scale < 9.5 || (kind === 'country' && size * scale > 44)) continue;
    const sea = kind === 'sea';
    ctx.font = sea ? `italic 700 ${size}px Alegreya, Georgia, serif` : `600 ${size}px ${LETTERS}`;
    ctx.letterSpacing = `${size * (sea ? 0.12 : 0.32)}px`;
    ctx.fillStyle = sea ? palette.seaName : palette.countryName;
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = 2.6 / scale;
    name.split('\n').forEach((line, i, all) => {
      const [text, top] = [sea ? line : line.toUpperCase(), y + (i - (all.length - 1) / 2) * size * 1.15];
      ctx.globalAlpha = sea ? 0 : 0.35;
      ctx.strokeText(text, x, top);
      ctx.globalAlpha = sea ? 0.85 : 0.62;
      ctx.fillText(text, x, top);
    });
  }
  ctx.restore();
}
