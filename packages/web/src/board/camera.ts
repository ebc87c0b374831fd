/** The visible part of a map: the map point in the upper left corner, and the scale in pixels per map unit. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Stage {
  /** The size of the viewport in pixels. */
  width: number;
  height: number;
  /** The size of the map in its own units. */
  mapWidth: number;
  mapHeight: number;
  /** A cylinder continues past its edge; a flat map ends there. */
  wraps: boolean;
  /** Maximum scale, in pixels per unit. */
  closest: number;
}

/** A cylinder is never seen further round than this. */
const MOST_TURNS = 2;

/** Minimum scale, in pixels per unit: the whole map is in view. In a wide window the ends of a cylinder repeat. */
export function minScale({ width, height, mapWidth, mapHeight, wraps }: Stage): number {
  const whole = Math.min(width / mapWidth, height / mapHeight);
  return wraps ? Math.max(whole, width / (mapWidth * MOST_TURNS)) : whole;
}

/** How far the map may be moved past its edge, in pixels: so that its edge is not always under the tools. */
export const SLACK = 64;

/** Keeps the camera within the zoom limits and, but for the slack, the edges of the map. */
export function clampCamera(camera: Camera, stage: Stage, slack = SLACK): Camera {
  const least = minScale(stage);
  const k = Math.min(Math.max(camera.k, least), Math.max(least, stage.closest));
  const { width, height, mapWidth, mapHeight } = stage;
  const y = kept(camera.y, height / k, mapHeight, slack / k);
  const x = stage.wraps ? wrapX(camera.x, mapWidth) : kept(camera.x, width / k, mapWidth, slack / k);
  return { x, y, k };
}

/** The start of a viewport of length `seen` on a map of length `whole`: within the map, or with the map centred. */
function kept(from: number, seen: number, whole: number, slack: number): number {
  const spare = Math.max(0, seen - whole) / 2;
  return Math.min(Math.max(from, -spare - slack), whole - seen + spare + slack);
}

/** Normalises x to the first turn of the cylinder. */
export function wrapX(x: number, period: number): number {
  return ((x % period) + period) % period;
}

/** The initial camera: a cylinder fills the viewport, a flat map is seen whole. */
export function covering(stage: Stage, centre: readonly [number, number]): Camera {
  const { width, height, mapWidth, mapHeight } = stage;
  const full = Math.max(width / mapWidth, height / mapHeight);
  return clampCamera(centred(stage, centre, stage.wraps ? full : minScale(stage)), stage, 0);
}

/** The camera that shows the whole map. */
export function whole(stage: Stage, centre: readonly [number, number]): Camera {
  return clampCamera(centred(stage, centre, minScale(stage)), stage, 0);
}

/** Centres the viewport on a map point. */
export function centred(stage: Stage, [x, y]: readonly [number, number], k: number): Camera {
  return clampCamera({ x: x - stage.width / k / 2, y: y - stage.height / k / 2, k }, stage);
}

/** Zooms by a factor; the map point under this pixel stays there. */
export function zoomed(camera: Camera, stage: Stage, factor: number, px: number, py: number): Camera {
  const { k } = clampCamera({ ...camera, k: camera.k * factor }, stage);
  const x = camera.x + px / camera.k - px / k;
  const y = camera.y + py / camera.k - py / k;
  return clampCamera({ x, y, k }, stage);
}

/** Moves the map by pixels. */
export function pan(camera: Camera, stage: Stage, dx: number, dy: number): Camera {
  return clampCamera({ x: camera.x - dx / camera.k, y: camera.y - dy / camera.k, k: camera.k }, stage);
}

/** The map point under a pixel, on the first turn of the cylinder. */
export function mapPoint(camera: Camera, stage: Stage, px: number, py: number): [number, number] {
  const x = camera.x + px / camera.k;
  return [stage.wraps ? wrapX(x, stage.mapWidth) : x, camera.y + py / camera.k];
}

/** The pixel of a map point; on a cylinder, of its visible copy. */
export function pixelOf(camera: Camera, stage: Stage, [x, y]: readonly [number, number]): [number, number] {
  const dx = stage.wraps ? wrapX(x - camera.x, stage.mapWidth) : x - camera.x;
  return [dx * camera.k, (y - camera.y) * camera.k];
}

/** The visible turns of the cylinder, with a margin for drawings that extend beyond their place. */
export function visibleWraps(camera: Camera, stage: Stage, margin: number): number[] {
  if (!stage.wraps) return [0];
  const from = Math.floor((camera.x - margin) / stage.mapWidth);
  const until = Math.floor((camera.x + stage.width / camera.k + margin) / stage.mapWidth);
  return Array.from({ length: until - from + 1 }, (_, i) => from + i);
}

/** Interpolates between two cameras, the short way round the cylinder. */
export function interpolate(a: Camera, b: Camera, stage: Stage, t: number): Camera {
  let dx = b.x - a.x;
  if (stage.wraps) dx -= Math.round(dx / stage.mapWidth) * stage.mapWidth;
  const mix = (from: number, to: number) => from + (to - from) * t;
  return clampCamera({ x: a.x + dx * t, y: mix(a.y, b.y), k: mix(a.k, b.k) }, stage);
}
