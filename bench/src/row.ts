/** A bar that a measurement should meet. It is reported, never enforced: machines differ. */
export interface Bar {
  atLeast?: number;
  atMost?: number;
}

/** One line of the table. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  bar?: Bar;
}

/** The results of one subject. */
export interface Measured {
  rows: Row[];
  /** How many times as fast one thing is as another, by name. */
  ratios?: Record<string, { value: number; bar?: Bar }>;
}

/** How long a measurement runs. */
export interface Effort {
  rounds: number;
  /** Milliseconds of CPU time per round. */
  millis: number;
  /** The maximum number of warm-up rounds. */
  warmUp: number;
}

export const FULL: Effort = { rounds: 9, millis: 300, warmUp: 60 };
export const QUICK: Effort = { rounds: 3, millis: 10, warmUp: 1 };

/** A subject of the bench. Those in rows/ are run. */
export interface Subject {
  name: string;
  measure(effort: Effort): Promise<Measured>;
}

export function isMet(value: number, { atLeast, atMost }: Bar): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}
