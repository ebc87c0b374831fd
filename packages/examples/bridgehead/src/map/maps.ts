import { type BattleMap, readMap } from './battle-map.js';
import { crossingSheet } from './crossing.js';
import { fordSheet } from './ford.js';
import { frontSheet } from './front.js';

export const MAP_IDS = ['ford', 'crossing', 'front'] as const;
export type MapId = (typeof MAP_IDS)[number];

const SHEETS = { ford: () => fordSheet, crossing: () => crossingSheet, front: frontSheet };
const made = new Map<MapId, BattleMap>();

/** The map of each scenario; most have one of the same name. */
const FOUGHT_ON: Readonly<Record<string, MapId>> = { campaign: 'front' };

export function mapOfScenario(scenario: string): BattleMap {
  return mapOf(FOUGHT_ON[scenario] ?? (scenario as MapId));
}

/** Maps are built lazily and cached. */
export function mapOf(id: MapId): BattleMap {
  const map = made.get(id) ?? readMap(SHEETS[id]());
  made.set(id, map);
  return map;
}
