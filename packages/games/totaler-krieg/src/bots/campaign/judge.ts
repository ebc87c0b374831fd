import { argOf, type Option } from '@sandtable/kernel';
import type { Card } from '../../cards/deck.js';
import { selectCard } from '../../cards/selection.js';
import { defend } from '../../combat/defending-hq.js';
import { IS_ARMOR, kindOf } from '../../counters/counters.js';
import { faceOf } from '../../counters/units.js';
import { occupiers, underOccupation } from '../../events/conditional/20-1-2-occupation.js';
import { AXIS, type Counter, type Country, type Faction, type Hex, WESTERN, type Zone } from '../../ids.js';
import { FRANCE, ZONE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { US_BOX } from '../../places.js';
import { meantBy } from '../../politics/countries.js';
import { hasEnemy, positionOf } from '../../position/position.js';
import { convoysIn, isSupplyConvoy, serves } from '../../supply/convoys.js';
import { troopConvoysIn } from '../../support/convoys.js';
import { COUNTER_AND_ZONE, type CounterAndZone, typeOf } from '../../support/support-units.js';
import type { R } from '../../table.js';
import {
  isHeldWithHq,
  judgeOrganization,
  judgeReplacements,
  judgeRetreat,
  moveIn,
  placingWorth,
  setUpWorth,
} from './armies.js';
import { BlitzPlan } from './blitz-plan.js';
import { cardWorth, discardWorth, hasTargets, targetWorth } from './card-plan.js';
import { isLastOfSeason, isPhoneyWar } from './france.js';
import { Front } from './front.js';
import {
  beachheadWorth,
  hasPortAbroad,
  hasRoomAshore,
  isBeachheadOfUse,
  isReserved,
  isTorchCurrent,
  isWantedShore,
  shoreWorth,
  unitsAt,
} from './landing.js';
import { judgeLogistics } from './logistics.js';
import {
  CENTRAL_MEDITERRANEAN,
  expedition,
  IBERIAN_ATLANTIC,
  isPassenger,
  supplyZonesOf,
  torchConvoy,
} from './mediterranean.js';
import { judgePolitics } from './politics.js';
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
    // It ends one war in a game: that with France, unless its last turn is there (20.2.1).
    case 'case-yellow-country': {
      const isLast = isLastOfSeason(u);
      return (verb, option) => {
        if (verb === 'pass') return 1;
        return meantBy(argOf(option) as Country) === FRANCE ? 2 : isLast ? 1.5 : 0;
      };
    }
    // The smaller loss: the army of the Country, or the order of those who are there (20.1.2).
    case 'under-occupation': {
      const { country } = u.findFrame(underOccupation)!;
      const attack = (units: readonly Counter[]) =>
        units.reduce((sum, one) => sum + faceOf(u, one).attack, 0);
      const guests = attack(occupiers(u, country));
      const hosts = attack(positionOf(u).onMap[AXIS].filter((unit) => kindOf(unit).country === country));
      return (verb) => (verb === 'send-home' ? -hosts : verb === 'break-down' ? -guests / 2 : -guests * 0.7);
    }
    // A neutral that is attacked brings the other side its army, and often a Great Power.
    // But while Operation Torch is Current Vichy comes over to the West at once (20.4.1).
    case 'declare-war': {
      const isTorch = faction === WESTERN && isTorchCurrent(u);
      return (verb, option) => {
        if (verb === 'pass') return 1;
        return isTorch && meantBy(argOf(option) as Country) === FRANCE ? 2 : 0;
      };
    }
    // Operation Avalanche knocks out whoever is invaded (20.4.2).
    case 'avalanche-country':
      return (verb) => (verb === 'pass' ? 0 : 1);
    case 'replacements':
      return judgeReplacements(new Front(u, faction));
    case 'organization':
      return judgeOrganization(new Front(u, faction));
    // Whoever joins mans its Cities, then its colonies.
    case 'set-up': {
      const front = new Front(u, faction);
      return (_, option) => setUpWorth(front, ...moveIn(option));
    }
    case 'deploy':
    case 'place-one':
    case 'repatriate': {
      const front = new Front(u, faction);
      return (_, option) => placingWorth(front, ...moveIn(option));
    }
    case 'combining':
      return (verb, option) => (verb === 'form' ? 2 : IS_ARMOR[argOf(option) as Counter] ? 0 : 1);
    case 'withdraw':
      return judgeRetreat(u, new Front(u, faction));
    // An HQ that takes part keeps the defenders from going back (4.2.5.1f): only where they are to stay.
    case 'defend': {
      const { target, defenders } = u.findFrame(defend)!;
      const stays = isHeldWithHq(new Front(u, faction), target, defenders);
      return (verb) => ((verb === 'support') === stays ? 1 : 0);
    }
    case 'support':
      return judgeSupport(u, faction);
    case 'blitz-markers': {
      const blitz = new BlitzPlan(new Front(u, faction));
      return (verb, option) => (verb === 'done' ? 0.1 : blitz.worth(argOf(option) as Hex));
    }
    case 'point': {
      const front = new Front(u, faction);
      return (_, option) => {
        const land = argOf(option) as Hex;
        return (isWantedShore(front, land) ? 100 : 0) + shoreWorth(front, land);
      };
    }
    // A war with Russia begins when it is planned.
    case 'intern-or-end-policy':
      return (verb) => (verb === 'end-policy' ? 0 : 1);
    case 'logistics':
      return judgeLogistics(new Front(u, faction));
    // Whoever finds no room ashore stays aboard: too many in a hex lose the steps that are too many (9.2d).
    case 'landing':
      return (verb, option) => (verb === 'land' && hasRoomAshore(u, argOf(option) as Counter) ? 1 : 0);
    case 'upkeep': {
      const keeps = isBeachheadOfUse(u, faction);
      return (verb, option) => {
        if (verb !== 'maintain' || !keeps) return verb === 'abandon' ? 0 : -1;
        return typeOf(argOf(option) as Counter) === 'surface-fleet' ? 2 : 1;
      };
    }
    default:
      return judgePolitics(question, u, faction);
  }
}

/** Attack factors for each defense factor near an enemy to whom Air Forces fly. */
const AIR_SUPERIOR = 0.8;

const NORTH_ATLANTIC = ZONE.index('north-atlantic');
const NORTH_SEA = ZONE.index('north-sea');

/** Air Forces go where enemies can be attacked, raiders to sea, convoys where armies are fed; Beachheads where the shore is weak. */
function judgeSupport(u: R, faction: Faction): Judge {
  const front = new Front(u, faction);
  const zones = supplyZonesOf(front);
  const zoneIn = (option: Option): Zone =>
    COUNTER_AND_ZONE.factors.secondOf(argOf(option) as CounterAndZone) as Zone;
  const unitIn = (option: Option): Counter =>
    COUNTER_AND_ZONE.factors.firstOf(argOf(option) as CounterAndZone);
  const zoneWorth = (zone: Zone) => {
    const at = zones.indexOf(zone);
    // Two armies are fed before anybody sails.
    return at < 0 ? -1 : at === 1 && zones[0] === IBERIAN_ATLANTIC ? 3.95 : 4 - at * 0.5;
  };
  // A French convoy feeds nobody but the French (2.2.3.7b).
  const isFed = (zone: Zone, by: Counter) =>
    convoysIn(u, zone).some(
      (convoy) => isSupplyConvoy(u, convoy) && serves(u, convoy, faction, kindOf(by).country),
    );
  // Whoever waits across the Atlantic is fetched.
  const waiting = faction === WESTERN ? unitsAt(u, US_BOX).length : 0;
  const crosses = faction === WESTERN && hasPortAbroad(front);
  // The Afrika Korps: as many ships as corps that wait for one.
  const bound = Math.min(
    expedition(front),
    front.position.onMap[faction].filter((unit) => isPassenger(front, unit)).length,
  );
  const toAfrica = Math.min(torchConvoy(front), waiting);
  const hasPassengers = (zone: Zone) =>
    (zone === IBERIAN_ATLANTIC && toAfrica > 0) ||
    (zone === NORTH_SEA && crosses) ||
    (zone === NORTH_ATLANTIC && waiting > 0) ||
    (zone === CENTRAL_MEDITERRANEAN && bound > 0);
  const troopWorth = (zone: Zone) => {
    const ready = troopConvoysIn(u, faction, zone).length;
    if (zone === IBERIAN_ATLANTIC && toAfrica > 0) return toAfrica > ready ? 3.85 : -1;
    if (zone === NORTH_ATLANTIC && faction === WESTERN) return waiting - toAfrica > ready ? 3.75 : -1;
    if (zone === CENTRAL_MEDITERRANEAN && faction === AXIS) return bound > ready ? 3.9 : -1;
    // Armies follow over the Channel as soon as they find a Port there.
    if (zone === NORTH_SEA && crosses) return ready < LANDING.ferries ? 3.8 : -1;
    return ready > 0 ? -1 : zoneWorth(zone) - 1.25;
  };
  return (verb, option) => {
    switch (verb) {
      case 'done':
        return 0;
      case 'raid':
        return 4;
      case 'supply-convoy':
        return isFed(zoneIn(option), unitIn(option))
          ? -1
          : crosses && zoneIn(option) === NORTH_SEA
            ? 3.9
            : zoneWorth(zoneIn(option));
      case 'troop-convoy':
        if (isReserved(front, unitIn(option))) return -1;
        // Whoever escorts is delayed for it: only if somebody sails.
        if (typeOf(unitIn(option)) !== 'convoy' && !hasPassengers(zoneIn(option))) return -1;
        return troopWorth(zoneIn(option));
      case 'beachhead':
        return beachheadWorth(front, ...moveIn(option));
      case 'place':
        return isReserved(front, moveIn(option)[0]) ? -1 : airWorth(front, moveIn(option)[1]);
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
    // They would be away when they are needed.
    if (front.isQuiet(near) || isPhoneyWar(front.u, front.faction, near)) continue;
    if (front.own[near] > front.enemy[near] * AIR_SUPERIOR) sum += 1 + front.worth(near) / 4;
  }
  return sum > 0 ? sum : -1;
}
