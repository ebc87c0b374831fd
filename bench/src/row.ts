/** A bar that a measurement should clear. It is reported, never enforced: machines differ. */
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

/** What one subject of the bench found out. */
export interface Measured {
  rows: Row[];
  /** How many times as fast one thing is as another, by name. */
  ratios?: Record<string, { value: number; bar?: Bar }>;
}

/** How much time a measurement takes. */
export interface Effort {
  rounds: number;
  /** Milliseconds of processor time of one round. */
  millis: number;
  /** At most so many rounds before those that count. */
  warmUp: number;
}

export const FULL: Effort = { rounds: 9, millis: 300, warmUp: 12 };
export const QUICK: Effort = { rounds: 3, millis: 10, warmUp: 1 };

/** A subject of the bench. Those in rows/ are the ones that are run. */
export interface Subject {
  name: string;
  measure(effort: Effort): Promise<Measured>;
}

export function isMet(value: number, { atLeast, atMost }: Bar): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}
