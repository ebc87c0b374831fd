import { neighboursOf } from '../../../combat/parties.js';
import { IS_HQ, kindOf } from '../../../counters/counters.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import { AXIS, type Counter, type Hex, SOVIET } from '../../../ids.js';
import { hexShift } from '../../../movement/costs.js';
import { mostSteps } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';
import { NO_ROAD, roadsTo } from '../roads.js';
import { Front } from './front.js';

const COUNTED_CITY = 12;
/** What a step in a City that counts is worth where the Axis is near, and how near that is, in half points. */
const GARRISON = 3;
const FAR = 40;
/** An HQ or fortress in the City cannot be driven out of it: a retreat costs steps instead (4.2.5.1f). */
const HQ_IN_CITY = 3;
/** A half point of way between a unit and the nearest City in danger. */
const WAY = 0.1;
const OUT_OF_SUPPLY = -3;
const TERRAIN = 0.4;
/** An attack factor of the Axis next to a unit in the open. */
const EXPOSED = 0.06;
const HQ_IN_CONTACT = -3;
const GROUND = 0.4;

/** The Red Army holds the Cities that count, those first that are in danger, and gathers around them. */
export class SovietFront extends Front {
  readonly order = 1;
  readonly leastGain = 0.8;
  /** How near the Axis is to a City: 0 to 1. */
  private readonly danger = new Map<Hex, number>();
  /** Half points to each City that is held. */
  private readonly roads = new Map<Hex, Int16Array>();

  constructor(u: R) {
    super(u, SOVIET);
    const invaders = this.position.filled.filter((hex) => this.position.units[AXIS][hex] > 0);
    for (const city of this.cities) {
      if (!this.isOwn(city)) continue;
      const roads = roadsTo(u, city);
      const way = invaders.reduce((least, hex) => Math.min(least, roads[hex]), NO_ROAD);
      this.roads.set(city, roads);
      this.danger.set(city, Math.max(0.05, 1 - way / FAR));
    }
  }

  /** The way from a hex to the nearest City in danger; one out of danger counts as farther away. */
  private wayFrom(hex: Hex): number {
    let way = NO_ROAD;
    for (const [city, roads] of this.roads)
      way = Math.min(way, roads[hex] + FAR * (1 - this.danger.get(city)!));
    return way;
  }

  groundWorth(hex: Hex): number {
    return this.isCounted(hex) ? COUNTED_CITY : GROUND;
  }

  placeWorth(unit: Counter, hex: Hex, alone: boolean): number {
    const { u } = this;
    let worth = -this.wayFrom(hex) * WAY;
    if (!this.isSupplied(kindOf(unit).country, hex)) worth += OUT_OF_SUPPLY;
    const danger = this.danger.get(hex);
    if (danger !== undefined) return worth + danger * this.garrisonWorth(unit, hex, alone);
    const { defense } = faceOf(u, unit);
    worth -= hexShift(u, hex) * TERRAIN * Math.min(3, defense);
    worth -= this.pressureOn(hex) * EXPOSED;
    if (IS_HQ[unit] && this.isInContact(hex)) worth += HQ_IN_CONTACT;
    return worth;
  }

  /** What a unit adds to the garrison of a City, the more the weaker that is without it. */
  private garrisonWorth(unit: Counter, hex: Hex, alone: boolean): number {
    const { u, position } = this;
    const { steps, defense } = faceOf(u, unit);
    let there = 0;
    let hasHq = false;
    for (const other of position.ground[hex]) {
      if (other === unit) continue;
      there += stepsOf(u, other);
      hasHq ||= IS_HQ[other];
    }
    const room = Math.max(0, mostSteps(u, hex) - there);
    const worth = Math.min(steps, room) * GARRISON + defense * 0.5 + (alone ? COUNTED_CITY : 0);
    return worth + (IS_HQ[unit] && !hasHq ? HQ_IN_CITY : 0);
  }

  /** The attack factors of the Axis next to a hex. */
  private pressureOn(hex: Hex): number {
    let pressure = 0;
    for (const next of neighboursOf(hex)) {
      if (this.position.units[AXIS][next] === 0) continue;
      for (const unit of this.position.ground[next]) pressure += faceOf(this.u, unit).attack;
    }
    return pressure;
  }
}
