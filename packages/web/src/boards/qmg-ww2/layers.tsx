import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
import type { ComponentChildren } from 'preact';
import { memo } from '../../shell/memo.js';
import type { BoardProps } from '../board-module.js';
import type { DrawnMap } from './drawn.js';
import { Ground, Writing } from './ground.js';
import { lookOf } from './looks.js';
import { OverlayLayer } from './overlay-layer.js';
import { Pieces } from './pieces.js';
import { Straits } from './straits.js';

// The map lies in layers, one picture each: when a piece moves, land and sea need not be drawn again.

const ALL_TURNS = [-1, 0, 1, 2];

/** What never changes: drawn once, and shown again on every turn of the cylinder. */
export const StillLayer = memo(({ map, part }: { map: DrawnMap; part: 'ground' | 'writing' }) => (
  <svg
    class={`map map-${part}`}
    viewBox={`0 0 ${map.data.period} ${map.data.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <defs>
      <g id={`qmg-${part}`}>{part === 'ground' ? <Ground map={map} /> : <Writing map={map} />}</g>
    </defs>
    {ALL_TURNS.map((turn) => (
      <use key={turn} href={`#qmg-${part}`} x={turn * map.data.period} />
    ))}
  </svg>
));

interface LayerProps {
  map: DrawnMap;
  /** The turns of the cylinder that are in sight. */
  turns: ReadonlySignal<readonly number[]>;
}

/** What changes: drawn for each turn of the cylinder that is in sight. */
function Layer({ map, turns, name, children }: LayerProps & { name: string; children: ComponentChildren }) {
  return (
    <svg
      class={`map map-${name}`}
      viewBox={`0 0 ${map.data.period} ${map.data.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {turns.value.map((turn) => (
        <g key={turn} transform={`translate(${turn * map.data.period} 0)`}>
          {children}
        </g>
      ))}
    </svg>
  );
}

interface LitProps extends LayerProps, Pick<BoardProps, 'deciding'> {
  /** What somebody looks at. */
  shown: ReadonlySignal<readonly Touch[]>;
}

/** The spaces that can be chosen, those that are chosen, and the one that is looked at. */
export function LitLayer({ map, turns, deciding, shown }: LitProps) {
  const lit = useComputed(() => {
    if (!deciding || deciding.decision.value === null) return [];
    const spaces = new Map<string, 'legal' | 'chosen'>();
    const note = (touches: readonly Touch[], how: 'legal' | 'chosen') => {
      for (const { kind, id } of touches) if (kind === 'space') spaces.set(id, how);
    };
    for (const { touches } of deciding.candidates.value) note(touches, 'legal');
    note(deciding.picked.value, 'chosen');
    note(deciding.pending.value?.touches ?? [], 'chosen');
    return [...spaces];
  });
  return (
    <Layer map={map} turns={turns} name="lit">
      {lit.value.map(([id, how]) => (
        <Lit key={id} map={map} id={id} how={how} />
      ))}
      {shown.value.map(({ kind, id }) =>
        kind === 'space' ? <Lit key={`look ${id}`} map={map} id={id} how="looked" /> : null,
      )}
    </Layer>
  );
}

/** Straits, the overlay that is on, and the pieces. */
export function PieceLayer({
  map,
  turns,
  view,
  deciding,
  overlay,
  outlook,
  recent,
}: LayerProps & BoardProps) {
  const legal = useComputed(() => {
    const pieces = new Set<string>();
    for (const { touches } of deciding?.candidates.value ?? []) {
      const at = touches.find(({ kind }) => kind === 'space');
      const whose = touches.find(({ kind }) => kind === 'country');
      if (at && whose) pieces.add(`${at.id} ${whose.id}`);
    }
    return pieces;
  });
  if (!view.value) return null;
  const look = lookOf(view.value);
  return (
    <Layer map={map} turns={turns} name="pieces">
      <Straits look={look} map={map} />
      {overlay.value && <OverlayLayer overlay={overlay.value} look={look} map={map} />}
      <Pieces look={look} map={map} outlook={outlook.value} recent={recent.value} legal={legal.value} />
    </Layer>
  );
}

const Lit = memo(({ map, id, how }: { map: DrawnMap; id: string; how: string }) => {
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
});
