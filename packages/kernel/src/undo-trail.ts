import { diff, type Patch, patched } from './patch.js';
import type { State } from './state.js';

/** A choice that may still be taken back: by the position before it, or by the patch that leads back there. */
export type UndoStep = {
  seat: number;
  /** How long the log was. */
  log: number;
  /** Where the choice stands in the entries. */
  entry: number;
} & ({ before: State<unknown> } | { back: Patch | null });

/**
 * The choices of one seat that may be taken back, the last one first. Only the last keeps the position before it.
 * As soon as another follows, the difference is enough: a unit's old hex, and not all the other units. Where somebody
 * else chooses every time, no difference is ever looked for.
 */
export class UndoTrail {
  private steps: UndoStep[] = [];

  get length(): number {
    return this.steps.length;
  }

  get first(): UndoStep | undefined {
    return this.steps[0];
  }

  /** Whose choices they are; undefined where there are none. */
  get seat(): number | undefined {
    return this.steps.at(-1)?.seat;
  }

  isOfOthers(seat: number): boolean {
    return this.steps.some((step) => step.seat !== seat);
  }

  /** Nothing can be taken back any more. */
  cut(): void {
    this.steps = [];
  }

  /** A choice was made. The position before it belongs to the trail from now on. */
  add(seat: number, before: State<unknown>, log: number, entry: number): void {
    const last = this.steps.at(-1);
    if (last) this.steps[this.steps.length - 1] = leadingBack(last, before);
    this.steps.push({ seat, before, log, entry });
  }

  /** The last choice is taken back: where it stood, and the position before it, which is nobody else's. */
  takeBack(now: State<unknown>): { before: State<unknown>; log: number; entry: number } {
    const last = this.steps.pop()!;
    const { log, entry } = last;
    return { before: 'before' in last ? last.before : patched(now, last.back), log, entry };
  }

  /** The steps as they are now; whatever is done here later does not change them. */
  list(): UndoStep[] {
    return this.steps.slice();
  }

  restore(steps: readonly UndoStep[]): void {
    this.steps = [];
    for (const step of steps) {
      const last = this.steps.at(-1);
      if (last && 'before' in step) this.steps[this.steps.length - 1] = leadingBack(last, step.before);
      this.steps.push(step);
    }
  }
}

/** The same step, as a patch for the position that it led to. */
function leadingBack(step: UndoStep, after: State<unknown>): UndoStep {
  if (!('before' in step)) return step;
  const { seat, log, entry, before } = step;
  return { seat, log, entry, back: diff(after, before) };
}
