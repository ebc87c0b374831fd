import { argOf, type Option } from '@sandtable/kernel';
import { combat, muster } from '../../../combat/attack.js';
import { battle } from '../../../combat/battle.js';
import { targetsOf } from '../../../combat/declarable.js';
import { type Attack, oddsOf } from '../../../combat/odds.js';
import { defendingHqs, fitTogether } from '../../../combat/parties.js';
import { refugesOf } from '../../../combat/refuge.js';
import { withdraw } from '../../../combat/retreat.js';
import { areAlike } from '../../../counters/alike.js';
import { IS_ARMOR, IS_HQ } from '../../../counters/counters.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../../facts.js';
import { type Counter, type Faction, type Hex, NO_COUNTER } from '../../../ids.js';
import { hexOf } from '../../../places.js';
import { factionOf, positionOf } from '../../../position/position.js';
import { fitsInto, MOST_UNITS, mostSteps, stackIn, stackingFault } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';
import { mostWanted } from '../answers.js';
import { everybody, withBestHq } from '../chances.js';
import { legally, type M, type Open } from '../playout.js';
import { NO_PROSPECT, type Prospect } from '../prospects.js';
import { prospectAgainst } from './columns.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** What a side fights for. */
export interface Purpose {
  faction: Faction;
  /** What it is worth to stand in a hex, in steps. */
  worth(hex: Hex): number;
  /** What a declared attack is worth; one of 0 or less is not made. */
  ofAttack(target: Hex, prospect: Prospect): number;
  /** The hex is not given up for the sake of a step. */
  isPrecious(hex: Hex): boolean;
  /** What a unit could do in another attack than this one, in steps; nothing if it is not said. */
  elsewhere?(unit: Counter, target: Hex): number;
}

/** The attack on a hex by everybody who may attack together, with the HQ that helps most. */
function fullAttack(u: R, faction: Faction, target: Hex, blitz: boolean): Attack {
  const force: Counter[] = [];
  for (const unit of everybody(u, faction, target, blitz))
    if (fitTogether(u, [...force, unit])) force.push(unit);
  return withHelp(u, withBestHq(u, faction, target, force, blitz));
}

/** The defenders name an HQ if they can. */
function withHelp(u: R, attack: Attack): Attack {
  const hqs = defendingHqs(u, attack.target, positionOf(u).ground[attack.target]);
  return { ...attack, defendersHq: hqs[0] ?? NO_COUNTER };
}

function promiseOf(u: R, attack: Attack): Prospect {
  if (attack.attackers.length === 0) return NO_PROSPECT;
  if (positionOf(u).ground[attack.target].length === 0) return { clears: 1, kills: 0, loses: 0 };
  const { before, column } = oddsOf(u, attack);
  return prospectAgainst(u, attack.target, before < 0 ? -1 : column);
}

/** The next attack, or done. */
function chooseAttack({ u, ...open }: Open, purpose: Purpose): Option {
  const { blitz } = u.findFrame(combat)!;
  const { faction } = purpose;
  let [target, most] = [-1 as Hex, 0];
  for (const hex of targetsOf(u, faction, blitz)) {
    const worth = purpose.ofAttack(hex, promiseOf(u, fullAttack(u, faction, hex, blitz)));
    if (worth > most) [target, most] = [hex, worth];
  }
  return legally({ u, ...open }, faction, target >= 0 ? 'attack' : 'done', Math.max(0, target));
}

/** Everybody attacks whose absence would make a difference. */
function chooseForce(machine: M, open: Open, purpose: Purpose): Option {
  const { u, rule } = open;
  const { faction } = purpose;
  const draft = u.findFrame(muster)!;
  let best = fullAttack(u, faction, draft.target, draft.blitz);
  let most = purpose.ofAttack(draft.target, promiseOf(u, best));
  // The weakest first: whoever does not matter may attack another hex.
  for (const unit of best.attackers.slice().reverse()) {
    const rest = best.attackers.filter((other) => other !== unit);
    if (rest.length === 0) break;
    const fewer = withHelp(u, withBestHq(u, faction, draft.target, rest, draft.blitz));
    const worth = purpose.ofAttack(draft.target, promiseOf(u, fewer));
    if (worth + (purpose.elsewhere?.(unit, draft.target) ?? 0) >= most) [best, most] = [fewer, worth];
  }
  const missing = best.attackers.filter((unit) => !draft.attackers.includes(unit));
  const options = machine.list(open, faction);
  const named = (verb: string) => options.filter((option) => machine.verb(rule, option).name === verb);
  for (const option of named('with')) {
    const unit = argOf(option) as Counter;
    if (missing.some((other) => other === unit || areAlike(u, other, unit))) return option;
  }
  if (draft.hq < 0) {
    const support = named('support').find((option) => argOf(option) === (best.attackersHq as number));
    if (support !== undefined) return support;
  }
  return named('declare')[0] ?? named('with')[0] ?? options[0];
}

/** The unit is the last one in a hex that is not to be given up. */
function isGarrison(u: R, unit: Counter, { faction, isPrecious }: Purpose): boolean {
  const hex = hexOf(u.table.place[unit]);
  return isPrecious(hex) && positionOf(u).units[faction][hex] === 1;
}

/** There is room in the hex, and remains for paratroops that land there at the end of the segment (4.1.4a). */
function fits(u: R, unit: Counter, hex: Hex, { faction }: Purpose): boolean {
  if (fitsInto(u, hex, faction, unit, stepsOf(u, unit)) !== null) return false;
  const { airdrops, units } = positionOf(u);
  const landing = airdrops[hex].filter((drop) => factionOf(u, drop) === faction).length;
  if (landing === 0) return true;
  const steps = stackIn(u, hex, faction).reduce((sum, one) => sum + stepsOf(u, one), stepsOf(u, unit));
  return units[faction][hex] + 1 + landing <= MOST_UNITS && steps + landing <= mostSteps(u, hex);
}

/** Armor first, since it can go on; then the strong, as long as there is room and nothing is given up for it. */
function chooseAdvance(machine: M, open: Open, purpose: Purpose): Option {
  const { u, rule } = open;
  const { target } = u.findFrame(battle)!;
  let [found, most] = [-1, 0];
  const inside = positionOf(u).units[purpose.faction][target];
  for (const option of machine.list(open, purpose.faction)) {
    if (machine.verb(rule, option).name !== 'advance') continue;
    const unit = argOf(option) as Counter;
    if (isGarrison(u, unit, purpose) || !fits(u, unit, target, purpose)) continue;
    const here = hexOf(u.table.place[unit]);
    const better = purpose.worth(target) - purpose.worth(here);
    if (inside > 0 && better <= 0) continue;
    const gain = 20 + better + (IS_ARMOR[unit] ? 3 : 0) + faceOf(u, unit).defense / 4;
    if (gain > most) [found, most] = [option, gain];
  }
  return found >= 0 ? found : legally(open, purpose.faction, 'done');
}

function chooseExploitation(machine: M, open: Open, purpose: Purpose): Option {
  const { u, rule } = open;
  let [found, most] = [-1, 0.2];
  for (const option of machine.list(open, purpose.faction)) {
    if (machine.verb(rule, option).name !== 'exploit') continue;
    const arg = argOf(option) as CounterAndHex;
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    if (isGarrison(u, unit, purpose) || !fits(u, unit, hex, purpose)) continue;
    const gain = purpose.worth(hex) - purpose.worth(hexOf(u.table.place[unit]));
    if (gain > most) [found, most] = [option, gain];
  }
  return found >= 0 ? found : legally(open, purpose.faction, 'done');
}

/** 9.2d: a force that goes there loses nothing for want of room. */
function isRoomFor(u: R, units: readonly Counter[], hex: Hex, faction: Faction): boolean {
  const there = stackIn(u, hex, faction).filter((unit) => !units.includes(unit));
  return stackingFault(u, [...there, ...units], mostSteps(u, hex)) === null;
}

/** Every stack of the force finds a hex with room for all of it. */
function canGoBack(u: R, units: readonly Counter[], target: Hex, faction: Faction): boolean {
  const hexes = new Set(units.map((unit) => hexOf(u.table.place[unit])).filter((hex) => hex >= 0));
  return [...hexes].every((hex) => {
    const stack = units.filter((unit) => hexOf(u.table.place[unit]) === hex);
    return refugesOf(u, stack[0], target).some((refuge) => isRoomFor(u, stack, refuge, faction));
  });
}

/** 4.2.5.1a: where there is room; -1 if there is none, or if they may stand. Nearer to what counts first. */
function chooseRefuge(machine: M, open: Open, purpose: Purpose): Option {
  const { u, rule } = open;
  const { units, mayStand } = u.findFrame(withdraw)!;
  if (mayStand) return -1;
  let [found, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const option of machine.list(open, purpose.faction)) {
    if (machine.verb(rule, option).name !== 'retreat') continue;
    const hex = argOf(option) as Hex;
    if (!isRoomFor(u, units, hex, purpose.faction)) continue;
    const worth = purpose.worth(hex);
    if (worth > most) [found, most] = [option, worth];
  }
  return found;
}

/** 4.2.4b, 4.2.4c: goes back rather than lose a step, unless something precious would be given up or room is wanting. */
function chooseRepulse(open: Open, purpose: Purpose): Option {
  const { u, rule } = open;
  const { attackers, defenders, target } = u.findFrame(battle)!;
  const units = rule.name === 'shaken' ? defenders : attackers;
  const hexes = units.map((unit) => hexOf(u.table.place[unit])).filter((hex) => hex >= 0);
  const steps = units.reduce(
    (all, unit) => all + (hexOf(u.table.place[unit]) >= 0 ? stepsOf(u, unit) : 0),
    0,
  );
  const stays =
    hexes.some((hex) => purpose.isPrecious(hex)) ||
    !canGoBack(u, units, target, purpose.faction) ||
    (rule.name === 'exchanging' && steps > 3 && purpose.worth(target) > 3);
  const retreat = legally(open, purpose.faction, 'retreat');
  return retreat < 0 || (stays && steps > 1) ? legally(open, purpose.faction, 'lose') : retreat;
}

/** The cheapest step: not the last one of a unit, not armor or an HQ if others can pay. */
function lossWorth(u: R, unit: Counter): number {
  const { attack, defense, steps } = faceOf(u, unit);
  return steps * 2 - attack - defense - (IS_ARMOR[unit] ? 3 : 0) - (IS_HQ[unit] ? 5 : 0);
}

/** What a side answers to losses. */
export function chooseLoss(machine: M, open: Open, faction: Faction): Option {
  return mostWanted(machine, open, faction, (_, arg) => lossWorth(open.u, arg as Counter));
}

/** What a side answers in its own attacks; -1 if it is asked something else. */
export function chooseInCombat(machine: M, open: Open, purposeOf: (u: R) => Purpose): Option {
  const { u, rule } = open;
  switch (rule.name) {
    case 'combat':
      return chooseAttack(open, purposeOf(u));
    case 'muster':
      return chooseForce(machine, open, purposeOf(u));
    case 'advance':
      return chooseAdvance(machine, open, purposeOf(u));
    case 'exploitation':
      return chooseExploitation(machine, open, purposeOf(u));
    case 'repulsed':
    case 'exchanging':
    case 'shaken':
      return chooseRepulse(open, purposeOf(u));
    case 'withdraw':
      return chooseRefuge(machine, open, purposeOf(u));
    default:
      return -1;
  }
}
