import type { BoardModel, StackModel } from '@sandtable/east-front/board-model';
import type { FactionId, TypeId } from '@sandtable/east-front/faces';
import { FRONT_COUNTER, type Point } from '@sandtable/maps';
import { STAR_PATH } from '../../board/drawing.js';
import { besideRows, inRows, stacked } from '../../board/stacks.js';
import type { Change } from '../board-module.js';
import { Counter } from './counter.js';
import { type DrawnFront, type DrawnSpace, straightLine } from './drawn.js';

/** A stack and its position. */
export interface Standing {
  stack: StackModel;
  x: number;
  y: number;
}

const ORDER: Record<TypeId, number> = { infantry: 0, tank: 1, airplane: 2, fleet: 3 };

/** The positions of this many stacks: centred in their block, or on top of each other if it is too small. */
function placesOf({ counters }: DrawnSpace, count: number): Point[] {
  return count <= counters.length ? inRows(counters, count) : stacked(counters, count, FRONT_COUNTER);
}

/** The stacks of a position, each on one of the map's counter places. */
export function standing(board: BoardModel, map: DrawnFront): Standing[] {
  const bySpace = new Map<string, StackModel[]>();
  for (const stack of board.stacks) bySpace.set(stack.space, [...(bySpace.get(stack.space) ?? []), stack]);
  return [...bySpace].flatMap(([space, stacks]) => {
    const shape = map.spaces.get(space)!;
    const places = placesOf(shape, stacks.length);
    return stacks
      .slice()
      .sort((a, b) => ORDER[a.type] - ORDER[b.type])
      .map((stack, i) => {
        const [x, y] = places[i] ?? shape.label.at;
        return { stack, x, y };
      });
  });
}

interface PiecesProps {
  board: BoardModel;
  map: DrawnFront;
  outlook: readonly Change[];
  recent: readonly Change[];
  /** Pieces that can be chosen now, as "german tank warsaw"; forces, as "german warsaw". */
  legal: ReadonlySet<string>;
  picked: ReadonlySet<string>;
}

/** All stacks, recent changes, and what a choice would change. */
export function Pieces({ board, map, outlook, recent, legal, picked }: PiecesProps) {
  const keys = (changes: readonly Change[], word: string) =>
    new Set(
      changes
        .filter(({ key }) => key.startsWith(`${word} `))
        .map(({ key }) => key.slice(word.length + 1).replace(/ \d+$/, '')),
    );
  const [fresh, wouldGo, wouldCut] = [keys(recent, 'new'), keys(outlook, 'gone'), keys(outlook, 'cut')];
  const arrived = new Set(
    recent
      .filter(({ key }) => key.startsWith('moved '))
      .map(({ key }) => key.split(' ').slice(1, -2).join(' ')),
  );
  return (
    <>
      <path class="would-supply" d={waysOf(map, outlook)} />
      {standing(board, map).map(({ stack, x, y }) => {
        const { id } = stack;
        const force = `${stack.faction} ${stack.space}`;
        const classes = [
          fresh.has(id) || arrived.has(id) ? 'is-new' : '',
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
            supplied={stack.supplied}
            guarded={stack.protected}
            moved={stack.moved >= stack.count}
            className={classes.join(' ')}
          />
        );
      })}
      {ghostsOf(board, map, outlook)}
    </>
  );
}

export function isGround({ type }: Pick<StackModel, 'type'>): boolean {
  return type === 'infantry' || type === 'tank';
}

/** Paths of what would move: an arrow for a move, the supply line for a new piece. */
function waysOf(map: DrawnFront, outlook: readonly Change[]): string {
  return outlook
    .flatMap(({ line = [] }) => {
      const points = line.map((space) => map.spaces.get(space)?.middle).filter((at) => at !== undefined);
      return points.slice(1).map((to, i) => straightLine(points[i], to));
    })
    .join('');
}

/** Ghosts of the pieces that would be added. */
function ghostsOf(board: BoardModel, map: DrawnFront, outlook: readonly Change[]) {
  return outlook
    .filter(({ key }) => key.startsWith('new ') || key.startsWith('moved '))
    .flatMap(({ key, marks }) => {
      const at = marks.find(({ how }) => how === 'new')?.touch.id;
      const shape = at === undefined ? undefined : map.spaces.get(at);
      if (!shape) return [];
      const words = key.split(' ').filter((word) => word !== 'protected');
      const [faction, type] = [words[1] as FactionId, words[2] as TypeId];
      const here = board.stacks.filter(({ space }) => space === at).length;
      const [x, y] = besideRows(shape.counters, here) ?? placesOf(shape, here + 1)[here] ?? shape.label.at;
      return [<Counter key={key} faction={faction} type={type} count={1} x={x} y={y} className="is-ghost" />];
    });
}

/** Stars that markers add or cover. */
export function Markers({ board, map }: { board: BoardModel; map: DrawnFront }) {
  const gorki = map.spaces.get('gorki')?.marker;
  const scorched = board.scorched === null ? undefined : map.spaces.get(board.scorched);
  const covered = scorched?.stars?.at(-1) ?? scorched?.marker;
  return (
    <>
      {board.gorkiStar && gorki && (
        <path class="star" d={STAR_PATH} transform={`translate(${gorki[0]} ${gorki[1]}) scale(1.2)`} />
      )}
      {covered && (
        <g class="ef-scorched" transform={`translate(${covered[0]} ${covered[1]})`}>
          <circle r={12} />
          <path d="M-7-7L7 7M7-7L-7 7" />
        </g>
      )}
    </>
  );
}
