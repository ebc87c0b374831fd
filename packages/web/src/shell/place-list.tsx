import { useSignal } from '@preact/signals';
import type { View } from '@sandtable/kernel';
import { useMemo } from 'preact/hooks';
import { w } from '../languages/index.js';
import { reasonOf, sentence } from './question/reason.js';
import { keyOf } from './question/touches.js';
import type { TableSession } from './table-session.js';
import '../styles/lists.css';

/** How many places are listed; on a larger board the others are found by search. */
const MOST = 120;

/** The board in words: a button for every place that says what is there and why it cannot be chosen. */
export function PlaceList({ session, view }: { session: TableSession; view: View }) {
  const query = useSignal('');
  const { controller, board, looking } = session;
  const entries = useMemo(() => board.atlas?.(view) ?? [], [board, view]);
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(({ name, says }) => {
    const text = `${name} ${says}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div class="atlas">
      <div class="filters">
        <input
          type="search"
          placeholder={w.atlas.search}
          aria-label={w.atlas.search}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
      </div>
      {found.length > MOST && (
        <p class="soft" role="status">
          {w.atlas.most(MOST, found.length)}
        </p>
      )}
      <ul>
        {found.slice(0, MOST).map(({ touch, name, says }) => {
          const asked = controller.decision.value !== null;
          const legal = asked && controller.isLegal(touch);
          const reason = asked && !legal ? controller.reasons(touch)[0] : undefined;
          return (
            <li key={keyOf(touch)}>
              <button
                type="button"
                class={`atlas-entry ${legal ? 'is-legal' : ''}`}
                onFocus={() => (looking.value = [touch])}
                onBlur={() => (looking.value = [])}
                onPointerEnter={() => (looking.value = [touch])}
                onPointerLeave={() => (looking.value = [])}
                onClick={() => controller.touch(touch)}
              >
                <strong>{name}</strong>
                {legal && <span class="mark">{w.board.legal}</span>}
                <span>{says}</span>
                {reason && <span class="inspector-no">{sentence(reasonOf(reason))}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
