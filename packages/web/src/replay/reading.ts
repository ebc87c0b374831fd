import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameInfo, Touch, View } from '@sandtable/kernel';
import type { BoardModule, Change } from '../boards/board-module.js';
import type { ReplayFrame, ReplayOverview } from '../engine/replay-game.js';

/** Where the frames of a replay come from. */
export interface ReplaySource {
  frame(at: number, viewer: string, signal: AbortSignal): Promise<ReplayFrame>;
  journal(): Promise<string>;
  /** The address under which others can watch it. */
  link(): Promise<string>;
  /** Begins a new game from here; null where that would tell what is still hidden. */
  playOn: ((at: number) => Promise<void>) | null;
  close(): void;
}

/** A turn of the game, to jump to. */
export interface TurnMark {
  at: number;
  round: string;
  label: string;
  seat: string | null;
}

const TICK = 900;

/** Somebody reading a game: where they are, and through whose eyes. */
export class Reading {
  readonly at: Signal<number> = signal(0);
  readonly viewer: Signal<string>;
  readonly frame: Signal<ReplayFrame | null> = signal(null);
  readonly view: Signal<View | null> = signal(null);
  readonly recent: Signal<readonly Change[]> = signal([]);
  readonly playing: Signal<boolean> = signal(false);
  readonly overlay: Signal<string | null> = signal(null);
  readonly looking: Signal<readonly Touch[]> = signal([]);
  /** The seat whose eyes are open, if it is a seat's. */
  readonly seat: ReadonlySignal<string | null>;
  /** Whose cards are shown: the seat's own; for those who know everything whichever they like. */
  readonly hand: ReadonlySignal<string | null>;
  readonly chosenHand: Signal<string | null> = signal(null);
  readonly eyes: readonly string[];
  readonly turns: readonly TurnMark[];
  private readonly stop: () => void;
  private timer: ReturnType<typeof setInterval> | null = null;
  private showing = new AbortController();

  constructor(
    readonly about: GameInfo,
    readonly board: BoardModule,
    readonly overview: ReplayOverview,
    /** Seats that the reader played: of a game that is not over only their eyes are open, and everybody's. */
    own: readonly string[],
    private readonly source: ReplaySource,
  ) {
    this.turns = turnsOf(overview, board);
    this.eyes = overview.finished
      ? ['all-knowing', 'spectator', ...about.seats.map(({ id }) => id)]
      : ['spectator', ...own];
    this.viewer = signal(overview.finished ? 'all-knowing' : (own[0] ?? 'spectator'));
    this.seat = computed(() => about.seats.find(({ id }) => id === this.viewer.value)?.id ?? null);
    this.hand = computed(() => {
      if (this.viewer.value !== 'all-knowing') return this.seat.value;
      const view = this.view.value;
      return this.chosenHand.value ?? (view && board.headline(view).active) ?? about.seats[0].id;
    });
    this.stop = effect(() => void this.show(this.at.value, this.viewer.value));
  }

  get length(): number {
    return this.overview.steps.length - 1;
  }

  private async show(at: number, viewer: string): Promise<void> {
    // Whoever runs through a game wants to see where they are, and not every place on the way.
    this.showing.abort();
    this.showing = new AbortController();
    const { signal } = this.showing;
    const frame = await this.source.frame(at, viewer, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (!frame || signal.aborted) return;
    const before = this.view.peek();
    this.recent.value =
      before && before.viewer === frame.view.viewer ? this.board.changes(before, frame.view) : [];
    this.view.value = frame.view;
    this.frame.value = frame;
  }

  go(at: number): void {
    this.at.value = Math.max(0, Math.min(this.length, at));
  }

  play(): void {
    if (this.playing.value) return this.pause();
    if (this.at.value === this.length) this.go(0);
    this.playing.value = true;
    this.timer = setInterval(() => {
      if (this.at.value >= this.length) this.pause();
      else this.go(this.at.value + 1);
    }, TICK);
  }

  pause(): void {
    this.playing.value = false;
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  journal(): Promise<string> {
    return this.source.journal();
  }

  link(): Promise<string> {
    return this.source.link();
  }

  get canPlayOn(): boolean {
    return this.source.playOn !== null;
  }

  async playOn(): Promise<void> {
    await this.source.playOn?.(this.at.value);
  }

  close(): void {
    this.pause();
    this.stop();
    this.showing.abort();
    this.source.close();
  }
}

/** The first position of every turn. */
export function turnsOf(overview: ReplayOverview, board: Pick<BoardModule, 'moment'>): TurnMark[] {
  const turns: TurnMark[] = [];
  let last = '';
  overview.steps.forEach(({ table }, at) => {
    const { key, round, label, seat } = board.moment(table);
    if (key === last) return;
    last = key;
    turns.push({ at, round, label, seat });
  });
  return turns;
}
