import { SPECTATOR_NAME } from '@sandtable/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { capital } from '../boards/pretty.js';
import { t, w } from '../languages/index.js';
import { CardNames } from './cards/card-names.js';
import { SeatBadge } from './seat-badge.js';
import { personAt, type TableSession } from './table-session.js';
import '../styles/curtain.css';

/** How many lines of the public log are shown to the player who takes over. */
const LINES = 4;

/**
 * Covers the whole page between two players at one screen until the next one takes over: who is next, what they are
 * asked, and what everybody has seen meanwhile. What is behind it is the public view.
 */
export function Curtain({ session }: { session: TableSession }) {
  const seat = session.curtain.value;
  const table = session.shown.value;
  const button = useRef<HTMLButtonElement>(null);
  const shown = seat !== null && table !== null && !session.film.running.value;
  useLayoutEffect(() => {
    if (shown) button.current?.focus();
  }, [shown, seat]);
  if (seat === null || !table || !shown) return null;
  const person = personAt(table, seat);
  const name = person?.name ?? session.nameOf(seat);
  const seats = session.about.seats.filter(({ id }) => personAt(table, id)?.id === person?.id);
  const view = table.views[SPECTATOR_NAME];
  const asked = view?.decisions.find((decision) => decision.seat === seat);
  // Whose turn it is now is said above.
  const told = (table.log[SPECTATOR_NAME] ?? []).filter(({ text }) => !session.board.isHeading?.(text));
  const lines = told.slice(-LINES);
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div class="curtain-inside">
        <p class="curtain-seats">
          {seats.map(({ id }) => (
            <SeatBadge key={id} board={session.board} seat={id} />
          ))}
        </p>
        <h2 id="curtain-title">{w.table.curtain(session.nameOf(seat), name)}</h2>
        {asked && (
          <p class="curtain-asked">
            <CardNames text={capital(t(asked.prompt))} />
          </p>
        )}
        {lines.length > 0 && (
          <ul class="curtain-lines" aria-label={w.table.curtainSeen}>
            {lines.map(({ text }, i) => (
              <li key={i}>
                <CardNames text={capital(t(text))} />
              </li>
            ))}
          </ul>
        )}
        <p class="soft">{w.table.curtainHint}</p>
        <button type="button" class="primary" ref={button} onClick={() => session.raiseCurtain()}>
          {w.table.curtainButton(name)}
        </button>
      </div>
    </div>
  );
}
