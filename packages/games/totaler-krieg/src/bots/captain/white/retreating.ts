import { argOf, type Option } from '@sandtable/kernel';
import { battle } from '../../../combat/battle.js';
import { withdraw } from '../../../combat/retreat.js';
import { IS_ARMOR, IS_HQ } from '../../../counters/counters.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import { AXIS, type Counter, type Faction, type Hex } from '../../../ids.js';
import { hexOf } from '../../../places.js';
import { positionOf } from '../../../position/position.js';
import type { R } from '../../../table.js';
import { objectives } from '../../objectives.js';
import { legally, type M, type Open } from '../playout.js';

const stepsIn = (u: R, units: readonly Counter[]) =>
  units.reduce((all, unit) => all + (hexOf(u.table.place[unit]) >= 0 ? stepsOf(u, unit) : 0), 0);

/** 4.2.5: a City is held as long as a step would be left; those who go avoid friends until their last hex. */
export function chooseRetreat(machine: M, open: Open, seat: Faction): Option {
  const { u, rule } = open;
  const { units, left } = u.findFrame(withdraw)!;
  const options = machine.list(open, seat);
  const named = (verb: string) => options.filter((option) => machine.verb(rule, option).name === verb);
  if (seat !== AXIS && stepsIn(u, units) > left) {
    const stand = named('stand')[0];
    if (stand !== undefined) return stand;
  }
  let [found, most] = [options[0], Number.NEGATIVE_INFINITY];
  for (const option of named('retreat')) {
    const hex = argOf(option) as Hex;
    const friends = positionOf(u).units[seat][hex];
    const isPrize = objectives(u).includes(hex);
    const worth = (left > 1 ? -3 : 1) * friends * (isPrize ? 2 : 1) + (isPrize ? 1 : 0);
    if (worth > most) [found, most] = [option, worth];
  }
  return found;
}

/** 4.2.4b, 4.2.4c: the attackers of a City pay with a step; in the Blitz segment they keep their place. */
export function chooseRepulse(open: Open, seat: Faction): Option {
  const { u, rule } = open;
  const { target, attackers, defenders, blitz } = u.findFrame(battle)!;
  const isPrize = objectives(u).includes(target);
  const stays =
    rule.name === 'shaken'
      ? isPrize && stepsIn(u, defenders) > 1
      : rule.name === 'exchanging'
        ? isPrize || blitz
        : blitz && stepsIn(u, attackers) > 2;
  const retreat = legally(open, seat, 'retreat');
  return stays || retreat < 0 ? legally(open, seat, 'lose') : retreat;
}

/** The cheapest step: not the last one of a unit, not armor or an HQ if others can pay. */
export function chooseLoss(machine: M, open: Open, seat: Faction): Option {
  const { u } = open;
  let [found, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const option of machine.list(open, seat)) {
    const unit = argOf(option) as Counter;
    const { attack, defense, steps } = faceOf(u, unit);
    const worth = steps * 2 - attack - defense - (IS_ARMOR[unit] ? 3 : 0) - (IS_HQ[unit] ? 5 : 0);
    if (worth > most) [found, most] = [option, worth];
  }
  return found;
}
