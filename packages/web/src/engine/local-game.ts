import { makerOf, Players, playOne } from '@sandtable/bots';
import {
  ALL_KNOWING,
  type AnyBots,
  type AnyGame,
  allRefusals,
  type Draft,
  draft,
  Machine,
  Match,
  type Patch,
  parseJournal,
  preview,
  printJournal,
  type Refused,
  redactedLines,
  refusalsOf,
  replay,
  SPECTATOR,
  type SpelledOption,
  type StandingOrder,
  StandingOrders,
  seedGenerator,
  subjectOptions,
  type Touch,
  UNDO,
  view,
} from '@sandtable/kernel';
import { type Forbidden, type SeatView, SPECTATOR_VIEW, type TableView } from '../table/types.js';

export type LocalSeat = { kind: 'person'; name: string } | { kind: 'bot'; bot: string };

/** A game at this one screen, as it is kept: everything else follows from the journal. */
export interface LocalSetup {
  id: string;
  game: string;
  options: Record<string, string>;
  seed: string;
  seats: Record<string, LocalSeat>;
  /** What was played already. */
  journal: string | null;
}

/** A game that runs wholly here: people at this screen and bots, with the journal, the log and undo. */
export class LocalGame {
  private readonly match: Match<unknown, unknown>;
  private players: Players<unknown, unknown>;
  private readonly orders = new StandingOrders();
  /** A machine to try things with, and a generator that nobody knows. */
  private readonly trial: Machine<unknown, unknown>;
  private readonly random = seedGenerator(`preview ${Math.random()}`);
  private seq = 0;

  constructor(
    readonly game: AnyGame,
    private readonly bots: AnyBots,
    private readonly setup: LocalSetup,
  ) {
    this.match = setup.journal === null ? this.begin() : this.resume(setup.journal);
    const { options, ruleset } = this.match.machine;
    this.trial = new Machine<unknown, unknown>(game, options, { ruleset });
    this.players = this.seatBots();
    Object.assign(this.match.header.tags, seatTags(setup.seats));
  }

  private begin(): Match<unknown, unknown> {
    return Match.open(new Machine<unknown, unknown>(this.game, this.setup.options), this.setup.seed);
  }

  private resume(text: string): Match<unknown, unknown> {
    const journal = parseJournal(text);
    const match = replay<unknown, unknown>(this.game, journal);
    // Without its seed a game goes on from fresh chance; what comes is written into the journal as ever.
    if (journal.header.seed === null) match.state.chance = seedGenerator(this.setup.seed);
    return match;
  }

  private seatBots(): Players<unknown, unknown> {
    const makers = this.game.seats.map(({ id }) => {
      const seat = this.setup.seats[id];
      return seat?.kind === 'bot' ? makerOf<unknown, unknown>(seat.bot, this.bots) : null;
    });
    const players = new Players(this.match.machine, makers);
    players.sit(`${this.setup.seed} ${this.match.entries.length}`);
    return players;
  }

  /** Makes one choice that needs no person: a bot's, or one that a standing order answers. False if there is none. */
  step(): boolean {
    const { match } = this;
    const { machine } = match;
    const asked = machine.askedSeats(match.state);
    for (let seat = 0; seat < this.game.seats.length; seat++) {
      if (!(asked & (1 << seat))) continue;
      if (this.players.has(seat)) playOne(match, this.players, seat);
      else {
        const answer = this.orders.answer(machine, match.state, seat);
        if (answer === null) continue;
        match.chooseOption(seat, answer);
      }
      this.seq++;
      return true;
    }
    return false;
  }

  choose(seatId: string, text: string): Refused | null {
    const refused = this.match.choose(seatId, text);
    if (refused) return refused;
    if (text.trim().toLowerCase() === UNDO) this.orders.cancel(this.seatNumber(seatId));
    this.seq++;
    return null;
  }

  private seatNumber(id: string): number {
    return this.game.seats.findIndex((seat) => seat.id === id);
  }

  setOrders(seatId: string, orders: readonly StandingOrder[]): void {
    this.orders.set(this.seatNumber(seatId), orders);
    this.seq++;
  }

  /** Somebody else takes a seat: a bot for a person, or the other way round. */
  reseat(seatId: string, seat: LocalSeat): void {
    this.setup.seats[seatId] = seat;
    Object.assign(this.match.header.tags, seatTags(this.setup.seats));
    this.players = this.seatBots();
    this.seq++;
  }

  forbidden(seatId: string): Forbidden[] {
    return allRefusals(this.match.machine, this.match.state, this.seatNumber(seatId));
  }

  options(seatId: string, verb: string, subject: string): SpelledOption[] | Refused {
    return subjectOptions(this.match.machine, this.match.state, this.seatNumber(seatId), verb, subject);
  }

  refusalsOf(seatId: string, touch: Touch, inHand: Touch | null): Forbidden[] {
    return refusalsOf(this.match.machine, this.match.state, this.seatNumber(seatId), touch, inHand);
  }

  /** How far a choice of several parts has come; null where it is none, or is refused. */
  draft(seatId: string, text: string): Draft | null {
    const found = draft(this.match.machine, this.match.state, this.seatNumber(seatId), text);
    return 'refused' in found ? null : found;
  }

  /** What a choice would change in the seat's view, in several guesses at what it cannot see. */
  preview(seatId: string, text: string): (Patch | null)[] {
    const patches = preview(this.trial, this.match.state, this.seatNumber(seatId), text, this.random);
    return Array.isArray(patches) ? patches : [];
  }

  journal(): string {
    return printJournal(this.match.journal());
  }

  table(): TableView {
    const { match, game, setup } = this;
    const { machine, state } = match;
    const views: TableView['views'] = {};
    const log: TableView['log'] = {};
    const lines: TableView['lines'] = {};
    const look = (name: string, viewer: number) => {
      views[name] = view(machine, state, viewer);
      log[name] = match.logFor(viewer);
      // A finished game has no secrets.
      lines[name] = redactedLines(match, state.outcome ? ALL_KNOWING : viewer);
    };
    look(SPECTATOR_VIEW, SPECTATOR);
    const people = game.seats.filter(({ id }) => setup.seats[id]?.kind === 'person').map(({ id }) => id);
    for (const id of people) look(id, this.seatNumber(id));
    return {
      id: setup.id,
      game: game.id,
      seq: this.seq,
      status: state.outcome ? 'finished' : 'playing',
      views,
      log,
      lines,
      seats: this.seats(),
      result: views[SPECTATOR_VIEW].outcome && { ...views[SPECTATOR_VIEW].outcome, resigned: false },
      undo: people.filter((id) => !state.outcome && match.undoRefused(this.seatNumber(id)) === null),
      orders: Object.fromEntries(people.map((id) => [id, [...this.orders.of(this.seatNumber(id))]])),
      clocks: null,
    };
  }

  private seats(): SeatView[] {
    const { game, setup } = this;
    return game.seats.map(({ id, name, side }) => {
      const seat = setup.seats[id];
      return {
        id,
        name,
        side: game.sides[side].id,
        mine: seat?.kind === 'person',
        occupant: seat ?? { kind: 'bot', bot: 'random' },
      };
    });
  }
}

/** Who played what, as the journal's header says it. */
function seatTags(seats: Record<string, LocalSeat>): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [id, seat] of Object.entries(seats)) {
    tags[id] = seat.kind === 'person' ? plainName(seat.name) : `bot ${seat.bot}`;
  }
  return tags;
}

function plainName(name: string): string {
  return name.replace(/[\r\n\u2028\u2029]+/g, ' ').trim() || 'person';
}

/** Reads back who sat where from a journal's header. */
export function seatsFromTags(
  seats: readonly { id: string; name: string }[],
  tags: Readonly<Record<string, string>>,
): Record<string, LocalSeat> {
  const found: Record<string, LocalSeat> = {};
  for (const { id, name } of seats) {
    const bot = /^bot ([a-z0-9-]+)$/.exec(tags[id] ?? '')?.[1];
    found[id] = bot ? { kind: 'bot', bot } : { kind: 'person', name: tags[id] ?? name };
  }
  return found;
}
