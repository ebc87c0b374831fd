import { COUNTER_KIND } from '../src/counters/counters.js';
import { type CounterKind, KINDS } from '../src/counters/kinds.js';
import type { R } from '../src/table.js';
import { has, isMajor, PAPER, Paper, type PaperHex, type Piece } from './oracle-paper.js';

const MAY_1941 = 38;
/** Free Passage and No Occupation bind a Country's units in combat; Mobilizing does not (3.1.4d, 4.2.5.1g, 4.2.8g). */
const BINDING = 6;

/** Table A-1: the retreat part of each column from 1-3 to 9-1, for each die from 1 to 6. */
const CRT = [
  'Ad Ad Ad Ad Ad Ad',
  'Ex Ad Ad Ad Ad Ad',
  'Ex Ex Ad Ad Ad Ad',
  'Dr1 Ex Ex Ad Ad Ad',
  'Dr1 Dr1 Ex Ex Ad Ad',
  'Dr2 Dr2 Dr1 Dr1 Dr1 Ex',
  'Dr3 Dr2 Dr2 Dr2 Dr1 Ex',
  'Dr3 Dr3 Dr2 Dr2 Dr1 Dr1',
  'Dr3 Dr3 Dr2 Dr2 Dr2 Dr1',
  'Dr3 Dr3 Dr3 Dr2 Dr2 Dr2',
  'Dr3 Dr3 Dr3 Dr3 Dr2 Dr2',
  'Dr3 Dr3 Dr3 Dr3 Dr2 Dr2',
].map((column) => column.split(' '));

const row = (hex: PaperHex) => Number(hex.id.slice(1, 3));
const across = (hex: PaperHex) => Number(hex.id.slice(3)) + (hex.id[0] === 'e' ? 27 : 0) + (row(hex) % 2) / 2;

/** The distance in hexes. */
function range(one: PaperHex, other: PaperHex): number {
  const rows = Math.abs(row(one) - row(other));
  return Math.round(rows + Math.max(0, Math.abs(across(one) - across(other)) - rows / 2));
}

export const isArmor = (counter: number): boolean =>
  /^(armor|mechanized|cav-mech)$/.test(KINDS[COUNTER_KIND[counter]].type);

/** The steps of a faction on the map. */
export function stepsOf({ table }: R, faction: number): number {
  let steps = 0;
  COUNTER_KIND.forEach((of, counter) => {
    const kind = KINDS[of];
    if (kind.kind !== 'ground' || !PAPER.has(table.place[counter])) return;
    const owner = kind.faction >= 0 ? kind.faction : table.allegiance[kind.country];
    if (owner === faction) steps += printed(kind, table.face[counter]).steps;
  });
  return steps;
}

function printed(kind: CounterKind, face: number) {
  const side = face === 1 ? kind.reduced : face === 2 ? kind.fortress : kind.front;
  return side ?? { move: 0, steps: 0 };
}

/** Two counters of which either could be named. */
export const looks = (u: R, counter: number): string =>
  `${COUNTER_KIND[counter]}/${u.table.face[counter]} in ${u.table.place[counter]}`;

/**
 * A second implementation of what follows the die: retreats, losses, advances and exploitation, straight from sections
 * 4.2.4 to 4.2.8. Whether a unit is supplied is given.
 */
export class BattleOracle extends Paper {
  constructor(
    u: R,
    private readonly isSupplied: (counter: number) => boolean,
  ) {
    super(u);
  }

  private present = (counters: readonly number[]) =>
    counters.filter((counter) => counter >= 0 && this.pieces[counter].hex !== undefined);

  private isHq = (counter: number) => this.pieces[counter].kind.type === 'hq';

  /** 4.2.5.1b to 4.2.5.1g: where a unit may go back to next. */
  private refuges(counter: number, origin: PaperHex): Set<PaperHex> {
    const unit = this.pieces[counter];
    const here = unit.hex!;
    const [first, second] = [new Set<PaperHex>(), new Set<PaperHex>()];
    for (const { hex, marks, side } of here.around) {
      if (range(origin, hex) <= range(origin, here)) continue;
      if (!this.isPassage(unit.faction, here, hex, marks, side) || this.isShut(unit, hex)) continue;
      const there = this.in(hex);
      const isForeign = (piece: Piece) => piece.faction !== unit.faction;
      if (there.some((piece) => isForeign(piece) && this.isGroundUnit(piece) && piece.faction >= 0)) continue;
      if (there.some((piece) => isForeign(piece) && this.isAirdrop(piece))) continue;
      const hasFriend = there.some(
        (piece) =>
          !isForeign(piece) && (this.isGroundUnit(piece) || this.isAirdrop(piece) || this.isAirUnit(piece)),
      );
      if (!this.isEnemyZone(unit.faction, hex)) first.add(hex);
      else if (hasFriend) second.add(hex);
    }
    return first.size > 0 ? first : second;
  }

  /** A hexside that may be crossed: no Lake or sea, save a Strait or the hexside of a Beachhead. */
  private isPassage(faction: number, from: PaperHex, to: PaperHex, marks: number, side: number): boolean {
    const own = this.beachheadsOf(faction);
    if (to.sea) return own.some((one) => one.hex === to && one.side === (side + 3) % 6);
    if (!to.land) return false;
    if (from.sea) return own.some((one) => one.hex === from && one.side === side);
    return has(marks, 'strait') || !(has(marks, 'sea') || has(marks, 'lake'));
  }

  /** Land that the unit may not enter (3.1.4a, 3.1.4d, 3.1.4k, 22.4). */
  private isShut(unit: Piece, hex: PaperHex): boolean {
    if (hex.sea) return false;
    const { country, faction } = this.land(hex);
    if (faction < 0) return true;
    const isFrozen = this.u.facts.scenario.data.id === 'barbarossa' && this.table.turn === MAY_1941;
    if (isFrozen && country === 'finland' && unit.country !== 'finland') return true;
    const isBound = !isMajor(unit.country) && (this.table.capital[this.number(unit.country)] & BINDING) !== 0;
    return isBound && country !== unit.country;
  }

  /** 4.2.5.1f: nobody of the force goes. */
  isRooted(units: readonly number[], hq: number): boolean {
    const there = this.present(units);
    return (
      there.some((unit) => printed(this.pieces[unit].kind, this.pieces[unit].face).move === 0) ||
      this.present([...units, hq]).some((unit) => this.isHq(unit))
    );
  }

  /** Where the force in one hex may go together, and whether it matters who goes where. */
  retreat(units: readonly number[], target: number): { to: string[]; mayPart: boolean } {
    const origin = PAPER.get(target)!;
    const all = this.present(units).map((unit) => this.refuges(unit, origin));
    const common = [...all[0]].filter((hex) => all.every((some) => some.has(hex)));
    const any = new Set(all.flatMap((some) => [...some]));
    return { to: common.map(({ id }) => id).sort(), mayPart: all.length > 1 && any.size > 1 };
  }

  /** 11.2a, A-1: the retreat part of what was rolled. */
  private retreatPart(battle: object): string {
    const { target, result } = battle as { target: number; result: number };
    const printed = CRT[Math.floor(result / 6)][result % 6];
    if (this.weather(PAPER.get(target)!) === 'clear') return printed;
    return { Dr3: 'Dr2', Dr2: 'Dr1', Dr1: 'Ex' }[printed] ?? printed;
  }

  /** 4.2.4d: the defenders go back because of the die, not in an exchange (4.2.4c). */
  isRetreatOfDefenders(battle: object): boolean {
    return this.retreatPart(battle).startsWith('Dr');
  }

  /** 4.2.8b */
  hexesOfExploitation(battle: object): number {
    return { Dr2: 1, Dr3: 2 }[this.retreatPart(battle)] ?? 0;
  }

  /** 4.2.4b, 4.2.4c: all of a side could go back one hex. */
  canGoBack(units: readonly number[], hq: number, target: number): boolean {
    const origin = PAPER.get(target)!;
    if (this.isRooted(units, hq)) return false;
    return this.present(units).every((unit) => this.refuges(unit, origin).size > 0);
  }

  /** 4.2.5.3: the defenders may lose steps instead. */
  mayStand(target: number, attackers: readonly number[]): boolean {
    const hex = PAPER.get(target)!;
    if (hex.city) return !this.table.blitz.some((marker) => marker === target);
    return attackers.every((unit) => {
      const from = this.pieces[unit].hex!;
      const marks = hex.around.find((one) => one.hex === from)!.marks;
      return from.sea || has(marks, 'strait') || has(marks, 'mountain');
    });
  }

  /** 4.2.6.1: who may lose the next step. `first`: the attackers have lost none in this combat. */
  losers(units: readonly number[], attackers: readonly number[] | null, first: boolean): number[] {
    const there = this.present(units);
    if (!attackers || !first) return there;
    const armor = there.filter((unit) => attackers.includes(unit) && isArmor(unit));
    return armor.length > 0 ? armor : there;
  }

  /** 4.2.7: which attackers may enter the vacated hex. */
  advancers(attackers: readonly number[], target: number): number[] {
    const hex = PAPER.get(target)!;
    return this.present(attackers).filter((counter) => {
      const unit = this.pieces[counter];
      const way = unit.hex!.around.find((one) => one.hex === hex);
      if (!way || !this.isPassage(unit.faction, unit.hex!, hex, way.marks, way.side)) return false;
      if (this.isHq(counter) || printed(unit.kind, unit.face).move === 0 || this.isShut(unit, hex))
        return false;
      const isFrozen = this.u.facts.scenario.data.id === 'barbarossa' && this.table.turn === MAY_1941;
      return !(isFrozen && unit.country === 'finland') && this.isSupplied(counter);
    });
  }

  /** 4.2.8: who may go on from the vacated hex, and where. `guests`: infantry that may still go with armor. */
  exploiters(
    entered: readonly number[],
    target: number,
    hexes: number,
    guests: number,
  ): Map<number, string[]> {
    const found = new Map<number, string[]>();
    for (const counter of this.present(entered)) {
      const unit = this.pieces[counter];
      const isInfantry = /^(infantry|mountain|cavalry|airborne|helicopter|marine|garrison)$/.test(
        unit.kind.type,
      );
      const isGuest = guests > 0 && isInfantry && printed(unit.kind, unit.face).steps === 1;
      if (unit.hex!.at !== target || !(isArmor(counter) || isGuest) || !this.isSupplied(counter)) continue;
      const goals = this.goals(unit, PAPER.get(target)!, hexes);
      if (goals.length > 0) found.set(counter, goals);
    }
    return found;
  }

  private goals(unit: Piece, start: PaperHex, hexes: number): string[] {
    const { move, steps } = printed(unit.kind, unit.face);
    const found = new Set<string>();
    const walk = (hex: PaperHex, left: number, points: number) => {
      const isZone = this.isEnemyZone(unit.faction, hex);
      const weather = this.weather(hex);
      if (left === 0 || (isZone && weather === 'mud')) return;
      for (const { hex: next, marks } of hex.around) {
        if (next === start || !next.land || this.isShut(unit, next)) continue;
        if (this.weather(next) === 'mud' || this.isTaken(unit.faction, next)) continue;
        const isLine = has(marks, 'rail') || has(marks, 'road');
        const isStrait = has(marks, 'strait');
        if (!isStrait && (has(marks, 'sea') || has(marks, 'lake'))) continue;
        const isFerry = isStrait && !isLine;
        const overland = (next.rough ? 2 : 1) + (has(marks, 'mountain') ? 2 : has(marks, 'river') ? 1 : 0);
        const price = isFerry ? move : isLine ? (steps > 1 ? 1 : 0.5) : overland;
        if (price > points) continue;
        found.add(next.id);
        const stops = isFerry || this.isEnemyZone(unit.faction, next) || (isZone && weather !== 'clear');
        if (!stops) walk(next, left - 1, points - price);
      }
    };
    walk(start, hexes, move);
    return [...found].sort();
  }

  /** Enemies or their markers are in the hex (3.1e, 4.2.8e). */
  private isTaken(faction: number, hex: PaperHex): boolean {
    return this.in(hex).some(
      (piece) =>
        piece.faction !== faction &&
        ((this.isGroundUnit(piece) && piece.faction >= 0) ||
          this.isAirdrop(piece) ||
          this.isGarrisonMarker(piece) ||
          this.isPartisan(piece)),
    );
  }
}
