import { COUNTER, kindOf } from '../../counters/counters.js';
import { faceOf, stepsOf } from '../../counters/units.js';
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
import { countryNamed, ITALY, ZONE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { hexOf, US_BOX } from '../../places.js';
import { controllerOf } from '../../position/position.js';
import { wordsOf } from '../../read-rows.js';
import { beachheadsOf } from '../../support/beachhead-markers.js';
import { ACTIVE, type R } from '../../table.js';
import { isCaseYellow } from './france.js';
import type { Front } from './front.js';
import { isFrenchAfricaOpen, isOverlordTime, isTorchCurrent, portsAbroad, unitsAt } from './landing.js';
import { EXPEDITION } from './weights.js';

const zonesNamed = (ids: string): Zone[] => wordsOf(ids).map((id) => ZONE.index(id));
const countriesNamed = (ids: string): Country[] => wordsOf(ids).map(countryNamed);

/** Where each faction needs its Supply Convoys, the most important zone first. */
const SUPPLY_ZONES: Readonly<Record<Faction, readonly Zone[]>> = {
  [AXIS]: zonesNamed('central-mediterranean baltic-sea north-sea norwegian-sea black-sea'),
  [WESTERN]: zonesNamed(
    'north-atlantic north-sea western-mediterranean eastern-mediterranean bay-of-biscay central-mediterranean',
  ),
  [SOVIET]: zonesNamed('black-sea baltic-sea'),
};

/** The way past Gibraltar, by which an army in Italy or French Africa is fed from the Atlantic. */
const PAST_GIBRALTAR = zonesNamed(
  'iberian-atlantic north-atlantic western-mediterranean north-sea central-mediterranean eastern-mediterranean',
);
const WESTERN_SHORES = [ITALY, ...countriesNamed('algeria morocco tunisia')];

/** The zones in which a faction wants Supply Convoys now, the most important first. */
export function supplyZonesOf(front: Front): readonly Zone[] {
  const { u, faction } = front;
  if (faction !== WESTERN) {
    // Whoever is to land must be supplied aboard (4.1.3a), and ashore until the war there is won.
    const aboard = [...beachheadsOf(u, faction).map(({ hex }) => hex), ...portsAbroad(front)].flatMap(
      (hex) => SHEET.zones[hex],
    );
    return aboard.length > 0 ? [...aboard, ...SUPPLY_ZONES[faction]] : SUPPLY_ZONES[faction];
  }
  return torch(front) > 0 || stepsAshore(front) >= EXPEDITION.fed ? PAST_GIBRALTAR : SUPPLY_ZONES[WESTERN];
}

/** Western steps in Italy and French Africa. */
export function stepsAshore({ u, position }: Front): number {
  let steps = 0;
  for (const unit of position.onMap[WESTERN])
    if (isWesternShore(hexOf(u.table.place[unit]))) steps += stepsOf(u, unit);
  return steps;
}

export const isWesternShore = (hex: Hex): boolean => hex >= 0 && WESTERN_SHORES.includes(SHEET.country[hex]);

const ROME = SHEET.hexAt('w2522');

/** How many more Western steps are to go to Africa, and on to Italy: once French Africa is open, until Rome is free. */
export function torch(front: Front): number {
  const { u, faction } = front;
  if (faction !== WESTERN || !isFrenchAfricaOpen(u) || controllerOf(u, ROME) !== AXIS) return 0;
  // Then everybody is wanted in France.
  if (isOverlordTime(u)) return 0;
  return Math.max(0, EXPEDITION.torch - stepsAshore(front));
}

/** How many of them go by ship: the others come as replacements, to the Logistics marker that the first protect. */
export const torchConvoy = (front: Front): number =>
  Math.max(0, torch(front) - (EXPEDITION.torch - EXPEDITION.shipped));

const AFHQ = COUNTER.index('mk-logistics-afhq');

/** How many more Americans are to wait for ships: those who open French Africa, before there is a Logistics marker. */
export function wantedAboard(front: Front): number {
  const { u, faction } = front;
  if (faction !== WESTERN || !(isTorchCurrent(u) || torch(front) > 0) || hexOf(u.table.place[AFHQ]) >= 0)
    return 0;
  return EXPEDITION.shipped - stepsAshore(front) - unitsAt(u, US_BOX).length;
}

export const IBERIAN_ATLANTIC = ZONE.index('iberian-atlantic');
export const CENTRAL_MEDITERRANEAN = ZONE.index('central-mediterranean');

/** Ports of Italy from which ships go to Africa: Reggio, Messina, Brindisi, Taranto. */
export const PORTS_TO_AFRICA: readonly Hex[] = wordsOf('w2125 w2124 w2426 w2427').map((id) =>
  SHEET.hexAt(id),
);
/** The base of the army in Egypt. */
export const ALEXANDRIA = SHEET.hexAt('e1411');
const TRIPOLI = SHEET.hexAt('w1522');
const DESERT = countriesNamed('libya egypt');

/** Whether a hex is where the war in the desert is fought. */
export const isDesert = (hex: Hex): boolean => hex >= 0 && DESERT.includes(SHEET.country[hex]);

/** How many more corps are to go to Africa: enough to beat who is there, as long as Tripoli is open to them. */
export function expedition({ u, faction, position }: Front): number {
  if (faction !== AXIS || !isItalyAtWar(u) || isCaseYellow(u, AXIS)) return 0;
  if (controllerOf(u, TRIPOLI) !== AXIS) return 0;
  let [steps, attack, defense] = [0, 0, 0];
  for (const hex of position.filled) {
    if (!isDesert(hex)) continue;
    for (const unit of position.ground[hex]) {
      const face = faceOf(u, unit);
      if (position.units[AXIS][hex] === 0) defense += face.defense;
      else {
        attack += face.attack;
        steps += stepsOf(u, unit);
      }
    }
  }
  if (attack >= EXPEDITION.least + EXPEDITION.odds * defense) return 0;
  return Math.max(0, EXPEDITION.most - steps);
}

/**
 * What it is worth to place Western replacements in Egypt, where colonial units can be had: as long as the Axis is in Libya, until
 * they are twice as strong.
 */
export function desertArmy({ u, faction, position }: Front): number {
  if (faction !== WESTERN || controllerOf(u, TRIPOLI) !== AXIS) return 0;
  let [attack, defense] = [0, 0];
  for (const hex of position.filled) {
    if (!isDesert(hex)) continue;
    for (const unit of position.ground[hex]) {
      const face = faceOf(u, unit);
      if (position.units[WESTERN][hex] > 0) attack += face.attack;
      else defense += face.defense;
    }
  }
  return attack < EXPEDITION.least + EXPEDITION.twice * defense ? EXPEDITION.egypt : 0;
}

function isItalyAtWar({ table }: R): boolean {
  return table.status[ITALY] === ACTIVE && table.allegiance[ITALY] === AXIS;
}

/** A unit that waits in a port of Italy to be shipped to Africa: a corps of one step, German or Italian. */
export function isPassenger({ u }: Front, unit: Counter): boolean {
  if (stepsOf(u, unit) > 1 || faceOf(u, unit).attack === 0) return false;
  const here = hexOf(u.table.place[unit]);
  return here >= 0 && SHEET.country[here] === ITALY && SHEET.isPort[here] && kindOf(unit).faction !== WESTERN;
}
