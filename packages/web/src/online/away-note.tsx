import { useSignal } from '@preact/signals';
import { SPECTATOR_NAME } from '@sandtable/kernel';
import { useEffect } from 'preact/hooks';
import { w } from '../languages/index.js';
import type { TableSession } from '../shell/table-session.js';
import { choicesMissed, filmSince, rememberSeen } from './away.js';

/** Offers a returning player a short film of what happened meanwhile. */
export function AwayNote({ session }: { session: TableSession }) {
  const table = session.client.table.value;
  const count = useSignal(0);
  const asked = useSignal(false);
  useEffect(() => {
    if (!table || asked.value) return;
    asked.value = true;
    count.value = choicesMissed(table);
  }, [table]);
  useEffect(() => {
    if (table && count.value === 0 && document.visibilityState === 'visible') rememberSeen(table);
  }, [table, count.value]);
  if (!table || count.value === 0) return null;
  const show = async () => {
    const choices = count.value;
    count.value = 0;
    try {
      const viewer = session.seat.value ?? SPECTATOR_NAME;
      const frames = await filmSince(table, viewer, choices);
      const now = session.client.table.value ?? table;
      session.sinceLastTurn.beginAt(now, frames, viewer);
      session.film.playFrom(frames, now);
    } catch {
      // If the film cannot be loaded, the log still tells it.
    }
  };
  return (
    <div class="away" role="status">
      {w.table.away(count.value)}
      <button type="button" class="quiet small" onClick={() => void show()}>
        {w.table.showAway}
      </button>
      <button
        type="button"
        class="link"
        onClick={() => {
          count.value = 0;
        }}
      >
        {w.nav.close}
      </button>
    </div>
  );
}
