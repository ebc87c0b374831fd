import { type Camera, clampCamera, minScale, pixelOf, type Stage, wrapX } from './camera.js';
import type { Box } from './drawing.js';

// Where the camera must be so that the player sees certain places, beside what lies over the map.

/** A place that should be seen, in units of the map. */
export interface Extent {
  /** The name by which options know it. */
  id: string;
  /** What must be seen of it: its name and its counters. */
  heart: Box;
  /** What is touched to choose it: its counters. Absent: the heart. */
  core?: Box;
  /** All of it. */
  whole: Box;
}

export interface FrameLimits {
  /** Whole places are shown if the map need not be smaller than this, in pixels per unit; otherwise their hearts. */
  comfort: number;
  /** The map is not shown larger than this. */
  closest: number;
  /** The part of the places that is enough if it is in view already: the camera stays. Absent: all of them. */
  enough?: number;
  /** If all places can be shown only smaller than this, a part of them is shown. Absent: all of them. */
  readable?(stage: Stage): number;
  /** The least part of them that must be in view then, however small. */
  leastPart?: number;
}

/** The width of a map below which pieces of a whole map would lie on each other, in pixels. */
const PHONE = 600;

/** The least scale of a drawn map on a phone. */
export const onPhones =
  (k: number) =>
  ({ width }: Stage): number =>
    width < PHONE ? k : 0;

/** The distance of what is framed from the edge of the window and from what lies over the map, in pixels. */
export const MARGIN = 20;
/** What is nearer than this to an edge, in pixels, is not comfortably in view. */
const PARTLY = 10;
/** What is nearer than this counts as hidden. */
export const NEAR = 2;
/** The least part of the window, in each direction, that can be left to what is framed. */
const LEAST_PART = 0.34;
/** How much the map shrinks from one attempt to the next. */
const SMALLER = 0.92;

/**
 * Boxes moved round the cylinder so that they are close together: the widest gap between them is outside. Those of a
 * flat map stay.
 */
export function together(boxes: readonly Box[], period: number | null): Box[] {
  if (period === null || boxes.length === 0) return [...boxes];
  const sorted = boxes
    .map(([left, top, right, bottom]): Box => {
      const from = wrapX(left, period);
      return [from, top, from + right - left, bottom];
    })
    .sort((a, b) => a[0] - b[0]);
  let reached = Math.max(...sorted.map(([, , right]) => right)) - period;
  let first = 0;
  let widest = -Infinity;
  for (const [i, [left, , right]] of sorted.entries()) {
    if (left - reached > widest) {
      widest = left - reached;
      first = i;
    }
    reached = Math.max(reached, right);
  }
  return sorted.map((box, i): Box => (i < first ? [box[0] + period, box[1], box[2] + period, box[3]] : box));
}

export function union(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ];
}

export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** The parts of the window beside what covers it, each as large as possible; the whole window first. */
export function freeAreas({ width, height }: Stage, covers: readonly Box[]): Box[] {
  let areas: Box[] = [[0, 0, width, height]];
  for (const cover of covers) {
    areas = areas.flatMap((area): Box[] => {
      if (!overlaps(area, cover)) return [area];
      const [left, top, right, bottom] = area;
      const cuts: Box[] = [
        [left, top, Math.min(right, cover[0]), bottom],
        [Math.max(left, cover[2]), top, right, bottom],
        [left, top, right, Math.min(bottom, cover[1])],
        [left, Math.max(top, cover[3]), right, bottom],
      ];
      return cuts.filter(
        (cut) => cut[2] - cut[0] > width * LEAST_PART && cut[3] - cut[1] > height * LEAST_PART,
      );
    });
  }
  return [[0, 0, width, height], ...areas];
}

/** The box of a place on the screen, in pixels, in the copy nearest to the middle of the window. */
export function onScreen(camera: Camera, stage: Stage, [left, top, right, bottom]: Box): Box {
  const { k } = camera;
  const [width, height] = [(right - left) * k, (bottom - top) * k];
  let [x, y] = pixelOf(camera, stage, [left, top]);
  const turn = stage.mapWidth * k;
  if (stage.wraps) x -= Math.round((x + width / 2 - stage.width / 2) / turn) * turn;
  return [x, y, x + width, y + height];
}

/** Whether a place is outside the window, or under what covers it, or nearer to either than a margin. */
export function isHidden(
  camera: Camera,
  stage: Stage,
  place: Box,
  covers: readonly Box[],
  margin: number,
): boolean {
  const [left, top, right, bottom] = onScreen(camera, stage, place);
  const grown: Box = [left - margin, top - margin, right + margin, bottom + margin];
  if (grown[0] < 0 || grown[1] < 0 || grown[2] > stage.width || grown[3] > stage.height) return true;
  return covers.some((cover) => overlaps(cover, grown));
}

/** Those places that fit together into a window of this size, in units of the map, around the one with most neighbours. */
export function crowdIn(
  places: readonly Extent[],
  width: number,
  height: number,
  period: number | null = null,
): readonly Extent[] {
  const middles = places.map(({ heart: [left, top, right, bottom] }) => [
    (left + right) / 2,
    (top + bottom) / 2,
  ]);
  const apart = (a: number, b: number) =>
    Math.abs(period === null ? a - b : a - b - Math.round((a - b) / period) * period);
  const around = ([x, y]: readonly number[]) =>
    places.filter(
      (_, i) => apart(middles[i][0], x) < width * 0.42 && Math.abs(middles[i][1] - y) < height * 0.42,
    );
  return middles.map(around).reduce((best, one) => (one.length > best.length ? one : best), []);
}

/** How many of these places are outside the window or under what covers it. */
export function hiddenOf(
  camera: Camera,
  stage: Stage,
  places: readonly Box[],
  covers: readonly Box[],
  margin: number,
): number {
  return places.filter((place) => isHidden(camera, stage, place, covers, margin)).length;
}

/** The camera that shows these places as large as allowed, none of them under what covers the map if possible. */
export function frame(
  stage: Stage,
  places: readonly Extent[],
  covers: readonly Box[],
  limits: FrameLimits,
): Camera | null {
  if (places.length === 0 || stage.width <= 0 || stage.height <= 0) return null;
  const period = stage.wraps ? stage.mapWidth : null;
  const hearts = places.map(({ heart }) => heart);
  const must = union(together(hearts, period));
  const want = union(
    together(
      places.map(({ whole }) => whole),
      period,
    ),
  );
  const margin = Math.min(MARGIN, stage.width / 14, stage.height / 14);
  const attempts = freeAreas(stage, covers).map((area) => {
    const room = [area[2] - area[0] - 2 * margin, area[3] - area[1] - 2 * margin];
    const scale = (box: Box) =>
      Math.min(room[0] / Math.max(1, box[2] - box[0]), room[1] / Math.max(1, box[3] - box[1]));
    const all = scale(want);
    const [box, most] =
      all >= limits.comfort
        ? [want, Math.min(all, limits.closest)]
        : [must, Math.min(scale(must), limits.comfort)];
    return shrunk(area, box, Math.max(most, minScale(stage)));
  });
  return attempts.reduce((best, one) => {
    if (one.hidden !== best.hidden) return one.hidden < best.hidden ? one : best;
    return one.camera.k > best.camera.k * 1.02 ? one : best;
  }).camera;

  /** Centres a box in a part of the window; if places are hidden then, with the map smaller and smaller. */
  function shrunk(area: Box, box: Box, from: number): { camera: Camera; hidden: number } {
    const least = minScale(stage);
    let best: { camera: Camera; hidden: number } | null = null;
    for (let k = from; ; k = Math.max(least, k * SMALLER)) {
      const camera = clampCamera(
        {
          x: (box[0] + box[2]) / 2 - (area[0] + area[2]) / 2 / k,
          y: (box[1] + box[3]) / 2 - (area[1] + area[3]) / 2 / k,
          k,
        },
        stage,
      );
      const hidden =
        hiddenOf(camera, stage, hearts, covers, PARTLY) +
        hiddenOf(camera, stage, hearts, covers, NEAR) * hearts.length;
      if (!best || hidden < best.hidden) best = { camera, hidden };
      if (hidden === 0 || k <= least) return best;
    }
  }
}

/** Whether all, or a part that is enough, is in view already, the map not smaller than a scale. */
export function isInView(
  camera: Camera,
  stage: Stage,
  places: readonly Extent[],
  covers: readonly Box[],
  least: number,
  enough = 1,
): boolean {
  const hearts = places.map(({ heart }) => heart);
  const hidden = hiddenOf(camera, stage, hearts, covers, NEAR);
  return camera.k >= least && hidden <= places.length * (1 - enough);
}

/** The same places, those nearest to some others first; among equals those nearest to the middle of all. */
export function byNearness<P extends Extent>(
  places: readonly P[],
  others: readonly Extent[],
  period: number | null,
): P[] {
  const centre = (box: Box) => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const;
  const centres = together(
    places.map(({ heart }) => heart),
    period,
  ).map(centre);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const all = [mean(centres.map(([x]) => x)), mean(centres.map(([, y]) => y))] as const;
  const far = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) => {
    const dx = period === null ? bx - ax : bx - ax - Math.round((bx - ax) / period) * period;
    return Math.hypot(dx, by - ay);
  };
  const goals = others.map(({ heart }) => centre(heart));
  const known = new Map(
    places.map((place) => {
      const at = centre(place.heart);
      return [place, [Math.min(...goals.map((goal) => far(at, goal))), far(at, all)] as const];
    }),
  );
  return [...places].sort((a, b) => {
    const [[nearA, middleA], [nearB, middleB]] = [known.get(a)!, known.get(b)!];
    return nearA === nearB ? middleA - middleB : nearA - nearB;
  });
}
