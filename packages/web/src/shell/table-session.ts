import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import { type GameInfo, SPECTATOR_NAME, type Touch, type View } from '@sandtable/kernel';
import type { Person, TableView } from '@sandtable/protocol';
import type { BoardModule, Change } from '../boards/board-module.js';
import { speed, wantsStillness } from '../settings.js';
import type { TableClient } from '../table/client.js';
import { DecisionController } from './decision-controller.js';
import { Film } from './film.js';
import { inEveryGuess } from './in-every-guess.js';

/**
 * The state that the parts of a table page share: what the player sees, from which seat, and what they are deciding.
 */
export class TableSession {
  readonly film: Film;
  readonly shown: ReadonlySignal<TableView | null>;
  /** The seat whose view is shown; null for a spectator and behind the curtain. */
  readonly seat: Signal<string | null> = signal(null);
  /** The seat of another player at this screen who has to decide but has not taken over yet. */
  readonly curtain: Signal<string | null> = signal(null);
  /** The view as shown, including a choice in progress. */
  readonly view: ReadonlySignal<View | null>;
  private readonly position: ReadonlySignal<View | null>;
  readonly mine: ReadonlySignal<readonly string[]>;
  readonly controller: DecisionController;
  readonly outlook: ReadonlySignal<readonly Change[]>;
  readonly recent: Signal<readonly Change[]> = signal([]);
  readonly overlay: Signal<string | null> = signal(null);
  readonly looking: Signal<readonly Touch[]> = signal([]);
  /** Since when the current deciders have been asked, in this page's time. */
  readonly since: Signal<number> = signal(Date.now());
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly client: TableClient,
    readonly about: GameInfo,
    readonly board: BoardModule,
    /** Whether players at this screen hide their secrets from each other. */
    private readonly curtained: boolean,
  ) {
    this.film = new Film(
      () => (wantsStillness() ? 'off' : speed.value),
      () => this.seat.peek() ?? SPECTATOR_NAME,
    );
    this.shown = this.film.shown;
    this.mine = computed(() => this.shown.value?.you.seats ?? []);
    this.position = computed(() => {
      const table = this.shown.value;
      if (!table) return null;
      const seat = this.seat.value;
      return (seat === null ? null : table.views[seat]) ?? table.views[SPECTATOR_NAME] ?? first(table.views);
    });
    const open = computed(
      () =>
        !this.film.running.value &&
        this.curtain.value === null &&
        this.shown.value?.info.status === 'running' &&
        this.shown.value === client.table.value,
    );
    this.controller = new DecisionController(client, this.seat, this.position, open);
    this.view = this.controller.view;
    this.outlook = computed(() => {
      const views = this.controller.outlook.value;
      const now = this.view.value;
      return views && now ? inEveryGuess(views.map((after) => board.changes(now, after))) : [];
    });
    this.stops.push(
      effect(() => {
        const table = client.table.value;
        if (table) untracked(() => this.film.push(table));
      }),
      effect(() => {
        const table = this.shown.value;
        if (table) untracked(() => this.arrive(table));
      }),
    );
  }

  private before: View | null = null;
  private asked = '';

  /** A new position is shown: updates the deciding seat and the recent changes. */
  private arrive(table: TableView): void {
    batch(() => {
      this.takeSeat(table);
      const asked = askedSeats(table).join(' ');
      if (asked !== this.asked) this.since.value = Date.now();
      this.asked = asked;
      const now = this.position.value;
      const { before } = this;
      this.before = now;
      if (now && before && before.viewer === now.viewer && now.count !== before.count) {
        this.recent.value = this.board.changes(before, now);
      }
    });
  }

  private takeSeat(table: TableView): void {
    const mine = table.you.seats;
    const current = this.seat.value;
    const asked = askedSeats(table).filter((seat) => mine.includes(seat));
    if (current !== null && asked.includes(current)) return;
    const next = asked[0];
    if (next === undefined) {
      if (current === null && this.curtain.value === null) this.seat.value = mine[0] ?? null;
      return;
    }
    const strange =
      this.curtained && (current === null || personAt(table, current)?.id !== personAt(table, next)?.id);
    if (!strange) this.seat.value = next;
    else {
      this.seat.value = null;
      this.curtain.value = next;
    }
  }

  /** The player whose turn it is takes over the screen. */
  raiseCurtain(): void {
    batch(() => {
      this.seat.value = this.curtain.value;
      this.curtain.value = null;
      this.before = null;
      this.recent.value = [];
    });
  }

  /** Switches to another of the player's seats. */
  lookThrough(seat: string): void {
    const table = this.shown.value;
    const current = this.seat.value;
    if (!table || !this.mine.value.includes(seat)) return;
    if (this.curtained && current !== null && personAt(table, current)?.id !== personAt(table, seat)?.id)
      return;
    this.before = null;
    this.seat.value = seat;
  }

  /** The seats of the player at the screen; they may look at each of these hands. */
  hands(): readonly string[] {
    const table = this.shown.value;
    const current = this.seat.value;
    if (!table || current === null) return [];
    return this.mine.value.filter(
      (seat) => !this.curtained || personAt(table, seat)?.id === personAt(table, current)?.id,
    );
  }

  nameOf(seat: string): string {
    return this.about.seats.find(({ id }) => id === seat)?.name ?? seat;
  }

  canUndo(): boolean {
    const seat = this.seat.value;
    if (this.controller.draft.value) return true;
    return seat !== null && (this.shown.value?.undo.includes(seat) ?? false) && !this.film.running.value;
  }

  undo(): void {
    if (this.canUndo()) void this.controller.choose('undo');
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.controller.close();
    this.film.close();
    this.client.close();
  }
}

function first(views: Record<string, View>): View | null {
  return Object.values(views)[0] ?? null;
}

/** The seats that decide now, which is public. */
export function askedSeats(table: TableView): string[] {
  const view = table.views[SPECTATOR_NAME] ?? first(table.views);
  return view?.decisions.map(({ seat }) => seat) ?? [];
}

/** The person who plays a seat; null for a bot. */
export function personAt({ info }: TableView, seat: string): Person | null {
  const { who = null, bot = null } = info.seats[seat] ?? {};
  return bot === null ? who : null;
}

/** Whether the game is over for good. */
export function isOver(table: TableView | null): boolean {
  return table?.info.status === 'finished' || table?.info.status === 'closed';
}
