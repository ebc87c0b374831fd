import { AtlasPages } from './atlas-pages.js';
import { drawCounter, faceKey, MARGIN } from './counter-art.js';
import type { CounterDetail } from './levels.js';
import type { CounterFace, UnitMark } from './model.js';
import type { Canvas2D } from './shown-picture.js';

const PAGE = 1024;
/** How many sizes are cached: the current one, and those passed while zooming. */
const SIZES = 3;

interface Sheet {
  pages: AtlasPages;
  canvases: HTMLCanvasElement[];
}

/** A square on a sheet, with a counter in its middle. */
interface Sprite {
  page: HTMLCanvasElement;
  x: number;
  y: number;
  side: number;
  /** How far the middle of the counter is from the edges. */
  middle: number;
}

/**
 * Sprites of counters, drawn once per face, size and screen resolution. After that a counter with its shadow is one
 * copied square.
 */
export class Sprites {
  private readonly sheets = new Map<string, Sheet>();

  /** Clears the cache after the font has loaded or the colours have changed. */
  clear(): void {
    this.sheets.clear();
  }

  /** Makes the sprite of a counter, if there is none yet. */
  make(face: CounterFace, detail: CounterDetail, size: number, marks: readonly UnitMark[] = []): Sprite {
    const whole = Math.max(4, Math.round(size));
    const { pages, canvases } = this.sheet(whole, detail);
    const cell = pages.place(faceKey(face, marks, detail));
    const margin = marginOf(whole);
    if (cell.fresh) {
      canvases[cell.page] ??= newPage(pages);
      const page = canvases[cell.page].getContext('2d')!;
      page.save();
      page.translate(cell.x + margin, cell.y + margin);
      drawCounter(page, face, detail, whole, marks);
      page.restore();
    }
    return {
      page: canvases[cell.page],
      x: cell.x,
      y: cell.y,
      side: pages.cellSize,
      middle: whole / 2 + margin,
    };
  }

  /** Draws a counter centred here; sizes are in canvas pixels. */
  draw(
    ctx: Canvas2D,
    face: CounterFace,
    detail: CounterDetail,
    size: number,
    x: number,
    y: number,
    marks: readonly UnitMark[] = [],
  ): void {
    const { page, side, middle, ...cell } = this.make(face, detail, size, marks);
    const [left, top] = [Math.round(x - middle), Math.round(y - middle)];
    ctx.drawImage(page, cell.x, cell.y, side, side, left, top, side, side);
  }

  private sheet(size: number, detail: CounterDetail): Sheet {
    const key = `${size} ${detail}`;
    const known = this.sheets.get(key);
    this.sheets.delete(key);
    const sheet = known ?? { pages: new AtlasPages(size + 2 * marginOf(size), PAGE), canvases: [] };
    this.sheets.set(key, sheet);
    for (const old of this.sheets.keys()) if (this.sheets.size > SIZES) this.sheets.delete(old);
    return sheet;
  }
}

function marginOf(size: number): number {
  return Math.ceil(size * MARGIN) + 1;
}

function newPage(pages: AtlasPages): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const side = Math.max(pages.pageSize, pages.cellSize);
  canvas.width = side;
  canvas.height = side;
  return canvas;
}
