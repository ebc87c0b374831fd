import { type Signal, signal } from '@preact/signals';
import type { Inspection, Refused, SpelledOption, StandingOrder, Touch } from '@sandtable/kernel';
import { diff, patched } from '@sandtable/kernel/patch';
import type { Hint, RefusedOption, TableView, ToldReason } from '@sandtable/protocol';
import { boxOf } from '../boards/boxes.js';
import { boardFor } from '../boards/registry.js';
import type { EngineCalls } from '../engine/engine.js';
import { EngineClient } from '../engine/engine-client.js';
import type { LocalSeat } from '../engine/seat-tags.js';
import { aboutOf, inPlay } from '../games.js';
import { speakOf } from '../languages/index.js';
import { isMissingPart } from '../missing-file.js';
import { loadAgainIfUpdated, part } from '../parts.js';
import { idleQuestions, PACE_TIMES, pace } from '../settings.js';
import { afterPaint } from '../shell/painting.js';
import { type DraftChoice, draftOf, type Link, type Outlook, outlookOf, type TableClient } from './client.js';
import { GameKeeper } from './game-keeper.js';
import type { LineKinds } from './lines.js';
import { openHere } from './one-tab.js';
import { tableAt } from './opening.js';
import { type SavedGame, savedGames } from './saved.js';

/** While bots play, the game is kept this often, in milliseconds. */
const KEPT_EVERY = 1_000;

/** A table in this browser: engine and bots run in a worker, the journal is kept here. */
export class LocalTable implements TableClient {
  readonly kind = 'local';
  readonly table: Signal<TableView | null> = signal(null);
  readonly link: Signal<Link> = signal<Link>('opening');
  readonly trouble: Signal<string | null> = signal(null);
  readonly chat = null;
  readonly presence = null;
  readonly ahead = null;
  private readonly keeper: Promise<GameKeeper>;
  /** Settled when the engine has opened the game: whatever is asked before waits for it. */
  private readonly engine: Promise<EngineClient>;
  /**
   * Why the game is no longer played here: another tab has it, or had played it on while it was opened here and it is to be
   * opened again; null as long as it is.
   */
  readonly left: Signal<'elsewhere' | 'overtaken' | null> = signal(null);
  private closed = false;
  /** Whether all that the game says can be said. */
  private isWhole = false;
  /** The table that was kept last. */
  private kept: TableView | null = null;
  private stop: () => void = () => {};
  private readonly unheard: () => void;

  constructor(private readonly saved: SavedGame) {
    const unsaved = async (from: number | null, snapshots: boolean) =>
      (await this.engine).ask('unsaved', [from, snapshots]);
    const leave = (why: 'elsewhere' | 'overtaken') => () => {
      if (this.closed) return;
      this.close();
      this.left.value = why;
    };
    this.keeper = savedGames().then((games) => new GameKeeper(games, saved, unsaved, leave('overtaken')));
    this.unheard = openHere(saved.id, leave('elsewhere'));
    this.engine = part(() =>
      this.open().catch((error) => {
        this.stop();
        throw error;
      }),
    );
    this.engine.catch((error: Error) => {
      if (isMissingPart(error)) loadAgainIfUpdated();
      this.trouble.value = error.message;
      this.link.value = 'failed';
    });
  }

  private async open(): Promise<EngineClient> {
    const { id, game, options, seed, seats, journal, orders = {} } = this.saved;
    // What nobody has played yet has no snapshot either.
    const isShown = journal === null && (await this.showOpening());
    // An opening that is known beforehand says less than the engine, and so does a game before anything has happened.
    const words = journal !== null || isShown ? this.allWords() : null;
    if (this.closed) throw new Error('the table was left');
    const engine = new EngineClient((patch) => {
      this.table.value = patched(this.table.value, patch) as TableView;
      // While bots play there will be more: the journal is kept now and then, and when they wait for somebody.
      if (waitsForPerson(this.table.value) || Date.now() - this.saved.touched > KEPT_EVERY) void this.keep();
    });
    this.stop = () => engine.close();
    const stored = journal === null ? null : await (await this.keeper).snapshot();
    const setup = { id, game, options, seed, seats, journal, orders };
    await words;
    const opened = await engine.ask('open', [setup, stored, idleQuestions.peek() === 'skip']);
    // What is shown already stays the same object, and is not rendered again.
    const difference = diff(this.table.value, opened);
    if (difference) this.table.value = patched(this.table.value, difference) as TableView;
    this.link.value = 'ready';
    const unheard = [
      idleQuestions.subscribe((wish) => {
        if (!this.closed) void engine.ask('skipIdle', [wish === 'skip']).catch(() => {});
      }),
      pace.subscribe((wish) => {
        if (!this.closed) void engine.ask('setPace', [PACE_TIMES[wish]]).catch(() => {});
      }),
    ];
    this.stop = () => {
      for (const stop of unheard) stop();
      engine.close();
    };
    return engine;
  }

  /** Shows how the game begins, if that is known without the engine, which is then loaded while it is read. */
  private async showOpening(): Promise<boolean> {
    const { game, options } = this.saved;
    const about = aboutOf(game);
    const open = about && boxOf(about)?.opening;
    if (!open) return false;
    const [opening] = await Promise.all([open(options), boardFor(inPlay(about, options), options, 'first')]);
    if (!opening) return false;
    this.table.value = tableAt(opening, about, this.saved);
    this.link.value = 'ready';
    await painted();
    return true;
  }

  /** Loads what the game says after its first question: refusals, reasons, all that happens. */
  private async allWords(): Promise<void> {
    await part(() => speakOf(this.saved.game, 'later'));
    this.isWhole = true;
  }

  private async ask<K extends keyof EngineCalls>(
    call: K,
    args: Parameters<EngineCalls[K]>,
  ): Promise<Awaited<ReturnType<EngineCalls[K]>>> {
    const engine = await this.engine;
    // The first to ask is the question that was just drawn.
    if (!this.isWhole) await painted();
    await this.allWords();
    return engine.ask(call, args);
  }

  private async keep(): Promise<void> {
    const table = this.table.value;
    if (!table || this.closed) return;
    this.kept = table;
    this.saved.finished = table.info.status === 'finished';
    this.saved.touched = Date.now();
    this.saved.orders = table.orders;
    try {
      await (await this.keeper).keep();
    } catch (error) {
      // Whoever leaves the table does not wait for an answer.
      if (!this.closed) throw error;
    }
  }

  async choose(seat: string, text: string): Promise<Refused | null> {
    const refused = await this.ask('choose', [seat, text]);
    // At once: bots may think for long, and the page may be left meanwhile.
    if (!refused && this.kept !== this.table.value) void this.keep();
    return refused;
  }

  forbidden(seat: string): Promise<RefusedOption[]> {
    return this.ask('forbidden', [seat]);
  }

  options(seat: string, verb: string, subject: string, parts: string): Promise<SpelledOption[] | Refused> {
    return this.ask('options', [seat, verb, subject, parts]);
  }

  refusalsOf(seat: string, touch: Touch, inHand: Touch | null, parts: string): Promise<RefusedOption[]> {
    return this.ask('refusalsOf', [seat, touch, inHand, parts]);
  }

  async draft(seat: string, text: string): Promise<DraftChoice | null> {
    const before = this.table.value?.views[seat];
    return draftOf(before, await this.ask('draft', [seat, text]));
  }

  async preview(seat: string, text: string, next?: string): Promise<Outlook | null> {
    const before = this.table.value;
    const found = await this.ask('preview', [seat, next === undefined ? [text] : [text, next]]);
    // Made for another position than the one that is shown: nothing to be told by it.
    if (!found || !before || before !== this.table.value) return null;
    return outlookOf(before.views[seat], found);
  }

  inspect(touch: Touch): Promise<Inspection | null> {
    return this.ask('inspect', [touch]);
  }

  hint(seat: string): Promise<Hint | null> {
    return this.ask('hint', [seat]);
  }

  explain(count: number, viewer: string): Promise<ToldReason | null> {
    return this.ask('explain', [count, viewer]);
  }

  setOrders(seat: string, orders: readonly StandingOrder[]): Promise<void> {
    return this.ask('setOrders', [seat, [...orders]]);
  }

  read<K extends keyof LineKinds>(
    kind: K,
    viewer: string,
    from: number,
    to: number,
  ): Promise<LineKinds[K][]> {
    return this.ask('read', [kind, viewer, from, to]) as Promise<LineKinds[K][]>;
  }

  /** Gives a seat to a bot or a person at this screen. */
  async reseat(seat: string, to: LocalSeat): Promise<void> {
    this.saved.seats[seat] = to;
    await this.ask('reseat', [seat, to]);
  }

  journal(): Promise<string> {
    return this.ask('journal', []);
  }

  close(): void {
    this.closed = true;
    this.unheard();
    this.stop();
  }
}

function waitsForPerson({ info, you, views }: TableView): boolean {
  if (info.status !== 'running') return true;
  const [view] = Object.values(views);
  return view.decisions.some(({ seat }) => you.seats.includes(seat));
}

/** When the page has been painted next; a hidden one is not. */
function painted(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise((resolve) => afterPaint(resolve).ask());
}
