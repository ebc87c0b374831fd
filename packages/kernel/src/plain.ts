/** Plain data: what JSON stores and restores unchanged. Everything in a state is plain. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * A deep copy that shares nothing. Flat arrays of numbers are copied as one block and objects keep their shape, which
 * makes a clone cheap enough to take before every choice.
 */
export function clone<V>(value: V): V {
  return (typeof value === 'object' && value !== null ? cloneObject(value) : value) as V;
}

function cloneObject(value: object): unknown {
  return Array.isArray(value) ? cloneArray(value) : cloneRecord(value);
}

function cloneArray(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  // The block copy has already copied numbers: scanning without writing keeps it fast.
  for (let i = 0; i < copy.length; i++) if (typeof copy[i] !== 'number') return cloneItems(copy, i);
  return copy;
}

function cloneItems(copy: unknown[], from: number): unknown[] {
  for (let i = from; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = cloneObject(item);
  }
  return copy;
}

function cloneRecord(value: object): unknown {
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = cloneObject(item);
  }
  return copy;
}

/** Same plain data? Key order does not matter. */
export function deepEqual(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === null;
}

/** The path of the first difference between two plain values, or null. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || 'the value';
  if (Array.isArray(a) !== Array.isArray(b)) return path || 'the value';
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return `${path}.length`;
    for (let i = 0; i < a.length; i++) {
      // Most items are equal numbers: no path is built for them.
      if (Object.is(a[i], b[i])) continue;
      const found = firstDifference(a[i], b[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const below = (key: string) => (path ? `${path}.${key}` : key);
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key)) return below(key);
    if (Object.is(left[key], right[key])) continue;
    const found = firstDifference(left[key], right[key], below(key));
    if (found) return found;
  }
  const more = Object.keys(right).find((key) => !Object.hasOwn(left, key));
  return more === undefined ? null : below(more);
}

/** The path of the first value that JSON would lose or change; null if all is plain data. */
export function notPlain(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object' || Object.getOwnPropertySymbols(value).length > 0) return path;
  if (Array.isArray(value)) {
    if (Object.keys(value).length > value.length) return path;
    for (let i = 0; i < value.length; i++) {
      if (!(i in value)) return `${path}[${i}]`;
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) === Object.prototype) {
    for (const key of Object.keys(value)) {
      const found = notPlain((value as Record<string, unknown>)[key], `${path}.${key}`);
      if (found) return found;
    }
    return null;
  }
  return path;
}
