import { argOf, type Option } from '@sandtable/kernel';
import type { Card } from '../../cards/deck.js';
import { selectCard } from '../../cards/selection.js';
import { withinTwo } from '../../combat/parties.js';
import { IS_ARMOR } from '../../counters/counters.js';
import { faceOf } from '../../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../facts.js';
import {
  AXIS,
  type Counter,
  type Country,
  type Faction,
  type Hex,
  SOVIET,
  WESTERN,
  type Zone,
} from '../../ids.js';
import { ZONE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { meantBy } from '../../politics/countries.js';
import { controllerOf, hasEnemy } from '../../position/position.js';
import { COUNTER_AND_ZONE, type CounterAndZone } from '../../support/support-units.js';
import type { R } from '../../table.js';
import { cardWorth, discardWorth, hasTargets, targetWorth } from './card-plan.js';
import { Front } from './front.js';
import { LANDING } from './weights.js';

export type Judge = (verb: string, option: Option) => number;

/** What the greedy bot weighs in a campaign, where it differs from a training scenario; null for all other questions. */
export function judgeCampaign(question: string, u: R, faction: Faction): Judge | null {
  switch (question) {
    case 'select-card': {
      const { turn } = u.findFrame(selectCard)!;
      return (verb, option) => (verb === 'select' ? cardWorth(u, faction, argOf(option) as Card, turn) : 0);
    }
    case 'discard-card':
      return (verb, option) => (verb === 'discard' ? discardWorth(u, faction, argOf(option) as Card) : 1);
    case 'political-target': {
      const chosen = hasTargets(u, faction);
      return (verb, option) => {
        if (verb === 'pass') return chosen || faction !== AXIS ? 0.5 : 0;
        return chosen ? targetWorth(u, faction, meantBy(argOf(option) as Country)) : 1;
      };
    }
    // A neutral that is attacked brings the other side its army, and often a Great Power.
    case 'declare-war':
      return (verb) => (verb === 'pass' ? 1 : 0);
    case 'replacements': {
      const front = new Front(u, faction);
      return (verb, option) => {
        if (verb === 'done') return -10_000;
        // Across the sea only what finds no place at home.
        if (verb !== 'place') return -5000;
        const [unit, hex] = moveIn(option);
        return faceOf(u, unit).attack * 20 + placingWorth(front, unit, hex);
      };
    }
    case 'deploy':
    case 'set-up':
    case 'place-one':
    case 'repatriate': {
      const front = new Front(u, faction);
      return (_, option) => placingWorth(front, ...moveIn(option));
    }
    case 'combining':
      return (verb, option) => (verb === 'form' ? 2 : IS_ARMOR[argOf(option) as Counter] ? 0 : 1);
    case 'withdraw': {
      const front = new Front(u, faction);
      return (verb, option) => {
        if (verb === 'stand') return -40;
        return verb === 'split' ? -30 : -front.distance(argOf(option) as Hex);
      };
    }
    case 'support':
      return judgeSupport(u, faction);
    case 'blitz-markers': {
      const front = new Front(u, faction);
      return (verb, option) => (verb === 'done' ? 0.1 : blitzWorth(front, argOf(option) as Hex));
    }
    case 'point': {
      const front = new Front(u, faction);
      return (_, option) => 10 - front.enemy[argOf(option) as Hex] + front.worth(argOf(option) as Hex);
    }
    // A war with Russia begins when it is planned.
    case 'intern-or-end-policy':
      return (verb) => (verb === 'end-policy' ? 0 : 1);
    case 'landing':
      return (verb) => (verb === 'land' ? 1 : 0);
    case 'upkeep':
      return (verb) => (verb === 'maintain' ? 1 : 0);
    default:
      return null;
  }
}

/** Attack factors for each defense factor near an enemy to whom Air Forces fly. */
const AIR_SUPERIOR = 0.8;

const moveIn = (option: Option): [Counter, Hex] => {
  const arg = argOf(option) as CounterAndHex;
  return [COUNTER_AND_HEX.factors.firstOf(arg), COUNTER_AND_HEX.factors.secondOf(arg)];
};

/** What it is worth to place a unit in a hex: where it is wanted, and near the front. */
function placingWorth(front: Front, unit: Counter, hex: Hex): number {
  const { position, faction } = front;
  const isFirst = position.units[faction][hex] === 0;
  const guard = front.held.includes(hex)
    ? (isFirst ? 15 : 0) + (SHEET.isCapital[hex] && isFirst ? 25 : 0)
    : 0;
  const danger = Math.max(0, front.danger(hex) - 2 * position.units[faction][hex]);
  return guard + danger * 5 + Math.max(-400, front.march(unit, hex) / 2) - position.units[faction][hex] * 3;
}

/** Where each faction needs its convoys, the most important zone first. */
const SUPPLY_ZONES: Readonly<Record<Faction, readonly string[]>> = {
  [AXIS]: ['central-mediterranean', 'baltic-sea', 'norwegian-sea', 'black-sea'],
  [WESTERN]: [
    'north-atlantic',
    'north-sea',
    'western-mediterranean',
    'eastern-mediterranean',
    'bay-of-biscay',
  ],
  [SOVIET]: ['black-sea', 'baltic-sea'],
};

/** Air Forces go where enemies can be attacked, raiders to sea, convoys where armies are fed; Beachheads where the shore is weak. */
function judgeSupport(u: R, faction: Faction): Judge {
  const front = new Front(u, faction);
  const zones = SUPPLY_ZONES[faction].map((id) => ZONE.index(id));
  const zoneWorth = (option: Option) => {
    const at = zones.indexOf(COUNTER_AND_ZONE.factors.secondOf(argOf(option) as CounterAndZone) as Zone);
    return at < 0 ? -1 : 3 - at * 0.5;
  };
  return (verb, option) => {
    switch (verb) {
      case 'done':
        return 0;
      case 'raid':
        return 4;
      case 'supply-convoy':
        return zoneWorth(option);
      case 'troop-convoy':
        return zoneWorth(option) - 0.25;
      case 'beachhead':
        return faction === WESTERN && u.table.vichy ? shoreWorth(front, moveIn(option)[1]) : -1;
      case 'place':
        return airWorth(front, moveIn(option)[1]);
      default:
        return -1;
    }
  };
}

/** Air Forces go where attacks are likely: at enemies near whom one is strong. */
function airWorth(front: Front, hex: Hex): number {
  let sum = 0;
  for (const near of [hex, ...SHEET.neighbours(hex)]) {
    if (!hasEnemy(front.faction, near, front.position)) continue;
    if (front.own[near] > front.enemy[near] * AIR_SUPERIOR) sum += 1 + front.worth(near) / 4;
  }
  return sum > 0 ? sum : -1;
}

/** A Blitz marker goes where much is attacked by many, and to whoever is to land. */
function blitzWorth(front: Front, hex: Hex): number {
  let best = 0;
  for (const near of [hex, ...withinTwo(hex)])
    if (hasEnemy(front.faction, near, front.position)) best = Math.max(best, front.worth(near));
  const lands = front.u.table.beachheads.some((one) => one.hex === hex) ? 50 : 0;
  return lands + (best > 0 ? best + 0.3 * front.own[hex] : 0);
}

/** What a Beachhead in this sea hex could win: an enemy shore with few defenders, near own troops. */
function shoreWorth(front: Front, sea: Hex): number {
  const { u, faction, position } = front;
  let own = 0;
  for (const near of SHEET.neighbours(sea))
    if (position.units[faction][near] > 0)
      for (const unit of position.ground[near]) own += faceOf(u, unit).attack;
  if (own < LANDING.least) return -1;
  let best = -1;
  for (const land of SHEET.neighbours(sea)) {
    if (!SHEET.isLand[land] || controllerOf(u, land, position) !== AXIS) continue;
    let defense = 0;
    for (const unit of position.ground[land]) defense += faceOf(u, unit).defense;
    if (own < defense * LANDING.odds) continue;
    best = Math.max(best, 5 + own - 2 * defense + (SHEET.isPort[land] ? 2 : 0));
  }
  return best;
}
