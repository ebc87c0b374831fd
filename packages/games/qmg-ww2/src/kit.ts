import { type Frame, type Refusal, rulesOf } from '@sandtable/kernel';
import { COUNTRIES } from './countries.js';
import type { Facts } from './facts.js';
import type { R, Table } from './table.js';

/** The kernel's rule builders, typed for this game. */
export const { process, question } = rulesOf<Table, Facts>();

/** Why not: a rule's address and a sentence. Refusals of this game look at no frame but the top one. */
export type No = Refusal<Table, Facts>;

/** A refusal about a space, where the choice names a space and a country. */
export function ofSpace({ anchor, say }: No): No {
  return { anchor, say: (u, f, arg, seat) => say(u, f, Math.floor(arg / COUNTRIES.length), seat) };
}

export function no(anchor: string, say: (u: R, arg: number, seat: number, f: Frame) => string): No {
  return { anchor, say: (u, f, arg, seat) => `${say(u, arg, seat, f)}; see ${anchor}` };
}
