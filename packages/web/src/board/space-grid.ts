import type { Outlines } from './drawing.js';

/** The side of a cell in units of the map. */
const CELL = 5;

/** Which space is where, in small cells: much faster than testing outlines, and exact enough for placing counters. */
export class SpaceGrid {
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: Int16Array;

  constructor(
    private readonly width: number,
    height: number,
    private readonly wraps: boolean,
  ) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.cells = new Int16Array(this.columns * this.rows).fill(-1);
  }

  /** Fills the cells whose middle is inside the outlines; what is filled later lies over what was filled before. */
  fill(outlines: Outlines, space: number): void {
    const crossings: number[][] = Array.from({ length: this.rows }, () => []);
    for (const ring of outlines) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [[ax, ay], [bx, by]] = ring[i][1] < ring[j][1] ? [ring[i], ring[j]] : [ring[j], ring[i]];
        const first = Math.max(0, Math.ceil(ay / CELL - 0.5));
        const last = Math.min(this.rows - 1, Math.ceil(by / CELL - 0.5) - 1);
        for (let row = first; row <= last; row++)
          crossings[row].push(ax + (((row + 0.5) * CELL - ay) * (bx - ax)) / (by - ay));
      }
    }
    for (const [row, xs] of crossings.entries()) {
      xs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) this.fillRow(row, xs[i], xs[i + 1], space);
    }
  }

  fillBox([x, y, width, height]: readonly [number, number, number, number], space: number): void {
    for (let row = Math.max(0, Math.floor(y / CELL)); row < Math.min(this.rows, (y + height) / CELL); row++)
      this.fillRow(row, x, x + width, space);
  }

  private fillRow(row: number, from: number, until: number, space: number): void {
    for (let column = Math.ceil(from / CELL - 0.5); column < until / CELL - 0.5; column++) {
      const own = this.wraps ? ((column % this.columns) + this.columns) % this.columns : column;
      if (own >= 0 && own < this.columns) this.cells[row * this.columns + own] = space;
    }
  }

  /** The number of the space at a point; -1 if there is none. */
  at(x: number, y: number): number {
    const own = this.wraps ? ((x % this.width) + this.width) % this.width : x;
    const [column, row] = [Math.floor(own / CELL), Math.floor(y / CELL)];
    const inside = column >= 0 && column < this.columns && row >= 0 && row < this.rows;
    return inside ? this.cells[row * this.columns + column] : -1;
  }
}
