import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../boards/board-module.js';
import { keyOf } from '../shell/touches.js';
import { w } from '../words/index.js';
import { Tools } from './board-tools.js';
import { pixelOf, visibleWraps } from './camera.js';
import { type Inspected, Inspector } from './inspector.js';
import { type MapSheet, PanZoom, type Point, type Press } from './pan-zoom.js';

/** Same as in the style sheets. */
const PHONE = '(max-width: 640px)';

/** What the layers of a map need to know. */
export interface MapState {
  /** The visible turns of a cylinder; for a flat map only the first. */
  turns: ReadonlySignal<readonly number[]>;
  /** What is inspected: hovered, tapped, or named in a list. */
  shown: ReadonlySignal<readonly Touch[]>;
}

export interface MapBoardProps {
  board: BoardProps;
  className: string;
  sheet: MapSheet;
  /** Pixels per unit below which a finger cannot tell places apart: the first tap zooms in to `theatre`. */
  finger: number;
  theatre: number;
  /** Pixels per unit below which the board has the class `is-far`. */
  far: number;
  /** What is at a point, from large to small: a space, and the piece in it that was hit. */
  under(view: View | null, at: Point): readonly Touch[];
  /** The place at a point; called on every pointer move. */
  placeAt(at: Point): Touch | null;
  /** Where a thing is; null if it is not on the map. */
  find(touch: Touch): Point | null;
  inspect(view: View, touches: readonly Touch[]): Inspected | null;
  /**
   * For boards where pieces are dragged: what is picked up at a point, in the order of `under`; null if nothing is
   * there.
   */
  lift?(view: View | null, at: Point): readonly Touch[] | null;
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

  useLayoutEffect(() => {
    const pz = new PanZoom(frame.current!, wrapper.current!, sheet, {
      press: (press) => pressed(props, pz, press),
      hover: (at) => hover(hovered, props, pz, at),
      lift: (at) => {
        const touches = props.lift?.(view.value, at);
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
    });
    panZoom.current = pz;
    const watch = pz.camera.subscribe((camera) => {
      const now = visibleWraps(camera, pz.stage.peek(), 40);
      if (now.join() !== turns.peek().join()) turns.value = now;
      root.current?.classList.toggle('is-far', camera.k < props.far);
    });
    const keys = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest?.('input, textarea, select');
      if (!typing && !event.defaultPrevented && pz.pressKey(event.key, event.shiftKey))
        event.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => {
      document.removeEventListener('keydown', keys);
      watch();
      pz.close();
    };
  }, [sheet]);

  // An option picked from a list is scrolled into view on the map.
  useEffect(
    () =>
      controller?.pending.subscribe((pending) => {
        const places = pending?.touches.map(props.find).filter((place) => place !== null) ?? [];
        const last = places.at(-1);
        if (last) panZoom.current?.reveal(last, props.finger);
      }),
    [controller, sheet],
  );

  return (
    <div class={`map-board ${className}`} ref={root}>
      <div class="map-area">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys */}
        <div class="map-window" ref={frame} tabIndex={0} role="group" aria-label={w.board.map}>
          <div class="map-wrapper" ref={wrapper}>
            {layers({ turns, shown })}
          </div>
          {props.Carried && <CarriedThing carrying={carrying} view={view} Carried={props.Carried} />}
        </div>
        <Tools panZoom={panZoom} />
        <InspectedHere board={board} shown={shown} hovered={hovered} inspect={props.inspect} />
      </div>
      {foot}
    </div>
  );
}

function pressed({ board, under, finger, theatre }: MapBoardProps, pz: PanZoom, { at, touch }: Press): void {
  const { view, controller, looking } = board;
  const found = under(view.value, at);
  looking.value = found;
  if (touch && pz.camera.value.k < finger) return pz.focus(at, theatre);
  if (found.length > 0) controller?.touch(...found);
  else controller?.back();
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
}

function InspectedHere({ board: { view, controller }, inspect, shown, hovered }: InspectedProps) {
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
      className={touch ? `on-${away} is-passing` : 'on-left'}
    />
  );
}
