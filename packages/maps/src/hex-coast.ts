import { pointsOf } from './packed-steps.js';

/** The coast of a sheet of hexes, one hex being 1 wide. */
export interface HexCoastData {
  width: number;
  height: number;
  /** Parts of a hex width in which the rings are written. */
  unit: number;
  /** Rings around land, and around water in it: fill by even-odd. Each is a point and then steps, packed. */
  land: readonly string[];
}

/** The rings as the data of an SVG path, in hex widths: curves, for a coast has no corners. */
export function coastPath(rings: readonly string[], unit: number): string {
  return rings.map((ring) => ringPath(ringPoints(ring, unit))).join('');
}

/** Only so short a line is rounded, in hexes: longer ones are the edge of the sheet. */
const SHORT = 0.7;

function ringPath(points: readonly { x: number; y: number }[]): string {
  const text = (value: number) => String(Math.round(value * 1000) / 1000);
  const lines = points.map(({ x, y }, i) => {
    const next = points[(i + 1) % points.length];
    return {
      long: Math.hypot(next.x - x, next.y - y) > SHORT,
      middle: `${text((x + next.x) / 2)} ${text((y + next.y) / 2)}`,
    };
  });
  const parts = points.map(({ x, y }, i) => {
    const before = lines[(i + points.length - 1) % points.length];
    const corner = `${text(x)} ${text(y)}`;
    return before.long || lines[i].long ? `L${corner}L${lines[i].middle}` : `Q${corner} ${lines[i].middle}`;
  });
  return `M${lines[points.length - 1].middle}${parts.join('')}Z`;
}

/** The points of a ring, in hex widths. */
export function ringPoints(ring: string, unit: number): { x: number; y: number }[] {
  return pointsOf(ring, unit).map(([x, y]) => ({ x, y }));
}
