import { commitTo, say } from '@sandtable/kernel';
import type { Person, Reveal, Start } from '@sandtable/protocol';
import type { EventBody } from './event.js';
import { Refusal } from './refusal.js';
import { needHost, needOpen, needSeat } from './seat-commands.js';
import { START } from './seed-parts.js';
import type { Table } from './table.js';
import type { TableState } from './table-state.js';

/** How long to wait for the values: connected browsers reveal at once, correspondence players look in later. */
export const LIVE_WAIT = 5_000;
export const CORRESPONDENCE_WAIT = 12 * 60 * 60_000;

/**
 * The host starts the game. If a player has committed to a value, seats and commitments are fixed now and the values
 * are asked for; the game begins when all are revealed, or when the time is up.
 */
export function start(table: Table, person: Person, { anyway }: Start): Promise<void> {
  return table.inTurn(async () => {
    const { state } = table;
    needHost(table, person);
    needOpen(table);
    needAllSeatsTaken(state);
    const { waitingUntil } = state.parts;
    if (waitingUntil === null) return void (await table.record(startEvent(state, table.now())));
    if (!anyway) return;
    // Give connected browsers time to reveal: otherwise the server's operator could leave all the others out.
    if (!state.parts.isComplete() && table.now() < waitingUntil - waitFor(state) + LIVE_WAIT) {
      throw new Refusal('status', say`the others have just been asked for their values: give them a moment`);
    }
    await table.record(START);
  });
}

/** The event that starts a table whose seats are all taken. */
export function startEvent(state: TableState, now: number): EventBody {
  if (!state.parts.hasAny()) return START;
  return { kind: 'starting', until: now + waitFor(state) };
}

function waitFor({ constants }: TableState): number {
  return constants.clock?.kind === 'correspondence' ? CORRESPONDENCE_WAIT : LIVE_WAIT;
}

export function needAllSeatsTaken(state: TableState): void {
  const free = state.freeSeat();
  if (free !== null)
    throw new Refusal('status', say`nobody plays ${state.nameInText(state.seatOf(free))} yet`);
}

/** Reveals a player's value. Idempotent. */
export function reveal(table: Table, person: Person, { value }: Reveal): Promise<void> {
  return table.inTurn(async () => {
    const { parts, constants, status } = table.state;
    const commit = commitTo(value);
    const own = needSeat(table, person)
      .map((seat) => constants.machine.game.seats[seat].id)
      .filter((seat) => parts.commitOf(seat) === commit);
    if (own.length === 0) throw new Refusal('message', say`this is not the value that you committed to`);
    const seats = own.filter((seat) => !parts.isRevealed(seat));
    if (seats.length === 0) return;
    if (status !== 'open') throw new Refusal('status', say`too late: the game has begun without this value`);
    if (parts.waitingUntil === null) {
      throw new Refusal('status', say`values are asked for when the host begins: keep yours until then`);
    }
    await table.record({ kind: 'revealed', seats, value });
  });
}
