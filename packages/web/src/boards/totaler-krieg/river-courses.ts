import type { HexSheet, Point } from '@sandtable/hex';
import { ringPoints } from '@sandtable/maps/hex-coast';
import { TOTALER_KRIEG as COAST } from '@sandtable/maps/totaler-krieg';
import { RIVERS, SHEET } from '@sandtable/totaler-krieg/map';
import { type Chain, chained, pointKey } from '../../board/hex/chains.js';
import { between } from '../../board/hex/curves.js';
import type { River } from '../../board/hex/model.js';

/** Water that the map does not show: from beyond its edge, or of tributaries that are not on it. In hexsides. */
const BEFORE: Readonly<Record<string, number>> = {
  Nile: 45,
  Rhine: 12,
  'Northern Dvina': 8,
  Rhone: 8,
  Ural: 8,
  Vistula: 6,
  Elbe: 5,
  Po: 5,
};

/** It comes from near the sea and does not flow into it. */
const INLAND = new Set(['Jordan']);

type Side = (typeof RIVERS)[number]['sides'][number];
const sideKey = ([one, other]: Side) => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** The rivers from source to mouth. Where two flow in one bed, it is that of the longer one. */
export function riverCourses(sheet: HexSheet): River[] {
  const taken = new Set<string>();
  const longest = [...RIVERS].sort((a, b) => b.sides.length - a.sides.length);
  const chains = longest.flatMap(({ name, sides }) => {
    const own = sides.filter((side) => !taken.has(sideKey(side)));
    for (const side of own) taken.add(sideKey(side));
    // The longest chain is the river itself, the others are its arms.
    const all = [...chainsAlong(sheet, own)].sort((a, b) => b.length - a.length);
    return all.map((chain, i) => ({
      name,
      chain,
      before: i === 0 ? (BEFORE[name] ?? 0) : 0,
      size: sides.length,
    }));
  });
  /** By corner: how long the rivers are that are there. */
  const sizes = new Map<string, { chain: Chain; size: number }[]>();
  for (const one of chains)
    for (const corner of one.chain)
      sizes.set(pointKey(corner), [...(sizes.get(pointKey(corner)) ?? []), one]);
  const others = (corner: Point, chain: Chain) =>
    (sizes.get(pointKey(corner)) ?? []).filter((one) => one.chain !== chain).map(({ size }) => size);
  const shore = COAST.land.flatMap((ring) => ringPoints(ring, COAST.unit));
  return chains.map(({ name, chain, before }) => {
    const ends = [chain[0], chain[chain.length - 1]].map((corner) => {
      const sea = nearest(shore, corner);
      const far = Math.hypot(sea.x - corner.x, sea.y - corner.y);
      // The shore itself, then another river, then what is nearer to the sea.
      const wet = (far < SHORE ? SEA : Math.max(0, ...others(corner, chain))) - far / 100;
      return { corner, sea, far, wet };
    });
    const [wetter, drier] = ends.sort((a, b) => b.wet - a.wet);
    const mouth = INLAND.has(name) ? drier : wetter;
    const course = chain[0] === mouth.corner ? [...chain].reverse() : chain;
    const joins = others(mouth.corner, chain).length > 0 || INLAND.has(name);
    // The shore is not at the corner: the river goes on until it is in the water.
    const on = mouth.far < (joins ? SHORE : REACH) ? [between(mouth.corner, mouth.sea, 1.25)] : [];
    return { course: [...course, ...on], before };
  });
}
/** A mouth at the sea is not further from the shore than this, in hexes; it is wetter than any confluence. */
const SHORE = 0.5;
const SEA = 10_000;
/** A river without another one to flow into reaches the sea over so many hexes of coast. */
const REACH = 0.9;

function nearest(points: readonly Point[], { x, y }: Point): Point {
  let [best, least] = [points[0], Infinity];
  for (const point of points) {
    const far = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

/** A river as chains of corners. */
export function chainsAlong(sheet: HexSheet, sides: readonly Side[]): Chain[] {
  return chained(
    sides.map(([one, other]) => {
      const side = SHEET.grid.sideTowards(one, other);
      return [sheet.corner(one, side), sheet.corner(one, side + 1)];
    }),
  );
}
