import { weatherAt } from '../../calendar/weather.js';
import { isBlitzEnabled } from '../../combat/blitz.js';
import { isTarget } from '../../combat/enemies.js';
import { canAttackAcross, isBoundAtHome, neighboursOf, withinTwo } from '../../combat/parties.js';
import { IS_ARMOR, kindOf } from '../../counters/counters.js';
import { AXIS, type Counter, type Faction, type Hex, NO_COUNTER, WESTERN } from '../../ids.js';
import { GERMANY, REGION } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { sideShift } from '../../movement/costs.js';
import { ownershipOf } from '../../position/ownership.js';
import { hasEnemy } from '../../position/position.js';
import { MOST_STEPS, mostSteps } from '../../steps/stack-limits.js';
import { beachheadsOf } from '../../support/beachhead-markers.js';
import { ACTIVE, CONQUERED, type R } from '../../table.js';
import { columnWith, type Placed, prospectAgainst, shareOf } from '../captain/france/columns.js';
import { Stacks, type Troop, troopsOf } from '../captain/france/concentration.js';
import { waitForOslo } from '../captain/france/weseruebung.js';
import type { Prospect } from '../captain/prospects.js';
import { isCaseYellow, isLastOfSeason, isPhoneyWar } from './france.js';
import { FARTHEST, Front, placeWorth } from './front.js';
import { CASABLANCA, isFrenchAfricaOpen, operationsOf, stagingHexes } from './landing.js';
import { ALEXANDRIA, desertArmy, expedition, isDesert, PORTS_TO_AFRICA } from './mediterranean.js';
import { ATTACK, EXPEDITION, GUARD, OPEN, PLACE } from './weights.js';

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
  const isBold = front.isBoldAt(target);
  if (isPhoneyWar(front.u, front.faction, target)) return -1;
  // On the defensive one only takes back what is one's own.
  if (!isBold && ownershipOf(front.u).faction[target] !== front.faction) return -1;
  // In the last turn of Case Yellow Paris is worth any risk.
  const isNow = isCaseYellow(front.u, front.faction) && isLastOfSeason(front.u) && target === PARIS;
  if (isNow) return hope * front.worth(target) * 2;
  const least = !isBold ? ATTACK.sure : front.goals.has(target) ? ATTACK.likely : ATTACK.likelyGround;
  if (hope < least) return -1;
  return (
    hope * front.worth(target) + ATTACK.kills[front.faction] * kills - ATTACK.losses[front.faction] * loses
  );
}

/** The orders of a faction for a phase: garrisons, then what lies open, attacks, and the way to the front. */
export function ordersFor(u: R, faction: Faction, reserve: boolean): Orders {
  return new Planning(u, faction, reserve).plan();
}

const PARIS = SHEET.hexAt('w3516');
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
  /** Who will stand in a hex whatever comes: garrisons, and those who cannot move. They attack from there. */
  private readonly posted = new Map<Hex, Troop[]>();
  /** Who has an attack to make. */
  private readonly engaged = new Set<Troop>();

  constructor(
    private readonly u: R,
    private readonly faction: Faction,
    private readonly reserve: boolean,
  ) {
    this.front = new Front(u, faction);
    for (const { hex, air } of u.table.beachheads)
      if (air) this.stacks.fill(hex, MOST_STEPS - mostSteps(u, hex));
    for (const all of troopsOf(u, faction, reserve)) {
      const hexes = all.hexes.filter((hex) => hex === all.here || !this.front.isUnwelcome(all.unit, hex));
      const troop = { ...all, hexes };
      if (troop.hexes.length === 1 || (troop.steps === 1 && waitForOslo(u, troop.here))) {
        this.post(troop, troop.here);
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
    this.goAboard();
    this.keepPort();
    this.keepEgypt();
    this.keepConquests();
    this.sendRelief();
    this.goToAfrica();
    this.keepGarrisons(false);
    this.walkIn();
    if (!this.reserve) this.attack();
    this.keepGarrisons(true);
    this.garrisonCoast();
    this.closeUp();
    return this.orders;
  }

  /** A small landing is made by those who stand on the shore and go aboard; they are not missed elsewhere. */
  private goAboard(): void {
    const { u, faction, stacks } = this;
    const operation = operationsOf(u, faction).find(({ most }) => most < Number.POSITIVE_INFINITY);
    if (!operation) return;
    const boats = beachheadsOf(u, faction).map(({ hex }) => hex);
    const hexes = boats.length > 0 ? boats : stagingHexes(u, faction);
    let sent = 0;
    // Those who wait there first.
    for (const hex of hexes)
      for (const troop of this.ableToBeIn(hex).sort(
        (a, b) => Number(operation.isBase(b.here)) - Number(operation.isBase(a.here)),
      )) {
        if (sent >= operation.most) return;
        if (troop.isHq || troop.attack === 0 || !stacks.hasRoom(troop, hex)) continue;
        // Whoever is ashore stays there.
        if (operation.isTarget(troop.here)) continue;
        this.send(troop, hex);
        sent++;
      }
  }

  /** Somebody stays in the port by which the army in French Africa is fed: without a unit it is closed (G.openport). */
  private keepPort(): void {
    if (this.faction !== WESTERN || !isFrenchAfricaOpen(this.u) || this.stacks.unitsIn(CASABLANCA) > 0)
      return;
    const able = this.ableToBeIn(CASABLANCA).filter(({ isHq }) => !isHq);
    if (able.length === 0) return;
    const cost = ({ attack, here }: Troop) => attack + (here === CASABLANCA ? 0 : 1);
    this.send(
      able.reduce((one, other) => (cost(other) < cost(one) ? other : one)),
      CASABLANCA,
    );
  }

  /** Whoever is in Egypt stays in Alexandria until there is an army to beat that of the Axis in the desert. */
  private keepEgypt(): void {
    const { front, stacks } = this;
    if (desertArmy(front) === 0) return;
    for (const troop of this.ableToBeIn(ALEXANDRIA))
      if (isDesert(troop.here) && stacks.hasRoom(troop, ALEXANDRIA)) this.send(troop, ALEXANDRIA);
  }

  /** The Afrika Korps: the German corps nearest to the ports of Italy go there and wait for a ship. */
  private goToAfrica(): void {
    const { stacks } = this;
    let wanted = expedition(this.front);
    if (wanted <= 0) return;
    const far = (from: Hex) =>
      PORTS_TO_AFRICA.reduce((least, port) => Math.min(least, SHEET.grid.distance(from, port)), FARTHEST);
    const corps = [...this.free]
      .filter(({ steps, isHq, unit }) => steps === 1 && !isHq && kindOf(unit).country === GERMANY)
      .map((troop) => ({ troop, way: far(troop.here) - (IS_ARMOR[troop.unit] ? EXPEDITION.armor : 0) }))
      .filter(({ way }) => way <= EXPEDITION.near)
      .sort((a, b) => a.way - b.way);
    for (const { troop } of corps) {
      if (wanted-- <= 0) return;
      const room = troop.hexes.filter((to) => stacks.hasRoom(troop, to));
      if (room.length > 0)
        this.send(
          troop,
          room.reduce((one, other) => (far(other) < far(one) ? other : one)),
        );
    }
  }

  private send(troop: Troop, hex: Hex): void {
    this.orders.set(troop.unit, hex);
    this.free.delete(troop);
    this.post(troop, hex);
  }

  private post(troop: Troop, hex: Hex): void {
    this.stacks.add(troop, hex);
    const others = this.posted.get(hex);
    if (others) others.push(troop);
    else this.posted.set(hex, [troop]);
  }

  private postedAt(hex: Hex): Troop[] {
    return (this.posted.get(hex) ?? []).filter((troop) => !this.engaged.has(troop));
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

  /**
   * What would go back to its owner if nobody were there (G.control) keeps somebody: the weakest who is there or can come. An
   * army stays only for what wins the war, or where the enemy is near.
   */
  private keepConquests(): void {
    const { front, u, stacks } = this;
    const { faction: owner } = ownershipOf(u);
    const kept = front.held
      .filter((hex) => owner[hex] !== this.faction || this.mayRise(hex))
      .map((hex) => ({ hex, rises: this.mayRise(hex), able: this.able.get(hex)?.length ?? 0 }));
    // What few can reach comes before what many can: France rises at the first City without a German.
    const dearness = ({ hex, rises, able }: (typeof kept)[number]) =>
      placeWorth(u, hex) + (rises ? PLACE.fall + GUARD.few / (1 + able) : 0);
    kept.sort((a, b) => dearness(b) - dearness(a));
    for (const { hex, rises } of kept) {
      if (stacks.unitsIn(hex) > 0) continue;
      const isDear = placeWorth(u, hex) >= GUARD.dear || front.danger(hex) >= 2 || rises;
      // Garrisons that change places leave one of them empty: whoever is alone in such a place stays there.
      const cost = ({ attack, steps, here }: Troop) =>
        attack +
        steps * 2 +
        (here === hex ? (rises ? -GUARD.stays : 0) : this.isAlone(here) ? GUARD.stays : 1);
      const able = this.ableToBeIn(hex).filter(
        ({ isHq, steps, unit }) =>
          !isHq && (steps === 1 || isDear) && (!rises || kindOf(unit).country === GERMANY),
      );
      if (able.length === 0) continue;
      this.send(
        able.reduce((one, other) => (cost(other) < cost(one) ? other : one)),
        hex,
      );
    }
  }

  /** It is the only garrison of a place that may rise. */
  private isAlone(hex: Hex): boolean {
    return this.mayRise(hex) && this.front.position.ground[hex].length === 1;
  }

  /** Whoever is nearest sets out for a place that may rise and that nobody could man at once. */
  private sendRelief(): void {
    const { stacks, front } = this;
    for (const hex of front.held) {
      if (stacks.unitsIn(hex) > 0 || !this.mayRise(hex)) continue;
      const far = (from: Hex) => SHEET.grid.distance(from, hex);
      const corps = [...this.free].filter(
        ({ steps, isHq, unit }) => steps === 1 && !isHq && kindOf(unit).country === GERMANY,
      );
      if (corps.length === 0) return;
      const relief = corps.reduce((one, other) => (far(other.here) < far(one.here) ? other : one));
      const room = relief.hexes.filter((to) => stacks.hasRoom(relief, to));
      if (room.length > 0)
        this.send(
          relief,
          room.reduce((one, other) => (far(other) < far(one) ? other : one)),
        );
    }
  }

  /** 20.3.1, 20.3.6: an empty Capital calls a conquered Country back to arms, an empty City of Northern France France. */
  private mayRise(hex: Hex): boolean {
    const { table } = this.u;
    if (this.faction !== AXIS) return false;
    if (SHEET.isCapital[hex] && table.status[SHEET.country[hex]] === CONQUERED) return true;
    return table.vichy && SHEET.region[hex] === NORTHERN_FRANCE;
  }

  /** Somebody walks into a place that nobody holds: the weakest who can, unless the enemy is near. */
  private walkIn(): void {
    const { front, u, stacks } = this;
    const { faction: owner } = ownershipOf(u);
    const empty = [...front.goals.keys()].filter(
      (hex) =>
        front.position.ground[hex].length === 0 &&
        stacks.unitsIn(hex) === 0 &&
        (front.isBoldAt(hex) || (owner[hex] === this.faction && front.own[hex] > front.enemy[hex] * OPEN)),
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
    for (const hex of position.filled)
      if (isTarget(u, hex, faction, position) && !front.isQuiet(hex)) add(hex);
    while (thrusts.length > 0) {
      let best = 0;
      for (let i = 1; i < thrusts.length; i++) if (thrusts[i].worth > thrusts[best].worth) best = i;
      const [thrust] = thrusts.splice(best, 1);
      const isStill = ({ troop, from }: { troop: Troop; from: Hex }) =>
        this.free.has(troop) ? this.stacks.hasRoom(troop, from) : this.postedAt(from).includes(troop);
      if (!thrust.force.every(isStill) || (thrust.hq && !isStill(thrust.hq))) {
        add(thrust.target);
        continue;
      }
      for (const { troop, from } of thrust.hq ? [...thrust.force, thrust.hq] : thrust.force) {
        if (this.free.has(troop)) this.send(troop, from);
        this.engaged.add(troop);
      }
    }
  }

  /** The best attack on a target that the free troops can prepare; null if there is none. */
  private thrustAt(target: Hex): Thrust | null {
    const { u, faction, front, stacks } = this;
    const { position } = front;
    const shift = (hex: Hex) => sideShift(u, SHEET.marks(target, SHEET.grid.sideTowards(target, hex)));
    const spots = neighboursOf(target).filter(
      (hex) =>
        (this.able.has(hex) || this.posted.has(hex)) &&
        !hasEnemy(faction, hex, position) &&
        canAttackAcross(u, hex, target),
    );
    if (spots.length === 0) return null;
    spots.sort((a, b) => shift(b) - shift(a));
    const candidates = new Set<Troop>();
    for (const hex of spots) for (const troop of this.ableToBeIn(hex)) candidates.add(troop);
    const mayAttack = (troop: Troop) => troop.attack > 0 && !isBoundAtHome(u, troop.unit, target);
    const hq = this.hqFor(target);
    // Whoever stands next to it anyway takes part; only those who come are missed elsewhere.
    const force: { troop: Troop; from: Hex }[] = [];
    for (const from of spots)
      for (const troop of this.postedAt(from))
        if (troop !== hq?.troop && mayAttack(troop)) force.push({ troop, from });
    if (candidates.size === 0 && force.length === 0) return null;
    const room = spots.map((hex) => ({ hex, units: 0, steps: 0 }));
    const blitz =
      u.table.blitz.length > 0 &&
      weatherAt(u, target) === 'clear' &&
      spots.some((hex) => isBlitzEnabled(u, hex));
    const placed: Placed[] = force.map(({ troop, from }) => ({ unit: troop.unit, from }));
    const standing = force.length;
    // What those who come could do elsewhere.
    let missed = 0;
    let best: Thrust | null = null;
    const judge = () => {
      const column = columnWith(u, faction, target, placed, hq?.troop.unit ?? NO_COUNTER, blitz);
      if (column < 0) return;
      const worth = attackWorth(front, target, prospectAgainst(u, target, column)) - missed;
      if (!best || worth > best.worth) best = { target, force: force.slice(), hq, worth };
    };
    if (standing > 0) judge();
    const able = [...candidates]
      .filter((troop) => troop !== hq?.troop && mayAttack(troop))
      .sort((a, b) => b.attack - a.attack);
    for (const troop of able) {
      const spot = room.find((one) => troop.hexes.includes(one.hex) && stacks.hasRoom(troop, one.hex, one));
      if (!spot) continue;
      spot.units++;
      spot.steps += troop.steps;
      force.push({ troop, from: spot.hex });
      placed.push({ unit: troop.unit, from: spot.hex });
      missed += ATTACK.perUnit + ATTACK.perFactor * troop.attack;
      judge();
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
    for (const from of withinTwo(target)) {
      const troop = this.postedAt(from).find(({ isHq }) => isHq);
      if (troop) return { troop, from };
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
