import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t, w } from '../../languages/index.js';
import { speed, wantsStillness } from '../../settings.js';
import { Icon } from '../icons.js';
import { LogLine, LogText } from '../log/log-text.js';
import { SeatBadge } from '../seat-badge.js';
import type { TableSession } from '../table-session.js';
import type { ToldTurn } from './by-turn.js';
import '../../styles/film.css';

/** What happened since the player's last turn: one line, which opens the whole list, and the film once more. */
export function SinceLine({ session }: { session: TableSession }) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const turns = session.sinceLastTurn.told.value;
  const told = turns.flatMap(({ lines }) => lines);
  const running = session.film.running.value;
  const filmed = speed.value !== 'off' && !wantsStillness();
  // A layout effect: whoever sees the list can close it, however busy the page is.
  useLayoutEffect(() => {
    if (!open.value) return;
    const away = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) open.value = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      open.value = false;
      event.stopPropagation();
      box.current?.querySelector<HTMLElement>('.since-open')?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', closeByKey, true);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', closeByKey, true);
    };
  }, [open.value]);
  if (told.length === 0 || running) return null;
  return (
    <div class="since" ref={box}>
      {filmed && (
        <button
          type="button"
          class="since-play"
          aria-label={w.film.again}
          title={w.film.again}
          onClick={() => {
            open.value = false;
            session.playAgain();
          }}
        >
          <Icon name="play" />
        </button>
      )}
      <button
        type="button"
        class="since-open"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <strong>{w.film.sinceHead}</strong> <span class="count">{told.length}</span>
        <span class="since-text">
          <LogLine lines={told.slice(-4)} inButton />
        </span>
      </button>
      {open.value && <SinceList session={session} turns={turns} />}
    </div>
  );
}

/** Everything that happened, under the headings of the turns. */
function SinceList({ session, turns }: { session: TableSession; turns: readonly ToldTurn[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <div class="since-list" tabIndex={0} role="group" aria-label={w.film.sinceHead}>
      {turns.map(({ headings, seat, lines }, i) => (
        <section key={i}>
          {(headings.length > 0 || seat !== null) && (
            <h3>
              {seat !== null && <SeatBadge board={session.board} seat={seat} />}
              <span>
                {headings.length > 0 ? headings.map(t).join(' · ') : seat !== null && session.nameOf(seat)}
              </span>
            </h3>
          )}
          <ol>
            {lines.map((line, n) => (
              <li key={n}>
                <LogText text={line} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
