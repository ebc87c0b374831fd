import { type Signal, signal } from '@preact/signals';
import { wantsStillness } from '../settings.js';
import { afterPaint } from '../shell/painting.js';
import {
  type Camera,
  centred,
  covering,
  interpolate,
  mapPoint,
  pan,
  pixelOf,
  type Stage,
  whole,
  zoomed,
} from './camera.js';
import { growthAt } from './growth.js';

/** A press that moves further than this, in pixels, is a drag and not a click. */
const DRAG_THRESHOLD = 5;
const KEY_STEP = 80;
const KEY_ZOOM = 1.25;
const FLIGHT = 280;
/** A window narrower than this, in pixels, counts as a phone. */
const SMALL = 640;
/** Below this many pixels per unit, notes grow relative to the map, by at most `MOST_NOTE`. */
const READABLE = 1;
const MOST_NOTE = 1.9;
/** While the map is zoomed, counters are redrawn only when they are off by this part of their size. */
const COARSE = 0.08;
/** How long the map must rest before it is redrawn sharply, in milliseconds. */
const REDRAW_DELAY = 220;

interface PointerPosition {
  x: number;
  y: number;
}

/** A point of the map, in its own units. */
export type Point = readonly [number, number];

/** A drawn map: its size in its own units, whether it wraps around, the zoom limit, and the initial centre. */
export interface MapSheet {
  width: number;
  height: number;
  wraps: boolean;
  /** Maximum scale, in pixels per unit. */
  closest: number;
  centre: Point;
  /** The side of a counter in units; its size on the screen hardly depends on the zoom. */
  counter?: number;
}

export interface Press {
  /** The point of the map that was pressed. */
  at: Point;
  touch: boolean;
}

/** Pointer handlers of a map. All points are map points. */
export interface PointerHandlers {
  press(press: Press): void;
  /** The pointer moves over this point; null when it leaves the map. */
  hover(at: Point | null): void;
  /** Whether something here can be dragged; otherwise the map is panned. */
  lift?(at: Point): boolean;
  /** What is dragged is over this map point, at this pixel of the window. */
  carry?(at: Point, pixel: Point): void;
  /** What is dragged is dropped here; null if the drag is cancelled. */
  drop?(at: Point | null): void;
}

/**
 * Pans and zooms a map by wheel, mouse, touch and keyboard. The map is in a wrapper that is moved as a whole by a CSS
 * transform, so that nothing in it is redrawn while it moves.
 */
export class PanZoom {
  readonly camera: Signal<Camera> = signal({ x: 0, y: 0, k: 1 });
  readonly stage: Signal<Stage>;
  private readonly pointers = new Map<number, PointerPosition>();
  private dragged = 0;
  /** Where a press began that may become a drag. */
  private began: PointerPosition | null = null;
  private carrying = false;
  private flight = 0;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private readonly stops: (() => void)[] = [];
  private readonly home: Point;
  private readonly counter: number | null;
  /** Whether the player has moved the map since it last moved by itself. */
  readonly byHand: Signal<boolean> = signal(false);
  /** Rises with every change of the window's size. */
  readonly resized: Signal<number> = signal(0);

  constructor(
    private readonly window: HTMLElement,
    private readonly wrapper: HTMLElement,
    map: MapSheet,
    private readonly handlers: PointerHandlers,
    /** Always the whole map. */
    private readonly still = false,
  ) {
    const { clientWidth: width, clientHeight: height } = window;
    const { width: mapWidth, height: mapHeight, wraps, closest } = map;
    this.stage = signal({ width, height, mapWidth, mapHeight, wraps, closest });
    this.home = map.centre;
    this.counter = map.counter ?? null;
    this.begin();
    const resize = new ResizeObserver(() => this.resize());
    resize.observe(window);
    this.stops.push(() => resize.disconnect());
    this.on('pointerdown', this.down);
    this.on('pointermove', this.move);
    this.on('pointerup', this.up);
    this.on('pointercancel', this.cancel);
    this.on('pointerleave', () => this.handlers.hover(null));
    this.on('pointerenter', () => {
      this.corner = null;
    });
    this.on('wheel', this.wheel, { passive: false });
    this.on('keydown', this.key);
  }

  private on<K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
    how?: AddEventListenerOptions,
  ): void {
    this.window.addEventListener(kind, act, how);
    this.stops.push(() => this.window.removeEventListener(kind, act));
  }

  close(): void {
    for (const stop of this.stops) stop();
    cancelAnimationFrame(this.flight);
    this.resizing.stop();
    if (this.resting !== null) clearTimeout(this.resting);
  }

  private begin(): void {
    this.show((this.still ? whole : covering)(this.stage.value, this.home));
  }

  private resize(): void {
    this.corner = null;
    const { clientWidth: width, clientHeight: height } = this.window;
    const before = this.stage.value;
    if (width === 0 || height === 0 || (before.width === width && before.height === height)) return;
    const { camera } = this;
    const middle = mapPoint(camera.value, before, before.width / 2, before.height / 2);
    const all = Math.abs(camera.value.k - whole(before, this.home).k) < 0.001;
    this.stage.value = { ...before, width, height };
    this.drawn.value = 0;
    if (before.width === 0 || before.height === 0) this.begin();
    else if (all) this.show(whole(this.stage.value, this.home));
    else this.show(centred(this.stage.value, middle, camera.value.k));
    this.resized.value++;
  }

  /** The scale at which the map was last drawn. Until it is redrawn, it is stretched. */
  readonly drawn: Signal<number> = signal(0);

  private show(camera: Camera): void {
    this.camera.value = camera;
    if (this.drawn.value === 0) this.draw();
    const { x, y, k } = camera;
    this.wrapper.style.transform = `translate(${-x * k}px, ${-y * k}px) scale(${k / this.drawn.value})`;
    if (k === this.drawn.value) this.resizeCounters(0.001);
    else if (this.counter !== null) this.resizing.ask();
  }

  /** How much larger than the map counters are drawn. */
  readonly grown: Signal<number> = signal(1);

  /** Counters keep their size on the screen while the map is zoomed: the map is painted first, then they follow. */
  private readonly resizing = afterPaint(() => this.resizeCounters(COARSE));

  private resizeCounters(tolerance: number): void {
    const now = this.counter === null ? 1 : growthAt(this.camera.peek().k, this.counter);
    if (Math.abs(now / this.grown.peek() - 1) >= tolerance) this.grown.value = now;
  }

  /** Redraws the map at its current scale, so that it is sharp. */
  private draw(): void {
    const { k } = this.camera.value;
    this.drawn.value = k;
    // Notes beside pieces stay readable when zoomed out.
    this.wrapper.style.setProperty('--note', String(Math.min(MOST_NOTE, Math.max(1, READABLE / k))));
    this.wrapper.style.setProperty('--map-width', `${this.stage.value.mapWidth * k}px`);
    this.wrapper.style.setProperty('--map-height', `${this.stage.value.mapHeight * k}px`);
  }

  /** Debounces the sharp redraw until the map rests. */
  private redrawWhenStill(): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.resting = null;
      if (this.drawn.value === this.camera.value.k) return;
      this.draw();
      this.show(this.camera.value);
    }, REDRAW_DELAY);
  }

  zoom(factor: number, px = this.stage.value.width / 2, py = this.stage.value.height / 2): void {
    this.moveByHand();
    this.redrawWhenStill();
    this.show(zoomed(this.camera.value, this.stage.value, factor, px, py));
  }

  /** Shows the whole map, as the player asked; what was in the middle stays there, if the map goes round. */
  whole(): void {
    this.byHand.value = true;
    const stage = this.stage.value;
    const [middle] = mapPoint(this.camera.value, stage, stage.width / 2, stage.height / 2);
    this.flyTo(whole(stage, stage.wraps ? [middle, this.home[1]] : this.home));
  }

  /** Centres the map on a point, as the player asked. */
  lookAt(at: Point): void {
    this.byHand.value = true;
    this.flyTo(centred(this.stage.value, at, this.camera.value.k));
  }

  /** Where the map goes by itself, while it is on its way or waits for the hand on it. */
  private goal: Camera | null = null;

  /** Moves by itself: at once, or gently. While a hand is on the map it waits, and gives up if the hand moves it. */
  goTo(goal: Camera, gently: boolean): void {
    if (this.pointers.size > 0) {
      this.goal = goal;
      return;
    }
    if (gently) return this.flyTo(goal);
    cancelAnimationFrame(this.flight);
    this.goal = null;
    this.drawn.value = 0;
    this.show(goal);
  }

  /** The hand has moved the map: it stays. */
  private moveByHand(): void {
    this.byHand.value = true;
    this.goal = null;
    cancelAnimationFrame(this.flight);
  }

  /** Centres the map on a point, zoomed in at least this far. */
  focus(at: Point, k: number): void {
    this.byHand.value = true;
    this.flyTo(centred(this.stage.value, at, Math.max(k, this.camera.value.k)));
  }

  /** Scrolls a point into view if needed; on a small window also zooms in to this scale, if one is given. */
  reveal(at: Point, nearest = 0): void {
    const { camera, stage } = this;
    if (stage.value.width < SMALL && camera.value.k < nearest)
      return this.flyTo(centred(stage.value, at, nearest));
    const [x, y] = pixelOf(camera.value, stage.value, at);
    const inX = x > 40 && x < stage.value.width - 40;
    if (inX && y > 30 && y < stage.value.height - 30) return;
    this.flyTo(centred(stage.value, at, camera.value.k));
  }

  private flyTo(goal: Camera): void {
    cancelAnimationFrame(this.flight);
    this.goal = null;
    if (wantsStillness()) {
      this.redrawWhenStill();
      this.show(goal);
      return;
    }
    const start = this.camera.value;
    this.goal = goal;
    const began = performance.now();
    const frame = (now: number) => {
      const t = Math.min(1, (now - began) / FLIGHT);
      this.redrawWhenStill();
      this.show(interpolate(start, goal, this.stage.value, 1 - (1 - t) ** 3));
      if (t < 1) this.flight = requestAnimationFrame(frame);
      else this.goal = null;
    };
    this.flight = requestAnimationFrame(frame);
  }

  private corner: { left: number; top: number } | null = null;

  /** The pointer's position in the window. The corner is cached: measuring it forces a layout. */
  private place(event: { clientX: number; clientY: number }): PointerPosition {
    this.corner ??= this.window.getBoundingClientRect();
    const { left, top } = this.corner;
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private readonly down = (event: PointerEvent) => {
    if (event.button !== 0 || this.carrying || (event.target as Element).closest('.board-tools')) return;
    cancelAnimationFrame(this.flight);
    const here = this.place(event);
    if (this.pointers.size === 0) {
      this.dragged = 0;
      this.began = here;
    }
    this.pointers.set(event.pointerId, here);
  };

  private pointAt({ x, y }: PointerPosition): Point {
    return mapPoint(this.camera.value, this.stage.value, x, y);
  }

  private readonly move = (event: PointerEvent) => {
    const here = this.place(event);
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.handlers.hover(this.pointAt(here));
      return;
    }
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId);
    this.pointers.set(event.pointerId, here);
    this.dragged += Math.hypot(here.x - before.x, here.y - before.y);
    if (this.dragged < DRAG_THRESHOLD) return;
    this.window.setPointerCapture(event.pointerId);
    if (this.began && others.length === 0)
      this.carrying = this.handlers.lift?.(this.pointAt(this.began)) ?? false;
    this.began = null;
    if (this.carrying) {
      const at = this.pointAt(here);
      this.handlers.hover(at);
      this.handlers.carry?.(at, [here.x, here.y]);
      return;
    }
    this.moveByHand();
    this.redrawWhenStill();
    if (others.length === 0) {
      this.show(pan(this.camera.value, this.stage.value, here.x - before.x, here.y - before.y));
      return;
    }
    const other = others[0][1];
    const factor = distance(here, other) / Math.max(1, distance(before, other));
    const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
    const was = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const slid = pan(this.camera.value, this.stage.value, middle.x - was.x, middle.y - was.y);
    this.show(zoomed(slid, this.stage.value, factor, middle.x, middle.y));
  };

  private readonly up = (event: PointerEvent) => {
    if (!this.pointers.delete(event.pointerId)) return;
    const at = this.pointAt(this.place(event));
    if (this.carrying) return this.putDown(at);
    if (this.dragged >= DRAG_THRESHOLD || this.pointers.size > 0) return;
    // A press that moved nothing does not keep the map from where it was going.
    if (this.goal) this.flyTo(this.goal);
    this.handlers.press({ at, touch: event.pointerType !== 'mouse' });
  };

  private readonly cancel = (event: PointerEvent) => {
    this.pointers.delete(event.pointerId);
    if (this.carrying) this.putDown(null);
  };

  private putDown(at: Point | null): void {
    this.carrying = false;
    this.handlers.drop?.(at);
  }

  private readonly wheel = (event: WheelEvent) => {
    if ((event.target as Element).closest('.board-tools')) return;
    event.preventDefault();
    const { x, y } = this.place(event);
    const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
    if (event.shiftKey) {
      this.moveByHand();
      this.redrawWhenStill();
      this.show(pan(this.camera.value, this.stage.value, -step, 0));
    } else this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0022)), x, y);
  };

  private readonly key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.pressKey(event.key, event.shiftKey)) event.preventDefault();
  };

  /** Zooms and pans by keys; returns whether the key was used. */
  pressKey(key: string, shift: boolean): boolean {
    const slide = (dx: number, dy: number) => {
      this.moveByHand();
      this.redrawWhenStill();
      this.show(pan(this.camera.value, this.stage.value, dx, dy));
      return true;
    };
    if (key === '+' || key === '=') this.zoom(KEY_ZOOM);
    else if (key === '-' || key === '_') this.zoom(1 / KEY_ZOOM);
    else if (key === '0') this.whole();
    else if (shift && key === 'ArrowLeft') return slide(KEY_STEP, 0);
    else if (shift && key === 'ArrowRight') return slide(-KEY_STEP, 0);
    else if (shift && key === 'ArrowUp') return slide(0, KEY_STEP);
    else if (shift && key === 'ArrowDown') return slide(0, -KEY_STEP);
    else return false;
    return true;
  }
}

function distance(a: PointerPosition, b: PointerPosition): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
