import {
  type ReadonlySignal,
  type Signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps, Change } from '../boards/board-module.js';
import { w } from '../languages/index.js';
import { acceptCards, dragged } from '../shell/cards/card-drag.js';
import { afterPaint } from '../shell/painting.js';
import { keyOf } from '../shell/question/touches.js';
import { useAfterPaint, useSteady } from '../shell/steady.js';
import type { Arrangement } from './arrange.js';
import { ToolButton, Tools } from './board-tools.js';
import { pixelOf, visibleWraps } from './camera.js';
import { EdgeMarks } from './edge-marks.js';
import { FilmOverMap } from './film-over-map.js';
import { type FrameFollower, followFrame } from './follow-frame.js';
import type { Extent, FrameLimits } from './framing.js';
import { counterSizeAt, steppedScale } from './growth.js';
import { Inset, mapPointAt } from './inset.js';
import { type Inspected, Inspector, isLow, useClosing } from './inspector.js';
import { type LitHow, litSpaces } from './lit.js';
import { type MapSheet, PanZoom, type Point, type PointerHandlers, type Press } from './pan-zoom.js';

/** Same as in the style sheets. */
const PHONE = '(max-width: 640px), (max-height: 500px)';

/** What the layers of a map need to know. */
export interface MapState {
  /** The visible turns of a cylinder; for a flat map only the first. */
  turns: ReadonlySignal<readonly number[]>;
  /** What is inspected: hovered, tapped, or named in a list. */
  shown: ReadonlySignal<readonly Touch[]>;
  /** The spaces that may be chosen, and those of the choice so far. */
  lit: ReadonlySignal<ReadonlyMap<string, LitHow>>;
  /** How much larger than the map counters are drawn. */
  grown: ReadonlySignal<number>;
  /** Where counters and names are at the current scale. */
  arranged: ReadonlySignal<Arrangement>;
}

export interface MapBoardProps {
  board: BoardProps;
  className: string;
  sheet: MapSheet;
  /** Pixels per unit below which a finger cannot tell places apart: the first tap zooms in to `theatre`. */
  finger: number;
  theatre: number;
  /** What is at a point, from large to small: a space, and the piece in it that was hit. */
  under(view: View | null, at: Point, arranged: Arrangement): readonly Touch[];
  /** The place at a point; called on every pointer move. */
  placeAt(at: Point): Touch | null;
  /** Where a thing is; null if it is not on the map. */
  find(touch: Touch, arranged: Arrangement): Point | null;
  /** Where the piece of a change stands; absent: in the middle of its place. */
  standing?(view: View, mark: Change['marks'][number], arranged: Arrangement): Point | null;
  extentOf(touch: Touch, arranged: Arrangement | null): Extent | null;
  /** What is shown at the start, if nothing on the map is asked about: what belongs to the seat. */
  start(view: View, seat: string | null): readonly Touch[];
  frameLimits: FrameLimits;
  /** Arranges counters and names at a scale. */
  arrange(k: number): Arrangement;
  /** Whether the spaces that may be chosen are lit; not if they are nearly all. */
  isNarrow?(): boolean;
  /** The name of the layer with land and sea, and the outline of a space on it: for the inset. */
  ground: string;
  outline(id: string): string | null;
  inspect(view: View, touches: readonly Touch[]): Inspected | null;
  /**
   * For boards where pieces are dragged: what is picked up at a point, in the order of `under`; null if nothing is
   * there.
   */
  lift?(view: View | null, at: Point, arranged: Arrangement): readonly Touch[] | null;
  /** What is dragged, drawn at the pointer. */
  Carried?: FunctionComponent<{ view: View; touches: readonly Touch[] }>;
  /** The layers, from the ground up. */
  layers(map: MapState): ComponentChildren;
  /** Shown below the map: tracks. */
  foot?: ComponentChildren;
}

/** The place under the pointer, and the side of the window away from it. */
interface Hovered {
  touch: Touch | null;
  away: 'left' | 'right';
}

interface Carrying {
  touches: readonly Touch[];
  pixel: Point;
}

/** A drawn map that is panned, zoomed and inspected, and on which pieces are dragged. */
export function MapBoard(props: MapBoardProps) {
  const { board, sheet, className, layers, foot } = props;
  const { view, controller, looking } = board;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom | null>(null);
  const turns = useSignal<readonly number[]>(sheet.wraps ? [0, 1] : [0]);
  const hovered = useSignal<Hovered>({ touch: null, away: 'left' });
  const carrying = useSignal<Carrying | null>(null);
  const shown = useComputed(() => (hovered.value.touch ? [hovered.value.touch] : looking.value));
  const scale = useSignal(1);
  const grown = useSignal(1);
  const arranged = useComputed(() => props.arrange(scale.value));
  const lit = useAfterPaint(
    useSteady(
      () => litSpaces(controller, props.isNarrow?.() ?? true),
      (spaces) => [...spaces].join(),
    ),
    view,
  );
  const follower = useSignal<FrameFollower | null>(null);
  const laidOut = useSignal<PanZoom | null>(null);
  const now: Now = { hovered, arranged, tapped: useRef(null) };
  useClosing(board);

  useLayoutEffect(() => {
    const handlers: PointerHandlers = {
      press: (press) => pressed(props, pz, press, now),
      hover: (at) => hover(hovered, props, pz, at),
      lift: (at) => {
        const touches = props.lift?.(view.value, at, arranged.value);
        if (!touches || !controller?.lift(...touches)) return false;
        carrying.value = { touches, pixel: pixelOf(pz.camera.value, pz.stage.value, at) };
        return true;
      },
      carry: (_, pixel) => {
        if (carrying.value) carrying.value = { ...carrying.value, pixel };
      },
      drop: (at) => {
        carrying.value = null;
        const place = at && props.placeAt(at);
        controller?.drop(...(place ? [place] : []));
      },
    };
    const pz = new PanZoom(frame.current!, wrapper.current!, sheet, handlers, board.still);
    panZoom.current = pz;
    const watch = pz.camera.subscribe((camera) => {
      const now = visibleWraps(camera, pz.stage.peek(), OVERHANG);
      if (now.join() !== turns.peek().join()) turns.value = now;
    });
    const resized = pz.grown.subscribe((now) => {
      grown.value = now;
    });
    const redrawn = pz.drawn.subscribe((k) => {
      if (k > 0) scale.value = steppedScale(k);
    });
    const following = board.still
      ? null
      : followFrame(pz, root.current!, {
          ...board,
          extentOf: (touch, k) => props.extentOf(touch, k === null ? null : props.arrange(steppedScale(k))),
          start: props.start,
          limits: props.frameLimits,
        });
    follower.value = following;
    laidOut.value = pz;
    const placeAt = (x: number, y: number) => {
      const at = frame.current && mapPointAt(pz, frame.current, x, y);
      return at && props.placeAt(at);
    };
    const withdraw = acceptCards(placeAt);
    // The place under a dragged card is shown like the one under the pointer.
    const carried = dragged.subscribe((card) => {
      const at = card && frame.current && mapPointAt(pz, frame.current, card.x, card.y);
      if (card || hovered.peek().touch) hover(hovered, props, pz, at);
    });
    const keys = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest?.('input, textarea, select');
      if (typing || event.defaultPrevented) return;
      if (event.key === BACK_KEY) following?.back();
      else if (!pz.pressKey(event.key, event.shiftKey)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => {
      document.removeEventListener('keydown', keys);
      carried();
      withdraw();
      following?.stop();
      redrawn();
      resized();
      watch();
      pz.close();
    };
  }, [sheet]);

  // What is pointed at is previewed: when the pointer gets there, and when there is something else to choose.
  const offered = useComputed(() => controller?.targets.value.map(({ text }) => text).join() ?? '');
  useSignalEffect(() => {
    const { touch } = hovered.value;
    void [controller?.decision.value, offered.value];
    untracked(() => controller?.pointAtTouches(...(touch ? [touch] : [])));
  });

  // An option picked from a list is scrolled into view on the map, after the list has shown it.
  useEffect(() => {
    if (!controller) return;
    const reveal = afterPaint(() => {
      const touches = controller.pending.peek()?.touches ?? [];
      const last = touches
        .map((touch) => props.extentOf(touch, null))
        .filter((place) => place !== null)
        .at(-1);
      if (last && !panZoom.current?.byHand.peek()) panZoom.current?.reveal(middleOf(last.heart));
    });
    const stop = controller.pending.subscribe(reveal.ask);
    return () => {
      stop();
      reveal.stop();
    };
  }, [controller, sheet]);

  return (
    <div class={`map-board ${className}`} ref={root}>
      <div class="map-area">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys */}
        <div class="map-window" ref={frame} tabIndex={0} role="group" aria-label={w.board.map}>
          <div class="map-wrapper" ref={wrapper}>
            {layers({ turns, shown, lit, grown, arranged })}
          </div>
          {props.Carried && <CarriedThing carrying={carrying} view={view} Carried={props.Carried} />}
        </div>
        <FilmOverMap
          board={board}
          panZoom={panZoom}
          find={(touch) => props.find(touch, arranged.value)}
          standing={(seen, mark) => props.standing?.(seen, mark, arranged.value) ?? null}
          size={(k) => counterSizeAt(k, sheet.counter ?? USUAL_COUNTER)}
        />
        <Tools panZoom={panZoom}>
          <BackButton follower={follower} framed={board.framed} />
        </Tools>
        <EdgeMarks follower={follower} />
        <Inset sheet={sheet} ground={props.ground} lit={lit} outline={props.outline} panZoom={laidOut} />
        <InspectedHere
          board={board}
          shown={shown}
          hovered={hovered}
          inspect={props.inspect}
          find={(touch) => props.find(touch, arranged.value)}
          panZoom={panZoom}
        />
      </div>
      {foot}
    </div>
  );
}

/** The button that leads back to what is asked about, after the player has moved the map. */
export function BackButton({
  follower,
  framed,
}: Pick<BoardProps, 'framed'> & { follower: ReadonlySignal<FrameFollower | null> }) {
  if (!follower.value?.away.value || framed.value.length === 0) return null;
  return (
    <ToolButton icon="back" label={w.board.back} keyName={BACK_KEY} onClick={() => follower.value?.back()} />
  );
}

/** What the pointer handlers need to know. */
interface Now {
  hovered: Signal<Hovered>;
  arranged: ReadonlySignal<Arrangement>;
  /** The last tap on something that cannot be chosen. */
  tapped: { current: { at: number; pixel: Point } | null };
}

/** How far names and counters may reach over the edge of a cylinder, in units. */
const OVERHANG = 120;
/** The side of a counter, in units, on a map that does not say. */
const USUAL_COUNTER = 26;
export const BACK_KEY = 'b';
/** Two taps within this time and distance are a double tap. */
const DOUBLE_MS = 320;
const DOUBLE_PX = 24;

function pressed(props: MapBoardProps, pz: PanZoom, { at, touch }: Press, now: Now): void {
  const { board, under, finger, theatre } = props;
  const { view, controller, looking } = board;
  const found = under(view.value, at, now.arranged.value);
  looking.value = found;
  const legal = found.some((one) => controller?.decision.value && controller.isLegal(one));
  if (!legal && isSecondTap(pz, at, now)) return pz.focus(at, Math.max(theatre, pz.camera.value.k * 1.6));
  if (touch && !legal && pz.camera.value.k < finger) return pz.focus(at, theatre);
  if (found.length > 0) controller?.touch(...found);
  else controller?.back();
}

/** Whether this tap and the one before are a double tap, which zooms in. */
function isSecondTap({ camera, stage }: PanZoom, at: Point, { tapped }: Now): boolean {
  const [time, pixel] = [performance.now(), pixelOf(camera.value, stage.value, at)];
  const { current: before } = tapped;
  const second =
    before !== null &&
    time - before.at < DOUBLE_MS &&
    Math.hypot(pixel[0] - before.pixel[0], pixel[1] - before.pixel[1]) < DOUBLE_PX;
  tapped.current = second ? null : { at: time, pixel };
  return second;
}

function middleOf([left, top, right, bottom]: Extent['heart']): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

function hover(
  hovered: Signal<Hovered>,
  { placeAt }: MapBoardProps,
  { camera, stage }: PanZoom,
  at: Point | null,
): void {
  const touch = at && placeAt(at);
  const before = hovered.value.touch;
  if (touch ? before && keyOf(touch) === keyOf(before) : !before) return;
  const right = at !== null && pixelOf(camera.value, stage.value, at)[0] < stage.value.width / 2;
  hovered.value = { touch, away: right ? 'right' : 'left' };
}

interface CarriedThingProps extends Required<Pick<MapBoardProps, 'Carried'>>, Pick<BoardProps, 'view'> {
  carrying: ReadonlySignal<Carrying | null>;
}

function CarriedThing({ carrying, view, Carried }: CarriedThingProps) {
  if (!carrying.value || !view.value) return null;
  const { touches, pixel } = carrying.value;
  return (
    <div class="carried" style={{ transform: `translate(${pixel[0]}px, ${pixel[1]}px)` }} aria-hidden="true">
      <Carried view={view.value} touches={touches} />
    </div>
  );
}

interface InspectedProps extends Pick<MapBoardProps, 'board' | 'inspect'> {
  shown: ReadonlySignal<readonly Touch[]>;
  hovered: ReadonlySignal<Hovered>;
  find(touch: Touch): Point | null;
  panZoom: { readonly current: PanZoom | null };
}

function InspectedHere(props: InspectedProps) {
  const { board, inspect, shown, hovered, find, panZoom } = props;
  const { view, controller } = board;
  const low = useComputed(() => {
    const at = shown.value[0] && find(shown.value[0]);
    return at ? isLow(panZoom.current, at) : false;
  });
  // On a phone the note would cover what the choice does, and the question says the same.
  if (controller?.pending.value && matchMedia(PHONE).matches) return null;
  const inspected = view.value && inspect(view.value, shown.value);
  if (!view.value || !inspected) return null;
  const { touch, away } = hovered.value;
  const at = shown.value[0];
  return (
    <Inspector
      {...inspected}
      game={view.value.game}
      reasons={controller?.decision.value && at ? controller.reasons(at) : []}
      low={low.value}
      className={touch ? `on-${away} is-passing` : 'on-left'}
    />
  );
}
