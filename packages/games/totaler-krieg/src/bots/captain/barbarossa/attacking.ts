import type { Option } from '@sandtable/kernel';
import { combat, muster } from '../../../combat/attack.js';
import { strongestAttack, targetsOf } from '../../../combat/declarable.js';
import type { Attack } from '../../../combat/odds.js';
import { canAttackAcross, neighboursOf, supportersOf } from '../../../combat/parties.js';
import { areAlike } from '../../../counters/alike.js';
import { faceOf } from '../../../counters/units.js';
import { type Counter, type Hex, NO_COUNTER } from '../../../ids.js';
import { hexOf } from '../../../places.js';
import { hasEnemy } from '../../../position/position.js';
import { prospectsOf } from '../prospects.js';
import { type Asked, hexIn, unitIn } from './asked.js';
import type { Front } from './front.js';

/** What an attack must be worth. */
const LEAST_GAIN = 0.15;
/** What may be lost for a unit that can attack another hex instead. */
const SPARED = 0.02;

/** What an attack is worth, the worse of the defender's choices. */
function gainOf(front: Front, attack: Attack): number {
  const prospects = prospectsOf(front.u, attack);
  if (prospects.length === 0) return -10;
  const ground = front.groundWorth(attack.target);
  const step = front.stepWorth(attack.target);
  return Math.min(...prospects.map(({ clears, kills, loses }) => clears * ground + kills * step - loses));
}

interface WeighedAttack {
  attack: Attack;
  gain: number;
}

/** Somebody else could be attacked by the unit. */
function hasOtherTarget({ u, faction, position }: Front, unit: Counter, target: Hex): boolean {
  const here = hexOf(u.table.place[unit]);
  return neighboursOf(here).some(
    (hex) =>
      hex !== target &&
      !u.table.targets.includes(hex) &&
      canAttackAcross(u, here, hex) &&
      hasEnemy(faction, hex, position),
  );
}

/** The best attack on a hex, with everybody who is not needed for another one. */
function attackOn(front: Front, target: Hex, blitz: boolean): WeighedAttack {
  const { u, faction } = front;
  const attackers = strongestAttack(u, target, faction, blitz);
  let attack: Attack = { target, attackers, attackersHq: NO_COUNTER, defendersHq: NO_COUNTER, blitz };
  let gain = gainOf(front, attack);
  for (const attackersHq of supportersOf(u, target, faction, attackers, blitz)) {
    const supported = { ...attack, attackersHq };
    const value = gainOf(front, supported);
    if (value > gain) [attack, gain] = [supported, value];
  }
  const weakestFirst = attackers.slice().sort((a, b) => faceOf(u, a).attack - faceOf(u, b).attack);
  for (const unit of weakestFirst) {
    const rest = attack.attackers.filter((other) => other !== unit);
    if (rest.length === 0) break;
    if (!hasOtherTarget(front, unit, target)) continue;
    const fewer = { ...attack, attackers: rest };
    const value = gainOf(front, fewer);
    if (value >= gain - SPARED) [attack, gain] = [fewer, value];
  }
  return { attack, gain };
}

/** The next attack, or done. */
export function chooseAttack(asked: Asked): Option {
  const { front, open } = asked;
  const { blitz } = open.u.findFrame(combat)!;
  let [found, most]: [Attack | null, number] = [null, LEAST_GAIN];
  for (const target of targetsOf(open.u, asked.seat, blitz)) {
    const { attack, gain } = attackOn(front, target, blitz);
    if (gain > most) [found, most] = [attack, gain];
  }
  if (!found) return asked.done;
  asked.notes.attack = [found.target, found.attackersHq, ...found.attackers];
  const { target } = found;
  return asked.of('attack').find((option) => hexIn(option) === target) ?? asked.done;
}

/** Who makes the attack that is put together: as it was found when it was chosen, if it was. */
function forceFor({ front, open, notes }: Asked): Pick<Attack, 'attackers' | 'attackersHq'> {
  const { target, blitz } = open.u.findFrame(muster)!;
  const [noted, hq, ...attackers] = (notes.attack ?? []) as [Hex?, Counter?, ...Counter[]];
  if (noted === target && hq !== undefined) return { attackers, attackersHq: hq };
  return attackOn(front, target, blitz).attack;
}

/** Puts the force together unit by unit. */
export function chooseForce(asked: Asked): Option {
  const { u } = asked.open;
  const draft = u.findFrame(muster)!;
  const attack = forceFor(asked);
  const missing = attack.attackers.filter((unit) => !draft.attackers.includes(unit));
  const joins = asked
    .of('with')
    .find((option) => missing.some((unit) => unit === unitIn(option) || areAlike(u, unit, unitIn(option))));
  if (joins !== undefined) return joins;
  const support = asked.of('support').find((option) => unitIn(option) === attack.attackersHq);
  if (support !== undefined && draft.hq < 0) return support;
  return asked.of('declare')[0] ?? asked.options[0];
}
