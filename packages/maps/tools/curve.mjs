// Hand-drawn lines: curves through points, and lines that wander a little, as borders and shores do.

/** A Catmull-Rom curve through points, open or closed, with `fine` points for each of them. */
export function curve(points, closed, fine = 8) {
  const at = (i) =>
    closed
      ? points[(i + points.length) % points.length]
      : points[Math.min(Math.max(i, 0), points.length - 1)];
  const out = [];
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < fine; k++) {
      const t = k / fine;
      out.push(
        q.map(
          (v, d) =>
            v +
            0.5 *
              t *
              (r[d] - p[d] + t * (2 * p[d] - 5 * v + 4 * r[d] - s[d] + t * (3 * (v - r[d]) + s[d] - p[d]))),
        ),
      );
    }
  }
  if (!closed) out.push(points.at(-1));
  return out;
}

/** Shorter segments than this stay straight, in units. */
const STRETCH = 3;

/** A deterministic pseudo-random number between -1 and 1 for a place. */
function chance(x, y) {
  const v = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (v - Math.floor(v)) * 2 - 1;
}

/** A wandering line from a to b, as a border or shore would run; the same from b to a. */
export function wander(a, b, stray) {
  if (a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])) return wander(b, a, stray).reverse();
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (far < STRETCH) return [a, b];
  const mx = (a[0] + b[0]) / 2;
  const my = (a[1] + b[1]) / 2;
  const off = stray * chance(mx, my);
  const middle = [mx - (b[1] - a[1]) * off, my + (b[0] - a[0]) * off];
  return [...wander(a, middle, stray).slice(0, -1), ...wander(middle, b, stray)];
}

/** A closed line that wanders between its points. */
export const shore = (points, stray) =>
  points.flatMap((p, i) => wander(p, points[(i + 1) % points.length], stray).slice(0, -1));
