import {
  type Bot,
  type BotInput,
  clone,
  type Generator,
  type Notes,
  type Option,
  sha256,
} from '@sandtable/kernel';
import type { Facts } from '../../../facts.js';
import { AXIS, type Faction } from '../../../ids.js';
import type { Table } from '../../../table.js';
import { bestByTrial } from '../halving.js';
import { type Hand, type M, playOn, type S } from '../playout.js';
import { handFor } from './hand.js';
import { isBeforeCombat, isWon, linesFor, USUAL, worthOf } from './lines.js';
import { OPENINGS } from './openings.js';

/** How many times the rest of the turn is played for a choice: for the plan, for an attack, for anything else. */
const PLAN_TRIALS = 45;
const ATTACK_TRIALS = 80;
const OTHER_TRIALS = 32;

/**
 * Plays Case White by trial: whatever it could do, it plays the rest of the turn many times, with dice of its own and
 * rules of thumb for both sides, and does what wins most often. The Axis begins with one of a few plans.
 */
export function caseWhite(machine: M): Bot<Table, Facts> {
  const mind = new Mind(machine);
  return { name: 'captain', choose: (sight) => mind.choose(sight) };
}

class Mind {
  constructor(private readonly machine: M) {}

  choose({ state, seat, options, random, notes }: BotInput<Table, Facts>): Option {
    if (options.length === 1) return options[0];
    const known = decidedIn(notes)[keyOf(state)];
    if (known !== undefined && options.includes(known)) return known;
    delete notes.decided;
    const open = this.machine.question(state)!;
    if (seat === AXIS && isWon(open)) return USUAL(this.machine, open, AXIS);
    return isBeforeCombat(open)
      ? this.choosePlan(state, random, notes)
      : this.chooseLine(state, seat as Faction, options, random, notes);
  }

  /** Plays every plan up to the first attack, and from there on many times. */
  private choosePlan(state: S, random: Generator, notes: Notes): Option {
    const { machine } = this;
    const prepared = OPENINGS.map((plan) => {
      const hand = handFor(plan);
      const ready = clone(state);
      playOn(machine, ready, hand, ({ rule }) => rule.name === 'combat');
      return { hand, ready };
    });
    const best = bestByTrial(prepared, PLAN_TRIALS, random, ({ hand, ready }, chance) =>
      worthOf(machine, { ...clone(ready), chance }, hand, AXIS),
    );
    const answer = best.hand(machine, machine.question(state)!, AXIS);
    const next = clone(state);
    machine.choose(next, AXIS, answer);
    this.remember(next, best.hand, notes, (rule) => rule === 'combat');
    return answer;
  }

  private chooseLine(
    state: S,
    seat: Faction,
    options: readonly Option[],
    random: Generator,
    notes: Notes,
  ): Option {
    const { machine } = this;
    const open = machine.question(state)!;
    const isAttack = open.rule.name === 'combat';
    const lines = linesFor(machine, open, seat, options);
    const trials = isAttack ? ATTACK_TRIALS : OTHER_TRIALS;
    const best = bestByTrial(lines, trials, random, ({ answer, hand }, chance) => {
      const trial = { ...clone(state), chance };
      machine.choose(trial, seat, answer);
      return worthOf(machine, trial, hand, seat);
    });
    if (isAttack) {
      const next = clone(state);
      machine.choose(next, seat, best.answer);
      this.remember(next, best.hand, notes, (rule) => rule !== 'muster');
    }
    return best.answer;
  }

  /** Notes what the hand answers from here on, as long as no die is needed. */
  private remember(from: S, hand: Hand, notes: Notes, isOver: (rule: string) => boolean): void {
    const { machine } = this;
    const state = clone(from);
    const decided = decidedIn(notes);
    notes.decided = decided;
    playOn(
      machine,
      state,
      (_, open, seat) => {
        const answer = hand(machine, open, seat);
        decided[keyOf(state)] = answer;
        return answer;
      },
      ({ rule }) => isOver(rule.name),
    );
  }
}

/** What was decided together with an earlier choice of the turn, by position. */
const decidedIn = (notes: Notes) => (notes.decided ?? {}) as Record<string, Option>;

/** Tells positions apart, dice to come left aside. */
const keyOf = ({ frames, table }: S): string => sha256(JSON.stringify([frames, table])).slice(0, 16);
