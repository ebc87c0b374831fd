import type { Point } from '@sandtable/hex';

/** Closed lines with rounded corners; `part` is how much of each side is rounded. */
export function roundedPath(lines: readonly (readonly Point[])[], part = 0.22): Path2D {
  const path = new Path2D();
  const between = (a: Point, b: Point, t: number): Point => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  });
  for (const line of lines) {
    line.forEach((corner, i) => {
      const before = line[(i + line.length - 1) % line.length];
      const after = line[(i + 1) % line.length];
      const [a, b] = [between(corner, before, part), between(corner, after, part)];
      if (i === 0) path.moveTo(a.x, a.y);
      else path.lineTo(a.x, a.y);
      path.quadraticCurveTo(corner.x, corner.y, b.x, b.y);
    });
    path.closePath();
  }
  return path;
}
