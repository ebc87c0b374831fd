import type { ReadonlySignal } from '@preact/signals';
import { SPECTATOR_NAME } from '@sandtable/kernel';
import type { ComponentChildren } from 'preact';
import { lastLines } from '../../table/lines.js';
import { Icon } from '../icons.js';
import { News, type PanelTab } from '../panel-tabs.js';
import type { TableSession } from '../table-session.js';
import { LogLine } from './log-text.js';

/** How many of the last lines the one line has. */
const LAST = 3;

interface TickerProps {
  session: TableSession;
  tabs: readonly PanelTab[];
  /** The open tab; null if the panel is closed. */
  open: string | null;
  toggle(id: string): void;
  /** Whether a card stands over the line. */
  covered: ReadonlySignal<boolean>;
  /** Shown before the line. */
  children?: ComponentChildren;
}

/** One line under the map: the last lines of the log, and buttons that open the log and the other tabs. */
export function Ticker({ session, tabs, open, toggle, covered, children }: TickerProps) {
  const viewer = session.seat.value ?? SPECTATOR_NAME;
  const { lines } = lastLines(session.shown.value, 'log', viewer);
  const last = lines.filter(({ text }) => !session.board.isHeading?.(text)).slice(-LAST);
  return (
    <div class={`ticker ${covered.value ? 'is-covered' : ''}`}>
      {children}
      <p class="ticker-text">
        <LogLine lines={last.map(({ text }) => text)} />
      </p>
      <div class="ticker-tabs">
        {tabs.map(({ id, label, news, keyName }) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            aria-controls="side-panel"
            onClick={() => toggle(id)}
          >
            {id === 'log' && <Icon name="lines" />}
            {label}
            {keyName && <kbd>{keyName}</kbd>}
            <News news={news} />
          </button>
        ))}
      </div>
    </div>
  );
}
