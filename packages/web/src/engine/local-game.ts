import { type Budget, makerOf, Players, TurnNotes } from '@sandtable/bots';
import { type AnyMatch, type BotAnswer, type Decision, GameViews, HostedTable } from '@sandtable/host';
import {
  ALL_KNOWING,
  type AnyBots,
  type AnyGame,
  clone,
  composeChoice,
  type Draft,
  drawOption,
  type Generator,
  type Inspection,
  isLogEntryVisible,
  LINES_PAGE,
  Machine,
  Match,
  type Notes,
  type NumberedLines,
  type PreviewPatches,
  playedSeats,
  printEntry,
  printJournal,
  type Refused,
  SPECTATOR,
  type SpelledOption,
  type StandingOrder,
  seedGenerator,
  standingOption,
  type Touch,
} from '@sandtable/kernel';
import type { Hint, RefusedOption, SeatInfo, TableView } from '@sandtable/protocol';
import { isMissingPart } from '../missing-file.js';
import type { LineKinds } from '../table/lines.js';
import { newSeed } from '../table/random-ids.js';
import { type LocalSeat, seatInfo, seatTags } from './seat-tags.js';

/** A game at this one screen, as it is kept: everything else follows from the journal. */
export interface LocalSetup {
  id: string;
  game: string;
  options: Record<string, string>;
  seed: string;
  seats: Record<string, LocalSeat>;
  /** What was played already. */
  journal: string | null;
  /** The standing orders of the seats. */
  orders?: Record<string, readonly StandingOrder[]>;
}

/** How a bot thinks, wherever that is. */
export type Think = (bot: string, decision: Decision) => Promise<BotAnswer>;

/** A game that runs wholly here: people at this screen and bots, with the journal, the log and undo. */
export class LocalGame {
  readonly hosted: HostedTable;
  private readonly seats: SeatInfo[];
  private readonly gameViews: GameViews;
  private players: Players<unknown, unknown> | null = null;
  private readonly notes = new Map<number, TurnNotes>();
  /** How many entries the journal had when the bots sat down: their generators follow from it. */
  private seatedAt: number;
  /** How often something has changed. */
  private changes = 0;

  constructor(
    readonly game: AnyGame,
    /** The game's own bots; null if they are still to be loaded (`seatBots`). */
    private bots: AnyBots | null,
    private readonly setup: LocalSetup,
    match: AnyMatch,
  ) {
    this.seats = game.seats.map(({ id }) => seatInfo(setup.seats[id]));
    this.hosted = new HostedTable(match, this.seats);
    // A finished game has no secrets.
    this.gameViews = new GameViews(this.hosted, (viewer) => (match.state.outcome ? ALL_KNOWING : viewer));
    this.seatedAt = match.entries.length;
    for (const [id, orders] of Object.entries(setup.orders ?? {})) {
      const seat = this.hosted.seatOf(id);
      if (seat >= 0) this.hosted.setOrders(seat, orders);
    }
    Object.assign(match.header.tags, seatTags(setup.seats));
  }

  /** Whether a bot has to choose whose code is not loaded yet. */
  needsBots(): boolean {
    return this.bots === null && this.hosted.botToMove() !== null;
  }

  seatBots(bots: AnyBots): void {
    this.bots = bots;
  }

  private sitDown(bots: AnyBots): Players<unknown, unknown> {
    const makers = this.seats.map(({ bot }) => (bot === null ? null : makerOf<unknown, unknown>(bot, bots)));
    const players = new Players(this.hosted.machine, makers);
    players.sit(`${this.setup.seed} ${this.seatedAt}`);
    return players;
  }

  /** Makes one choice that needs no person: a bot's, or one that a standing order answers. False if there is none. */
  step(): boolean {
    if (this.bots) this.players ??= this.sitDown(this.bots);
    const moved = this.hosted.letMove(this.players);
    if (moved) this.changes++;
    return moved !== null;
  }

  /**
   * The same with bots that think elsewhere. A thought that fails or comes late is replaced by greedy's; if the game has
   * changed meanwhile, the bot is asked again.
   */
  async next(think: Think, budget: Budget): Promise<boolean> {
    const bot = this.hosted.orderToMove() ? null : this.hosted.botToMove();
    if (bot === null) return this.step();
    if (bot.bot === 'random') return this.chooseAny(bot.seat);
    const { changes } = this;
    const text = await this.thought(bot.seat, bot.bot, think, budget);
    if (changes !== this.changes) return true;
    const { match } = this.hosted;
    const refused = match.choose(this.game.seats[bot.seat].id, text);
    if (refused) throw new Error(refused.reason);
    this.hosted.changed();
    this.changes++;
    return true;
  }

  /** Who takes any choice does not need another thread. */
  private chooseAny(seat: number): boolean {
    const { match } = this.hosted;
    const { option } = drawOption(match.machine, match.state, seat, this.randomOf(seat));
    match.chooseOption(seat, option);
    this.hosted.changed();
    this.changes++;
    return true;
  }

  private randomOf(seat: number): Generator {
    return seedGenerator(`${this.setup.seed} bot ${seat} ${this.entries}`);
  }

  private async thought(seat: number, bot: string, think: Think, budget: Budget): Promise<string> {
    const { machine, state } = this.hosted.match;
    const kept = this.notes.get(seat) ?? new TurnNotes();
    this.notes.set(seat, kept);
    for (const name of new Set([bot, 'greedy']))
      try {
        const notes = kept.read(machine, state);
        const answer = await think(name, this.decision(seat, notes, budget));
        kept.keep(machine, state, answer.notes);
        return answer.text;
      } catch (error) {
        // Bots that cannot be loaded must not pass for the rest of the game.
        if (isMissingPart(error)) throw error;
        console.warn(`${name}: ${(error as Error).message}`);
      }
    // Nobody can think here; the game goes on all the same.
    const pass = (at: typeof state) => {
      const all = machine.legal(at, seat);
      return standingOption(machine, at, all) ?? all[0];
    };
    return composeChoice(machine, clone(state), seat, pass(state), pass);
  }

  /** What a bot at a seat has to decide now, with a guess at what that seat cannot see. */
  private decision(seat: number, notes: Notes, budget: Budget): Decision {
    const { machine, state, log } = this.hosted.match;
    const random = this.randomOf(seat);
    const legal = machine.legal(state, seat).slice();
    const guess = machine.determinize(state, seat, random);
    const history = log.filter((entry) => isLogEntryVisible(entry, seat));
    return { seat, legal, random, guess, notes, history, budget };
  }

  /** What a bot would do in a person's place, knowing what that seat knows; null if the seat is not asked. */
  async hint(seatId: string, bot: string, think: Think, budget: Budget): Promise<Hint | null> {
    const seat = this.seatOf(seatId);
    if (!this.hosted.isPerson(seat) || !this.hosted.asked().includes(seat)) return null;
    const { text, value, reason, others } = await think(bot, {
      ...this.decision(seat, {}, budget),
      explain: true,
    });
    return { text, value, reason, others, bot };
  }

  choose(seatId: string, text: string): Refused | null {
    const refused = this.hosted.choose(this.seatOf(seatId), text);
    if (!refused) this.changes++;
    return refused;
  }

  private seatOf(id: string): number {
    const seat = this.hosted.seatOf(id);
    if (seat < 0) throw new Error(`there is no seat '${id}'`);
    return seat;
  }

  setOrders(seatId: string, orders: readonly StandingOrder[]): void {
    this.hosted.setOrders(this.seatOf(seatId), orders);
    this.changes++;
  }

  /** Whether questions are answered that leave a person nothing to choose, if nobody could learn from it. */
  skipIdle(skips: boolean): void {
    this.hosted.skipsIdle = skips;
  }

  /** Somebody else takes a seat: a bot for a person, or the other way round. */
  reseat(seatId: string, seat: LocalSeat): void {
    this.setup.seats[seatId] = seat;
    this.seats[this.seatOf(seatId)] = seatInfo(seat);
    Object.assign(this.hosted.match.header.tags, seatTags(this.setup.seats));
    this.players = null;
    this.seatedAt = this.entries;
    this.changes++;
  }

  forbidden(seatId: string): RefusedOption[] {
    return this.hosted.refusals(this.seatOf(seatId));
  }

  options(seatId: string, verb: string, subject: string, parts: string): SpelledOption[] | Refused {
    return this.hosted.options(this.seatOf(seatId), verb, subject, parts);
  }

  refusalsOf(seatId: string, touch: Touch, inHand: Touch | null, parts: string): RefusedOption[] {
    const found = this.hosted.refusals(this.seatOf(seatId), { touch, inHand }, parts);
    return Array.isArray(found) ? found : [];
  }

  /** How far a choice of several parts has come; null where it is none, or is refused. */
  draft(seatId: string, text: string): Draft | null {
    const found = this.hosted.draft(this.seatOf(seatId), text);
    return 'refused' in found ? null : found;
  }

  /** What choices in a row would change in the seat's view, in several guesses at what it cannot see; null if refused. */
  preview(seatId: string, text: string | readonly string[]): PreviewPatches | null {
    const found = this.hosted.preview(this.seatOf(seatId), text, newSeed());
    return 'patches' in found ? found : null;
  }

  /** What the rules say about one thing on the board; null if nothing. */
  inspect(touch: Touch): Inspection | null {
    return this.hosted.inspect(touch);
  }

  journal(): string {
    return printJournal(this.hosted.match.journal());
  }

  /** How many entries the journal has. */
  get entries(): number {
    return this.hosted.match.entries.length;
  }

  /** The journal's header as it is now, and its entries from one on. Here they only ever grow: undo is an entry, too. */
  journalFrom(from: number): { header: string; lines: string } {
    const { header, entries } = this.hosted.match.journal();
    const lines = entries.slice(from).map((entry) => `${printEntry(entry)}\n`);
    return { header: printJournal({ header, entries: [] }), lines: lines.join('') };
  }

  table(): TableView {
    const people = this.hosted.people().map((seat) => this.game.seats[seat].id);
    return {
      info: this.info(),
      you: { seats: people, host: true, invite: null, barred: [] },
      ...this.gameViews.gameView(people, this.changes),
      chance: { generator: this.hosted.match.header.chance ?? 'sfc32', until: null, contributions: {} },
      clocks: {},
    };
  }

  /** Lines of the past as somebody reads them, from one number up to another; a page of them at most. */
  async read<K extends keyof LineKinds>(
    kind: K,
    name: string,
    from: number,
    to: number,
  ): Promise<LineKinds[K][]> {
    const seat = this.hosted.seatOf(name);
    // What a bot knows is nobody's business.
    const viewer = seat >= 0 && this.hosted.isPerson(seat) ? seat : SPECTATOR;
    const source = this.gameViews.told(viewer)[kind] as NumberedLines<LineKinds[K]>;
    return source.read(from, Math.min(to, from + LINES_PAGE));
  }

  private info(): TableView['info'] {
    const { game, setup } = this;
    const { header, machine } = this.hosted.match;
    const result = this.hosted.result();
    return {
      id: setup.id,
      game: game.id,
      options: { ...machine.options },
      status: result ? 'finished' : 'running',
      private: true,
      host: null,
      seats: Object.fromEntries(
        playedSeats(game, machine.options).map(({ id }) => [id, this.seats[this.seatOf(id)]]),
      ),
      clock: null,
      // Nobody asks when a game at one screen began or ended.
      created: 0,
      started: 0,
      finished: result && 0,
      commit: header.commit,
      seed: result && header.seed,
      result,
      rematch: null,
    };
  }
}

/** The match of a game that begins now. */
export function begun(game: AnyGame, { options, seed }: LocalSetup): AnyMatch {
  return Match.open(new Machine<unknown, unknown>(game, options, { marked: true }), seed);
}
