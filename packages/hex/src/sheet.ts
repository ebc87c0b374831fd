import type { HexGrid } from './grid.js';

export interface Point {
  x: number;
  y: number;
}

/** The distance between rows, for hexes 1 wide. */
export const ROW_HEIGHT = Math.sqrt(3) / 2;
/** The distance from the centre of a hex to a corner. */
export const CORNER = 1 / Math.sqrt(3);

/** The corners of a hex around its centre; corner n and corner n + 1 are the ends of side n. y grows down. */
export const CORNERS: readonly Point[] = [-30, 30, 90, 150, 210, 270].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: CORNER * Math.cos(angle), y: -CORNER * Math.sin(angle) };
});

/** Where hexes lie on a drawn sheet: one hex is 1 wide, north is up, and y grows down. */
export class HexSheet {
  readonly width: number;
  readonly height: number;

  constructor(readonly grid: HexGrid) {
    this.width = grid.columns + 0.5;
    this.height = (grid.rows - 1) * ROW_HEIGHT + 2 * CORNER;
  }

  centre(hex: number): Point {
    const row = this.grid.rowOf(hex);
    return {
      x: this.grid.columnOf(hex) + 0.5 + (row & 1 ? 0.5 : 0),
      y: CORNER + (this.grid.rows - 1 - row) * ROW_HEIGHT,
    };
  }

  corner(hex: number, corner: number): Point {
    const { x, y } = this.centre(hex);
    return { x: x + CORNERS[corner % 6].x, y: y + CORNERS[corner % 6].y };
  }

  /** The hex at a point, or -1 if the map has none there. */
  hexAt({ x, y }: Point): number {
    const { grid } = this;
    // Fractional axial coordinates, rounded to the nearest hex.
    const row = grid.rows - 1 - (y - CORNER) / ROW_HEIGHT;
    const slant = x - 0.5 - row / 2;
    const third = -row - slant;
    let [r, s, t] = [Math.round(row), Math.round(slant), Math.round(third)];
    const [dr, ds, dt] = [Math.abs(r - row), Math.abs(s - slant), Math.abs(t - third)];
    if (dr > ds && dr > dt) r = -s - t;
    else if (ds > dt) s = -r - t;
    const column = s + (r - (r & 1)) / 2;
    if (r < 0 || r >= grid.rows || column < 0 || column >= grid.columns) return -1;
    const hex = grid.at(r, column);
    return grid.has(hex) ? hex : -1;
  }
}
