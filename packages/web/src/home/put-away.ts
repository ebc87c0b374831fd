/** Finished games on the server that the person no longer wants to see here: they belong to others, too, and stay. */
const KEY = 'sandtable.put-away';
const MOST = 500;

export function putAway(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function putAwayTable(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...putAway(), id].slice(-MOST)));
  } catch {
    // Without browser storage it is shown again next time.
  }
}
