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
  /** The map: it repeats every `period` units in x. */
  period: number;
  mapHeight: number;
  /** Pixels per unit, at most. */
  closest: number;
}

/** Pixels per unit at which no part of the map is seen twice. */
export function furthest({ width, period }: Stage): number {
  return width / period;
}

/** A camera that stays on the map: never closer or further than allowed, north and south not beyond the frame. */
export function settled(camera: Camera, stage: Stage): Camera {
  const least = furthest(stage);
  const k = Math.min(Math.max(camera.k, least), Math.max(least, stage.closest));
  const seen = stage.height / k;
  const y =
    seen >= stage.mapHeight
      ? (stage.mapHeight - seen) / 2
      : Math.min(Math.max(camera.y, 0), stage.mapHeight - seen);
  return { x: turned(camera.x, stage.period), y, k };
}

/** A place on the cylinder, on its first turn. */
export function turned(x: number, period: number): number {
  return ((x % period) + period) % period;
}

/** The whole window filled with map, as much of it as fits. */
export function covering(stage: Stage, centre: readonly [number, number]): Camera {
  const k = Math.max(furthest(stage), stage.height / stage.mapHeight);
  return centred(stage, centre, k);
}

/** A point of the map in the middle of the window. */
export function centred(stage: Stage, [x, y]: readonly [number, number], k: number): Camera {
  return settled({ x: x - stage.width / k / 2, y: y - stage.height / k / 2, k }, stage);
}

/** Zooms by a factor; the map point under this pixel stays under it. */
export function zoomed(camera: Camera, stage: Stage, factor: number, px: number, py: number): Camera {
  const { k } = settled({ ...camera, k: camera.k * factor }, stage);
  const x = camera.x + px / camera.k - px / k;
  const y = camera.y + py / camera.k - py / k;
  return settled({ x, y, k }, stage);
}

/** Moves the map by pixels. */
export function moved(camera: Camera, stage: Stage, dx: number, dy: number): Camera {
  return settled({ x: camera.x - dx / camera.k, y: camera.y - dy / camera.k, k: camera.k }, stage);
}

/** The map point under a pixel, on the first turn of the cylinder. */
export function mapPoint(camera: Camera, stage: Stage, px: number, py: number): [number, number] {
  return [turned(camera.x + px / camera.k, stage.period), camera.y + py / camera.k];
}

/** The turns of the cylinder that are in sight, with a margin for what stands out over its own place. */
export function turnsInSight(camera: Camera, stage: Stage, margin: number): number[] {
  const from = Math.floor((camera.x - margin) / stage.period);
  const until = Math.floor((camera.x + stage.width / camera.k + margin) / stage.period);
  return Array.from({ length: until - from + 1 }, (_, i) => from + i);
}

/** Between two cameras, the short way round the cylinder. */
export function between(a: Camera, b: Camera, stage: Stage, t: number): Camera {
  let dx = b.x - a.x;
  if (dx > stage.period / 2) dx -= stage.period;
  if (dx < -stage.period / 2) dx += stage.period;
  const mix = (from: number, to: number) => from + (to - from) * t;
  return settled({ x: a.x + dx * t, y: mix(a.y, b.y), k: mix(a.k, b.k) }, stage);
}
