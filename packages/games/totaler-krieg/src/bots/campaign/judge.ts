import { argOf, type Option } from '@sandtable/kernel';
import type { Card } from '../../cards/deck.js';
import { selectCard } from '../../cards/selection.js';
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
import { hexOf } from '../../places.js';
import { meantBy } from '../../politics/countries.js';
import { controllerOf, hasEnemy, positionOf } from '../../position/position.js';
import { COUNTER_AND_ZONE, type CounterAndZone } from '../../support/support-units.js';
import type { R } from '../../table.js';
import { cardWorth, discardWorth, hasTargets, targetWorth } from './card-plan.js';
import { Front } from './front.js';

export type Judge = (verb: string, option: Option) => number;

/** What the greedy bot weighs in a campaign, where it differs from a training scenario; null for all other questions. */
export function judgeCampaign(question: string, u: R, faction: Faction): Judge | null {
  switch (question) {
    case 'select-card': {
      const { turn } = u.findFrame(selectCard)!;
      return (verb, option) => (verb === 'select' ? cardWorth(faction, argOf(option) as Card, turn) : 0);
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
    case 'movement':
      return judgeMoves(u, faction);
    case 'exploitation':
      return judgeExploitation(u, faction);
    case 'replacements': {
      const front = new Front(u, faction);
      return (verb, option) => {
        if (verb === 'done') return -1000;
        if (verb !== 'place') return -500;
        const [unit, hex] = moveIn(option);
        return faceOf(u, unit).attack * 10 + front.of(unit, hex);
      };
    }
    case 'withdraw': {
      const front = new Front(u, faction);
      return (verb, option) => {
        if (verb === 'stand') return -40;
        return verb === 'split' ? -30 : -front.distance(argOf(option) as Hex);
      };
    }
    case 'support':
      return judgeSupport(u, faction);
    case 'upkeep':
      return (verb) => (verb === 'maintain' ? 1 : 0);
    default:
      return null;
  }
}

const moveIn = (option: Option): [Counter, Hex] => {
  const arg = argOf(option) as CounterAndHex;
  return [COUNTER_AND_HEX.factors.firstOf(arg), COUNTER_AND_HEX.factors.secondOf(arg)];
};

/** How much a move improves the place of a unit; being done is worth a little. */
function judgeMoves(u: R, faction: Faction): Judge {
  const front = new Front(u, faction);
  const now = new Map<Counter, number>();
  return (verb, option) => {
    if (verb === 'done' || verb === 'halt') return 4;
    if (verb !== 'move' && verb !== 'overrun' && verb !== 'sail') return -100;
    const [unit, hex] = moveIn(option);
    if (verb === 'overrun') return 50;
    const here = hexOf(u.table.place[unit]);
    if (here >= 0 && front.isGarrison(here)) return -50;
    let before = now.get(unit);
    if (before === undefined) {
      // In a box across the sea nothing can be won.
      before = here >= 0 ? front.of(unit, here) : -700;
      now.set(unit, before);
    }
    return front.of(unit, hex) - before;
  };
}

function judgeExploitation(u: R, faction: Faction): Judge {
  const front = new Front(u, faction);
  return (verb, option) => {
    if (verb === 'done') return 0;
    const [unit, hex] = moveIn(option);
    const here = hexOf(u.table.place[unit]);
    return front.isGarrison(here) ? -1 : front.of(unit, hex) - front.of(unit, here);
  };
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
  const position = positionOf(u);
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
        return faction === WESTERN ? shoreWorth(u, faction, moveIn(option)[1]) : -1;
      case 'place': {
        const [, hex] = moveIn(option);
        let sum = hasEnemy(faction, hex, position) ? 1 : 0;
        for (let side = 0; side < 6; side++) {
          const next = SHEET.neighbour(hex, side);
          if (next >= 0 && hasEnemy(faction, next, position)) sum++;
        }
        return sum > 0 ? sum : -1;
      }
      default:
        return -1;
    }
  };
}

/** What a Beachhead in this sea hex could win: an enemy shore with few defenders, near own troops. */
function shoreWorth(u: R, faction: Faction, sea: Hex): number {
  const position = positionOf(u);
  let best = -1;
  for (let side = 0; side < 6; side++) {
    const land = SHEET.neighbour(sea, side);
    if (land < 0 || !SHEET.isLand[land] || controllerOf(u, land, position) !== AXIS) continue;
    let own = 0;
    for (let other = 0; other < 6; other++) {
      const near = SHEET.neighbour(sea, other);
      if (near >= 0 && position.units[faction][near] > 0) own += position.units[faction][near];
    }
    let defense = 0;
    for (const unit of position.ground[land]) defense += faceOf(u, unit).defense;
    best = Math.max(best, own === 0 ? -1 : 5 + own - 2 * defense + (SHEET.isPort[land] ? 2 : 0));
  }
  return best;
}
