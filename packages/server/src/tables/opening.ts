import { createHmac, randomBytes } from 'node:crypto';
import { commitTo, isPlayed, playedSeats, quote, say } from '@sandtable/kernel';
import { LIMITS, type NewTable, type Person, type Rematch } from '@sandtable/protocol';
import { newId } from '../drawn.js';
import { currentRequester } from '../fairness/requester.js';
import { tidyTitle } from '../people/names.js';
import type { Store } from '../storage/store.js';
import type { Outage } from './clocks.js';
import { type EventBody, type TableEvent, type TournamentGame, toRow } from './event.js';
import type { OpenGame } from './games.js';
import { Refusal } from './refusal.js';
import { needBot } from './seat-commands.js';
import { needAllSeatsTaken, startEvent } from './starting.js';
import { type Ownership, type Table, textOf } from './table.js';
import type { TableRegistry } from './table-registry.js';
import { type TableConstants, TableState } from './table-state.js';

/** A game of a tournament; its id was chosen with the pairing. */
export interface PairedTable extends Required<Pick<NewTable, 'game' | 'options' | 'clock' | 'rated'>> {
  id: string;
  tournament: TournamentGame;
  /** One for each side. */
  players: readonly Person[];
}

/** What a new table needs of the house that it is in. */
interface House {
  store: Store;
  newSeed: () => string;
  /** The list of the registry itself: what is added to it counts for all tables. */
  outages: Outage[];
  /** Keeps a new table in memory. */
  admit(state: TableState, ownership: Ownership): Table;
}

/** New tables: by hand, for a quick match, of a tournament, and once more. */
export class Opening {
  /** Each host opens one table after the other, so that their limits hold. */
  private readonly opening = new Map<string, Promise<unknown>>();

  constructor(
    private readonly registry: TableRegistry,
    private readonly house: House,
  ) {}

  /** Opens a table; `quick` if it is for a quick match. */
  async create(person: Person, order: NewTable, quick?: { side: string | null }): Promise<Table> {
    const before = this.opening.get(person.id) ?? Promise.resolve();
    const opened = before
      .catch(() => {})
      .then(async () => {
        await this.refuseMany(person);
        if (order.rated) await this.refuseRated(person, order);
        return this.openTable(person, order, quick);
      });
    this.opening.set(person.id, opened);
    try {
      return await opened;
    } finally {
      if (this.opening.get(person.id) === opened) this.opening.delete(person.id);
    }
  }

  private async openTable(person: Person, order: NewTable, quick?: { side: string | null }): Promise<Table> {
    const title = order.title === undefined ? {} : { title: tidyTitle(order.title) };
    const open = await this.registry.games.need(order.game);
    const bodies: EventBody[] = [
      {
        kind: 'opened',
        host: person,
        ...title,
        ...(quick ? { quick } : {}),
        ...(order.rated ? { rated: true as const } : {}),
        ...(order.advice ? { advice: true as const } : {}),
        ...(order.hostRules ? { hostRules: order.hostRules } : {}),
      },
      ...seating(open, person, order),
    ];
    const address = currentRequester()?.key;
    return this.write(newId(), open, order, bodies, address === undefined ? null : this.veiled(address));
  }

  /** An address so that it can be told from others, but not be found out. */
  private veiled(address: string): string {
    return createHmac('sha256', this.house.store.secret)
      .update(`opener ${address}`)
      .digest('base64url')
      .slice(0, 16);
  }

  /**
   * Opens a table of a tournament: both players sit there, and the game begins. Once, however often it is asked for, in
   * whichever process.
   */
  async paired({ id, tournament, rated, players, ...order }: PairedTable): Promise<void> {
    if (this.registry.isClosed) throw new Refusal('table', say`the server is stopping`);
    if ((await this.house.store.tables.row(id)) !== null) return;
    const open = await this.registry.games.need(order.game);
    const { game, options } = this.registry.games.machine(open, order.options);
    const seats = playedSeats(game, options).map(
      ({ id: seat, side }): EventBody => ({
        kind: 'seat',
        seat,
        who: players[side],
        bot: null,
        open: false,
        why: 'sits',
      }),
    );
    const opened: EventBody = {
      kind: 'opened',
      host: null,
      ...(rated ? { rated: true as const } : {}),
      tournament,
    };
    try {
      const told = players.map((player) => player.id);
      // All tables of a tournament are of one opener: a large one must not fill the lobby.
      const opener = `tournament ${tournament.id}`;
      await this.write(id, open, { ...order, start: true }, [opened, ...seats], opener, told);
    } catch (error) {
      // Another process has opened it at the same moment.
      if ((await this.house.store.tables.row(id)) === null) throw error;
    }
  }

  /** Writes a new table and its first events. `told` are people who are to be told that their game has begun. */
  private async write(
    id: string,
    open: OpenGame,
    order: NewTable,
    bodies: readonly EventBody[],
    opener: string | null,
    told: readonly string[] = [],
  ): Promise<Table> {
    const machine = this.registry.games.newMachine(open, order.options ?? {});
    const seed = this.house.newSeed();
    const created = this.registry.now();
    const constants: TableConstants = {
      id,
      machine,
      seed,
      commit: commitTo(seed),
      invite: randomBytes(12).toString('base64url'),
      private: order.private ?? false,
      clock: order.clock ?? null,
      created,
      substitute: open.substitute,
      outages: this.house.outages,
    };
    const state = new TableState(constants);
    const events: TableEvent[] = [];
    const happens = (body: EventBody) => {
      const event: TableEvent = { ...body, seq: events.length + 1, at: created, request: null };
      state.apply(event);
      events.push(event);
    };
    bodies.forEach(happens);
    if (order.start) {
      needAllSeatsTaken(state);
      happens(startEvent(state, created));
    }
    await this.house.store.tables.create(
      {
        id,
        game: machine.game.id,
        ruleset: machine.ruleset,
        options: JSON.stringify(machine.options),
        seed,
        invite: constants.invite,
        private: constants.private ? 1 : 0,
        clock: constants.clock && JSON.stringify(constants.clock),
        created,
        status: state.status,
        seq: state.seq,
        wake: state.wake(),
        touched: created,
        info: JSON.stringify(state.info()),
        progress: textOf(state.progress()),
        opener: constants.private ? null : opener,
        ...(this.registry.shared ? { owner: this.registry.shared.cluster.id, fence: 1 } : {}),
      },
      events.map((event) => toRow(id, event)),
      state.people(),
      state.awaited(),
      told,
    );
    this.registry.lobby.note(state.info(), opener);
    this.registry.shared?.cluster.changed([[id, state.seq, 1]]);
    return this.house.admit(state, this.registry.shared ? { mine: true, fence: 1 } : { mine: true });
  }

  /** Refuses more tables than a host may have. */
  private async refuseMany({ id }: Person): Promise<void> {
    if (this.registry.isClosed) throw new Refusal('table', say`the server is stopping`);
    const own = (await this.registry.own.tablesOf(id)).filter(({ host }) => host?.id === id);
    const open = own.filter(({ status }) => status === 'open');
    if (open.length >= LIMITS.openTables) {
      throw new Refusal(
        'busy',
        say`you have ${open.length} tables that have not begun: begin or leave one first`,
      );
    }
    if (own.length >= LIMITS.hostedTables) {
      throw new Refusal(
        'busy',
        say`you have ${own.length} tables that are not over: play one to its end first`,
      );
    }
  }

  /** Rated games are public, and between accounts: a guest is whoever opens another browser. */
  private async refuseRated({ id }: Person, order: NewTable): Promise<void> {
    if (!(await this.house.store.people.isAccount(id))) throw needAccount();
    const { hostRules } = order;
    if (hostRules && (hostRules.remove !== 'never' || hostRules.pause !== 'agreed'))
      throw new Refusal('message', say`in a rated game the host has no powers: nobody is removed from it`);
    if (order.advice)
      throw new Refusal('message', say`in a rated game nobody is advised: everybody plays for themselves`);
    if (order.private)
      throw new Refusal('message', say`a rated game is public: everybody may see how it was won`);
    if (order.hostRules?.remove === 'host')
      throw new Refusal('message', say`in a rated game nobody is removed at the host's will`);
  }

  /**
   * A rematch. The first player to ask opens the table, the others sit down at it. Returns its id. Only by the owner of
   * the table that is over.
   */
  async rematch(
    table: Table,
    person: Person,
    selves: readonly string[],
    { commit }: Rematch = {},
  ): Promise<string> {
    const part = commit === undefined ? {} : { commit };
    const again = await table.inTurn(async () => {
      const { state } = table;
      if (state.status !== 'finished') throw new Refusal('status', say`the game is not over yet`);
      const own = state.seatsOf(person.id);
      if (own.length === 0) throw new Refusal('seat', say`you did not play here`);
      const { rematch } = state.info();
      if (rematch !== null) return rematch;
      const { machine, clock } = state.constants;
      const { title } = state.info();
      const seats: Record<string, string> = {};
      machine.game.seats.forEach(({ id }, seat) => {
        if (!state.isPlayed(seat)) return;
        const { who, bot } = state.seats[seat];
        seats[id] = own.includes(seat) ? 'me' : who === null && bot !== null ? bot : 'open';
      });
      const fresh = await this.create(person, {
        game: machine.game.id,
        options: { ...machine.options },
        seats,
        clock,
        private: state.constants.private,
        ...(state.rated ? { rated: true } : {}),
        ...(state.advice ? { advice: true } : {}),
        hostRules: state.hostRules,
        ...(title === undefined ? {} : { title }),
        ...part,
      });
      await table.record({ kind: 'rematch', table: fresh.id });
      return fresh.id;
    });
    const found = await this.registry.find(again);
    const { seats, constants } = found.state;
    const free = table.state.seatsOf(person.id).filter((seat) => seats[seat].open);
    const ids = free.map((seat) => constants.machine.game.seats[seat].id);
    if (ids.length > 0 && found.state.status === 'open') {
      const body = { seats: ids, invite: constants.invite, ...part };
      await this.registry.command({
        table: again,
        name: 'sit at the rematch',
        person,
        selves: [...selves],
        body,
      });
    }
    return again;
  }
}

/** The initial seats of a new table. */
function seating(
  open: OpenGame,
  person: Person,
  { seats = {}, options = {}, commit }: NewTable,
): EventBody[] {
  const part = commit === undefined ? {} : { commit };
  return Object.entries(seats).flatMap(([seat, who]): EventBody[] => {
    const found = open.game.seats.find(({ id }) => id === seat);
    if (!found) throw new Refusal('seat', say`${open.game.id} has no seat ${quote(seat)}`);
    if (!isPlayed(open.game, options, seat))
      throw new Refusal('seat', say`nobody plays ${found.inText ?? found.name} with these options`);
    if (who === 'open') return [];
    if (who === 'me') {
      return [{ kind: 'seat', seat, who: person, bot: null, open: false, why: 'sits', ...part }];
    }
    needBot(who, open.own);
    return [{ kind: 'seat', seat, who: null, bot: who, open: false, why: 'set' }];
  });
}

export function needAccount(): Refusal {
  return new Refusal('seat', say`rated games are for accounts: choose a password first`);
}
