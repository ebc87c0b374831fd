import {
  computed,
  type ReadonlySignal,
  type Signal,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { announce } from '../../shell/announce.js';
import { acceptCards } from '../../shell/cards/card-drag.js';
import { joining } from '../../shell/question/gathering.js';
import { keyOf } from '../../shell/question/touches.js';
import { ToolButton, Tools } from '../board-tools.js';
import { pixelOf } from '../camera.js';
import { EdgeMarks } from '../edge-marks.js';
import { FilmOverMap } from '../film-over-map.js';
import { type FrameFollower, followFrame } from '../follow-frame.js';
import type { Extent, FrameLimits } from '../framing.js';
import { mapPointAt } from '../inset.js';
import { type Inspected, Inspector, isLow, useClosing } from '../inspector.js';
import { BACK_KEY, BackButton } from '../map-board.js';
import { PanZoom, type Point, type Press } from '../pan-zoom.js';
import { CounterPicture } from './counter-picture.js';
import { levelAt } from './levels.js';
import type { HexMapModel, HexOverlay, HexPosition, HexUnit } from './model.js';
import { Painter, type Scene } from './painter.js';
import { stacksOf, unitAt } from './stack-layout.js';
import { StackTray } from './stack-tray.js';
import { stepByKey } from './walk.js';
import './hex.css';

/** Maximum pixels per hex. Below `FINGER` a finger cannot tell hexes apart, and the first tap zooms to `THEATRE`. */
const CLOSEST = 160;
const FINGER = 26;
const THEATRE = 62;
/** What is asked about is shown at this many pixels per hex if it fits, and never larger than the second. */
const FRAME: FrameLimits = {
  comfort: 46,
  closest: 72,
  enough: 0.5,
  // The numbers on counters can be read; a small window shows some dozens of hexes at least.
  readable: ({ width, height }) => Math.max(44, Math.min(60, width / 13, height / 9)),
};
/** The offset between counters that are dragged together, relative to the counter's size. */
const STAGGER = 0.14;
/** Same as in the style sheets. */
const PHONE = '(max-width: 640px), (max-height: 500px)';

export interface HexBoardProps {
  board: BoardProps;
  className: string;
  map: HexMapModel;
  position: ReadonlySignal<HexPosition>;
  /** The overlay for the current decision. `inspected` is the inspected hex if a subject is in hand, else -1. */
  overlay(inspected: number): HexOverlay;
  /** What the camera shows while nothing on the map is asked about; absent: the whole map. */
  start?(view: View): readonly Touch[];
  /** Of things that are too many to be shown, those where the game is decided. */
  foremost?(view: View, touches: readonly Touch[]): readonly Touch[];
  /** The game's description of a hex and the units in it. */
  inspect(view: View, hex: number): Inspected;
  /** Told which hex is inspected; -1 if none is. */
  inspecting?: Signal<number>;
  /** Shown below the map. */
  foot?: ComponentChildren;
}

/** What is being dragged: a counter or a whole stack. */
interface Carrying {
  units: readonly HexUnit[];
  pixel: Point;
}

/** What the pointer handlers need. */
interface Table extends Pick<HexBoardProps, 'board' | 'map' | 'position'> {
  stacks: ReadonlySignal<ReadonlyMap<number, readonly HexUnit[]>>;
  /** The hex whose stack is fanned out, or -1. */
  opened: Signal<number>;
}

/** A hex map with counters: panned, zoomed, inspected and played by pointer or keyboard. */
export function HexBoard(props: HexBoardProps) {
  const { board, map, position, foot } = props;
  const { view, controller, looking } = board;
  const frame = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const tiles = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLCanvasElement>(null);
  const under = useRef<HTMLCanvasElement>(null);
  const counters = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const panZoom = useRef<PanZoom | null>(null);
  const hovered = useSignal(-1);
  /** The hovered hex whose note was closed, or -1: it stays closed until another is pointed at. */
  const silent = useSignal(-1);
  const away = useSignal<'left' | 'right'>('left');
  const cursor = useSignal(-1);
  const focused = useSignal(false);
  const hidden = useSignal(false);
  const opened = useSignal(-1);
  const carrying = useSignal<Carrying | null>(null);
  const stacks = useComputed(() => stacksOf(position.value.units));
  const follower = useSignal<FrameFollower | null>(null);
  const table: Table = { board, map, position, stacks, opened };

  /** The inspected hex: hovered, named in a list, tapped, or under the keyboard cursor. */
  const inspected = useComputed(() => {
    if (hovered.value >= 0) return hovered.value;
    const named = looking.value
      .map((touch) => hexOfTouch(map, position.value, touch))
      .find((hex) => hex >= 0);
    return named ?? (focused.value ? cursor.value : -1);
  });
  const scene = useMemo(() => sceneOf(props, { inspected, cursor, focused, hidden }), [map]);

  useLayoutEffect(() => {
    const sheet = { ...sizeOf(map), wraps: false, closest: CLOSEST, centre: middleOf(map) };
    const point = ([x, y]: Point) => ({ x, y });
    const pz: PanZoom = new PanZoom(frame.current!, wrapper.current!, sheet, {
      press: (press) => {
        const hex = map.sheet.hexAt(point(press.at));
        if (hex >= 0) cursor.value = hex;
        pressed(table, pz, press, hidden.value);
      },
      hover: (at) => {
        const hex = at ? map.sheet.hexAt(point(at)) : -1;
        if (hex === hovered.value) return;
        hovered.value = hex;
        silent.value = -1;
        if (at) {
          const [x] = pixelOf(pz.camera.value, pz.stage.value, at);
          away.value = x < pz.stage.value.width / 2 ? 'right' : 'left';
        }
      },
      lift: (at) => {
        const level = levelAt(pz.camera.value.k);
        const unit = hidden.value ? null : unitAt(map.sheet, stacks.value, level, point(at));
        if (!unit || !controller) return false;
        const units = carriedWith(table, unit);
        if (!controller.lift(units.length > 1 ? map.touchOf(unit.hex) : unit.touch)) return false;
        opened.value = -1;
        carrying.value = { units, pixel: pixelOf(pz.camera.value, pz.stage.value, at) };
        return true;
      },
      carry: (_, pixel) => {
        if (carrying.value) carrying.value = { ...carrying.value, pixel };
      },
      drop: (at) => {
        const carried = carrying.value;
        carrying.value = null;
        const hex = at ? map.sheet.hexAt(point(at)) : -1;
        if (hex < 0 || hex === carried?.units[0].hex) controller?.drop();
        else controller?.drop(map.touchOf(hex));
      },
    });
    panZoom.current = pz;
    const painter = new Painter(
      map,
      {
        tiles: tiles.current!,
        control: control.current!,
        under: under.current!,
        counters: counters.current!,
        over: over.current!,
      },
      pz,
      scene,
    );
    const following = followFrame(pz, frame.current!.parentElement!, {
      ...board,
      extentOf: (touch) => extentOf(map, hexOfTouch(map, position.peek(), touch)),
      ...(props.start ? { start: props.start } : {}),
      ...(props.foremost ? { foremost: props.foremost } : {}),
      limits: FRAME,
    });
    follower.value = following;
    const withdraw = acceptCards((x, y) => {
      const at = frame.current && mapPointAt(pz, frame.current, x, y);
      const hex = at ? map.sheet.hexAt(point(at)) : -1;
      return hex < 0 ? null : map.touchOf(hex);
    });
    const keys = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest?.('input, textarea, select');
      if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'h') hidden.value = !hidden.value;
      else if (event.key === BACK_KEY) following.back();
      else if (!pz.pressKey(event.key, event.shiftKey)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => {
      document.removeEventListener('keydown', keys);
      withdraw();
      following.stop();
      painter.close();
      pz.close();
    };
  }, [map]);

  useSignalEffect(() => {
    if (props.inspecting) props.inspecting.value = inspected.value;
  });

  // The stack that was opened for one question is of no use for another.
  useEffect(() => {
    let asked: string | null = null;
    return controller?.decision.subscribe((decision) => {
      const kind = decision && `${decision.seat} ${decision.anchor}`;
      if (kind === asked) return;
      asked = kind;
      opened.value = -1;
    });
  }, [controller, map]);

  useClosing(board, () => {
    silent.value = hovered.peek();
  });

  // A canvas says what it marks to those who test it.
  useSignalEffect(() => {
    const asked = scene.value.overlay.asked.map((hex) => map.touchOf(hex).id);
    over.current!.dataset.asked = asked.join(' ');
  });

  // What is pointed at is previewed.
  useSignalEffect(() => {
    const hex = hovered.value;
    controller?.pointAtTouches(...(hex >= 0 ? [map.touchOf(hex)] : []));
  });

  // An option picked from a list is scrolled into view on the map.
  useEffect(() => {
    const show = (touches: readonly Touch[]) => {
      const hexes = touches.map((touch) => hexOfTouch(map, position.peek(), touch)).filter((hex) => hex >= 0);
      const last = hexes.at(-1);
      if (last !== undefined) panZoom.current?.reveal(pointOf(map, last), FINGER);
    };
    const stops = [
      controller?.pending.subscribe((pending) => pending && show(pending.touches)),
      controller?.inHand.subscribe((held) => held && show([held.touch])),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [controller, map]);

  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== frame.current) return;
    const from = cursor.value >= 0 ? cursor.value : startOf(table);
    if (event.key.startsWith('Arrow') && !event.shiftKey) {
      cursor.value = cursor.value >= 0 ? stepByKey(map.sheet.grid, from, event.key) : from;
      panZoom.current?.reveal(pointOf(map, cursor.value), FINGER);
      announce(spoken(props, cursor.value));
    } else if (event.key === 'Enter') {
      cursor.value = from;
      touchHex(table, from, event.shiftKey ? null : (stacks.value.get(from)?.at(-1) ?? null));
    } else if (event.key === ' ') {
      const next = nextInStack(table, from);
      if (next) controller?.touch(next.touch);
    } else return;
    focused.value = true;
    event.preventDefault();
  };

  const stack = opened.value >= 0 ? stacks.value.get(opened.value) : undefined;
  return (
    <div class={`map-board hex-board ${props.className}`}>
      <div class="map-area">
        <div
          class="map-window"
          ref={frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is walked and moved by keys
          tabIndex={0}
          role="application"
          aria-label={w.hex.map}
          aria-describedby="hex-keys"
          onKeyDown={keyed}
          onFocus={() => {
            focused.value = frame.current?.matches(':focus-visible') ?? false;
          }}
          onBlur={() => {
            focused.value = false;
          }}
        >
          <div class="map-wrapper hex-wrapper" ref={wrapper} aria-hidden="true">
            <div class="hex-tiles" ref={tiles} />
            <canvas class="hex-layer" ref={control} />
            <canvas class="hex-layer" ref={under} />
            <canvas class="hex-layer" ref={counters} />
            <canvas class="hex-layer" ref={over} />
          </div>
          <Carried carrying={carrying} panZoom={panZoom} />
        </div>
        <FilmOverMap
          board={board}
          panZoom={panZoom}
          find={(touch) => {
            const hex = hexOfTouch(map, position.value, touch);
            return hex >= 0 ? pointOf(map, hex) : null;
          }}
          size={(k) => Math.max(18, levelAt(k).counterSize * k)}
        />
        <p id="hex-keys" class="unseen">
          {w.hex.keys}
        </p>
        <Tools panZoom={panZoom}>
          <ToolButton
            icon="counters"
            label={w.hex.hide}
            keyName="h"
            pressed={hidden.value}
            onClick={() => {
              hidden.value = !hidden.value;
            }}
          />
          <BackButton follower={follower} framed={board.framed} />
        </Tools>
        <EdgeMarks follower={follower} />
        {stack && stack.length > 1 && (
          <StackTray
            where={spokenName(map, opened.value)}
            units={[...stack].reverse()}
            isLegal={(unit) => controller?.decision.value != null && controller.isLegal(unit.touch)}
            isChosen={(unit) => isChosen(table, unit)}
            onChoose={(unit) => controller?.touch(unit.touch)}
            isTogether={isTogether(table, opened.value, stack)}
            onTogether={together(table, opened.value, stack)}
            onClose={() => {
              opened.value = -1;
            }}
          />
        )}
        <InspectedHere
          props={props}
          inspected={inspected}
          hovered={hovered}
          silent={silent}
          away={away}
          view={view}
          panZoom={panZoom}
        />
      </div>
      {foot}
    </div>
  );
}

interface Watched {
  inspected: ReadonlySignal<number>;
  cursor: ReadonlySignal<number>;
  focused: ReadonlySignal<boolean>;
  hidden: ReadonlySignal<boolean>;
}

/** All that is drawn, as one signal whose parts change independently. */
function sceneOf(
  props: HexBoardProps,
  { inspected, cursor, focused, hidden }: Watched,
): ReadonlySignal<Scene> {
  const { board, position } = props;
  // The hovered hex matters only with a subject in hand.
  const overlay = computed(() => props.overlay(board.controller?.inHand.value ? inspected.value : -1));
  const chosen = computed(() => {
    const keys = chosenKeys(board.controller);
    return position.value.units.filter((unit) => isAmong(keys, props.map, unit));
  });
  const marks = computed(() => ({
    cursor: focused.value ? cursor.value : -1,
    inspected: inspected.value,
    chosen: chosen.value,
  }));
  return computed(() => ({
    position: position.value,
    overlay: overlay.value,
    marks: marks.value,
    hidden: hidden.value,
  }));
}

function isChosen(
  { board: { controller }, map }: Pick<HexBoardProps, 'board' | 'map'>,
  unit: HexUnit,
): boolean {
  return isAmong(chosenKeys(controller), map, unit);
}

/** The keys of what is chosen: of units, and of what is in hand, which may be a hex with all of its units; who has joined. */
interface ChosenKeys {
  picked: ReadonlySet<string>;
  held: string | null;
  hasJoined(touch: Touch): boolean;
}

function chosenKeys(controller: BoardProps['controller']): ChosenKeys {
  const held = controller?.inHand.value;
  return {
    picked: new Set(controller?.picked.value.map(keyOf)),
    held: held ? keyOf(held.touch) : null,
    hasJoined: (touch) => controller?.hasJoined(touch) ?? false,
  };
}

function isAmong(
  { picked, held, hasJoined }: ChosenKeys,
  map: HexMapModel,
  { touch, hex }: HexUnit,
): boolean {
  if (picked.size > 0 && picked.has(keyOf(touch))) return true;
  if (hasJoined(touch)) return true;
  return held !== null && held === keyOf(map.touchOf(hex));
}

/** Whether the units of a hex may move together: then the hex itself is a subject. */
function movesTogether({ board: { controller }, map }: Table, hex: number): boolean {
  return controller?.decision.value != null && controller.subjects.value.has(keyOf(map.touchOf(hex)));
}

/** What takes the whole stack; null if its units cannot be taken together. */
function together(table: Table, hex: number, stack: readonly HexUnit[]): (() => void) | null {
  const { controller } = table.board;
  const touches = stack.map(({ touch }) => touch);
  if (controller?.joiners.value && joining(controller.joiners.value, touches).length > 0)
    return () => controller.joinOrLeave(touches);
  return movesTogether(table, hex) ? () => controller?.touch(table.map.touchOf(hex)) : null;
}

function isTogether({ board: { controller }, map }: Table, hex: number, stack: readonly HexUnit[]): boolean {
  if (!controller) return false;
  return controller.isInHand(map.touchOf(hex)) || stack.every(({ touch }) => controller.hasJoined(touch));
}

/**
 * What is dragged with a unit: its whole stack if that may move together, unless the unit itself is already in hand.
 */
function carriedWith(table: Table, unit: HexUnit): readonly HexUnit[] {
  const alone = table.board.controller?.isInHand(unit.touch) || !movesTogether(table, unit.hex);
  return alone ? [unit] : (table.stacks.value.get(unit.hex) ?? [unit]);
}

function pressed(table: Table, pz: PanZoom, { at, touch }: Press, hidden: boolean): void {
  const { map, board, stacks, opened } = table;
  const point = { x: at[0], y: at[1] };
  const hex = map.sheet.hexAt(point);
  const level = levelAt(pz.camera.value.k);
  const unit = hidden ? null : unitAt(map.sheet, stacks.value, level, point);
  const place = unit?.hex ?? hex;
  if (place < 0) {
    opened.value = -1;
    board.looking.value = [];
    board.controller?.back();
    return;
  }
  board.looking.value = [map.touchOf(place), ...(unit ? [unit.touch] : [])];
  if (touch && pz.camera.value.k < FINGER) return pz.focus(at, THEATRE);
  opened.value = !hidden && (stacks.value.get(place)?.length ?? 0) > 1 ? place : -1;
  touchHex(table, place, unit);
}

/**
 * Touches a hex or a counter in it. What is in hand goes to the hex if it can; otherwise a unit that may act is selected
 * instead. Where units are gathered, a stack joins as a whole.
 */
function touchHex({ board: { controller }, map, stacks }: Table, hex: number, unit: HexUnit | null): void {
  if (!controller?.decision.value) return;
  const stack = stacks.value.get(hex) ?? [];
  if (stack.length > 1 && controller.joinOrLeave(stack.map(({ touch }) => touch))) return;
  const place = map.touchOf(hex);
  if (!unit || controller.canGoTo(place)) controller.touch(place);
  else if (controller.subjects.value.has(keyOf(unit.touch)) && !controller.isInHand(unit.touch))
    controller.touch(unit.touch);
  else controller.touch(unit.touch, place);
}

/** The next counter of the stack after the one in hand. */
function nextInStack(table: Table, hex: number): HexUnit | null {
  const stack = [...(table.stacks.value.get(hex) ?? [])].reverse();
  if (stack.length === 0) return null;
  const at = stack.findIndex((unit) => table.board.controller?.isInHand(unit.touch));
  return stack[(at + 1) % stack.length];
}

/** Where the keyboard cursor starts: at something that can be chosen, else in the middle. */
function startOf({ board, map, position }: Table): number {
  const subjects = [...(board.controller?.subjects.value.values() ?? [])];
  const options = board.controller?.options.value.flatMap(({ touches }) => touches) ?? [];
  const hexes = [...subjects.map(({ touch }) => touch), ...options]
    .map((touch) => hexOfTouch(map, position.value, touch))
    .filter((hex) => hex >= 0);
  return hexes[0] ?? map.sheet.hexAt({ x: map.sheet.width / 2, y: map.sheet.height / 2 });
}

function hexOfTouch(map: HexMapModel, { units }: HexPosition, touch: Touch): number {
  const hex = map.hexOf(touch);
  return hex >= 0 ? hex : (hexesOf(units).get(keyOf(touch)) ?? -1);
}

const whereUnitsAre = new WeakMap<readonly HexUnit[], ReadonlyMap<string, number>>();

/** Where each unit is, by its key. */
function hexesOf(units: readonly HexUnit[]): ReadonlyMap<string, number> {
  const known = whereUnitsAre.get(units) ?? new Map(units.map(({ touch, hex }) => [keyOf(touch), hex]));
  whereUnitsAre.set(units, known);
  return known;
}

/** A hex as a place that should be seen, with its neighbours if there is room. */
function extentOf({ sheet }: HexMapModel, hex: number): Extent | null {
  if (hex < 0) return null;
  const { x, y } = sheet.centre(hex);
  return {
    id: String(hex),
    heart: [x - 0.6, y - 0.6, x + 0.6, y + 0.6],
    whole: [x - 1.6, y - 1.6, x + 1.6, y + 1.6],
  };
}

function pointOf({ sheet }: HexMapModel, hex: number): Point {
  const { x, y } = sheet.centre(hex);
  return [x, y];
}

function sizeOf({ sheet }: HexMapModel): { width: number; height: number } {
  return { width: sheet.width, height: sheet.height };
}

function middleOf({ sheet }: HexMapModel): Point {
  return [sheet.width / 2, sheet.height / 2];
}

function spokenName({ places, numbers }: HexMapModel, hex: number): string {
  const place = places.find((one) => one.hex === hex);
  return place ? `${place.name} ${numbers[hex]}` : numbers[hex];
}

function spoken({ board, inspect }: HexBoardProps, hex: number): string {
  const view = board.view.value;
  if (!view) return '';
  const { title, lines } = inspect(view, hex);
  return [title, ...lines].join('. ');
}

interface CarriedProps {
  carrying: ReadonlySignal<Carrying | null>;
  panZoom: { current: PanZoom | null };
}

function Carried({ carrying, panZoom }: CarriedProps) {
  if (!carrying.value) return null;
  const { units, pixel } = carrying.value;
  const k = panZoom.current?.camera.peek().k ?? 60;
  const size = Math.max(34, levelAt(k).counterSize * k);
  return (
    <div
      class="carried"
      style={{ transform: `translate(${pixel[0] - size / 2}px, ${pixel[1] - size / 2}px)` }}
      aria-hidden="true"
    >
      {units.map((unit, i) => (
        <span
          key={unit.touch.id}
          style={{ transform: `translate(${i * STAGGER * size}px, ${-i * STAGGER * size}px)` }}
        >
          <CounterPicture face={unit.face} size={size} marks={unit.marks} />
        </span>
      ))}
    </div>
  );
}

interface InspectedProps {
  props: HexBoardProps;
  inspected: ReadonlySignal<number>;
  hovered: ReadonlySignal<number>;
  silent: ReadonlySignal<number>;
  away: ReadonlySignal<'left' | 'right'>;
  view: ReadonlySignal<View | null>;
  panZoom: { readonly current: PanZoom | null };
}

function InspectedHere({ props, inspected, hovered, silent, away, view, panZoom }: InspectedProps) {
  const { controller } = props.board;
  const low = useComputed(() => {
    if (inspected.value < 0) return false;
    const { x, y } = props.map.sheet.centre(inspected.value);
    return isLow(panZoom.current, [x, y]);
  });
  // On a phone the note would cover possible targets, and the question names what is in hand.
  const busy = controller?.pending.value || controller?.inHand.value;
  if (busy && matchMedia(PHONE).matches) return null;
  if (!view.value || inspected.value < 0 || inspected.value === silent.value) return null;
  return (
    <Inspector
      {...props.inspect(view.value, inspected.value)}
      game={view.value.game}
      reasons={[]}
      low={low.value}
      className={hovered.value >= 0 ? `on-${away.value} is-passing` : 'on-left'}
    />
  );
}
