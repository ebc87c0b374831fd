import type { Option } from '@sandtable/kernel';
import { battle } from '../../../combat/battle.js';
import { refugesOf } from '../../../combat/refuge.js';
import { withdraw } from '../../../combat/retreat.js';
import { IS_ARMOR, IS_HQ } from '../../../counters/counters.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import type { Counter, Faction, Hex } from '../../../ids.js';
import { hexOf } from '../../../places.js';
import { mostSteps, stackIn, stackingFault } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';
import { type Asked, hexIn, unitIn } from './asked.js';

const stepsLeft = ({ open: { u } }: Asked, units: readonly Counter[]) =>
  units.reduce((all, unit) => all + (hexOf(u.table.place[unit]) >= 0 ? stepsOf(u, unit) : 0), 0);

/** What a retreat into a stack that has no room costs: somebody is lost at the end of the segment (9.2d). */
const NO_ROOM = 4;

const fits = (u: R, hex: Hex, faction: Faction, units: readonly Counter[]): boolean =>
  stackingFault(u, [...stackIn(u, hex, faction), ...units], mostSteps(u, hex)) === null;

/** 4.2.5.3: a City that counts is held as long as a step would be left; others go to the best place. */
export function chooseRetreat(asked: Asked): Option {
  const { front, seat } = asked;
  const { u } = asked.open;
  const { origin, units, left } = u.findFrame(withdraw)!;
  const stand = asked.of('stand')[0];
  if (stand !== undefined && front.isCounted(origin) && stepsLeft(asked, units) > left) return stand;
  const retreat = asked.best('retreat', Number.NEGATIVE_INFINITY, (option) => {
    const hex = hexIn(option);
    return front.placeWorth(units[0], hex, false) - (fits(u, hex, seat, units) ? 0 : NO_ROOM);
  });
  return retreat ?? asked.options[0];
}

/** 4.2.4b, 4.2.4c: a step is paid for a City that counts, to take it or not to leave it, and to wear down a small force. */
export function chooseRepulse(asked: Asked): Option {
  const retreat = asked.of('retreat')[0];
  const stays = paysStep(asked) || isCramped(asked);
  return (stays ? undefined : retreat) ?? asked.of('lose')[0] ?? asked.options[0];
}

/** Some of those who would go back find no room: it would cost a step as well (9.2d). */
function isCramped({ open, seat }: Asked): boolean {
  const { u } = open;
  const { target, attackers, defenders } = u.findFrame(battle)!;
  const force = open.rule.name === 'shaken' ? defenders : attackers;
  const hexes = new Set(force.map((unit) => hexOf(u.table.place[unit])).filter((hex) => hex >= 0));
  return [...hexes].some((here) => {
    const stack = force.filter((unit) => hexOf(u.table.place[unit]) === here);
    return !refugesOf(u, stack[0], target).some((hex) => fits(u, hex, seat, stack));
  });
}

function paysStep(asked: Asked): boolean {
  const { front, open } = asked;
  const { target, attackers, defenders } = open.u.findFrame(battle)!;
  const isPrize = front.isCounted(target);
  if (open.rule.name === 'shaken') return isPrize && stepsLeft(asked, defenders) > 1;
  if (attackers.some((unit) => front.isCounted(front.hexOf(unit)))) return true;
  if (open.rule.name === 'repulsed' || stepsLeft(asked, attackers) <= 2) return false;
  return isPrize || stepsLeft(asked, defenders) <= 2;
}

/** The cheapest step: not the last one of a unit, not armor or an HQ if others can pay. */
export function chooseLoss(asked: Asked): Option {
  const { u } = asked.open;
  const lose = asked.best('lose', Number.NEGATIVE_INFINITY, (option) => {
    const unit = unitIn(option);
    const { attack, defense, steps } = faceOf(u, unit);
    return steps * 2 - attack - defense - (IS_ARMOR[unit] ? 3 : 0) - (IS_HQ[unit] ? 5 : 0);
  });
  return lose ?? asked.options[0];
}

/** 4.2.5.1f: an HQ that helps keeps the defenders from going back, which is good in a City that counts only. */
export function chooseDefence(asked: Asked): Option {
  const { target } = asked.open.u.findFrame(battle)!;
  const support = asked.front.isCounted(target) ? asked.of('support')[0] : undefined;
  return support ?? asked.of('none')[0] ?? asked.options[0];
}
