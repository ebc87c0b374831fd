import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
import { Layer, type LayerProps } from '../../board/map-layer.js';
import { memo } from '../../shell/memo.js';
import type { BoardProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import type { DrawnMap } from './drawn.js';
import { OverlayLayer, SUPPLY } from './overlay-layer.js';
import { Pieces } from './pieces.js';
import { Straits } from './straits.js';

interface OwnLayerProps extends Pick<LayerProps, 'turns'> {
  map: DrawnMap;
}

interface LitProps extends OwnLayerProps, Pick<BoardProps, 'controller'> {
  /** What is inspected. */
  shown: ReadonlySignal<readonly Touch[]>;
}

/** The spaces that are legal, chosen or inspected. */
export function LitLayer({ map, turns, controller, shown }: LitProps) {
  const lit = useComputed(() => {
    if (!controller || controller.decision.value === null) return [];
    const spaces = new Map<string, 'legal' | 'chosen'>();
    const note = (touches: readonly Touch[], how: 'legal' | 'chosen') => {
      for (const { kind, id } of touches) if (kind === 'space') spaces.set(id, how);
    };
    for (const { touches } of controller.candidates.value) note(touches, 'legal');
    note(controller.picked.value, 'chosen');
    note(controller.pending.value?.touches ?? [], 'chosen');
    return [...spaces];
  });
  return (
    <Layer sheet={map.sheet} turns={turns} className="map-lit">
      <Stripes />
      {lit.value.map(([id, how]) => (
        <Lit key={id} map={map} id={id} how={how} />
      ))}
      {shown.value.map(({ kind, id }) =>
        kind === 'space' ? <Lit key={`inspected ${id}`} map={map} id={id} how="inspected" /> : null,
      )}
    </Layer>
  );
}

/** Straits, the active overlay, and the pieces. */
export function PieceLayer({
  map,
  turns,
  view,
  controller,
  overlay,
  outlook,
  recent,
}: OwnLayerProps & BoardProps) {
  const legal = useComputed(() => {
    const pieces = new Set<string>();
    for (const { touches } of controller?.candidates.value ?? []) {
      const at = touches.find(({ kind }) => kind === 'space');
      const whose = touches.find(({ kind }) => kind === 'country');
      if (at && whose) pieces.add(`${at.id} ${whose.id}`);
    }
    return pieces;
  });
  if (!view.value) return null;
  const board = boardOf(view.value);
  // Lines are under the pieces, notes over them.
  const lines = overlay.value?.startsWith(SUPPLY) ?? false;
  const [under, over] = lines ? [overlay.value, null] : [null, overlay.value];
  return (
    <Layer sheet={map.sheet} turns={turns} className="map-pieces">
      <Straits board={board} map={map} />
      {under && <OverlayLayer overlay={under} board={board} map={map} />}
      <Pieces board={board} map={map} outlook={outlook.value} recent={recent.value} legal={legal.value} />
      {over && <OverlayLayer overlay={over} board={board} map={map} />}
    </Layer>
  );
}

/** Highlighted seas are striped: filled with the highlight colour they would look like land. */
const Stripes = memo(() => (
  <defs>
    <pattern
      id="qmg-stripes"
      width={13}
      height={13}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect class="stripe" width={6} height={13} />
    </pattern>
  </defs>
));

const Lit = memo(({ map, id, how }: { map: DrawnMap; id: string; how: string }) => {
  const shape = map.spaces.get(id);
  if (!shape) return null;
  const { width } = map.sheet;
  const striped = shape.kind === 'sea' && how === 'legal';
  // A space across the edge of the map is drawn on both sides of it.
  const sides = shape.box[0] < 0 ? [0, width] : shape.box[2] > width ? [0, -width] : [0];
  return (
    <>
      {sides.map((dx) => (
        <path
          key={dx}
          class={`lit is-${how}`}
          d={shape.path}
          style={striped ? { fill: 'url(#qmg-stripes)' } : undefined}
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
