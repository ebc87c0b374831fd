import { type BattleMap, readMap } from './battle-map.js';
import { crossingSheet } from './crossing.js';
import { fordSheet } from './ford.js';
import { frontSheet } from './front.js';

/** Each scenario has a map of its name. */
export const MAP_IDS = ['ford', 'crossing', 'front'] as const;
export type MapId = (typeof MAP_IDS)[number];

const SHEETS = { ford: () => fordSheet, crossing: () => crossingSheet, front: frontSheet };
const made = new Map<MapId, BattleMap>();

/** The map of a scenario. A map is made once, when somebody first asks for it. */
export function mapOf(id: MapId): BattleMap {
  const map = made.get(id) ?? readMap(SHEETS[id]());
  made.set(id, map);
  return map;
}
