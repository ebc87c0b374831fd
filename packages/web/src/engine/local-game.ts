import { makerOf, Players, playOne } from '@sandtable/bots';
import {
  ALL_KNOWING,
  type AnyBots,
  type AnyGame,
  allRefusals,
  type Draft,
  draft,
  LINES_PAGE,
  type LinesFor,
  linesFor,
  Machine,
  Match,
  type NumberedLines,
  type Patch,
  parseJournal,
  positionInDraft,
  preview,
  printJournal,
  type Refused,
  refusalsOf,
  replay,
  SPECTATOR,
  SPECTATOR_NAME,
  type SpelledOption,
  type StandingOrder,
  StandingOrders,
  seedGenerator,
  subjectOptions,
  type Touch,
  UNDO,
  view,
} from '@sandtable/kernel';
import type { RefusedOption, SeatInfo, TableView } from '@sandtable/protocol';
import type { LineKinds } from '../table/lines.js';
import { type LocalSeat, seatTags } from './seat-tags.js';

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
      return true;
    }
    return false;
  }

  choose(seatId: string, text: string): Refused | null {
    const refused = this.match.choose(seatId, text);
    if (refused) return refused;
    if (text.trim().toLowerCase() === UNDO) this.orders.cancel(this.seatNumber(seatId));
    return null;
  }

  private seatNumber(id: string): number {
    return this.game.seats.findIndex((seat) => seat.id === id);
  }

  setOrders(seatId: string, orders: readonly StandingOrder[]): void {
    this.orders.set(this.seatNumber(seatId), orders);
  }

  /** Somebody else takes a seat: a bot for a person, or the other way round. */
  reseat(seatId: string, seat: LocalSeat): void {
    this.setup.seats[seatId] = seat;
    Object.assign(this.match.header.tags, seatTags(this.setup.seats));
    this.players = this.seatBots();
  }

  forbidden(seatId: string): RefusedOption[] {
    return allRefusals(this.match.machine, this.match.state, this.seatNumber(seatId)).map(plainly);
  }

  options(seatId: string, verb: string, subject: string, parts: string): SpelledOption[] | Refused {
    const { machine, state } = this.match;
    const seat = this.seatNumber(seatId);
    const at = positionInDraft(machine, state, seat, parts);
    return 'refused' in at ? at.refused : subjectOptions(machine, at.state, seat, verb, subject);
  }

  refusalsOf(seatId: string, touch: Touch, inHand: Touch | null, parts: string): RefusedOption[] {
    const { machine, state } = this.match;
    const seat = this.seatNumber(seatId);
    const at = positionInDraft(machine, state, seat, parts);
    return 'refused' in at ? [] : refusalsOf(machine, at.state, seat, touch, inHand).map(plainly);
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
    const { match } = this;
    const { machine, state } = match;
    const views: TableView['views'] = {};
    const log: TableView['log'] = {};
    const lines: TableView['lines'] = {};
    const earlier: TableView['earlier'] = {};
    const people = this.people();
    for (const name of [SPECTATOR_NAME, ...people]) {
      const told = this.told(name);
      const [words, notation] = [told.log.last(), told.lines.last()];
      views[name] = view(machine, state, name === SPECTATOR_NAME ? SPECTATOR : this.seatNumber(name));
      log[name] = words.lines;
      lines[name] = notation.lines;
      earlier[name] = { log: words.from, lines: notation.from };
    }
    return {
      info: this.info(),
      you: { seats: people, host: true, invite: null, barred: [] },
      views,
      log,
      lines,
      earlier,
      chance: { generator: match.header.chance ?? 'sfc32', until: null, contributions: {} },
      clocks: {},
      undo: people.filter((id) => !state.outcome && match.undoRefused(this.seatNumber(id)) === null),
      orders: Object.fromEntries(people.map((id) => [id, [...this.orders.of(this.seatNumber(id))]])),
    };
  }

  /** The seats of those who play at this screen. */
  private people(): string[] {
    return this.game.seats.filter(({ id }) => this.setup.seats[id]?.kind === 'person').map(({ id }) => id);
  }

  /** What somebody at this screen, or everybody, may read of what happened. */
  private told(name: string): LinesFor {
    const { match } = this;
    const viewer = this.people().includes(name) ? this.seatNumber(name) : SPECTATOR;
    const { log } = linesFor(match, viewer);
    // A finished game has no secrets.
    return { log, lines: linesFor(match, match.state.outcome ? ALL_KNOWING : viewer).lines };
  }

  /** Lines of the past as somebody reads them, from one number up to another; a page of them at most. */
  async read<K extends keyof LineKinds>(
    kind: K,
    name: string,
    from: number,
    to: number,
  ): Promise<LineKinds[K][]> {
    const source = this.told(name)[kind] as NumberedLines<LineKinds[K]>;
    return source.read(from, Math.min(to, from + LINES_PAGE));
  }

  private info(): TableView['info'] {
    const { game, setup, match } = this;
    const { outcome } = match.state;
    const winner = outcome && (game.sides[outcome.winner]?.id ?? null);
    return {
      id: setup.id,
      game: game.id,
      options: { ...match.machine.options },
      status: outcome ? 'finished' : 'running',
      private: true,
      host: null,
      seats: Object.fromEntries(game.seats.map(({ id }) => [id, seatInfo(setup.seats[id])])),
      clock: null,
      // Nobody asks when a game at one screen began or ended.
      created: 0,
      started: 0,
      finished: outcome && 0,
      commit: match.header.commit,
      seed: outcome && match.header.seed,
      result: outcome && { winner, scores: outcome.scores.slice(), how: 'played', why: outcome.why },
      rematch: null,
    };
  }
}

/** A refusal as it is sent. */
function plainly({ text, touches, refused }: ReturnType<typeof allRefusals>[number]): RefusedOption {
  return { text, touches, ...refused };
}

/** At one screen people are told apart by their names. */
function seatInfo(seat: LocalSeat | undefined): SeatInfo {
  const who = seat?.kind === 'person' ? { id: seat.name, name: seat.name } : null;
  const bot = seat?.kind === 'person' ? null : (seat?.bot ?? 'random');
  return { who, bot, open: false, resigned: false };
}
