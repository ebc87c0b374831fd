import { openDatabase } from './rows.js';
import type { SavedGame, SavedGames } from './saved.js';

const DATABASE = 'sandtable';
const STORE = 'games';

/**
 * Games used to be kept in a database of their own form: a row each, with the whole journal. They are moved. Another
 * tab may still have the older page open and write there again: what is newer counts.
 */
export async function moveOlderGames(games: SavedGames): Promise<void> {
  const database = await openDatabase(DATABASE, { name: STORE, keyPath: 'id' });
  if (!database) return;
  const older = await all(database);
  for (const game of older) if (await games.takeOlder(game)) await remove(database, game);
  database.close();
}

function all(database: IDBDatabase): Promise<SavedGame[]> {
  return new Promise((resolve) => {
    const request = database.transaction(STORE).objectStore(STORE).getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve([]);
  });
}

/** Takes the game out, unless it was played on meanwhile. */
function remove(database: IDBDatabase, { id, touched }: SavedGame): Promise<void> {
  return new Promise((resolve) => {
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => resolve();
    const store = transaction.objectStore(STORE);
    const found = store.get(id);
    found.onsuccess = () => {
      if (found.result?.touched === touched) store.delete(id);
    };
  });
}
