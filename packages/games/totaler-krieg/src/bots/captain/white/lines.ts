import type { Option } from '@sandtable/kernel';
import { combat, muster } from '../../../combat/attack.js';
import { AXIS, type Faction } from '../../../ids.js';
import { type Hand, legally, type M, type Open, playOn, type S } from '../playout.js';
import { attackCandidates } from './attack-candidates.js';
import { citiesToTake } from './attacking.js';
import { handFor } from './hand.js';
import { OPENINGS } from './openings.js';
import type { WantedAttack } from './plan.js';

/** What a City is worth in a game that is lost. */
const CONSOLATION = 0.02;

/** The questions before the first attack. */
const BEFORE_COMBAT: ReadonlySet<string> = new Set(['support', 'blitz-markers', 'organization', 'combining']);

/** How the combat goes on in trials. All openings begin it alike. */
const USUAL_PLAN = OPENINGS[0];
export const USUAL = handFor(USUAL_PLAN);

/** An answer, and how the game goes on after it. */
export interface Line {
  answer: Option;
  hand: Hand;
  /** The attack that it begins with. */
  attack?: WantedAttack;
}

export const isBeforeCombat = ({ rule, u }: Open): boolean =>
  BEFORE_COMBAT.has(rule.name) || (rule.name === 'movement' && u.table.blitz.length > 0);

/** The Axis holds all Cities and is asked what else to do: nothing, since the Pole has no turn of his own. */
export const isWon = ({ rule, u }: Open): boolean =>
  (rule.name === 'combat' || rule.name === 'movement') && citiesToTake(u).length === 0;

/** What could be done now, in combat and after it; first what the rules of thumb would do. */
export function linesFor(machine: M, open: Open, seat: Faction, options: readonly Option[]): Line[] {
  const first = { answer: USUAL(machine, open, seat), hand: USUAL };
  if (open.rule.name !== 'combat') {
    const others = options.filter((answer) => answer !== first.answer);
    return [first, ...others.map((answer) => ({ answer, hand: USUAL }))];
  }
  const attacks = attackCandidates(open.u, open.u.findFrame(combat)!.blitz).map((attack) =>
    lineOf(machine, open, attack),
  );
  return [first, ...attacks, { answer: legally(open, AXIS, 'done'), hand: USUAL }];
}

/** The plans of the Axis, for the questions before combat. */
export function openingLines(machine: M, open: Open): Line[] {
  return OPENINGS.map((plan) => {
    const hand = handFor(plan);
    return { answer: hand(machine, open, AXIS), hand };
  });
}

/** With whom the attack that is being put together could be made. */
export function musterLines(machine: M, open: Open): Line[] {
  const { target, blitz } = open.u.findFrame(muster)!;
  const attacks = attackCandidates(open.u, blitz).filter((attack) => attack.target === target);
  const first = { answer: USUAL(machine, open, AXIS), hand: USUAL };
  return [first, ...attacks.map((attack) => lineOf(machine, open, attack))];
}

/** An attack, and after it rules of thumb. */
export function lineOf(machine: M, open: Open, attack: WantedAttack): Line {
  const hand = handFor({ ...USUAL_PLAN, attacks: [attack, ...USUAL_PLAN.attacks] });
  return { answer: hand(machine, open, AXIS), hand, attack };
}

/** Plays a position to its end: what it was worth to the seat. */
export function worthOf(machine: M, state: S, hand: Hand, seat: Faction): number {
  playOn(machine, state, hand, isWon);
  const { outcome } = state;
  const axis = outcome && outcome.winner !== AXIS ? outcome.scores[AXIS] * CONSOLATION : 1;
  return seat === AXIS ? axis : -axis;
}
