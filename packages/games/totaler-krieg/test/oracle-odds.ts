import { AS_AIRDROP, AS_STRIKE, COUNTER_COUNT, kindOf } from '../src/counters/counters.js';
import { WEATHER_ROWS } from '../src/data/tables.js';
import type { Counter } from '../src/ids.js';
import { COUNTRIES } from '../src/map/areas.js';
import { SHEET } from '../src/map/sheet.js';
import type { Table } from '../src/table.js';

/**
 * A second implementation of the odds of an attack, written from sections 4.2.2, 4.2.3 and 11 and the chart A-6 alone.
 * Hexes are points on paper. It shares nothing with the game except the table and what is printed on map and counters;
 * whether a unit is supplied is given.
 */
export interface AttackAsked {
  target: number;
  attackers: readonly number[];
  /** HQs in ranged support, or -1. */
  attackersHq: number;
  defendersHq: number;
  blitz: boolean;
}

export interface OracleOdds {
  attack: number;
  defense: number;
  column: string;
  /** The sum of all shifts for each reason. */
  shifts: Map<string, number>;
}

const COLUMN_NAMES = ['1-3', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'];
const WEATHER = WEATHER_ROWS.trim()
  .split('\n')
  .map((row) => row.split('|').slice(1));

/** The centre of a hex: rows of odd number are shifted by half a hex. */
function centre(hex: number): [x: number, y: number] {
  const id = SHEET.ids[hex];
  const row = Number(id.slice(1, 3));
  const column = Number(id.slice(3)) + (id[0] === 'e' ? 27 : 0);
  return [column + (row % 2) / 2, (row * Math.sqrt(3)) / 2];
}

/** The distance in hexes: how many steps in the six directions lead from one centre to the other. */
function range(one: number, other: number): number {
  const [[ax, ay], [bx, by]] = [centre(one), centre(other)];
  const rows = Math.abs(ay - by) / (Math.sqrt(3) / 2);
  return Math.round(rows + Math.max(0, Math.abs(ax - bx) - rows / 2));
}

/** The printed marks between two adjacent hexes: the sides are counted from the east, against the clock. */
function marksBetween(hex: number, other: number): number {
  const [[ax, ay], [bx, by]] = [centre(hex), centre(other)];
  const sixths = Math.round(Math.atan2(by - ay, bx - ax) / (Math.PI / 3));
  return SHEET.sides[hex * 6 + ((sixths + 6) % 6)];
}

export class OddsOracle {
  private readonly onMap: number[];

  constructor(
    private readonly table: Table,
    private readonly isSupplied: (unit: number) => boolean,
  ) {
    this.onMap = [...Array(COUNTER_COUNT).keys()].filter((counter) => table.place[counter] < SHEET.size);
  }

  private kind = (counter: number) => kindOf(counter as Counter);

  private faction(counter: number): number {
    const { faction, country } = this.kind(counter);
    return faction >= 0 ? faction : this.table.allegiance[country];
  }

  /** Steps of two Major Countries can be in one multi-national unit, and the one in its Holding Box counts too. */
  private nations(counter: number): string[] {
    const { id, kind } = COUNTRIES[this.kind(counter).country];
    const own: Record<string, string[]> = {
      'axis-multi-national': ['germany'],
      'western-multi-national': ['britain', 'united-states'],
      'soviet-multi-national': ['russia'],
    };
    const held = this.table.holding.filter((_, i, all) => i % 2 === 1 && all[i - 1] === counter);
    return [
      ...(kind === 'created' && own[id] ? own[id] : [id]),
      ...held.map((step) => COUNTRIES[this.kind(step).country].id),
    ];
  }

  private in(hex: number): number[] {
    return this.onMap.filter((counter) => this.table.place[counter] === hex);
  }

  private defenders(hex: number): number[] {
    return this.in(hex).filter(
      (counter) => this.kind(counter).kind === 'ground' && this.table.face[counter] !== AS_AIRDROP,
    );
  }

  private factors(counter: number): { attack: number; defense: number } {
    const { front, reduced, fortress } = this.kind(counter);
    return [front, reduced, fortress][this.table.face[counter]] ?? { attack: 0, defense: 0 };
  }

  private weather(hex: number): string {
    const [north, desert] = WEATHER[this.table.turn % 9];
    return SHEET.weatherArea[hex] === 1 ? desert : north;
  }

  private isEnabled(hex: number): boolean {
    return this.table.blitz.some((marker) => range(marker, hex) <= 2);
  }

  private place(counter: number): number {
    return this.table.place[counter];
  }

  odds(asked: AttackAsked): OracleOdds {
    const { target, attackers, blitz } = asked;
    const defenders = this.defenders(target);
    const ours = [...attackers, asked.attackersHq].filter((unit) => unit >= 0);
    const theirs = [...defenders, asked.defendersHq].filter((unit) => unit >= 0);
    let [attack, defense] = [0, 0];
    for (const unit of ours) attack += this.factors(unit).attack;
    for (const unit of theirs) defense += this.factors(unit).defense;

    const shifts = new Map<string, number>();
    const shift = (why: string, by: number) => {
      if (by !== 0) shifts.set(why, by);
    };
    shift('air', this.airUnits(target, ours, blitz));
    shift('enemy-air', -this.airUnits(target, theirs, false));
    if (blitz) {
      const dropped = this.in(target).filter((unit) => this.table.face[unit] === AS_AIRDROP);
      shift('airdrop', dropped.filter((unit) => this.faction(unit) === this.faction(attackers[0])).length);
      const armor = attackers.filter((unit) => /^(armor|mechanized|cav-mech)$/.test(this.kind(unit).type));
      shift('armor', armor.some((unit) => this.isEnabled(this.place(unit))) ? 1 : 0);
    }
    const hasHq = (units: number[]) =>
      units.some((unit) => this.kind(unit).type === 'hq' && this.isSupplied(unit));
    shift('hq', hasHq(ours) ? 1 : 0);
    shift('enemy-hq', hasHq(theirs) ? -1 : 0);
    shift('fortress', defenders.some((unit) => this.isFortress(unit)) ? -1 : 0);
    shift('marines', attackers.some((unit) => this.isMarineAssault(target, unit)) ? 1 : 0);
    if (this.weather(target) === 'mud') shift('mud', -1);
    const rough = ['forest', 'mountain', 'swamp'].includes(SHEET.terrain[target]);
    if (SHEET.isCity[target]) shift('city', -1);
    else if (rough) shift('rough', -1);
    // The hexside that is worst for the defender counts for all.
    const sides = attackers.map((unit) => this.hexside(target, this.place(unit)));
    const [why, by] = sides.sort((a, b) => b[1] - a[1])[0];
    shift(why, by);

    const all = [...shifts.values()].reduce((a, b) => a + b, 0);
    const column = Math.min(11, Math.max(0, this.ratioColumn(attack, defense) + all));
    return { attack, defense, column: COLUMN_NAMES[column], shifts };
  }

  /** The last column whose odds the attacker has, counted from 1-3; the first one if it has not even those. */
  private ratioColumn(attack: number, defense: number): number {
    if (defense === 0) return 11;
    if (attack >= 2 * defense) return Math.min(11, Math.floor(attack / defense) + 2);
    if (2 * attack >= 3 * defense) return 3;
    if (attack >= defense) return 2;
    return 2 * attack >= defense ? 1 : 0;
  }

  private airUnits(target: number, side: readonly number[], blitz: boolean): number {
    const weather = this.weather(target);
    if (weather === 'mud' || side.length === 0) return 0;
    const reach = weather === 'clear' ? 1 : 0;
    const nations = side.flatMap((unit) => this.nations(unit));
    const flying = this.onMap.filter((unit) => {
      const isStrike = this.kind(unit).type === 'cv-fleet' && this.table.face[unit] === AS_STRIKE;
      if (this.kind(unit).type !== 'air-force' && !isStrike) return false;
      if (this.faction(unit) !== this.faction(side[0])) return false;
      if (!nations.includes(COUNTRIES[this.kind(unit).country].id)) return false;
      return range(this.place(unit), target) <= reach && (!blitz || this.isEnabled(this.place(unit)));
    });
    return flying.length;
  }

  private isFortress(unit: number): boolean {
    return (
      this.kind(unit).type === 'fortress' ||
      (this.kind(unit).fortress !== null && this.table.face[unit] === 2)
    );
  }

  private isMarineAssault(target: number, unit: number): boolean {
    const from = this.place(unit);
    if (this.kind(unit).type !== 'marine' || !this.isSupplied(unit) || !this.isEnabled(from)) return false;
    // All-Sea or Strait
    return (marksBetween(target, from) & (2 | 4)) !== 0;
  }

  private hexside(target: number, from: number): [why: string, by: number] {
    const landing = this.table.beachheads.find(({ hex }) => hex === from);
    if (landing) return ['beachhead', landing.air ? -2 : -1];
    const marks = marksBetween(target, from);
    if (marks & 4) return ['strait', -2];
    if (marks & 8) return ['mountain', -2];
    return marks & 1 ? ['river', -1] : ['plain', 0];
  }
}
