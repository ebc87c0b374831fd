import type { Touch, View } from '@sandtable/kernel';
import { useCallback } from 'preact/hooks';
import { MapBoard } from '../../board/map-board.js';
import { StillLayer } from '../../board/map-layer.js';
import type { Point } from '../../board/pan-zoom.js';
import { leading } from '../../shell/touches.js';
import type { BoardProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import { Chip } from './counter.js';
import { drawnFront, spaceAt } from './drawn.js';
import { Ground, Writing } from './ground.js';
import { LitLayer, PieceLayer, spaceOfTouch } from './layers.js';
import { spaceName, splitPlace } from './names.js';
import { inspect, spaceOf } from './overlays.js';
import { isGround, standing } from './pieces.js';
import { Tracks } from './tracks.js';

/** The hit radius of a counter: a little more than half its side. */
const REACH = 18;

const space = (id: string): Touch => ({ kind: 'space', id });

/** The front with its pieces. */
export function EastFrontBoard(props: BoardProps) {
  const map = drawnFront();
  const ground = useCallback(() => <Ground map={map} />, [map]);
  const writing = useCallback(() => <Writing map={map} />, [map]);
  return (
    <MapBoard
      board={props}
      className="ef-board"
      sheet={map.sheet}
      finger={0.55}
      theatre={0.95}
      far={0.8}
      under={under}
      placeAt={([x, y]) => {
        const id = spaceAt(map, x, y);
        return id === null ? null : space(id);
      }}
      find={(touch) => {
        const id = spaceOfTouch(touch);
        return id === null ? null : (map.spaces.get(id)?.middle ?? null);
      }}
      inspect={(seen, touches) => {
        const id = spaceOf(touches);
        return id === null ? null : { title: spaceName(id), lines: inspect(seen, touches) };
      }}
      lift={(seen, at) => {
        const options = props.controller?.options.value ?? [];
        const things = seen ? stackAt(seen, at) : [];
        const movable = things.find((touch) => leading(options, [touch]).length > 0);
        return movable ? [movable] : null;
      }}
      Carried={Carried}
      layers={({ turns, shown }) => (
        <>
          <StillLayer sheet={map.sheet} name="ef-ground" className="map-ground" draw={ground} />
          <LitLayer map={map} turns={turns} view={props.view} controller={props.controller} shown={shown} />
          <StillLayer sheet={map.sheet} name="ef-writing" className="map-writing" draw={writing} />
          <PieceLayer map={map} turns={turns} {...props} />
        </>
      )}
      foot={<TracksOf view={props.view} />}
    />
  );
}

/** The stack at a point, as a piece and as part of its force. */
function stackAt(view: View, [x, y]: Point): Touch[] {
  const hit = standing(boardOf(view), drawnFront()).find(
    ({ x: px, y: py }) => Math.abs(x - px) < REACH && Math.abs(y - py) < REACH,
  );
  if (!hit) return [];
  const { stack } = hit;
  const piece = { kind: 'piece', id: stack.id };
  return isGround(stack) ? [piece, { kind: 'force', id: `${stack.faction} ${stack.space}` }] : [piece];
}

/** What is at a point: the stack that was hit, and its space. */
function under(view: View | null, at: Point): Touch[] {
  const things = view ? stackAt(view, at) : [];
  const [thing] = things;
  const id = thing ? splitPlace(thing.id).space : spaceAt(drawnFront(), at[0], at[1]);
  return id === null ? [] : [...things, space(id)];
}

/** The piece that is being dragged. */
function Carried({ view, touches }: { view: View; touches: readonly Touch[] }) {
  const [touch] = touches;
  const stack = boardOf(view).stacks.find(
    (one) => one.id === touch?.id || (isGround(one) && `${one.faction} ${one.space}` === touch?.id),
  );
  return stack ? (
    <span class="ef-carried">
      <Chip faction={stack.faction} type={stack.type} />
    </span>
  ) : null;
}

function TracksOf({ view }: Pick<BoardProps, 'view'>) {
  return view.value && <Tracks board={boardOf(view.value)} />;
}
