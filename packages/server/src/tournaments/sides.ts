import type { Meeting } from './meetings.js';

/** Which sides somebody has had in games that were paired. */
export interface SidesHad {
  /** How many times the first side more than the second. */
  balance: number;
  /** How often the last side was had in a row: positive for the first side, negative for the second. */
  row: number;
}

export const NO_SIDES: SidesHad = { balance: 0, row: 0 };

/** More than this and it is unfair: one side three times oftener than the other, or three times in a row. */
const MOST = 2;

export function sidesHad(person: string, meetings: readonly Meeting[]): SidesHad {
  return meetings.reduce(
    (had, { one, other }) => (other === null ? had : after(had, one === person ? 1 : -1)),
    NO_SIDES,
  );
}

function after({ balance, row }: SidesHad, side: 1 | -1): SidesHad {
  return { balance: balance + side, row: Math.sign(row) === side ? row + side : side };
}

/** What it costs in fairness if these two play with these sides. */
export interface SideCost {
  /** For how many it is unfair. */
  unfair: number;
  /** For how many the sides get out of balance, or stay the same as the last time. */
  uneven: number;
}

/** The highest `unfair` and `uneven` of a pair. */
export const WORST: SideCost = { unfair: 2, uneven: 6 };

function costOf(one: SidesHad, other: SidesHad): SideCost {
  const both = [after(one, 1), after(other, -1)];
  const count = (is: (had: SidesHad) => boolean) => both.filter(is).length;
  return {
    unfair: count(({ balance, row }) => Math.abs(balance) > MOST || Math.abs(row) > MOST),
    uneven: 2 * count(({ balance }) => Math.abs(balance) >= MOST) + count(({ row }) => Math.abs(row) >= MOST),
  };
}

/** Which of two takes the first side, and what that costs; null if it is all the same. */
export function fairSides(one: SidesHad, other: SidesHad): SideCost & { oneFirst: boolean | null } {
  const [straight, turned] = [costOf(one, other), costOf(other, one)];
  const better =
    straight.unfair - turned.unfair || straight.uneven - turned.uneven || one.balance - other.balance;
  return { ...(better <= 0 ? straight : turned), oneFirst: better === 0 ? null : better < 0 };
}
