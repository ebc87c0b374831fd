import { canAttackAcross } from '../../../combat/parties.js';
import { IS_HQ, kindOf } from '../../../counters/counters.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import { AXIS, type Counter, type Hex } from '../../../ids.js';
import { COUNTRIES, GERMANY } from '../../../map/areas.js';
import { SHEET } from '../../../map/sheet.js';
import { nationOf } from '../../../supply/supply.js';
import type { R } from '../../../table.js';
import { NO_ROAD, roadsTo } from '../roads.js';
import { Front } from './front.js';

/** A half movement point on the way to a City that counts. */
const WAY = 0.25;
const COUNTED_CITY = 12;
/** Other Cities and Ports carry supply, if somebody is in them (10.2h): best a single corps. */
const CITY_ON_THE_LINE = 1.5;
const ARMY_ON_THE_LINE = 0.7;
/** An attack factor that is not needed any more to keep a City. */
const RELIEF = 0.25;
/** The attack factors that go for a City: so many for each defense factor in it, and at least so many. */
const SUPERIORITY = 4;
const LEAST_FORCE = 24;
/** An attack factor before a City that is to be taken. */
const BEFORE_CITY = 0.15;
const OUT_OF_SUPPLY = -5;
/** 20.1.2, 20.1.3: Germans occupy a Country that they stand in, and troops of Minor Countries are interned in Germany. */
const WRONG_COUNTRY = -8;
const HQ_IN_CONTACT = -4;
/** A battle on the way to a City that counts: what the hex is worth, and how far away that begins. */
const GROUND = 1.6;
const NEAR = 24;
const LEAST_GROUND = 0.3;

/** The Axis goes for the Cities that count: the shortest way, without leaving the line of supply. */
export class AxisFront extends Front {
  readonly order = 0.3;
  readonly leastGain = 0.25;
  /** Half movement points to each City that is still to be taken. */
  private readonly roads = new Map<Hex, Int16Array>();
  /** The City that each unit goes for. */
  private readonly aims = new Map<Counter, Hex>();

  constructor(u: R) {
    super(u, AXIS);
    for (const city of this.cities) if (!this.isOwn(city)) this.roads.set(city, roadsTo(u, city));
    this.distribute();
  }

  /** Whoever is nearest to a City goes there, until it is enough; the others look farther. */
  private distribute(): void {
    const { u, position } = this;
    const missing = new Map<Hex, number>();
    for (const city of this.roads.keys()) {
      const defense = position.ground[city].reduce((all, unit) => all + faceOf(u, unit).defense, 0);
      missing.set(city, Math.max(LEAST_FORCE, defense * SUPERIORITY));
    }
    const ways: { unit: Counter; city: Hex; way: number }[] = [];
    for (const unit of position.onMap[AXIS])
      for (const [city, roads] of this.roads) ways.push({ unit, city, way: roads[this.hexOf(unit)] });
    ways.sort((a, b) => a.way - b.way || a.unit - b.unit || a.city - b.city);
    for (const { unit, city } of ways) {
      const left = missing.get(city)!;
      if (this.aims.has(unit) || left <= 0) continue;
      this.aims.set(unit, city);
      missing.set(city, left - faceOf(u, unit).attack);
    }
  }

  /** The way from a hex to the nearest City. */
  private wayFrom(hex: Hex): number {
    let way = NO_ROAD;
    for (const roads of this.roads.values()) way = Math.min(way, roads[hex]);
    return way;
  }

  /** The way from a hex to the City that a unit goes for. */
  private wayOf(unit: Counter, hex: Hex): number {
    const aim = this.aims.get(unit);
    return aim === undefined ? this.wayFrom(hex) : this.roads.get(aim)![hex];
  }

  groundWorth(hex: Hex): number {
    if (this.isCounted(hex)) return COUNTED_CITY;
    return LEAST_GROUND + (GROUND * Math.max(0, NEAR - this.wayFrom(hex))) / NEAR;
  }

  placeWorth(unit: Counter, hex: Hex, alone: boolean): number {
    let worth = -this.wayOf(unit, hex) * WAY;
    if (!this.isSupplied(nationOf(this.u, unit), hex)) worth += OUT_OF_SUPPLY;
    worth += alone ? this.garrisonWorth(unit, hex) : this.reliefWorth(unit, hex);
    if (this.isBeforeCity(hex)) worth += faceOf(this.u, unit).attack * BEFORE_CITY;
    if (this.isWrongCountry(unit, hex)) worth += WRONG_COUNTRY;
    if (IS_HQ[unit] && this.isInContact(hex)) worth += HQ_IN_CONTACT;
    return worth;
  }

  /** The next attack from here could be one on a City that is to be taken. */
  private isBeforeCity(hex: Hex): boolean {
    for (const city of this.roads.keys())
      if (SHEET.grid.distance(city, hex) === 1 && canAttackAcross(this.u, hex, city)) return true;
    return false;
  }

  /** What it is worth that somebody is in a hex. */
  private garrisonWorth(unit: Counter, hex: Hex): number {
    if (this.ownership.faction[hex] === AXIS) return 0;
    if (this.isCounted(hex)) return COUNTED_CITY * 2;
    if (!SHEET.isCity[hex] && !SHEET.isPort[hex]) return 0;
    return stepsOf(this.u, unit) > 1 ? ARMY_ON_THE_LINE : CITY_ON_THE_LINE;
  }

  /** What it is worth that somebody stronger, alone in a City, could go on. */
  private reliefWorth(unit: Counter, hex: Hex): number {
    const others = this.position.ground[hex].filter((other) => other !== unit);
    if (others.length !== 1 || this.garrisonWorth(others[0], hex) === 0) return 0;
    return Math.max(0, faceOf(this.u, others[0]).attack - faceOf(this.u, unit).attack) * RELIEF;
  }

  private isWrongCountry(unit: Counter, hex: Hex): boolean {
    const { country, exp } = kindOf(unit);
    const owner = this.ownership.country[hex];
    if (exp || owner < 0 || owner === country) return false;
    if (owner === GERMANY) return true;
    if (COUNTRIES[owner].kind === 'major' || this.ownership.faction[hex] !== AXIS) return false;
    return country !== GERMANY || stepsOf(this.u, unit) > 1;
  }
}
