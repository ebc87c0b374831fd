import { weatherAt } from '../../calendar/weather.js';
import { isBlitzEnabled } from '../../combat/blitz.js';
import { isTarget } from '../../combat/enemies.js';
import { canAttackAcross, isBoundAtHome, neighboursOf } from '../../combat/parties.js';
import { IS_ARMOR } from '../../counters/counters.js';
import { AXIS, type Counter, type Faction, type Hex, NO_COUNTER } from '../../ids.js';
import { REGION } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { sideShift } from '../../movement/costs.js';
import { ownershipOf } from '../../position/ownership.js';
import { hasEnemy } from '../../position/position.js';
import { ACTIVE, type R } from '../../table.js';
import { columnWith, type Placed, prospectAgainst, shareOf } from '../captain/france/columns.js';
import { Stacks, type Troop, troopsOf } from '../captain/france/concentration.js';
import type { Prospect } from '../captain/prospects.js';
import { Front, placeWorth } from './front.js';
import { ATTACK, GUARD, OPEN } from './weights.js';

/** Where each unit is to go in this phase. */
export type Orders = ReadonlyMap<Counter, Hex>;

interface Thrust {
  target: Hex;
  force: readonly { troop: Troop; from: Hex }[];
  hq: { troop: Troop; from: Hex } | null;
  worth: number;
}

/** What an attack is worth: ground, a garrison that the next attack finds weaker, steps. */
export function attackWorth(front: Front, target: Hex, prospect: Prospect): number {
  const { clears, kills, loses } = prospect;
  const hope = clears + (1 - clears) * shareOf(front.u, target, prospect) * ATTACK.wear;
  if (hope < (front.isBold ? ATTACK.likely : ATTACK.sure)) return -1;
  return hope * front.worth(target) + ATTACK.kills * kills - ATTACK.losses * loses;
}

/** The orders of a faction for a phase: garrisons, then what lies open, attacks, and the way to the front. */
export function ordersFor(u: R, faction: Faction, reserve: boolean): Orders {
  return new Planning(u, faction, reserve).plan();
}

const NORTHERN_FRANCE = REGION.index('northern-france');

/** The Capital of a Country that fights. */
const isCapitalAtWar = ({ table }: R, hex: Hex) =>
  SHEET.isCapital[hex] && table.status[SHEET.country[hex]] === ACTIVE;

class Planning {
  private readonly front: Front;
  private readonly stacks = new Stacks();
  private readonly orders = new Map<Counter, Hex>();
  private readonly free = new Set<Troop>();
  /** Who could be in a hex at the end of the phase. */
  private readonly able = new Map<Hex, Troop[]>();

  constructor(
    private readonly u: R,
    private readonly faction: Faction,
    private readonly reserve: boolean,
  ) {
    this.front = new Front(u, faction);
    for (const troop of troopsOf(u, faction, reserve)) {
      if (troop.hexes.length === 1) {
        this.stacks.add(troop, troop.here);
        continue;
      }
      this.free.add(troop);
      for (const hex of troop.hexes) {
        const list = this.able.get(hex);
        if (list) list.push(troop);
        else this.able.set(hex, [troop]);
      }
    }
  }

  plan(): Orders {
    this.keepConquests();
    this.keepGarrisons(false);
    this.walkIn();
    if (!this.reserve) this.attack();
    this.keepGarrisons(true);
    this.garrisonCoast();
    this.closeUp();
    return this.orders;
  }

  private send(troop: Troop, hex: Hex): void {
    this.orders.set(troop.unit, hex);
    this.stacks.add(troop, hex);
    this.free.delete(troop);
  }

  private ableToBeIn(hex: Hex): Troop[] {
    return (this.able.get(hex) ?? []).filter((troop) => this.free.has(troop));
  }

  /**
   * A Capital is never empty, and what is in danger is held by as much as the danger wants: before the attacks by
   * those who are there, afterwards by others as well.
   */
  private keepGarrisons(byOthers: boolean): void {
    const { front, u, stacks } = this;
    const wanted = front.held
      .map((hex) => ({ hex, danger: front.danger(hex), worth: placeWorth(u, hex) }))
      .filter(
        ({ hex, danger }) =>
          danger >= GUARD.least || (byOthers && (front.enemy[hex] > 0 || isCapitalAtWar(u, hex))),
      )
      .sort((a, b) => b.worth * (1 + b.danger) - a.worth * (1 + a.danger));
    for (const { hex, danger } of wanted) {
      let missing = danger - stacks.stepsIn(hex) * GUARD.perStep;
      if (stacks.unitsIn(hex) > 0 && missing <= 0) continue;
      const able = this.ableToBeIn(hex).filter(
        ({ isHq, defense, here, steps }) =>
          !isHq &&
          defense > 0 &&
          (byOthers || here === hex) &&
          // An army has better things to do than to sit where nobody comes.
          (steps === 1 || danger >= GUARD.least),
      );
      // Those who are there first, then those who are worth more behind walls than in the field.
      const value = (troop: Troop) =>
        (troop.here === hex ? 3 : 0) +
        (danger > 2 ? troop.defense : 0) -
        troop.attack * (danger > 2 ? 0.5 : 1);
      able.sort((a, b) => value(b) - value(a));
      for (const troop of able) {
        if (missing <= 0 && stacks.unitsIn(hex) > 0) break;
        if (!stacks.hasRoom(troop, hex)) continue;
        this.send(troop, hex);
        missing -= troop.defense;
      }
    }
  }

  /** What would go back to its owner if nobody were there (G.control): the weakest stays, or whoever can comes. */
  private keepConquests(): void {
    const { faction: owner } = ownershipOf(this.u);
    const kept = this.front.held.filter((hex) => owner[hex] !== this.faction || this.mayRise(hex));
    const cost = ({ attack, steps }: Troop) => attack + steps * 2;
    for (const fromAfar of [false, true])
      for (const hex of kept) {
        if (this.stacks.unitsIn(hex) > 0) continue;
        const able = this.ableToBeIn(hex).filter(({ isHq, here }) => !isHq && (fromAfar || here === hex));
        if (able.length === 0) continue;
        this.send(
          able.reduce((one, other) => (cost(other) < cost(one) ? other : one)),
          hex,
        );
      }
  }

  /** 20.3.6: an empty City of Northern France calls France back to arms. */
  private mayRise(hex: Hex): boolean {
    return this.faction === AXIS && this.u.table.vichy && SHEET.region[hex] === NORTHERN_FRANCE;
  }

  /** Somebody walks into a place that nobody holds: the weakest who can, unless the enemy is near. */
  private walkIn(): void {
    const { front, u, stacks } = this;
    const empty = [...front.goals.keys()].filter(
      (hex) =>
        front.position.ground[hex].length === 0 &&
        stacks.unitsIn(hex) === 0 &&
        (front.isBold || front.own[hex] > front.enemy[hex] * OPEN),
    );
    empty.sort((a, b) => placeWorth(u, b) - placeWorth(u, a));
    for (const hex of empty) {
      const able = this.ableToBeIn(hex).filter(({ isHq }) => !isHq);
      if (able.length === 0) continue;
      able.sort((a, b) => a.attack - b.attack);
      this.send(front.threat[hex] > 0 ? able[able.length - 1] : able[0], hex);
    }
  }

  /** The best attack first, until none is worth it. */
  private attack(): void {
    const { u, faction, front } = this;
    const { position } = front;
    const thrusts: Thrust[] = [];
    const add = (target: Hex) => {
      const thrust = this.thrustAt(target);
      if (thrust && thrust.worth > ATTACK.least) thrusts.push(thrust);
    };
    for (const hex of position.filled) if (isTarget(u, hex, faction, position)) add(hex);
    while (thrusts.length > 0) {
      let best = 0;
      for (let i = 1; i < thrusts.length; i++) if (thrusts[i].worth > thrusts[best].worth) best = i;
      const [thrust] = thrusts.splice(best, 1);
      const isStill = ({ troop, from }: { troop: Troop; from: Hex }) =>
        this.free.has(troop) && this.stacks.hasRoom(troop, from);
      if (!thrust.force.every(isStill) || (thrust.hq && !isStill(thrust.hq))) {
        add(thrust.target);
        continue;
      }
      for (const { troop, from } of thrust.force) if (this.free.has(troop)) this.send(troop, from);
      if (thrust.hq) this.send(thrust.hq.troop, thrust.hq.from);
    }
  }

  /** The best attack on a target that the free troops can prepare; null if there is none. */
  private thrustAt(target: Hex): Thrust | null {
    const { u, faction, front, stacks } = this;
    const { position } = front;
    const shift = (hex: Hex) => sideShift(u, SHEET.marks(target, SHEET.grid.sideTowards(target, hex)));
    const spots = neighboursOf(target).filter(
      (hex) => this.able.has(hex) && !hasEnemy(faction, hex, position) && canAttackAcross(u, hex, target),
    );
    if (spots.length === 0) return null;
    spots.sort((a, b) => shift(b) - shift(a));
    const candidates = new Set<Troop>();
    for (const hex of spots) for (const troop of this.ableToBeIn(hex)) candidates.add(troop);
    if (candidates.size === 0) return null;
    const room = spots.map((hex) => ({ hex, units: 0, steps: 0 }));
    const blitz =
      u.table.blitz.length > 0 &&
      weatherAt(u, target) === 'clear' &&
      spots.some((hex) => isBlitzEnabled(u, hex));
    const hq = this.hqFor(target);
    const force: { troop: Troop; from: Hex }[] = [];
    const placed: Placed[] = [];
    let best: Thrust | null = null;
    const able = [...candidates]
      .filter((troop) => troop !== hq?.troop && troop.attack > 0 && !isBoundAtHome(u, troop.unit, target))
      .sort((a, b) => b.attack - a.attack);
    for (const troop of able) {
      const spot = room.find((one) => troop.hexes.includes(one.hex) && stacks.hasRoom(troop, one.hex, one));
      if (!spot) continue;
      spot.units++;
      spot.steps += troop.steps;
      force.push({ troop, from: spot.hex });
      placed.push({ unit: troop.unit, from: spot.hex });
      const column = columnWith(u, faction, target, placed, hq?.troop.unit ?? NO_COUNTER, blitz);
      if (column < 0) continue;
      const worth =
        attackWorth(front, target, prospectAgainst(u, target, column)) - ATTACK.perUnit * force.length;
      if (!best || worth > best.worth) best = { target, force: force.slice(), hq, worth };
    }
    return best;
  }

  /** The HQ that could support an attack on the target, and from where: not next to the enemy, if possible. */
  private hqFor(target: Hex): Thrust['hq'] {
    for (const near of [2, 1])
      for (const troop of this.free) {
        if (!troop.isHq) continue;
        const from = troop.hexes.find(
          (hex) => SHEET.grid.distance(hex, target) === near && this.stacks.hasRoom(troop, hex),
        );
        if (from !== undefined) return { troop, from };
      }
    return null;
  }

  /** One weak unit for each place on the coast, as soon as the enemy could come over the sea. */
  private garrisonCoast(): void {
    const { front, stacks, faction, u } = this;
    if (faction !== AXIS || !u.table.vichy) return;
    const weak = () =>
      [...this.free].filter(({ steps, isHq, unit }) => steps === 1 && !isHq && !IS_ARMOR[unit]);
    for (const hex of front.held) {
      if (!SHEET.isCoast[hex] || stacks.unitsIn(hex) > 0) continue;
      if (ownershipOf(u).atPeace[hex] === 1) continue;
      const here = weak().filter(({ hexes }) => hexes.includes(hex));
      if (here.length > 0) this.send(here[0], hex);
    }
  }

  /** Everybody else goes towards the goals, where there is room. */
  private closeUp(): void {
    const { front } = this;
    const byStrength = [...this.free].sort((a, b) => b.attack - a.attack);
    for (const troop of byStrength) {
      let [found, most] = [troop.here, Number.NEGATIVE_INFINITY];
      for (const hex of troop.hexes) {
        if (!this.stacks.hasRoom(troop, hex)) continue;
        const worth = front.march(troop.unit, hex) + (hex === troop.here ? 4 : 0);
        if (worth > most) [found, most] = [hex, worth];
      }
      this.send(troop, found);
    }
  }
}
