/** The six sides of a hex that stands on a corner, counter-clockwise from the east. */
export const SIDES = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
export type HexSide = 0 | 1 | 2 | 3 | 4 | 5;

/** The side through which one comes back. */
export function opposite(side: number): number {
  return (side + 3) % 6;
}

/**
 * A sheet of hexes in straight rows, the odd rows shifted half a hex to the east; rows grow to the north and
 * columns to the east. A hex is a small integer, row by row; hexes that the map does not have keep their number
 * and are nobody's neighbour.
 */
export class HexGrid {
  readonly size: number;
  /** Six for each hex, side by side: the neighbour's number, or -1 where there is none. */
  readonly neighbours: readonly number[];

  constructor(
    readonly rows: number,
    readonly columns: number,
    readonly has: (hex: number) => boolean = () => true,
  ) {
    this.size = rows * columns;
    const neighbours: number[] = [];
    for (let hex = 0; hex < this.size; hex++) {
      for (let side = 0; side < 6; side++) neighbours.push(this.besides(hex, side));
    }
    this.neighbours = neighbours;
  }

  at(row: number, column: number): number {
    return row * this.columns + column;
  }

  rowOf(hex: number): number {
    return Math.floor(hex / this.columns);
  }

  columnOf(hex: number): number {
    return hex % this.columns;
  }

  /** The hex beyond a side, or -1. */
  neighbour(hex: number, side: number): number {
    return this.neighbours[hex * 6 + side];
  }

  /** The side of a hex that it shares with another one, or -1 where they do not touch. */
  sideTowards(from: number, to: number): number {
    for (let side = 0; side < 6; side++) if (this.neighbours[from * 6 + side] === to) return side;
    return -1;
  }

  /** How many steps it is at the least, whatever lies between. */
  distance(a: number, b: number): number {
    const rows = this.rowOf(b) - this.rowOf(a);
    const slants = this.slantOf(b) - this.slantOf(a);
    return Math.max(Math.abs(rows), Math.abs(slants), Math.abs(rows + slants));
  }

  /** The second axis, which runs from south-east to north-west: rows and slants make distances simple. */
  private slantOf(hex: number): number {
    const row = this.rowOf(hex);
    return this.columnOf(hex) - (row - (row & 1)) / 2;
  }

  private besides(hex: number, side: number): number {
    if (!this.has(hex)) return -1;
    const row = this.rowOf(hex);
    const shifted = row & 1;
    const [up, right] = STEPS[side];
    const [r, c] = [row + up, this.columnOf(hex) + (up === 0 ? right : right + shifted)];
    if (r < 0 || r >= this.rows || c < 0 || c >= this.columns) return -1;
    const other = this.at(r, c);
    return this.has(other) ? other : -1;
  }
}

/** For each side: rows up, and columns to the right from a row that is not shifted. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
];
