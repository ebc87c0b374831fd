import { say } from '@sandtable/kernel';
import { COUNTER, FULL, IS_AIR, IS_FLEET, kindOf } from '../counters/counters.js';
import { type Counter, type Faction, WESTERN, type Zone } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { DELAY_BOX, FORCE_POOL, NAVAL_DELAY_BOX } from '../places.js';
import { factionOf, put } from '../position/position.js';
import type { R, U } from '../table.js';
import { hexNear, markHex, unitName, zoneName } from '../words/names.js';
import { areAtWar } from './at-war.js';
import { BOMBER_RANGE } from './bases.js';
import { DEVASTATION, type Declaration, IN_HEX, ON_STATION, RAID } from './declaration.js';
import { zonesBeside } from './naval-zones.js';
import {
  comesToZone,
  couldStrike,
  isNearNavalBase,
  isZoneNearNavalBase,
  refuseAirHex,
  refuseFleetHex,
} from './reach.js';
import { bomberBases, subZones } from './strategic-box.js';
import { basesOf, inPool, typeOf } from './support-units.js';

/** 2.2.3.2: the units with which a faction can contest a declared placement. */
export function contestersOf(u: R, declared: Declaration, faction: Faction): Counter[] {
  return inPool(u, faction).filter((unit) => !refuseContest(u, declared, unit, faction));
}

type Contest = Declaration & { faction: Faction };

/** Why a unit cannot contest the placement; null if it can. */
function refuseContest(u: R, declared: Declaration, unit: Counter, faction: Faction) {
  if (factionOf(u, unit) !== faction) return notYours;
  if (u.table.place[unit] !== FORCE_POOL) return notInPool;
  const type = typeOf(unit);
  if (type === 'bomber' || type === 'sub-fleet' || type === 'convoy' || type === 'other')
    return neverContests;
  if (!areAtWar(u, kindOf(unit).country, kindOf(declared.unit).country)) return notAtWar;
  if (!isMatch(declared, unit)) return wrongType;
  return reaches(u, declared, unit, faction) ? null : cannotReach;
}

/** 2.2.3.2c, 2.2.3.2g, 2.2.3.2h: units of this type can contest that task. */
function isMatch({ unit: target, task }: Declaration, unit: Counter): boolean {
  const type = typeOf(unit);
  if (task === RAID && IS_FLEET[target]) return type !== 'interceptor';
  if (task === RAID || task === DEVASTATION) return type === 'interceptor' || type === 'air-force';
  if (type === 'interceptor') return IS_AIR[target];
  return task === IN_HEX ? type !== 'surface-fleet' : true;
}

/** 2.2.3.2b: the unit could itself be placed there, in range of its own base. */
function reaches(u: R, declared: Declaration, unit: Counter, faction: Faction): boolean {
  const { unit: target, task, hex, zone } = declared;
  const isFleet = IS_FLEET[unit];
  if (task === RAID)
    return IS_FLEET[target]
      ? faction === WESTERN &&
          zonesNearSubs(u, target).some((near) => contestsInZone(u, unit, faction, near, true))
      : isNearBomber(u, target, unit, faction);
  if (task === ON_STATION) return contestsInZone(u, unit, faction, zone, IS_FLEET[target]);
  if (isFleet && SHEET.isLand[hex]) return couldStrike(u, faction, unit, hex);
  if (isFleet) return refuseFleetHex(u, faction, unit, hex) === null;
  return (
    refuseAirHex(u, faction, unit, hex) === null && (!IS_FLEET[target] || isNearNavalBase(u, faction, hex))
  );
}

function contestsInZone(u: R, unit: Counter, faction: Faction, zone: Zone, againstFleet: boolean): boolean {
  if (!comesToZone(u, faction, unit, zone)) return false;
  return IS_FLEET[unit] || !againstFleet || isZoneNearNavalBase(u, faction, zone);
}

/** 2.2.3.2h: the zones of a Sub Fleet's bases, and those next to them. */
function zonesNearSubs(u: R, sub: Counter): Zone[] {
  const zones = subZones(u, factionOf(u, sub), sub);
  return [...new Set([...zones, ...zones.flatMap(zonesBeside)])];
}

/** 2.2.3.2g: an Air Base of the unit is within nine hexes of one of the Bomber's. */
function isNearBomber(u: R, bomber: Counter, unit: Counter, faction: Faction): boolean {
  const theirs = bomberBases(u, factionOf(u, bomber), bomber);
  return basesOf(u, faction, unit).airBases.some((own) =>
    theirs.some((base) => SHEET.grid.distance(own, base) <= BOMBER_RANGE),
  );
}

/** "at Warsaw", "in the North Sea". */
function whereOf({ hex, zone }: Declaration): string {
  if (hex >= 0) return say`in ${hexNear(hex)}`;
  return zone >= 0 ? say`in ${zoneName(zone)}` : say`in the Strategic Warfare Box`;
}

/** 2.2.3.2a: each enemy faction may contest with one unit of its Force Pool. */
export const contest = question<Contest>('contest', {
  seats: (_, f) => 1 << f.faction,
  prompt: (_, f) => say`${unitName(f.unit)} is to be placed ${whereOf(f)}. Is that contested?`,
  about: (_, f) => markHex(f.hex),
  anchor: '2.2.3.2a',
  verbs: [
    verb<Counter, Contest>({
      name: 'contest',
      domain: COUNTER,
      check: (u, f, unit) => refuseContest(u, f, unit, f.faction),
      list: (u, f, _, add) => contestersOf(u, f, f.faction).forEach(add),
      moot: (u, _, unit) => u.table.place[unit] !== FORCE_POOL || kindOf(unit).kind !== 'support',
      apply(u, f, unit) {
        u.log('contested', f.unit, unit);
        send(u, f.unit, IS_FLEET[f.unit]);
        // C.q: against an Air unit a CV Fleet fights by its CV Strike, which is an Air unit.
        send(u, unit, IS_FLEET[unit] && !(typeOf(unit) === 'cv-fleet' && IS_AIR[f.unit]));
        u.answer(1);
      },
    }),
    { name: 'pass', check: () => null, apply: (u) => u.answer(0) },
  ],
});

/** 2.2.3.2d: Air units to the Delay Box, Fleets to the Naval Warfare Delay Box. */
function send(u: U, unit: Counter, asFleet: boolean): void {
  put(u, unit, asFleet ? NAVAL_DELAY_BOX : DELAY_BOX, FULL);
}

const notYours = refusal<Counter>('2.2.3.2a', (_, unit) => say`${unitName(unit)} is not yours`);
const notInPool = refusal<Counter>(
  '2.2.3.2a',
  (_, unit) => say`${unitName(unit)} is not in the Force Pool, from which units contest`,
);
const neverContests = refusal<Counter>('2.2.3.2c', (_, unit) => say`${unitName(unit)} never contests`);
const notAtWar = refusal<Counter, Contest>(
  '2.2.3.2a',
  (_, unit, __, f) => say`${unitName(unit)} is not at war with ${unitName(f.unit)}`,
);
const wrongType = refusal<Counter, Contest>(
  '2.2.3.2c',
  (_, unit, __, f) => say`${unitName(unit)} cannot contest ${unitName(f.unit)} ${whereOf(f)}`,
);
const cannotReach = refusal<Counter, Contest>('2.2.3.2b', (_, unit, __, f) =>
  f.hex >= 0 || f.zone >= 0
    ? say`${unitName(unit)} could not itself be placed ${whereOf(f)} against ${unitName(f.unit)}`
    : say`${unitName(unit)} has no base near that of ${unitName(f.unit)}`,
);
