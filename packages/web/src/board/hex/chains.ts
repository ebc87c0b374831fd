import { type HexSheet, opposite, type Point } from '@sandtable/hex';

// Lines along hexsides or from centre to centre, as smooth curves. They branch only at junctions.

/** The points from one end or junction to the next. */
export type Chain = readonly Point[];

/** The hexsides marked by a bit, each once, as chains of corners. */
export function sideChains(sheet: HexSheet, sides: readonly number[]): Chain[] {
  const { grid } = sheet;
  const links: [Point, Point][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    for (let side = 0; side < 6; side++) {
      if (!(sides[hex] & (1 << side))) continue;
      const other = grid.neighbour(hex, side);
      // Both hexes have this side: it is drawn from one of them.
      if (other >= 0 && other < hex && sides[other] & (1 << opposite(side))) continue;
      links.push([sheet.corner(hex, side), sheet.corner(hex, side + 1)]);
    }
  }
  return chained(links);
}

/** Roads from hex centre to hex centre, as chains of centres. */
export function wayChains(sheet: HexSheet, sides: readonly number[]): Chain[] {
  const { grid } = sheet;
  const links: [Point, Point][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    for (let side = 0; side < 6; side++) {
      const other = grid.neighbour(hex, side);
      if (sides[hex] & (1 << side) && other > hex) links.push([sheet.centre(hex), sheet.centre(other)]);
    }
  }
  return chained(links);
}

export const pointKey = ({ x, y }: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

/** Links as chains: each goes on until it ends, or until three or more meet. */
export function chained(links: readonly (readonly [Point, Point])[]): Chain[] {
  const points = new Map<string, Point>();
  const next = new Map<string, Set<string>>();
  const join = (a: Point, b: Point) => {
    points.set(pointKey(a), a);
    next.set(pointKey(a), (next.get(pointKey(a)) ?? new Set()).add(pointKey(b)));
  };
  for (const [a, b] of links) {
    join(a, b);
    join(b, a);
  }
  const chains: Chain[] = [];
  const walk = (from: string, to: string) => {
    const chain = [from, to];
    cut(from, to);
    for (let at = to; ; ) {
      const on = next.get(at)!;
      // Stop at an end or a junction.
      if (on.size !== 1 || junctions.has(at)) break;
      const [other] = on;
      cut(at, other);
      chain.push(other);
      at = other;
    }
    chains.push(chain.map((key) => points.get(key)!));
  };
  const cut = (a: string, b: string) => {
    next.get(a)!.delete(b);
    next.get(b)!.delete(a);
  };
  const junctions = new Set([...next].filter(([, ways]) => ways.size !== 2).map(([key]) => key));
  for (const key of junctions)
    for (const to of [...next.get(key)!]) if (next.get(key)!.has(to)) walk(key, to);
  // Only loops are left.
  for (const [key, ways] of next) for (const to of [...ways]) if (ways.has(to)) walk(key, to);
  return chains;
}

/** A path through the midpoint of every link, with the points between rounded; its ends stay in place. */
export function smoothPath(chain: Chain): string {
  const text = (value: number) => String(Number(value.toFixed(3)));
  const at = ({ x, y }: Point) => `${text(x)} ${text(y)}`;
  const middle = (i: number): Point => ({
    x: (chain[i].x + chain[i + 1].x) / 2,
    y: (chain[i].y + chain[i + 1].y) / 2,
  });
  if (chain.length < 3) return `M${chain.map(at).join('L')}`;
  let path = `M${at(chain[0])}L${at(middle(0))}`;
  for (let i = 1; i < chain.length - 1; i++) path += `Q${at(chain[i])} ${at(middle(i))}`;
  return `${path}L${at(chain[chain.length - 1])}`;
}
