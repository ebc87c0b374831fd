import { type Signal, signal } from '@preact/signals';
import {
  type AnyGame,
  type Refused,
  SPECTATOR_NAME,
  type SpelledOption,
  type Touch,
  type View,
} from '@sandtable/kernel';
import { patched } from '@sandtable/kernel/patch';
import type { RefusedOption, TableView } from '@sandtable/protocol';
import { LocalGame } from '../engine/local-game.js';
import { resumed } from '../engine/resumed.js';
import { type DraftChoice, draftOf, type Link, type TableClient } from '../table/client.js';
import type { LineKinds } from '../table/lines.js';
import { w } from '../words/index.js';
import type { Lesson } from './lesson.js';

/** Pause after each choice of the other seats, in milliseconds. */
const PAUSE = 1100;

/**
 * A table that follows a script: the learner makes one side's choices, the lesson the others'. A choice off the script
 * is refused with a hint; the rules are checked first.
 */
export class LessonTable implements TableClient {
  readonly kind = 'local';
  readonly table: Signal<TableView | null> = signal(null);
  readonly link: Signal<Link> = signal<Link>('ready');
  readonly trouble: Signal<string | null> = signal(null);
  readonly chat = null;
  readonly presence = null;
  readonly ahead = null;
  /** Index of the next step. */
  readonly at: Signal<number> = signal(0);
  private readonly game: LocalGame;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    game: AnyGame,
    private readonly lesson: Lesson,
    private readonly pause = PAUSE,
  ) {
    const seats = Object.fromEntries(
      game.seats.map(({ id, name }) => [id, { kind: 'person' as const, name }]),
    );
    const { id, journal } = lesson;
    const setup = { id, game: game.id, options: {}, seed: id, seats, journal };
    this.game = new LocalGame(game, {}, setup, resumed(game, setup, null, '').match);
    this.show();
    this.goOn();
  }

  /** Shows the table to the learner, who owns one seat; the script plays the others. */
  private show(): void {
    const { seat } = this.lesson;
    const table = this.game.table();
    const keep = <V>(all: Record<string, V>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => name === seat || name === SPECTATOR_NAME));
    this.table.value = {
      ...table,
      views: keep(table.views),
      log: keep(table.log),
      lines: keep(table.lines),
      earlier: keep(table.earlier),
      undo: [],
      you: { ...table.you, seats: [seat] },
      info: {
        ...table.info,
        seats: Object.fromEntries(
          Object.entries(table.info.seats).map(([id, one]) => [
            id,
            id === seat ? one : { ...one, who: null, bot: w.lesson.script },
          ]),
        ),
      },
    };
  }

  async choose(seat: string, text: string): Promise<Refused | null> {
    const step = this.lesson.steps[this.at.value];
    if (!step) return { reason: w.lesson.over, anchor: null };
    if (step.seat !== seat || text !== step.choice) {
      return { reason: w.lesson.instead(step.choice), anchor: step.anchors?.[0] ?? null };
    }
    this.play();
    return null;
  }

  /** Makes the next choice of the script. */
  private play(): void {
    const { seat, choice } = this.lesson.steps[this.at.value];
    const refused = this.game.choose(seat, choice);
    if (refused) {
      this.trouble.value = `${choice}: ${refused.reason}`;
      return;
    }
    this.at.value++;
    this.show();
    this.goOn();
  }

  /** Schedules the next scripted choice unless it is the learner's turn. */
  private goOn(): void {
    const next = this.lesson.steps[this.at.value];
    if (!next || next.seat === this.lesson.seat) return;
    this.timer = setTimeout(() => this.play(), this.pause);
  }

  async forbidden(seat: string): Promise<RefusedOption[]> {
    return this.game.forbidden(seat);
  }

  async options(
    seat: string,
    verb: string,
    subject: string,
    parts: string,
  ): Promise<SpelledOption[] | Refused> {
    return this.game.options(seat, verb, subject, parts);
  }

  async refusalsOf(
    seat: string,
    touch: Touch,
    inHand: Touch | null,
    parts: string,
  ): Promise<RefusedOption[]> {
    return this.game.refusalsOf(seat, touch, inHand, parts);
  }

  async draft(seat: string, text: string): Promise<DraftChoice | null> {
    return draftOf(this.table.value?.views[seat], this.game.draft(seat, text));
  }

  async preview(seat: string, text: string): Promise<View[]> {
    const before = this.game.table().views[seat];
    return this.game.preview(seat, text).map((patch) => patched(before, patch));
  }

  async setOrders(): Promise<void> {}

  async read<K extends keyof LineKinds>(
    kind: K,
    viewer: string,
    from: number,
    to: number,
  ): Promise<LineKinds[K][]> {
    return this.game.read(kind, viewer, from, to);
  }

  async journal(): Promise<string> {
    return this.game.journal();
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
  }
}
