import { type Brand, type By, names, say } from '@sandtable/kernel';
import { SPACES } from '../data/board.js';

// Spaces are small numbers: land from 0 to 30, water from 31 to 43. A set of spaces is two bit masks, one for
// land and one for water, so supply takes only a few bit operations.

export const SPACE_COUNT = SPACES.length;
export const LAND_COUNT = SPACES.filter(({ water }) => !water).length;

export type Space = Brand<'space'>;
export const SPACE = names<Space>(
  'space',
  SPACES.map(({ id }) => id),
);
/** The first land space and the first water space, for loops. */
export const FIRST_SPACE = SPACE.values[0];
export const FIRST_WATER = SPACE.values[LAND_COUNT];
/** No space. */
export const NO_SPACE = -1 as Space;
/** The location of a piece that is off the board and available. */
export const AVAILABLE = NO_SPACE;

export const SPACE_NAMES: By<Space, string> = SPACES.map(({ name }) => name);
/** The same inside a sentence: "Kiev", "the Black Sea", "the Baltic States". */
export const PLACE_NAMES: By<Space, string> = SPACES.map(({ name }) =>
  /\b(Sea|Gulf|River|States)\b|^Bosporus$/.test(name) ? `the ${name}` : name,
);

/** "Kiev is", "the Baltic States are" */
export function placeIs(at: Space): string {
  return SPACE_NAMES[at].endsWith('States') ? say`${PLACE_NAMES[at]} are` : say`${PLACE_NAMES[at]} is`;
}

/** The number of a space by its id, for declarations. */
export function space(id: string): Space {
  const found = SPACE.index(id);
  if (found < 0) throw new Error(`there is no space '${id}'`);
  return found;
}

export const IS_WATER: By<Space, boolean> = SPACES.map(({ water }) => water);
const NEXT: readonly (readonly Space[])[] = SPACES.map(({ adjacent }) => adjacent.map(space));
export const NEIGHBOURS: By<Space, readonly Space[]> = NEXT;

/** The bit of a space: in a land mask for land, in a water mask for water. */
export const BIT: By<Space, number> = SPACES.map((_, at) => 1 << (at < LAND_COUNT ? at : at - LAND_COUNT));

/** The mask of the land spaces that satisfy the test. */
export function landWhere(holds: (at: Space) => boolean): number {
  let mask = 0;
  for (let at = FIRST_SPACE; at < LAND_COUNT; at++) if (holds(at)) mask |= BIT[at];
  return mask;
}

function waterWhere(holds: (at: Space) => boolean): number {
  let mask = 0;
  for (let at = FIRST_WATER; at < SPACE_COUNT; at++) if (holds(at)) mask |= BIT[at];
  return mask;
}

export const ALL_LAND = landWhere(() => true);
export const ALL_WATER = waterWhere(() => true);

/** The land and water adjacent to each space. */
export const LAND_NEXT: By<Space, number> = NEXT.map((near) => landWhere((at) => near.includes(at)));
export const WATER_NEXT: By<Space, number> = NEXT.map((near) => waterWhere((at) => near.includes(at)));

/** The land one or two spaces from each space: an airplane's range (move.airplane). */
export const LAND_WITHIN_TWO: By<Space, number> = NEXT.map((near, from) =>
  landWhere((at) => at !== from && (near.includes(at) || near.some((via) => NEIGHBOURS[via].includes(at)))),
);

export const EAST_OF_1939 = landWhere((at) => SPACES[at].east1939);
export const EAST_OF_1941 = landWhere((at) => SPACES[at].east1941);
export const BETWEEN_THE_LINES = EAST_OF_1941 & ~EAST_OF_1939;

/** Printed Victory Stars of each space; markers add to them (score.stars). */
export const STARS: By<Space, number> = SPACES.map(({ stars }) => stars);
export const GORKI = space('gorki');

export function hasSpace(land: number, water: number, at: Space): boolean {
  return ((at < LAND_COUNT ? land : water) & BIT[at]) !== 0;
}

export function adjacent(a: Space, b: Space): boolean {
  return hasSpace(LAND_NEXT[a], WATER_NEXT[a], b);
}

/** One or two spaces away, whatever lies between. */
export function withinTwo(a: Space, b: Space): boolean {
  return a === b || adjacent(a, b) || NEIGHBOURS[a].some((via) => adjacent(via, b));
}

/** Calls back for each land space in a mask. */
export function eachLand(mask: number, visit: (at: Space) => void): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) visit(firstLand(rest));
}

export function eachWater(mask: number, visit: (at: Space) => void): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) visit(firstWater(rest));
}

/** The first land space of a non-empty mask. */
export function firstLand(mask: number): Space {
  return (31 - Math.clz32(mask & -mask)) as Space;
}

export function firstWater(mask: number): Space {
  return (LAND_COUNT + 31 - Math.clz32(mask & -mask)) as Space;
}

export function countLand(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
