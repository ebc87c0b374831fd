import { type Signal, signal } from '@preact/signals';
import { wantsStillness } from '../settings.js';
import {
  type Camera,
  centred,
  covering,
  interpolate,
  mapPoint,
  pan,
  pixelOf,
  type Stage,
  zoomed,
} from './camera.js';

/** Further than this a press is a drag and no click, in pixels. */
const STILL = 5;
const KEY_STEP = 80;
const KEY_ZOOM = 1.25;
const FLIGHT = 280;
/** A window narrower than this, in pixels, is a phone's. */
const SMALL = 640;
/** Below so many pixels per unit notes grow against the map, and how much at most. */
const READABLE = 1;
const MOST_NOTE = 1.9;
/** So long nothing may move until the map is drawn sharply. */
const REST = 220;

interface Held {
  x: number;
  y: number;
}

/** A point of the map, in its own units. */
export type Point = readonly [number, number];

/** A drawn map: its size in its own units, whether it goes round, how close one may come, where the eye begins. */
export interface MapSheet {
  width: number;
  height: number;
  wraps: boolean;
  /** Pixels per unit, at most. */
  closest: number;
  centre: Point;
}

export interface Press {
  /** The point of the map that was pressed. */
  at: Point;
  touch: boolean;
}

/** What a map does with presses. Points are points of the map. */
export interface Hands {
  press(press: Press): void;
  /** The pointer passes over this point; null: it is somewhere else. */
  hover(at: Point | null): void;
  /** Is there something here that can be lifted? Then it is carried instead of the map being moved. */
  lift?(at: Point): boolean;
  /** What was lifted is over this point, which is seen on this pixel of the window. */
  carry?(at: Point, pixel: Point): void;
  /** It is put down here; null: it was let go. */
  drop?(at: Point | null): void;
}

/**
 * Moves and zooms a map by wheel, mouse, fingers and keys. The map lies in a wrapper that is moved as a whole
 * by a CSS transform, so that nothing in it is drawn again while it moves.
 */
export class PanZoom {
  readonly camera: Signal<Camera> = signal({ x: 0, y: 0, k: 1 });
  readonly stage: Signal<Stage>;
  private readonly held = new Map<number, Held>();
  private dragged = 0;
  /** Where the press began that may lift something. */
  private began: Held | null = null;
  private carrying = false;
  private flight = 0;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private readonly stops: (() => void)[] = [];
  private readonly home: Point;

  constructor(
    private readonly window: HTMLElement,
    private readonly wrapper: HTMLElement,
    map: MapSheet,
    private readonly hands: Hands,
  ) {
    const { width, height } = window.getBoundingClientRect();
    const { width: mapWidth, height: mapHeight, wraps, closest } = map;
    this.stage = signal({ width, height, mapWidth, mapHeight, wraps, closest });
    this.home = map.centre;
    this.show(covering(this.stage.value, this.home));
    const resize = new ResizeObserver(() => this.resize());
    resize.observe(window);
    this.stops.push(() => resize.disconnect());
    this.on('pointerdown', this.down);
    this.on('pointermove', this.move);
    this.on('pointerup', this.up);
    this.on('pointercancel', this.cancel);
    this.on('pointerleave', () => this.hands.hover(null));
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
    if (this.resting !== null) clearTimeout(this.resting);
  }

  private resize(): void {
    this.corner = null;
    const { width, height } = this.window.getBoundingClientRect();
    const before = this.stage.value;
    if (width === 0 || (before.width === width && before.height === height)) return;
    const { camera } = this;
    const middle = mapPoint(camera.value, before, before.width / 2, before.height / 2);
    const whole = Math.abs(camera.value.k - covering(before, this.home).k) < 0.001;
    this.stage.value = { ...before, width, height };
    this.drawn.value = 0;
    this.show(
      whole || before.width === 0
        ? covering(this.stage.value, this.home)
        : centred(this.stage.value, middle, camera.value.k),
    );
  }

  /** The scale at which the map was last drawn. Until it is drawn again the picture is stretched. */
  readonly drawn: Signal<number> = signal(0);

  private show(camera: Camera): void {
    this.camera.value = camera;
    if (this.drawn.value === 0) this.draw();
    const { x, y, k } = camera;
    this.wrapper.style.transform = `translate(${-x * k}px, ${-y * k}px) scale(${k / this.drawn.value})`;
  }

  /** Draws the map in its present size: sharp again, and its picture needs no stretching. */
  private draw(): void {
    const { k } = this.camera.value;
    this.drawn.value = k;
    // What is written beside pieces stays large enough to be read from afar.
    this.wrapper.style.setProperty('--note', String(Math.min(MOST_NOTE, Math.max(1, READABLE / k))));
    this.wrapper.style.setProperty('--map-width', `${this.stage.value.mapWidth * k}px`);
    this.wrapper.style.setProperty('--map-height', `${this.stage.value.mapHeight * k}px`);
  }

  /** While it moves, the map is one picture; when it rests, it is drawn sharply. */
  private stir(): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.resting = null;
      if (this.drawn.value === this.camera.value.k) return;
      this.draw();
      this.show(this.camera.value);
    }, REST);
  }

  zoom(factor: number, px = this.stage.value.width / 2, py = this.stage.value.height / 2): void {
    cancelAnimationFrame(this.flight);
    this.stir();
    this.show(zoomed(this.camera.value, this.stage.value, factor, px, py));
  }

  whole(): void {
    this.flyTo(covering(this.stage.value, this.home));
  }

  /** Brings a point of the map into the middle, at least this close. */
  focus(at: Point, k: number): void {
    this.flyTo(centred(this.stage.value, at, Math.max(k, this.camera.value.k)));
  }

  /** Brings a point into sight if it is not, and on a small window near enough to be made out. */
  reveal(at: Point, nearest: number): void {
    const { camera, stage } = this;
    const { k } = camera.value;
    if (stage.value.width < SMALL && k < nearest) return this.focus(at, nearest);
    const [x, y] = pixelOf(camera.value, stage.value, at);
    const inX = x > 40 && x < stage.value.width - 40;
    if (inX && y > 30 && y < stage.value.height - 30) return;
    this.flyTo(centred(stage.value, at, k));
  }

  private flyTo(goal: Camera): void {
    cancelAnimationFrame(this.flight);
    if (wantsStillness()) {
      this.stir();
      this.show(goal);
      return;
    }
    const start = this.camera.value;
    const began = performance.now();
    const frame = (now: number) => {
      const t = Math.min(1, (now - began) / FLIGHT);
      this.stir();
      this.show(interpolate(start, goal, this.stage.value, 1 - (1 - t) ** 3));
      if (t < 1) this.flight = requestAnimationFrame(frame);
    };
    this.flight = requestAnimationFrame(frame);
  }

  private corner: { left: number; top: number } | null = null;

  /** Where the pointer is in the window. The corner is measured once: asking for it makes the browser lay out. */
  private place(event: { clientX: number; clientY: number }): Held {
    this.corner ??= this.window.getBoundingClientRect();
    const { left, top } = this.corner;
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private readonly down = (event: PointerEvent) => {
    if (event.button !== 0 || this.carrying || (event.target as Element).closest('.board-tools')) return;
    cancelAnimationFrame(this.flight);
    const here = this.place(event);
    if (this.held.size === 0) {
      this.dragged = 0;
      this.began = here;
    }
    this.held.set(event.pointerId, here);
  };

  private pointAt({ x, y }: Held): Point {
    return mapPoint(this.camera.value, this.stage.value, x, y);
  }

  private readonly move = (event: PointerEvent) => {
    const here = this.place(event);
    const before = this.held.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.hands.hover(this.pointAt(here));
      return;
    }
    const others = [...this.held].filter(([id]) => id !== event.pointerId);
    this.held.set(event.pointerId, here);
    this.dragged += Math.hypot(here.x - before.x, here.y - before.y);
    if (this.dragged < STILL) return;
    this.window.setPointerCapture(event.pointerId);
    if (this.began && others.length === 0)
      this.carrying = this.hands.lift?.(this.pointAt(this.began)) ?? false;
    this.began = null;
    if (this.carrying) {
      const at = this.pointAt(here);
      this.hands.hover(at);
      this.hands.carry?.(at, [here.x, here.y]);
      return;
    }
    this.stir();
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
    if (!this.held.delete(event.pointerId)) return;
    const at = this.pointAt(this.place(event));
    if (this.carrying) return this.putDown(at);
    if (this.dragged >= STILL || this.held.size > 0) return;
    this.hands.press({ at, touch: event.pointerType !== 'mouse' });
  };

  private readonly cancel = (event: PointerEvent) => {
    this.held.delete(event.pointerId);
    if (this.carrying) this.putDown(null);
  };

  private putDown(at: Point | null): void {
    this.carrying = false;
    this.hands.drop?.(at);
  }

  private readonly wheel = (event: WheelEvent) => {
    if ((event.target as Element).closest('.board-tools')) return;
    event.preventDefault();
    const { x, y } = this.place(event);
    const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
    if (event.shiftKey) {
      this.stir();
      this.show(pan(this.camera.value, this.stage.value, -step, 0));
    } else this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0022)), x, y);
  };

  private readonly key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.pressKey(event.key, event.shiftKey)) event.preventDefault();
  };

  /** Zooms and moves by keys; true if the key meant something. */
  pressKey(key: string, shift: boolean): boolean {
    const slide = (dx: number, dy: number) => {
      this.stir();
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

function distance(a: Held, b: Held): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
