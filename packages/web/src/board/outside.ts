import type { Camera, Stage } from './camera.js';
import type { Box } from './drawing.js';
import { type Extent, isHidden, onScreen, overlaps } from './framing.js';

// What may be chosen and is not in view: a mark at the edge of the window says how much of it is there, and leads to it.

export type Side = 'left' | 'right' | 'top' | 'bottom';

export interface Outside {
  side: Side;
  places: readonly Extent[];
  /** The middle of the mark, in pixels of the window. */
  at: readonly [number, number];
}

/** The half side of a mark, in pixels, and its distance from the edge. */
export const MARK = 22;
const EDGE = 6;

/** The places that are not in view, by the edge of the window behind which they are. */
export function outsideOf(
  camera: Camera,
  stage: Stage,
  places: readonly Extent[],
  covers: readonly Box[],
): Outside[] {
  const behind = new Map<Side, { places: Extent[]; boxes: Box[] }>();
  for (const place of places) {
    const core = place.core ?? place.heart;
    if (!isHidden(camera, stage, core, covers, 0)) continue;
    const box = onScreen(camera, stage, core);
    const side = sideOf(box, stage);
    const known = behind.get(side) ?? { places: [], boxes: [] };
    behind.set(side, { places: [...known.places, place], boxes: [...known.boxes, box] });
  }
  const taken: Box[] = [...covers];
  return [...behind].map(([side, { places: there, boxes }]) => {
    const at = freeSpot(side, boxes, stage, taken);
    taken.push(around(at));
    return { side, places: there, at };
  });
}

/** The edge that a box is nearest to, or the furthest behind. */
function sideOf([left, top, right, bottom]: Box, { width, height }: Stage): Side {
  const beyond: [Side, number][] = [
    ['left', -left],
    ['right', right - width],
    ['top', -top],
    ['bottom', bottom - height],
  ];
  return beyond.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const around = ([x, y]: readonly [number, number]): Box => [x - MARK, y - MARK, x + MARK, y + MARK];

/** The spot for a mark at an edge, nearest to the middle of what is behind it and beside what lies over the map. */
function freeSpot(
  side: Side,
  boxes: readonly Box[],
  { width, height }: Stage,
  taken: readonly Box[],
): readonly [number, number] {
  const upright = side === 'left' || side === 'right';
  const mean =
    boxes.reduce((sum, box) => sum + (upright ? box[1] + box[3] : box[0] + box[2]) / 2, 0) / boxes.length;
  const [from, until] = [MARK + EDGE, (upright ? height : width) - MARK - EDGE];
  const wanted = Math.min(Math.max(mean, from), Math.max(from, until));
  const across = MARK + EDGE;
  const spot = (along: number): readonly [number, number] =>
    upright
      ? [side === 'left' ? across : width - across, along]
      : [along, side === 'top' ? across : height - across];
  for (let off = 0; off < until - from; off += MARK / 2)
    for (const along of [wanted + off, wanted - off])
      if (along >= from && along <= until && !taken.some((box) => overlaps(box, around(spot(along)))))
        return spot(along);
  return spot(wanted);
}
