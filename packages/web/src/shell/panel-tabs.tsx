import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { w } from '../languages/index.js';
import { Icon } from './icons.js';

export interface PanelTab {
  id: string;
  label: string;
  /** The key that opens it. */
  keyName?: string;
  /** Unread items: their number, and the same in words. */
  news?: { count: number; says: string };
  body: () => ComponentChildren;
}

interface PanelTabsProps {
  tabs: readonly PanelTab[];
  chosen: Signal<string>;
  /** Whether it is open, where it lies over the map: while the player is asked, and on small screens. */
  open: Signal<boolean>;
}

/**
 * Tabs: log, cards, seats. Below the question while the player waits; while they are asked, the question has that space
 * and the tabs lie over the map when they are opened.
 */
export function PanelTabs({ tabs, chosen, open }: PanelTabsProps) {
  const current = tabs.find(({ id }) => id === chosen.value) ?? tabs[0];
  /** Arrow keys move between tabs, Escape closes. */
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
    chosen.value = next.id;
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div class={`panel-tabs ${open.value ? 'is-open' : ''}`} id="side-panel">
      <div class="tabs-row">
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
                chosen.value = id;
              }}
            >
              {label}
              <News news={news} />
            </button>
          ))}
        </div>
        <button
          type="button"
          class="icon-button tabs-close"
          aria-label={w.nav.close}
          title={w.nav.close}
          onClick={() => {
            open.value = false;
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="tab-body" data-scroll role="tabpanel" id="tab-body" aria-labelledby={`tab-${current.id}`}>
        {current.body()}
      </div>
    </div>
  );
}

export function News({ news }: { news: PanelTab['news'] | undefined }) {
  if (!news || news.count === 0) return null;
  return (
    <span class="news">
      <span aria-hidden="true">{news.count}</span>
      <span class="unseen">{news.says}</span>
    </span>
  );
}
