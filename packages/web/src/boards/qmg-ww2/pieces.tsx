import type { Point } from '@sandtable/maps';
import type { BoardModel, PieceModel } from '@sandtable/qmg-ww2/board-model';
import type { Arrangement } from '../../board/arrange.js';
import { bentLine, PreviewArrow, SupplyLine } from '../../board/arrows.js';
import { PlacedNumber } from '../../board/counter-marks.js';
import type { Change } from '../board-module.js';
import { signed } from '../pretty.js';
import { Counter } from './counter.js';
import { type DrawnMap, nearCopy } from './drawn.js';
import { starOf } from './room.js';
import type { Targets } from './targets.js';

export interface Standing {
  piece: PieceModel;
  x: number;
  y: number;
}

/** The pieces of a position, and where each is; more counters may need room in some spaces. */
export function standing(
  board: BoardModel,
  arranged: Arrangement,
  more: ReadonlyMap<string, number> = new Map(),
): Standing[] {
  const bySpace = new Map<string, PieceModel[]>();
  for (const piece of board.pieces) bySpace.set(piece.space, [...(bySpace.get(piece.space) ?? []), piece]);
  return [...bySpace].flatMap(([space, pieces]) => {
    const places = arranged.places(space, pieces.length + (more.get(space) ?? 0));
    return pieces.map((piece, i) => ({ piece, x: places[i][0], y: places[i][1] }));
  });
}

interface PiecesProps {
  board: BoardModel;
  map: DrawnMap;
  arranged: Arrangement;
  outlook: readonly Change[];
  recent: readonly Change[];
  /** Pieces that can be chosen now, as "space country". */
  legal: ReadonlySet<string>;
  targets: Targets;
}

const keyOf = (space: string, country: string) => `${space} ${country}`;

function marksOf(changes: readonly Change[], how: string) {
  return changes.flatMap((change) => change.marks.filter((mark) => mark.how === how && mark.seat !== null));
}

/** All pieces, recent changes, and what a choice would change. */
export function Pieces({ board, map, arranged, outlook, recent, legal, targets }: PiecesProps) {
  const set = (changes: readonly Change[], how: string) =>
    new Set(marksOf(changes, how).map(({ touch, seat }) => keyOf(touch.id, seat!)));
  const [would, wouldCut, fresh] = [set(outlook, 'gone'), set(outlook, 'cut'), set(recent, 'new')];
  const ghosts = ghostsOf(map, outlook, targets);
  const leaving = marksOf(recent, 'gone').filter(({ touch }) => map.spaces.has(touch.id));
  const more = new Map<string, number>();
  for (const { space } of ghosts) more.set(space, (more.get(space) ?? 0) + 1);
  const stand = standing(board, arranged, more);
  const counts = new Map<string, number>();
  for (const { piece } of stand) counts.set(piece.space, (counts.get(piece.space) ?? 0) + 1);
  const placeFor = (space: string, extra: number): Point => {
    const here = counts.get(space) ?? 0;
    return arranged.places(space, here + Math.max(extra + 1, more.get(space) ?? 0))[here + extra];
  };
  const lined = linesOf({ map, stand, outlook, targets, placeFor, room: 15 * arranged.growth });
  const tagged = new Set<string>();
  const numberOf = (space: string, country: string): number | null => {
    const number = targets.numbers.get(space);
    if (number === undefined || ghosts.some((ghost) => ghost.space === space) || tagged.has(space))
      return null;
    const meant =
      legal.has(keyOf(space, country)) ||
      !stand.some(({ piece }) => legal.has(keyOf(space, piece.country)) && piece.space === space);
    if (meant) tagged.add(space);
    return meant ? number : null;
  };
  const numbers: { space: string; number: number; at: Point; chosen?: boolean }[] = [];
  const pieces = stand.map(({ piece, x, y }) => {
    const id = keyOf(piece.space, piece.country);
    const number = numberOf(piece.space, piece.country);
    if (number !== null) numbers.push({ space: piece.space, number, at: [x, y] });
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
        space={piece.space}
        supplied={piece.supplied}
        guarded={piece.guarded}
        crossed={would.has(id)}
        className={classes.join(' ')}
      />
    );
  });
  const taken = new Map<string, number>();
  return (
    <>
      {lined}
      {leaving.map(({ touch, seat }) => {
        const [x, y] = placeFor(touch.id, 0);
        return (
          <Counter
            key={`leaving ${keyOf(touch.id, seat!)}`}
            country={seat!}
            kind={kindIn(map, touch.id)}
            x={x}
            y={y}
            className="is-leaving"
            crossed
          />
        );
      })}
      {pieces}
      {ghosts.map(({ space, country, chosen }) => {
        const extra = taken.get(space) ?? 0;
        taken.set(space, extra + 1);
        const [x, y] = placeFor(space, extra);
        const number = extra === 0 ? targets.numbers.get(space) : undefined;
        if (number !== undefined) numbers.push({ space, number, at: [x, y], chosen });
        return (
          <Counter
            key={`ghost ${keyOf(space, country)}`}
            country={country}
            kind={kindIn(map, space)}
            x={x}
            y={y}
            space={space}
            className={`is-ghost ${chosen ? 'is-chosen' : ''}`}
          />
        );
      })}
      {[...targets.numbers]
        .filter(
          ([space]) =>
            map.spaces.has(space) && !tagged.has(space) && !ghosts.some((one) => one.space === space),
        )
        .map(([space, number]) => {
          return (
            <PlacedNumber key={`number ${space}`} number={number} at={placeFor(space, 0)} space={space} />
          );
        })}
      {numbers.map((one) => (
        <PlacedNumber key={`number ${one.space}`} {...one} dx={14} dy={-9} />
      ))}
      {marksOf(outlook, 'score').map(
        ({ touch, seat, by }) =>
          by !== undefined && (
            <ScoreNote
              key={`score ${touch.id} ${seat}`}
              map={map}
              arranged={arranged}
              space={touch.id}
              by={by}
              country={seat!}
            />
          ),
      )}
    </>
  );
}

interface Ghost {
  space: string;
  country: string;
  /** It is the choice itself, not only one of those that are possible. */
  chosen: boolean;
}

/** What would be placed by the choice that is shown; and by each choice that is possible. */
function ghostsOf(map: DrawnMap, outlook: readonly Change[], targets: Targets): Ghost[] {
  const chosen = marksOf(outlook, 'new')
    .filter(({ touch }) => map.spaces.has(touch.id))
    .map(({ touch, seat }) => ({ space: touch.id, country: seat!, chosen: true }));
  const possible = targets.builds.filter(
    ({ space, country }) => !chosen.some((one) => one.space === space && one.country === country),
  );
  return [...chosen, ...possible.map((one) => ({ ...one, chosen: false }))];
}

function kindIn(map: DrawnMap, space: string): 'army' | 'navy' {
  return map.spaces.get(space)!.kind === 'sea' ? 'navy' : 'army';
}

interface Lines extends Pick<PiecesProps, 'map' | 'outlook' | 'targets'> {
  stand: readonly Standing[];
  placeFor(space: string, extra: number): Point;
  /** The room for the counters at the ends. */
  room: number;
}

/** The supply line of what would be placed, and from where a battle would come. */
function linesOf({ map, stand, outlook, targets, placeFor, room }: Lines) {
  const line = (a: Point, b: Point, head = 0) => bentLine(a, nearCopy(map, a, b), room, head);
  const supply = outlook.flatMap(({ line: spaces = [], marks }) => {
    const own = spaces.map((space): Point => {
      const found = stand.find(({ piece }) => piece.space === space && piece.country === marks[0]?.seat);
      return found ? [found.x, found.y] : placeFor(space, 0);
    });
    return own.slice(1).map((to, i) => line(own[i], to));
  });
  const { battle } = targets;
  const from = battle && attackerOf(map, stand, battle.space, battle.country);
  const at = battle && stand.find(({ piece }) => piece.space === battle.space);
  const to = at ? ([at.x, at.y] as const) : battle && placeFor(battle.space, 0);
  return (
    <>
      <SupplyLine d={supply.join('')} />
      {from && to && <PreviewArrow d={line([from.x, from.y], to, room * 0.8)} kind="attack" />}
    </>
  );
}

/** The piece that a battle comes from: a supplied one of the country next to the space, the nearest one. */
function attackerOf(
  map: DrawnMap,
  stand: readonly Standing[],
  space: string,
  country: string,
): Standing | null {
  const beside = map.neighbours.get(space);
  const [x, y] = map.spaces.get(space)!.middle;
  const far = (one: Standing) => {
    const [nx, ny] = nearCopy(map, [x, y], [one.x, one.y]);
    return Math.hypot(nx - x, ny - y);
  };
  const able = stand
    .filter(({ piece }) => piece.country === country && piece.supplied && beside?.has(piece.space))
    .sort((a, b) => far(a) - far(b));
  return able[0] ?? null;
}

interface ScoreNoteProps {
  map: DrawnMap;
  arranged: Arrangement;
  space: string;
  country: string;
  by: number;
  /** Several countries may score the same star. */
  index?: number;
}

/** Points beside a star. */
export function ScoreNote({ map, arranged, space, country, by, index = 0 }: ScoreNoteProps) {
  const shape = map.spaces.get(space);
  const [x, y] = (shape && starOf(shape, arranged)) ?? shape?.label.at ?? [0, 0];
  return (
    <g class={`score-note seat-${country}`} transform={`translate(${x + 6} ${y - 6})`}>
      <g class="note">
        <rect x={-1 + index * 28} y={-15} width={26} height={17} rx={8.5} />
        <text x={12 + index * 28} y={-1.5}>
          {signed(by)}
        </text>
      </g>
    </g>
  );
}
