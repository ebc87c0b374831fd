import { kindOf } from '../counters/counters.js';
import { AXIS, type Counter, type Country, type Faction, type Hex } from '../ids.js';
import { COUNTRIES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { isShutToAlly } from '../politics/allies.js';
import { isClosedByPolicy, isUnbound } from '../politics/closed-land.js';
import { isInRange } from '../position/failure-hexes.js';
import { type Ownership, ownershipOf } from '../position/ownership.js';
import {
  factionOf,
  hasEnemy,
  hasOther,
  isEnemyZone,
  type Position,
  positionOf,
} from '../position/position.js';
import { hasBeachhead } from '../supply/port-sites.js';
import { FREE_PASSAGE, MOBILIZING, NEUTRAL, NO_OCCUPATION, PRE_WAR, type R } from '../table.js';

/** Why a unit may not enter a hex, whatever it costs. */
export type Barrier =
  | 'open-sea'
  | 'out-of-play'
  | 'neutral'
  | 'frozen'
  | 'pre-war'
  | 'policy'
  | 'bound'
  | 'other-ally'
  | 'enemy'
  | 'airdrop'
  | 'marker'
  | 'zone-in-reserve'
  | 'failure';

/** What decides about the hexes a unit may enter, looked up once. */
export interface Traveller {
  u: R;
  unit: Counter;
  faction: Faction;
  country: Country;
  reserve: boolean;
  position: Position;
  ownership: Ownership;
  /** Why it is bound to its own Country and its Dependents. */
  bound: 'pre-war' | 'bound' | null;
  /** 22.4: a Country that nobody enters now; -1 if there is none. */
  frozen: Country;
  /** No Policy and no Truce keeps it out of any land. */
  unbound: boolean;
}

export function travellerOf(u: R, unit: Counter, reserve: boolean): Traveller {
  const { country } = kindOf(unit);
  return {
    u,
    unit,
    faction: factionOf(u, unit),
    country,
    reserve,
    position: positionOf(u),
    ownership: ownershipOf(u),
    bound: boundBy(u, country, reserve),
    frozen: frozenNow(u),
    unbound: isUnbound(u, unit),
  };
}

/** 3.1.4c, 3.1.4d, 5f */
function boundBy(u: R, country: Country, reserve: boolean): Traveller['bound'] {
  if (u.table.warState === PRE_WAR) return 'pre-war';
  const binding = reserve ? FREE_PASSAGE | NO_OCCUPATION : FREE_PASSAGE | NO_OCCUPATION | MOBILIZING;
  if (COUNTRIES[country].kind === 'major') return null;
  return (u.table.capital[country] ?? 0) & binding ? 'bound' : null;
}

/** 22.4: the Country whose units do not move and that nobody enters in this turn; -1 if there is none. */
export function frozenNow(u: R): Country {
  const { frozen } = u.facts;
  return frozen?.turns.includes(u.table.turn) ? frozen.country : (-1 as Country);
}

/** 22.4: the hex is in a Country that units of others do not enter in this turn, in whatever way. */
export function isWaitingLand(u: R, unit: Counter, hex: Hex): boolean {
  const frozen = frozenNow(u);
  return frozen >= 0 && ownershipOf(u).country[hex] === frozen && kindOf(unit).country !== frozen;
}

/** No land in the war is closed to the unit, save that of Countries at peace and of the other Allies. */
export function roams({ faction, bound, frozen, unbound }: Traveller): boolean {
  return bound === null && frozen < 0 && (unbound || faction === AXIS);
}

/** Nothing keeps a unit that roams out of the hex: most hexes need no closer look. */
export function isQuiet({ faction, position, ownership }: Traveller, hex: Hex): boolean {
  if (ownership.open[hex] === 0 || position.pieces[hex] > 0) return false;
  if (position.enemies[faction + 1][hex] > 0 || position.enemyZone[faction + 1][hex] > 0) return false;
  const holder = ownership.faction[hex];
  return faction === AXIS ? ownership.atPeace[hex] === 0 : holder === faction || holder === AXIS;
}

/** 3.1.4: what keeps the unit out of a hex; null if nothing does. */
export function barrierAt(traveller: Traveller, hex: Hex): Barrier | null {
  const { u, faction, reserve, position } = traveller;
  const inArea = SHEET.isLand[hex]
    ? areaBarrier(traveller, hex)
    : SHEET.isSea[hex] && hasBeachhead(u, faction, hex)
      ? null
      : 'open-sea';
  if (inArea) return inArea;
  const { airdrops, markers } = position;
  if (hasEnemy(faction, hex, position)) return 'enemy';
  if (airdrops[hex].length > 0 && hasOther(u, faction, airdrops[hex])) return 'airdrop';
  if (markers[hex].length > 0 && hasOther(u, faction, markers[hex])) return 'marker';
  if (!isEnemyZone(u, faction, hex, position)) return null;
  if (reserve) return 'zone-in-reserve';
  // 3.1.4i
  return hasFailure(u, faction, hex, true) ? 'failure' : null;
}

/** 3.1.4a to 3.1.4e, 3.1.4h to 3.1.4l, 22.4: the land itself is closed to the unit. */
export function areaBarrier(traveller: Traveller, hex: Hex): Barrier | null {
  const { u, faction, country, ownership, bound, frozen, unbound } = traveller;
  const owner = ownership.country[hex];
  if (!ownership.open[hex]) return isNeutral(u, owner) ? 'neutral' : 'out-of-play';
  if (owner === frozen && owner >= 0 && country !== frozen) return 'frozen';
  if (bound && owner !== country && u.table.overlord[owner] !== country) return bound;
  if (!unbound && isClosedByPolicy(u, traveller.unit, hex)) return 'policy';
  // 6.1.1i: entering needs consent; a unit inside may still move.
  const holder = ownership.faction[hex] as Faction;
  if (!isShutToAlly(u, faction, holder)) return null;
  return ownership.faction[hexOf(u.table.place[traveller.unit])] === holder ? null : 'other-ally';
}

/** 3.1.4l: with the Country its Dependents are neutral. */
function isNeutral(u: R, owner: Country): boolean {
  if (owner < 0) return false;
  const lord = u.table.overlord[owner];
  return u.table.status[lord >= 0 ? lord : owner] === NEUTRAL;
}

/** 18.12: a Failure: Supply or Failure: Command marker affects the faction in this hex. */
export function hasFailure(u: R, faction: Faction, hex: Hex, supply: boolean): boolean {
  for (const one of u.table.failures)
    if (one.faction === faction && one.supply === supply && isInRange(one.hex, hex)) return true;
  return false;
}
