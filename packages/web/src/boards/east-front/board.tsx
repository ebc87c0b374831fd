import type { Touch, View } from '@sandtable/kernel';
import { useCallback } from 'preact/hooks';
import type { Arrangement } from '../../board/arrange.js';
import { type FrameLimits, onPhones } from '../../board/framing.js';
import { MapBoard } from '../../board/map-board.js';
import { StillLayer } from '../../board/map-layer.js';
import type { Point } from '../../board/pan-zoom.js';
import { leading } from '../../shell/question/touches.js';
import type { BoardProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import { Chip } from './counter.js';
import { spaceAt } from './drawn.js';
import { drawnFront } from './drawn-front.js';
import { Ground } from './ground.js';
import { ControlLayer, LitLayer, movesMany, PieceLayer, spaceOfTouch, WritingLayer } from './layers.js';
import { spaceName, splitPlace } from './names.js';
import { inspect, spaceOf } from './overlays.js';
import { isGround, standing } from './pieces.js';
import { arrangementOf, extentOf } from './room.js';

/** The hit radius of a counter: a little more than half its side. */
const REACH = 18;
const GROUND = 'ef-ground';
const FRAME: FrameLimits = { comfort: 0.8, closest: 1.3, readable: onPhones(0.42), leastPart: 0.5 };

const space = (id: string): Touch => ({ kind: 'space', id });

/** The front with its pieces. */
export function EastFrontBoard(props: BoardProps) {
  const map = drawnFront();
  const ground = useCallback(() => <Ground map={map} />, [map]);
  const { controller } = props;
  return (
    <MapBoard
      board={props}
      className="ef-board"
      sheet={map.sheet}
      finger={0.35}
      theatre={0.95}
      frameLimits={FRAME}
      arrange={(k) => arrangementOf(map, k)}
      under={under}
      placeAt={([x, y]) => {
        const id = spaceAt(map, x, y);
        return id === null ? null : space(id);
      }}
      find={(touch, arranged) => {
        const id = spaceOfTouch(touch);
        return id === null ? null : (arranged.places(id, 1)[0] ?? null);
      }}
      extentOf={(touch, arranged) => {
        const id = spaceOfTouch(touch);
        return id === null ? null : extentOf(map, id, arranged, stacksIn(props.view.peek(), id));
      }}
      start={(seen, seat) =>
        boardOf(seen)
          .stacks.filter(({ faction }) => (faction === 'soviet' ? 'allies' : 'axis') === seat)
          .map((stack) => space(stack.space))
      }
      isNarrow={() =>
        !controller || controller.picked.value.length > 0 || !movesMany(controller.candidates.value)
      }
      ground={GROUND}
      outline={(id) => map.spaces.get(id)?.path ?? null}
      inspect={(seen, touches) => {
        const id = spaceOf(touches);
        return id === null ? null : { title: spaceName(id), lines: inspect(seen, touches) };
      }}
      lift={(seen, at, arranged) => {
        const options = controller?.options.value ?? [];
        const things = seen ? stackAt(seen, at, arranged) : [];
        const movable = things.find((touch) => leading(options, [touch]).length > 0);
        return movable ? [movable] : null;
      }}
      Carried={Carried}
      layers={({ turns, shown, lit, grown, arranged }) => (
        <>
          <StillLayer sheet={map.sheet} name={GROUND} className="map-ground" draw={ground} />
          <ControlLayer map={map} turns={turns} view={props.view} arranged={arranged} />
          <LitLayer map={map} turns={turns} view={props.view} lit={lit} shown={shown} />
          <WritingLayer map={map} arranged={arranged} />
          <PieceLayer map={map} turns={turns} grown={grown} arranged={arranged} {...props} />
        </>
      )}
    />
  );
}

function stacksIn(view: View | null, id: string): number {
  return view ? boardOf(view).stacks.filter((stack) => stack.space === id).length : 0;
}

/** The stack at a point, as a piece and as part of its force. */
function stackAt(view: View, [x, y]: Point, arranged: Arrangement): Touch[] {
  const reach = REACH * arranged.growth;
  const hit = standing(boardOf(view), arranged).find(
    ({ x: px, y: py }) => Math.abs(x - px) < reach && Math.abs(y - py) < reach,
  );
  if (!hit) return [];
  const { stack } = hit;
  const piece = { kind: 'piece', id: stack.id };
  return isGround(stack) ? [piece, { kind: 'force', id: `${stack.faction} ${stack.space}` }] : [piece];
}

/** What is at a point: the stack that was hit, and its space. */
function under(view: View | null, at: Point, arranged: Arrangement): Touch[] {
  const things = view ? stackAt(view, at, arranged) : [];
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
