import { defineCache } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { R } from '../table.js';
import { ownershipOf } from './ownership.js';

/**
 * Remembers what follows from the ownership of land alone, by a key, as long as it stays: units may move. What is
 * remembered is shared, and never changed.
 */
export function rememberedOwned<K, V>(find: (u: R, key: K) => V): (u: R, key: K) => V {
  const cache = defineCache<Facts, { version: number; values: Map<K, V> }>({
    create: () => ({ version: -1, values: new Map() }),
    clear(found) {
      found.version = -1;
    },
  });
  return (u, key) => {
    const { version } = ownershipOf(u);
    const found = u.cached(cache);
    if (found.version !== version) {
      found.version = version;
      found.values.clear();
    }
    const known = found.values.get(key);
    if (known !== undefined) return known;
    const value = find(u, key);
    found.values.set(key, value);
    return value;
  };
}
