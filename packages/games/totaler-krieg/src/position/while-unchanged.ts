import { defineCache } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { R } from '../table.js';
import { positionOf } from './position.js';

interface Found<V> {
  changes: number;
  turn: number;
  segment: number;
  values: Map<number, V>;
}

/**
 * Remembers what is derived from the map alone, by a number, as long as nothing on the map changes and the segment goes
 * on. A list that is asked for many times over is worked out once.
 */
export function rememberedOnMap<V>(): (u: R, key: number, find: () => V) => V {
  const cache = defineCache<Facts, Found<V>>({
    create: () => ({ changes: -1, turn: -1, segment: -1, values: new Map() }),
    clear(found) {
      found.changes = -1;
    },
  });
  return (u, key, find) => {
    const { version, airVersions } = positionOf(u);
    const { turn, segment } = u.table;
    const changes = version + airVersions[0] + airVersions[1] + airVersions[2];
    const found = u.cached(cache);
    if (found.changes !== changes || found.turn !== turn || found.segment !== segment) {
      found.changes = changes;
      found.turn = turn;
      found.segment = segment;
      found.values.clear();
    }
    const known = found.values.get(key);
    if (known !== undefined) return known;
    const value = find();
    found.values.set(key, value);
    return value;
  };
}
