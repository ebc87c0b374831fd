import { clone, type Option } from '@sandtable/kernel';
import { targetsOf } from '../../../combat/declarable.js';
import { withinTwo } from '../../../combat/parties.js';
import { COUNTER_KIND, IS_ARMOR, IS_HQ } from '../../../counters/counters.js';
import { stepsOf } from '../../../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../../facts.js';
import { AXIS, type Faction, type Hex } from '../../../ids.js';
import { FRANCE } from '../../../map/areas.js';
import { hexOf } from '../../../places.js';
import { controllerOf, hasEnemy, positionOf } from '../../../position/position.js';
import { inPool } from '../../../support/support-units.js';
import type { R } from '../../../table.js';
import { isSecondHq } from '../../second-hq.js';
import { mostWanted, orElse } from '../answers.js';
import { legally, type M, type Open, type S } from '../playout.js';
import { Aims } from './aims.js';
import { axisOrders, axisPromise, ENOUGH_FOR_OSLO, PARATROOPS } from './axis-orders.js';
import { moveAsOrdered } from './carrying-out.js';
import { chooseInCombat, chooseLoss, type Purpose } from './combat.js';
import { HAMBURG, OSLO } from './landmarks.js';
import {
  chooseConvoy,
  chooseVictim,
  chooseWar,
  dropOnNorway,
  markJutland,
  sailToOslo,
} from './weseruebung.js';

const { firstOf, secondOf, of } = COUNTER_AND_HEX.factors;

/** What an Air Force must add to the attacks of a turn, in steps. */
const AIR_FORCE = 0.5;
/** So many hexes are tried for it. */
const MOST_HEXES = 8;

/** What the Axis fights for. */
export function axisPurpose(u: R): Purpose {
  const aims = new Aims(u);
  return {
    faction: AXIS,
    worth: (hex) => aims.of(hex),
    ofAttack: (target, prospect) => aims.ofAttack(target, prospect),
    isPrecious: (hex) => aims.isPrecious(hex),
  };
}

/** What the Axis answers; -1 if it has no opinion. */
export function axisChoice(machine: M, state: S, open: Open): Option {
  const { u, rule } = open;
  switch (rule.name) {
    case 'replacements':
      return mostWanted(machine, open, AXIS, (verb, arg) =>
        verb === 'place' ? replacementWorth(u, arg) : -100,
      );
    case 'political-target':
      return chooseVictim(open, 'select');
    case 'declare-war':
      return chooseWar(open);
    case 'case-yellow-country':
      // Once in a game: it is kept for France.
      return orElse(legally(open, AXIS, 'defeat', FRANCE), legally(open, AXIS, 'pass'));
    case 'support':
      return chooseSupport(machine, state, open);
    case 'blitz-markers':
      return chooseBlitz(machine, state, open);
    case 'organization':
      return mostWanted(machine, open, AXIS, (verb, arg) =>
        verb === 'combine' ? armyWorth(u, arg as CounterAndHex) : verb === 'done' ? 0 : -1,
      );
    case 'combining':
      return mostWanted(machine, open, AXIS, (verb, arg) => (verb === 'form' ? 2 : IS_ARMOR[arg] ? 0 : 1));
    case 'movement':
      return chooseMove(open);
    case 'airdrop':
      return chooseDrop(machine, state, open);
    case 'contest':
      return legally(open, AXIS, 'pass');
    case 'lose':
    case 'overstacked':
      return chooseLoss(machine, open, AXIS);
    default:
      return chooseInCombat(machine, open, axisPurpose);
  }
}

/** Paratroops to Hamburg; others near the front, where they become an army with those who are there. */
function replacementWorth(u: R, arg: number): number {
  const [unit, hex] = [firstOf(arg as CounterAndHex), secondOf(arg as CounterAndHex)];
  if (unit === PARATROOPS) return hex === HAMBURG ? 100 : 50;
  const { ground } = positionOf(u);
  const single = ground[hex].filter((other) => stepsOf(u, other) === 1 && IS_ARMOR[other] === IS_ARMOR[unit]);
  return (single.length === 1 || single.length === 2 ? 1.5 : 0) - new Aims(u).distance(hex);
}

/** Armies are worth more than their parts; panzer armies most. Who is meant for Norway stays as he is. */
function armyWorth(u: R, arg: CounterAndHex): number {
  const [unit, hex] = [firstOf(arg), secondOf(arg)];
  if (hex === OSLO || (hex === HAMBURG && positionOf(u).units[AXIS][OSLO] < ENOUGH_FOR_OSLO)) return -1;
  const corps = positionOf(u).ground[hex].filter((other) => stepsOf(u, other) === 1 && !IS_ARMOR[other]);
  if (isSecondHq(u, unit, hex)) return -1;
  if (IS_HQ[unit] && corps.length < 2 && hexOf(u.table.place[unit]) < 0) return -1;
  const { front } = u.facts.values.faces[COUNTER_KIND[unit]];
  return (front?.attack ?? 0) + (IS_HQ[unit] ? 1 : 0);
}

/** Convoys sail for Norway; Air Forces go where they help most, each once: they are away for long afterwards. */
function chooseSupport(machine: M, state: S, open: Open): Option {
  const { u } = open;
  const convoy = chooseConvoy(open);
  if (convoy >= 0) return convoy;
  const now = axisPromise(u);
  const [option, worth] = bestTrial(machine, state, open, 'place', airHexes(u));
  if (worth > now + AIR_FORCE) return option;
  return legally(open, AXIS, 'done');
}

/** The enemies near the army that are worth most: where Air Forces and Blitz markers could be of use. */
function hotHexes(u: R): Hex[] {
  const position = positionOf(u);
  const aims = new Aims(u);
  return position.filled
    .filter((hex) => hasEnemy(AXIS, hex, position) && isNearOwn(u, hex))
    .sort((a, b) => aims.of(b) - aims.of(a))
    .slice(0, MOST_HEXES);
}

const isNearOwn = (u: R, hex: Hex) => withinTwo(hex).some((near) => positionOf(u).units[AXIS][near] > 0);

function airHexes(u: R): CounterAndHex[] {
  const unit = inPool(u, AXIS, ['air-force'])[0];
  return unit === undefined ? [] : hotHexes(u).map((hex) => of(unit, hex));
}

/** A Blitz marker for the paratroops, then where the attacks of the turn promise most. */
function chooseBlitz(machine: M, state: S, open: Open): Option {
  const { u } = open;
  const forOslo = markJutland(open);
  if (forOslo >= 0) return forOslo;
  const [option] = bestTrial(machine, state, open, 'blitz', hotHexes(u));
  return orElse(option, legally(open, AXIS, 'done'));
}

/** The answer after which the attacks of the turn promise most, and what they promise then. */
function bestTrial(
  machine: M,
  state: S,
  open: Open,
  verb: string,
  args: readonly number[],
): [Option, number] {
  // First of all, since the machine looks at the trials afterwards.
  const options = args.map((arg) => legally(open, AXIS, verb, arg)).filter((option) => option >= 0);
  let [found, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const trial = clone(state);
    machine.chooseListed(trial, AXIS, option);
    const next = machine.question(trial);
    const seat = machine.nextSeat(trial) as Faction;
    if (next?.rule.name === 'contest') machine.choose(trial, seat, legally(next, seat, 'pass'));
    const worth = axisPromise(machine.read(trial));
    if (worth > most) [found, most] = [option, worth];
  }
  // The machine looks at the position again.
  machine.question(state);
  return [found, most];
}

/** One unit after the other as ordered; then reinforcements for Oslo by sea. */
function chooseMove(open: Open): Option {
  const ordered = moveAsOrdered(open, AXIS, axisOrders);
  if (ordered >= 0) return ordered;
  return orElse(sailToOslo(open), legally(open, AXIS, 'done'));
}

/** 4.1.1: from Jutland to Norway; elsewhere onto the defenders of the hex that is worth most. */
function chooseDrop(machine: M, state: S, open: Open): Option {
  const { u } = open;
  const aims = new Aims(u);
  const norway = dropOnNorway(machine, state, open);
  if (norway >= 0) return norway;
  const from = hexOf(u.table.place[PARATROOPS]);
  // Until Oslo is taken, it is what they are kept for.
  if (from >= 0 && !aims.isPrecious(from) && controllerOf(u, OSLO) === AXIS) {
    const targets = targetsOf(u, AXIS, true).sort((a, b) => aims.of(b) - aims.of(a));
    for (const target of targets) {
      const option = legally(open, AXIS, 'drop', of(PARATROOPS, target));
      if (option >= 0) return option;
    }
  }
  return legally(open, AXIS, 'done');
}
