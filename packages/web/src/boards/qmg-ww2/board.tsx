import { useComputed } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import { useCallback } from 'preact/hooks';
import type { Arrangement } from '../../board/arrange.js';
import { type FrameLimits, onPhones } from '../../board/framing.js';
import { MapBoard } from '../../board/map-board.js';
import { StillLayer } from '../../board/map-layer.js';
import type { Point } from '../../board/pan-zoom.js';
import type { BoardProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import { type DrawnMap, spaceAt } from './drawn.js';
import { drawnMap } from './drawn-map.js';
import { Ground } from './ground.js';
import { HeldLayer, LitLayer, PieceLayer, WritingLayer } from './layers.js';
import { spaceName } from './names.js';
import { inspect } from './overlays.js';
import { standing } from './pieces.js';
import { arrangementOf, extentOf } from './room.js';

/** The hit radius of a counter: a little more than half its side. */
const REACH = 15;
const GROUND = 'qmg-ground';
const FRAME: FrameLimits = { comfort: 0.9, closest: 1.5, readable: onPhones(0.5), leastPart: 0.5 };

const space = (id: string): Touch => ({ kind: 'space', id });
const country = (id: string): Touch => ({ kind: 'country', id });

/** The world map with its pieces. */
export function QmgBoard(props: BoardProps) {
  const { view } = props;
  const edition = useComputed(() => (view.value?.options.edition === 'first' ? 'first' : 'second'));
  const map = drawnMap(edition.value);
  const ground = useCallback(() => <Ground map={map} />, [map]);
  return (
    <MapBoard
      board={props}
      className="qmg-board"
      sheet={map.sheet}
      finger={0.4}
      theatre={1.15}
      frameLimits={FRAME}
      arrange={(k) => arrangementOf(map, k)}
      under={(seen, at, arranged) => under(seen, map, at, arranged)}
      placeAt={([x, y]) => {
        const id = spaceAt(map, x, y);
        return id === null ? null : space(id);
      }}
      find={({ kind, id }, arranged) => (kind === 'space' ? (arranged.places(id, 1)[0] ?? null) : null)}
      standing={(seen, { touch, seat }, arranged) => {
        const found = standing(boardOf(seen), arranged).find(
          ({ piece }) => piece.space === touch.id && piece.country === seat,
        );
        return found ? [found.x, found.y] : null;
      }}
      extentOf={({ kind, id }, arranged) =>
        kind === 'space' ? extentOf(map, id, arranged, piecesIn(view.peek(), id)) : null
      }
      start={(seen, seat) =>
        boardOf(seen)
          .pieces.filter((piece) => piece.country === seat)
          .map((piece) => space(piece.space))
      }
      ground={GROUND}
      outline={(id) => map.spaces.get(id)?.path ?? null}
      inspect={(seen, touches) => {
        const at = touches.find(({ kind }) => kind === 'space');
        return at ? { title: spaceName(at.id), lines: inspect(seen, touches) } : null;
      }}
      layers={({ turns, shown, lit, grown, arranged }) => (
        <>
          <StillLayer sheet={map.sheet} name={GROUND} className="map-ground" draw={ground} />
          <HeldLayer map={map} turns={turns} view={view} arranged={arranged} />
          <LitLayer map={map} turns={turns} lit={lit} shown={shown} />
          <WritingLayer map={map} turns={turns} arranged={arranged} />
          <PieceLayer map={map} turns={turns} grown={grown} arranged={arranged} {...props} />
        </>
      )}
    />
  );
}

function piecesIn(view: View | null, id: string): number {
  return view ? boardOf(view).pieces.filter((piece) => piece.space === id).length : 0;
}

/** What is at a point: a space, and the piece in it that was hit. */
function under(view: View | null, map: DrawnMap, [x, y]: Point, arranged: Arrangement): Touch[] {
  const { width } = map.sheet;
  const reach = REACH * arranged.growth;
  const hit = view
    ? standing(boardOf(view), arranged).find(({ x: px, y: py }) => {
        const dx = x - px - Math.round((x - px) / width) * width;
        return Math.abs(dx) < reach && Math.abs(y - py) < reach;
      })
    : undefined;
  if (hit) return [space(hit.piece.space), country(hit.piece.country)];
  const found = spaceAt(map, x, y);
  return found === null ? [] : [space(found)];
}
