import type { BoardModel, StackModel } from '@sandtable/east-front/board-model';
import type { FactionId, TypeId } from '@sandtable/east-front/faces';
import type { Point } from '@sandtable/maps';
import type { Arrangement } from '../../board/arrange.js';
import { bentLine, PreviewArrow, SupplyLine } from '../../board/arrows.js';
import { PlacedNumber } from '../../board/counter-marks.js';
import type { Change } from '../board-module.js';
import { Counter } from './counter.js';
import type { DrawnFront } from './drawn.js';
import { Star } from './ground.js';

/** A stack and its position. */
export interface Standing {
  stack: StackModel;
  x: number;
  y: number;
}

const ORDER: Record<TypeId, number> = { infantry: 0, tank: 1, airplane: 2, fleet: 3 };

/** The stacks of a position, and where each is; more counters may need room in some spaces. */
export function standing(
  board: BoardModel,
  arranged: Arrangement,
  more: ReadonlyMap<string, number> = new Map(),
): Standing[] {
  const bySpace = new Map<string, StackModel[]>();
  for (const stack of board.stacks) bySpace.set(stack.space, [...(bySpace.get(stack.space) ?? []), stack]);
  return [...bySpace].flatMap(([space, stacks]) => {
    const places = arranged.places(space, stacks.length + (more.get(space) ?? 0));
    return stacks
      .slice()
      .sort((a, b) => ORDER[a.type] - ORDER[b.type])
      .map((stack, i) => ({ stack, x: places[i][0], y: places[i][1] }));
  });
}

interface PiecesProps {
  board: BoardModel;
  map: DrawnFront;
  arranged: Arrangement;
  outlook: readonly Change[];
  recent: readonly Change[];
  /** Pieces that can be chosen now, as "german tank warsaw"; forces, as "german warsaw". */
  legal: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  /** The numbers of spaces, pieces and forces that can be chosen, as in the list. */
  numbers: ReadonlyMap<string, number>;
  /** An attack that goes on or is about to be chosen. */
  attack: { from: string; to: string } | null;
}

/** The changes of a kind, as the ids of stacks: a change has a key such as "new german tank warsaw 0". */
function stackIds(changes: readonly Change[], word: string): Set<string> {
  return new Set(
    changes
      .filter(({ key }) => key.startsWith(`${word} `))
      .map(({ key }) => key.slice(word.length + 1).replace(/ \d+$/, '')),
  );
}

/** All stacks, recent changes, and what a choice would change. */
export function Pieces({
  board,
  map,
  arranged,
  outlook,
  recent,
  legal,
  picked,
  numbers,
  attack,
}: PiecesProps) {
  const [fresh, wouldGo, wouldCut] = [
    stackIds(recent, 'new'),
    stackIds(outlook, 'gone'),
    stackIds(outlook, 'cut'),
  ];
  const arrived = new Set(
    recent
      .filter(({ key }) => key.startsWith('moved '))
      .map(({ key }) => key.split(' ').slice(1, -2).join(' ')),
  );
  const ghosts = ghostsOf(map, outlook);
  const more = new Map<string, number>();
  for (const { space } of ghosts) more.set(space, (more.get(space) ?? 0) + 1);
  const stand = standing(board, arranged, more);
  const placeFor = (space: string, extra: number): Point => {
    const here = stand.filter(({ stack }) => stack.space === space).length;
    const count = here + Math.max(extra + 1, more.get(space) ?? 0);
    return arranged.places(space, count)[here + extra];
  };
  const room = 18 * arranged.growth;
  const numberOf = new Map<string, number>();
  for (const { stack } of stand) {
    // A force is numbered on its first stack.
    const force = `${stack.faction} ${stack.space}`;
    const taken = [...numberOf.keys()].some(
      (id) => id.startsWith(`${stack.faction} `) && id.endsWith(` ${stack.space}`),
    );
    const number =
      numbers.get(`piece:${stack.id}`) ??
      (isGround(stack) && !taken ? numbers.get(`force:${force}`) : undefined);
    if (number !== undefined) numberOf.set(stack.id, number);
  }
  const taken = new Map<string, number>();
  return (
    <>
      <Ways map={map} outlook={outlook} stand={stand} placeFor={placeFor} room={room} />
      {attack && (
        <PreviewArrow
          kind="attack"
          d={attackLine(
            [attack.from, attack.to].map((space) => ({
              middle: middleOf(stand, space, placeFor),
              counters: stand.filter(({ stack }) => stack.space === space),
            })),
            room,
          )}
        />
      )}
      {stand.map(({ stack, x, y }) => {
        const { id } = stack;
        const force = `${stack.faction} ${stack.space}`;
        const isFresh = fresh.has(id) || arrived.has(id);
        const classes = [
          isFresh ? 'is-new' : '',
          wouldGo.has(id) ? 'would-go' : '',
          wouldCut.has(id) ? 'would-cut' : '',
          legal.has(id) || (isGround(stack) && legal.has(force)) ? 'is-legal' : '',
          picked.has(id) || (isGround(stack) && picked.has(force)) ? 'is-picked' : '',
        ];
        return (
          <Counter
            key={id}
            faction={stack.faction}
            type={stack.type}
            count={stack.count}
            x={x}
            y={y}
            space={stack.space}
            supplied={stack.supplied}
            guarded={stack.protected}
            moved={stack.moved >= stack.count}
            crossed={wouldGo.has(id)}
            className={classes.join(' ')}
          />
        );
      })}
      {ghosts.map(({ key, space, faction, type }) => {
        const extra = taken.get(space) ?? 0;
        taken.set(space, extra + 1);
        const [x, y] = placeFor(space, extra);
        return (
          <Counter
            key={key}
            faction={faction}
            type={type}
            count={1}
            x={x}
            y={y}
            space={space}
            className="is-ghost is-chosen"
          />
        );
      })}
      {[...numbers].map(([key, number]) => {
        const space = key.startsWith('space:') ? key.slice('space:'.length) : null;
        if (space === null || !map.spaces.has(space)) return null;
        const at = placeFor(space, more.get(space) ?? 0);
        return <PlacedNumber key={key} number={number} at={at} space={space} />;
      })}
      {stand.map(({ stack: { id, space }, x, y }) => {
        const number = numberOf.get(id);
        if (number === undefined) return null;
        return (
          <PlacedNumber key={`number ${id}`} number={number} at={[x, y]} space={space} dx={-14} dy={9} />
        );
      })}
    </>
  );
}

export function isGround({ type }: Pick<StackModel, 'type'>): boolean {
  return type === 'infantry' || type === 'tank';
}

/** The middle of the counters in a space, or where the first would be. */
function middleOf(
  stand: readonly Standing[],
  space: string,
  placeFor: (space: string, extra: number) => Point,
): Point {
  const here = stand.filter(({ stack }) => stack.space === space);
  if (here.length === 0) return placeFor(space, 0);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(here.map(({ x }) => x)), mean(here.map(({ y }) => y))];
}

interface Group {
  middle: Point;
  counters: readonly Standing[];
}

/** The arrow of an attack, from the edge of one group of counters to the edge of the other: no counter covers its head. */
function attackLine([from, to]: readonly Group[], room: number): string {
  const [dx, dy] = [to.middle[0] - from.middle[0], to.middle[1] - from.middle[1]];
  const reach = ({ middle, counters }: Group) => {
    const half = (values: readonly number[]) => Math.max(0, ...values.map(Math.abs)) + room * 1.3;
    const [width, height] = [
      half(counters.map(({ x }) => x - middle[0])),
      half(counters.map(({ y }) => y - middle[1])),
    ];
    const length = Math.hypot(dx, dy) || 1;
    return Math.min((width * length) / Math.abs(dx || 1), (height * length) / Math.abs(dy || 1));
  };
  const [before, after] = [reach(from), reach(to)];
  // Groups that are close together still leave room for a short arrow.
  const length = Math.hypot(dx, dy);
  const fit = Math.min(1, Math.max(0, length - room * 2) / (before + after));
  const head = Math.min(room, (length - (before + after) * fit) * 0.4);
  return bentLine(from.middle, to.middle, [before * fit, after * fit], head);
}

interface WaysProps extends Pick<PiecesProps, 'map' | 'outlook'> {
  stand: readonly Standing[];
  placeFor(space: string, extra: number): Point;
  room: number;
}

/** Paths of what would move: an arrow for a move, the supply line for a new piece. */
function Ways({ map, outlook, stand, placeFor, room }: WaysProps) {
  const way = (line: readonly string[], head: number) => {
    const points = line
      .filter((space) => map.spaces.has(space))
      .map((space) => middleOf(stand, space, placeFor));
    return points.slice(1).map((to, i) => bentLine(points[i], to, room, i === points.length - 2 ? head : 0));
  };
  const moves = outlook.filter(({ key }) => key.startsWith('moved '));
  const supply = outlook.filter(({ key }) => !key.startsWith('moved '));
  return (
    <>
      <SupplyLine d={supply.flatMap(({ line = [] }) => way(line, 0)).join('')} />
      {moves.map(({ key, line = [] }) => (
        <PreviewArrow key={key} kind="move" d={way(line, room * 0.7).join('')} />
      ))}
    </>
  );
}

interface Ghost {
  key: string;
  space: string;
  faction: FactionId;
  type: TypeId;
}

/** The pieces that would be added. */
function ghostsOf(map: DrawnFront, outlook: readonly Change[]): Ghost[] {
  return outlook
    .filter(({ key }) => key.startsWith('new ') || key.startsWith('moved '))
    .flatMap(({ key, marks }) => {
      const space = marks.find(({ how }) => how === 'new')?.touch.id;
      if (space === undefined || !map.spaces.has(space)) return [];
      const words = key.split(' ').filter((word) => word !== 'protected');
      return [{ key, space, faction: words[1] as FactionId, type: words[2] as TypeId }];
    });
}

/** Stars that markers add or cover. */
export function Markers({ board, map, grown }: Pick<PiecesProps, 'board' | 'map'> & { grown: number }) {
  const gorki = map.spaces.get('gorki')?.marker;
  const scorched = board.scorched === null ? undefined : map.spaces.get(board.scorched);
  const covered = scorched?.stars?.at(-1) ?? scorched?.marker;
  return (
    <>
      {board.gorkiStar && gorki && <Star at={gorki} grown={grown} />}
      {covered && (
        <g class="ef-scorched" transform={`translate(${covered[0]} ${covered[1]}) scale(${grown})`}>
          <circle r={12} />
          <path d="M-7-7L7 7M7-7L-7 7" />
        </g>
      )}
    </>
  );
}
