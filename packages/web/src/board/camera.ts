/** Which part of a map is seen: the map point in the upper left corner, and pixels per unit of the map. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Stage {
  /** The size of the window onto the map, in pixels. */
  width: number;
  height: number;
  /** The map in its own units. */
  mapWidth: number;
  mapHeight: number;
  /** A cylinder goes on past its edge; a sheet ends there. */
  wraps: boolean;
  /** Pixels per unit, at most. */
  closest: number;
}

/** Pixels per unit, at least: of a cylinder no part is seen twice, of a sheet all of it can be seen. */
export function minScale({ width, height, mapWidth, mapHeight, wraps }: Stage): number {
  return wraps ? width / mapWidth : Math.min(width / mapWidth, height / mapHeight);
}

/** A camera that stays on the map: never closer or further than allowed, and not beyond the frame. */
export function clampCamera(camera: Camera, stage: Stage): Camera {
  const least = minScale(stage);
  const k = Math.min(Math.max(camera.k, least), Math.max(least, stage.closest));
  const y = kept(camera.y, stage.height / k, stage.mapHeight);
  const x = stage.wraps ? wrapX(camera.x, stage.mapWidth) : kept(camera.x, stage.width / k, stage.mapWidth);
  return { x, y, k };
}

/** Where a window of this length begins on a map of that length: inside, or with the map in its middle. */
function kept(from: number, seen: number, whole: number): number {
  return seen >= whole ? (whole - seen) / 2 : Math.min(Math.max(from, 0), whole - seen);
}

/** A place on the cylinder, on its first turn. */
export function wrapX(x: number, period: number): number {
  return ((x % period) + period) % period;
}

/** How a map is shown at first: a cylinder fills the whole window, a sheet is seen whole. */
export function covering(stage: Stage, centre: readonly [number, number]): Camera {
  const least = minScale(stage);
  return centred(stage, centre, stage.wraps ? Math.max(least, stage.height / stage.mapHeight) : least);
}

/** A point of the map in the middle of the window. */
export function centred(stage: Stage, [x, y]: readonly [number, number], k: number): Camera {
  return clampCamera({ x: x - stage.width / k / 2, y: y - stage.height / k / 2, k }, stage);
}

/** Zooms by a factor; the map point under this pixel stays under it. */
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

/** The pixel on which a map point is seen; of a cylinder on the turn that is in sight. */
export function pixelOf(camera: Camera, stage: Stage, [x, y]: readonly [number, number]): [number, number] {
  const dx = stage.wraps ? wrapX(x - camera.x, stage.mapWidth) : x - camera.x;
  return [dx * camera.k, (y - camera.y) * camera.k];
}

/** The turns of the cylinder that are in sight, with a margin for what stands out over its own place. */
export function visibleWraps(camera: Camera, stage: Stage, margin: number): number[] {
  if (!stage.wraps) return [0];
  const from = Math.floor((camera.x - margin) / stage.mapWidth);
  const until = Math.floor((camera.x + stage.width / camera.k + margin) / stage.mapWidth);
  return Array.from({ length: until - from + 1 }, (_, i) => from + i);
}

/** Between two cameras, the short way round the cylinder. */
export function interpolate(a: Camera, b: Camera, stage: Stage, t: number): Camera {
  let dx = b.x - a.x;
  if (stage.wraps) dx -= Math.round(dx / stage.mapWidth) * stage.mapWidth;
  const mix = (from: number, to: number) => from + (to - from) * t;
  return clampCamera({ x: a.x + dx * t, y: mix(a.y, b.y), k: mix(a.k, b.k) }, stage);
}
