import { type Frame, type Process, type Refusal, rulesOf } from '@sandtable/kernel';
import { spaceOf } from './board/board.js';
import type { Facts } from './facts.js';
import type { Country, Piece, Space } from './ids.js';
import type { R, Table } from './table.js';

/** The kernel's rule builders, typed for this game. */
export const { process, question, verb } = rulesOf<Table, Facts, Country>();

/**
 * A reason for refusal: a rule anchor and a sentence. A is what the choice names (a space, a card); B is what the
 * sentence needs from the question, so only questions whose frames provide it can use the refusal.
 */
export interface GameRefusal<A extends number = number, B = object>
  extends Refusal<Table, Facts, B, A, Country> {
  /** The sentence without the anchor, for use inside another sentence. */
  clause: Clause<A, B>;
}

type Clause<A extends number, B> = (u: R, arg: A, seat: Country, f: B) => string;

export function refusal<A extends number = number, B = object>(
  anchor: string,
  clause: Clause<A, B>,
): GameRefusal<A, B> {
  return {
    anchor,
    clause,
    say: (u, f, arg, seat) => `${clause(u, arg, seat, f)}; see ${anchor}`,
  };
}

/** All frames of a process that are on the stack, the outermost first. */
export function framesOf<B>(u: R, rule: Process<Table, Facts, B>): (Frame & B)[] {
  return u.state.frames.filter((frame): frame is Frame & B => frame.rule === rule.name);
}

/** Adapts a refusal about a space to choices that name a space and a country. */
export function ofSpace<B>({ anchor, clause }: GameRefusal<Space, B>): GameRefusal<Piece, B> {
  return refusal(anchor, (u, arg: Piece, seat, f: B) => clause(u, spaceOf(arg), seat, f));
}
