import type { ReadonlySignal } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
import { useCallback } from 'preact/hooks';
import type { Arrangement } from '../../board/arrange.js';
import type { LitHow } from '../../board/lit.js';
import type { MapState } from '../../board/map-board.js';
import { Layer, type LayerProps, StillLayer } from '../../board/map-layer.js';
import { memo } from '../../shell/memo.js';
import { useAfterPaint, useSteady } from '../../shell/steady.js';
import type { BoardProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import type { DrawnMap } from './drawn.js';
import { Writing } from './ground.js';
import { Held } from './held.js';
import { OverlayLayer, SUPPLY } from './overlay-layer.js';
import { Pieces } from './pieces.js';
import { Straits } from './straits.js';
import { targetsOf } from './targets.js';

interface OwnLayerProps extends Pick<LayerProps, 'turns'> {
  map: DrawnMap;
}

/** Who holds what. A layer of its own: pointing at a space need not paint all the hatching again. */
export function HeldLayer({ map, turns, view, arranged }: WritingProps & Pick<BoardProps, 'view'>) {
  return (
    <Layer sheet={map.sheet} turns={turns} className="map-held">
      {view.value && <Held board={boardOf(view.value)} map={map} arranged={arranged.value} />}
    </Layer>
  );
}

interface LitProps extends OwnLayerProps {
  lit: ReadonlySignal<ReadonlyMap<string, LitHow>>;
  /** What is inspected. */
  shown: ReadonlySignal<readonly Touch[]>;
}

/** The spaces that are legal, chosen or inspected. */
export function LitLayer({ map, turns, lit, shown }: LitProps) {
  return (
    <Layer sheet={map.sheet} turns={turns} className="map-lit">
      <Stripes />
      {[...lit.value].map(([id, how]) => (
        <Lit key={id} map={map} id={id} how={how} />
      ))}
      {shown.value.map(({ kind, id }) =>
        kind === 'space' ? <Lit key={`inspected ${id}`} map={map} id={id} how="inspected" /> : null,
      )}
    </Layer>
  );
}

interface WritingProps extends OwnLayerProps {
  arranged: ReadonlySignal<Arrangement>;
}

/** Names and stars, as large as the scale needs. */
export function WritingLayer({ map, turns, arranged }: WritingProps) {
  const now = arranged.value;
  const draw = useCallback(() => <Writing map={map} arranged={now} />, [map, now]);
  return (
    <StillLayer sheet={map.sheet} name="qmg-writing" className="map-writing" draw={draw} turns={turns} />
  );
}

/** Straits, the active overlay, and the pieces. */
export function PieceLayer({
  map,
  turns,
  grown,
  arranged,
  view,
  controller,
  overlay,
  outlook,
  recent,
}: OwnLayerProps & BoardProps & Pick<MapState, 'grown' | 'arranged'>) {
  const choice = useAfterPaint(
    useSteady(
      () => ({ legal: legalPieces(controller), targets: targetsOf(controller), outlook: outlook.value }),
      ({ legal, targets: { numbers, builds, battle }, outlook: changes }) =>
        JSON.stringify([[...legal], [...numbers], builds, battle, changes]),
    ),
    view,
  );
  if (!view.value) return null;
  const board = boardOf(view.value);
  const own = { board, map, arranged: arranged.value };
  // Lines are under the pieces, notes over them.
  const lines = overlay.value?.startsWith(SUPPLY) ?? false;
  const [under, over] = lines ? [overlay.value, null] : [null, overlay.value];
  return (
    <Layer sheet={map.sheet} turns={turns} grown={grown} className="map-pieces">
      <Straits board={board} map={map} />
      {under && <OverlayLayer overlay={under} {...own} />}
      <Pieces {...own} {...choice.value} recent={recent.value} />
      {over && <OverlayLayer overlay={over} {...own} />}
    </Layer>
  );
}

/** The pieces that may be chosen, as "space country". */
function legalPieces(controller: BoardProps['controller']): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const { touches } of controller?.candidates.value ?? []) {
    const at = touches.find(({ kind }) => kind === 'space');
    const whose = touches.find(({ kind }) => kind === 'country');
    if (at && whose) pieces.add(`${at.id} ${whose.id}`);
  }
  return pieces;
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
