import {
  type BotInput,
  type Generator,
  type Notes,
  type Pondering,
  type SeeingBot,
  type Thought,
  TrialSearch,
} from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import { AXIS, type Faction } from '../../ids.js';
import type { Table } from '../../table.js';
import type { M, S } from '../captain/playout.js';
import { standingOf } from './standing.js';
import { Tally } from './tally.js';

/** The questions that are worth a search. */
const SEARCHED: ReadonlySet<string> = new Set([
  'airdrop',
  'combat',
  'defend',
  'withdraw',
  'repulsed',
  'exchanging',
  'shaken',
  'advance',
  'exploitation',
]);
/** All questions of a combat phase. Whatever else is asked ends a trial. */
const IN_COMBAT: ReadonlySet<string> = new Set([...SEARCHED, 'muster', 'lose', 'overstacked', 'remnant']);

/** How many options are tried. */
const TRIED = 10;
/** What the captain's choice has over the others, in steps, and how many trials that counts for. */
const TRUST = 0.6;
const WEIGHT = 4;
/** A scenario that is won is worth so many steps. */
const WON = 40;
const MOST_CHOICES = 400;

/**
 * In combat, what could be done is played on to the end of the phase as the captains would play it, each time with other
 * dice, and the armies and places that are left decide. Everything else is answered as the captain does.
 */
export class CombatSearch implements Pondering {
  private readonly search: TrialSearch<Table, Facts>;
  private readonly tallies: readonly Tally[];

  constructor(
    private readonly machine: M,
    private readonly captain: SeeingBot<Table, Facts>,
    sight: BotInput<Table, Facts>,
  ) {
    const { state, seat, options } = sight;
    const { name } = machine.question(state)!.rule;
    const first = captain.choose(sight);
    const others = SEARCHED.has(name) ? options.filter((option) => option !== first) : [];
    const before = standingOf(machine.read(state));
    const worth = seat === AXIS ? before.worth : -before.worth;
    const candidates = [first, ...others.slice(0, TRIED - 1)].map((option) => ({
      option,
      value: option === first ? worth + TRUST : worth,
    }));
    this.tallies = candidates.map(() => new Tally(seat as Faction, before));
    this.search = new TrialSearch(sight, candidates, {
      weight: WEIGHT,
      playOn: (trial, number, random, candidate) => this.playOn(trial, number, random, candidate),
    });
  }

  step(): boolean {
    return this.search.step();
  }

  thought(): Thought {
    return { ...this.search.thought(), reason: this.tallies[this.search.best].reason };
  }

  private playOn(state: S, number: number, random: Generator, candidate: number): number {
    const { machine, captain } = this;
    const notes: Notes[] = machine.game.seats.map(() => ({}));
    for (let left = MOST_CHOICES; left > 0; left--) {
      const open = machine.question(state);
      if (!open || !IN_COMBAT.has(open.rule.name)) break;
      const seat = machine.nextSeat(state);
      const options = machine.legal(state, seat).slice();
      const sight = { machine, state, seat, options, random, notes: notes[seat], history: [] };
      machine.chooseListed(state, seat, captain.choose(sight));
    }
    const standing = standingOf(machine.read(state));
    this.tallies[candidate].add(standing);
    const { outcome } = state;
    const axis = standing.worth + (outcome ? (outcome.winner === AXIS ? WON : -WON) : 0);
    return number === AXIS ? axis : -axis;
  }
}
