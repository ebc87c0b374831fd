import { COUNTER, type Point } from '@sandtable/maps';
import type { BoardModel, PieceModel } from '@sandtable/qmg-ww2/board-model';
import { stacked } from '../../board/stacks.js';
import type { Change } from '../board-module.js';
import { Counter } from './counter.js';
import { type DrawnMap, shortLine } from './drawn.js';

/** The position of a piece in its space: pieces take the map's counter places in order of play. */
export function placeOf(map: DrawnMap, space: string, index: number): Point {
  const { counters, label } = map.spaces.get(space)!;
  return stacked(counters, index + 1, COUNTER)[index] ?? label.at;
}

export interface Standing {
  piece: PieceModel;
  x: number;
  y: number;
}

/** The pieces of a position, and where each is. */
export function standing(board: BoardModel, map: DrawnMap): Standing[] {
  const taken = new Map<string, number>();
  return board.pieces.map((piece) => {
    const index = taken.get(piece.space) ?? 0;
    taken.set(piece.space, index + 1);
    const [x, y] = placeOf(map, piece.space, index);
    return { piece, x, y };
  });
}

interface PiecesProps {
  board: BoardModel;
  map: DrawnMap;
  outlook: readonly Change[];
  recent: readonly Change[];
  /** Pieces that can be chosen now, as "space country". */
  legal: ReadonlySet<string>;
}

/** All pieces, recent changes, and what a choice would change. */
export function Pieces({ board, map, outlook, recent, legal }: PiecesProps) {
  const marks = (changes: readonly Change[], how: string) =>
    changes.flatMap((change) => change.marks.filter((mark) => mark.how === how && mark.seat !== null));
  const key = (space: string, country: string) => `${space} ${country}`;
  const set = (changes: readonly Change[], how: string) =>
    new Set(marks(changes, how).map(({ touch, seat }) => key(touch.id, seat!)));
  const [would, wouldCut, fresh] = [set(outlook, 'gone'), set(outlook, 'cut'), set(recent, 'new')];
  const stand = standing(board, map);
  const count = (space: string) => stand.filter(({ piece }) => piece.space === space).length;
  const ghosts = (changes: readonly Change[], how: 'new' | 'gone', className: string) =>
    marks(changes, how)
      .filter(({ touch }) => map.spaces.has(touch.id))
      .map(({ touch, seat }) => {
        const [x, y] = placeOf(map, touch.id, count(touch.id));
        const kind = map.spaces.get(touch.id)!.kind === 'sea' ? 'navy' : 'army';
        return (
          <Counter
            key={`${className} ${key(touch.id, seat!)}`}
            country={seat!}
            kind={kind}
            x={x}
            y={y}
            className={className}
          />
        );
      });
  return (
    <>
      <path class="would-supply" d={supplyPaths(map, stand, outlook)} />
      {ghosts(recent, 'gone', 'is-leaving')}
      {stand.map(({ piece, x, y }) => {
        const id = key(piece.space, piece.country);
        const classes = [
          would.has(id) ? 'would-go' : '',
          wouldCut.has(id) ? 'would-cut' : '',
          fresh.has(id) ? 'is-new' : '',
          legal.has(id) ? 'is-legal' : '',
        ];
        return (
          <Counter
            key={id}
            country={piece.country}
            kind={piece.kind}
            x={x}
            y={y}
            supplied={piece.supplied}
            guarded={piece.guarded}
            className={classes.join(' ')}
          />
        );
      })}
      {ghosts(outlook, 'new', 'is-ghost')}
      {marks(outlook, 'score').map(({ touch, seat }) => (
        <ScoreNote key={`score ${touch.id} ${seat}`} map={map} space={touch.id} text="+" country={seat!} />
      ))}
    </>
  );
}

/** The supply lines of what would be placed: from piece to piece of the same country. */
function supplyPaths(map: DrawnMap, stand: readonly Standing[], outlook: readonly Change[]): string {
  const steps = outlook.flatMap(({ line = [], marks }) => {
    const own = line.map((space) => {
      const here = stand.filter(({ piece }) => piece.space === space);
      const found = here.find(({ piece }) => piece.country === marks[0]?.seat);
      return found ? ([found.x, found.y] as const) : placeOf(map, space, here.length);
    });
    return own.slice(1).map((to, i) => shortLine(map, own[i], to));
  });
  return steps.join('');
}

interface ScoreNoteProps {
  map: DrawnMap;
  space: string;
  country: string;
  text: string;
  /** Several countries may score the same star. */
  index?: number;
}

/** Points beside a star. */
export function ScoreNote({ map, space, country, text, index = 0 }: ScoreNoteProps) {
  const shape = map.spaces.get(space);
  const [x, y] = shape?.star ?? shape?.label.at ?? [0, 0];
  return (
    <g class={`score-note seat-${country}`} transform={`translate(${x + 6} ${y - 6})`}>
      <g class="note">
        <rect x={-1 + index * 20} y={-15} width={23} height={17} rx={8.5} />
        <text x={10.5 + index * 20} y={-1.5}>
          {text}
        </text>
      </g>
    </g>
  );
}
