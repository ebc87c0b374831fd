import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Refused, UNDO, type View } from '@sandtable/kernel';

/** Choices that one gesture makes one after the other: a card and its space, three cards to discard. */
export interface Gesture {
  seat: string;
  /** What is still to be chosen. */
  rest: readonly string[];
  /** How many choices it has in all. */
  size: number;
  /** Why its questions are asked: it is about nothing else. */
  about: readonly string[];
  /** The last choice only ends it, and may not be asked for. */
  mayEndItself: boolean;
  /** What is chosen next once the rest is: a stack whose units go one after the other. Null ends the gesture. */
  next?: (view: View) => string | null;
}

/** A gesture that was made: its choices are taken back together. */
interface Made {
  seat: string;
  size: number;
  /** The number of the position it led to. */
  count: number;
}

/**
 * Makes the choices of a gesture, each when its question arrives and if it is still possible. If another question comes
 * first, such as a reaction, the rest waits; if its own question does not come, it is dropped.
 */
export class Gestures {
  readonly current: Signal<Gesture | null> = signal(null);
  /** The choice of a gesture that could not be made any more, and why, if it was refused. */
  readonly dropped: Signal<{ text: string; refused: Refused | null } | null> = signal(null);
  private made: Made[] = [];
  private last: { seat: string; size: number; from: number } | null = null;
  private sentAt = -1;
  private sending = false;
  private readonly stop: () => void;

  constructor(
    /** The newest position of the deciding seat, even while older ones are still shown. */
    private readonly newest: ReadonlySignal<View | null>,
    private readonly send: (seat: string, text: string) => Promise<Refused | null>,
  ) {
    this.stop = effect(() => {
      const view = this.newest.value;
      if (view) void this.arrive(view);
    });
  }

  close(): void {
    this.stop();
  }

  /** Makes these choices. Returns the refusal of the first one; the others follow when they are asked for. */
  async make(
    seat: string,
    texts: readonly string[],
    about: readonly string[] = [],
    mayEndItself = false,
  ): Promise<Refused | null> {
    this.dropped.value = null;
    this.current.value = { seat, rest: texts, size: texts.length, about, mayEndItself };
    const refused = await this.sendNext();
    void this.goOn(this.newest.peek());
    return refused;
  }

  /** Makes one choice after the other, as long as the same question is asked and `next` finds one in it. */
  async makeAll(
    seat: string,
    next: (view: View) => string | null,
    about: readonly string[],
  ): Promise<Refused | null> {
    const view = this.newest.peek();
    const first = view && next(view);
    if (!first) return null;
    this.dropped.value = null;
    this.current.value = { seat, rest: [first], size: 1, about, mayEndItself: false, next };
    const refused = await this.sendNext();
    void this.goOn(this.newest.peek());
    return refused;
  }

  /** Takes back the last gesture of a seat, all of it as far as that is allowed. */
  async undo(seat: string): Promise<Refused | null> {
    const count = this.newest.peek()?.count;
    const last = this.made.find((made) => made.seat === seat && made.count === count);
    this.made = this.made.filter((made) => made !== last);
    return this.make(seat, new Array<string>(last?.size ?? 1).fill(UNDO));
  }

  /** Gives up what has not been chosen yet. Returns false if there is nothing. */
  cancel(): boolean {
    const had = this.current.value !== null;
    this.current.value = null;
    return had;
  }

  /** Whether a position asks for what the gesture will choose next, so that nobody has to answer. */
  answers(view: View | null): boolean {
    const gesture = this.current.value;
    if (!gesture || !view) return false;
    // A position may come before the word that its choice was made.
    const rest = this.sending && view.count !== this.sentAt ? gesture.rest.slice(1) : gesture.rest;
    return isAsked(view, { ...gesture, rest: rest.length > 0 ? rest : nextIn(view, gesture) });
  }

  private async sendNext(): Promise<Refused | null> {
    const gesture = this.current.peek();
    if (!gesture || this.sending) return null;
    const [text, ...rest] = gesture.rest;
    this.sentAt = this.newest.peek()?.count ?? -1;
    this.sending = true;
    let refused: Refused | null = null;
    try {
      refused = await this.send(gesture.seat, text);
    } catch (error) {
      refused = { reason: (error as Error).message, anchor: null };
    } finally {
      this.sending = false;
    }
    if (this.current.peek() !== gesture) return refused;
    const goesOn = !refused && (rest.length > 0 || gesture.next !== undefined);
    this.current.value = goesOn ? { ...gesture, rest } : null;
    if (!refused && !goesOn && text !== UNDO)
      this.last = { seat: gesture.seat, size: gesture.size, from: this.sentAt };
    this.remember(this.newest.peek());
    return refused;
  }

  private async arrive(view: View): Promise<void> {
    this.remember(view);
    await this.goOn(view);
  }

  /** The position after a gesture is where it can be taken back from. */
  private remember(view: View | null): void {
    if (!this.last || !view || view.count === this.last.from) return;
    const { seat, size } = this.last;
    this.last = null;
    this.made = [...this.made.filter((made) => made.count < view.count), { seat, size, count: view.count }];
  }

  /** Makes the next choice if it is asked for now. */
  private async goOn(view: View | null): Promise<void> {
    let gesture = this.current.peek();
    if (!gesture || !view || this.sending || view.count === this.sentAt) return;
    if (gesture.rest.length === gesture.size) return;
    if (gesture.rest.length === 0) {
      const rest = nextIn(view, gesture);
      if (rest.length === 0) return this.end(gesture, gesture.size, view);
      gesture = { ...gesture, rest, size: gesture.size + 1 };
      this.current.value = gesture;
    }
    const [text] = gesture.rest;
    if (text !== UNDO) {
      const own = view.decisions.find(({ seat }) => seat === gesture.seat);
      const asked = isAsked(view, gesture);
      const mayCome = view.outcome === null && startsWith(view.chain, gesture.about);
      if (!asked && mayCome && (!own || own.standing)) return;
      if (!asked && gesture.mayEndItself && gesture.rest.length === 1)
        return this.end(gesture, gesture.size - 1, view);
      if (!asked) {
        this.current.value = null;
        this.dropped.value = { text, refused: null };
        return;
      }
    }
    const refused = await this.sendNext();
    // Of choices that are taken back together, the first may be out of reach.
    if (refused && text !== UNDO) this.dropped.value = { text, refused };
    else void this.goOn(this.newest.peek());
  }

  /** Nothing is left to choose: so many choices were made. */
  private end({ seat }: Gesture, size: number, view: View): void {
    this.current.value = null;
    this.last = { seat, size, from: this.sentAt };
    this.remember(view);
  }
}

/** What a gesture without a list of choices makes next, if its question is asked again. */
function nextIn(view: View, { seat, about, next }: Gesture): readonly string[] {
  const own = view.decisions.find((decision) => decision.seat === seat);
  const text = own && !own.standing && startsWith(view.chain, about) ? (next?.(view) ?? null) : null;
  return text === null ? [] : [text];
}

/** Is the next choice of a gesture asked for, and not left to a standing order? */
function isAsked(view: View, { seat, rest }: Gesture): boolean {
  const own = view.decisions.find((decision) => decision.seat === seat);
  return own !== undefined && !own.standing && !!own.options?.some((option) => option.text === rest[0]);
}

/** Is a question still asked for the same reason? */
export function startsWith(chain: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((link, i) => chain[i] === link);
}
