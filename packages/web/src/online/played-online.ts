/** Whether this browser has ever been to the server's tables: only then is the server asked about them. */
const KEY = 'sandtable.online';

export function hasPlayedOnline(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function rememberOnline(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Without browser storage the lobby still shows the person's tables.
  }
}
