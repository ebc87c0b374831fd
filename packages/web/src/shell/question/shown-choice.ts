import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { SpelledOption, Touch } from '@sandtable/kernel';
import type { Outlook } from '../../table/client.js';
import { afterPaint } from '../painting.js';
import type { DecisionController, InHand, WhyNot } from './decision-controller.js';

/**
 * The choice so far as the question shows it: it follows that of the controller after the next paint, all parts together.
 * What was pressed is painted first. Another decision is followed at once, and so are ticks: the list shows them at once,
 * and the button must never ask for more than is missing.
 */
export class ShownChoice {
  readonly picked: ReadonlySignal<readonly Touch[]>;
  readonly pending: ReadonlySignal<SpelledOption | null>;
  readonly aim: ReadonlySignal<SpelledOption | null>;
  readonly sole: ReadonlySignal<SpelledOption | null>;
  readonly selection: ReadonlySignal<readonly SpelledOption[]>;
  readonly inHand: ReadonlySignal<InHand | null>;
  readonly targets: ReadonlySignal<readonly SpelledOption[]>;
  readonly candidates: ReadonlySignal<readonly SpelledOption[]>;
  readonly numbered: ReadonlySignal<ReadonlyMap<string, number>>;
  readonly considered: ReadonlySignal<SpelledOption | null>;
  readonly outlook: ReadonlySignal<Outlook | null>;
  readonly whyNot: ReadonlySignal<WhyNot | null>;
  private readonly follows: (() => void)[] = [];
  private readonly later = afterPaint(() => this.show());
  private readonly stop: () => void;

  constructor(controller: DecisionController) {
    this.picked = this.following(controller.picked);
    this.pending = this.following(controller.pending);
    this.aim = this.following(controller.aim);
    this.sole = this.following(controller.sole);
    this.selection = this.following(controller.selection);
    this.inHand = this.following(controller.inHand);
    this.targets = this.following(controller.targets);
    this.candidates = this.following(controller.candidates);
    this.numbered = this.following(controller.numbered);
    this.considered = this.following(controller.considered);
    this.outlook = this.following(controller.outlook);
    this.whyNot = this.following(controller.whyNot);
    let decision = controller.decision.peek();
    let ticked = controller.selection.peek();
    this.stop = effect(() => {
      // The rest follows from these: it is computed after the paint.
      const { picked, pending, aim, selection, inHand, pointed, whyNot, outlook, targets } = controller;
      for (const part of [picked, pending, aim, selection, inHand, pointed, whyNot, outlook, targets])
        void part.value;
      if (controller.decision.value === decision && selection.value === ticked) return this.later.ask();
      decision = controller.decision.value;
      ticked = selection.value;
      this.later.stop();
      this.show();
    });
  }

  close(): void {
    this.stop();
    this.later.stop();
  }

  private following<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
    const shown = signal(source.peek());
    this.follows.push(() => {
      shown.value = source.peek();
    });
    return shown;
  }

  private show(): void {
    batch(() => {
      for (const follow of this.follows) follow();
    });
  }
}
