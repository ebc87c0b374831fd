import { type Bot, type BotInput, clone, type Generator, type Option } from '@sandtable/kernel';
import type { Facts } from '../../../facts.js';
import { AXIS, type Faction } from '../../../ids.js';
import type { Table } from '../../../table.js';
import { bestByTrial } from '../halving.js';
import { type Hand, legally, type M, type Open, playOn, type S } from '../playout.js';
import { attackCandidates } from './attack-candidates.js';
import { citiesToTake } from './attacking.js';
import { handFor } from './hand.js';
import { OPENINGS } from './openings.js';

/** How many times the rest of the turn is played for a choice: for the plan, for an attack, for anything else. */
const PLAN_TRIALS = 45;
const ATTACK_TRIALS = 80;
const OTHER_TRIALS = 32;
/** What a City is worth in a game that is lost. */
const CONSOLATION = 0.02;

/** The questions before the first attack. */
const BEFORE_COMBAT: ReadonlySet<string> = new Set(['support', 'blitz-markers', 'organization', 'combining']);

/** How the combat goes on in trials. All openings begin it alike. */
const USUAL_PLAN = OPENINGS[0];
const USUAL = handFor(USUAL_PLAN);

/** An answer, and how the game goes on after it. */
interface Line {
  answer: Option;
  hand: Hand;
}

/**
 * Plays Case White by trial: whatever it could do, it plays the rest of the turn many times, with dice of its own and
 * rules of thumb for both sides, and does what wins most often. The Axis begins with one of a few plans.
 */
export function caseWhite(machine: M): Bot<Table, Facts> {
  const mind = new Mind(machine);
  return { name: 'captain', choose: (sight) => mind.choose(sight) };
}

class Mind {
  /** What was decided together with the last choice, by position. Each is used once: the next game begins anew. */
  private readonly decided = new Map<string, Option>();

  constructor(private readonly machine: M) {}

  choose({ state, seat, options, random }: BotInput<Table, Facts>): Option {
    if (options.length === 1) return options[0];
    const key = keyOf(state);
    const known = this.decided.get(key);
    if (known !== undefined && options.includes(known)) {
      this.decided.delete(key);
      return known;
    }
    this.decided.clear();
    const open = this.machine.question(state)!;
    if (seat === AXIS && isWon(open)) return USUAL(this.machine, open, AXIS);
    return this.isBeforeCombat(state)
      ? this.choosePlan(state, random)
      : this.chooseLine(state, seat as Faction, options, random);
  }

  private isBeforeCombat(state: S): boolean {
    const { rule, u } = this.machine.question(state)!;
    return BEFORE_COMBAT.has(rule.name) || (rule.name === 'movement' && u.table.blitz.length > 0);
  }

  /** Plays every plan up to the first attack, and from there on many times. */
  private choosePlan(state: S, random: Generator): Option {
    const { machine } = this;
    const prepared = OPENINGS.map((plan) => {
      const hand = handFor(plan);
      const ready = clone(state);
      playOn(machine, ready, hand, ({ rule }) => rule.name === 'combat');
      return { hand, ready };
    });
    const best = bestByTrial(prepared, PLAN_TRIALS, random, ({ hand, ready }, chance) =>
      this.worthOf({ ...clone(ready), chance }, hand, AXIS),
    );
    const answer = best.hand(machine, machine.question(state)!, AXIS);
    const next = clone(state);
    machine.choose(next, AXIS, answer);
    this.remember(next, best.hand, (rule) => rule === 'combat');
    return answer;
  }

  private chooseLine(state: S, seat: Faction, options: readonly Option[], random: Generator): Option {
    const { machine } = this;
    const open = machine.question(state)!;
    const isAttack = open.rule.name === 'combat';
    const lines = this.linesFor(open, seat, options);
    const trials = isAttack ? ATTACK_TRIALS : OTHER_TRIALS;
    const best = bestByTrial(lines, trials, random, ({ answer, hand }, chance) => {
      const trial = { ...clone(state), chance };
      machine.choose(trial, seat, answer);
      return this.worthOf(trial, hand, seat);
    });
    if (isAttack) {
      const next = clone(state);
      machine.choose(next, seat, best.answer);
      this.remember(next, best.hand, (rule) => rule !== 'muster');
    }
    return best.answer;
  }

  /** What could be done now; first what the rules of thumb would do. */
  private linesFor(open: Open, seat: Faction, options: readonly Option[]): Line[] {
    const { machine } = this;
    const first = { answer: USUAL(machine, open, seat), hand: USUAL };
    if (open.rule.name !== 'combat') {
      const others = options.filter((answer) => answer !== first.answer);
      return [first, ...others.map((answer) => ({ answer, hand: USUAL }))];
    }
    const attacks = attackCandidates(open.u).map((attack) => {
      const hand = handFor({ ...USUAL_PLAN, attacks: [attack, ...USUAL_PLAN.attacks] });
      return { answer: hand(machine, open, AXIS), hand };
    });
    return [first, ...attacks, { answer: legally(open, AXIS, 'done'), hand: USUAL }];
  }

  /** Plays a position to its end: what it was worth to the seat. */
  private worthOf(state: S, hand: Hand, seat: Faction): number {
    playOn(this.machine, state, hand, isWon);
    const { outcome } = state;
    const axis = outcome && outcome.winner !== AXIS ? outcome.scores[AXIS] * CONSOLATION : 1;
    return seat === AXIS ? axis : -axis;
  }

  /** Notes what the hand answers from here on, as long as no die is needed. */
  private remember(from: S, hand: Hand, isOver: (rule: string) => boolean): void {
    const { machine } = this;
    const state = clone(from);
    playOn(
      machine,
      state,
      (_, open, seat) => {
        const answer = hand(machine, open, seat);
        this.decided.set(keyOf(state), answer);
        return answer;
      },
      ({ rule }) => isOver(rule.name),
    );
  }
}

/** The Axis holds all Cities and is asked what else to do: nothing, since the Pole has no turn of his own. */
const isWon = ({ rule, u }: Open): boolean =>
  (rule.name === 'combat' || rule.name === 'movement') && citiesToTake(u).length === 0;

/** Tells positions apart, dice to come left aside. */
const keyOf = ({ frames, table }: S): string => JSON.stringify([frames, table]);
