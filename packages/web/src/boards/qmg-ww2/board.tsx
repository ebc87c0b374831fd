import { useComputed, useSignal } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { turned, turnsInSight } from '../../board/camera.js';
import { PanZoom, type Press } from '../../board/pan-zoom.js';
import { Icon } from '../../shell/icons.js';
import { w } from '../../words/index.js';
import type { BoardProps } from '../board-module.js';
import { type DrawnMap, drawnMap, spaceAt } from './drawn.js';
import { Ground, Writing } from './ground.js';
import { Inspector } from './inspector.js';
import { lookOf } from './looks.js';
import { OverlayLayer } from './overlay-layer.js';
import { Pieces, standing } from './pieces.js';
import { Straits } from './straits.js';
import { Tracks } from './tracks.js';

/** Where the eye begins: between Europe and the Indian Ocean. */
const CENTRE = [1010, 470] as const;
const CLOSEST = 3.2;
/** Below this many pixels per unit a finger cannot tell spaces apart: the first tap zooms in. */
const FINGER = 0.75;
const THEATRE = 1.15;
const FAR = 0.78;
const REACH = 15;

const space = (id: string): Touch => ({ kind: 'space', id });
const country = (id: string): Touch => ({ kind: 'country', id });

/** The world map with its pieces. */
export function QmgBoard(props: BoardProps) {
  const { view, deciding, overlay, outlook, recent, looking } = props;
  const frame = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom | null>(null);
  const turns = useSignal<readonly number[]>([0, 1]);
  const far = useSignal(false);
  const hovered = useSignal<string | null>(null);
  /** What is said about a space stands on the other side of the map. */
  const side = useSignal<'left' | 'right'>('left');
  const first = view.value?.options.edition === 'first';
  const map = drawnMap(first ? 'first' : 'second');
  const actions = useRef({ press: (_: Press) => {}, hover: (_: readonly [number, number] | null) => {} });
  actions.current = {
    press: ({ at, touch }) => {
      const found = under(props, map, at);
      const pz = panZoom.current!;
      looking.value = found;
      if (touch && pz.camera.value.k < FINGER) return pz.focus(at, THEATRE);
      if (found.length > 0) deciding?.touch(...found);
      else deciding?.back();
    },
    hover: (at) => {
      const found = at && spaceAt(map, ...at);
      const pz = panZoom.current;
      if (at && pz) {
        const { x, k } = pz.camera.value;
        const { period, width } = pz.stage.value;
        side.value = turned(at[0] - x, period) * k < width / 2 ? 'right' : 'left';
      }
      if (found !== hovered.value) hovered.value = found;
    },
  };

  useLayoutEffect(() => {
    const pz = new PanZoom(
      frame.current!,
      wrapper.current!,
      { period: map.data.period, height: map.data.height, closest: CLOSEST, centre: CENTRE },
      (press) => actions.current.press(press),
      (at) => actions.current.hover(at),
    );
    panZoom.current = pz;
    const watch = pz.camera.subscribe((camera) => {
      const now = turnsInSight(camera, pz.stage.peek(), 40);
      if (now.join() !== turns.peek().join()) turns.value = now;
      far.value = camera.k < FAR;
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
  const pending = deciding?.pending.value ?? null;
  useEffect(() => {
    const at = pending?.touches.find(({ kind }) => kind === 'space');
    const shape = at && map.spaces.get(at.id);
    if (shape) panZoom.current?.reveal(shape.middle);
  }, [pending]);

  const lit = useLit(props);
  if (!view.value) return null;
  const look = lookOf(view.value);
  const shown = hovered.value ? [space(hovered.value)] : looking.value;
  return (
    <div class={`qmg-board ${far.value ? 'is-far' : ''}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys */}
      <div class="map-window" ref={frame} tabIndex={0} role="group" aria-label={w.board.map}>
        <div class="map-wrapper" ref={wrapper}>
          <svg class="map" width={map.data.period} height={map.data.height} aria-hidden="true">
            <defs>
              <g id="qmg-ground">
                <Ground map={map} />
              </g>
              <g id="qmg-writing">
                <Writing map={map} />
              </g>
            </defs>
            {[-1, 0, 1, 2].map((turn) => (
              <use key={turn} href="#qmg-ground" x={turn * map.data.period} />
            ))}
            {turns.value.map((turn) => (
              <g key={turn} transform={`translate(${turn * map.data.period} 0)`}>
                {lit.value.map(({ id, how }) => (
                  <Lit key={id} map={map} id={id} how={how} />
                ))}
                {shown.map(({ kind, id }) =>
                  kind === 'space' ? <Lit key={`look ${id}`} map={map} id={id} how="looked" /> : null,
                )}
              </g>
            ))}
            {[-1, 0, 1, 2].map((turn) => (
              <use key={turn} href="#qmg-writing" x={turn * map.data.period} />
            ))}
            {turns.value.map((turn) => (
              <g key={turn} transform={`translate(${turn * map.data.period} 0)`}>
                <Straits look={look} map={map} />
                {overlay.value && <OverlayLayer overlay={overlay.value} look={look} map={map} />}
                <Pieces
                  look={look}
                  map={map}
                  outlook={outlook.value}
                  recent={recent.value}
                  legal={legalPieces(props)}
                />
              </g>
            ))}
          </svg>
        </div>
      </div>
      <div class="board-tools">
        <button
          type="button"
          class="icon-button"
          aria-label={w.board.zoomIn}
          title={`${w.board.zoomIn} (+)`}
          onClick={() => panZoom.current?.zoom(1.4)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={w.board.zoomOut}
          title={`${w.board.zoomOut} (−)`}
          onClick={() => panZoom.current?.zoom(1 / 1.4)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={w.board.whole}
          title={`${w.board.whole} (0)`}
          onClick={() => panZoom.current?.whole()}
        >
          <Icon name="whole" />
        </button>
      </div>
      <Tracks look={look} />
      <Inspector
        view={view.value}
        touches={shown}
        deciding={deciding}
        className={hovered.value ? `on-${side.value} is-passing` : 'on-left'}
      />
    </div>
  );
}

/** The spaces that can be chosen or are chosen. */
function useLit({ deciding }: BoardProps) {
  return useComputed(() => {
    if (!deciding || deciding.decision.value === null) return [];
    const spaces = new Map<string, 'legal' | 'chosen'>();
    for (const { touches } of deciding.candidates.value) {
      for (const { kind, id } of touches) if (kind === 'space') spaces.set(id, 'legal');
    }
    for (const { kind, id } of deciding.picked.value) if (kind === 'space') spaces.set(id, 'chosen');
    for (const { kind, id } of deciding.pending.value?.touches ?? [])
      if (kind === 'space') spaces.set(id, 'chosen');
    return [...spaces].map(([id, how]) => ({ id, how }));
  });
}

/** Pieces that options name together with their space. */
function legalPieces({ deciding }: BoardProps): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const { touches } of deciding?.candidates.value ?? []) {
    const at = touches.find(({ kind }) => kind === 'space');
    const whose = touches.find(({ kind }) => kind === 'country');
    if (at && whose) pieces.add(`${at.id} ${whose.id}`);
  }
  return pieces;
}

/** What lies under a finger: a space, and the piece in it that was hit. */
function under({ view }: BoardProps, map: DrawnMap, [x, y]: readonly [number, number]): Touch[] {
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

function Lit({ map, id, how }: { map: DrawnMap; id: string; how: string }) {
  const shape = map.spaces.get(id);
  if (!shape) return null;
  const { period } = map.data;
  // A space that lies across the edge is drawn on both sides of it.
  const sides = shape.box[0] < 0 ? [0, period] : shape.box[2] > period ? [0, -period] : [0];
  return (
    <>
      {sides.map((dx) => (
        <path
          key={dx}
          class={`lit is-${how}`}
          d={shape.path}
          transform={dx ? `translate(${dx} 0)` : undefined}
          data-space={id}
        />
      ))}
      {shape.callout && (
        <rect
          class={`lit is-${how}`}
          x={shape.callout.box[0]}
          y={shape.callout.box[1]}
          width={shape.callout.box[2]}
          height={shape.callout.box[3]}
          rx={5}
        />
      )}
    </>
  );
}
