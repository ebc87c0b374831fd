/** The cell of one picture on an atlas page. */
export interface Cell {
  page: number;
  x: number;
  y: number;
  /** True if nothing has been drawn there yet. */
  fresh: boolean;
}

/** Allocates cells for pictures of one size on square atlas pages, row by row. Each is found by its key. */
export class AtlasPages {
  private readonly cells = new Map<string, Cell>();
  readonly perPage: number;
  private readonly across: number;

  constructor(
    /** The side of a cell, in pixels. */
    readonly cellSize: number,
    /** The side of a page, in pixels. */
    readonly pageSize: number,
  ) {
    this.across = Math.max(1, Math.floor(pageSize / cellSize));
    this.perPage = this.across * this.across;
  }

  get count(): number {
    return this.cells.size;
  }

  place(key: string): Cell {
    const known = this.cells.get(key);
    if (known) return known.fresh ? this.settle(key, known) : known;
    const n = this.cells.size;
    const at = n % this.perPage;
    const cell: Cell = {
      page: Math.floor(n / this.perPage),
      x: (at % this.across) * this.cellSize,
      y: Math.floor(at / this.across) * this.cellSize,
      fresh: true,
    };
    this.cells.set(key, cell);
    return cell;
  }

  private settle(key: string, cell: Cell): Cell {
    const settled = { ...cell, fresh: false };
    this.cells.set(key, settled);
    return settled;
  }
}
