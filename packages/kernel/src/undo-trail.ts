import { diff, type Patch, patched } from './patch.js';
import type { State } from './state.js';

/** A choice that can still be undone: with the position before it, or the patch that leads back there. */
export type UndoStep = {
  seat: number;
  /** The length of the log before it. */
  log: number;
  /** The index of the choice in the entries. */
  entry: number;
} & ({ before: State<unknown> } | { back: Patch | null });

/**
 * The choices of one seat that can be undone, the last one first. Only the last keeps the whole position before it.
 * When another follows, it is reduced to the difference: a unit's old hex, and not all the other units. If seats
 * alternate, no difference is ever computed.
 */
export class UndoTrail {
  private steps: UndoStep[] = [];

  get length(): number {
    return this.steps.length;
  }

  get first(): UndoStep | undefined {
    return this.steps[0];
  }

  /** The seat whose choices they are; undefined if there are none. */
  get seat(): number | undefined {
    return this.steps.at(-1)?.seat;
  }

  isOfOthers(seat: number): boolean {
    return this.steps.some((step) => step.seat !== seat);
  }

  /** Nothing can be undone any more. */
  cut(): void {
    this.steps = [];
  }

  /** Adds a choice. The trail takes ownership of the position before it. */
  add(seat: number, before: State<unknown>, log: number, entry: number): void {
    const last = this.steps.at(-1);
    if (last) this.steps[this.steps.length - 1] = leadingBack(last, before);
    this.steps.push({ seat, before, log, entry });
  }

  /** Removes the last choice: returns its position in the entries and a position before it that the caller owns. */
  takeBack(now: State<unknown>): { before: State<unknown>; log: number; entry: number } {
    const last = this.steps.pop()!;
    const { log, entry } = last;
    return { before: 'before' in last ? last.before : patched(now, last.back), log, entry };
  }

  /** A copy of the steps, unaffected by later changes. */
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
