import { type BattleMap, readMap } from './battle-map.js';
import { crossingSheet } from './crossing.js';
import { fordSheet } from './ford.js';
import { frontSheet } from './front.js';

export const MAP_IDS = ['ford', 'crossing', 'front'] as const;
export type MapId = (typeof MAP_IDS)[number];

const SHEETS = { ford: () => fordSheet, crossing: () => crossingSheet, front: frontSheet };
const made = new Map<MapId, BattleMap>();

/** Which map a scenario is fought on: most have one of their name. */
const FOUGHT_ON: Readonly<Record<string, MapId>> = { campaign: 'front' };

export function mapOfScenario(scenario: string): BattleMap {
  return mapOf(FOUGHT_ON[scenario] ?? (scenario as MapId));
}

/** A map is made once, when somebody first asks for it. */
export function mapOf(id: MapId): BattleMap {
  const map = made.get(id) ?? readMap(SHEETS[id]());
  made.set(id, map);
  return map;
}
