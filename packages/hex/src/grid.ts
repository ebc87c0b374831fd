/** The six sides of a hex that stands on a corner, counter-clockwise from the east. */
export const SIDES = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
export type HexSide = 0 | 1 | 2 | 3 | 4 | 5;

/** The same side as seen from the neighbour. */
export function opposite(side: number): number {
  return (side + 3) % 6;
}

/**
 * A sheet of hexes in straight rows, the odd rows shifted half a hex to the east; rows grow to the north and columns to
 * the east. A hex is a small integer, numbered row by row; hexes missing from the map keep their number and have no
 * neighbours. A game may use its own type for them, `H`.
 */
export class HexGrid<H extends number = number> {
  readonly size: number;
  /** Six per hex, one for each side: the neighbour's number, or -1. */
  readonly neighbours: readonly H[];

  constructor(
    readonly rows: number,
    readonly columns: number,
    private readonly onMap: (hex: number) => boolean = () => true,
  ) {
    this.size = rows * columns;
    const neighbours: H[] = [];
    for (let hex = 0 as H; hex < this.size; hex++) {
      for (let side = 0; side < 6; side++) neighbours.push(this.besides(hex, side));
    }
    this.neighbours = neighbours;
  }

  /** Is this hex on the map? */
  has(hex: H): boolean {
    return this.onMap(hex);
  }

  at(row: number, column: number): H {
    return (row * this.columns + column) as H;
  }

  rowOf(hex: H): number {
    return Math.floor(hex / this.columns);
  }

  columnOf(hex: H): number {
    return hex % this.columns;
  }

  /** The hex beyond a side, or -1. */
  neighbour(hex: H, side: number): H {
    return this.neighbours[hex * 6 + side];
  }

  /** The side of a hex shared with another one, or -1 if they are not adjacent. */
  sideTowards(from: H, to: H): number {
    for (let side = 0; side < 6; side++) if (this.neighbours[from * 6 + side] === to) return side;
    return -1;
  }

  /** The distance in hexes, whatever lies between. */
  distance(a: H, b: H): number {
    const rows = this.rowOf(b) - this.rowOf(a);
    const slants = this.slantOf(b) - this.slantOf(a);
    return Math.max(Math.abs(rows), Math.abs(slants), Math.abs(rows + slants));
  }

  /** The second axis, from south-east to north-west: axial coordinates make distances simple. */
  private slantOf(hex: H): number {
    const row = this.rowOf(hex);
    return this.columnOf(hex) - (row - (row & 1)) / 2;
  }

  private besides(hex: H, side: number): H {
    const none = -1 as H;
    if (!this.has(hex)) return none;
    const row = this.rowOf(hex);
    const shifted = row & 1;
    const [up, right] = STEPS[side];
    const [r, c] = [row + up, this.columnOf(hex) + (up === 0 ? right : right + shifted)];
    if (r < 0 || r >= this.rows || c < 0 || c >= this.columns) return none;
    const other = this.at(r, c);
    return this.has(other) ? other : none;
  }
}

/** For each side: rows up, and columns to the right from an unshifted row. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
];
