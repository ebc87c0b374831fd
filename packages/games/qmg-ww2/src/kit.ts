import { type Frame, type Refusal, rulesOf } from '@sandtable/kernel';
import { COUNTRIES } from './board/countries.js';
import type { Facts } from './facts.js';
import type { R, Table } from './table.js';

/** The kernel's rule builders, typed for this game. */
export const { process, question } = rulesOf<Table, Facts>();

/** Why not: a rule's address and a sentence. Refusals of this game look at no frame but the top one. */
export interface No extends Refusal<Table, Facts> {
  /** The sentence without the address, to be part of another. */
  clause(u: R, arg: number, seat: number, f: object): string;
}

/** A refusal about a space, where the choice names a space and a country. */
export function ofSpace({ anchor, clause }: No): No {
  return no(anchor, (u, arg, seat, f) => clause(u, Math.floor(arg / COUNTRIES.length), seat, f));
}

export function no(anchor: string, clause: (u: R, arg: number, seat: number, f: Frame) => string): No {
  return {
    anchor,
    clause: clause as No['clause'],
    say: (u, f, arg, seat) => `${clause(u, arg, seat, f)}; see ${anchor}`,
  };
}
