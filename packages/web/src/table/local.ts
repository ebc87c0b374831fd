import { type Signal, signal } from '@preact/signals';
import type { Inspection, Refused, SpelledOption, StandingOrder, Touch } from '@sandtable/kernel';
import { patched } from '@sandtable/kernel/patch';
import type { RefusedOption, TableView } from '@sandtable/protocol';
import { EngineClient } from '../engine/engine-client.js';
import type { LocalSeat } from '../engine/seat-tags.js';
import { idleQuestions } from '../settings.js';
import { type DraftChoice, draftOf, type Link, type Outlook, outlookOf, type TableClient } from './client.js';
import { GameKeeper } from './game-keeper.js';
import type { LineKinds } from './lines.js';
import { type SavedGame, savedGames } from './saved.js';

/** A table in this browser: engine and bots run in a worker, the journal is kept here. */
export class LocalTable implements TableClient {
  readonly kind = 'local';
  readonly table: Signal<TableView | null> = signal(null);
  readonly link: Signal<Link> = signal<Link>('opening');
  readonly trouble: Signal<string | null> = signal(null);
  readonly chat = null;
  readonly presence = null;
  readonly ahead = null;
  private readonly engineClient: EngineClient;
  private readonly keeper: Promise<GameKeeper>;
  private closed = false;
  private stop: () => void = () => {};

  constructor(private readonly saved: SavedGame) {
    this.engineClient = new EngineClient((patch) => {
      this.table.value = patched(this.table.value, patch) as TableView;
      // While bots play there will be more; the journal is kept when they wait for somebody.
      if (waitsForPerson(this.table.value)) void this.keep();
    });
    const unsaved = (from: number | null, snapshots: boolean) =>
      this.engineClient.ask('unsaved', [from, snapshots]);
    this.keeper = savedGames().then((games) => new GameKeeper(games, saved, unsaved));
    void this.open();
  }

  private async open(): Promise<void> {
    const { id, game, options, seed, seats, journal, orders = {} } = this.saved;
    try {
      // What nobody has played yet has no snapshot either.
      const stored = journal === null ? null : await (await this.keeper).snapshot();
      const setup = { id, game, options, seed, seats, journal, orders };
      const skips = idleQuestions.peek() === 'skip';
      this.table.value = await this.engineClient.ask('open', [setup, stored, skips]);
      this.link.value = 'ready';
      this.stop = idleQuestions.subscribe((wish) => {
        if (!this.closed) void this.engineClient.ask('skipIdle', [wish === 'skip']).catch(() => {});
      });
    } catch (error) {
      this.trouble.value = (error as Error).message;
      this.link.value = 'failed';
    }
  }

  private async keep(): Promise<void> {
    const table = this.table.value;
    if (!table) return;
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

  choose(seat: string, text: string): Promise<Refused | null> {
    return this.engineClient.ask('choose', [seat, text]);
  }

  forbidden(seat: string): Promise<RefusedOption[]> {
    return this.engineClient.ask('forbidden', [seat]);
  }

  options(seat: string, verb: string, subject: string, parts: string): Promise<SpelledOption[] | Refused> {
    return this.engineClient.ask('options', [seat, verb, subject, parts]);
  }

  refusalsOf(seat: string, touch: Touch, inHand: Touch | null, parts: string): Promise<RefusedOption[]> {
    return this.engineClient.ask('refusalsOf', [seat, touch, inHand, parts]);
  }

  async draft(seat: string, text: string): Promise<DraftChoice | null> {
    const before = this.table.value?.views[seat];
    return draftOf(before, await this.engineClient.ask('draft', [seat, text]));
  }

  async preview(seat: string, text: string, next?: string): Promise<Outlook | null> {
    const before = this.table.value;
    const found = await this.engineClient.ask('preview', [seat, next === undefined ? [text] : [text, next]]);
    // Made for another position than the one that is shown: nothing to be told by it.
    if (!found || !before || before !== this.table.value) return null;
    return outlookOf(before.views[seat], found);
  }

  inspect(touch: Touch): Promise<Inspection | null> {
    return this.engineClient.ask('inspect', [touch]);
  }

  setOrders(seat: string, orders: readonly StandingOrder[]): Promise<void> {
    return this.engineClient.ask('setOrders', [seat, [...orders]]);
  }

  read<K extends keyof LineKinds>(
    kind: K,
    viewer: string,
    from: number,
    to: number,
  ): Promise<LineKinds[K][]> {
    return this.engineClient.ask('read', [kind, viewer, from, to]) as Promise<LineKinds[K][]>;
  }

  /** Gives a seat to a bot or a person at this screen. */
  async reseat(seat: string, to: LocalSeat): Promise<void> {
    this.saved.seats[seat] = to;
    await this.engineClient.ask('reseat', [seat, to]);
  }

  journal(): Promise<string> {
    return this.engineClient.ask('journal', []);
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.engineClient.close();
  }
}

function waitsForPerson({ info, you, views }: TableView): boolean {
  if (info.status !== 'running') return true;
  const [view] = Object.values(views);
  return view.decisions.some(({ seat }) => you.seats.includes(seat));
}
