import { turnNamed } from '../../calendar/calendar.js';
import { CARD, CARDS, type Card } from '../../cards/deck.js';
import { COUNTER, IS_GROUND } from '../../counters/counters.js';
import { faceOf, stepsOf } from '../../counters/units.js';
import { AXIS, type Counter, type Faction, type Hex, type Place, SOVIET, WESTERN } from '../../ids.js';
import { BRITAIN, countryNamed, FRANCE, ITALY, REGION, ZONE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { hexOf, US_BOX } from '../../places.js';
import { ownershipOf } from '../../position/ownership.js';
import { controllerOf, factionOf, hasEnemy, type Position, positionOf } from '../../position/position.js';
import { fitsInto } from '../../steps/stack-limits.js';
import { beachheadsOf } from '../../support/beachhead-markers.js';
import { inPool, typeOf } from '../../support/support-units.js';
import { ACTIVE, type R } from '../../table.js';
import { isCaseYellow } from './france.js';
import type { Front } from './front.js';
import { LANDING } from './weights.js';

/** A landing that a faction plans: against whom, from where, and with how much. */
interface Operation {
  isTarget(hex: Hex): boolean;
  isBase(hex: Hex): boolean;
  /** Attack factors on that side of the sea with which it is dared. */
  least: number;
  /** The most units that take part; others have better things to do. */
  most: number;
  /** Not before this turn. */
  from: string;
  /** Those who land come by ship from America, to a shore that is open. */
  isPeaceful?: true;
  isOn(u: R): boolean;
}

const LOW_COUNTRIES = countryNamed('belgium-holland');
const NORTH = countryNamed('denmark-norway');
const DENMARK = REGION.index('denmark');
const OSLO = SHEET.hexAt('w4624');
const NORTH_SEA = ZONE.index('north-sea');
const PARIS = SHEET.hexAt('w3516');
/** The port of the armies in French Africa. */
export const CASABLANCA = SHEET.hexAt('w2005');
const TUNISIA = countryNamed('tunisia');
const TUNIS = SHEET.hexAt('w2021');
const PALERMO = SHEET.hexAt('w2122');

/** Weserübung: from Jutland to Kristiansand, and by train to Oslo. */
const WESERUEBUNG: Operation = {
  isTarget: (hex) => SHEET.country[hex] === NORTH && SHEET.region[hex] !== DENMARK,
  isBase: (hex) => SHEET.region[hex] === DENMARK,
  least: 1,
  most: 2,
  from: LANDING.weseruebung,
  // Not while every Blitz marker is wanted in France; in The Fall of France Oslo is taken from the air.
  isOn: (u) =>
    u.table.status[NORTH] === ACTIVE &&
    controllerOf(u, OSLO) !== AXIS &&
    u.facts.scenario.data.kind !== 'training' &&
    !isCaseYellow(u, AXIS),
};

/** Overlord: over the Channel, when the army in Britain is large enough not to be thrown back. */
const OVERLORD: Operation = {
  isTarget: (hex) => SHEET.country[hex] === FRANCE || SHEET.country[hex] === LOW_COUNTRIES,
  isBase: (hex) => SHEET.country[hex] === BRITAIN,
  least: LANDING.buildUp,
  most: Number.POSITIVE_INFINITY,
  from: LANDING.overlord,
  isOn: (u) => u.table.vichy || controllerOf(u, PARIS) === AXIS,
};

/** Torch: once French Africa has come over, a Beachhead is the first port there (G.openport); the others follow by Casablanca. */
const TORCH: Operation = {
  isTarget: (hex) => hex === CASABLANCA,
  isBase: () => false,
  least: 0,
  most: Number.POSITIVE_INFINITY,
  from: LANDING.torch,
  isPeaceful: true,
  isOn: (u) => isFrenchAfricaOpen(u) && !isOverlordTime(u) && positionOf(u).units[WESTERN][CASABLANCA] === 0,
};

const OPERATION_TORCH = CARD.index('W34');
/** While that card is Current Vichy comes over to the West as soon as it is attacked (20.4.1). */
export const isTorchCurrent = ({ table }: R): boolean => table.current[WESTERN] === OPERATION_TORCH;

/** Then everybody is wanted in France, and the ships in the Channel. */
export const isOverlordTime = ({ table }: R): boolean => table.turn >= turnNamed(LANDING.overlord);

/** French Africa has come over to the West (20.4.1). */
export const isFrenchAfricaOpen = ({ table }: R): boolean =>
  table.vichy && table.status[FRANCE] === ACTIVE && table.allegiance[FRANCE] === WESTERN;

/** Husky: from Tunis to Sicily, as soon as Tunis is won; whoever is in Italy goes on by land. */
const HUSKY: Operation = {
  isTarget: (hex) => SHEET.country[hex] === ITALY,
  isBase: (hex) => SHEET.country[hex] === TUNISIA,
  least: LANDING.husky,
  most: Number.POSITIVE_INFINITY,
  from: LANDING.torch,
  isOn: (u) =>
    !isOverlordTime(u) &&
    u.table.status[ITALY] === ACTIVE &&
    u.table.allegiance[ITALY] === AXIS &&
    controllerOf(u, TUNIS) === WESTERN &&
    controllerOf(u, PALERMO) === AXIS,
};

const OPERATIONS: Readonly<Record<Faction, readonly Operation[]>> = {
  [AXIS]: [WESERUEBUNG],
  [WESTERN]: [TORCH, HUSKY, OVERLORD],
  [SOVIET]: [],
};

/** The landings that a faction plans now. */
export function operationsOf(u: R, faction: Faction): readonly Operation[] {
  return OPERATIONS[faction].filter((operation) => operation.isOn(u));
}

/** A Beachhead of this faction is still of use: somebody is aboard, or a landing that it plans leads over it. */
export function isBeachheadOfUse(u: R, faction: Faction): boolean {
  const operations = operationsOf(u, faction);
  return beachheadsOf(u, faction).some(
    ({ hex, side }) =>
      positionOf(u).units[faction][hex] > 0 ||
      operations.some(({ isTarget }) => isTarget(SHEET.neighbour(hex, side))),
  );
}

/** All-Sea hexes with two shores. */
const NARROWS: readonly Hex[] = SHEET.ids
  .map((_, hex) => hex as Hex)
  .filter(
    (hex) => SHEET.isSea[hex] && SHEET.neighbours(hex).filter((next) => SHEET.isLand[next]).length >= 2,
  );

/** Whether a landing could be made at this shore: by the enemy held or not; a small one is over when somebody is there. */
function isShore(
  u: R,
  faction: Faction,
  { isTarget, most }: Operation,
  hex: Hex,
  position: Position,
): boolean {
  if (!SHEET.isLand[hex] || !isTarget(hex)) return false;
  if (position.units[faction][hex] > 0 && most < Number.POSITIVE_INFINITY) return false;
  const { open, atPeace } = ownershipOf(u);
  return open[hex] === 1 && !(faction === AXIS && atPeace[hex] === 1);
}

/** The land at which a Beachhead of this faction is to point. */
export function isWantedShore(front: Front, land: Hex): boolean {
  return operationsOf(front.u, front.faction).some((operation) =>
    isShore(front.u, front.faction, operation, land, front.position),
  );
}

/** Where a sea hex touches both one's own shore and that of the enemy: from there landings begin. */
export function stagingHexes(u: R, faction: Faction): Hex[] {
  const position = positionOf(u);
  const found = new Set<Hex>();
  for (const operation of operationsOf(u, faction))
    for (const sea of NARROWS) {
      const shores = SHEET.neighbours(sea);
      if (!shores.some((hex) => isShore(u, faction, operation, hex, position))) continue;
      for (const hex of shores)
        if (operation.isBase(hex) && !hasEnemy(faction, hex, position)) found.add(hex);
    }
  return [...found];
}

/** A Blitz marker comes with the Current Card: without one nobody goes ashore in the turn of the landing (4.1.3). */
function hasBlitz({ table }: R, faction: Faction): boolean {
  const card = CARDS[table.current[faction] as Card];
  return (card?.blitz.fixed ?? 0) > 0 || table.extraBlitz[faction] > 0;
}

/** What a Beachhead by this support unit in this sea hex could win; below zero if it is not to be made. */
export function beachheadWorth(front: Front, unit: Counter, sea: Hex): number {
  const { u, faction } = front;
  return operationsOf(u, faction).reduce(
    (most, operation) => Math.max(most, worthOf(front, operation, unit, sea)),
    -1,
  );
}

function worthOf(front: Front, operation: Operation, unit: Counter, sea: Hex): number {
  const { u, faction, position } = front;
  const own = operation.isPeaceful
    ? unitsAt(u, US_BOX).length
    : SHEET.neighbours(sea)
        .filter((hex) => operation.isBase(hex) && position.units[faction][hex] > 0)
        .flatMap((hex) => position.ground[hex])
        .reduce((sum, one) => sum + faceOf(u, one).attack, 0);
  if (own === 0) return -1;
  const dares = isReady(front, operation);
  let best = Number.NEGATIVE_INFINITY;
  for (const land of SHEET.neighbours(sea)) {
    if (!isShore(u, faction, operation, land, position)) continue;
    // Armies that no convoy carries follow over a shore that is won (3.1.2f).
    if (position.units[faction][land] === 0) {
      if (!dares || defenseIn(u, land) * LANDING.odds > Math.min(own, LANDING.factors)) continue;
    }
    best = Math.max(best, shoreWorth(front, land));
  }
  // Under battleships there is room for an army, under aircraft for a corps (9.2e).
  if (best === Number.NEGATIVE_INFINITY) return -1;
  return Math.max(1, best) + (typeOf(unit) === 'surface-fleet' ? LANDING.fleet : 0);
}

/** The unit on its Beachhead would find room on the shore. */
export function hasRoomAshore(u: R, unit: Counter): boolean {
  const faction = factionOf(u, unit);
  const at = beachheadsOf(u, faction).find(({ hex }) => hex === hexOf(u.table.place[unit]));
  return (
    at !== undefined &&
    fitsInto(u, SHEET.neighbour(at.hex, at.side), faction, unit, stepsOf(u, unit)) === null
  );
}

/** There is a Blitz marker for the landing, and an army large enough not to be thrown back. */
function isReady(front: Front, operation: Operation): boolean {
  const ready = factorsIn(front, operation.isBase);
  if (front.u.table.turn < turnNamed(operation.from)) return false;
  if (operation.isPeaceful) return true;
  return (
    hasBlitz(front.u, front.faction) &&
    ready >=
      Math.max(operation.least, operation === OVERLORD ? LANDING.hold * defendersOf(front, operation) : 0)
  );
}

/**
 * Fleets and Air Forces are kept back while an army is to be brought ashore: a Beachhead is maintained by another one in
 * each turn (2.2.2a).
 */
export function isReserved({ u, faction }: Front, unit: Counter): boolean {
  const types = ['surface-fleet', 'air-force'];
  if (!types.includes(typeOf(unit)) || faction !== WESTERN || !OVERLORD.isOn(u)) return false;
  if (beachheadsOf(u, faction).length === 0) return false;
  return inPool(u, faction, ['surface-fleet', 'air-force']).length <= LANDING.reserve;
}

/** The Ports that those who landed hold. */
export function portsAbroad({ u, faction, position }: Front): Hex[] {
  const operations = operationsOf(u, faction);
  return SHEET.ports.filter(
    (hex) => position.units[faction][hex] > 0 && operations.some(({ isTarget }) => isTarget(hex)),
  );
}

/** Where the great landing leads. */
export const isOverlordShore = (hex: Hex): boolean => OVERLORD.isTarget(hex);

/** The army that landed over the Channel holds a Port: others need no Beachhead. */
export const hasPortAbroad = (front: Front): boolean =>
  portsAbroad(front).some((hex) => OVERLORD.isTarget(hex) && SHEET.zones[hex].includes(NORTH_SEA));

/** What a shore is worth to whoever lands: few defenders, few who could come, a Port. */
export function shoreWorth(front: Front, land: Hex): number {
  const { u, faction, position } = front;
  if (position.units[faction][land] > 0) return LANDING.won;
  const worth =
    LANDING.shore - LANDING.perDefender * defenseIn(u, land) - LANDING.perEnemy * front.enemy[land];
  return worth + (SHEET.isPort[land] ? LANDING.port : 0);
}

/** The ground units in a box. */
export const unitsAt = (u: R, box: Place): Counter[] =>
  COUNTER.values.filter((unit) => u.table.place[unit] === box && IS_GROUND[unit]);

/** The attack factors of a faction in some hexes. */
function factorsIn({ u, faction, position }: Front, isIn: (hex: Hex) => boolean): number {
  return position.onMap[faction].reduce(
    (sum, unit) => (isIn(hexOf(u.table.place[unit])) ? sum + faceOf(u, unit).attack : sum),
    0,
  );
}

/** The defense factors that hold the land at which an operation is aimed. */
function defendersOf({ u, faction, position }: Front, { isTarget }: Operation): number {
  let sum = 0;
  for (const hex of position.filled)
    if (isTarget(hex) && hasEnemy(faction, hex, position)) sum += defenseIn(u, hex);
  return sum;
}

/** The defense factors in a hex. */
export const defenseIn = (u: R, hex: Hex): number =>
  positionOf(u).ground[hex].reduce((sum, unit) => sum + faceOf(u, unit).defense, 0);
