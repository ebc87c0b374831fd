import { type Frame, type Refusal, rulesOf } from '@sandtable/kernel';
import type { Facts } from './facts.js';
import type { Side } from './pieces/pieces.js';
import type { R, Table } from './table.js';

/** The kernel's rule builders, typed for this game. */
export const { process, question, verb } = rulesOf<Table, Facts, Side>();

/** A reason for refusal: a rule anchor and a sentence. `A` is what the sentence reads: a move, a card, or nothing. */
export type GameRefusal<A extends number = number> = Refusal<Table, Facts, object, A, Side>;

export function refusal<A extends number = number>(
  anchor: string,
  say: (u: R, arg: A, seat: Side, f: Frame) => string,
): GameRefusal<A> {
  return { anchor, say: (u, f, arg, seat) => `${say(u, arg, seat, f)}; see ${anchor}` };
}
