import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export interface PanelTab {
  id: string;
  label: string;
  /** Unread items: their number, and the same in words. */
  news?: { count: number; says: string };
  body: () => ComponentChildren;
}

/**
 * Tabs beside the question: log, cards, seats. On a phone they are a bar at the bottom, and the chosen tab covers the
 * board until its button is pressed again.
 */
export function PanelTabs({ tabs, chosen }: { tabs: readonly PanelTab[]; chosen: Signal<string> }) {
  const open = useSignal(false);
  const current = tabs.find(({ id }) => id === chosen.value) ?? tabs[0];
  /** Arrow keys move between tabs. */
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
    chosen.value = next.id;
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div class={`panel-tabs ${open.value ? 'is-open' : ''}`}>
      <div class="tabs" role="tablist" onKeyDown={walk}>
        {tabs.map(({ id, label, news }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls="tab-body"
            aria-selected={id === current.id}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => {
              open.value = id !== chosen.value || !open.value;
              chosen.value = id;
            }}
          >
            {label}
            {news && news.count > 0 && (
              <span class="news">
                <span aria-hidden="true">{news.count}</span>
                <span class="unseen">{news.says}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div class="tab-body" data-scroll role="tabpanel" id="tab-body" aria-labelledby={`tab-${current.id}`}>
        {current.body()}
      </div>
    </div>
  );
}
