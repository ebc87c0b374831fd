import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DecisionView, Refused, Spelled, Touch, View } from '@sandtable/kernel';
import type { TableClient } from '../table/client.js';
import type { Forbidden } from '../table/types.js';
import { byTouch, keyOf, leading, reasonsFor, reasonsTogether } from './touches.js';

/** What somebody looked at that cannot be chosen, and why. */
export interface WhyNot {
  touch: Touch;
  /** What was to be carried there. */
  lifted?: readonly Touch[];
  reasons: readonly Forbidden[];
}

/**
 * One person deciding one thing: what is legal, what is picked, what would come of it. It knows no game; boards
 * and lists call `touch`, `pick` and `confirm` and show what the signals say.
 */
export class Deciding {
  readonly decision: ReadonlySignal<DecisionView | null>;
  readonly options: ReadonlySignal<readonly Spelled[]>;
  readonly asides: ReadonlySignal<readonly Spelled[]>;
  /** The things that legal options touch. */
  readonly legal: ReadonlySignal<ReadonlyMap<string, readonly Spelled[]>>;
  /** Things touched so far, while more than one option is left. */
  readonly picked: Signal<readonly Touch[]> = signal([]);
  /** The options that are left after what was touched. */
  readonly candidates: ReadonlySignal<readonly Spelled[]>;
  /** The one option that waits to be confirmed. */
  readonly pending: Signal<Spelled | null> = signal(null);
  /** What the pending option would lead to, in several guesses; null while nobody knows yet. */
  readonly outlook: Signal<readonly View[] | null> = signal(null);
  readonly forbidden: Signal<ReadonlyMap<string, readonly Forbidden[]>> = signal(new Map());
  readonly whyNot: Signal<WhyNot | null> = signal(null);
  /** The last choice was refused. */
  readonly refused: Signal<Refused | null> = signal(null);
  readonly busy: Signal<boolean> = signal(false);
  private readonly stop: () => void;
  private asking = 0;

  constructor(
    private readonly client: TableClient,
    readonly seat: ReadonlySignal<string | null>,
    readonly view: ReadonlySignal<View | null>,
    /** May anything be decided now? Not while a film runs. */
    private readonly open: ReadonlySignal<boolean>,
  ) {
    this.decision = computed(() => {
      if (!this.open.value) return null;
      const own = this.view.value?.decisions.find(({ seat }) => seat === this.seat.value);
      return own?.options ? own : null;
    });
    this.options = computed(() => this.decision.value?.options ?? []);
    this.asides = computed(() => (this.open.value ? (this.view.value?.asides ?? []) : []));
    this.legal = computed(() => byTouch(this.options.value));
    this.candidates = computed(() => leading(this.options.value, this.picked.value));
    this.stop = effect(() => {
      const decision = this.decision.value;
      const seat = this.seat.value;
      batch(() => this.clear());
      void this.learnForbidden(decision ? seat : null);
    });
  }

  close(): void {
    this.stop();
  }

  private clear(): void {
    this.picked.value = [];
    this.pending.value = null;
    this.outlook.value = null;
    this.whyNot.value = null;
    this.refused.value = null;
    this.asking++;
  }

  private async learnForbidden(seat: string | null): Promise<void> {
    this.forbidden.value = new Map();
    if (seat === null) return;
    const asked = this.asking;
    try {
      const list = await this.client.forbidden(seat);
      if (asked === this.asking) this.forbidden.value = byTouch(list);
    } catch {
      // Without reasons the options are still there.
    }
  }

  isLegal(touch: Touch): boolean {
    const picked = this.picked.value;
    if (picked.length === 0) return this.legal.value.has(keyOf(touch));
    return (
      this.candidates.value.some((option) => option.touches.some((own) => keyOf(own) === keyOf(touch))) ||
      this.legal.value.has(keyOf(touch))
    );
  }

  /** Why a thing cannot be chosen now; empty if it can, or if nobody asks for anything like it. */
  reasons(touch: Touch): readonly Forbidden[] {
    return this.isLegal(touch) ? [] : reasonsFor(this.forbidden.value, touch);
  }

  /**
   * Somebody touched a thing on the table, or a thing in another (a piece in a space), the nearer one first.
   * One option left: it waits to be confirmed. Touching it again confirms it.
   */
  touch(...touches: Touch[]): void {
    if (this.decision.value === null) return;
    const found = this.match(touches);
    if (!found) {
      const touch = touches[0];
      this.whyNot.value = { touch, reasons: reasonsFor(this.forbidden.value, touch) };
      return;
    }
    const pending = this.pending.value;
    if (pending && found.options.includes(pending) && found.options.length === 1) {
      void this.confirm();
      return;
    }
    if (found.options.length === 1) return this.pick(found.options[0]);
    this.narrowTo(found.touches);
  }

  /** Several options are left: what was touched so far lights them up. */
  private narrowTo(touches: readonly Touch[]): void {
    batch(() => {
      this.whyNot.value = null;
      this.pending.value = null;
      this.outlook.value = null;
      this.picked.value = touches;
    });
  }

  /** A thing is lifted to be carried somewhere. False: nothing can be done with it. */
  lift(...touches: Touch[]): boolean {
    const options = leading(this.options.value, touches);
    if (options.length === 0) return false;
    this.narrowTo(touches);
    return true;
  }

  /** What was lifted is put down on this, or let go. The option that means it waits to be confirmed. */
  drop(...touches: Touch[]): void {
    const lifted = this.picked.value;
    this.picked.value = [];
    if (touches.length === 0 || lifted.some((touch) => keyOf(touch) === keyOf(touches[0]))) return;
    const found = [touches, ...touches.map((touch) => [touch])]
      .map((attempt) => ({ attempt, options: leading(this.options.value, [...lifted, ...attempt]) }))
      .find(({ options }) => options.length > 0);
    if (!found) {
      const reasons = reasonsTogether(this.forbidden.value, lifted, touches[0]);
      this.whyNot.value = { touch: touches[0], lifted, reasons };
    } else if (found.options.length === 1) this.pick(found.options[0]);
    else this.narrowTo([...lifted, ...found.attempt]);
  }

  /** The options that fit what was touched: together with what is picked, else on its own. */
  private match(touches: readonly Touch[]): { options: Spelled[]; touches: Touch[] } | null {
    const picked = this.picked.value;
    const attempts = [
      [...picked, ...touches],
      ...touches.map((touch) => [...picked, touch]),
      [...touches],
      ...touches.map((touch) => [touch]),
    ];
    for (const attempt of attempts) {
      const options = leading(this.options.value, attempt);
      if (options.length > 0) return { options, touches: attempt };
    }
    return null;
  }

  /** An option is chosen from a list. */
  pick(option: Spelled): void {
    batch(() => {
      this.whyNot.value = null;
      this.refused.value = null;
      this.pending.value = option;
      this.outlook.value = null;
    });
    void this.lookAhead(option);
  }

  private async lookAhead(option: Spelled): Promise<void> {
    const seat = this.seat.value;
    if (seat === null) return;
    let views: View[] = [];
    try {
      views = await this.client.preview(seat, option.text);
    } catch {
      // Nobody can tell: the choice can be made all the same.
    }
    if (this.pending.value === option) this.outlook.value = views;
  }

  /** Makes the pending choice. */
  async confirm(): Promise<void> {
    const option = this.pending.value;
    if (option) await this.choose(option.text);
  }

  async choose(text: string): Promise<void> {
    const seat = this.seat.value;
    if (seat === null || this.busy.value) return;
    this.busy.value = true;
    try {
      // What was pending is put away when the next position is there.
      this.refused.value = await this.client.choose(seat, text);
    } catch (error) {
      this.refused.value = { reason: (error as Error).message, anchor: null };
    } finally {
      this.busy.value = false;
    }
  }

  /** One step back: from the pending choice to what was picked, from there to nothing. False: there was nothing. */
  back(): boolean {
    if (this.whyNot.value) {
      this.whyNot.value = null;
      return true;
    }
    if (this.pending.value) {
      batch(() => {
        this.pending.value = null;
        this.outlook.value = null;
        this.refused.value = null;
      });
      return true;
    }
    if (this.picked.value.length > 0) {
      this.picked.value = [];
      return true;
    }
    return false;
  }

  /** The next legal option in the list, or the one before it. */
  walk(by: 1 | -1): void {
    const list = this.candidates.value;
    if (list.length === 0) return;
    const at = this.pending.value ? list.indexOf(this.pending.value) : by > 0 ? -1 : 0;
    this.pick(list[(at + by + list.length) % list.length]);
  }
}
