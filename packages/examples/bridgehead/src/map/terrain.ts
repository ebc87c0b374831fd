/** What the ground of a hex can be. In the rules it is the place in this list. */
export const TERRAIN = ['clear', 'forest', 'hills', 'town'] as const;
export type Terrain = (typeof TERRAIN)[number];

/** Movement points to enter a hex of each terrain. */
export const ENTRY_COST: Record<Terrain, number> = { clear: 1, forest: 2, hills: 2, town: 1 };

/** Movement points to enter a hex along a road, whatever its terrain and whatever river it bridges. */
export const ROAD_COST = 1;

/** Further movement points to cross a river where no road bridges it. */
export const RIVER_COST = 2;

/** How many columns an attack on each terrain is shifted to the left. */
export const TERRAIN_SHIFT: Record<Terrain, number> = { clear: 0, forest: 1, hills: 1, town: 2 };
