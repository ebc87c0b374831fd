import type { Point } from '@sandtable/hex';
import { overlap, type Rect } from './rect.js';

/** How far what is drawn along a line reaches beyond its points, in hexes. */
const BESIDE = 0.25;

export function boxAround(points: readonly Point[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return {
    x: left - BESIDE,
    y: top - BESIDE,
    width: right - left + 2 * BESIDE,
    height: bottom - top + 2 * BESIDE,
  };
}

/** A drawing in many pieces: of a tile only those are drawn that are in it, for dashes on the other side of the map cost as much. */
export class Pieces {
  private readonly all: { path: Path2D; box: Rect }[];

  constructor(pieces: readonly { path: string; points: readonly Point[] }[]) {
    this.all = pieces.map(({ path, points }) => ({ path: new Path2D(path), box: boxAround(points) }));
  }

  /** The pieces in a part of the map, as one path. */
  in(part: Rect): Path2D {
    const path = new Path2D();
    for (const piece of this.all) if (overlap(piece.box, part)) path.addPath(piece.path);
    return path;
  }
}
