import { newPart, type OwnPart } from './seed-part.js';

// The player's seed parts by table. They are kept in this browser only, so the browser that took the seat also reveals.

const PREFIX = 'sandtable.part.';
/** How many parts are kept; older games are no longer verified. */
const MOST = 100;
/** Fallback without browser storage: lasts as long as the page. */
const inMemory = new Map<string, OwnPart>();

export function keptPart(table: string): OwnPart | null {
  try {
    const text = localStorage.getItem(PREFIX + table);
    if (text !== null) return JSON.parse(text) as OwnPart;
  } catch {
    // Without browser storage only the fallback is left.
  }
  return inMemory.get(table) ?? null;
}

export function keepPart(table: string, part: OwnPart): void {
  inMemory.set(table, part);
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(part));
    forgetOldest();
  } catch {
    // Without browser storage it lasts as long as the page.
  }
}

/** The seed part for taking a seat at this table: a new one if there is none or if it was already revealed. */
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
