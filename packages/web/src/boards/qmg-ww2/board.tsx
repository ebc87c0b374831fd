import { useComputed } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import { useCallback } from 'preact/hooks';
import { MapBoard } from '../../board/map-board.js';
import { StillLayer } from '../../board/map-layer.js';
import type { Point } from '../../board/pan-zoom.js';
import type { BoardProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import { type DrawnMap, drawnMap, spaceAt } from './drawn.js';
import { Ground, Writing } from './ground.js';
import { LitLayer, PieceLayer } from './layers.js';
import { spaceName } from './names.js';
import { inspect } from './overlays.js';
import { standing } from './pieces.js';
import { Tracks } from './tracks.js';

/** The hit radius of a counter: a little more than half its side. */
const REACH = 15;

const space = (id: string): Touch => ({ kind: 'space', id });
const country = (id: string): Touch => ({ kind: 'country', id });

/** The world map with its pieces. */
export function QmgBoard(props: BoardProps) {
  const { view } = props;
  const edition = useComputed(() => (view.value?.options.edition === 'first' ? 'first' : 'second'));
  const map = drawnMap(edition.value);
  const ground = useCallback(() => <Ground map={map} />, [map]);
  const writing = useCallback(() => <Writing map={map} />, [map]);
  return (
    <MapBoard
      board={props}
      className="qmg-board"
      sheet={map.sheet}
      finger={0.75}
      theatre={1.15}
      far={0.78}
      under={(seen, at) => under(seen, map, at)}
      placeAt={([x, y]) => {
        const id = spaceAt(map, x, y);
        return id === null ? null : space(id);
      }}
      find={({ kind, id }) => (kind === 'space' ? (map.spaces.get(id)?.middle ?? null) : null)}
      inspect={(seen, touches) => {
        const at = touches.find(({ kind }) => kind === 'space');
        return at ? { title: spaceName(at.id), lines: inspect(seen, touches) } : null;
      }}
      layers={({ turns, shown }) => (
        <>
          <StillLayer sheet={map.sheet} name="qmg-ground" className="map-ground" draw={ground} />
          <LitLayer map={map} turns={turns} controller={props.controller} shown={shown} />
          <StillLayer sheet={map.sheet} name="qmg-writing" className="map-writing" draw={writing} />
          <PieceLayer map={map} turns={turns} {...props} />
        </>
      )}
      foot={<TracksOf view={view} />}
    />
  );
}

/** What is at a point: a space, and the piece in it that was hit. */
function under(view: View | null, map: DrawnMap, [x, y]: Point): Touch[] {
  const { width } = map.sheet;
  const hit = view
    ? standing(boardOf(view), map).find(({ x: px, y: py }) => {
        const dx = x - px - Math.round((x - px) / width) * width;
        return Math.abs(dx) < REACH && Math.abs(y - py) < REACH;
      })
    : undefined;
  if (hit) return [space(hit.piece.space), country(hit.piece.country)];
  const found = spaceAt(map, x, y);
  return found === null ? [] : [space(found)];
}

function TracksOf({ view }: Pick<BoardProps, 'view'>) {
  return view.value && <Tracks board={boardOf(view.value)} />;
}
