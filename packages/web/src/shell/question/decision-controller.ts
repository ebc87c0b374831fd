import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { DecisionView, Refused, SeveralView, SpelledOption, Touch, View } from '@sandtable/kernel';
import type { RefusedOption } from '@sandtable/protocol';
import { part } from '../../parts.js';
import { confirming } from '../../settings.js';
import type { ChoiceClient, DraftChoice, Outlook } from '../../table/client.js';
import { Foresights, type Lines } from './foresights.js';
import { type Gathers, hasJoined, isBegunWith, joining } from './gathering.js';
import { Gestures } from './gestures.js';
import type { Gathered } from './redrafting.js';
import { targetsOf } from './targets.js';
import {
  byTouch,
  completes,
  isOfCards,
  keyOf,
  leading,
  numberTouches,
  reasonsFor,
  reasonsTogether,
} from './touches.js';

/** How long the pointer has to rest on an option before it is previewed, in milliseconds. */
const POINTING = 60;

const redrafting = () => part(() => import('./redrafting.js'));
const placeFirst = () => part(() => import('./place-first.js'));

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

/**
 * The thing that is taken in hand by itself after a choice with another: of those that may act now, the next one like it;
 * null if none is.
 */
export type NextLike = (verb: string, last: Touch, offered: readonly Touch[]) => Touch | null;

/** The selected subject and its options; null while they are loading. */
export interface InHand {
  touch: Touch;
  options: readonly SpelledOption[] | null;
  /** Nobody picked it: all else that may be chosen is still offered. */
  byItself: boolean;
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
  /**
   * The numbers of the things that may be chosen now, by their keys, in the order of the list; empty if there are too
   * many. The list, the map and the keyboard use the same numbers.
   */
  readonly numbered: ReadonlySignal<ReadonlyMap<string, number>>;
  /** The option that waits for confirmation, or for its target: a card that is lifted. */
  readonly pending: Signal<SpelledOption | null> = signal(null);
  /** What can be chosen next if the pending option is: the spaces of a card. Choosing one makes both choices. */
  readonly targets: ReadonlySignal<readonly SpelledOption[]>;
  /** The target that waits for confirmation, together with the pending option. */
  readonly aim: Signal<SpelledOption | null> = signal(null);
  /** The only card with which one may react: it is used by the button in the foot, and previewed at once. */
  readonly sole: ReadonlySignal<SpelledOption | null>;
  /** The option under the pointer or the focus. */
  readonly pointed: Signal<SpelledOption | null> = signal(null);
  /**
   * The option that the outlook is about: what is pointed at, else what is aimed at, else what is pending, else the only
   * card with which one may react.
   */
  readonly considered: ReadonlySignal<SpelledOption | null>;
  /** How many options are chosen together, if the question asks for several. */
  readonly several: ReadonlySignal<SeveralView | null>;
  /** The options that are ticked so far; one of which there are copies may be there more than once. */
  readonly selection: Signal<readonly SpelledOption[]> = signal([]);
  /** Whether as many are ticked as the question asks for. */
  readonly isSelected: ReadonlySignal<boolean>;
  /** Whether there is something to confirm. */
  readonly canConfirm: ReadonlySignal<boolean>;
  /** What the considered option may lead to; null while it is loading. */
  readonly outlook: ReadonlySignal<Outlook | null>;
  readonly forbidden: Signal<ReadonlyMap<string, readonly RefusedOption[]>> = signal(new Map());
  readonly whyNot: Signal<WhyNot | null> = signal(null);
  /** The refusal of the last choice. */
  readonly refused: Signal<Refused | null> = signal(null);
  /** The position in which something was sent that is not answered yet. */
  private readonly sending: Signal<number | null> = signal(null);
  private sent: Promise<void> = Promise.resolve();
  /** Whether the question has been answered, or a gesture answers it. The next one can be answered as soon as it is there. */
  readonly busy: ReadonlySignal<boolean> = computed(() => {
    const view = this.view.value;
    if (this.sending.value !== null && this.sending.value === (view?.count ?? 0)) return true;
    return this.gestures.answers(view);
  });
  private readonly stop: () => void;
  /** A choice of several parts in progress; nothing of it has happened yet. */
  readonly draft: Signal<DraftChoice | null> = signal(null);
  /**
   * Those who may join the choice in progress, or who can be chosen one after the other, if several are wanted at once;
   * null if nobody is gathered now.
   */
  readonly joiners: ReadonlySignal<readonly SpelledOption[] | null>;
  /** The position as shown, including the changes by a draft. */
  readonly view: ReadonlySignal<View | null>;
  private readonly stopDraft: () => void;
  private asking = 0;
  private readonly foresights: Foresights;
  readonly gestures: Gestures;
  private pointing: ReturnType<typeof setTimeout> | null = null;
  /** Resolves when the options of the subject in hand are known. */
  private taking: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: ChoiceClient,
    readonly seat: ReadonlySignal<string | null>,
    position: ReadonlySignal<View | null>,
    /** False while a film runs: nothing can be decided then. */
    private readonly open: ReadonlySignal<boolean>,
    /** The newest position of the seat, even while older ones are still shown. */
    newest: ReadonlySignal<View | null> = position,
    /** Whether every choice has to be confirmed. */
    private readonly confirms: () => boolean = () => confirming.value === 'on',
    private readonly nextLike: NextLike = () => null,
    private readonly gathers: Gathers = () => null,
    /** Verbs of which the place may be touched before the subject that comes there. */
    private readonly placeFirst: readonly string[] = [],
  ) {
    this.foresights = new Foresights(async ([line, then]) => {
      const seat = this.seat.peek();
      if (seat === null) return null;
      return then === undefined ? this.client.preview(seat, line) : this.client.preview(seat, line, then);
    });
    this.gestures = new Gestures(newest, (seat, text) => this.client.choose(seat, text));
    this.view = computed(() => this.draft.value?.view ?? position.value);
    this.stopDraft = effect(() => {
      // A new position or seat discards the draft.
      void [position.value, this.seat.value];
      this.draft.value = null;
    });
    this.decision = computed(() => {
      if (!this.open.value) return null;
      const view = this.view.value;
      const own = view?.decisions.find(({ seat }) => seat === this.seat.value);
      return own?.options ? this.sameOrNew(own, view!.count) : null;
    });
    this.options = computed(() => [
      ...(this.decision.value?.options ?? []),
      ...(this.inHand.value?.options ?? []),
    ]);
    this.subjects = computed(() => subjectsOf(this.decision.value));
    this.joiners = computed(() => (this.decision.value ? this.joinersIn(this.view.value!) : null));
    this.anytime = computed(() => (this.open.value ? (this.view.value?.anytime ?? []) : []));
    this.targets = computed(() => {
      const pending = this.pending.value;
      const before = this.view.value;
      if (!pending || !before || this.draft.value) return [];
      return targetsOf(before, this.seat.value, pending, this.foresights.of([pending.text]));
    });
    this.sole = computed(() => {
      if (!this.decision.value?.standing || this.draft.value) return null;
      const [card, ...others] = this.options.value.filter(({ touches }) => touches.length > 0);
      return card && others.length === 0 && isOfCards(card.touches) ? card : null;
    });
    this.considered = computed(
      () => this.pointed.value ?? this.aim.value ?? this.pending.value ?? this.sole.value,
    );
    this.several = computed(() => (this.draft.value ? null : (this.decision.value?.several ?? null)));
    this.isSelected = computed(() => {
      const { min, max } = this.several.value ?? { min: 1, max: 0 };
      const count = this.selection.value.length;
      return count > 0 && count >= min && count <= max;
    });
    this.canConfirm = computed(
      () => (this.pending.value ?? this.sole.value) !== null || this.isSelected.value,
    );
    this.outlook = computed(() => {
      const option = this.considered.value;
      return option && this.foresights.of(this.linesOf(option));
    });
    this.legal = computed(() => byTouch([...this.options.value, ...this.targets.value]));
    this.candidates = computed(() => {
      const targets = leading(this.targets.value, this.pickedTargets);
      const lifted = targets.length > 0 ? (this.pending.value?.touches ?? []) : this.picked.value;
      return [...targets, ...leading(this.options.value, lifted)];
    });
    this.numbered = computed(() => {
      if (this.targets.value.length > 0)
        return numberTouches(leading(this.targets.value, this.pickedTargets), [], this.pickedTargets);
      const subjects = this.inHand.value ? [] : [...this.subjects.value.values()];
      return numberTouches(
        this.candidates.value,
        subjects.map(({ touch }) => touch),
        this.picked.value,
      );
    });
    this.stop = effect(() => {
      const decision = this.decision.value;
      const seat = this.seat.value;
      batch(() => this.clear());
      const sole = this.sole.peek();
      if (sole) this.foresights.request([sole.text], false);
      // With subjects there are too many refusals to load at once: they are requested one thing at a time.
      const whole = decision && !decision.subjects && this.draft.peek() === null;
      void this.learnForbidden(whole ? seat : null);
      if (decision) untracked(() => this.takeNext(decision));
    });
  }

  close(): void {
    this.stop();
    this.stopDraft();
    this.gestures.close();
    this.pointAt(null);
  }

  private last: DecisionView | null = null;
  /** The position in which this seat made its last choice. */
  private sentAt: number | null = null;

  /**
   * The question as it is known, if it is asked again in a later position: another seat has answered its own, or somebody
   * came to the table. What was picked stays. After a choice of this seat it is a new one.
   */
  private sameOrNew(asked: DecisionView, count: number): DecisionView {
    const isAnswered = this.sentAt !== null && this.sentAt !== count;
    if (isAnswered) this.sentAt = null;
    const { last } = this;
    if (last && !isAnswered && (last === asked || JSON.stringify(last) === JSON.stringify(asked)))
      return last;
    this.last = asked;
    return asked;
  }

  /** What was chosen last with a thing in hand, and the question. */
  private made: { verb: string; touch: Touch; asked: string } | null = null;

  /** If the same is asked again, the next thing like the last one is in hand already. */
  private takeNext(decision: DecisionView): void {
    const { made } = this;
    this.made = null;
    if (!made || made.asked !== butForNumbers(decision)) return;
    const offered = decision.subjects?.find(({ verb }) => verb === made.verb);
    const { kind = '', ids = [] } = offered ?? {};
    const next = this.nextLike(
      made.verb,
      made.touch,
      ids.map((id) => ({ kind, id })),
    );
    const subject = next && this.subjects.peek().get(keyOf(next));
    if (subject) void this.take(subject, false, true);
  }

  private clear(): void {
    this.foresights.clear();
    this.pointAt(null);
    this.picked.value = [];
    this.selection.value = [];
    this.inHand.value = null;
    this.pending.value = null;
    this.aim.value = null;
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

  /** What was touched beyond the lifted card: the beginning of a target. */
  private get pickedTargets(): readonly Touch[] {
    const lifted = (this.pending.value?.touches ?? []).map(keyOf);
    return this.picked.value.filter((touch) => !lifted.includes(keyOf(touch)));
  }

  /** The choices that an option stands for: its own, or that of the lifted card and then its own. */
  private linesOf(option: SpelledOption): Lines {
    const pending = this.pending.value;
    if (pending && this.targets.value.includes(option)) return [pending.text, option.text];
    return [this.lineOf(option.text)];
  }

  isLegal(touch: Touch): boolean {
    const picked = this.picked.value;
    const targets = this.targets.value;
    // While a card is lifted, its targets alone are lit; another card can be lifted instead.
    if (targets.length > 0 && !isOfCards([touch]))
      return leading(targets, this.pickedTargets).some((option) =>
        option.touches.some((own) => keyOf(own) === keyOf(touch)),
      );
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
   * The player touches a thing, or a thing within another (a piece in a space), the inner one first. A card is lifted:
   * its targets light up, and touching it again plays it. Anything else that leaves one option makes the choice, or makes
   * it pending if choices have to be confirmed.
   */
  touch(...touches: Touch[]): void {
    if (this.decision.value === null) return;
    if (this.inHand.value?.options === null) {
      void this.taking.then(() => this.touch(...touches));
      return;
    }
    if (this.waitsForTargets(touches) || this.gathersWith(touches)) return;
    if (this.givesWayTo(touches) && this.comers().length > 0) return void this.takePlace(touches);
    this.touchMatch(touches);
  }

  /** Nothing is in hand, or a place that was touched before what comes there, and that has no use for these. */
  private givesWayTo(touches: readonly Touch[]): boolean {
    const held = this.inHand.value;
    if (held === null) return true;
    if (this.subjects.value.has(keyOf(held.touch)) || touches.some((touch) => this.isInHand(touch)))
      return false;
    return !touches.some((touch) => this.canGoTo(touch));
  }

  private touchMatch(touches: readonly Touch[]): void {
    const found = this.match(touches);
    if (!found) {
      void this.explain(touches, null);
      return;
    }
    if (found.subject) {
      void this.take(found.subject, true);
      return;
    }
    this.settle(found);
  }

  /** The subjects that come to a place which may be touched first. */
  private comers(): Subject[] {
    return [...this.subjects.value.values()]
      .map(({ touch, verbs }) => ({ touch, verbs: verbs.filter((verb) => this.placeFirst.includes(verb)) }))
      .filter(({ verbs }) => verbs.length > 0);
  }

  /** Offers what can come to a touched place, besides what can be done there; if nothing can, it is touched as usual. */
  private async takePlace(touches: readonly Touch[]): Promise<void> {
    const seat = this.seat.value;
    const place = touches.at(-1);
    const view = this.view.value;
    if (seat === null || !place || !view) return;
    const held: InHand = { touch: place, options: null, byItself: false };
    const before = this.inHand.value ? [] : this.picked.value;
    batch(() => {
      this.narrowTo([place]);
      this.inHand.value = held;
    });
    const comers = this.comers().flatMap(({ touch, verbs }) =>
      verbs.map((verb) => ({ subject: touch.id, verb })),
    );
    const { parts } = this;
    const ask = (verb: string, subject: string) => this.client.options(seat, verb, subject, parts);
    this.taking = placeFirst().then(async ({ comingTo }) => {
      const coming = await comingTo(place, view, comers, ask);
      if (this.inHand.value !== held) return;
      batch(() => {
        this.inHand.value = coming.length > 0 ? { touch: place, options: coming, byItself: false } : null;
        this.picked.value = coming.length > 0 ? [place] : before;
      });
      if (coming.length === 0) this.touchMatch(touches);
      // There is no doubt who comes.
      else if (coming.length === 1) this.pickFromList(coming[0]);
    });
    await this.taking;
  }

  private joinersIn(view: View): readonly SpelledOption[] | null {
    const own = view.decisions.find(({ seat }) => seat === this.seat.value);
    return own?.options ? this.gathers(view, own.options) : null;
  }

  /**
   * What the choice in progress began with, such as the target of an attack, gathers everybody, and so does the place that
   * a question is about; who has joined leaves.
   */
  private gathersWith(touches: readonly Touch[]): boolean {
    const line = this.draft.value?.text;
    const joiners = this.joiners.value;
    if (joiners === null) return false;
    if (line === undefined) {
      const about = new Set(this.decision.value?.about?.map(keyOf));
      if (joiners.length === 0 || !touches.some((touch) => about.has(keyOf(touch)))) return false;
      void this.joinAll();
      return true;
    }
    const joined = touches.filter((touch) => this.hasJoined(touch));
    const begins = touches.some((touch) => isBegunWith(line, touch));
    if (joined.length > 0) void this.leaveOut(joined);
    else if (!begins) return false;
    else if (joiners.length > 0) void this.joinAll();
    return true;
  }

  /** Whether a thing is part of the choice in progress already. */
  hasJoined(touch: Touch): boolean {
    const line = this.draft.value?.text;
    return line !== undefined && this.joiners.value !== null && hasJoined(line, touch);
  }

  /** Adds everybody who may join the choice in progress, or chooses one after the other; or those of these things. */
  async joinAll(touches: readonly Touch[] | null = null): Promise<void> {
    const next = (view: View): readonly SpelledOption[] => {
      const joiners = this.joinersIn(view) ?? [];
      return touches ? joining(joiners, touches) : joiners;
    };
    if (this.draft.value)
      return this.redraft(async (draft, ask) => (await redrafting()).withAll(draft, next, ask));
    const seat = this.seat.value;
    if (seat === null) return;
    const chain = this.view.value?.chain ?? [];
    await this.send(() => this.gestures.makeAll(seat, (view) => next(view)[0]?.text ?? null, chain));
  }

  /** Takes things out of the choice in progress. */
  async leaveOut(touches: readonly Touch[]): Promise<void> {
    await this.redraft(async (draft, ask) => (await redrafting()).without(draft, touches, ask));
  }

  /** A whole stack joins; if all of it has, it leaves. Returns false if the choice in progress is not about such things. */
  joinOrLeave(touches: readonly Touch[]): boolean {
    const joiners = this.joiners.value;
    if (!joiners) return false;
    if (joining(joiners, touches).length > 0) void this.joinAll(touches);
    else if (touches.some((touch) => this.hasJoined(touch)))
      void this.leaveOut(touches.filter((touch) => this.hasJoined(touch)));
    else return false;
    return true;
  }

  private async redraft(
    change: (
      draft: DraftChoice,
      ask: (line: string) => Promise<DraftChoice | null>,
    ) => Promise<Gathered | null>,
  ): Promise<void> {
    const seat = this.seat.value;
    const draft = this.draft.value;
    if (seat === null || !draft) return;
    await this.send(async () => {
      const changed = await change(draft, (line) => this.client.draft(seat, line));
      // The position may have changed meanwhile: then the choice is begun anew.
      if (!changed || this.draft.value !== draft) return null;
      this.draft.value = changed.draft;
      if (changed.last) this.pick(changed.last);
      return null;
    });
  }

  /** Whoever presses a place before the targets of the lifted card are known means one of them. */
  private waitsForTargets(touches: readonly Touch[]): boolean {
    const card = this.pending.value;
    const isLifted = card !== null && isOfCards(card.touches) && !this.draft.value;
    if (!isLifted || isOfCards(touches) || this.foresights.of([card.text])) return false;
    void this.foresights.ready([card.text]).then(() => {
      if (this.pending.value === card && this.foresights.of([card.text])) this.touch(...touches);
    });
    return true;
  }

  /** One option is left of what was touched: it is made, or waits; of several, those that match are shown. */
  private settle({ options, touches, target }: Pick<Match, 'options' | 'touches' | 'target'>): void {
    const [option] = options;
    const ticked = target ? undefined : options.find((one) => this.isTicked(one));
    if (ticked) return this.tick(ticked);
    if (options.length > 1 && !isOfCards(touches)) {
      if (target) this.aimWith(touches);
      else this.narrowTo(touches);
      return;
    }
    if (target) return this.aimAt(option, touches);
    // Of several things to do with one card, the first is what it is for; the others are in the list.
    const pending = options.find((one) => one === this.pending.value);
    if (pending) return void this.confirm();
    const whole = completes(option, this.options.value, touches);
    if (options.length === 1 && whole && !this.confirms() && !isOfCards(option.touches))
      return void this.choose(option.text);
    batch(() => {
      this.pick(option);
      if (isOfCards(option.touches)) this.picked.value = touches;
    });
  }

  /** Is this an option that is ticked, together with others? */
  isTicked({ verb, touches }: SpelledOption): boolean {
    return verb === this.several.value?.verb && touches.length > 0;
  }

  /** How many copies of an option are ticked. */
  tickedCopies(option: SpelledOption): number {
    return this.selection.value.filter(({ text }) => text === option.text).length;
  }

  /** Is a thing lifted, aimed at or ticked? Of cards of one name, `copy` says which one is meant, from 0 on. */
  isChosen(touch: Touch, copy = 0): boolean {
    const own = (touches: readonly Touch[]) => touches.some((one) => keyOf(one) === keyOf(touch));
    const { pending, aim, picked, selection } = this;
    const lifted = [...(pending.value?.touches ?? []), ...(aim.value?.touches ?? []), ...picked.value];
    if (own(lifted)) return copy === 0;
    return selection.value.filter(({ touches }) => own(touches)).length > copy;
  }

  /** Ticks one more copy of an option; if all are ticked, or no more fit, none of them. */
  tick(option: SpelledOption): void {
    const several = this.several.value;
    if (!several) return;
    const copies = this.tickedCopies(option);
    const fits = this.selection.value.length < several.max && copies < (several.copies[option.text] ?? 1);
    batch(() => {
      this.whyNot.value = null;
      this.pending.value = null;
      // Of one that must be chosen, another takes its place.
      const kept = several.max === 1 ? [] : this.selection.value;
      if (fits || (several.max === 1 && copies === 0)) this.selection.value = [...kept, option];
      else this.selection.value = kept.filter(({ text }) => text !== option.text);
    });
  }

  /** Chooses a target of the lifted card: makes both choices, or waits for confirmation. */
  private aimAt(option: SpelledOption, touches: readonly Touch[]): void {
    const again = this.aim.value === option;
    batch(() => {
      this.aimWith(touches);
      this.aim.value = option;
    });
    if (again || (!this.confirms() && completes(option, this.targets.value, touches))) void this.confirm();
    else this.foresights.request(this.linesOf(option), true);
  }

  /** Several targets are left: highlights those that match what was touched. */
  private aimWith(touches: readonly Touch[]): void {
    batch(() => {
      this.whyNot.value = null;
      this.aim.value = null;
      this.picked.value = [...(this.pending.value?.touches ?? []), ...touches];
    });
  }

  /** Loads the options of a subject. A single option becomes pending. */
  private async take(subject: Subject, pick: boolean, byItself = false): Promise<void> {
    const seat = this.seat.value;
    if (seat === null) return;
    const held: InHand = { touch: subject.touch, options: null, byItself };
    batch(() => {
      this.narrowTo([subject.touch]);
      this.inHand.value = held;
    });
    this.taking = this.learnOptions(seat, subject, held);
    await this.taking;
    const known = this.inHand.value;
    const [only, ...others] = this.candidates.value;
    if (pick && known?.touch === held.touch && this.pending.value === null && only && others.length === 0)
      this.pick(only);
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
      this.inHand.value = { touch, options, byItself: held.byItself };
      return;
    }
    const refused = answers.filter((answer): answer is Refused => !Array.isArray(answer));
    batch(() => {
      this.inHand.value = null;
      this.picked.value = [];
      // Nobody asked why it has none.
      if (held.byItself) return;
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
      // A unit lies over its place: the place may be what the question is about.
      const known = touches.map((one) => ({
        touch: one,
        reasons: lifted
          ? reasonsTogether(this.forbidden.value, lifted, one)
          : reasonsFor(this.forbidden.value, one),
      }));
      const told = known.find(({ reasons }) => reasons.length > 0) ?? known[0];
      this.whyNot.value = { ...told, ...carried };
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
      this.aim.value = null;
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
    if (isOfCards(touches)) this.pick(options[0]);
    return true;
  }

  /**
   * Drops what is dragged on these things, or cancels the drag. The option that matches is chosen, or becomes pending if
   * choices have to be confirmed.
   */
  drop(...touches: Touch[]): void {
    const lifted = this.picked.value;
    const card = this.pending.value;
    if (card && isOfCards(card.touches) && touches.length > 0) {
      void this.foresights.ready([card.text]).then(() => {
        if (this.pending.value === card) this.dropCard(touches);
      });
      return;
    }
    if (this.inHand.value) {
      if (touches.length === 0) this.letGo();
      else void this.taking.then(() => this.dropSubject(touches));
      return;
    }
    batch(() => {
      this.picked.value = [];
      this.pending.value = null;
    });
    if (touches.length === 0 || lifted.some((touch) => keyOf(touch) === keyOf(touches[0]))) return;
    const found = [touches, ...touches.map((touch) => [touch])]
      .map((attempt) => ({ attempt, options: leading(this.options.value, [...lifted, ...attempt]) }))
      .find(({ options }) => options.length > 0);
    if (!found) void this.explain(touches, lifted);
    else this.settle({ options: found.options, touches: [...lifted, ...found.attempt], target: false });
  }

  /** Drops the lifted card on one of its targets. */
  private dropCard(touches: readonly Touch[]): void {
    const lifted = this.pending.value?.touches ?? [];
    const found = [touches, ...touches.map((touch) => [touch])]
      .map((attempt) => ({ attempt, options: leading(this.targets.value, attempt) }))
      .find(({ options }) => options.length > 0);
    if (found) return this.settle({ options: found.options, touches: found.attempt, target: true });
    // A card that needs no target is played by dropping it anywhere on the board; else it stays lifted.
    if (this.targets.value.length === 0 && !this.confirms()) void this.confirm();
    else if (this.targets.value.length > 0) void this.explain(touches, lifted);
  }

  /** Drops the subject in hand; it stays in hand until its options there are known. */
  private dropSubject(touches: readonly Touch[]): void {
    const held = this.inHand.value;
    if (!held) return;
    const found = [touches, ...touches.map((touch) => [touch])]
      .map((attempt) => ({ attempt, options: leading(this.options.value, [held.touch, ...attempt]) }))
      .find(({ options }) => options.length > 0);
    if (!found) void this.explain(touches, [held.touch]);
    else this.settle({ options: found.options, touches: [held.touch, ...found.attempt], target: false });
  }

  isInHand(touch: Touch): boolean {
    const held = this.inHand.value;
    return held !== null && keyOf(held.touch) === keyOf(touch);
  }

  /** Whether what is in hand can go to this place. */
  canGoTo(place: Touch): boolean {
    const held = this.inHand.value;
    return held !== null && leading(held.options ?? [], [held.touch, place]).length > 0;
  }

  private letGo(): void {
    batch(() => {
      this.picked.value = [];
      this.inHand.value = null;
    });
  }

  /** The options that match what was touched, together with what is picked or else alone; or the subject touched. */
  private match(touches: readonly Touch[]): Match | null {
    const begun = this.pickedTargets;
    for (const attempt of [[...begun, ...touches], touches, ...touches.map((touch) => [touch])]) {
      const options = leading(this.targets.value, attempt);
      if (options.length > 0) return { options, touches: [...attempt], subject: null, target: true };
    }
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
      const subject = attempt.length === 1 ? this.subjects.value.get(keyOf(attempt[0])) : undefined;
      // What can be done with it at once is one of several things to do: all are shown.
      if (subject && !this.isInHand(attempt[0])) return { options, touches: attempt, subject, target: false };
      if (options.length > 0) return { options, touches: attempt, subject: null, target: false };
    }
    return null;
  }

  /** Touches the thing with this number. Returns false if there is none. */
  touchNumber(number: number): boolean {
    const key = [...this.numbered.value].find(([, own]) => own === number)?.[0];
    if (key === undefined) return false;
    const colon = key.indexOf(':');
    this.touch({ kind: key.slice(0, colon), id: key.slice(colon + 1) });
    return true;
  }

  /** Makes an option from a list pending. */
  pick(option: SpelledOption): void {
    batch(() => {
      this.whyNot.value = null;
      this.refused.value = null;
      this.pending.value = option;
      this.aim.value = null;
    });
    this.foresights.request([this.lineOf(option.text)], true);
  }

  /**
   * A click on an option in the list. A card waits for its target or for a second click; one that touches nothing is
   * made at once; the others are, too, unless choices have to be confirmed.
   */
  pickFromList(option: SpelledOption): void {
    if (this.targets.value.includes(option)) return this.aimAt(option, option.touches);
    if (this.isTicked(option)) return this.tick(option);
    if (this.pending.value === option) return void this.confirm();
    const alone = this.options.value.length === 1 && this.subjects.value.size === 0;
    const bare = option.touches.length === 0 && !alone;
    const waits = this.confirms() ? !bare : isOfCards(option.touches);
    if (!waits) return void this.choose(option.text);
    batch(() => {
      this.pick(option);
      if (isOfCards(option.touches)) this.picked.value = option.touches;
    });
  }

  /** The pointer or the focus is on an option, or (null) on none: it is previewed without being picked. */
  pointAt(option: SpelledOption | null): void {
    if (this.pointing !== null) clearTimeout(this.pointing);
    this.pointing = null;
    if (option === null) {
      this.pointed.value = null;
      return;
    }
    this.pointing = setTimeout(() => {
      this.pointing = null;
      this.pointed.value = option;
      this.foresights.request(this.linesOf(option), false);
    }, POINTING);
  }

  /** The same for things on the board: if they mean one option. */
  pointAtTouches(...touches: Touch[]): void {
    const found = this.decision.value && touches.length > 0 ? this.match(touches) : null;
    const cards = found !== null && isOfCards(found.touches);
    this.pointAt(found && (found.options.length === 1 || cards) ? (found.options[0] ?? null) : null);
  }

  /** Makes the pending choice, and the one that is aimed at with it; or those that are ticked. */
  async confirm(): Promise<void> {
    if (this.isSelected.value && !this.pending.value) return this.confirmSelection();
    const option = this.pending.value ?? this.sole.value;
    const aim = this.aim.value;
    const seat = this.seat.value;
    if (!option || seat === null) return;
    if (!aim) return this.choose(option.text, true);
    const after = this.foresights.of([option.text])?.after[0];
    const about = after?.chain.slice(0, (this.view.value?.chain.length ?? 0) + 1);
    await this.gesture(seat, [option.text, aim.text], about ?? []);
  }

  private async confirmSelection(): Promise<void> {
    const seat = this.seat.value;
    const several = this.several.value;
    if (seat === null || !several) return;
    const texts = this.selection.value.map(({ text }) => text);
    const end = several.end === null ? [] : [several.end];
    await this.gesture(seat, [...texts, ...end], this.view.value?.chain ?? [], end.length > 0);
  }

  /** Makes several choices, each when it is asked for. */
  private async gesture(
    seat: string,
    texts: readonly string[],
    about: readonly string[],
    mayEndItself = false,
  ): Promise<void> {
    await this.send(() => this.gestures.make(seat, texts, about, mayEndItself));
  }

  /** Takes back the last part of a draft, or the last gesture. */
  async undo(): Promise<void> {
    const seat = this.seat.value;
    if (seat === null || this.busy.value) return;
    if (this.draft.value) return this.shorten();
    this.made = null;
    await this.send(() => this.gestures.undo(seat));
  }

  /** Sends something to the table, unless something else was sent about the same question. */
  private async send(act: () => Promise<Refused | null>): Promise<void> {
    if (this.busy.value) return;
    if (this.sending.value !== null) {
      // The next question is here already, but not the answer to what was sent before.
      const asked = this.decision.value;
      await this.sent;
      if (this.decision.value !== asked || this.busy.value) return;
    }
    const at = this.view.peek()?.count ?? 0;
    this.sending.value = at;
    this.sentAt = at;
    this.sent = act()
      .catch((error: unknown): Refused => ({ reason: (error as Error).message, anchor: null }))
      .then((refused) => {
        batch(() => {
          this.refused.value = refused;
          this.sending.value = null;
        });
        // Nothing has changed: what was picked is still meant.
        if (refused && this.sentAt === at) this.sentAt = null;
      });
    await this.sent;
  }

  /** Makes a choice or adds it to the draft. What would be rolled for at once waits until it is confirmed. */
  async choose(text: string, confirmed = false): Promise<void> {
    const seat = this.seat.value;
    if (seat === null) return;
    const held = this.inHand.value;
    const chosen = held?.options?.find((option) => option.text === text);
    const decision = this.decision.value;
    await this.send(async () => {
      this.made =
        held && chosen && decision
          ? { verb: chosen.verb, touch: held.touch, asked: butForNumbers(decision) }
          : null;
      const line = this.lineOf(text);
      const rolled = confirmed ? undefined : this.rolledFor(text);
      if (rolled) {
        if (!(await this.begin(seat, line))) this.pick(rolled);
        return null;
      }
      // The pending option is cleared when the next position arrives.
      const refused = await this.client.choose(seat, line);
      // The choice may only be incomplete.
      return refused && !(await this.begin(seat, line)) ? refused : null;
    });
  }

  /** Takes up a choice of several parts that was begun before the page was loaded; an outdated one is dropped. */
  async resume(line: string): Promise<void> {
    const seat = this.seat.value;
    if (seat === null || this.busy.value || this.draft.value) return;
    // If the engine cannot be asked, it is begun anew.
    await this.begin(seat, line).catch(() => false);
  }

  /** What a choice may lead to, once that is known. */
  async foresee(option: SpelledOption): Promise<Outlook | null> {
    const lines = this.linesOf(option);
    await this.foresights.ready(lines);
    return this.foresights.of(lines);
  }

  /** The option of this text, if it may be rolled for at once. */
  private rolledFor(text: string): SpelledOption | undefined {
    const rolls = this.decision.value?.rolls ?? [];
    const option = this.options.value.find((one) => one.text === text);
    return option && rolls.includes(option.verb) ? option : undefined;
  }

  /** The parts of the draft so far. */
  private get parts(): string {
    return this.draft.value?.text ?? '';
  }

  /** The whole choice, including the parts of the draft so far. */
  private lineOf(text: string): string {
    const draft = this.draft.value;
    if (!draft) return text;
    return draft.whole ? draft.text : `${draft.text}, ${text}`;
  }

  /** Continues a choice of several parts. Returns false if it has no parts or is refused. */
  private async begin(seat: string, line: string): Promise<boolean> {
    const found = await this.client.draft(seat, line);
    if (!found) return false;
    this.draft.value = found;
    return true;
  }

  /** Removes the last part of the draft, and with it those that led to no other: they would be made again. */
  private async shorten(): Promise<void> {
    const seat = this.seat.value;
    const before = this.draft.value;
    const parts = before?.text.split(', ') ?? [];
    if (seat !== null)
      for (let left = parts.length - 1; left > 0; left--) {
        const found = await this.client.draft(seat, parts.slice(0, left).join(', '));
        // Something else was done meanwhile.
        if (this.draft.value !== before) return;
        if (!found || found.text === before?.text) continue;
        this.draft.value = found;
        return;
      }
    this.draft.value = null;
  }

  /** One step back: from the pending choice to what was picked, then to nothing. Returns false if there was nothing. */
  back(): boolean {
    // What the pointer happens to rest on is no longer meant.
    this.pointAt(null);
    if (this.whyNot.value) {
      this.whyNot.value = null;
      return true;
    }
    if (this.targets.value.length > 0 && this.pickedTargets.length > 0) {
      this.aimWith([]);
      return true;
    }
    const pending = this.pending.value;
    if (pending) {
      batch(() => {
        // A card is put down.
        if (isOfCards(this.picked.value)) this.picked.value = [];
        this.pending.value = null;
        this.aim.value = null;
        this.refused.value = null;
      });
      return true;
    }
    if (this.picked.value.length > 0) {
      this.letGo();
      return true;
    }
    if (this.selection.value.length > 0) {
      this.selection.value = this.selection.value.slice(0, -1);
      return true;
    }
    if (this.draft.value) {
      void this.shorten();
      return true;
    }
    return this.gestures.cancel();
  }

  /** Makes the next or previous legal option of the list pending. */
  walk(by: 1 | -1): void {
    const { picked, aim, pending } = this;
    const list = picked.value.length > 0 ? this.candidates.value : this.options.value;
    if (list.length === 0) return;
    const now = aim.value ?? pending.value;
    const at = now ? list.indexOf(now) : by > 0 ? -1 : 0;
    const option = list[(at + by + list.length) % list.length];
    if (!this.targets.value.includes(option)) return this.pick(option);
    batch(() => {
      this.aimWith(option.touches);
      this.aim.value = option;
    });
    this.foresights.request(this.linesOf(option), true);
  }
}

/** The options, or the subject, that match what was touched. */
interface Match {
  options: SpelledOption[];
  touches: readonly Touch[];
  subject: Subject | null;
  /** They are targets of the lifted card. */
  target: boolean;
}

/** The question, without how many are left: if anything else of it changes, it is another one. */
function butForNumbers({ seat, anchor, prompt }: DecisionView): string {
  return `${seat} ${anchor} ${prompt.replace(/\d+/g, '#')}`;
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
