import { type Signal, signal } from '@preact/signals';
import { wantsStillness } from '../settings.js';
import { between, type Camera, centred, covering, mapPoint, moved, type Stage, zoomed } from './camera.js';

/** Further than this a press is a drag and no click, in pixels. */
const STILL = 5;
const KEY_STEP = 80;
const KEY_ZOOM = 1.25;
const FLIGHT = 280;
/** A window narrower than this, in pixels, is a phone's. */
const SMALL = 640;
/** So long nothing may move until the map is drawn sharply. */
const REST = 220;

interface Held {
  x: number;
  y: number;
}

export interface Press {
  /** The point of the map that was pressed. */
  at: readonly [number, number];
  touch: boolean;
  target: EventTarget | null;
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
  private flight = 0;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private readonly stops: (() => void)[] = [];
  private home: readonly [number, number];

  constructor(
    private readonly window: HTMLElement,
    private readonly wrapper: HTMLElement,
    map: { period: number; height: number; closest: number; centre: readonly [number, number] },
    private readonly press: (press: Press) => void,
    private readonly hover: (at: readonly [number, number] | null) => void,
  ) {
    const { width, height } = window.getBoundingClientRect();
    this.stage = signal({ width, height, period: map.period, mapHeight: map.height, closest: map.closest });
    this.home = map.centre;
    this.show(covering(this.stage.value, this.home));
    const resize = new ResizeObserver(() => this.resize());
    resize.observe(window);
    this.stops.push(() => resize.disconnect());
    this.on('pointerdown', this.down);
    this.on('pointermove', this.move);
    this.on('pointerup', this.up);
    this.on('pointercancel', this.cancel);
    this.on('pointerleave', () => this.hover(null));
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
    this.drawn = 0;
    this.show(
      whole || before.width === 0
        ? covering(this.stage.value, this.home)
        : centred(this.stage.value, middle, camera.value.k),
    );
  }

  /** The scale at which the map was last drawn. Until it is drawn again the picture is stretched. */
  private drawn = 0;

  private show(camera: Camera): void {
    this.camera.value = camera;
    if (this.drawn === 0) this.draw();
    const { x, y, k } = camera;
    this.wrapper.style.transform = `translate(${-x * k}px, ${-y * k}px) scale(${k / this.drawn})`;
  }

  /** Draws the map in its present size: sharp again, and its picture needs no stretching. */
  private draw(): void {
    const { k } = this.camera.value;
    this.drawn = k;
    this.wrapper.style.setProperty('--map-width', `${this.stage.value.period * k}px`);
    this.wrapper.style.setProperty('--map-height', `${this.stage.value.mapHeight * k}px`);
  }

  /** While it moves, the map is one picture; when it rests, it is drawn sharply. */
  private stir(): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.resting = null;
      if (this.drawn === this.camera.value.k) return;
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
  focus(at: readonly [number, number], k: number): void {
    this.flyTo(centred(this.stage.value, at, Math.max(k, this.camera.value.k)));
  }

  /** Brings a point into sight if it is not, and on a small window near enough to be made out. */
  reveal([x, y]: readonly [number, number], nearest: number): void {
    const { camera, stage } = this;
    const { k } = camera.value;
    if (stage.value.width < SMALL && k < nearest) return this.focus([x, y], nearest);
    const px = (((x - camera.value.x) % stage.value.period) + stage.value.period) % stage.value.period;
    const inX = px * k > 40 && px * k < stage.value.width - 40;
    const py = (y - camera.value.y) * k;
    if (inX && py > 30 && py < stage.value.height - 30) return;
    this.flyTo(centred(stage.value, [x, y], k));
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
      this.show(between(start, goal, this.stage.value, 1 - (1 - t) ** 3));
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
    if (event.button !== 0 || (event.target as Element).closest('.board-tools')) return;
    cancelAnimationFrame(this.flight);
    if (this.held.size === 0) this.dragged = 0;
    this.held.set(event.pointerId, this.place(event));
  };

  private readonly move = (event: PointerEvent) => {
    const here = this.place(event);
    const before = this.held.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse')
        this.hover(mapPoint(this.camera.value, this.stage.value, here.x, here.y));
      return;
    }
    const others = [...this.held].filter(([id]) => id !== event.pointerId);
    this.held.set(event.pointerId, here);
    this.dragged += Math.hypot(here.x - before.x, here.y - before.y);
    if (this.dragged < STILL) return;
    this.window.setPointerCapture(event.pointerId);
    this.stir();
    if (others.length === 0) {
      this.show(moved(this.camera.value, this.stage.value, here.x - before.x, here.y - before.y));
      return;
    }
    const other = others[0][1];
    const factor = distance(here, other) / Math.max(1, distance(before, other));
    const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
    const was = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const slid = moved(this.camera.value, this.stage.value, middle.x - was.x, middle.y - was.y);
    this.show(zoomed(slid, this.stage.value, factor, middle.x, middle.y));
  };

  private readonly up = (event: PointerEvent) => {
    if (!this.held.delete(event.pointerId)) return;
    if (this.dragged >= STILL || this.held.size > 0) return;
    const { x, y } = this.place(event);
    const at = mapPoint(this.camera.value, this.stage.value, x, y);
    this.press({ at, touch: event.pointerType !== 'mouse', target: event.target });
  };

  private readonly cancel = (event: PointerEvent) => {
    this.held.delete(event.pointerId);
  };

  private readonly wheel = (event: WheelEvent) => {
    if ((event.target as Element).closest('.board-tools')) return;
    event.preventDefault();
    const { x, y } = this.place(event);
    const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
    if (event.shiftKey) {
      this.stir();
      this.show(moved(this.camera.value, this.stage.value, -step, 0));
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
      this.show(moved(this.camera.value, this.stage.value, dx, dy));
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
