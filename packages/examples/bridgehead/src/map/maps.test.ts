import { describe, expect, it } from 'vitest';
import { FIRST_HEX } from '../numbers.js';
import { MAP_IDS, mapOf, terrainOf } from './index.js';

describe.each(MAP_IDS)('the map %s', (id) => {
  const map = mapOf(id);

  it('has towns exactly on town terrain', () => {
    const onGround = map.terrain.flatMap((_, hex) => (terrainOf(map, hex) === 'town' ? [hex] : []));
    expect(map.towns.map(({ hex }) => hex).sort((a, b) => a - b)).toEqual(onGround);
    expect(new Set(map.names).size).toBe(map.grid.size);
  });

  it('has the same rivers and roads on both sides of every hexside', () => {
    for (let hex = FIRST_HEX; hex < map.grid.size; hex++) {
      for (let side = 0; side < 6; side++) {
        const next = map.grid.neighbour(hex, side);
        if (next < 0) continue;
        const back = (side + 3) % 6;
        expect((map.rivers[hex] >> side) & 1).toBe((map.rivers[next] >> back) & 1);
        expect((map.roads[hex] >> side) & 1).toBe((map.roads[next] >> back) & 1);
      }
    }
  });

  it('has supply sources on the map, each of which can reach every hex', () => {
    expect(map.sources.map((own) => own.length > 0)).toEqual([true, true]);
    for (const source of map.sources.flat()) {
      const seen = new Set([source]);
      for (const hex of seen) {
        for (let side = 0; side < 6; side++) {
          const next = map.grid.neighbour(hex, side);
          if (next >= 0) seen.add(next);
        }
      }
      expect(seen.size).toBe(map.grid.size);
    }
  });

  it('is bridged somewhere', () => {
    const bridges = map.rivers.filter((sides, hex) => (sides & map.roads[hex]) !== 0);
    expect(bridges.length).toBeGreaterThan(1);
  });
});
