import { turnNamed } from '../../calendar/calendar.js';
import { IS_HQ, kindOf } from '../../counters/counters.js';
import { faceOf } from '../../counters/units.js';
import { occupies } from '../../events/conditional/20-1-2-occupation.js';
import { AXIS, type Counter, type Country, type Faction, type Hex, SOVIET, WESTERN } from '../../ids.js';
import { FRANCE, RUSSIA } from '../../map/areas.js';
import { isPassable, SHEET } from '../../map/sheet.js';
import { hexShift } from '../../movement/costs.js';
import { activeMinors, isMinor, lordOf } from '../../politics/countries.js';
import { isMisplaced } from '../../politics/internment.js';
import { isAtPeace } from '../../politics/posture.js';
import { ownershipOf } from '../../position/ownership.js';
import { controllerOf, factionOf, hasEnemy, type Position, positionOf } from '../../position/position.js';
import { isSuppliedAt, nationOf } from '../../supply/supply.js';
import { beachheadsOf } from '../../support/beachhead-markers.js';
import { NO_OCCUPATION, type R } from '../../table.js';
import { detour, isFortified, isRoadToParis, plansYellow } from './france.js';
import { isOverlordShore, stagingHexes } from './landing.js';
import { BALKANS, mainEffort } from './main-effort.js';
import * as weights from './weights.js';

const { APPROACH, MARCH, PLACE } = weights;
/** The longest way that is looked at. */
export const FARTHEST = 60;

/** A Country with places to be taken. */
interface Theatre {
  goals: Hex[];
  worth: number;
  /** Defense factors in it. */
  strength: number;
}

/**
 * The war as a faction sees it: where troops are, what can be taken and what must be held. One Country is attacked before
 * the next: the one that promises most for the least.
 */
export class Front {
  readonly position: Position;
  /** Attack factors of one's own and defense factors of the enemy within a few hexes; what threatens a hex. */
  readonly own = new Float32Array(SHEET.size);
  readonly enemy = new Float32Array(SHEET.size);
  readonly threat = new Float32Array(SHEET.size);
  /** Attack factors of the other Allied faction within a few hexes: whoever faces it is not free to come. */
  private readonly ally = new Float32Array(SHEET.size);
  /** Places that count and are one's own. */
  readonly held: Hex[] = [];
  /** Enemy places that count and can be reached over land, and what each is worth. */
  readonly goals = new Map<Hex, number>();
  /** Strong enough to attack whom it attacks first. */
  isBold = false;
  /** The Countries that it is strong enough to attack. */
  private readonly prey = new Set<Country>();
  /** Hexes of way to the nearest goal, the harder the farther. */
  private readonly way: Int16Array;
  private readonly isAtWar: boolean;
  /** France is to be beaten by Case Yellow. */
  private readonly isYellow: boolean;
  /** Axis Minor Countries that foreign armies put under Occupation (20.1.2). */
  private readonly hosts: ReadonlySet<Country>;
  /** The Countries with places to be taken. */
  private readonly theatres = new Map<Country, Theatre>();
  /** All attack factors on the map, and those of the enemy on one's own land. */
  private readonly strength: number;
  private invaders = 0;
  private readonly cutOff = new Map<Hex, boolean>();

  constructor(
    readonly u: R,
    readonly faction: Faction,
  ) {
    this.position = positionOf(u);
    const hosts = faction === AXIS ? activeMinors(u, AXIS) : [];
    this.hosts = new Set(hosts.filter((country) => !(u.table.capital[country] & NO_OCCUPATION)));
    this.isAtWar = faction !== SOVIET || !isAtPeace(u, RUSSIA);
    this.isYellow = plansYellow(u, faction);
    this.strength = this.feelTroops();
    this.way = this.wayTo(this.findGoals());
  }

  /** What it is worth to stand in a hex, in steps. */
  worth(hex: Hex): number {
    const approach = Math.max(APPROACH.least, APPROACH.near - APPROACH.perHex * this.way[hex]);
    return (this.goals.get(hex) ?? 0) + approach;
  }

  /** Hexes of way to the nearest goal. */
  distance(hex: Hex): number {
    return this.way[hex];
  }

  /** The value of a hex for a unit without orders. */
  march(unit: Counter, hex: Hex): number {
    const { u, faction } = this;
    const { attack, defense } = faceOf(u, unit);
    let worth = -this.way[hex] * MARCH.nearer;
    const touching = this.enemiesBeside(hex);
    // An HQ is for attacks: those who defend beside one cannot go back (4.2.5.1f).
    if (IS_HQ[unit])
      worth -= MARCH.hqInContact * (touching + (this.threat[hex] > 0 && !this.isBoldAt(hex) ? 1 : 0));
    else if (touching > 0)
      worth +=
        this.own[hex] > this.enemy[hex]
          ? (this.isBesideFront(hex) ? MARCH.contact : 0) * Math.min(4, attack)
          : -hexShift(u, hex) * MARCH.shelter * defense - MARCH.shelter * touching;
    if (this.isTooStrong(hex) || this.isUnwelcome(unit, hex)) worth -= MARCH.unsupplied;
    if (SHEET.isLand[hex] && !isSuppliedAt(u, faction, nationOf(u, unit), hex)) worth -= MARCH.unsupplied;
    return worth;
  }

  /** The unit would put the Country of an ally under Occupation there (20.1.2), or would be interned (20.7). */
  isUnwelcome(unit: Counter, hex: Hex): boolean {
    if (this.faction !== AXIS || !SHEET.isLand[hex]) return false;
    if (this.isHost(hex)) return occupies(this.u, unit, lordOf(this.u, hex));
    return isMinor(kindOf(unit).country) && isMisplaced(this.u, unit, hex);
  }

  /** The land of an ally whom German armies put under Occupation (20.1.2). */
  isHost(hex: Hex): boolean {
    return this.hosts.size > 0 && SHEET.isLand[hex] && this.hosts.has(lordOf(this.u, hex));
  }

  /** Whether a hex is worth an attack at fair odds: in a Country that is weak enough; at home if one is strong at all. */
  isBoldAt(hex: Hex): boolean {
    const country = theatreOf(this.u, hex);
    return this.theatres.has(country) ? this.prey.has(country) : this.isBold;
  }

  /** It is the land of an enemy whom one is not strong enough to attack; at home one goes wherever one is needed. */
  private isTooStrong(hex: Hex): boolean {
    if (ownershipOf(this.u).faction[hex] === this.faction) return false;
    const country = theatreOf(this.u, hex);
    return this.theatres.has(country) && !this.prey.has(country);
  }

  /** The defense that a place of one's own wants against what is near it. */
  danger(hex: Hex): number {
    const { GUARD } = weights;
    const ratio = this.own[hex] > this.enemy[hex] * 1.2 ? GUARD.onAttack : GUARD.onDefense;
    return Math.min(GUARD.most, this.threat[hex] * ratio);
  }

  /** The strength of each side within a few hexes; returns all of one's own. */
  private feelTroops(): number {
    const { u, faction, position } = this;
    const { faction: owner } = ownershipOf(u);
    let sum = 0;
    for (const hex of position.filled)
      for (const unit of position.ground[hex]) {
        const other = factionOf(u, unit);
        const face = faceOf(u, unit);
        if (other !== faction && faction !== AXIS && other !== AXIS) {
          for (const near of nearTo(hex)) this.ally[near] += face.attack;
          continue;
        }
        // Whoever is at peace is only watched, and not even that while the army is wanted in France.
        const watched = this.isYellow ? 0 : weights.WATCHED;
        const share = other !== faction && this.isPeaceful(unit) ? watched : 1;
        const [attack, defense] = [face.attack * share, face.defense * share];
        if (other === faction) {
          sum += attack;
          for (const near of nearTo(hex)) this.own[near] += attack;
          continue;
        }
        // Whoever is cut off comes nowhere (10.3a).
        const reach = isSuppliedAt(u, other, nationOf(u, unit), hex) ? 1 : weights.CUT_OFF;
        if (owner[hex] === faction) this.invaders += attack * reach;
        for (const near of nearTo(hex)) {
          this.enemy[near] += defense;
          this.threat[near] += attack * reach;
        }
      }
    return sum;
  }

  private isPeaceful(unit: Counter): boolean {
    const { u, faction } = this;
    return faction === AXIS ? isAtPeace(u, kindOf(unit).country) : !this.isAtWar;
  }

  /** The places to go to, each with the hexes by which it seems farther than it is. */
  private findGoals(): Map<Hex, number> {
    const { u, faction, position } = this;
    const { open, atPeace } = ownershipOf(u);
    const { theatres } = this;
    const waiting: Hex[] = [];
    for (const hex of placesThatCount(u)) {
      if (open[hex] === 0) continue;
      const holder = controllerOf(u, hex, position);
      if (holder < 0) continue;
      const isEnemy = faction === AXIS ? holder !== AXIS : holder === AXIS;
      if (holder === faction) this.held.push(hex);
      else if (isEnemy && atPeace[hex] === 1) waiting.push(hex);
      else if (isEnemy) {
        const land = theatreOf(u, hex);
        const theatre = theatres.get(land) ?? { goals: [], worth: 0, strength: 0 };
        theatres.set(land, theatre);
        theatre.goals.push(hex);
        theatre.worth += placeWorth(u, hex);
      }
    }
    for (const hex of position.filled) {
      if (!hasEnemy(faction, hex, position)) continue;
      const share = this.ally[hex] > this.own[hex] ? weights.BUSY : 1;
      for (const unit of position.ground[hex]) {
        const defense = faceOf(u, unit).defense * share;
        // Whoever is there counts, and so does its army as far as it can come.
        const [here, home] = [theatreOf(u, hex), kindOf(unit).country];
        const there = theatres.get(here);
        if (there) there.strength += defense;
        const coming = home === here ? undefined : theatres.get(home);
        if (coming?.goals.some((goal) => SHEET.grid.distance(goal, hex) <= weights.COMING))
          coming.strength += defense;
      }
    }
    return this.seeds(waiting);
  }

  private seeds(waiting: readonly Hex[]): Map<Hex, number> {
    const { faction, position, theatres } = this;
    const afar = this.wayFrom(
      position.onMap[faction].map((unit) => this.u.table.place[unit] as number as Hex),
    );
    const { faction: owner } = ownershipOf(this.u);
    const seeds = new Map<Hex, number>();
    // Whoever is there is enough: nobody else need go.
    const isServed = ({ goals }: Theatre) =>
      goals.every((hex) => afar[hex] === FARTHEST || this.own[hex] >= this.enemy[hex] * 3 + 4);
    let [first, most] = [null as Theatre | null, 0];
    for (const theatre of theatres.values()) {
      const far = theatre.goals.reduce((least, hex) => Math.min(least, afar[hex]), FARTHEST);
      if (far === FARTHEST) continue;
      const price = (theatre.strength + weights.LITTLE) * (1 + far / weights.FAR_AWAY);
      const promise = (Math.sqrt(theatre.worth) / price) * (isServed(theatre) ? weights.SERVED : 1);
      if (promise > most) [first, most] = [theatre, promise];
    }
    first = theatres.get(mainEffort(this.u, faction)) ?? first;
    const stages = weights.BOLD.filter(([from]) => turnNamed(from) <= this.u.table.turn);
    const [, abroad, atHome] = stages[stages.length - 1];
    const bold = abroad[faction];
    // Whoever is invaded fights at home first; the Red Army does so until it has learnt its trade.
    const learns = faction === SOVIET && this.isAtWar && this.u.table.turn < turnNamed(weights.TO_BERLIN);
    const isInvaded = learns || this.invaders > this.strength * weights.INVADED;
    const isPrey = ({ strength }: Theatre) => !isInvaded && this.strength > strength * bold;
    this.isBold = isInvaded
      ? this.strength > this.invaders * atHome[faction]
      : first !== null && isPrey(first);
    for (const [country, theatre] of theatres) {
      const isYellow = this.isYellow && country === FRANCE;
      const isHome = isInvaded && theatre.goals.some((hex) => owner[hex] === faction);
      const isBold = isHome ? this.isBold : isPrey(theatre) || (isYellow && theatre === first);
      if (isBold) this.prey.add(country);
      for (const hex of theatre.goals) {
        if (afar[hex] === FARTHEST) continue;
        const share = SHEET.isCapital[hex] ? 1 : theatre.goals.length;
        this.goals.set(hex, placeWorth(this.u, hex) + PLACE.fall / share);
        // On the defensive only what lies open at home is taken.
        if (!isBold && (owner[hex] !== faction || this.own[hex] <= this.enemy[hex] * weights.OPEN)) continue;
        const less = Math.max(0, weights.GREAT - this.goals.get(hex)!) * weights.LESSER;
        const wall = isFortified(this.u, hex) ? weights.FORTRESS : 0;
        if (theatre !== first) seeds.set(hex, less + wall + this.aside(country));
        else seeds.set(hex, isYellow ? detour(this.u, hex) : less + wall);
      }
    }
    for (const hex of this.held) {
      const danger = this.danger(hex);
      if (danger >= weights.GUARD.least && danger > this.own[hex] * 0.5)
        seeds.set(hex, this.isBold ? weights.HELP_ON_ATTACK : weights.HELP);
    }
    if (learns || (isInvaded && !this.isBold)) this.defendInDepth(seeds);
    if (faction === WESTERN)
      for (const hex of stagingHexes(this.u, faction))
        if (!seeds.has(hex)) seeds.set(hex, weights.LANDING.staging);
    // Russia comes after France.
    if (faction === AXIS && this.u.table.vichy)
      for (const hex of waiting) if (!seeds.has(hex)) seeds.set(hex, weights.NEXT_WAR);
    // Nobody to fight: one waits where the next war will be.
    if (seeds.size === 0) for (const hex of waiting) seeds.set(hex, 0);
    if (seeds.size === 0) for (const hex of this.held) if (this.threat[hex] > 0) seeds.set(hex, weights.HELP);
    return seeds;
  }

  /** How much farther a Country seems that is not attacked first; those who are in the Balkans finish what was begun there. */
  private aside(country: Country): number {
    return this.faction === AXIS && BALKANS.includes(country) ? weights.ASIDE_BALKANS : weights.ASIDE;
  }

  /** Armies gather at the places that win the war before the enemy is there: the nearer he is, the sooner. */
  private defendInDepth(seeds: Map<Hex, number>): void {
    const { faction, position, u } = this;
    const enemies = position.filled.filter((hex) => hasEnemy(faction, hex, position) && !this.isQuiet(hex));
    const afar = this.wayFrom(enemies);
    for (const hex of this.held) {
      if (afar[hex] > weights.DEPTH.most || placeWorth(u, hex) < weights.DEPTH.worth) continue;
      const far =
        weights.DEPTH.wait +
        afar[hex] * weights.DEPTH.perHex -
        (SHEET.isCapital[hex] ? weights.DEPTH.capital : 0);
      if (far < (seeds.get(hex) ?? FARTHEST)) seeds.set(hex, Math.max(0, far));
    }
  }

  /** For each hex: the hexes of way over land to the nearest of some hexes, enemies left aside. */
  private wayFrom(hexes: readonly Hex[]): Int16Array {
    return this.spread(new Map(hexes.map((hex) => [hex, 0])), null);
  }

  /** The way to the nearest goal: around whom it would take long to beat. */
  private wayTo(goals: ReadonlyMap<Hex, number>): Int16Array {
    const { u, faction, position } = this;
    const toll = new Int16Array(SHEET.size);
    // Nobody marches through the land of an enemy who is too strong.
    for (const hex of SHEET.landHexes) if (this.isTooStrong(hex) && !goals.has(hex)) toll[hex] = FARTHEST;
    // German armies go around the lands of allies, whom they would put under Occupation.
    if (this.hosts.size > 0)
      for (const hex of SHEET.landHexes) if (this.isHost(hex)) toll[hex] += weights.HOST;
    for (const hex of position.filled) {
      if (!hasEnemy(faction, hex, position)) continue;
      let defense = 0;
      for (const unit of position.ground[hex]) defense += faceOf(u, unit).defense;
      toll[hex] += Math.min(weights.HARDEST, Math.round(defense / weights.HARD));
    }
    const way = this.spread(goals, toll);
    // A Beachhead is a way ashore, not a place to be; armies gather where they can go aboard.
    for (const { hex, side } of beachheadsOf(u, faction)) {
      const shore = SHEET.neighbour(hex, side);
      // Where nobody defends the shore, everybody goes ashore; in France that is said of every empty hex since Torch.
      const isOpen = !isOverlordShore(shore) && controllerOf(u, shore, position) === faction;
      const most = isOpen ? FARTHEST : weights.LANDING.aboard;
      way[hex] = Math.min(most, way[shore] + 1);
      const quays = SHEET.neighbours(hex).filter(
        (quay) => SHEET.isLand[quay] && !hasEnemy(faction, quay, position),
      );
      const aboard = this.spread(new Map(quays.map((quay) => [quay, way[hex] + 1])), toll);
      for (const land of SHEET.landHexes) way[land] = Math.min(way[land], aboard[land]);
    }
    return way;
  }

  /** For each hex: the way over land to the nearest of some hexes, with a toll for those on the way. */
  private spread(goals: ReadonlyMap<Hex, number>, toll: Int16Array | null): Int16Array {
    const { open } = ownershipOf(this.u);
    const way = new Int16Array(SHEET.size).fill(FARTHEST);
    const rings: Hex[][] = Array.from({ length: FARTHEST }, () => []);
    for (const [hex, from] of goals) rings[Math.min(FARTHEST - 1, Math.round(from))].push(hex);
    for (let far = 0; far < FARTHEST - 1; far++)
      for (const hex of rings[far]) {
        if (way[hex] <= far) continue;
        way[hex] = far;
        const on = far + 1 + (toll ? toll[hex] : 0);
        if (on >= FARTHEST) continue;
        for (let side = 0; side < 6; side++) {
          const next = SHEET.neighbour(hex, side);
          if (next < 0 || way[next] <= on) continue;
          if (open[next] === 0 && !(this.isYellow && isRoadToParis(next))) continue;
          if (isPassable(SHEET.marks(hex, side))) rings[on].push(next);
        }
      }
    return way;
  }

  /** Those who are there are at peace with this faction. */
  isQuiet(hex: Hex): boolean {
    const [unit] = this.position.ground[hex];
    return unit !== undefined && this.isPeaceful(unit);
  }

  /** An enemy beside this hex who is supplied, or in a place that counts: whoever is cut off is left behind (10.3a). */
  private isBesideFront(hex: Hex): boolean {
    return SHEET.neighbours(hex).some(
      (next) => hasEnemy(this.faction, next, this.position) && !this.isQuiet(next) && !this.isCutOff(next),
    );
  }

  /** The enemies in a hex are unsupplied, and not in a place that counts. */
  private isCutOff(hex: Hex): boolean {
    if (this.goals.has(hex)) return false;
    const known = this.cutOff.get(hex);
    if (known !== undefined) return known;
    const { u, position } = this;
    const isCutOff = position.ground[hex].every(
      (unit) => !isSuppliedAt(u, factionOf(u, unit), nationOf(u, unit), hex),
    );
    this.cutOff.set(hex, isCutOff);
    return isCutOff;
  }

  /** The hexes beside this one with enemies who fight. */
  enemiesBeside(hex: Hex): number {
    let count = 0;
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next < 0 || !isPassable(SHEET.marks(hex, side))) continue;
      if (hasEnemy(this.faction, next, this.position) && !this.isQuiet(next)) count++;
    }
    return count;
  }
}

/** The Country whose fate a hex shares; France is a theatre of its own, whoever rules it. */
function theatreOf(u: R, hex: Hex): Country {
  return SHEET.country[hex] === FRANCE ? FRANCE : ownershipOf(u).country[hex];
}

/** For each hex: the island or continent it is part of, named by its first hex; -1 at sea. */
const ISLANDS: readonly Hex[] = islands();

function islands(): Hex[] {
  const found = new Array<Hex>(SHEET.size).fill(-1 as Hex);
  for (const first of SHEET.landHexes) {
    const shore = found[first] < 0 ? [first] : [];
    for (const hex of shore) {
      if (found[hex] >= 0) continue;
      found[hex] = first;
      for (let side = 0; side < 6; side++) {
        const next = SHEET.neighbour(hex, side);
        if (next >= 0 && SHEET.isLand[next] && isPassable(SHEET.marks(hex, side))) shore.push(next);
      }
    }
  }
  return found;
}

const discs: (readonly Hex[] | undefined)[] = [];
/** The hexes within a few of this one, itself included; nobody is felt across the sea, but for those who are about to land. */
function nearTo(hex: Hex): readonly Hex[] {
  discs[hex] ??= SHEET.landHexes.filter(
    (other) =>
      SHEET.grid.distance(hex, other) <= weights.NEAR &&
      (ISLANDS[hex] < 0 || ISLANDS[other] === ISLANDS[hex]),
  );
  return discs[hex];
}

const PLACES = new WeakMap<readonly Hex[], readonly Hex[]>();

/** Strategic Hexes and Cities: they win the war, and Countries fall with them. */
export function placesThatCount({ facts: { values } }: R): readonly Hex[] {
  const { stars } = values;
  let places = PLACES.get(stars);
  if (!places) {
    places = stars.concat(SHEET.cities.filter((hex) => !stars.includes(hex)));
    PLACES.set(stars, places);
  }
  return places;
}

/** What a place is worth to whoever takes it, in steps. */
export function placeWorth({ facts: { values } }: R, hex: Hex): number {
  return (
    (values.star[hex] >= 0 ? PLACE.star : 0) +
    (SHEET.isCapital[hex] ? PLACE.capital : 0) +
    (SHEET.isCity[hex] ? PLACE.city : 0) +
    (SHEET.isPort[hex] ? PLACE.port : 0)
  );
}
