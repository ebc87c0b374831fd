import type { Touch, View } from '@sandtable/kernel';
import type { AtlasEntry } from '../boards/board-module.js';
import { w } from '../languages/index.js';
import { keyOf } from './question/touches.js';
import type { TableSession } from './table-session.js';
import '../styles/lists.css';

/** What the player may want to look after now. A row leads to its place on the map, and takes up what may act. */
export function WatchLists({ session, view }: { session: TableSession; view: View }) {
  const lists = session.board.lists?.(view, session.seat.value) ?? [];
  const filled = lists.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return <p class="soft watch-none">{w.lists.none}</p>;
  return (
    <div class="watch-lists">
      {filled.map(({ id, title, urgent, rows }) => (
        <section key={id} class={urgent ? 'is-urgent' : ''} aria-labelledby={`list-${id}`} data-list={id}>
          <h3 id={`list-${id}`}>
            {title} <span class="count">{rows.length}</span>
          </h3>
          <ul>
            {rows.map((row) => (
              <Row key={keyOf(row.touch)} row={row} session={session} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ row: { touch, name, says }, session }: { row: AtlasEntry; session: TableSession }) {
  const { looking } = session;
  return (
    <li>
      <button
        type="button"
        class="atlas-entry"
        onFocus={() => (looking.value = [touch])}
        onBlur={() => (looking.value = [])}
        onPointerEnter={() => (looking.value = [touch])}
        onPointerLeave={() => (looking.value = [])}
        onClick={() => goTo(session, touch)}
      >
        <strong>{name}</strong>
        <span>{says}</span>
      </button>
    </li>
  );
}

/** Shows a thing on the map. A subject is taken in hand; nothing is ever chosen by it. */
function goTo({ sought, looking, controller }: TableSession, touch: Touch): void {
  sought.value = [touch];
  looking.value = [touch];
  if (controller.subjects.value.has(keyOf(touch))) controller.touch(touch);
}
