import type { HexGrid } from './grid.js';
import type { HexSheet, Point } from './sheet.js';

/**
 * The outlines of a set of hexes: closed lines, counter-clockwise around each group on a sheet with north up, and
 * clockwise around each hole. Sides between two hexes of the set are not part of them.
 */
export function outline(sheet: HexSheet, hexes: Iterable<number>): Point[][] {
  const { grid } = sheet;
  const inside = new Set(hexes);
  const open = new Set<number>();
  for (const hex of inside) {
    for (let side = 0; side < 6; side++) if (!inside.has(grid.neighbour(hex, side))) open.add(hex * 6 + side);
  }
  const lines: Point[][] = [];
  for (const first of open) {
    const line: Point[] = [];
    for (let edge = first; open.delete(edge); edge = following(grid, inside, edge)) {
      line.push(sheet.corner(Math.floor(edge / 6), edge % 6));
    }
    lines.push(line);
  }
  return lines;
}

/** The edge of the outline that begins where this one ends. */
function following(grid: HexGrid, inside: ReadonlySet<number>, edge: number): number {
  const hex = Math.floor(edge / 6);
  const side = (edge % 6) + 1;
  const next = grid.neighbour(hex, side % 6);
  // Around the corner of the same hex, or along the side of the adjacent one.
  return inside.has(next) ? next * 6 + ((side + 4) % 6) : hex * 6 + (side % 6);
}

/** Outlines as an SVG path, with this many decimals. */
export function svgPath(lines: readonly (readonly Point[])[], decimals = 3): string {
  const text = (value: number) => String(Number(value.toFixed(decimals)));
  return lines.map((line) => `M${line.map(({ x, y }) => `${text(x)} ${text(y)}`).join('L')}Z`).join('');
}
