import { randomInt } from 'node:crypto';
import { playedSeats, quote, say } from '@sandtable/kernel';
import type { ClockSpec, Matched, Person, QuickMatch, TableInfo } from '@sandtable/protocol';
import type { AnyMachine, OpenGame } from './games.js';
import { BrokenTable, Refusal } from './refusal.js';
import { leaveOpen, put } from './seat-commands.js';
import { startEvent } from './starting.js';
import type { Table } from './table.js';
import type { CommandName } from './table-commands.js';
import type { TableRegistry } from './table-registry.js';

/** The clocks of quick matches. */
export const QUICK_CLOCKS: Record<QuickMatch['pace'], ClockSpec> = {
  live: { kind: 'live', seconds: 30 * 60, refill: 20 },
  correspondence: { kind: 'correspondence', seconds: 7 * 86_400, refill: 86_400 },
};
/** How long a person may be out of sight and still count as waiting: a page takes a moment to connect. */
const OUT_OF_SIGHT = 20_000;
/** A person who has been away from a live quick match this long has left it. */
export const ABANDONED = 60_000;
/** How many tables one request looks at closely. */
const LOOKED_AT = 20;

/** The person who wants to play, and every other id known for the same browser. */
interface Seeker {
  person: Person;
  selves: readonly string[];
}

/**
 * Brings people together: a request sits down at a table that fits, or opens one and waits there. Requests are
 * handled one after the other, so that two people who ask at the same moment meet.
 */
export class QuickMatches {
  private line: Promise<unknown> = Promise.resolve();

  constructor(private readonly registry: TableRegistry) {}

  /** `opening` is called before a table is opened, and may refuse it. */
  find(seeker: Seeker, order: QuickMatch, opening: () => void): Promise<Matched> {
    const found = this.line.then(() =>
      this.registry.alone('quick match', () => this.findOne(seeker, order, opening)),
    );
    this.line = found.catch(() => {});
    return found;
  }

  private async findOne(seeker: Seeker, order: QuickMatch, opening: () => void): Promise<Matched> {
    const { person } = seeker;
    const open = await this.registry.games.need(order.game);
    needSide(open, order.side);
    const waiting = await this.leaveOthers(person, order);
    if (waiting) return { id: waiting, how: 'waiting' };
    const apart = await this.registry.blocks.apart([person.id, ...seeker.selves]);
    const tables = (await this.registry.openTables(order.game)).filter(
      (info) => !peopleOf(info).some(({ id }) => apart.has(id)),
    );
    for (const { id } of this.candidates(tables, seeker, open, order)) {
      if (order.pace === 'live' && !(await this.registry.isAwake(id))) continue;
      if (await this.ask(id, 'quick match', seeker, order)) return { id, how: 'joined' };
    }
    opening();
    const table = await this.open(person, open, order);
    return { id: table.id, how: 'opened' };
  }

  /** The table where the person waits for just this; they leave those where they wait for something else. */
  private async leaveOthers(person: Person, order: QuickMatch): Promise<string | null> {
    let same: string | null = null;
    const waiting = (await this.registry.own.tablesOf(person.id)).filter(
      ({ quick, status }) => quick && status === 'open',
    );
    for (const { id } of waiting) {
      const kept = same === null ? order : null;
      if ((await this.ask(id, 'leave for another', { person, selves: [] }, kept)) === true) same = id;
    }
    return same;
  }

  /** Tables that may fit: those of quick matches first, then the fullest, then the oldest. */
  private candidates(
    tables: readonly TableInfo[],
    { person, selves }: Seeker,
    open: OpenGame,
    { side, pace, rated }: QuickMatch,
  ): TableInfo[] {
    const { game } = open;
    const myself = new Set([person.id, ...selves]);
    const usual = this.registry.games.machine(open, {}).options;
    const wanted = playedSeats(game, usual).filter(
      (seat) => side === undefined || game.sides[seat.side].id === side,
    );
    const free = ({ seats }: TableInfo) => Object.values(seats).filter(({ open }) => open).length;
    return tables
      .filter((info) => {
        const { clock, options, seats, quick, rated: counts, advice } = info;
        return (
          clock?.kind === pace &&
          (counts ?? false) === (rated ?? false) &&
          !advice &&
          !peopleOf(info).some(({ id }) => myself.has(id)) &&
          Object.keys(usual).every((name) => options[name] === usual[name]) &&
          (quick || wanted.some(({ id }) => seats[id]?.open))
        );
      })
      .sort(
        (a, b) =>
          Number(b.quick ?? false) - Number(a.quick ?? false) || free(a) - free(b) || a.created - b.created,
      )
      .slice(0, LOOKED_AT);
  }

  /** Has the owner of a table do it; null if it cannot. */
  private async ask(
    table: string,
    name: CommandName,
    { person, selves }: Seeker,
    body: QuickMatch | null,
  ): Promise<unknown> {
    try {
      return await this.registry.command({ table, name, person, selves: selves.slice(), body });
    } catch (error) {
      if (error instanceof Refusal || error instanceof BrokenTable) return null;
      throw error;
    }
  }

  private open(
    person: Person,
    { game }: OpenGame,
    { side, pace, commit, rated }: QuickMatch,
  ): Promise<Table> {
    // Whoever does not mind is given a side at random, and changes it for the other's sake.
    const given = side ?? game.sides[randomInt(game.sides.length)].id;
    const seats = Object.fromEntries(
      playedSeats(game, {})
        .filter((seat) => game.sides[seat.side].id === given)
        .map(({ id }) => [id, 'me']),
    );
    const part = commit === undefined ? {} : { commit };
    return this.registry.opening.create(
      person,
      { game: game.id, seats, clock: QUICK_CLOCKS[pace], ...(rated ? { rated } : {}), ...part },
      { side: side ?? null },
    );
  }

  /** People who have gone from live quick matches leave them; the last one closes the table. */
  async leaveAbandoned(): Promise<void> {
    for (const { id } of this.registry.openQuickTables()) {
      try {
        const table = await this.registry.find(id);
        if (!table.ownership.mine) continue;
        await table.inTurn(async () => {
          if (table.state.status !== 'open' || table.state.parts.waitingUntil !== null) return;
          for (const person of table.state.seats.flatMap(({ who }) => who ?? [])) {
            const own = table.state.seatsOf(person.id);
            if (own.length > 0 && table.audience.absence(person.id) >= ABANDONED)
              await leaveOpen(table, person, own);
          }
        });
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof BrokenTable)) throw error;
      }
    }
  }
}

/** Leaves a table where a person waits for something else. True if it is what they want, and they stay. */
export function leaveAnother(table: Table, person: Person, wanted: QuickMatch | null): Promise<boolean> {
  return table.inTurn(async () => {
    const { state } = table;
    const own = state.seatsOf(person.id);
    // The seats of a game that is about to begin are fixed.
    if (state.status !== 'open' || own.length === 0 || state.parts.waitingUntil !== null) return false;
    const isSame =
      wanted !== null &&
      state.constants.machine.game.id === wanted.game &&
      state.constants.clock?.kind === wanted.pace &&
      state.host?.id === person.id &&
      state.rated === (wanted.rated ?? false) &&
      state.quick?.side === (wanted.side ?? null);
    if (!isSame) await leaveOpen(table, person, own);
    return isSame;
  });
}

/** Sits down at a table that still fits. False if it does not. */
export function sitDown(table: Table, { person, selves }: Seeker, order: QuickMatch): Promise<boolean> {
  return table.inTurn(async () => {
    const { state } = table;
    const { game } = state.constants.machine;
    if (state.status !== 'open' || state.parts.waitingUntil !== null) return false;
    if (state.rated !== (order.rated ?? false) || state.advice) return false;
    const people = state.people();
    if ([person.id, ...selves].some((one) => people.includes(one))) return false;
    const isAway = ({ who }: { who: Person | null }) =>
      who !== null && table.audience.absence(who.id) >= OUT_OF_SIGHT;
    if (order.pace === 'live' && (!state.host || isAway({ who: state.host }) || state.seats.some(isAway)))
      return false;
    if (state.whyNoMore(person.id) !== null || state.isExpelled([person.id, ...selves])) return false;
    const freeOf = (side: string) => openSeats(table, side);
    let side = sidesWanted(game, order).find((one) => freeOf(one).length > 0);
    if (side === undefined && (await giveWay(table, order))) {
      side = sidesWanted(game, order).find((one) => freeOf(one).length > 0);
    }
    if (side === undefined) return false;
    table.countHousekeeping(person);
    const seats = freeOf(side);
    // At a table that waits for more people one seat is enough; a quick match is one person for each side.
    for (const seat of state.quick ? seats : seats.slice(0, 1)) {
      await put(table, person, seat, person, null, false, 'sits', order.commit);
    }
    if (state.quick && table.state.freeSeat() === null)
      await table.record(startEvent(table.state, table.now()));
    return true;
  });
}

/** The person who waits and does not mind which side they play moves over to the other. */
async function giveWay(table: Table, order: QuickMatch): Promise<boolean> {
  const { state } = table;
  const { game } = state.constants.machine;
  const { host } = state;
  if (!host || state.quick?.side !== null || order.side === undefined) return false;
  if (state.seats.some(({ who }) => who !== null && who.id !== host.id)) return false;
  const other = game.sides.find(({ id }) => id !== order.side && openSeats(table, id).length > 0);
  if (!other) return false;
  const before = state.seatsOf(host.id);
  // Their part of the seed goes with them.
  const commit = state.parts.commitOf(game.seats[before[0]].id) ?? undefined;
  for (const seat of openSeats(table, other.id))
    await put(table, host, seat, host, null, false, 'sits', commit);
  for (const seat of before) await put(table, host, seat, null, null, true, 'leaves');
  return true;
}

function peopleOf({ host, seats }: TableInfo): Person[] {
  return [host, ...Object.values(seats).map(({ who }) => who)].flatMap((one) => one ?? []);
}

function openSeats({ state }: Table, side: string): number[] {
  const { game } = state.constants.machine;
  return [...state.seats.keys()].filter(
    (seat) => game.sides[game.seats[seat].side].id === side && state.seats[seat].open,
  );
}

function sidesWanted(game: AnyMachine['game'], { side }: QuickMatch): string[] {
  return side === undefined ? game.sides.map(({ id }) => id) : [side];
}

function needSide({ game }: OpenGame, side: string | undefined): void {
  if (side === undefined || game.sides.some(({ id }) => id === side)) return;
  throw new Refusal('seat', say`${game.id} has no side ${quote(side)}`);
}
