import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import { useCallback } from 'preact/hooks';
import type { Arrangement } from '../../board/arrange.js';
import type { LitHow } from '../../board/lit.js';
import type { MapState } from '../../board/map-board.js';
import { Layer, type LayerProps, StillLayer } from '../../board/map-layer.js';
import { memo } from '../../shell/memo.js';
import { useAfterPaint, useSteady } from '../../shell/steady.js';
import type { BoardProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import { Control } from './control.js';
import type { DrawnFront } from './drawn.js';
import { Writing } from './ground.js';
import { splitPlace } from './names.js';
import { OverlayLayer } from './overlay-layer.js';
import { Markers, Pieces } from './pieces.js';

interface OwnLayerProps extends Pick<LayerProps, 'turns'> {
  map: DrawnFront;
}

/** Who controls what. A layer of its own: pointing at a space need not paint all the hatching again. */
export function ControlLayer({
  map,
  turns,
  view,
  arranged,
}: OwnLayerProps & Pick<BoardProps, 'view'> & Pick<MapState, 'arranged'>) {
  return (
    <Layer sheet={map.sheet} turns={turns} className="map-held">
      {view.value && <Control map={map} spaces={boardOf(view.value).spaces} arranged={arranged.value} />}
    </Layer>
  );
}

interface LitProps extends OwnLayerProps, Pick<BoardProps, 'view'> {
  lit: ReadonlySignal<ReadonlyMap<string, LitHow>>;
  /** What is inspected. */
  shown: ReadonlySignal<readonly Touch[]>;
}

/** The current combat, and the spaces that are legal, chosen or inspected. */
export function LitLayer({ map, turns, view, lit, shown }: LitProps) {
  const board = useComputed(() => (view.value ? boardOf(view.value) : null));
  const combat = board.value?.combat;
  return (
    <Layer sheet={map.sheet} turns={turns} className="map-lit">
      {[...lit.value].map(([id, how]) => (
        <Lit key={id} map={map} id={id} how={how} />
      ))}
      {combat && (
        <g class="ef-combat">
          <path class="ef-combat-target" d={map.spaces.get(combat.to)!.path} />
          <path class="ef-combat-from" d={map.spaces.get(combat.from)!.path} />
        </g>
      )}
      {shown.value.map(({ kind, id }) =>
        kind === 'space' ? <Lit key={`inspected ${id}`} map={map} id={id} how="inspected" /> : null,
      )}
    </Layer>
  );
}

/** Names, stars and flags, as large as the scale needs. */
export function WritingLayer({ map, arranged }: { map: DrawnFront; arranged: ReadonlySignal<Arrangement> }) {
  const now = arranged.value;
  const draw = useCallback(() => <Writing map={map} arranged={now} />, [map, now]);
  return <StillLayer sheet={map.sheet} name="ef-writing" className="map-writing" draw={draw} />;
}

/** Whether the options move several pieces to several places. */
export function movesMany(options: readonly { touches: readonly Touch[] }[]): boolean {
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
      () => ({ ...chosenOf(controller, view.value), outlook: outlook.value }),
      ({ legal, picked, numbers, attack, outlook: changes }) =>
        JSON.stringify([[...legal], [...picked], [...numbers], attack, changes]),
    ),
    view,
  );
  if (!view.value) return null;
  const own = { board: boardOf(view.value), map, arranged: arranged.value };
  return (
    <Layer sheet={map.sheet} turns={turns} grown={grown} className="map-pieces">
      <Markers board={own.board} map={map} grown={arranged.value.markGrowth} />
      {overlay.value && <OverlayLayer overlay={overlay.value} {...own} />}
      <Pieces {...own} {...choice.value} recent={recent.value} />
    </Layer>
  );
}

const NO_NUMBERS: ReadonlyMap<string, number> = new Map();

/** What may be chosen, what is chosen, and the attack that is considered or made. */
function chosenOf(controller: BoardProps['controller'], view: View | null) {
  return {
    legal: things((controller?.candidates.value ?? []).flatMap(({ touches }) => touches)),
    picked: things([
      ...(controller?.picked.value ?? []),
      ...(controller?.pending.value?.touches ?? []),
      ...(controller?.aim.value?.touches ?? []),
    ]),
    numbers: controller?.decision.value ? controller.numbered.value : NO_NUMBERS,
    attack: attackOf(controller, view),
  };
}

function attackOf(controller: BoardProps['controller'], view: View | null) {
  const considered = controller?.considered.value;
  if (considered?.verb === 'attack') {
    const from = considered.touches.find(({ kind }) => kind === 'force' || kind === 'piece');
    const to = considered.touches.find(({ kind }) => kind === 'space');
    if (from && to) return { from: splitPlace(from.id).space, to: to.id };
  }
  const combat = view && boardOf(view).combat;
  return combat ? { from: combat.from, to: combat.to } : null;
}

/** The pieces and forces among these. */
function things(touches: readonly Touch[]): ReadonlySet<string> {
  return new Set(touches.filter(({ kind }) => kind === 'piece' || kind === 'force').map(({ id }) => id));
}

const Lit = memo(({ map, id, how }: { map: DrawnFront; id: string; how: string }) => {
  const shape = map.spaces.get(id);
  return shape ? <path class={`lit is-${how}`} d={shape.path} data-space={id} /> : null;
});

/** The space of a thing on the board: a space itself, or the space of a piece or a force. */
export function spaceOfTouch({ kind, id }: Touch): string | null {
  if (kind === 'space') return id;
  return kind === 'piece' || kind === 'force' ? splitPlace(id).space : null;
}
