/**
 * The difference between two plain values, itself plain. Unlike a merge patch it can say null, and it does not
 * send a long list again because a line was added.
 *
 *   ['=', value]              this instead
 *   ['{', changes, gone]      an object: these members changed or are new, those are gone
 *   ['[', keep, more]         a list: the first so many stay, then come these
 *   ['#', changes]            a list of the same length: these positions changed
 */
export type Patch =
  | readonly ['=', unknown]
  | readonly ['{', { readonly [key: string]: Patch }, readonly string[]]
  | readonly ['[', number, readonly unknown[]]
  | readonly ['#', { readonly [index: string]: Patch }];

/** A patch that does not fit the value it is applied to. */
export class PatchError extends Error {}

/** What leads from one plain value to another; null where they are the same. */
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
  let keep = -1;
  for (let i = 0; i < shorter; i++) {
    // Most of a long list is what it was.
    if (before[i] === after[i]) continue;
    const patch = diff(before[i], after[i]);
    if (patch === null) continue;
    if (keep < 0) keep = i;
    if (before.length !== after.length) break;
    changes.set(i, patch);
  }
  if (before.length === after.length) {
    if (changes.size === 0) return null;
    if (changes.size <= after.length / 2) return ['#', Object.fromEntries(changes)];
  }
  if (keep < 0) keep = shorter;
  return keep === 0 ? ['=', after] : ['[', keep, after.slice(keep)];
}

/** The patched value. What did not change is the very same object as before; nothing is changed in place. */
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
    default:
      throw new PatchError('this is no patch');
  }
}

type Rec = Record<string, unknown>;

function isRecord(value: unknown): value is Rec {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Also a member called __proto__ is a member. */
function put(record: Rec, key: string, value: unknown): void {
  if (key !== '__proto__') record[key] = value;
  else Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
}
