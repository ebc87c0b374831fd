import { type ReadonlySignal, signal } from '@preact/signals';
import type { PanZoom } from '../pan-zoom.js';
import { countersIn, drawCounters, drawLabels, drawPlaces, type Frame, labelsFor } from './draw-counters.js';
import { drawOver, type Marks } from './draw-over.js';
import { drawControl, drawOverlay } from './draw-under.js';
import { type Ground, groundOf, pictureOf } from './ground.js';
import type { Label } from './labels.js';
import { levelAt } from './levels.js';
import type { HexMapModel, HexOverlay, HexPosition, HexUnit } from './model.js';
import { type Palette, paletteNow } from './palette.js';
import { contains, padRect, type Rect } from './rect.js';
import { Sprites } from './sprites.js';
import { stacksOf } from './stack-layout.js';
import { rasterOf } from './terrain-raster.js';
import { Tiles } from './tiles.js';

/** Beyond the window so much of it is drawn on each side: the map can be moved that far without drawing anything. */
const AROUND = 0.4;
/** At most so many pixels has a canvas; on sharper screens it is stretched a little. */
const MOST_PIXELS = 5_000_000;
/** How long the terrain picture may be worked on at a stretch, in milliseconds. */
const SLICE = 7;

/** What is to be seen. */
export interface Scene {
  position: HexPosition;
  overlay: HexOverlay;
  marks: Marks;
  hidden: boolean;
}

export interface Canvases {
  tiles: HTMLElement;
  /** Control, reach, ways: under the counters. */
  under: HTMLCanvasElement;
  counters: HTMLCanvasElement;
  /** Choice, ghosts, odds: over them. */
  over: HTMLCanvasElement;
}

type Layer = 'under' | 'counters' | 'over';

/**
 * Draws a hex map. While it moves, nothing is drawn: tiles and canvases reach beyond the window and are moved as they
 * are. They are drawn when the map rests in another size, when the window has come to their edge, and when
 * something on the map is different.
 */
export class Painter {
  private readonly tiles: Tiles;
  private readonly sprites = new Sprites();
  private ground: Ground;
  private palette: Palette;
  private frame: Frame | null = null;
  private tiled: { part: Rect; drawn: number } | null = null;
  private stacks: ReadonlyMap<number, readonly HexUnit[]> = new Map();
  private stacksFrom: readonly HexUnit[] | null = null;
  private labels: { of: readonly HexUnit[]; z: number; hidden: boolean; list: Label[] } | null = null;
  private readonly due = new Set<Layer>();
  private asked = 0;
  private making: ReturnType<typeof setTimeout> | null = null;
  private readonly stops: (() => void)[] = [];
  /** How often canvases were drawn: for whoever measures. */
  readonly drawings = signal(0);

  constructor(
    private readonly model: HexMapModel,
    private readonly canvases: Canvases,
    private readonly pz: PanZoom,
    private readonly scene: ReadonlySignal<Scene>,
  ) {
    this.tiles = new Tiles(canvases.tiles, () => Math.min(2, devicePixelRatio));
    this.palette = paletteNow();
    this.ground = groundOf(model, this.palette);
    this.tiles.setGround(this.ground);
    this.makeRaster();
    this.stops.push(
      pz.camera.subscribe(() => this.follow()),
      pz.drawn.subscribe(() => this.follow()),
      this.watchScene(),
      this.watchColours(),
    );
    // Letters that come late are drawn when they are there.
    void document.fonts?.load('700 20px "Barlow Condensed"').then(() => this.restyle());
  }

  close(): void {
    for (const stop of this.stops) stop();
    cancelAnimationFrame(this.asked);
    if (this.making !== null) clearTimeout(this.making);
    this.tiles.close();
  }

  private watchScene(): () => void {
    let before: Scene | null = null;
    return this.scene.subscribe((now) => {
      if (!before || before.position !== now.position || before.hidden !== now.hidden)
        this.ask('under', 'counters', 'over');
      else if (before.overlay !== now.overlay) this.ask('under', 'over');
      else if (before.marks !== now.marks) this.ask('over');
      before = now;
    });
  }

  private watchColours(): () => void {
    const look = () => {
      const now = paletteNow();
      if (now === this.palette) return;
      this.palette = now;
      this.ground = groundOf(this.model, now);
      this.makeRaster();
      this.restyle();
    };
    const query = matchMedia('(prefers-color-scheme: dark)');
    query.addEventListener('change', look);
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      query.removeEventListener('change', look);
      watch.disconnect();
    };
  }

  /** Everything is drawn anew. */
  private restyle(): void {
    this.sprites.clear();
    this.labels = null;
    this.tiles.setGround(this.ground);
    this.tiled = null;
    this.follow();
    this.ask('under', 'counters', 'over');
  }

  /** The terrain picture is made in slices; until it is there the hexes have plain colours. */
  private makeRaster(): void {
    if (this.making !== null) clearTimeout(this.making);
    const { ground } = this;
    const steps = rasterOf(this.model, this.palette.night);
    const work = () => {
      const until = performance.now() + SLICE;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (!step.done) {
        this.making = setTimeout(work);
        return;
      }
      this.making = null;
      ground.raster = pictureOf(step.value);
      ground.cellsPerHex = step.value.cellsPerHex;
      if (ground !== this.ground) return;
      this.tiles.setGround(ground);
      this.tiled = null;
      this.follow();
    };
    this.making = setTimeout(work);
  }

  /** The part of the sheet that the window shows. */
  private window(): Rect {
    const { x, y, k } = this.pz.camera.peek();
    const { width, height } = this.pz.stage.peek();
    return { x, y, width: width / k, height: height / k };
  }

  /** The camera has moved: is what was drawn still enough? */
  private follow(): void {
    const drawn = this.pz.drawn.peek();
    const seen = this.window();
    if (drawn <= 0 || seen.width <= 0) return;
    const inSheet = padRect(seen, 0, 0, this.model.sheet);
    if (!this.tiled || this.tiled.drawn !== drawn || !contains(this.tiled.part, inSheet)) {
      const part = padRect(seen, seen.width * AROUND, seen.height * AROUND, this.model.sheet);
      this.tiled = { part, drawn };
      this.tiles.show(part, drawn);
    }
    if (!this.frame || this.frame.z !== drawn || !contains(this.frame.part, inSheet))
      this.ask('under', 'counters', 'over');
  }

  /** These layers are to be drawn, all at once, with the next step of the screen. */
  private ask(...layers: Layer[]): void {
    for (const layer of layers) this.due.add(layer);
    if (this.asked !== 0) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.draw();
    });
  }

  private draw(): void {
    const drawn = this.pz.drawn.peek();
    const seen = this.window();
    if (drawn <= 0 || seen.width <= 0) return;
    const inSheet = padRect(seen, 0, 0, this.model.sheet);
    if (!this.frame || this.frame.z !== drawn || !contains(this.frame.part, inSheet)) {
      this.frame = this.newFrame(seen, drawn);
      for (const layer of ['under', 'counters', 'over'] as const) this.due.add(layer);
    }
    const layers = [...this.due];
    this.due.clear();
    for (const layer of layers) this.drawLayer(layer, this.frame);
    this.drawings.value++;
  }

  private newFrame(seen: Rect, z: number): Frame {
    const part = padRect(seen, seen.width * AROUND, seen.height * AROUND, this.model.sheet);
    const area = part.width * part.height * z * z;
    const ratio = Math.min(2, devicePixelRatio, Math.sqrt(MOST_PIXELS / area));
    return { part, pixels: z * ratio, z };
  }

  private drawLayer(layer: Layer, frame: Frame): void {
    const canvas = this.canvases[layer];
    const ctx = spread(canvas, frame);
    const { position, overlay, marks, hidden } = this.scene.peek();
    const level = levelAt(frame.z);
    const { model, palette, sprites } = this;
    if (this.stacksFrom !== position.units) {
      this.stacksFrom = position.units;
      this.stacks = stacksOf(position.units);
    }
    const stacks = hidden ? NOTHING : this.stacks;
    if (layer === 'under') {
      ctx.save();
      ctx.scale(frame.pixels, frame.pixels);
      ctx.translate(-frame.part.x, -frame.part.y);
      drawControl(ctx, model, position.control, level);
      drawOverlay(ctx, model, overlay, palette, level, frame.z);
      ctx.restore();
    } else if (layer === 'counters') {
      drawPlaces(ctx, model, stacks, level, palette, frame);
      drawCounters(ctx, sprites, countersIn(model.sheet, stacks, level, frame.part), level, frame);
      drawLabels(ctx, this.labelsNow(ctx, stacks, position.units, hidden, frame.z), palette, frame);
    } else {
      // An empty canvas costs as much as a full one while the map is moved.
      canvas.style.display = isEmpty(overlay, marks) ? 'none' : '';
      drawOver(ctx, model, stacks, overlay, marks, sprites, palette, level, frame);
    }
  }

  private labelsNow(
    ctx: CanvasRenderingContext2D,
    stacks: ReadonlyMap<number, readonly HexUnit[]>,
    units: readonly HexUnit[],
    hidden: boolean,
    z: number,
  ): Label[] {
    const known = this.labels;
    if (known && known.of === units && known.z === z && known.hidden === hidden) return known.list;
    const list = labelsFor(ctx, this.model, stacks, levelAt(z), z);
    this.labels = { of: units, z, hidden, list };
    return list;
  }
}

function isEmpty({ targets, ghosts, odds }: HexOverlay, { cursor, inspected, chosen }: Marks): boolean {
  const marked = cursor >= 0 || inspected >= 0 || chosen.length > 0;
  return !marked && targets.length === 0 && ghosts.length === 0 && odds === null;
}

const NOTHING: ReadonlyMap<number, readonly HexUnit[]> = new Map();

/** Lays a canvas over its part of the sheet, clean. */
function spread(canvas: HTMLCanvasElement, { part, pixels, z }: Frame): CanvasRenderingContext2D {
  const [width, height] = [Math.ceil(part.width * pixels), Math.ceil(part.height * pixels)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const ctx = canvas.getContext('2d')!;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, width, height);
  const { style } = canvas;
  style.left = `${part.x * z}px`;
  style.top = `${part.y * z}px`;
  style.width = `${(width / pixels) * z}px`;
  style.height = `${(height / pixels) * z}px`;
  return ctx;
}
