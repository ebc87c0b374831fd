import { type BattleMap, mapOfScenario, TERRAIN, type Terrain } from '@sandtable/bridgehead/map';
import { HexSheet } from '@sandtable/hex';
import type { HexMapModel, Terrain as Look } from '../../board/hex/model.js';
import { t } from '../../languages/index.js';

const LOOKS: Record<Terrain, Look> = {
  clear: { name: 'clear', day: '#ece5cf', night: '#363932' },
  forest: { name: 'forest', day: '#bec99e', night: '#2d3a2e', symbol: 'trees' },
  hills: { name: 'hills', day: '#cdba96', night: '#453e32', symbol: 'hills', raised: true },
  town: { name: 'town', day: '#e2d5bd', night: '#3d3a34' },
};

const RANKS = [1, 1, 2, 3, 4] as const;

/** A map and how the board draws it. */
export interface Sheet {
  map: BattleMap;
  model: HexMapModel;
  /** The hex with this name, as used in views and options. */
  hexNamed(name: string): number;
}

const made = new Map<string, Sheet>();

export function sheetOf(scenario: string): Sheet {
  const known = made.get(scenario) ?? newSheet(mapOfScenario(scenario));
  made.set(scenario, known);
  return known;
}

function newSheet(map: BattleMap): Sheet {
  const byName = new Map(map.names.map((name, hex) => [name, hex]));
  const hexNamed = (name: string) => byName.get(name) ?? -1;
  return {
    map,
    hexNamed,
    model: {
      id: map.id,
      sheet: new HexSheet(map.grid),
      terrains: TERRAIN.map((terrain) => LOOKS[terrain]),
      terrain: map.terrain,
      rivers: map.rivers,
      roads: map.roads,
      numbers: map.numbers,
      places: map.towns.map(({ hex, name, value }) => ({
        hex,
        name: t(name),
        rank: RANKS[value] ?? 4,
        star: value >= 3,
      })),
      touchOf: (hex) => ({ kind: 'hex', id: map.names[hex] }),
      hexOf: ({ kind, id }) => (kind === 'hex' ? hexNamed(id) : -1),
    },
  };
}
