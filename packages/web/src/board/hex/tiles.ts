import { afterPaint } from '../../shell/painting.js';
import { drawGround, type Ground } from './ground.js';
import { groundScale } from './levels.js';
import { overlap, type Rect } from './rect.js';
import { ShownPicture } from './shown-picture.js';

/** The side of a tile, in CSS pixels at the scale at which it is drawn. */
export const TILE = 512;
/** How far a tile is drawn beyond its right and lower edge, in pixels, so that no gap shows between tiles. */
const BLEED = 2;
/** How many tiles are cached. */
const KEPT = 48;

/** The scale and position of a tile. */
export interface TileKey {
  scale: number;
  column: number;
  row: number;
}

/** The tiles that cover a part of the map, those in its middle first. */
export function tilesFor(part: Rect, scale: number, sheet: { width: number; height: number }): TileKey[] {
  const side = TILE / scale;
  const last = (length: number) => Math.ceil(length / side) - 1;
  const from = (at: number) => Math.max(0, Math.floor(at / side));
  const tiles: TileKey[] = [];
  const [right, bottom] = [
    Math.min(last(sheet.width), Math.floor((part.x + part.width) / side)),
    Math.min(last(sheet.height), Math.floor((part.y + part.height) / side)),
  ];
  for (let row = from(part.y); row <= bottom; row++) {
    for (let column = from(part.x); column <= right; column++) tiles.push({ scale, column, row });
  }
  const far = ({ column, row }: TileKey) =>
    Math.hypot(
      (column + 0.5) * side - part.x - part.width / 2,
      (row + 0.5) * side - part.y - part.height / 2,
    );
  return tiles.sort((a, b) => far(a) - far(b));
}

export function tileRect({ scale, column, row }: TileKey): Rect {
  const side = TILE / scale;
  return { x: column * side, y: row * side, width: side, height: side };
}

interface Tile extends TileKey {
  canvas: HTMLCanvasElement;
}

/**
 * The ground as cached tiles: each is drawn once, then only moved and stretched. While the tiles of a new scale are
 * drawn, those of the old one stay visible.
 */
export class Tiles {
  private tiles = new Map<string, Tile>();
  private wanted: TileKey[] = [];
  private ground: Ground | null = null;
  /** The current layout scale of the map, in pixels per hex. */
  private drawn = 1;
  /** After the paint: the answer to a press does not wait for the ground. */
  private readonly working = afterPaint(() => this.makeNext());

  constructor(
    private readonly box: HTMLElement,
    private readonly ratio: () => number,
  ) {}

  /** Sets the ground: another map, another theme, or the terrain picture is ready. */
  setGround(ground: Ground): void {
    this.ground = ground;
    this.tiles.clear();
    // Old tiles stay visible until new ones have been drawn over them.
    for (const old of [...this.box.children]) (old as HTMLElement).dataset.old = '';
    this.box.removeAttribute('data-ready');
    this.work();
  }

  /** Shows this part of the map at this many pixels per hex. */
  show(part: Rect, drawn: number): void {
    if (!this.ground) return;
    const scale = groundScale(drawn);
    if (drawn !== this.drawn) {
      this.drawn = drawn;
      for (const tile of this.tiles.values()) this.lay(tile);
      for (const old of this.box.querySelectorAll<HTMLElement>('[data-old]')) old.remove();
    }
    const all = tilesFor(part, scale, this.ground.model.sheet);
    this.wanted = all.filter((key) => !this.tiles.has(nameOf(key)));
    for (const key of all) this.touch(nameOf(key));
    for (const tile of this.tiles.values()) {
      tile.canvas.style.zIndex = tile.scale === scale ? '1' : '0';
      tile.canvas.style.display =
        tile.scale === scale || (this.wanted.length > 0 && overlap(tileRect(tile), part)) ? '' : 'none';
    }
    this.tellReady();
    this.work();
  }

  /** Marks a tile as recently used (LRU). */
  private touch(name: string): void {
    const tile = this.tiles.get(name);
    if (!tile) return;
    this.tiles.delete(name);
    this.tiles.set(name, tile);
  }

  /** Draws one tile per animation frame, so that panning stays smooth. */
  private work(): void {
    if (this.wanted.length > 0) this.working.ask();
  }

  /** Tells whether everything in view is drawn for good, the terrain picture included. */
  private tellReady(): void {
    this.box.toggleAttribute('data-ready', this.wanted.length === 0 && this.ground?.terrain !== null);
  }

  private makeNext(): void {
    const key = this.wanted.shift();
    if (key) this.make(key);
    if (this.wanted.length === 0) this.tidy();
    this.tellReady();
    this.work();
  }

  private make(key: TileKey): void {
    const { ground } = this;
    if (!ground) return;
    const canvas = document.createElement('canvas');
    const pixels = Math.round((TILE + BLEED) * this.ratio());
    const picture = new ShownPicture(canvas);
    const ctx = picture.begin(pixels, pixels);
    const rect = tileRect(key);
    const side = (TILE + BLEED) / key.scale;
    drawGround(ctx, ground, { ...rect, width: side, height: side }, pixels / side, key.scale);
    picture.show();
    const tile = { ...key, canvas };
    this.lay(tile);
    canvas.style.zIndex = '1';
    this.box.append(canvas);
    this.tiles.set(nameOf(key), tile);
    const spare = [...this.tiles].slice(0, Math.max(0, this.tiles.size - KEPT));
    for (const [name, old] of spare) {
      old.canvas.remove();
      this.tiles.delete(name);
    }
  }

  /** All wanted tiles are drawn: hides tiles of other scales and removes old ones. */
  private tidy(): void {
    const scale = groundScale(this.drawn);
    for (const tile of this.tiles.values()) if (tile.scale !== scale) tile.canvas.style.display = 'none';
    for (const old of this.box.querySelectorAll<HTMLElement>('[data-old]')) old.remove();
  }

  private lay({ canvas, ...key }: Tile): void {
    const { x, y, width } = tileRect(key);
    const { drawn } = this;
    const { style } = canvas;
    style.left = `${x * drawn}px`;
    style.top = `${y * drawn}px`;
    style.width = `${(width * drawn * (TILE + BLEED)) / TILE}px`;
    style.height = style.width;
  }

  close(): void {
    this.working.stop();
    this.tiles.clear();
    this.box.replaceChildren();
  }
}

function nameOf({ scale, column, row }: TileKey): string {
  return `${scale} ${column} ${row}`;
}
