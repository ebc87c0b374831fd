import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t, w } from '../../languages/index.js';
import { speed, wantsStillness } from '../../settings.js';
import { Icon } from '../icons.js';
import { LogLine, LogText } from '../log/log-text.js';
import { SeatBadge } from '../seat-badge.js';
import type { TableSession } from '../table-session.js';
import '../../styles/film.css';

interface SinceProps {
  session: TableSession;
  /** Whether the list is open. */
  open: Signal<boolean>;
}

/** What happened since the player's last turn: one line, which opens the whole list, and the film once more. */
export function SinceLine({ session, open }: SinceProps) {
  const turns = session.sinceLastTurn.told.value;
  const told = turns.flatMap(({ lines }) => lines);
  const running = session.film.running.value;
  const filmed = speed.value !== 'off' && !wantsStillness();
  if (told.length === 0 || running) return null;
  return (
    <div class="since">
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
    </div>
  );
}

/** Everything that happened, under the headings of the turns; over the map, never over the question. */
export function SinceList({ session, open }: SinceProps) {
  const box = useRef<HTMLDivElement>(null);
  const turns = session.sinceLastTurn.told.value;
  const shown = open.value && turns.length > 0 && !session.film.running.value;
  // A layout effect: whoever sees the list can close it, however busy the page is.
  useLayoutEffect(() => {
    if (!shown) return;
    box.current?.focus({ preventScroll: true });
    const away = ({ target }: Event) => {
      if (target instanceof Element && !box.current?.contains(target) && !target.closest('.since'))
        open.value = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      open.value = false;
      event.stopPropagation();
      document.querySelector<HTMLElement>('.since-open')?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', closeByKey, true);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', closeByKey, true);
    };
  }, [shown]);
  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <div class="since-list" ref={box} tabIndex={0} role="group" aria-label={w.film.sinceHead}>
      <header>
        <h2 class="caps">{w.film.sinceHead}</h2>
        <button
          type="button"
          class="icon-button small"
          aria-label={w.nav.close}
          onClick={() => {
            open.value = false;
          }}
        >
          <Icon name="close" />
        </button>
      </header>
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
