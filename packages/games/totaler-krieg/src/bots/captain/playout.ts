import type { Machine, OpenQuestion, Option, State } from '@sandtable/kernel';
import { optionOf } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Faction } from '../../ids.js';
import type { Table } from '../../table.js';

export type M = Machine<Table, Facts>;
export type S = State<Table>;
export type Open = OpenQuestion<Table, Facts>;

/** Answers questions quickly, for every seat, with a choice that it has listed or judged: what a search plays on with. */
export type Hand = (machine: M, open: Open, seat: Faction) => Option;

/** More choices than the rest of any scenario takes in a search. */
const MOST_CHOICES = 20_000;

/** Plays a position on until `isOver` says so, or to its end. Changes the state. */
export function playOn(machine: M, state: S, hand: Hand, isOver?: (open: Open) => boolean): void {
  for (let left = MOST_CHOICES; left > 0; left--) {
    const open = machine.question(state);
    if (!open || isOver?.(open)) return;
    const seat = machine.nextSeat(state) as Faction;
    machine.chooseListed(state, seat, hand(machine, open, seat));
  }
  throw new Error(`a search has not come to an end after ${MOST_CHOICES} choices`);
}

/** The option of a verb by its name, if it is legal now; -1 if it is not. */
export function legally({ rule, frame, u }: Open, seat: Faction, verb: string, arg = 0): Option {
  const index = rule.verbs.findIndex(({ name }) => name === verb);
  return index >= 0 && rule.verbs[index].check(u, frame, arg, seat) === null ? optionOf(index, arg) : -1;
}
