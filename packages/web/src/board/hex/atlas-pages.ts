/** A place for one picture on one of the pages. */
export interface Cell {
  page: number;
  x: number;
  y: number;
  /** It is new: nothing has been drawn there yet. */
  fresh: boolean;
}

/** Where pictures of one size stand on square pages, row by row. Each has one place, found by its key. */
export class AtlasPages {
  private readonly cells = new Map<string, Cell>();
  readonly perPage: number;
  private readonly across: number;

  constructor(
    /** The side of a picture, in pixels. */
    readonly cellSize: number,
    /** The side of a page. */
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
