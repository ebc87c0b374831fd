import type { ReadonlySignal, Signal } from '@preact/signals';
import type { View } from '@sandtable/kernel';
import type { BoardModule } from '../boards/board-module.js';
import { w } from '../languages/index.js';
import { Icon } from './icons.js';
import { SeatBadge } from './seat-badge.js';

interface Looker {
  board: BoardModule;
  view: ReadonlySignal<View | null>;
  overlay: Signal<string | null>;
}

/** Buttons for the game's overlays on the board. */
export function OverlayBar({ session }: { session: Looker }) {
  const view = session.view.value;
  const overlays = view ? session.board.overlays(view) : [];
  if (overlays.length === 0) return null;
  const groups = [...new Set(overlays.map(({ group }) => group))];
  const on = overlays.find(({ id }) => id === session.overlay.value);
  return (
    <div class="overlay-bar">
      <label class={`overlay-pick ${on ? 'is-on' : ''}`}>
        <Icon name="eye" />
        <span class="unseen">{w.overlays.label}</span>
        <select
          value={on?.id ?? ''}
          onChange={(event) => {
            session.overlay.value = event.currentTarget.value || null;
          }}
        >
          <option value="">{w.overlays.label}…</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {overlays
                .filter((overlay) => overlay.group === group)
                .map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {on && (
        <div class="overlay-words">
          <details>
            <summary>
              <strong>{on.label}</strong>
              {on.brief && (
                <span class="brief">
                  {on.brief.map(({ seat, text }) => (
                    <span key={seat}>
                      <SeatBadge board={session.board} seat={seat} /> {text}
                    </span>
                  ))}
                </span>
              )}
            </summary>
            <ul>
              {on.says.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
          <button
            type="button"
            class="icon-button small"
            aria-label={w.overlays.none}
            onClick={() => {
              session.overlay.value = null;
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
