import { weatherAt } from '../../../calendar/weather.js';
import { BLITZ_RANGE } from '../../../combat/blitz.js';
import { airShift } from '../../../combat/odds.js';
import { canAttackAcross, defendingHqs, isBoundAtHome, neighboursOf } from '../../../combat/parties.js';
import { COLUMNS } from '../../../combat/results-table.js';
import { IS_ARMOR, IS_HQ } from '../../../counters/counters.js';
import { minorOf } from '../../../counters/nations.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import { type Counter, type Hex, NO_COUNTER } from '../../../ids.js';
import { isPassable, letsZoneThrough, SHEET } from '../../../map/sheet.js';
import { hexShift, sideShift } from '../../../movement/costs.js';
import { factionOf, hasEnemy, isCovered } from '../../../position/position.js';
import { isFortress } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';
import { type Defence, mayStand, prospectBetween } from '../prospects.js';
import type { Front } from './front.js';
import { Stacks } from './stacks.js';

/** What it is worth not to use a unit: per attack factor, and for its place in the stack. */
const EFFORT = 0.03;
const PLACE_IN_STACK = 0.1;
/** What it costs to come from elsewhere: per hex, and if somebody has to make room. */
const MARCH = 0.05;
const DISPLACED = 0.6;
/** Blitz attackers may attack again. */
const SECOND_ATTACK = 1.3;

/** Where a unit could be when the attacks begin. */
export interface Mover {
  unit: Counter;
  /** The first one is where it is now. */
  hexes: readonly Hex[];
}

/** A unit and its place in an attack. */
export interface Posting {
  unit: Counter;
  hex: Hex;
}

export interface PlannedAttack {
  target: Hex;
  team: readonly Posting[];
  hq: Posting | null;
  gain: number;
  /** What the attack is worth by itself, wherever it takes its units. */
  fight: number;
}

/** What the planner supposes while Air Forces and Blitz markers are not placed yet. */
export interface Supposed {
  /** So much help from the air for every attack; null: as the Air Forces stand. */
  air: number | null;
  /** Blitz markers in these hexes; null: wherever they are needed. */
  blitz: readonly Hex[] | null;
}

const RATIOS = COLUMNS.map((column) => {
  const [of, to] = column.split('-').map(Number);
  return of / to;
});

/** The column for these factors with what is left over as a fraction. */
function columnBetween(attack: number, defense: number): number {
  const ratio = defense === 0 ? RATIOS[RATIOS.length - 1] : attack / defense;
  if (ratio < RATIOS[0]) return -2;
  for (let column = RATIOS.length - 1; column >= 0; column--) {
    if (ratio < RATIOS[column]) continue;
    const next = RATIOS[column + 1];
    return next === undefined ? column : column + (ratio - RATIOS[column]) / (next - RATIOS[column]);
  }
  return -2;
}

/** Distributes the units to attacks: the best attack first, then what can still be done with the others. */
export class Offensive {
  readonly attacks: PlannedAttack[] = [];
  /** Where units will be. */
  readonly stacks: Stacks;
  private readonly free: Set<Mover>;
  private readonly hqs: Mover[];
  private readonly u: R;

  constructor(
    readonly front: Front,
    movers: readonly Mover[],
    private readonly supposed: Supposed | null,
  ) {
    this.u = front.u;
    this.stacks = new Stacks(front.u);
    for (const { unit, hexes } of movers) if (hexes.length === 1) this.stacks.add(unit, hexes[0]);
    this.free = new Set(movers.filter(({ unit }) => !IS_HQ[unit] && faceOf(front.u, unit).attack > 0));
    this.hqs = movers.filter(({ unit }) => IS_HQ[unit]);
    this.plan();
  }

  /** The units that no attack needs. */
  isFree(unit: Counter): boolean {
    return !this.attacks.some(
      ({ team, hq }) => hq?.unit === unit || team.some((posting) => posting.unit === unit),
    );
  }

  private plan(): void {
    const targets = this.targets();
    for (;;) {
      let best: PlannedAttack | null = null;
      for (const target of targets) {
        if (this.attacks.some((attack) => attack.target === target)) continue;
        const attack = this.attackOn(target);
        if (attack && attack.gain > (best?.gain ?? this.front.leastGain)) best = attack;
      }
      if (!best) return;
      this.attacks.push(best);
      for (const { unit, hex } of best.team) this.commit(unit, hex);
      if (best.hq) {
        this.commit(best.hq.unit, best.hq.hex);
        const at = this.hqs.findIndex(({ unit }) => unit === best.hq!.unit);
        this.hqs.splice(at, 1);
      }
    }
  }

  private commit(unit: Counter, hex: Hex): void {
    for (const mover of this.free) if (mover.unit === unit) this.free.delete(mover);
    if (!this.stacks.in(hex).includes(unit)) this.stacks.add(unit, hex);
  }

  /** The hexes with enemies that somebody could get next to. */
  private targets(): Hex[] {
    const near = new Set<Hex>();
    for (const { hexes } of this.free)
      for (const hex of hexes) for (const next of neighboursOf(hex)) near.add(next);
    const { position, faction } = this.front;
    return [...near].filter((hex) => hasEnemy(faction, hex, position)).sort((a, b) => a - b);
  }

  /** The best attack on a hex with those who are free. */
  private attackOn(target: Hex): PlannedAttack | null {
    const { u } = this;
    const around = neighboursOf(target).filter((hex) => canAttackAcross(u, hex, target));
    const candidates: Posting[] = [];
    for (const { unit, hexes } of this.free) {
      if (isBoundAtHome(u, unit, target)) continue;
      for (const hex of around) if (hexes.includes(hex)) candidates.push({ unit, hex });
    }
    if (candidates.length === 0) return null;
    const hq = this.hqFor(target);
    const team: Posting[] = [];
    let gain = Number.NEGATIVE_INFINITY;
    for (;;) {
      let [found, most]: [Posting | null, number] = [null, gain];
      for (const candidate of candidates) {
        if (!this.mayJoin(team, hq, candidate)) continue;
        const value = this.gainOf(target, [...team, candidate], hq);
        if (value > most) [found, most] = [candidate, value];
      }
      if (!found) break;
      team.push(found);
      gain = most;
    }
    return team.length > 0 ? { target, team, hq, gain, fight: this.fightOf(target, team, hq) } : null;
  }

  private mayJoin(team: readonly Posting[], hq: Posting | null, { unit, hex }: Posting): boolean {
    if (team.some((posting) => posting.unit === unit)) return false;
    const minor = minorOf(this.u, unit);
    if (minor >= 0 && team.some((posting) => ![-1, minor].includes(minorOf(this.u, posting.unit))))
      return false;
    const stays = this.stacks.in(hex).includes(unit);
    const all = hq ? [...team, hq] : team;
    const others = all.filter((posting) => posting.hex === hex).map((posting) => posting.unit);
    const coming = others.filter((other) => !this.stacks.in(hex).includes(other));
    return this.stacks.hasRoom(hex, ...coming, ...(stays ? [] : [unit]));
  }

  /** An HQ that can come within two hexes, out of contact if possible. */
  private hqFor(target: Hex): Posting | null {
    let [found, most]: [Posting | null, number] = [null, Number.NEGATIVE_INFINITY];
    for (const { unit, hexes } of this.hqs) {
      for (const hex of hexes) {
        if (SHEET.grid.distance(hex, target) > 2 || hex === target) continue;
        if (!this.stacks.in(hex).includes(unit) && !this.stacks.hasRoom(hex, unit)) continue;
        const worth = this.front.placeWorth(unit, hex, false);
        if (worth > most) [found, most] = [{ unit, hex }, worth];
      }
    }
    return found;
  }

  /** What an attack with this team is worth, the worse of the defender's choices. */
  private fightOf(target: Hex, team: readonly Posting[], hq: Posting | null): number {
    const defenders = this.front.position.ground[target];
    const alone = this.gainAgainst(target, team, hq, defenders, NO_COUNTER);
    const [supporter] = defendingHqs(this.u, target, defenders);
    if (supporter === undefined) return alone;
    return Math.min(alone, this.gainAgainst(target, team, hq, defenders, supporter));
  }

  /** The same with what it takes to get the team there. */
  private gainOf(target: Hex, team: readonly Posting[], hq: Posting | null): number {
    const { u, front } = this;
    let gain = this.fightOf(target, team, hq);
    for (const { unit, hex } of team) {
      gain -= faceOf(u, unit).attack * EFFORT + PLACE_IN_STACK;
      const here = front.hexOf(unit);
      if (hex === here) continue;
      gain -= SHEET.grid.distance(here, hex) * MARCH;
      gain += front.order * (this.placeWorth(unit, hex) - this.placeWorth(unit, here));
    }
    for (const hex of new Set(team.map((posting) => posting.hex)))
      if (this.isCrowded(hex, team)) gain -= DISPLACED;
    return gain;
  }

  private readonly placeWorths = new Map<number, number>();

  private placeWorth(unit: Counter, hex: Hex): number {
    const key = unit * SHEET.size + hex;
    let worth = this.placeWorths.get(key);
    if (worth === undefined) {
      const { front } = this;
      const isHere = front.hexOf(unit) === hex;
      worth = front.placeWorth(unit, hex, isHere && front.isAloneIn(unit, hex));
      this.placeWorths.set(key, worth);
    }
    return worth;
  }

  /** Those who are in the hex and have no task yet would have to leave. */
  private isCrowded(hex: Hex, team: readonly Posting[]): boolean {
    const coming = team.filter((posting) => posting.hex === hex).map(({ unit }) => unit);
    const idle: Counter[] = [];
    for (const { unit, hexes } of this.free)
      if (hexes[0] === hex && hexes.length > 1 && !team.some((posting) => posting.unit === unit))
        idle.push(unit);
    const more = [...coming, ...idle].filter((unit) => !this.stacks.in(hex).includes(unit));
    return idle.length > 0 && !this.stacks.hasRoom(hex, ...more);
  }

  private gainAgainst(
    target: Hex,
    team: readonly Posting[],
    hq: Posting | null,
    defenders: readonly Counter[],
    supporter: Counter,
  ): number {
    const { u, front, supposed } = this;
    const { faction } = front;
    const enemies = supporter >= 0 ? [...defenders, supporter] : defenders;
    const own = team.map(({ unit }) => unit);
    const parties = hq ? [...own, hq.unit] : own;
    const strength = parties.reduce((all, unit) => all + faceOf(u, unit).attack, 0);
    const defense = enemies.reduce((all, unit) => all + faceOf(u, unit).defense, 0);
    const before = columnBetween(strength, defense);
    if (before < 0) return -10;
    const weather = weatherAt(u, target);
    const enemy = factionOf(u, defenders[0]);
    const isBlitz = weather === 'clear' && this.isEnabled(team);
    const isHeld =
      enemies.some((unit) => IS_HQ[unit] || faceOf(u, unit).move === 0) || !this.hasRefuge(target, team);
    let shift = supposed?.air ?? airShift(u, target, weather, faction, parties, false);
    shift -= airShift(u, target, weather, enemy, enemies, false);
    if (isBlitz && own.some((unit) => IS_ARMOR[unit])) shift++;
    if (hq) shift++;
    if (enemies.some((unit) => IS_HQ[unit])) shift--;
    if (defenders.some((unit) => isFortress(u, unit))) shift--;
    if (weather === 'mud') shift--;
    shift += hexShift(u, target);
    shift += Math.max(
      ...team.map(({ hex }) => sideShift(u, SHEET.marks(hex, SHEET.grid.sideTowards(hex, target)))),
    );
    const steps = enemies.reduce((all, unit) => all + stepsOf(u, unit), 0);
    const stands = supposed?.blitz === null && front.isCounted(target) ? false : mayStand(u, target);
    const defence: Defence = { steps, isHeld, stands };
    const column = Math.max(0, before + shift);
    const { clears, kills, loses } = prospectBetween(u, target, column, defence);
    const gain = clears * front.groundWorth(target) + kills * front.stepWorth(target) - loses;
    return isBlitz && gain > 0 ? gain * SECOND_ATTACK : gain;
  }

  /** The whole team could make a Blitz attack. */
  isEnabled(team: readonly Posting[]): boolean {
    const { u, supposed } = this;
    if (supposed?.blitz === null) return true;
    const markers = supposed?.blitz ?? u.table.blitz;
    return team.every(({ hex }) => markers.some((marker) => SHEET.grid.distance(marker, hex) <= BLITZ_RANGE));
  }

  /** The defenders could go back somewhere, with the team around them (4.2.5.1). */
  private hasRefuge(target: Hex, team: readonly Posting[]): boolean {
    const { u, front } = this;
    const { position, faction, ownership } = front;
    const enemy = factionOf(u, position.ground[target][0]);
    for (let side = 0; side < 6; side++) {
      const hex = SHEET.neighbour(target, side);
      if (hex < 0 || !SHEET.isLand[hex] || !ownership.open[hex]) continue;
      if (!isPassable(SHEET.marks(target, side)) || position.units[faction][hex] > 0) continue;
      if (team.some((posting) => posting.hex === hex)) continue;
      if (isCovered(u, enemy, hex)) return true;
      const inZone =
        position.zone[faction][hex] > 0 ||
        team.some((posting) => {
          const towards = SHEET.grid.sideTowards(posting.hex, hex);
          return towards >= 0 && letsZoneThrough(SHEET.marks(posting.hex, towards));
        });
      if (!inZone) return true;
    }
    return false;
  }
}
