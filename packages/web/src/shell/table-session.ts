import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import { type GameInfo, SPECTATOR_NAME, type SpelledOption, type Touch, type View } from '@sandtable/kernel';
import type { Person, TableView } from '@sandtable/protocol';
import type { BoardModule, Change } from '../boards/board-module.js';
import { speed, wantsStillness } from '../settings.js';
import type { TableClient } from '../table/client.js';
import { Film } from './film/film.js';
import { sceneOf } from './film/scene.js';
import { SinceLastTurn } from './film/since.js';
import { changesOfChoice, partOf } from './question/changes-of-choice.js';
import { DecisionController, type NextLike } from './question/decision-controller.js';
import { frameQuestion } from './question/frame-question.js';
import type { Gathers } from './question/gathering.js';
import { keepDraft } from './question/kept-draft.js';
import { placesNamed } from './question/named-places.js';

const NO_CHANGES: readonly Change[] = [];

/**
 * The state that the parts of a table page share: what the player sees, from which seat, and what they are deciding.
 */
export class TableSession {
  readonly film: Film;
  readonly sinceLastTurn: SinceLastTurn;
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
  /**
   * Whether nothing is to be said yet of the considered choice if it changes nothing: it only leads to a further question
   * to the same seat in the same part of the turn, or nobody knows where it leads.
   */
  readonly leadsOn: ReadonlySignal<boolean> = computed(() => {
    const now = this.view.value;
    const outlook = this.controller.outlook.value;
    if (!outlook) return false;
    const asks = (view: View) => view.decisions.some((one) => one.seat === this.seat.value && !one.standing);
    const stays = (view: View) => now !== null && this.partOf(view) === this.partOf(now) && asks(view);
    return this.board.tellsPartly === true || outlook.after.every(stays);
  });
  readonly recent: Signal<readonly Change[]> = signal([]);
  /** What is marked on the board as new since the player's last turn; nothing while a film runs. */
  readonly news: ReadonlySignal<readonly Change[]> = computed(() =>
    this.film.running.value ? [] : this.sinceLastTurn.changes.value,
  );
  readonly overlay: Signal<string | null> = signal(null);
  readonly looking: Signal<readonly Touch[]> = signal([]);
  /** What the camera should show. */
  readonly framed: Signal<readonly Touch[]> = signal([]);
  /** What the player asked to see on the map. */
  readonly sought: Signal<readonly Touch[] | null> = signal(null);
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
      {
        scene: (before, after, choices, told) => {
          const [was, is] = [this.viewOf(before), this.viewOf(after)];
          return was && is && was.viewer === is.viewer ? sceneOf(board, was, is, choices, told) : null;
        },
        part: (shown) => {
          const view = this.viewOf(shown);
          return view ? this.partOf(view) : '';
        },
        isOwn: (seat) => this.mine.peek().includes(seat),
      },
    );
    this.sinceLastTurn = new SinceLastTurn(board);
    this.shown = this.film.shown;
    this.mine = computed(() => this.shown.value?.you.seats ?? []);
    this.position = computed(() => {
      const table = this.shown.value;
      return table && this.viewOf(table);
    });
    const open = computed(
      () =>
        !this.film.running.value &&
        this.curtain.value === null &&
        this.shown.value?.info.status === 'running',
    );
    const newest = computed(() => {
      const seat = this.seat.value;
      return seat === null ? null : (client.table.value?.views[seat] ?? null);
    });
    const next: NextLike = (verb, last, offered) => nextLike(board, verb, last, offered);
    const { seat, position } = this;
    const gathers: Gathers = (view, options) => board.gathers?.(view, options) ?? null;
    this.controller = new DecisionController(
      client,
      seat,
      position,
      open,
      newest,
      undefined,
      next,
      gathers,
      board.placeFirst,
    );
    this.view = this.controller.view;
    this.outlook = computed(() => {
      const outlook = this.controller.outlook.value;
      const now = this.view.value;
      if (!outlook || !now) return NO_CHANGES;
      const option = this.controller.considered.value;
      // With a target it is the lifted card that is played.
      const { targets, pending } = this.controller;
      const by = (option && targets.value.includes(option) ? pending.value : option) ?? undefined;
      return changesOfChoice(board, { now, seat: seat.value, outlook, option, by });
    });
    this.stops.push(
      keepDraft(this),
      frameQuestion(
        this.controller,
        this.framed,
        (sentence) => this.placesIn(sentence),
        (touch) => (this.view.value && board.landOf?.(this.view.value, touch)) ?? [],
      ),
      effect(() => {
        const table = client.table.value;
        if (table) untracked(() => this.film.push(table));
      }),
      effect(() => {
        const table = this.shown.value;
        if (table) untracked(() => this.arrive(table));
      }),
      effect(() => {
        if (this.controller.pending.value) this.film.clear();
      }),
      // The camera goes where the others act; the player knows where they acted themselves.
      effect(() => {
        const scene = this.film.scene.value;
        if (!scene || scene.at.length === 0) return;
        if (scene.by === null || !this.mine.peek().includes(scene.by)) this.framed.value = scene.at;
      }),
    );
  }

  /** The part of the game that a position is in: the round, the turn and its step. */
  private partOf(view: View): string {
    return partOf(this.board, view);
  }

  /** The places that a sentence names. A country that is also a seat is one who acts, not a place. */
  private placesIn(sentence: string): readonly Touch[] {
    const view = this.view.peek();
    const atlas = view && this.board.atlas ? this.board.atlas(view) : [];
    const seats = this.about.seats.map(({ id }) => this.nameOf(id));
    return placesNamed(sentence, atlas).flatMap(({ name, touch }) => (seats.includes(name) ? [] : [touch]));
  }

  /** What the player at the screen sees of a position. */
  private viewOf({ views }: TableView): View | null {
    const seat = this.seat.value;
    return (seat === null ? null : views[seat]) ?? views[SPECTATOR_NAME] ?? first(views);
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
      if (!this.film.again.value) this.sinceLastTurn.arrive(table, this.seat.value, this.players(table));
    });
  }

  /** The seats of each player at this screen. */
  private players(table: TableView): string[][] {
    const players = new Map<string, string[]>();
    for (const seat of table.you.seats) {
      const who = this.curtained ? (personAt(table, seat)?.id ?? seat) : '';
      players.set(who, [...(players.get(who) ?? []), seat]);
    }
    return [...players.values()];
  }

  /** Shows once more what happened since the player's last turn. */
  playAgain(): void {
    const table = this.client.table.value;
    if (table) this.film.playFrom(this.sinceLastTurn.frames, table);
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
      if (this.shown.value) this.sinceLastTurn.look(this.shown.value, this.seat.value);
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
    this.sinceLastTurn.look(table, seat);
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

  /** The pointer or the focus is on an option of the list: the board shows where it is, and what it would do. */
  pointAt(option: SpelledOption | null): void {
    this.looking.value = option?.touches ?? [];
    this.controller.pointAt(option);
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
    if (this.canUndo()) void this.controller.undo();
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.controller.close();
    this.film.close();
    this.client.close();
  }
}

/** Of the things that may act now, the one that is like the last: itself, or another of its name. */
function nextLike(board: BoardModule, verb: string, last: Touch, offered: readonly Touch[]): Touch | null {
  if (!board.inARow?.includes(verb)) return null;
  const name = board.nameOf(last);
  return (
    offered.find(({ id }) => id === last.id) ?? offered.find((one) => board.nameOf(one) === name) ?? null
  );
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
