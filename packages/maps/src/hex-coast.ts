/** The coast of a sheet of hexes, one hex being 1 wide. */
export interface HexCoastData {
  width: number;
  height: number;
  /** Parts of a hex width in which the rings are written. */
  unit: number;
  /** Rings around land, and around water in it: fill by even-odd. Each is a point and then steps, "x,y dx,dy …". */
  land: readonly string[];
  /** Rings around what lies within growing distances from the land. */
  depths: readonly (readonly string[])[];
}

/** The rings as the data of an SVG path, in hex widths. */
export function coastPath(rings: readonly string[], unit: number): string {
  return rings.map((ring) => ringPath(ring, unit)).join('');
}

function ringPath(ring: string, unit: number): string {
  let x = 0;
  let y = 0;
  const points = ring.split(' ').map((step) => {
    const [dx, dy] = step.split(',');
    x += Number(dx);
    y += Number(dy);
    return `${x / unit} ${y / unit}`;
  });
  return `M${points.join('L')}Z`;
}
