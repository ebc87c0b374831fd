/** The terrain types. The rules use the index in this list. */
export const TERRAIN = ['clear', 'forest', 'hills', 'town'] as const;
export type Terrain = (typeof TERRAIN)[number];

/** Movement points to enter a hex of each terrain. */
export const ENTRY_COST: Record<Terrain, number> = { clear: 1, forest: 2, hills: 2, town: 1 };

/** Movement points to enter a hex along a road, regardless of terrain and rivers. */
export const ROAD_COST = 1;

/** Extra movement points to cross an unbridged river. */
export const RIVER_COST = 2;

/** Column shifts to the left for an attack on each terrain. */
export const TERRAIN_SHIFT: Record<Terrain, number> = { clear: 0, forest: 1, hills: 1, town: 2 };
