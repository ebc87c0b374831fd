import { type Signal, signal } from '@preact/signals';
import {
  type AnyGame,
  partsOf,
  type Refused,
  SPECTATOR_NAME,
  type Touch,
  type View,
} from '@sandtable/kernel';
import { arranged } from '../engine/arranged.js';
import { LocalGame } from '../engine/local-game.js';
import { resumed } from '../engine/resumed.js';
import { pages } from '../languages/pages.js';
import { InPageTable } from '../table/in-page-table.js';
import { type Lesson, type LessonStep, optionsOf } from './lesson.js';

/** Pause before each choice of the other seats, in milliseconds; shorter before those that need no words. */
const PAUSE = 1100;
const SHORT_PAUSE = 350;

/**
 * A table that follows a script: the learner makes one side's choices, the lesson the others'. A choice off the script
 * is refused in words that say what to do instead.
 */
export class LessonTable extends InPageTable {
  /** Index of the next step. */
  readonly at: Signal<number> = signal(0);
  protected readonly game: LocalGame;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    game: AnyGame,
    private readonly lesson: Lesson,
    /** A choice in the words of its button. */
    private readonly labelOf: (choice: string) => string | null = () => null,
    /** The places of a choice: they are marked on the map. */
    private readonly placesOf: (view: View, choice: string) => Touch[] = () => [],
  ) {
    super();
    const seats = Object.fromEntries(
      game.seats.map(({ id, name }) => [id, { kind: 'person' as const, name }]),
    );
    const { id, start } = lesson;
    const journal = 'journal' in start ? start.journal : null;
    const setup = { id, game: game.id, options: optionsOf(lesson), seed: id, seats, journal };
    const match = 'journal' in start ? resumed(game, setup, null, '').match : arranged(game, start);
    this.game = new LocalGame(game, {}, setup, match);
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
      views: this.pointedOut(keep(table.views)),
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
            id === seat ? one : { ...one, who: null, bot: pages.lesson.script },
          ]),
        ),
      },
    };
  }

  /** The learner's question speaks of the places that the next step is about. */
  private pointedOut(views: Record<string, View>): Record<string, View> {
    const { seat, steps } = this.lesson;
    const next = steps[this.at.value];
    const view = views[seat];
    if (!view || next?.seat !== seat) return views;
    const about = this.placesOf(view, next.choice);
    const decisions = view.decisions.map((one) =>
      one.seat === seat && about.length > 0 ? { ...one, about: [...(one.about ?? []), ...about] } : one,
    );
    return { ...views, [seat]: { ...view, decisions } };
  }

  async choose(seat: string, text: string): Promise<Refused | null> {
    const step = this.lesson.steps[this.at.value];
    if (!step) return { reason: pages.lesson.over, anchor: null };
    if (step.seat !== seat || !isSameChoice(text, step.choice)) {
      return { reason: this.insteadOf(step), anchor: step.anchors?.[0] ?? null };
    }
    this.play();
    return null;
  }

  /** What to do instead, in the lesson's words or those of the button. */
  private insteadOf({ seat, choice, instead }: LessonStep): string {
    if (seat !== this.lesson.seat) return pages.lesson.wait;
    if (instead) return instead;
    const label = this.labelOf(choice);
    return label ? pages.lesson.instead(label) : pages.lesson.insteadRead;
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
    this.timer = setTimeout(() => this.play(), next.text.length > 0 ? PAUSE : SHORT_PAUSE);
  }

  override close(): void {
    if (this.timer) clearTimeout(this.timer);
  }
}

/** Whether two choices say the same: the parts of a compound one, such as who attacks, may come in any order. */
function isSameChoice(one: string, other: string): boolean {
  const [first, second] = [partsOf(one), partsOf(other)];
  return first[0] === second[0] && first.sort().join() === second.sort().join();
}
