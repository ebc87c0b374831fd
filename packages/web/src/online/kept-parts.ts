import { newPart, type OwnPart } from './seed-part.js';

// One's own values, by table, in this browser: whoever sat down here reveals here.

const PREFIX = 'sandtable.part.';
/** Nobody compares older ones any more. */
const MOST = 100;
/** For browsers that keep nothing: as long as the page is there. */
const here = new Map<string, OwnPart>();

export function keptPart(table: string): OwnPart | null {
  try {
    const text = localStorage.getItem(PREFIX + table);
    if (text !== null) return JSON.parse(text) as OwnPart;
  } catch {
    // Then it is here, or nowhere.
  }
  return here.get(table) ?? null;
}

export function keepPart(table: string, part: OwnPart): void {
  here.set(table, part);
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(part));
    forgetOldest();
  } catch {
    // It is kept as long as the page is there.
  }
}

/** The part for a seat at this table: a fresh one where there is none, or where it is known already. */
export function partToSitWith(table: string): OwnPart {
  const kept = keptPart(table);
  if (kept && kept.list === null) return kept;
  const fresh = newPart();
  keepPart(table, fresh);
  return fresh;
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MOST) return;
  const made = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<OwnPart>).made ?? 0;
  keys.sort((a, b) => made(a) - made(b));
  for (const key of keys.slice(0, keys.length - MOST)) localStorage.removeItem(key);
}
