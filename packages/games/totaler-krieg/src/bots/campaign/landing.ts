import { turnNamed } from '../../calendar/calendar.js';
import { CARDS, type Card } from '../../cards/deck.js';
import { faceOf, stepsOf } from '../../counters/units.js';
import { AXIS, type Counter, type Faction, type Hex, SOVIET, WESTERN } from '../../ids.js';
import { BRITAIN, countryNamed, FRANCE, REGION } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { hexOf } from '../../places.js';
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
  isOn(u: R): boolean;
}

const LOW_COUNTRIES = countryNamed('belgium-holland');
const NORTH = countryNamed('denmark-norway');
const DENMARK = REGION.index('denmark');
const OSLO = SHEET.hexAt('w4624');
const PARIS = SHEET.hexAt('w3516');

/** Weserübung: from Jutland to Kristiansand, and by train to Oslo. */
const WESERUEBUNG: Operation = {
  isTarget: (hex) => SHEET.country[hex] === NORTH && SHEET.region[hex] !== DENMARK,
  isBase: (hex) => SHEET.region[hex] === DENMARK,
  least: 1,
  most: 2,
  // Not while every Blitz marker is wanted in France.
  isOn: (u) => u.table.status[NORTH] === ACTIVE && controllerOf(u, OSLO) !== AXIS && !isCaseYellow(u, AXIS),
};

/** Overlord: over the Channel, when the army in Britain is large enough not to be thrown back. */
const OVERLORD: Operation = {
  isTarget: (hex) => SHEET.country[hex] === FRANCE || SHEET.country[hex] === LOW_COUNTRIES,
  isBase: (hex) => SHEET.country[hex] === BRITAIN,
  least: LANDING.buildUp,
  most: Number.POSITIVE_INFINITY,
  isOn: (u) => u.table.vichy || controllerOf(u, PARIS) === AXIS,
};

const OPERATIONS: Readonly<Record<Faction, Operation | null>> = {
  [AXIS]: WESERUEBUNG,
  [WESTERN]: OVERLORD,
  [SOVIET]: null,
};

/** The landing that a faction plans now; null if it plans none. */
export function operationOf(u: R, faction: Faction): Operation | null {
  const operation = OPERATIONS[faction];
  return operation?.isOn(u) ? operation : null;
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
  const operation = operationOf(front.u, front.faction);
  return operation !== null && isShore(front.u, front.faction, operation, land, front.position);
}

/** Where a sea hex touches both one's own shore and that of the enemy: from there landings begin. */
export function stagingHexes(u: R, faction: Faction): Hex[] {
  const operation = operationOf(u, faction);
  if (!operation) return [];
  const position = positionOf(u);
  const found = new Set<Hex>();
  for (const sea of NARROWS) {
    const shores = SHEET.neighbours(sea);
    if (!shores.some((hex) => isShore(u, faction, operation, hex, position))) continue;
    for (const hex of shores) if (operation.isBase(hex) && !hasEnemy(faction, hex, position)) found.add(hex);
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
  const { u, faction, position } = front;
  const operation = operationOf(u, faction);
  if (!operation) return -1;
  const own = SHEET.neighbours(sea)
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
  if (operation === OVERLORD && front.u.table.turn < turnNamed(LANDING.overlord)) return false;
  return (
    hasBlitz(front.u, front.faction) &&
    ready >= Math.max(operation.least, LANDING.hold * defendersOf(front, operation))
  );
}

/**
 * Fleets and Air Forces are kept back while an army is to be brought ashore: a Beachhead is maintained by another one in
 * each turn (2.2.2a).
 */
export function isReserved({ u, faction }: Front, unit: Counter): boolean {
  const types = ['surface-fleet', 'air-force'];
  if (!types.includes(typeOf(unit)) || OPERATIONS[faction] !== OVERLORD || !OVERLORD.isOn(u)) return false;
  if (beachheadsOf(u, faction).length === 0) return false;
  return inPool(u, faction, ['surface-fleet', 'air-force']).length <= LANDING.reserve;
}

/** The Ports that those who landed hold. */
export function portsAbroad({ u, faction, position }: Front): Hex[] {
  const operation = operationOf(u, faction);
  return SHEET.ports.filter((hex) => operation?.isTarget(hex) && position.units[faction][hex] > 0);
}

/** The army that landed holds a Port: others need no Beachhead. */
export const hasPortAbroad = (front: Front): boolean => portsAbroad(front).length > 0;

/** What a shore is worth to whoever lands: few defenders, few who could come, a Port. */
export function shoreWorth(front: Front, land: Hex): number {
  const { u, faction, position } = front;
  if (position.units[faction][land] > 0) return LANDING.won;
  const worth =
    LANDING.shore - LANDING.perDefender * defenseIn(u, land) - LANDING.perEnemy * front.enemy[land];
  return worth + (SHEET.isPort[land] ? LANDING.port : 0);
}

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
