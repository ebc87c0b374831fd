import { COUNTRIES } from '../src/map/areas.js';
import { has, isMajor, PAPER, Paper, type PaperHex, type Piece } from './oracle-paper.js';

const MAY_1941 = 38;

/** Where a unit can go hex by hex, straight from sections 3, 5 and 8: every way is walked. */
export class ReachOracle extends Paper {
  /** The half points to each hex in reach, by hex number. */
  reach(
    counter: number,
    reserve: boolean,
    without: { zones?: true; costs?: true } = {},
  ): Map<number, number> {
    const unit = this.pieces[counter];
    const found = new Map<number, number>();
    const start = unit.hex;
    const face = this.printed(unit);
    if (!start || face.move === 0) return found;
    const points = face.move * 2;
    const isZone = (hex: PaperHex) => !without.zones && this.isEnemyZone(unit.faction, hex);
    if (reserve && isZone(start)) return found;
    const seen = new Set<string>();
    const walk = (hex: PaperHex, spent: number) => {
      const key = `${hex.at} ${spent}`;
      if (seen.has(key)) return;
      seen.add(key);
      const leaves = isZone(hex);
      const weather = this.weather(hex);
      if (leaves && (weather === 'mud' || this.fails(unit.faction, hex, false))) return;
      for (const { hex: next, marks, side } of hex.around) {
        if (next === start) continue;
        const first = hex === start && spent === 0;
        const full = this.price(unit, points, first, hex, next, marks, side, reserve);
        if (full === null || this.isForbidden(unit, next, reserve, without.zones)) continue;
        const price = without.costs ? 0 : full;
        const isTooDear = spent + price > points;
        if (isTooDear && !first) continue;
        const total = isTooDear ? points : spent + price;
        found.set(next.at, Math.min(found.get(next.at) ?? total, total));
        const stops =
          isTooDear ||
          (leaves && (weather === 'storms' || weather === 'snow')) ||
          (isZone(next) && this.stops(unit.faction, next));
        if (!stops) walk(next, total);
      }
    };
    walk(start, 0);
    return found;
  }

  private printed({ kind, face }: Piece) {
    return (face === 1 ? kind.reduced : face === 2 ? kind.fortress : kind.front) ?? { move: 0, steps: 0 };
  }

  private price(
    unit: Piece,
    points: number,
    first: boolean,
    from: PaperHex,
    to: PaperHex,
    marks: number,
    side: number,
    reserve: boolean,
  ): number | null {
    if (from.sea || to.sea) {
      const own = this.beachheadsOf(unit.faction);
      if (from.sea && !own.some((one) => one.hex === from && one.side === side)) return null;
      if (to.sea && !own.some((one) => one.hex === to)) return null;
      return first && (has(marks, 'sea') || has(marks, 'lake')) ? points : null;
    }
    const isStrait = has(marks, 'strait');
    const isLine = has(marks, 'rail') || has(marks, 'road');
    if (!isStrait && (has(marks, 'sea') || has(marks, 'lake'))) return null;
    if (isStrait && !isLine) return first ? points : null;
    if (isLine) {
      if (this.printed(unit).steps > 1) return 2;
      return reserve && this.isEnemyCountry(unit.faction, to) ? 2 : 1;
    }
    const terrain = to.rough ? 4 : 2;
    return terrain + (has(marks, 'mountain') ? 4 : has(marks, 'river') ? 2 : 0);
  }

  private isEnemyCountry(faction: number, hex: PaperHex): boolean {
    const { country, faction: owner } = this.land(hex);
    let number = this.number(country);
    if (this.table.overlord[number] >= 0) number = this.table.overlord[number];
    return this.table.status[number] === 2 && owner !== faction;
  }

  isForbidden(unit: Piece, hex: PaperHex, reserve: boolean, withoutZones = false): boolean {
    const { table } = this;
    if (!hex.land && !hex.sea) return true;
    if (hex.land) {
      const { country, faction } = this.land(hex);
      if (faction < 0) return true;
      const isFrozen = this.u.facts.scenario.data.id === 'barbarossa' && table.turn === MAY_1941;
      if (isFrozen && country === 'finland' && unit.country !== 'finland') return true;
      // Mobilizing 1, Free Passage 2, No Occupation 4
      const markers = table.capital[this.number(unit.country)] & (reserve ? 6 : 7);
      const isBound = table.warState === 0 || (!isMajor(unit.country) && markers !== 0);
      const lord = table.overlord[this.number(country)];
      if (isBound && country !== unit.country && lord !== this.number(unit.country)) return true;
      if ([unit.faction, faction].sort().join() === '1,2' && this.isShut(unit, faction)) return true;
      // 13.6.1a, 13.6.1b
      const owner = lord >= 0 ? COUNTRIES[lord].id : country;
      if (unit.faction === 0 && this.isAtPeace(owner)) return true;
      if (unit.faction > 0 && this.isAtPeace(unit.country) && owner !== unit.country) {
        const { policy } = this.posture(unit.country);
        if (faction !== unit.faction || policy !== this.posture(owner).policy) return true;
      }
    }
    const isEnemyThere = this.in(hex).some(
      (piece) =>
        piece.faction !== unit.faction &&
        ((this.isGroundUnit(piece) && piece.faction >= 0) ||
          this.isAirdrop(piece) ||
          this.isGarrisonMarker(piece) ||
          this.isPartisan(piece)),
    );
    if (isEnemyThere) return true;
    if (withoutZones || !this.isEnemyZone(unit.faction, hex)) return false;
    return reserve || this.fails(unit.faction, hex, true);
  }

  /** 3.1.4h, 6.1.1i: land of the other Ally is closed, unless it is opened, they are at war, or the unit is inside. */
  private isShut(unit: Piece, owner: number): boolean {
    const isWar = !this.u.facts.scenario.factions.some((faction) => faction === 0);
    const isOpen = (this.table.openToAlly >> owner) % 2 === 1;
    return !isWar && !isOpen && (unit.hex === undefined || this.land(unit.hex).faction !== owner);
  }

  private stops(faction: number, hex: PaperHex): boolean {
    if (!this.isEnemyZone(faction, hex)) return false;
    const weather = this.weather(hex);
    return weather === 'storms' || weather === 'snow' || !this.isCovered(faction, hex);
  }

  /** 18.12: within five hexes of a Failure marker. */
  fails(faction: number, hex: PaperHex, supply: boolean): boolean {
    return this.table.failures.some((one) => {
      if (one.faction !== faction || one.supply !== supply) return false;
      let near = new Set<PaperHex>([PAPER.get(one.hex)!]);
      for (let n = 0; n < 5; n++)
        near = new Set([...near].flatMap((other) => [other, ...other.around.map((next) => next.hex)]));
      return near.has(hex);
    });
  }
}
