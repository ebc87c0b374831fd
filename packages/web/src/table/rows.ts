/** Changes that are made together or not at all. */
export interface Change {
  put: Readonly<Record<string, unknown>>;
  /** All rows whose keys begin so are taken out before. */
  drop?: readonly string[];
  /** Only if the row of this key still has this stamp; null where there is no such row. */
  guard?: { key: string; stamp: string | null };
}

/** `changed`: somebody else, in another tab, has written the guarded row. `failed`: there is no room, or no database. */
export type Written = 'written' | 'changed' | 'failed';

/** Rows by their keys, as a browser keeps them. */
export interface Rows {
  get(key: string): Promise<unknown>;
  /** All rows whose keys begin so, in the order of their keys. */
  list(prefix: string): Promise<unknown[]>;
  write(change: Change): Promise<Written>;
}

/** Where a browser keeps nothing (private windows), rows last as long as the page. */
export class MemoryRows implements Rows {
  private readonly rows = new Map<string, unknown>();

  async get(key: string): Promise<unknown> {
    return structuredClone(this.rows.get(key));
  }

  async list(prefix: string): Promise<unknown[]> {
    const keys = [...this.rows.keys()].filter((key) => key.startsWith(prefix)).sort();
    return keys.map((key) => structuredClone(this.rows.get(key)));
  }

  async write({ put, drop = [], guard }: Change): Promise<Written> {
    if (guard && stampOf(this.rows.get(guard.key)) !== guard.stamp) return 'changed';
    for (const key of [...this.rows.keys()])
      if (drop.some((prefix) => key.startsWith(prefix))) this.rows.delete(key);
    for (const [key, row] of Object.entries(put)) this.rows.set(key, structuredClone(row));
    return 'written';
  }
}

const STORE = 'rows';

/** Rows in a database of this browser. */
export class DatabaseRows implements Rows {
  constructor(private readonly database: IDBDatabase) {}

  get(key: string): Promise<unknown> {
    return this.read((store) => store.get(key), undefined);
  }

  list(prefix: string): Promise<unknown[]> {
    return this.read<unknown[]>((store) => store.getAll(beginningWith(prefix)), []);
  }

  private read<V>(ask: (store: IDBObjectStore) => IDBRequest<V>, otherwise: V): Promise<V> {
    return new Promise((resolve) => {
      try {
        const request = ask(this.database.transaction(STORE, 'readonly').objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(otherwise);
      } catch {
        resolve(otherwise);
      }
    });
  }

  write({ put, drop = [], guard }: Change): Promise<Written> {
    return new Promise((resolve) => {
      try {
        const transaction = this.database.transaction(STORE, 'readwrite');
        const store = transaction.objectStore(STORE);
        let why: Written = 'failed';
        transaction.oncomplete = () => resolve('written');
        // That there is no room may show only when everything is to be written: the requests went well.
        transaction.onabort = () => resolve(why);
        const change = () => {
          for (const prefix of drop) store.delete(beginningWith(prefix));
          for (const [key, row] of Object.entries(put)) store.put(row, key);
        };
        if (!guard) return change();
        const asked = store.get(guard.key);
        asked.onsuccess = () => {
          if (stampOf(asked.result) === guard.stamp) return change();
          why = 'changed';
          transaction.abort();
        };
      } catch {
        resolve('failed');
      }
    });
  }
}

function beginningWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function stampOf(row: unknown): string | null {
  return (row as { stamp?: string } | undefined)?.stamp ?? null;
}

/** A database of this browser with one store; null where there can be none. */
export function openDatabase(name: string, store: IDBObjectStoreParameters & { name: string }) {
  return new Promise<IDBDatabase | null>((resolve) => {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store.name, store);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

export async function openRows(name: string): Promise<Rows | null> {
  const database = await openDatabase(name, { name: STORE });
  return database && new DatabaseRows(database);
}
