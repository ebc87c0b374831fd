import type { LocalSetup } from '../engine/local-game.js';

/** A game kept in this browser. */
export interface SavedGame extends LocalSetup {
  /** When it was last played, in milliseconds. */
  touched: number;
  finished: boolean;
  /** Somebody's first game: the first turn is explained. */
  guided: boolean;
  /** People hand the screen over to each other, and must not see each other's secrets. */
  curtain: boolean;
}

const DATABASE = 'sandtable';
const STORE = 'games';

/** Where a browser keeps nothing (private windows), games last as long as the page. */
const inMemory = new Map<string, SavedGame>();
let opened: Promise<IDBDatabase | null> | null = null;

function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

async function within<V>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<V>,
): Promise<V | null> {
  const db = await database();
  if (!db) return null;
  return new Promise((resolve) => {
    try {
      const request = act(db.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

export async function keepGame(game: SavedGame): Promise<void> {
  inMemory.set(game.id, game);
  await within('readwrite', (store) => store.put(structuredClone(game)));
}

export async function findSaved(id: string): Promise<SavedGame | null> {
  return inMemory.get(id) ?? (await within<SavedGame>('readonly', (store) => store.get(id))) ?? null;
}

export async function listSaved(): Promise<SavedGame[]> {
  const stored = (await within<SavedGame[]>('readonly', (store) => store.getAll())) ?? [];
  const all = new Map(stored.map((game) => [game.id, game]));
  for (const game of inMemory.values()) all.set(game.id, game);
  return [...all.values()].sort((a, b) => b.touched - a.touched);
}

export async function forgetSaved(id: string): Promise<void> {
  inMemory.delete(id);
  await within('readwrite', (store) => store.delete(id));
}

/** An id for a table in this browser. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** A seed that nobody could foresee. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
