import { type Frame, type Refusal, rulesOf } from '@sandtable/kernel';
import type { Facts } from './facts.js';
import type { Faction } from './ids.js';
import type { R, Table } from './table.js';

/** The kernel's rule builders, typed for this game. */
export const { process, question, verb, bySubject } = rulesOf<Table, Facts, Faction>();

/** A reason for refusal: a rule's anchor and a sentence. `A` is what the choice names, `B` what the question binds. */
export type GameRefusal<A extends number = number, B = object> = Refusal<Table, Facts, B, A, Faction>;

export function refusal<A extends number = number, B = object>(
  anchor: string,
  say: (u: R, arg: A, seat: Faction, f: Frame & B) => string,
): GameRefusal<A, B> {
  return { anchor, say: (u, f, arg, seat) => `${say(u, arg, seat, f)}; see ${anchor}` };
}
