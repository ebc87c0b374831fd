import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { ALL_KNOWING_NAME, type GameInfo, SPECTATOR_NAME, type Touch, type View } from '@sandtable/kernel';
import type { ReplayOutline, ReplayView } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import type { BoardModule, Change } from '../boards/board-module.js';
import { type Scene, sceneOf } from '../shell/film/scene.js';
import { ReplayTimeline } from './replay-timeline.js';

/** Where the frames of a replay come from. */
export interface ReplaySource {
  /** If the game is over, nothing is hidden. */
  readonly finished: boolean;
  /** Summaries of positions starting at `from`, at most `LIMITS.outline` of them. */
  outline(from: number, viewer: string): Promise<ReplayOutline>;
  frame(at: number, viewer: string, signal: AbortSignal): Promise<ReplayView>;
  journal(): Promise<string>;
  /** A link with which others can watch the replay. */
  link(): Promise<string>;
  /** Begins a new game from here; null if that would reveal what is still hidden. */
  playOn: ((at: number) => Promise<void>) | null;
  close(): void;
}

const TICK = 900;
/** How long a round is shown in the time-lapse. */
const LAPSE_TICK = 520;

/** The state of a replay: the current position, and the viewer whose view is shown. */
export class ReplayController {
  readonly at: Signal<number> = signal(0);
  readonly viewer: Signal<string>;
  readonly frame: Signal<ReplayView | null> = signal(null);
  readonly view: Signal<View | null> = signal(null);
  readonly recent: Signal<readonly Change[]> = signal([]);
  /** What the choice that led here showed; null after a jump. */
  readonly scene: Signal<Scene | null> = signal(null);
  readonly playing: Signal<boolean> = signal(false);
  /** The time-lapse runs: one position for each round. */
  readonly lapsing: Signal<boolean> = signal(false);
  readonly overlay: Signal<string | null> = signal(null);
  readonly looking: Signal<readonly Touch[]> = signal([]);
  /** What the camera should show: where something happened. */
  readonly framed: Signal<readonly Touch[]> = signal([]);
  /** The seat whose view is shown, if the viewer is a seat. */
  readonly seat: ReadonlySignal<string | null>;
  /** The seat whose cards are shown: the viewer's own seat; an all-knowing viewer may choose any. */
  readonly hand: ReadonlySignal<string | null>;
  readonly chosenHand: Signal<string | null> = signal(null);
  readonly viewers: readonly string[];
  private readonly stop: () => void;
  private timer: ReturnType<typeof setInterval> | null = null;
  private showing = new AbortController();

  constructor(
    readonly about: GameInfo,
    readonly board: BoardModule,
    readonly course: ReplayTimeline,
    /** Seats that the reader played. While the game is not over, only their views and the spectator's are available. */
    own: readonly string[],
    private readonly source: ReplaySource,
  ) {
    this.viewers = source.finished
      ? [ALL_KNOWING_NAME, SPECTATOR_NAME, ...about.seats.map(({ id }) => id)]
      : [SPECTATOR_NAME, ...own];
    this.viewer = signal(initialViewer(source.finished, own));
    this.seat = computed(() => about.seats.find(({ id }) => id === this.viewer.value)?.id ?? null);
    this.hand = computed(() => {
      if (this.viewer.value !== ALL_KNOWING_NAME) return this.seat.value;
      const view = this.view.value;
      return this.chosenHand.value ?? (view && board.headline(view).active) ?? about.seats[0].id;
    });
    this.stop = effect(() => void this.show(this.at.value, this.viewer.value));
  }

  /** Opens a replay once its outline has been read. */
  static async open(
    about: GameInfo,
    board: BoardModule,
    own: readonly string[],
    source: ReplaySource,
  ): Promise<ReplayController> {
    const viewer = initialViewer(source.finished, own);
    const course = new ReplayTimeline(board);
    for (;;) {
      const page = await source.outline(course.positions, viewer);
      course.add(page);
      if (page.length < LIMITS.outline) return new ReplayController(about, board, course, own, source);
    }
  }

  get finished(): boolean {
    return this.source.finished;
  }

  get length(): number {
    return this.course.positions - 1;
  }

  private async show(at: number, viewer: string): Promise<void> {
    // Fast stepping cancels requests for positions that were passed by.
    this.showing.abort();
    this.showing = new AbortController();
    const { signal } = this.showing;
    const frame = await this.source.frame(at, viewer, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (!frame || signal.aborted) return;
    const before = this.view.peek();
    const seen = before && before.viewer === frame.view.viewer ? before : null;
    const step = this.frame.peek()?.at === frame.at - 1;
    const choice = choiceIn(frame.line);
    const told = frame.log.map(({ text }) => text);
    const scene = seen && step ? sceneOf(this.board, seen, frame.view, choice ? [choice] : [], told) : null;
    batch(() => {
      this.recent.value = seen ? this.board.changes(seen, frame.view) : [];
      this.view.value = frame.view;
      this.frame.value = frame;
      this.scene.value = scene;
      if (scene && scene.at.length > 0) this.framed.value = scene.at;
    });
  }

  go(at: number): void {
    this.at.value = Math.max(0, Math.min(this.length, at));
  }

  /** Shows the whole board round by round, as it was at the beginning of each, and at the end of the game. */
  lapse(): void {
    if (this.lapsing.value) return this.pause();
    this.pause();
    const stops = [...this.course.rounds(), this.length];
    const last = stops[stops.length - 1];
    if (this.at.value >= last) this.go(0);
    const view = this.view.value;
    // Everything that has a name is in view: the whole theatre of war.
    this.framed.value = (view && this.board.atlas?.(view).map(({ touch }) => touch)) ?? [];
    this.lapsing.value = true;
    this.timer = setInterval(() => {
      // A position that is still on its way is waited for.
      if (this.frame.value?.at !== this.at.value) return;
      const next = stops.find((at) => at > this.at.value);
      if (next === undefined) this.pause();
      else this.go(next);
    }, LAPSE_TICK);
  }

  play(): void {
    if (this.playing.value) return this.pause();
    this.pause();
    if (this.at.value === this.length) this.go(0);
    this.playing.value = true;
    this.timer = setInterval(() => {
      if (this.at.value >= this.length) this.pause();
      else this.go(this.at.value + 1);
    }, TICK);
  }

  pause(): void {
    this.playing.value = false;
    this.lapsing.value = false;
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

/** The viewer at the start of a replay. */
function initialViewer(finished: boolean, own: readonly string[]): string {
  return finished ? ALL_KNOWING_NAME : (own[0] ?? SPECTATOR_NAME);
}

/** Splits "germany: battle ukraine" into seat and choice; null if the line is not a choice. */
export function choiceIn(line: string | null): { seat: string; text: string } | null {
  const [, seat, text] = /^([a-z0-9-]+): (.*)$/.exec(line ?? '') ?? [];
  return seat === undefined ? null : { seat, text };
}
