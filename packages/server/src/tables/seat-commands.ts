import { botNames } from '@sandtable/bots';
import { quote, say } from '@sandtable/kernel';
import type { Join, Leave, Person } from '@sandtable/protocol';
import type { SeatChange } from './event.js';
import type { OpenGame } from './games.js';
import { Refusal } from './refusal.js';
import type { Table } from './table.js';

/** How long a player has to be away before the others may ask for a bot. */
export const ABSENCE = 60_000;

/** May this person see the table, with this invitation? */
export function mayEnter({ state }: Table, person: Person, invite: string | null): boolean {
  const { constants, host } = state;
  if (!constants.private || host?.id === person.id || state.seatsOf(person.id).length > 0) return true;
  return invite === constants.invite;
}

export function refuseEntry(table: Table, person: Person, invite: string | null): void {
  if (!mayEnter(table, person, invite))
    throw new Refusal('table', say`this table is private: ask for an invitation`);
}

/**
 * Sits down at free seats, or takes the person's own back from a bot. `selves` are the other ids known for the same
 * browser.
 */
export function join(
  table: Table,
  person: Person,
  { seats, invite, commit }: Join,
  selves: readonly string[] = [],
): Promise<void> {
  return table.inTurn(async () => {
    refuseEntry(table, person, invite ?? null);
    const wanted = [...new Set(seats)].map((id) => seatOf(table, id));
    if (wanted.length === 0) throw new Refusal('message', say`name the seats to sit down at`);
    const { state } = table;
    if (state.status === 'finished' || state.status === 'closed') {
      throw new Refusal('status', state.whyNotRunning());
    }
    const changes = wanted.map((seat) => ({ seat, why: joining(table, person, seat, selves) }));
    refuseBothSides(
      table,
      changes.flatMap(({ seat, why }) => (why === 'sits' ? [seat] : [])),
    );
    if (changes.some(({ why }) => why !== null)) table.needRoom(person);
    for (const { seat, why } of changes) {
      if (why !== null) await put(table, person, seat, person, null, false, why, commit);
    }
  });
}

/** How a person takes a seat; null if it is theirs already. */
function joining(table: Table, person: Person, seat: number, selves: readonly string[]): SeatChange | null {
  const { who, bot, open } = table.state.seats[seat];
  if (who?.id === person.id && bot !== null && table.state.isOwing(seat)) {
    throw new Refusal('status', say`your time was up: come back when the bot has answered this question`);
  }
  if (who?.id === person.id) return bot === null ? null : 'back';
  if (table.state.isExpelled([person.id, ...selves]))
    throw new Refusal('seat', say`you were removed from this table`);
  if (!open) throw new Refusal('seat', say`the seat of ${table.state.nameInText(seat)} is taken`);
  if (table.state.rated && selves.some((id) => id !== person.id && table.state.seatsOf(id).length > 0))
    throw new Refusal('seat', say`you sit at this table already under another name, and it is rated`);
  const not = table.state.whyNotSit([person.id, ...selves], seat);
  if (not !== null) throw new Refusal('seat', not);
  return 'sits';
}

/** Two seats taken together must be of one side: each alone might be allowed. */
function refuseBothSides(table: Table, seats: readonly number[]): void {
  if (table.state.match === null) return;
  const all = gameOf(table).seats;
  const other = seats.find((seat) => all[seat].side !== all[seats[0]].side);
  if (other === undefined) return;
  throw new Refusal(
    'seat',
    say`${table.state.nameInText(seats[0])} and ${table.state.nameInText(other)} are on different sides`,
  );
}

export function leave(table: Table, person: Person, { seats, forGood }: Leave): Promise<void> {
  return table.inTurn(async () => {
    const { state } = table;
    const own = state.host?.id === person.id ? state.seatsOf(person.id) : needSeat(table, person);
    const leaving = seats ? [...new Set(seats)].map((id) => seatOf(table, id)) : own;
    const strange = leaving.find((seat) => !own.includes(seat));
    if (strange !== undefined)
      throw new Refusal('seat', say`the seat of ${state.nameInText(strange)} is not yours`);
    if (state.status === 'open') {
      refuseClosedList(table);
      return leaveOpen(table, person, leaving);
    }
    if (state.status === 'finished' || state.status === 'closed') {
      throw new Refusal('status', state.whyNotRunning());
    }
    refuseInTournament(table);
    const bot = state.constants.substitute;
    for (const seat of leaving) {
      if (forGood) await put(table, person, seat, null, state.seats[seat].bot ?? bot, true, 'leaves');
      else if (state.seats[seat].bot === null) await put(table, person, seat, person, bot, false, 'away');
    }
  });
}

/** Removes a person for good: bots take their seats, and another player becomes the host. */
export function removeFromTable(table: Table, person: Person): Promise<void> {
  return table.inTurn(async () => {
    const { state } = table;
    if (state.status === 'finished' || state.status === 'closed') return;
    const own = state.seatsOf(person.id);
    if (state.tournament) return forfeit(table, person);
    // Once the seats are fixed, a bot takes the person's: the game is about to begin.
    const listIsOpen = state.parts.waitingUntil === null;
    if (state.status === 'open' && listIsOpen) return leaveOpen(table, person, own);
    for (const seat of own) {
      const bot = state.seats[seat].bot ?? state.constants.substitute;
      await put(table, person, seat, null, bot, true, 'leaves');
    }
    if (table.state.host?.id !== person.id) return;
    const host = table.state.seats.find(({ who }) => who !== null)?.who ?? null;
    await table.record({ kind: 'host', host }, null, person);
  });
}

/** In a tournament nobody plays for anybody else. */
function refuseInTournament({ state }: Table): void {
  if (state.tournament)
    throw new Refusal('status', say`in a tournament nobody plays for you: play on, or resign`);
}

/** A player has left the tournament: they have lost the game, if it is not over. Idempotent. Only in turn. */
export async function forfeit(table: Table, person: Person): Promise<void> {
  const { state } = table;
  const own = state.seatsOf(person.id);
  if ((state.status !== 'running' && state.status !== 'paused') || own.length === 0) return;
  const seats = own.map((seat) => gameOf(table).seats[seat].id);
  await table.record({ kind: 'resigned', seats }, null, person);
}

export async function leaveOpen(table: Table, person: Person, leaving: readonly number[]): Promise<void> {
  for (const seat of leaving) await put(table, person, seat, null, null, true, 'leaves');
  if (table.state.host?.id !== person.id || table.state.seatsOf(person.id).length > 0) return;
  const next = table.state.seats.find(({ who }) => who !== null)?.who ?? null;
  await table.record(next ? { kind: 'host', host: next } : { kind: 'closed' }, null, person);
}

/** The host puts a bot on a seat, or clears it. */
export function setSeat(
  table: Table,
  person: Person,
  seatId: string,
  bot: string,
  { own }: OpenGame,
): Promise<void> {
  return table.inTurn(async () => {
    const seat = seatOf(table, seatId);
    needHost(table, person);
    needOpen(table);
    refuseClosedList(table);
    const { who, bot: before, open } = table.state.seats[seat];
    if (who === null && (bot === 'open' ? open : before === bot)) return;
    table.needRoom(person);
    if (bot === 'open') return put(table, person, seat, null, null, true, 'set');
    needBot(bot, own);
    return put(table, person, seat, null, bot, false, 'set');
  });
}

export function needBot(bot: string, own: OpenGame['own']): void {
  const known = botNames(Object.keys(own));
  if (!known.includes(bot))
    throw new Refusal('message', say`there is no bot ${quote(bot)} (bots: ${known.join(', ')})`);
}

/** How long the others have to agree to resume before the game resumes without them. */
export const NOTICE = { live: 10 * 60_000, correspondence: 24 * 60 * 60_000 } as const;

/**
 * Pauses or resumes the game. Without a clock any player may. With one, all players have to agree: no player stops
 * their own clock, or starts another's, at will.
 */
export function pause(table: Table, person: Person, paused: boolean): Promise<void> {
  return table.inTurn(async () => {
    const { state } = table;
    // By the rules of some tables the host decides alone, even without a seat.
    const alone = state.hostRules.pause === 'host' && state.host?.id === person.id;
    if (!alone) needSeat(table, person);
    if (state.status !== 'running' && state.status !== 'paused') {
      throw new Refusal('status', state.whyNotRunning());
    }
    const own = state.pauseWishes().find(({ who }) => who.id === person.id);
    const nothingNew = paused === (state.status === 'paused');
    if (nothingNew && !own) return;
    table.needRoom(person);
    if (alone && !nothingNew) await table.record({ kind: 'paused', paused, by: person }, null, person);
    else if (nothingNew) await table.record({ kind: 'pause-wish', who: person, paused: null }, null, person);
    else if (isAgreed(table, person, paused)) await table.record({ kind: 'paused', paused }, null, person);
    else if (!own) await table.record({ kind: 'pause-wish', who: person, paused }, null, person);
  });
}

/** Do all players want the same? People replaced by a bot have no running clock, and no say. */
function isAgreed({ state, deps }: Table, person: Person, paused: boolean): boolean {
  const { clock } = state.constants;
  if (!clock) return true;
  const wishes = state.pauseWishes();
  const agree = new Set([person.id, ...wishes.map(({ who }) => who.id)]);
  if (state.players().every((id) => agree.has(id))) return true;
  const first = Math.min(...wishes.map(({ since }) => since));
  return !paused && deps.now() - first >= NOTICE[clock.kind];
}

/** Resigns. The game is over when a whole side has resigned; until then a bot plays on. */
export function resign(table: Table, person: Person): Promise<void> {
  return table.inTurn(async () => {
    const seats = needSeat(table, person);
    const { state } = table;
    if (state.status !== 'running' && state.status !== 'paused') {
      throw new Refusal('status', state.whyNotRunning());
    }
    if (seats.every((seat) => state.seats[seat].resigned)) {
      throw new Refusal('status', say`you have resigned already`);
    }
    const ids = seats.map((seat) => gameOf(table).seats[seat].id);
    await table.record({ kind: 'resigned', seats: ids }, null, person);
    if (table.state.status === 'finished') return;
    for (const seat of seats) {
      if (state.seats[seat].bot === null)
        await put(table, person, seat, person, state.constants.substitute, false, 'away');
    }
  });
}

/** Puts a bot in the place of a player who has been away for a while, at the others' request. */
export function substitute(table: Table, person: Person, seatId: string): Promise<void> {
  return table.inTurn(async () => {
    needSeat(table, person);
    const seat = seatOf(table, seatId);
    const { state, audience } = table;
    refuseInTournament(table);
    if (state.status !== 'running') throw new Refusal('status', state.whyNotRunning());
    const { who, bot } = state.seats[seat];
    if (who === null || bot !== null)
      throw new Refusal('seat', say`a bot plays ${state.nameInText(seat)} already`);
    if (state.constants.clock?.kind === 'correspondence') {
      throw new Refusal('status', say`${who.name} may take the time that the clock gives`);
    }
    if (audience.absence(who.id) < ABSENCE) {
      throw new Refusal('status', say`${who.name} is here, or was a moment ago`);
    }
    table.needRoom(person);
    await put(table, person, seat, who, state.constants.substitute, false, 'substituted');
  });
}

/** Applies a person's new name. People who rename too often keep the old name at this table. */
export function renamed(table: Table, person: Person): Promise<void> {
  return table.inTurn(async () => {
    const { host, seats } = table.state;
    const shown = [host, ...seats.map(({ who }) => who)].find((one) => one?.id === person.id);
    if (!shown || shown.name === person.name || table.state.whyNoMore(person.id) !== null) return;
    await table.record({ kind: 'renamed', person }, null, person);
  });
}

export async function put(
  table: Table,
  author: Person,
  seat: number,
  who: Person | null,
  bot: string | null,
  open: boolean,
  why: SeatChange,
  commit?: string,
): Promise<void> {
  const { id } = gameOf(table).seats[seat];
  const part = commit === undefined || table.state.status !== 'open' ? {} : { commit };
  const before = table.state.seats[seat].who;
  const gone = why === 'removed' && before ? { removed: before } : {};
  await table.record({ kind: 'seat', seat: id, who, bot, open, why, ...part, ...gone }, null, author);
}

const gameOf = (table: Table) => table.state.constants.machine.game;

export function seatOf(table: Table, id: string): number {
  const seat = table.state.seatOf(id);
  if (seat < 0) throw new Refusal('seat', say`there is no seat ${quote(id)} at this table`);
  if (!table.state.isPlayed(seat))
    throw new Refusal('seat', say`nobody plays ${table.state.nameInText(seat)} with these options`);
  return seat;
}

export function needSeat(table: Table, person: Person): number[] {
  const seats = table.state.seatsOf(person.id);
  if (seats.length === 0) throw new Refusal('seat', say`you do not sit at this table`);
  return seats;
}

export function needHost(table: Table, person: Person): void {
  if (table.state.host?.id !== person.id)
    throw new Refusal('seat', say`only the host of the table may do that`);
}

export function needOpen(table: Table): void {
  if (table.state.status !== 'open') throw new Refusal('status', say`the game has begun already`);
}

/** Once values are revealed, a player who left and sat down again would commit knowing them. */
export function refuseClosedList(table: Table): void {
  if (table.state.parts.waitingUntil !== null) {
    throw new Refusal('status', say`the game is about to begin: the seats stand until then`);
  }
}
