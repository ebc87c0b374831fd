import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { turned, turnsInSight } from '../../board/camera.js';
import { PanZoom, type Press } from '../../board/pan-zoom.js';
import { Icon, type IconName } from '../../shell/icons.js';
import { w } from '../../words/index.js';
import type { BoardProps } from '../board-module.js';
import { type DrawnMap, drawnMap, spaceAt } from './drawn.js';
import { Inspector } from './inspector.js';
import { LitLayer, PieceLayer, StillLayer } from './layers.js';
import { lookOf } from './looks.js';
import { standing } from './pieces.js';
import { Tracks } from './tracks.js';

/** Where the eye begins: between Europe and the Indian Ocean. */
const CENTRE = [1010, 470] as const;
const CLOSEST = 3.2;
/** Below this many pixels per unit a finger cannot tell spaces apart: the first tap zooms in. */
const FINGER = 0.75;
const THEATRE = 1.15;
/** Below this many pixels per unit letters are all that can be read on a piece. */
const FAR = 0.78;
const REACH = 15;

const space = (id: string): Touch => ({ kind: 'space', id });
const country = (id: string): Touch => ({ kind: 'country', id });

/** The space under the pointer, and the side of the map on which it is not. */
interface Hovered {
  id: string | null;
  away: 'left' | 'right';
}

/** The world map with its pieces. */
export function QmgBoard(props: BoardProps) {
  const { view, deciding, looking } = props;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom | null>(null);
  const turns = useSignal<readonly number[]>([0, 1]);
  const hovered = useSignal<Hovered>({ id: null, away: 'left' });
  const shown = useComputed(() => (hovered.value.id ? [space(hovered.value.id)] : looking.value));
  const edition = useComputed(() => (view.value?.options.edition === 'first' ? 'first' : 'second'));
  const map = drawnMap(edition.value);

  useLayoutEffect(() => {
    const pz = new PanZoom(
      frame.current!,
      wrapper.current!,
      { period: map.data.period, height: map.data.height, closest: CLOSEST, centre: CENTRE },
      (press) => pressed(props, map, pz, press),
      (at) => hover(hovered, map, pz, at),
    );
    panZoom.current = pz;
    const watch = pz.camera.subscribe((camera) => {
      const now = turnsInSight(camera, pz.stage.peek(), 40);
      if (now.join() !== turns.peek().join()) turns.value = now;
      root.current?.classList.toggle('is-far', camera.k < FAR);
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
  }, [map]);

  // What is chosen from a list comes into sight on the map.
  useEffect(
    () =>
      deciding?.pending.subscribe((pending) => {
        const at = pending?.touches.find(({ kind }) => kind === 'space');
        const shape = at && map.spaces.get(at.id);
        if (shape) panZoom.current?.reveal(shape.middle, FINGER);
      }),
    [deciding, map],
  );

  return (
    <div class="qmg-board" ref={root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys */}
      <div class="map-window" ref={frame} tabIndex={0} role="group" aria-label={w.board.map}>
        <div class="map-wrapper" ref={wrapper}>
          <StillLayer map={map} part="ground" />
          <LitLayer map={map} turns={turns} deciding={deciding} shown={shown} />
          <StillLayer map={map} part="writing" />
          <PieceLayer map={map} turns={turns} {...props} />
        </div>
      </div>
      <Tools panZoom={panZoom} />
      <TracksOf view={view} />
      <InspectorOf view={view} deciding={deciding} shown={shown} hovered={hovered} />
    </div>
  );
}

function pressed(
  { view, deciding, looking }: BoardProps,
  map: DrawnMap,
  pz: PanZoom,
  { at, touch }: Press,
): void {
  const found = under(view, map, at);
  looking.value = found;
  if (touch && pz.camera.value.k < FINGER) return pz.focus(at, THEATRE);
  if (found.length > 0) deciding?.touch(...found);
  else deciding?.back();
}

function hover(
  hovered: Signal<Hovered>,
  map: DrawnMap,
  pz: PanZoom,
  at: readonly [number, number] | null,
): void {
  const id = at && spaceAt(map, ...at);
  if (id === hovered.value.id) return;
  const { x, k } = pz.camera.value;
  const { period, width } = pz.stage.value;
  const right = at !== null && turned(at[0] - x, period) * k < width / 2;
  hovered.value = { id, away: right ? 'right' : 'left' };
}

/** What lies under a finger: a space, and the piece in it that was hit. */
function under(view: BoardProps['view'], map: DrawnMap, [x, y]: readonly [number, number]): Touch[] {
  const look = view.value && lookOf(view.value);
  const { period } = map.data;
  const hit = look
    ? standing(look, map).find(({ x: px, y: py }) => {
        const dx = x - px - Math.round((x - px) / period) * period;
        return Math.abs(dx) < REACH && Math.abs(y - py) < REACH;
      })
    : undefined;
  if (hit) return [space(hit.piece.space), country(hit.piece.country)];
  const found = spaceAt(map, x, y);
  return found === null ? [] : [space(found)];
}

function Tools({ panZoom }: { panZoom: { current: PanZoom | null } }) {
  const button = (name: IconName, label: string, key: string, act: (pz: PanZoom) => void) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={`${label} (${key})`}
      onClick={() => panZoom.current && act(panZoom.current)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div class="board-tools">
      {button('plus', w.board.zoomIn, '+', (pz) => pz.zoom(1.4))}
      {button('minus', w.board.zoomOut, '−', (pz) => pz.zoom(1 / 1.4))}
      {button('whole', w.board.whole, '0', (pz) => pz.whole())}
    </div>
  );
}

function TracksOf({ view }: Pick<BoardProps, 'view'>) {
  return view.value && <Tracks look={lookOf(view.value)} />;
}

interface InspectorOfProps extends Pick<BoardProps, 'view' | 'deciding'> {
  shown: ReadonlySignal<readonly Touch[]>;
  hovered: ReadonlySignal<Hovered>;
}

function InspectorOf({ view, deciding, shown, hovered }: InspectorOfProps) {
  if (!view.value) return null;
  const { id, away } = hovered.value;
  return (
    <Inspector
      view={view.value}
      touches={shown.value}
      deciding={deciding}
      className={id ? `on-${away} is-passing` : 'on-left'}
    />
  );
}
