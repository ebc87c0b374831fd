import { Slices } from '@sandtable/host';
import type {
  Draft,
  Inspection,
  PreviewPatches,
  Refused,
  SpelledOption,
  StandingOrder,
  Touch,
} from '@sandtable/kernel';
import { diff, type Patch } from '@sandtable/kernel/patch';
import type {
  Hint,
  RefusedOption,
  ReplayOutline,
  ReplayView,
  ReviewedTurn,
  TableView,
  ToldReason,
} from '@sandtable/protocol';
import { botsOf, findGame, findGameFor } from '@sandtable/shelf';
import type { LineKinds } from '../table/lines.js';
import type { Unsaved } from '../table/saved.js';
import { bestBot } from './best-bot.js';
import { begun, LocalGame, type LocalSetup, type Think } from './local-game.js';
import type { LocalSnapshots, StoredSnapshot } from './local-snapshots.js';
import type { MindsClient } from './minds-client.js';
import type { Replay } from './replay.js';
import type { Resumed } from './resumed.js';
import type { LocalSeat } from './seat-tags.js';

/** What the page can ask the engine; each call is answered once. */
export interface EngineCalls {
  /** Opens a game, from its stored snapshot if there is one that can be trusted. */
  open(setup: LocalSetup, stored: StoredSnapshot | null, skipsIdle: boolean): Promise<TableView>;
  choose(seat: string, text: string): Refused | null;
  forbidden(seat: string): RefusedOption[];
  options(seat: string, verb: string, subject: string, parts: string): SpelledOption[] | Refused;
  refusalsOf(seat: string, touch: Touch, inHand: Touch | null, parts: string): RefusedOption[];
  draft(seat: string, text: string): Draft | null;
  preview(seat: string, texts: string[]): PreviewPatches | null;
  inspect(touch: Touch): Inspection | null;
  setOrders(seat: string, orders: StandingOrder[]): void;
  /** Whether questions are answered that leave a person nothing to choose, if nobody could learn from it. */
  skipIdle(skips: boolean): void;
  reseat(seat: string, to: LocalSeat): void;
  read<K extends keyof LineKinds>(kind: K, viewer: string, from: number, to: number): Promise<LineKinds[K][]>;
  journal(): string;
  /**
   * The journal entries from index `from` on, or (null) those that the game's stored journal does not have yet. Includes
   * a snapshot if `snapshots` is set and one is due.
   */
  unsaved(from: number | null, snapshots: boolean): Promise<Unsaved>;
  /** Plays on for the bots, which had stopped because their files were missing. */
  goOn(): Promise<void>;
  /** Opens a journal; returns whether the game is over. */
  loadReplay(game: string, journal: string): Promise<boolean>;
  frame(at: number, viewer: string): Promise<ReplayView>;
  outline(from: number, viewer: string): Promise<ReplayOutline>;
  playOn(at: number): string;
  /** How long bots may think for a choice, in milliseconds. */
  setPace(milliseconds: number): void;
  /** What the best bot would choose in a person's place, knowing what that seat knows; null if it is not asked. */
  hint(seat: string): Promise<Hint | null>;
  /** What a choice was good for, as a viewer may know it; null if there is nothing to say. */
  explain(count: number, viewer: string): Promise<ToldReason | null>;
  /** Of the journal that is open, of a finished game: the chances to win, turn by turn. */
  review(): Promise<ReviewedTurn[] | null>;
  /** … and what the best bot would have chosen at a position. */
  advise(at: number): Promise<Hint | null>;
}

/** A snapshot is taken at the next save after this many new journal entries. */
export const SNAPSHOT_EVERY = 500;

/** How long bots think if nobody says otherwise, and for a hint at least, in milliseconds. */
const USUAL_PACE = 1000;

/** An error whose one-sentence message is shown to the caller. */
export class EngineError extends Error {}

/**
 * Runs one table or one replay: answers the client's calls, lets bots play between them, and sends patches. It does not
 * depend on a worker, so tests run it directly.
 */
export class Engine implements EngineCalls {
  private game: LocalGame | null = null;
  private kept = 0;
  private snapshots: LocalSnapshots | null = null;
  private replay: Replay | null = null;
  private readonly slices: Slices;
  private told: TableView | null = null;
  private pumping = false;
  private written: { game: string; journal: string } | null = null;
  private milliseconds = USUAL_PACE;

  constructor(
    private readonly tell: (patch: Patch) => void,
    /** Yields to waiting messages between two choices of bots. */
    private readonly pause: () => Promise<void>,
    /** Identifies this build of the client: snapshots of other builds are not used. */
    private readonly build: string,
    /** Where bots think; in this thread if there is no other. */
    private readonly minds: MindsClient | null = null,
  ) {
    this.slices = new Slices(pause, () => performance.now());
  }

  async open(setup: LocalSetup, stored: StoredSnapshot | null = null, skipsIdle = false): Promise<TableView> {
    // The journal is the truth about the options, too. A new game does not load its reader.
    const resume = setup.journal === null ? null : await import('./resumed.js');
    const game = await findGameFor(setup.game, resume ? resume.optionsIn(setup.journal!) : setup.options);
    if (!game) throw new EngineError(`there is no game '${setup.game}'`);
    const { match, kept, snapshots }: Resumed =
      resume === null
        ? { match: begun(game, setup), kept: 0, snapshots: null }
        : resume.resumed(game, setup, stored, this.build);
    this.kept = kept;
    this.snapshots = snapshots;
    this.game = new LocalGame(game, null, setup, match);
    this.game.skipIdle(skipsIdle);
    this.told = this.game.table();
    void this.pump();
    return this.told;
  }

  choose(seat: string, text: string): Refused | null {
    const refused = this.table.choose(seat, text);
    if (!refused) this.changed();
    return refused;
  }

  forbidden(seat: string): RefusedOption[] {
    return this.table.forbidden(seat);
  }

  options(seat: string, verb: string, subject: string, parts: string): SpelledOption[] | Refused {
    return this.table.options(seat, verb, subject, parts);
  }

  refusalsOf(seat: string, touch: Touch, inHand: Touch | null, parts: string): RefusedOption[] {
    return this.table.refusalsOf(seat, touch, inHand, parts);
  }

  draft(seat: string, text: string): Draft | null {
    return this.table.draft(seat, text);
  }

  preview(seat: string, texts: string[]): PreviewPatches | null {
    return this.table.preview(seat, texts);
  }

  inspect(touch: Touch): Inspection | null {
    return this.table.inspect(touch);
  }

  setOrders(seat: string, orders: StandingOrder[]): void {
    this.table.setOrders(seat, orders);
    this.changed();
  }

  skipIdle(skips: boolean): void {
    this.table.skipIdle(skips);
    this.changed();
  }

  reseat(seat: string, to: LocalSeat): void {
    this.table.reseat(seat, to);
    this.changed();
  }

  read<K extends keyof LineKinds>(
    kind: K,
    viewer: string,
    from: number,
    to: number,
  ): Promise<LineKinds[K][]> {
    return this.table.read(kind, viewer, from, to);
  }

  journal(): string {
    return this.table.journal();
  }

  async unsaved(from: number | null, snapshots: boolean): Promise<Unsaved> {
    const game = this.table;
    const due = () => snapshots && game.entries - (this.snapshots?.at ?? 0) >= SNAPSHOT_EVERY;
    // Short games never load the snapshot code.
    if (due() && !this.snapshots) {
      // Without a connection it may be missing, and the game is kept without a snapshot.
      const file = await import('./local-snapshots.js').catch(() => null);
      if (file) this.snapshots ??= new file.LocalSnapshots(this.build);
    }
    const first = from ?? this.kept;
    const snapshot = due() ? (this.snapshots?.take(game.hosted.match) ?? null) : null;
    const { hosted } = game;
    return {
      ...{ from: first, to: game.entries, ...game.journalFrom(first), snapshot },
      ...{ progress: hosted.progress(), result: hosted.result() },
    };
  }

  goOn(): Promise<void> {
    return this.playBots();
  }

  async loadReplay(id: string, text: string): Promise<boolean> {
    const game = await findGame(id);
    if (!game) throw new EngineError(`there is no game '${id}'`);
    // Replay code is loaded only when a replay is opened.
    const { Replay } = await import('./replay.js');
    this.replay = await Replay.open(game, text, this.slices);
    this.written = { game: id, journal: text };
    return this.replay.finished;
  }

  async frame(at: number, viewer: string): Promise<ReplayView> {
    return this.reading.frame(at, viewer);
  }

  async outline(from: number, viewer: string): Promise<ReplayOutline> {
    return this.reading.outline(from, viewer);
  }

  playOn(at: number): string {
    return this.reading.playOn(at);
  }

  setPace(milliseconds: number): void {
    this.milliseconds = milliseconds;
  }

  async hint(seat: string): Promise<Hint | null> {
    const bot = await bestBot(this.table.game.id);
    const milliseconds = Math.max(USUAL_PACE, this.milliseconds);
    return this.table.hint(seat, bot, this.think, { milliseconds });
  }

  async explain(count: number, viewer: string): Promise<ToldReason | null> {
    const { game } = this.table;
    return this.needMinds.ask('explain', [{ game: game.id, journal: this.table.journal() }, count, viewer]);
  }

  async review(): Promise<ReviewedTurn[] | null> {
    if (!this.reading.finished) throw new EngineError('the game is not over');
    return this.needMinds.ask('review', [this.written!]);
  }

  async advise(at: number): Promise<Hint | null> {
    if (!this.reading.finished) throw new EngineError('the game is not over');
    return this.needMinds.ask('advise', [this.written!, at, Math.max(USUAL_PACE, this.milliseconds)]);
  }

  private get needMinds(): MindsClient {
    if (!this.minds) throw new EngineError('nobody can think here');
    return this.minds;
  }

  private readonly think: Think = (bot, decision) => {
    const { machine } = this.table.hosted;
    const { options, ruleset } = machine;
    return this.needMinds.decide({ game: machine.game.id, options, ruleset, bot, decision });
  };

  private get table(): LocalGame {
    if (!this.game) throw new EngineError('no game is open');
    return this.game;
  }

  private get reading(): Replay {
    if (!this.replay) throw new EngineError('no journal is open');
    return this.replay;
  }

  private changed(): void {
    this.report();
    void this.pump();
  }

  private report(): void {
    const now = this.table.table();
    const patch = diff(this.told, now);
    this.told = now;
    if (patch) this.tell(patch);
  }

  private async pump(): Promise<void> {
    try {
      await this.playBots();
    } catch (error) {
      // Reported to the page: a rejected promise of a worker would not be.
      setTimeout(() => {
        throw error;
      });
    }
  }

  /** Plays the choices of bots and standing orders until a person has to decide. */
  private async playBots(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    try {
      await this.pause();
      for (;;) {
        // A person who plays first does not wait for the code of the bots.
        if (!this.minds && this.table.needsBots()) this.table.seatBots(await botsOf(this.table.game.id));
        const { milliseconds } = this;
        const moved = this.minds ? await this.table.next(this.think, { milliseconds }) : this.table.step();
        if (!moved) return;
        this.report();
        await this.pause();
      }
    } finally {
      this.pumping = false;
    }
  }
}
