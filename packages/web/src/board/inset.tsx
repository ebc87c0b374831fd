import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { w } from '../languages/index.js';
import { memo } from '../shell/memo.js';
import { mapPoint } from './camera.js';
import type { LitHow } from './lit.js';
import type { MapSheet, PanZoom } from './pan-zoom.js';

interface InsetProps {
  sheet: MapSheet;
  /** The id of the drawing of land and sea. */
  ground: string;
  lit: ReadonlySignal<ReadonlyMap<string, LitHow>>;
  /** The outline of a space. */
  outline(id: string): string | null;
  /** Null until the map is laid out. */
  panZoom: ReadonlySignal<PanZoom | null>;
}

/** If more than this part of the map is in view, the inset is not needed: it would hide more than it tells. */
const MOST = 0.75;

/** The whole map, small: what may be chosen is lit, and the window is a rectangle. A press moves the window there. */
export function Inset({ sheet, ground, lit, outline, panZoom }: InsetProps) {
  const root = useRef<HTMLDivElement>(null);
  const frames = useRef<SVGPathElement>(null);
  const { width, height } = sheet;
  const pz = panZoom.value;
  useLayoutEffect(() => {
    if (!pz) return;
    return pz.camera.subscribe(({ x, y, k }) => {
      const { width: seen, height: high, wraps } = pz.stage.peek();
      const across = Math.min(seen / k, width);
      const left = seen / k > width && wraps ? 0 : wraps ? x : Math.max(0, x);
      const top = Math.max(0, y);
      const bottom = Math.min(height, y + high / k);
      const right = wraps ? left + across : Math.min(width, x + seen / k);
      const one = (from: number) => `M${from} ${top}H${from + right - left}V${bottom}H${from}Z`;
      frames.current?.setAttribute('d', one(left) + (wraps && right > width ? one(left - width) : ''));
      // It tells nothing if nearly all is in view. It keeps its place, so that the camera does not go under it.
      const all = (right - left) * (bottom - top) > width * height * MOST;
      root.current?.classList.toggle('is-needless', all);
    });
  }, [sheet, pz]);
  const go = (event: PointerEvent & { currentTarget: Element }) => {
    if (!pz || (event.type === 'pointermove' && event.buttons !== 1)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ] as const;
    pz.lookAt(at);
  };
  return (
    <div class="map-inset" ref={root} role="img" aria-label={w.board.inset}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" onPointerDown={go} onPointerMove={go}>
        <InsetGround ground={ground} sheet={sheet} />
        {[...lit.value].map(([id, how]) => {
          const path = outline(id);
          return path && <path key={id} class={`inset-lit is-${how}`} d={path} />;
        })}
        <path class="inset-window" ref={frames} />
      </svg>
    </div>
  );
}

const InsetGround = memo(({ ground, sheet }: { ground: string; sheet: MapSheet }) => (
  <>
    <rect class="inset-sea" width={sheet.width} height={sheet.height} />
    <use href={`#${ground}`} />
    {sheet.wraps && <use href={`#${ground}`} x={-sheet.width} />}
    {sheet.wraps && <use href={`#${ground}`} x={sheet.width} />}
  </>
));

/** The map point under a pixel of the page, or null if the map is not there. */
export function mapPointAt(
  pz: PanZoom,
  window: Element,
  x: number,
  y: number,
): readonly [number, number] | null {
  const box = window.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
  return mapPoint(pz.camera.peek(), pz.stage.peek(), x - box.left, y - box.top);
}
