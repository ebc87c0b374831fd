/**
 * The difference between two plain values, itself plain. Unlike a merge patch it can set null, and it does not
 * resend a long list because an item was added.
 *
 *   ['=', value]              replace by this
 *   ['{', changes, gone]      an object: these members changed or are new, those are gone
 *   ['[', keep, more]         a list: keep this many items, then append these
 *   ['#', changes]            a list of the same length: these positions changed
 *   ['~', gone, put, changes] a list: remove the items at these positions, then insert these, each
 *                             at its final position, then change these positions
 */
export type Patch =
  | readonly ['=', unknown]
  | readonly ['{', { readonly [key: string]: Patch }, readonly string[]]
  | readonly ['[', number, readonly unknown[]]
  | readonly ['#', { readonly [index: string]: Patch }]
  | readonly [
      '~',
      readonly number[],
      readonly (readonly [number, unknown])[],
      { readonly [index: string]: Patch },
    ];

/** A patch that does not fit the value it is applied to. */
export class PatchError extends Error {}

/** The patch from one plain value to another; null if they are equal. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isRecord(before) && isRecord(after)) return diffRecords(before, after);
  return ['=', after];
}

function diffRecords(before: Rec, after: Rec): Patch | null {
  const changes: Record<string, Patch> = {};
  let changed = false;
  for (const key of Object.keys(after)) {
    if (before[key] === after[key] && Object.hasOwn(before, key)) continue;
    const patch: Patch | null = Object.hasOwn(before, key)
      ? diff(before[key], after[key])
      : ['=', after[key]];
    if (patch === null) continue;
    put(changes, key, patch);
    changed = true;
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return changed || gone.length > 0 ? ['{', changes, gone] : null;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const shorter = Math.min(before.length, after.length);
  const changes = new Map<number, Patch>();
  let cost = 0;
  let keep = -1;
  for (let i = 0; i < shorter; i++) {
    // Most of a long list is unchanged.
    if (before[i] === after[i]) continue;
    const patch = diff(before[i], after[i]);
    if (patch === null) continue;
    if (keep < 0) keep = i;
    if (before.length !== after.length) break;
    changes.set(i, patch);
    // An item with the same key is patched, which is cheaper than sending it again.
    cost += patch[0] !== '=' && keyOf(before[i]) === keyOf(after[i]) ? 0.5 : 1;
  }
  if (before.length === after.length) {
    if (changes.size === 0) return null;
    if (cost <= after.length / 2) return ['#', Object.fromEntries(changes)];
  }
  if (keep < 0) keep = shorter;
  const resent = after.length - keep;
  const spliced = resent > 1 ? splice(before, after) : null;
  if (spliced && spliced.cost < resent) return spliced.patch;
  return keep === 0 ? ['=', after] : ['[', keep, after.slice(keep)];
}

/**
 * Removed, inserted and changed items, matched by key: a unit that leaves a list does not shift all the others. Null if
 * keys are missing or repeated, or if items changed order.
 */
function splice(
  before: readonly unknown[],
  after: readonly unknown[],
): { patch: Patch; cost: number } | null {
  const positions = positionsByKey(before);
  const kept = positions && positionsByKey(after);
  if (!positions || !kept) return null;
  const gone: number[] = [];
  before.forEach((item, i) => {
    if (!kept.has(keyOf(item))) gone.push(i);
  });
  const put: [number, unknown][] = [];
  const changes: Record<string, Patch> = {};
  let last = -1;
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const was = positions.get(keyOf(after[i]));
    if (was === undefined) {
      put.push([i, after[i]]);
      continue;
    }
    if (was < last) return null;
    last = was;
    const patch = diff(before[was], after[i]);
    if (patch === null) continue;
    changes[i] = patch;
    changed++;
  }
  // A position is only a few digits, so removals cost little.
  return { patch: ['~', gone, put, changes], cost: put.length + changed / 2 + gone.length / 4 };
}

function positionsByKey(list: readonly unknown[]): Map<unknown, number> | null {
  const positions = new Map<unknown, number>();
  for (let i = 0; i < list.length; i++) {
    const key = keyOf(list[i]);
    if (key === undefined || positions.has(key)) return null;
    positions.set(key, i);
  }
  return positions;
}

/** The key of a list item: itself, its id or its text. */
function keyOf(item: unknown): string | number | undefined {
  if (typeof item === 'string' || typeof item === 'number') return item;
  if (!isRecord(item)) return undefined;
  const { id, text } = item;
  if (typeof id === 'string' || typeof id === 'number') return id;
  return typeof text === 'string' ? text : undefined;
}

/** The patched value. Unchanged parts are the very same objects as before; nothing is modified in place. */
export function patched<V>(value: V, patch: Patch | null): V {
  return (patch === null ? value : apply(value, patch)) as V;
}

function apply(value: unknown, patch: Patch): unknown {
  switch (patch[0]) {
    case '=':
      return patch[1];
    case '{': {
      if (!isRecord(value)) throw new PatchError('the patch is for an object');
      const next: Record<string, unknown> = { ...value };
      for (const key of patch[2]) delete next[key];
      for (const [key, change] of Object.entries(patch[1])) put(next, key, apply(value[key], change));
      return next;
    }
    case '[':
      if (!Array.isArray(value) || value.length < patch[1])
        throw new PatchError('the patch is for a longer list');
      return [...value.slice(0, patch[1]), ...patch[2]];
    case '#': {
      if (!Array.isArray(value)) throw new PatchError('the patch is for a list');
      const next = value.slice();
      for (const [index, change] of Object.entries(patch[1]))
        next[Number(index)] = apply(value[Number(index)], change);
      return next;
    }
    case '~':
      if (!Array.isArray(value)) throw new PatchError('the patch is for a list');
      return applySplice(value, patch[1], patch[2], patch[3]);
    default:
      throw new PatchError('this is no patch');
  }
}

function applySplice(
  list: readonly unknown[],
  gone: readonly number[],
  put: readonly (readonly [number, unknown])[],
  changes: { readonly [index: string]: Patch },
): unknown[] {
  const next: unknown[] = [];
  let [going, putting] = [0, 0];
  const insert = () => {
    while (putting < put.length && put[putting][0] === next.length) next.push(put[putting++][1]);
  };
  for (let i = 0; i < list.length; i++) {
    insert();
    if (gone[going] === i) going++;
    else next.push(list[i]);
  }
  insert();
  if (going < gone.length || putting < put.length) throw new PatchError('the patch is for another list');
  for (const [index, change] of Object.entries(changes)) {
    if (!(Number(index) < next.length)) throw new PatchError('the patch is for another list');
    next[Number(index)] = apply(next[Number(index)], change);
  }
  return next;
}

type Rec = Record<string, unknown>;

function isRecord(value: unknown): value is Rec {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets a member, even one called __proto__. */
function put(record: Rec, key: string, value: unknown): void {
  if (key !== '__proto__') record[key] = value;
  else Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
}
