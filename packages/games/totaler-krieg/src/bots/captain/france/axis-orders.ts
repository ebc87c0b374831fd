import { isTarget } from '../../../combat/enemies.js';
import { COUNTER } from '../../../counters/counters.js';
import { AXIS, type Counter, type Hex } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { ownershipOf } from '../../../position/ownership.js';
import { hasEnemy, isEnemyZone, positionOf } from '../../../position/position.js';
import { ACTIVE, type R } from '../../../table.js';
import type { Prospect } from '../prospects.js';
import { Aims } from './aims.js';
import { Stacks, type Thrust, type Troop, thrustAt, troopsOf } from './concentration.js';
import { HAMBURG, JUTLAND, KRISTIANSAND, NORWAY, OSLO, PRIZES } from './landmarks.js';

/** Where each unit is to go in this phase. */
export type Orders = ReadonlyMap<Counter, Hex>;

export const PARATROOPS = COUNTER.index('de-corps-1fls');

/** So many units hold Oslo. */
export const ENOUGH_FOR_OSLO = 3;
/** The French border: somebody stays there. */
const WATCH: readonly Hex[] = ['w3520', 'w3421', 'w3320'].map((id) => SHEET.hexAt(id));

/** The orders of the Axis: prizes that nobody holds first, then attacks, then the way to the front. */
export function axisOrders(u: R, reserve: boolean): Orders {
  return new Planning(u, reserve).plan();
}

/** What the attacks and marches of this turn promise, as things stand before it moves. */
export function axisPromise(u: R): number {
  return new Planning(u, false).promise();
}

class Planning {
  private readonly aims: Aims;
  private readonly stacks = new Stacks();
  private readonly orders = new Map<Counter, Hex>();
  private readonly troops: readonly Troop[];
  private free: Troop[];
  private worth = 0;

  constructor(
    private readonly u: R,
    private readonly reserve: boolean,
  ) {
    this.aims = new Aims(u);
    this.troops = troopsOf(u, AXIS, reserve);
    this.free = [];
    for (const troop of this.troops) {
      // 9.2d: whoever cannot leave needs room where he is.
      if (troop.hexes.length === 1) this.stacks.root(troop);
      if (troop.hexes.length > 1 || !u.table.moved.includes(troop.unit)) this.free.push(troop);
    }
  }

  plan(): Orders {
    this.sendParatroops();
    this.keepGarrisons();
    this.walkIn();
    if (!this.reserve) this.attack();
    this.watchBorder();
    this.closeUp();
    this.makeRoom();
    return this.orders;
  }

  promise(): number {
    this.sendParatroops();
    this.keepGarrisons();
    this.walkIn();
    this.attack();
    return this.worth;
  }

  private send(troop: Troop, hex: Hex): void {
    this.orders.set(troop.unit, hex);
    this.stacks.add(troop, hex);
    this.free = this.free.filter((other) => other !== troop);
  }

  /** 4.1.1: to Jutland, from where Kristiansand can be reached; and from Kristiansand to Oslo. */
  private sendParatroops(): void {
    const { u } = this;
    const paratroops = this.free.find(({ unit }) => unit === PARATROOPS);
    if (u.table.status[NORWAY] !== ACTIVE) {
      if (paratroops) this.send(paratroops, paratroops.here);
      return;
    }
    if (
      paratroops?.hexes.includes(JUTLAND) &&
      !this.aims.isPrecious(paratroops.here) &&
      this.aims.wanted.includes(OSLO)
    )
      this.send(paratroops, JUTLAND);
    const landed = this.free.find(({ here }) => here === KRISTIANSAND);
    if (landed?.hexes.includes(OSLO)) this.send(landed, OSLO);
    // Those who are to follow by sea wait for it.
    if (positionOf(u).units[AXIS][OSLO] < ENOUGH_FOR_OSLO)
      for (const troop of this.free.filter(({ here, steps }) => here === HAMBURG && steps === 1))
        if (troop.unit !== PARATROOPS) this.send(troop, HAMBURG);
  }

  /** The last unit in a hex that counts stays; more stay where an enemy is near. */
  private keepGarrisons(): void {
    const { u, aims } = this;
    for (const hex of new Set(this.free.map(({ here }) => here))) {
      if (!aims.isPrecious(hex) || (hex !== OSLO && this.stacks.unitsIn(hex) > 0)) continue;
      const threatened = isEnemyZone(u, AXIS, hex);
      // Without a unit it would go back to its owner (G.control).
      const isOurs = ownershipOf(u).faction[hex] === AXIS;
      if (isOurs && !threatened && !this.isOpenToRaids(hex) && !aims.isLast) continue;
      const there = this.free.filter(({ here, isHq }) => here === hex && !isHq);
      there.sort((a, b) => a.attack - b.attack || b.defense - a.defense);
      const keeper = hex === OSLO ? there : threatened ? there.slice(-1) : there.slice(0, 1);
      for (const troop of keeper) this.send(troop, hex);
    }
  }

  /** An enemy could walk in. */
  private isOpenToRaids(hex: Hex): boolean {
    const { ground } = positionOf(this.u);
    const position = positionOf(this.u);
    return position.filled.some(
      (other) =>
        SHEET.grid.distance(hex, other) <= 3 && ground[other].length > 0 && hasEnemy(AXIS, other, position),
    );
  }

  /** Somebody walks into a prize or a City that nobody holds: the weakest who can, unless the enemy is near. */
  private walkIn(): void {
    const { u, aims } = this;
    const position = positionOf(u);
    const reachable = aims.cities.filter((hex) => aims.supplied[hex] === 1);
    // At the end the enemy moves last: no prize is left without a garrison.
    const unguarded = aims.isLast ? PRIZES : [];
    const empty = [...aims.wanted, ...unguarded, ...reachable].filter(
      (hex) => position.ground[hex].length === 0 && this.stacks.unitsIn(hex) === 0,
    );
    empty.sort((a, b) => aims.of(b) - aims.of(a));
    for (const hex of empty) {
      const able = this.free.filter(({ hexes, isHq }) => !isHq && hexes.includes(hex));
      if (able.length === 0) continue;
      able.sort((a, b) => a.attack - b.attack);
      const near = isEnemyZone(u, AXIS, hex);
      this.send(near ? able[able.length - 1] : able[0], hex);
      this.worth += aims.of(hex);
    }
  }

  private attack(): void {
    const { u, aims } = this;
    const position = positionOf(u);
    const targets = position.filled.filter((hex) => isTarget(u, hex, AXIS, position));
    const worthOf = (target: Hex, prospect: Prospect) => aims.ofThrust(target, prospect);
    for (let left = targets; left.length > 0; ) {
      const thrusts = left
        .map((target) => thrustAt(u, AXIS, target, this.free, this.stacks, worthOf))
        .filter((thrust): thrust is Thrust => thrust !== null && thrust.worth > 0);
      if (thrusts.length === 0) return;
      const best = thrusts.reduce((a, b) => (b.worth > a.worth ? b : a));
      for (const { troop, from } of best.force) this.send(troop, from);
      this.worth += best.worth;
      if (best.hq) this.send(best.hq.troop, best.hq.from);
      left = left.filter((target) => target !== best.target);
    }
  }

  private watchBorder(): void {
    for (const hex of WATCH) {
      if (this.stacks.unitsIn(hex) > 0) continue;
      const watch = this.free.find(({ here, isHq }) => here === hex && !isHq);
      if (watch) this.send(watch, hex);
    }
  }

  /** Everybody else goes towards the goals, where there is room. */
  private closeUp(): void {
    const { aims } = this;
    const byStrength = this.free.slice().sort((a, b) => b.attack - a.attack);
    for (const troop of byStrength) {
      let [found, least] = [troop.here, Number.POSITIVE_INFINITY];
      for (const hex of troop.hexes) {
        if (!this.stacks.hasRoom(troop, hex)) continue;
        const far = aims.distance(hex) + (troop.isHq ? this.danger(hex) : 0) - (hex === troop.here ? 0.1 : 0);
        if (far < least) [found, least] = [hex, far];
      }
      this.send(troop, found);
    }
  }

  /** 9.2d: whoever would find a full hex stays where he is, since another who was to leave it does not. */
  private makeRoom(): void {
    const goes = ({ unit, here }: Troop) => this.orders.get(unit) ?? here;
    const [staying, going] = [new Set<Troop>(), new Set<Troop>()];
    for (const troop of this.troops) (goes(troop) === troop.here ? staying : going).add(troop);
    const orderly = [...this.orders.keys()].map((unit) => this.troops.find((one) => one.unit === unit)!);
    for (let isFull = true; isFull; ) {
      isFull = false;
      const stacks = new Stacks();
      for (const troop of staying) stacks.add(troop, troop.here);
      for (const troop of orderly) {
        if (!going.has(troop)) continue;
        if (stacks.hasRoom(troop, goes(troop))) {
          stacks.add(troop, goes(troop));
          continue;
        }
        this.orders.set(troop.unit, troop.here);
        going.delete(troop);
        staying.add(troop);
        isFull = true;
      }
    }
  }

  /** HQs stay behind. */
  private danger(hex: Hex): number {
    return isEnemyZone(this.u, AXIS, hex) ? 2 : 0;
  }
}
