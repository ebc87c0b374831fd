import { type Frame, type Refusal, rulesOf } from '@sandtable/kernel';
import type { Facts } from './facts.js';
import type { R, Table } from './table.js';

/** The kernel's rule builders, typed for this game. */
export const { process, question } = rulesOf<Table, Facts>();

/** Why not: a rule's address and a sentence. */
export type No = Refusal<Table, Facts>;

export function no(anchor: string, say: (u: R, arg: number, seat: number, f: Frame) => string): No {
  return { anchor, say: (u, f, arg, seat) => `${say(u, arg, seat, f)}; see ${anchor}` };
}
