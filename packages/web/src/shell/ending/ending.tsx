import type { Signal } from '@preact/signals';
import { w } from '../../languages/index.js';
import type { SavedGame } from '../../table/saved.js';
import { Icon } from '../icons.js';
import { lazyPage } from '../lazy-page.js';
import type { TableSession } from '../table-session.js';

/** Whether the ending is shown instead of the table. */
export function isEnding(session: TableSession, closed: boolean): boolean {
  const result = session.shown.value?.info.result;
  return Boolean(result) && !closed && !session.film.running.value;
}

/** The ending is loaded when the first game ends. */
export const Ending = lazyPage<{ session: TableSession; saved: SavedGame | null; close(): void }>(
  async () => {
    const [{ EndingPage }] = await Promise.all([
      import('./ending-page.js'),
      import('../../languages/pages.js').then((one) => one.speakOfPages()),
    ]);
    return EndingPage;
  },
  () => (
    <main class="page centred" aria-busy="true">
      <p>{w.table.finished}</p>
    </main>
  ),
);

/** At the table after the game: back to how it ended. */
export function BackToEnding({ session, closed }: { session: TableSession; closed: Signal<boolean> }) {
  if (!closed.value || !session.shown.value?.info.result) return null;
  return (
    <button
      type="button"
      class="back-to-ending"
      onClick={() => {
        closed.value = false;
      }}
    >
      <Icon name="previous" /> {w.ending.back}
    </button>
  );
}
