import { type ReadonlySignal, signal } from '@preact/signals';
import { afterPaint } from '../../shell/painting.js';
import type { PanZoom } from '../pan-zoom.js';
import { crop, hexesOver, hexesUnder, reachOf } from './crop.js';
import {
  countersIn,
  drawCounters,
  drawLabels,
  drawPlaces,
  drawStars,
  type Frame,
  labelsFor,
} from './draw-counters.js';
import { drawOver, type Marks } from './draw-over.js';
import { drawControl, drawFront, drawOverlay } from './draw-under.js';
import { drawnTerrain, type Ground, groundOf } from './ground.js';
import type { Label } from './labels.js';
import { levelAt } from './levels.js';
import type { HexMapModel, HexOverlay, HexPosition, HexUnit } from './model.js';
import { type Palette, paletteNow } from './palette.js';
import { contains, padRect, type Rect } from './rect.js';
import { type Canvas2D, ShownPicture } from './shown-picture.js';
import { Sprites } from './sprites.js';
import { stacksOf } from './stack-layout.js';
import { rasterOf } from './terrain-raster.js';
import { Tiles } from './tiles.js';

/** How far drawing extends beyond each side of the viewport, relative to its size: panning that far needs no redraw. */
const OVERDRAW = 0.4;
/** Maximum pixels of a canvas; on sharper screens it is stretched a little. */
const MOST_PIXELS = 5_000_000;
/** The time slice for computing the terrain picture, in milliseconds. */
const SLICE = 7;

/** What is drawn. */
export interface Scene {
  position: HexPosition;
  overlay: HexOverlay;
  marks: Marks;
  hidden: boolean;
}

export interface Canvases {
  tiles: HTMLElement;
  control: HTMLCanvasElement;
  /** Reach, paths, zones: under the counters. */
  under: HTMLCanvasElement;
  counters: HTMLCanvasElement;
  /** Selection, ghosts, odds: over the counters. */
  over: HTMLCanvasElement;
}

const LAYERS = ['control', 'under', 'counters', 'over'] as const;
type Layer = (typeof LAYERS)[number];

/**
 * Draws a hex map. Nothing is redrawn while it moves: tiles and canvases extend beyond the viewport and are moved by
 * CSS. They are redrawn when the zoom settles, when the viewport reaches their edge, and when something on the map
 * changes.
 */
export class Painter {
  private readonly tiles: Tiles;
  private readonly pictures: Readonly<Record<Layer, ShownPicture>>;
  private readonly sprites = new Sprites();
  private ground: Ground;
  private palette: Palette;
  private frame: Frame | null = null;
  private tiled: { part: Rect; drawn: number } | null = null;
  private stacks: ReadonlyMap<number, readonly HexUnit[]> = new Map();
  private stacksFrom: readonly HexUnit[] | null = null;
  private labels: { of: readonly HexUnit[]; z: number; hidden: boolean; list: Label[] } | null = null;
  private readonly due = new Set<Layer>();
  private scheduled = 0;
  /** What a press marks on the map follows its answer; a new position does not wait. */
  private readonly marking = afterPaint(() => this.draw());
  private making: ReturnType<typeof setTimeout> | null = null;
  private readonly stops: (() => void)[] = [];
  /** The number of redraws, for measurements. */
  readonly drawings = signal(0);

  constructor(
    private readonly model: HexMapModel,
    private readonly canvases: Canvases,
    private readonly pz: PanZoom,
    private readonly scene: ReadonlySignal<Scene>,
  ) {
    this.tiles = new Tiles(canvases.tiles, () => Math.min(2, devicePixelRatio));
    this.pictures = {
      control: new ShownPicture(canvases.control),
      under: new ShownPicture(canvases.under),
      counters: new ShownPicture(canvases.counters),
      over: new ShownPicture(canvases.over),
    };
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
    // Redraws when the font has loaded.
    void document.fonts?.load('700 20px "Barlow Condensed"').then(() => this.restyle());
  }

  close(): void {
    for (const stop of this.stops) stop();
    cancelAnimationFrame(this.scheduled);
    this.marking.stop();
    if (this.making !== null) clearTimeout(this.making);
    this.tiles.close();
  }

  private watchScene(): () => void {
    let before: Scene | null = null;
    return this.scene.subscribe((now) => {
      if (!before || before.position !== now.position || before.hidden !== now.hidden)
        this.schedule(...LAYERS);
      else if (before.overlay !== now.overlay) this.mark('under', 'over');
      else if (before.marks !== now.marks) this.mark('over');
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

  /** Redraws everything. */
  private restyle(): void {
    this.sprites.clear();
    this.labels = null;
    this.tiles.setGround(this.ground);
    this.tiled = null;
    this.follow();
    this.schedule(...LAYERS);
  }

  /** Computes the terrain picture in time slices; until it is done, hexes have plain colours. */
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
      ground.terrain = drawnTerrain(step.value);
      if (ground !== this.ground) return;
      this.tiles.setGround(ground);
      this.tiled = null;
      this.follow();
    };
    this.making = setTimeout(work);
  }

  /** The visible part of the map. */
  private window(): Rect {
    const { x, y, k } = this.pz.camera.peek();
    const { width, height } = this.pz.stage.peek();
    return { x, y, width: width / k, height: height / k };
  }

  /** The camera has moved: redraws if the drawn part no longer covers the viewport. */
  private follow(): void {
    const drawn = this.pz.drawn.peek();
    const seen = this.window();
    if (drawn <= 0 || seen.width <= 0) return;
    const inSheet = padRect(seen, 0, 0, this.model.sheet);
    if (!this.tiled || this.tiled.drawn !== drawn || !contains(this.tiled.part, inSheet)) {
      const part = padRect(seen, seen.width * OVERDRAW, seen.height * OVERDRAW, this.model.sheet);
      this.tiled = { part, drawn };
      this.tiles.show(part, drawn);
    }
    if (!this.frame || this.frame.z !== drawn || !contains(this.frame.part, inSheet))
      this.schedule(...LAYERS);
  }

  /** Schedules these layers to be drawn together in the next animation frame. */
  private schedule(...layers: Layer[]): void {
    for (const layer of layers) this.due.add(layer);
    if (this.scheduled !== 0) return;
    this.scheduled = requestAnimationFrame(() => {
      this.scheduled = 0;
      this.draw();
    });
  }

  /** Has these layers drawn after the next paint. */
  private mark(...layers: Layer[]): void {
    for (const layer of layers) this.due.add(layer);
    this.marking.ask();
  }

  private draw(): void {
    const drawn = this.pz.drawn.peek();
    const seen = this.window();
    if (drawn <= 0 || seen.width <= 0) return;
    const inSheet = padRect(seen, 0, 0, this.model.sheet);
    if (!this.frame || this.frame.z !== drawn || !contains(this.frame.part, inSheet)) {
      this.frame = this.newFrame(seen, drawn);
      for (const layer of LAYERS) this.due.add(layer);
    }
    const layers = [...this.due];
    this.due.clear();
    for (const layer of layers) this.drawLayer(layer, this.frame);
    this.drawings.value++;
  }

  private newFrame(seen: Rect, z: number): Frame {
    const part = padRect(seen, seen.width * OVERDRAW, seen.height * OVERDRAW, this.model.sheet);
    const area = part.width * part.height * z * z;
    const ratio = Math.min(2, devicePixelRatio, Math.sqrt(MOST_PIXELS / area));
    return { part, pixels: z * ratio, z };
  }

  private drawLayer(layer: Layer, whole: Frame): void {
    const { position, overlay, marks, hidden } = this.scene.peek();
    const canvas = this.canvases[layer];
    const frame = this.frameOf(layer, whole);
    // While the map moves, an empty canvas costs as much as a full one.
    canvas.style.display = frame ? '' : 'none';
    if (!frame) return;
    const ctx = this.pictures[layer].begin(...sizeOf(frame));
    const level = levelAt(frame.z);
    const { model, palette, sprites } = this;
    if (this.stacksFrom !== position.units) {
      this.stacksFrom = position.units;
      this.stacks = stacksOf(position.units);
    }
    const stacks = hidden ? NOTHING : this.stacks;
    if (layer === 'control' || layer === 'under') {
      ctx.save();
      ctx.scale(frame.pixels, frame.pixels);
      ctx.translate(-frame.part.x, -frame.part.y);
      if (layer === 'control') {
        // Land ends at the coast.
        if (this.ground.lines.coast) ctx.clip(this.ground.lines.coast.land, 'evenodd');
        drawControl(ctx, model, position.control, level);
        if (position.front) drawFront(ctx, model, position.front, palette, frame.z);
      } else drawOverlay(ctx, model, overlay, palette, level, frame.z);
      ctx.restore();
    } else if (layer === 'counters') {
      drawPlaces(ctx, model, stacks, level, palette, frame);
      drawCounters(ctx, sprites, countersIn(model.sheet, stacks, level, frame.part), level, frame);
      drawStars(ctx, model, stacks, level, palette, frame);
      const labels = this.labelsNow(ctx, stacks, position.units, hidden, frame.z);
      drawLabels(ctx, labels, level, palette, frame);
    } else drawOver(ctx, model, stacks, overlay, marks, sprites, palette, level, frame);
    this.pictures[layer].show();
    placeCanvas(canvas, frame);
  }

  /** The part of the frame that a layer needs, which is small for what a press changes; null if it is empty. */
  private frameOf(layer: Layer, whole: Frame): Frame | null {
    const scene = this.scene.peek();
    if (layer === 'counters') return whole;
    if (layer === 'control') {
      const { control, front } = scene.position;
      return front || control.some(({ hexes }) => hexes.length > 0) ? whole : null;
    }
    const hexes = layer === 'under' ? hexesUnder(scene) : hexesOver(scene);
    return crop(whole, this.model.sheet, hexes, reachOf(scene, whole.z));
  }

  private labelsNow(
    ctx: Canvas2D,
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

const NOTHING: ReadonlyMap<number, readonly HexUnit[]> = new Map();

/** The size of a canvas, in its own pixels. */
function sizeOf({ part, pixels }: Frame): [width: number, height: number] {
  return [Math.ceil(part.width * pixels), Math.ceil(part.height * pixels)];
}

/** Positions a canvas over its part of the map. */
function placeCanvas({ style }: HTMLCanvasElement, frame: Frame): void {
  const { part, pixels, z } = frame;
  const [width, height] = sizeOf(frame);
  style.left = `${part.x * z}px`;
  style.top = `${part.y * z}px`;
  style.width = `${(width / pixels) * z}px`;
  style.height = `${(height / pixels) * z}px`;
}
