import { clone, type Machine, type Option, type State } from '@sandtable/kernel';

/** How many positions of a game are stored: in most games, all of them. */
export const MOST_KEPT = 2_048;

/**
 * The positions of a game. Of a very long one only some are stored, at regular intervals, and the others are replayed
 * from the stored one before: hundreds of units in tens of thousands of positions do not fit into memory.
 */
export class Positions<T, C> {
  private every = 1;
  private readonly kept = new Map<number, State<T>>();
  private here: { at: number; state: State<T> } | null = null;

  constructor(
    private readonly machine: Machine<T, C>,
    private readonly choices: readonly { seat: number; option: Option }[],
    private readonly most = MOST_KEPT,
  ) {}

  get keptPositions(): number {
    return this.kept.size;
  }

  /** Adds the next position and takes ownership of it. */
  add(at: number, state: State<T>): void {
    if (at % this.every !== 0) return;
    this.kept.set(at, state);
    if (this.kept.size <= this.most) return;
    this.every *= 2;
    for (const other of [...this.kept.keys()]) if (other % this.every !== 0) this.kept.delete(other);
  }

  /** A position, for reading only. */
  at(step: number): State<T> {
    const kept = this.kept.get(step);
    if (kept) return kept;
    const from = step - (step % this.every);
    const on = this.here && this.here.at <= step && this.here.at >= from ? this.here : null;
    const state = on?.state ?? clone(this.kept.get(from)!);
    this.here = null;
    for (let i = on?.at ?? from; i < step; i++) {
      const { seat, option } = this.choices[i];
      const refused = this.machine.choose(state, seat, option);
      if (refused) throw new Error(`played again, choice ${i} is refused: ${refused.reason}`);
    }
    this.here = { at: step, state };
    // A copy, since the caller may still use it while others are replayed.
    return clone(state);
  }
}
