import { useSignal } from '@preact/signals';
import { SPECTATOR_NAME } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { capital } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import { LogText } from '../log/log-text.js';
import { SeatBadge } from '../seat-badge.js';
import { SeatClock, seatWords } from '../seat-words.js';
import { askedSeats, isOver, personAt, type TableSession } from '../table-session.js';
import { Chain } from './chain.js';
import { GivenOrders } from './orders.js';
import { StagePanel } from './stage-panel.js';
import { UndoButton } from './undo-button.js';

const MINUTE = 60_000;

/** Who is deciding, for how long already, and how much time they have left. */
function Deciders({ session, table }: { session: TableSession; table: TableView }) {
  const asked = askedSeats(table);
  const since = session.since.value;
  const people = session.about.seats.filter(({ id }) => asked.includes(id) && personAt(table, id));
  const now = useSignal(Date.now());
  useEffect(() => {
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, MINUTE / 4);
    return () => clearInterval(timer);
  }, [since]);
  if (people.length === 0) return null;
  const minutes = Math.floor((now.value - since) / MINUTE);
  return (
    <ul class="deciders">
      {people.map((seat) => (
        <li key={seat.id}>
          <span>{seatWords(session, table, seat.id)}</span>
          <SeatClock session={session} table={table} seat={seat.id} />
        </li>
      ))}
      {minutes > 0 && <li class="soft">{w.table.waitingFor(minutes)}</li>}
    </ul>
  );
}

/** Shown when the viewer has nothing to decide: who does, about what, and what just happened. */
export function Waiting({ session }: { session: TableSession }) {
  const table = session.shown.value;
  const told = session.film.told.value;
  const running = session.film.running.value;
  if (!table) return <section class="prompt">{w.table.opening}</section>;
  const view = table.views[SPECTATOR_NAME] ?? session.view.value;
  const asked = askedSeats(table);
  const over = isOver(table);
  const links = view?.chain ?? [];
  return (
    <section class="prompt waiting" aria-label={w.table.waiting(asked.map((seat) => session.nameOf(seat)))}>
      <div class="prompt-body" data-scroll>
        {told.length > 0 && (
          <ul class="told">
            {told.map((line, i) => (
              <li key={i}>
                <LogText text={line} />
              </li>
            ))}
          </ul>
        )}
        <StagePanel session={session} />
        {over && !running && <p class="waiting-for">{w.table.finished}</p>}
        {!over && (
          <>
            <p class="waiting-for">
              {asked.map((seat) => (
                <SeatBadge key={seat} board={session.board} seat={seat} />
              ))}{' '}
              {w.table.waiting(asked.map((seat) => session.nameOf(seat)))}
              {view?.decisions[0] && (
                <span class="soft">
                  {' '}
                  <CardNames text={capital(t(view.decisions[0].prompt))} />
                </span>
              )}
            </p>
            <Deciders session={session} table={table} />
          </>
        )}
        {!over && <Chain session={session} links={links} anchor={null} />}
        <GivenOrders session={session} />
      </div>
      <div class="confirm">
        <div class="confirm-row">
          {running && (
            <button type="button" class="primary" onClick={() => session.film.skip()} title="Esc">
              {w.table.skipFilm}
            </button>
          )}
          {session.seat.value !== null && (!over || session.canUndo()) && <UndoButton session={session} />}
        </div>
      </div>
    </section>
  );
}
