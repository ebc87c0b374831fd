import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
import { Layer, type LayerProps } from '../../board/map-layer.js';
import { memo } from '../../shell/memo.js';
import type { BoardProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import type { DrawnFront } from './drawn.js';
import { splitPlace } from './names.js';
import { OverlayLayer } from './overlay-layer.js';
import { Markers, Pieces } from './pieces.js';

interface OwnLayerProps extends Pick<LayerProps, 'turns'> {
  map: DrawnFront;
}

/** Control, the current combat, and the spaces that are legal, chosen or inspected. */
export function LitLayer({
  map,
  turns,
  view,
  controller,
  shown,
}: OwnLayerProps & Pick<BoardProps, 'view' | 'controller'> & { shown: ReadonlySignal<readonly Touch[]> }) {
  const control = useComputed(() => (view.value ? boardOf(view.value).spaces : []));
  const combat = useComputed(() => (view.value ? boardOf(view.value).combat : null));
  const lit = useComputed(() => {
    if (!controller || controller.decision.value === null) return [];
    const spaces = new Map<string, 'legal' | 'chosen'>();
    const note = (touches: readonly Touch[], how: 'legal' | 'chosen') => {
      for (const { kind, id } of touches) if (kind === 'space') spaces.set(id, how);
    };
    // When the options move several pieces and none is picked, every space would be highlighted: only what is chosen
    // is, then.
    const narrow = controller.picked.value.length > 0 || !movesMany(controller.candidates.value);
    if (narrow) for (const { touches } of controller.candidates.value) note(touches, 'legal');
    note(controller.picked.value, 'chosen');
    note(controller.pending.value?.touches ?? [], 'chosen');
    return [...spaces];
  });
  return (
    <Layer sheet={map.sheet} turns={turns} className="map-lit">
      {control.value.map(({ id, control: side }) =>
        side === 'both' ? null : <Control key={id} map={map} id={id} side={side} />,
      )}
      {combat.value && (
        <g class="ef-combat">
          <path class="ef-combat-target" d={map.spaces.get(combat.value.to)!.path} />
          <path class="ef-combat-from" d={map.spaces.get(combat.value.from)!.path} />
        </g>
      )}
      {lit.value.map(([id, how]) => (
        <Lit key={id} map={map} id={id} how={how} />
      ))}
      {shown.value.map(({ kind, id }) =>
        kind === 'space' ? <Lit key={`inspected ${id}`} map={map} id={id} how="inspected" /> : null,
      )}
    </Layer>
  );
}

/** Whether the options move several pieces to several places. */
function movesMany(options: readonly { touches: readonly Touch[] }[]): boolean {
  const things = new Set<string>();
  for (const { touches } of options) {
    const thing = touches.find(({ kind }) => kind === 'piece' || kind === 'force');
    if (thing && touches.some(({ kind }) => kind === 'space')) things.add(thing.id);
  }
  return things.size > 1;
}

/** The active overlay, markers and pieces. */
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
    const ids = new Set<string>();
    for (const { touches } of controller?.candidates.value ?? [])
      for (const { kind, id } of touches) if (kind === 'piece' || kind === 'force') ids.add(id);
    return ids;
  });
  const picked = useComputed(() => {
    const ids = new Set<string>();
    const note = (touches: readonly Touch[]) => {
      for (const { kind, id } of touches) if (kind === 'piece' || kind === 'force') ids.add(id);
    };
    note(controller?.picked.value ?? []);
    note(controller?.pending.value?.touches ?? []);
    return ids;
  });
  if (!view.value) return null;
  const board = boardOf(view.value);
  return (
    <Layer sheet={map.sheet} turns={turns} className="map-pieces">
      <Markers board={board} map={map} />
      {overlay.value && <OverlayLayer overlay={overlay.value} board={board} map={map} />}
      <Pieces
        board={board}
        map={map}
        outlook={outlook.value}
        recent={recent.value}
        legal={legal.value}
        picked={picked.value}
      />
    </Layer>
  );
}

const Control = memo(({ map, id, side }: { map: DrawnFront; id: string; side: string }) => {
  const shape = map.spaces.get(id);
  if (!shape?.control) return null;
  const [x, y] = shape.control;
  return (
    <g class={`ef-control seat-${side}`}>
      <path class="ef-control-land" d={shape.path} />
      <circle class="ef-control-mark" cx={x} cy={y} r={7} />
      <text class="ef-control-letter" x={x} y={y + 3.6}>
        {side === 'axis' ? 'X' : 'A'}
      </text>
    </g>
  );
});

const Lit = memo(({ map, id, how }: { map: DrawnFront; id: string; how: string }) => {
  const shape = map.spaces.get(id);
  return shape ? <path class={`lit is-${how}`} d={shape.path} data-space={id} /> : null;
});

/** The space of a thing on the board: a space itself, or the space of a piece or a force. */
export function spaceOfTouch({ kind, id }: Touch): string | null {
  if (kind === 'space') return id;
  return kind === 'piece' || kind === 'force' ? splitPlace(id).space : null;
}
