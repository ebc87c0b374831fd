import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DecisionView, Refused, SpelledOption, Touch, View } from '@sandtable/kernel';
import type { RefusedOption } from '@sandtable/protocol';
import type { ChoiceClient, DraftChoice } from '../table/client.js';
import { byTouch, keyOf, leading, reasonsFor, reasonsTogether } from './touches.js';

/** What the player touched that cannot be chosen, and why. */
export interface WhyNot {
  touch: Touch;
  /** What was dragged there. */
  lifted?: readonly Touch[];
  reasons: readonly RefusedOption[];
}

/** A thing that options act on, and the verbs for it. */
export interface Subject {
  touch: Touch;
  verbs: readonly string[];
}

/** The selected subject and its options; null while they are loading. */
export interface InHand {
  touch: Touch;
  options: readonly SpelledOption[] | null;
}

/**
 * One decision of one player: what is legal, what is picked, and what would follow. It knows no game: boards and lists
 * call `touch`, `pick` and `confirm` and render the signals.
 */
export class DecisionController {
  readonly decision: ReadonlySignal<DecisionView | null>;
  /** The options; in large games only those without a subject and those of the subject in hand. */
  readonly options: ReadonlySignal<readonly SpelledOption[]>;
  /** The subjects, if the decision lists its options by subject. */
  readonly subjects: ReadonlySignal<ReadonlyMap<string, Subject>>;
  readonly inHand: Signal<InHand | null> = signal(null);
  readonly anytime: ReadonlySignal<readonly SpelledOption[]>;
  /** The things that legal options touch. */
  readonly legal: ReadonlySignal<ReadonlyMap<string, readonly SpelledOption[]>>;
  /** What has been touched so far, while more than one option is left. */
  readonly picked: Signal<readonly Touch[]> = signal([]);
  /** The options that match what was touched so far. */
  readonly candidates: ReadonlySignal<readonly SpelledOption[]>;
  /** The option that waits for confirmation. */
  readonly pending: Signal<SpelledOption | null> = signal(null);
  /** The views that the pending option may lead to, one per guess at what is hidden; null while they are loading. */
  readonly outlook: Signal<readonly View[] | null> = signal(null);
  readonly forbidden: Signal<ReadonlyMap<string, readonly RefusedOption[]>> = signal(new Map());
  readonly whyNot: Signal<WhyNot | null> = signal(null);
  /** The refusal of the last choice. */
  readonly refused: Signal<Refused | null> = signal(null);
  readonly busy: Signal<boolean> = signal(false);
  private readonly stop: () => void;
  /** A choice of several parts in progress; nothing of it has happened yet. */
  readonly draft: Signal<DraftChoice | null> = signal(null);
  /** The position as shown, including the changes by a draft. */
  readonly view: ReadonlySignal<View | null>;
  private readonly stopDraft: () => void;
  private asking = 0;
  /** Resolves when the options of the subject in hand are known. */
  private taking: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: ChoiceClient,
    readonly seat: ReadonlySignal<string | null>,
    position: ReadonlySignal<View | null>,
    /** False while a film runs: nothing can be decided then. */
    private readonly open: ReadonlySignal<boolean>,
  ) {
    this.view = computed(() => this.draft.value?.view ?? position.value);
    this.stopDraft = effect(() => {
      // A new position or seat discards the draft.
      void [position.value, this.seat.value];
      this.draft.value = null;
    });
    this.decision = computed(() => {
      if (!this.open.value) return null;
      const own = this.view.value?.decisions.find(({ seat }) => seat === this.seat.value);
      return own?.options ? own : null;
    });
    this.options = computed(() => [
      ...(this.decision.value?.options ?? []),
      ...(this.inHand.value?.options ?? []),
    ]);
    this.subjects = computed(() => subjectsOf(this.decision.value));
    this.anytime = computed(() => (this.open.value ? (this.view.value?.anytime ?? []) : []));
    this.legal = computed(() => byTouch(this.options.value));
    this.candidates = computed(() => leading(this.options.value, this.picked.value));
    this.stop = effect(() => {
      const decision = this.decision.value;
      const seat = this.seat.value;
      batch(() => this.clear());
      // With subjects there are too many refusals to load at once: they are requested one thing at a time.
      const whole = decision && !decision.subjects && this.draft.peek() === null;
      void this.learnForbidden(whole ? seat : null);
    });
  }

  close(): void {
    this.stop();
    this.stopDraft();
  }

  private clear(): void {
    this.picked.value = [];
    this.inHand.value = null;
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
      // The options work without the reasons.
    }
  }

  isLegal(touch: Touch): boolean {
    const picked = this.picked.value;
    if (this.subjects.value.has(keyOf(touch))) return true;
    if (picked.length === 0) return this.legal.value.has(keyOf(touch));
    return (
      this.candidates.value.some((option) => option.touches.some((own) => keyOf(own) === keyOf(touch))) ||
      this.legal.value.has(keyOf(touch))
    );
  }

  /** Why a thing cannot be chosen now; empty if it can, or if no refusal mentions it. */
  reasons(touch: Touch): readonly RefusedOption[] {
    return this.isLegal(touch) ? [] : reasonsFor(this.forbidden.value, touch);
  }

  /**
   * The player touches a thing, or a thing within another (a piece in a space), the inner one first. If one option is
   * left, it becomes pending; touching it again confirms it.
   */
  touch(...touches: Touch[]): void {
    if (this.decision.value === null) return;
    if (this.inHand.value?.options === null) {
      void this.taking.then(() => this.touch(...touches));
      return;
    }
    const found = this.match(touches);
    if (!found) {
      void this.explain(touches, null);
      return;
    }
    if (found.subject) {
      void this.take(found.subject, true);
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

  /** Loads the options of a subject. A single option becomes pending. */
  private async take(subject: Subject, pick: boolean): Promise<void> {
    const seat = this.seat.value;
    if (seat === null) return;
    const held: InHand = { touch: subject.touch, options: null };
    batch(() => {
      this.narrowTo([subject.touch]);
      this.inHand.value = held;
    });
    this.taking = this.learnOptions(seat, subject, held);
    await this.taking;
    const known = this.inHand.value;
    if (pick && known?.touch === held.touch && this.pending.value === null && known.options?.length === 1)
      this.pick(known.options[0]);
  }

  private async learnOptions(seat: string, { touch, verbs }: Subject, held: InHand): Promise<void> {
    let answers: (SpelledOption[] | Refused)[] = [];
    try {
      answers = await Promise.all(verbs.map((verb) => this.client.options(seat, verb, touch.id, this.parts)));
    } catch (error) {
      answers = [{ reason: (error as Error).message, anchor: null }];
    }
    if (this.inHand.value !== held) return;
    const options = answers.flatMap((answer) => (Array.isArray(answer) ? answer : []));
    if (options.length > 0) {
      this.inHand.value = { touch, options };
      return;
    }
    const refused = answers.filter((answer): answer is Refused => !Array.isArray(answer));
    batch(() => {
      this.inHand.value = null;
      this.picked.value = [];
      this.whyNot.value = {
        touch,
        reasons: refused.map((one) => ({ text: touch.id, touches: [touch], ...one })),
      };
    });
  }

  /** Shows why what was touched cannot be chosen, or why what was dragged cannot go there. */
  private async explain(touches: readonly Touch[], lifted: readonly Touch[] | null): Promise<void> {
    const [touch] = touches;
    const carried = lifted ? { lifted } : {};
    if (!this.decision.value?.subjects && !this.draft.value) {
      const reasons = lifted
        ? reasonsTogether(this.forbidden.value, lifted, touch)
        : reasonsFor(this.forbidden.value, touch);
      this.whyNot.value = { touch, ...carried, reasons };
      return;
    }
    const seat = this.seat.value;
    if (seat === null) return;
    const asked = ++this.asking;
    const held = this.inHand.value?.touch ?? null;
    const hands = held ? [held, null] : [null];
    let about = touch;
    let reasons: readonly RefusedOption[] = [];
    try {
      for (const [hand, one] of hands.flatMap((hand) => touches.map((one) => [hand, one] as const))) {
        reasons = await this.client.refusalsOf(seat, one, hand, this.parts);
        about = one;
        if (reasons.length > 0) break;
      }
    } catch {
      // The reason is unavailable; the player still learns that it cannot be chosen.
    }
    if (asked !== this.asking) return;
    if (reasons.length === 0) about = touch;
    this.whyNot.value = { touch: about, ...carried, reasons: reasonsFor(byTouch(reasons), about) };
  }

  /** Several options are left: highlights those that match what was touched so far. */
  private narrowTo(touches: readonly Touch[]): void {
    batch(() => {
      if (!touches.some((touch) => this.isInHand(touch))) this.inHand.value = null;
      this.whyNot.value = null;
      this.pending.value = null;
      this.outlook.value = null;
      this.picked.value = touches;
    });
  }

  /** Starts dragging a thing. Returns false if it has no options. */
  lift(...touches: Touch[]): boolean {
    const subject = touches.map((touch) => this.subjects.value.get(keyOf(touch))).find(Boolean);
    if (subject) {
      if (!this.isInHand(subject.touch)) void this.take(subject, false);
      return true;
    }
    const options = leading(this.options.value, touches);
    if (options.length === 0) return false;
    this.narrowTo(touches);
    return true;
  }

  /** Drops what is dragged on these things, or cancels the drag. The option that matches becomes pending. */
  drop(...touches: Touch[]): void {
    const lifted = this.picked.value;
    if (this.inHand.value) {
      if (touches.length === 0) this.letGo();
      else void this.taking.then(() => this.dropSubject(touches));
      return;
    }
    this.picked.value = [];
    if (touches.length === 0 || lifted.some((touch) => keyOf(touch) === keyOf(touches[0]))) return;
    const found = [touches, ...touches.map((touch) => [touch])]
      .map((attempt) => ({ attempt, options: leading(this.options.value, [...lifted, ...attempt]) }))
      .find(({ options }) => options.length > 0);
    if (!found) void this.explain(touches, lifted);
    else if (found.options.length === 1) this.pick(found.options[0]);
    else this.narrowTo([...lifted, ...found.attempt]);
  }

  /** Drops the subject in hand; it stays in hand until its options there are known. */
  private dropSubject(touches: readonly Touch[]): void {
    const held = this.inHand.value;
    if (!held) return;
    const found = [touches, ...touches.map((touch) => [touch])]
      .map((attempt) => ({ attempt, options: leading(this.options.value, [held.touch, ...attempt]) }))
      .find(({ options }) => options.length > 0);
    if (!found) void this.explain(touches, [held.touch]);
    else if (found.options.length === 1) this.pick(found.options[0]);
    else this.narrowTo([held.touch, ...found.attempt]);
  }

  isInHand(touch: Touch): boolean {
    const held = this.inHand.value;
    return held !== null && keyOf(held.touch) === keyOf(touch);
  }

  private letGo(): void {
    batch(() => {
      this.picked.value = [];
      this.inHand.value = null;
    });
  }

  /** The options that match what was touched, together with what is picked or else alone; or the subject touched. */
  private match(touches: readonly Touch[]): Match | null {
    const picked = this.picked.value;
    const fresh = touches.filter((touch) => !this.isInHand(touch));
    const attempts = [
      ...(fresh.length > 0 ? [[...picked, ...fresh]] : []),
      ...fresh.map((touch) => [...picked, touch]),
      [...touches],
      ...touches.map((touch) => [touch]),
    ];
    for (const attempt of attempts) {
      const options = leading(this.options.value, attempt);
      if (options.length > 0) return { options, touches: attempt, subject: null };
      const subject = attempt.length === 1 ? this.subjects.value.get(keyOf(attempt[0])) : undefined;
      if (subject) return { options, touches: attempt, subject };
    }
    return null;
  }

  /** Makes an option from a list pending. */
  pick(option: SpelledOption): void {
    batch(() => {
      this.whyNot.value = null;
      this.refused.value = null;
      this.pending.value = option;
      this.outlook.value = null;
    });
    void this.lookAhead(option);
  }

  private async lookAhead(option: SpelledOption): Promise<void> {
    const seat = this.seat.value;
    if (seat === null) return;
    let views: View[] = [];
    try {
      views = await this.client.preview(seat, this.lineOf(option.text));
    } catch {
      // Without a preview the choice can still be made.
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
    if (text === 'undo' && this.draft.value) {
      await this.shorten();
      return;
    }
    const line = this.lineOf(text);
    this.busy.value = true;
    try {
      // The pending option is cleared when the next position arrives.
      const refused = await this.client.choose(seat, line);
      // The choice may only be incomplete.
      if (!refused || text === 'undo' || !(await this.begin(seat, line))) this.refused.value = refused;
    } catch (error) {
      this.refused.value = { reason: (error as Error).message, anchor: null };
    } finally {
      this.busy.value = false;
    }
  }

  /** The parts of the draft so far. */
  private get parts(): string {
    return this.draft.value?.text ?? '';
  }

  /** The whole choice, including the parts of the draft so far. */
  private lineOf(text: string): string {
    return this.draft.value ? `${this.parts}, ${text}` : text;
  }

  /** Continues a choice of several parts. Returns false if it has no parts or is refused. */
  private async begin(seat: string, line: string): Promise<boolean> {
    const found = await this.client.draft(seat, line);
    if (!found) return false;
    this.draft.value = found;
    return true;
  }

  /** Removes the last part of the draft. */
  private async shorten(): Promise<void> {
    const seat = this.seat.value;
    const parts = this.draft.value?.text.split(', ').slice(0, -1) ?? [];
    if (seat === null || parts.length === 0) this.draft.value = null;
    else if (!(await this.begin(seat, parts.join(', ')))) this.draft.value = null;
  }

  /** One step back: from the pending choice to what was picked, then to nothing. Returns false if there was nothing. */
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
      this.letGo();
      return true;
    }
    if (this.draft.value) {
      void this.shorten();
      return true;
    }
    return false;
  }

  /** Makes the next or previous legal option of the list pending. */
  walk(by: 1 | -1): void {
    const list = this.candidates.value;
    if (list.length === 0) return;
    const at = this.pending.value ? list.indexOf(this.pending.value) : by > 0 ? -1 : 0;
    this.pick(list[(at + by + list.length) % list.length]);
  }
}

/** The options, or the subject, that match what was touched. */
interface Match {
  options: SpelledOption[];
  touches: Touch[];
  subject: Subject | null;
}

function subjectsOf(decision: DecisionView | null): Map<string, Subject> {
  const subjects = new Map<string, { touch: Touch; verbs: string[] }>();
  for (const { verb, kind, ids } of decision?.subjects ?? []) {
    for (const id of ids) {
      const touch = { kind, id };
      const known = subjects.get(keyOf(touch));
      if (known) known.verbs.push(verb);
      else subjects.set(keyOf(touch), { touch, verbs: [verb] });
    }
  }
  return subjects;
}
