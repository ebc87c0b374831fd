import { faceOf } from '../../counters/units.js';
import { AXIS, type Hex, SOVIET } from '../../ids.js';
import { FRANCE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { hexOf } from '../../places.js';
import { citiesOf } from '../../politics/countries.js';
import { controllerOf, factionOf, type Position, positionOf } from '../../position/position.js';
import { isSupplied } from '../../supply/supply.js';
import type { R } from '../../table.js';
import { PARIS, PRIZES } from '../captain/france/landmarks.js';
import { objectives } from '../objectives.js';

// Everything is weighed in steps, as the captains do.
const PRIZE = 12;
const FRENCH_CITY = 5;
/** What a factor of strength adds to the steps of a unit. */
const FACTOR = 0.12;
/** The share of a unit's worth that is left without supply. */
const UNSUPPLIED = 0.6;
/** How far the strength of an army is felt, in hexes. */
const FAR = 5;
/** The strength that makes it even whether a place falls, for each factor of its defense; and the defense of an empty one. */
const EVEN = 3;
const EMPTY = 1;
/** How much of a place counts that is likely to fall next. */
const HOPE = 0.5;

interface Stake {
  hex: Hex;
  worth: number;
}

/** The places that decide a scenario. */
function stakesOf(u: R): Stake[] {
  const { id } = u.facts.scenario.data;
  if (id === 'fall-of-france') {
    const cities = u.table.vichy ? [] : citiesOf(u, FRANCE).filter((hex) => hex !== PARIS);
    return [
      ...PRIZES.map((hex) => ({ hex, worth: PRIZE })),
      ...cities.map((hex) => ({ hex, worth: FRENCH_CITY })),
    ];
  }
  const all = objectives(u);
  const counted = id === 'case-white' ? all : all.filter((hex) => SHEET.star[hex] === SOVIET);
  return counted.map((hex) => ({ hex, worth: PRIZE }));
}

/** How a war stands. */
export interface Standing {
  /** What it is worth to the Axis: places that it holds or is about to take, and what is left of the armies. */
  worth: number;
  /** The places that count, and those of them that the Axis holds. */
  places: readonly Hex[];
  held: readonly Hex[];
  /** How likely each of the places falls to the other side next, 0 to 1. */
  dangers: readonly number[];
  /** The steps of the Axis, and those of its enemies. */
  steps: readonly [number, number];
}

export function standingOf(u: R): Standing {
  const position = positionOf(u);
  const stakes = stakesOf(u);
  const held: Hex[] = [];
  const dangers: number[] = [];
  const left: [number, number] = [0, 0];
  let worth = 0;
  for (const stake of stakes) {
    const isAxis = controllerOf(u, stake.hex, position) === AXIS;
    if (isAxis) held.push(stake.hex);
    const danger = dangerTo(u, position, stake.hex, isAxis);
    dangers.push(danger);
    worth += stake.worth * (isAxis ? 1 - HOPE * danger : HOPE * danger);
  }
  for (const [faction, units] of position.onMap.entries()) {
    let army = 0;
    for (const unit of units) {
      const { attack, defense, steps } = faceOf(u, unit);
      left[faction === AXIS ? 0 : 1] += steps;
      army += (steps + (attack + defense) * FACTOR) * (isSupplied(u, unit) ? 1 : UNSUPPLIED);
    }
    worth += faction === AXIS ? army : -army;
  }
  return { worth, places: stakes.map(({ hex }) => hex), held, dangers, steps: left };
}

/** How likely a place falls to the other side, 0 to 1, by the strength that is near. */
function dangerTo(u: R, position: Position, hex: Hex, isAxis: boolean): number {
  let defense = EMPTY;
  for (const unit of position.ground[hex])
    if ((factionOf(u, unit) === AXIS) === isAxis) defense += faceOf(u, unit).defense;
  let threat = 0;
  for (const [faction, units] of position.onMap.entries()) {
    if ((faction === AXIS) === isAxis) continue;
    for (const unit of units) {
      const distance = SHEET.grid.distance(hex, hexOf(u.table.place[unit]));
      if (distance <= FAR) threat += (faceOf(u, unit).attack * (FAR + 1 - distance)) / FAR;
    }
  }
  const odds = threat / (defense * EVEN);
  return odds / (1 + odds);
}
