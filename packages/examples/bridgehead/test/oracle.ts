import { crossingSheet } from '../src/map/crossing.js';
import { fordSheet } from '../src/map/ford.js';
import type { MapSheet } from '../src/map/index.js';
import type { Hex } from '../src/numbers.js';
import type { Reader } from '../src/table.js';

/**
 * A second, slow implementation of movement, supply and odds, straight from docs/rules/bridgehead.md and the declared
 * map: hexes are points on paper, and everything is relaxed until nothing changes. It shares nothing with the game
 * except the table.
 */

interface Piece {
  unit: number;
  side: number;
  kind: string;
  hex: number;
  reduced: boolean;
}

const PRINTED: Record<string, { full: [number, number]; reduced?: [number, number]; movement: number }> = {
  infantry: { full: [4, 5], reduced: [2, 3], movement: 4 },
  armour: { full: [7, 5], reduced: [3, 2], movement: 7 },
  cavalry: { full: [3, 3], reduced: [1, 1], movement: 6 },
  artillery: { full: [5, 1], movement: 3 },
  garrison: { full: [1, 3], movement: 2 },
};

/** The adjacency of each map, measured once. */
const measured = new Map<MapSheet, boolean[][]>();

export class Oracle {
  private readonly sheet: MapSheet;
  private readonly touching: boolean[][];
  private readonly columns: number;
  private readonly hexes: number[];
  private readonly pieces: Piece[];

  constructor(private readonly u: Reader) {
    this.sheet = u.facts.scenario === 'ford' ? fordSheet : crossingSheet;
    this.columns = this.sheet.ground[0].length;
    this.hexes = Array.from({ length: this.columns * this.sheet.ground.length }, (_, hex) => hex);
    this.touching =
      measured.get(this.sheet) ?? this.hexes.map((a) => this.hexes.map((b) => this.isOneApart(a, b)));
    measured.set(this.sheet, this.touching);
    this.pieces = u.facts.units.flatMap(({ id }, unit) => {
      const [side, kind] = id.split('-');
      const hex = u.table.hex[unit];
      if (hex < 0) return [];
      const reduced = PRINTED[kind].reduced !== undefined && u.table.steps[unit] === 1;
      return [{ unit, side: side === 'south' ? 0 : 1, kind, hex, reduced }];
    });
  }

  /** The movement points each hex costs, or -1; optionally ignoring some rules. */
  reach(unit: number, without: { zones?: true; lock?: true; costs?: true } = {}): number[] {
    const { side, kind, hex: start } = this.piece(unit);
    const { movement } = PRINTED[kind];
    const points = this.isSupplied(unit) ? movement : Math.ceil(movement / 2);
    const isZone = (hex: number) => !without.zones && this.hasZone(1 - side, hex);
    const locks = !without.lock && this.u.options.zones === 'lock';
    const cost: number[] = this.hexes.map((hex) => (hex === start ? 0 : -1));
    for (let again = true; again; ) {
      again = false;
      for (const from of this.hexes) {
        if (cost[from] < 0 || (from !== start && isZone(from))) continue;
        for (const to of this.hexes) {
          if (!this.touch(from, to) || this.sideIn(to) === 1 - side) continue;
          const total = without.costs ? 0 : cost[from] + this.price(from, to);
          if (locks && isZone(from) && isZone(to)) continue;
          if (total > points || (cost[to] >= 0 && cost[to] <= total)) continue;
          cost[to] = total;
          again = true;
        }
      }
    }
    return cost;
  }

  isSupplied(unit: number): boolean {
    const { side, hex: start } = this.piece(unit);
    const traced = new Set([start]);
    for (let size = 0; size !== traced.size; ) {
      size = traced.size;
      for (const to of this.hexes) {
        if (traced.has(to) || ![...traced].some((from) => this.touch(from, to))) continue;
        if (this.sideIn(to) === 1 - side) continue;
        const covered = this.u.options['supply-zones'] === 'covered' && this.sideIn(to) === side;
        if (!this.hasZone(1 - side, to) || covered) traced.add(to);
      }
    }
    const sources = side === 0 ? this.sheet.sources.south : this.sheet.sources.north;
    return sources.some((source) => traced.has(this.named(source)));
  }

  /** The column rolled on, as printed. */
  odds(target: number, attackers: readonly number[]): string {
    let attack = 0;
    for (const unit of attackers) {
      const { kind, reduced } = this.piece(unit);
      const [strength] = (reduced && PRINTED[kind].reduced) || PRINTED[kind].full;
      attack += this.isSupplied(unit) ? strength : Math.ceil(strength / 2);
    }
    const defenders = this.pieces.filter(({ hex }) => hex === target);
    let defence = 0;
    for (const { kind, reduced } of defenders) {
      defence += ((reduced && PRINTED[kind].reduced) || PRINTED[kind].full)[1];
    }
    const columns = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'];
    let column = 0;
    for (let times = 1; times <= 5; times++) if (attack >= times * defence) column = times;
    const ground = this.groundOf(target);
    if (ground === 'f' || ground === 'h') column -= 1;
    if (ground === 't') column -= 2;
    if (attackers.every((unit) => this.isWet(this.piece(unit).hex, target))) column -= 1;
    if (ground === '.' && attackers.some((unit) => this.piece(unit).kind === 'armour')) column += 1;
    if (!this.isSupplied(defenders[0].unit)) column += 1;
    return columns[Math.min(5, Math.max(0, column))];
  }

  private piece(unit: number): Piece {
    return this.pieces.find((piece) => piece.unit === unit)!;
  }

  private sideIn(hex: number): number | undefined {
    return this.pieces.find((piece) => piece.hex === hex)?.side;
  }

  private hasZone(side: number, hex: number): boolean {
    return this.pieces.some(
      (piece) => piece.side === side && this.touch(piece.hex, hex) && !this.isWet(piece.hex, hex),
    );
  }

  private row(hex: number): number {
    return Math.floor(hex / this.columns);
  }

  private touch(a: number, b: number): boolean {
    return this.touching[a][b];
  }

  /** Are the centres of two hexes one hex apart? */
  private isOneApart(a: number, b: number): boolean {
    const x = (hex: number) => (hex % this.columns) + (this.row(hex) % 2) / 2;
    const [dx, dy] = [x(a) - x(b), ((this.row(a) - this.row(b)) * Math.sqrt(3)) / 2];
    return Math.abs(Math.hypot(dx, dy) - 1) < 0.01;
  }

  private groundOf(hex: number): string {
    return this.sheet.ground[this.sheet.ground.length - 1 - this.row(hex)][hex % this.columns];
  }

  private isRoad(a: number, b: number): boolean {
    const { grid, roads } = this.u.facts.map;
    return (roads[a] & (1 << grid.sideTowards(a as Hex, b as Hex))) !== 0;
  }

  private riverBetween(a: number, b: number): boolean {
    const isSouth = (banks: readonly number[], hex: number) => this.row(hex) + 1 <= banks[hex % this.columns];
    return this.sheet.rivers.some((banks) => isSouth(banks, a) !== isSouth(banks, b));
  }

  /** Is there an unbridged river? */
  private isWet(a: number, b: number): boolean {
    return this.riverBetween(a, b) && !this.isRoad(a, b);
  }

  private price(from: number, to: number): number {
    if (this.isRoad(from, to)) return 1;
    return ('fh'.includes(this.groundOf(to)) ? 2 : 1) + (this.riverBetween(from, to) ? 2 : 0);
  }

  private named(name: string): number {
    const town = this.sheet.towns.find((one) => one.name.toLowerCase() === name);
    const number = town?.at ?? name;
    return (Number(number.slice(2)) - 1) * this.columns + Number(number.slice(0, 2)) - 1;
  }
}
