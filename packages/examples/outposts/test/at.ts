import { Machine, Match, type Plain } from '@sandtable/kernel';
import type { Facts } from '../src/facts.js';
import { outposts } from '../src/index.js';
import type { Table } from '../src/table.js';

export type OutpostsMatch = Match<Table, Facts>;

/** A match at the position of a rule case. */
export function at(given: Record<string, Plain>, options: Record<string, string> = {}): OutpostsMatch {
  const machine = new Machine(outposts, options);
  const state = machine.blank('a position');
  machine.run(state, null, null, (u) => outposts.cases?.arrange(u, given));
  return Match.from(machine, state, 'a position');
}

/** Makes the choices, written "seat: choice"; every one of them must be accepted. */
export function play(match: OutpostsMatch, ...choices: string[]): OutpostsMatch {
  for (const choice of choices) {
    const [seat, text] = choice.split(': ');
    const refused = match.choose(seat, text);
    if (refused) throw new Error(`${choice}: ${refused.reason}`);
  }
  return match;
}

/** The seats to decide now. */
export function asked({ machine, state }: OutpostsMatch): string[] {
  const seats = machine.askedSeats(state);
  return machine.game.seats.filter((_, i) => seats & (1 << i)).map((seat) => seat.id);
}
