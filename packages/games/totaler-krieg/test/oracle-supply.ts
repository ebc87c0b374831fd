import { ZONES } from '../src/map/areas.js';
import { has, isMajor, PAPER, Paper, type PaperHex, type Piece } from './oracle-paper.js';

const WESTERN = 1;
const ATLANTIC = ['north-atlantic', 'bay-of-biscay', 'iberian-atlantic'];
const FREE_HEXES = 2;

/** A way of closing ports: which of a faction's ports are closed in which zone, as "faction hex zone". */
type Closed = ReadonlySet<string>;

/** A supply line as far as it has been traced. */
interface Trace {
  hex: PaperHex;
  /** Hexes of the free trace left; -1 once a line or the sea was used. */
  free: number;
  /** The one stretch of road or Connected Strait. */
  road: 'unused' | 'now' | 'used';
}

/** Supply, straight from section 10: lines are followed from a unit until a source is met. */
export class SupplyOracle extends Paper {
  private closed: Closed | null = null;

  isSupplied(faction: number, country: string, at: number): boolean {
    if (this.u.facts.alwaysSupplied) return true;
    this.closed ??= this.closedByAir();
    return this.trace(faction, country, PAPER.get(at)!, this.closed);
  }

  private trace(faction: number, country: string, start: PaperHex, closed: Closed): boolean {
    const seen = new Set<string>();
    const toDo: Trace[] = [{ hex: start, free: FREE_HEXES, road: 'unused' }];
    const go = (next: Trace) => {
      const key = `${next.hex.at} ${next.free} ${next.road}`;
      if (seen.has(key) || !this.mayEnter(faction, next.hex)) return;
      seen.add(key);
      toDo.push(next);
    };
    for (let trace = toDo.pop(); trace; trace = toDo.pop()) {
      const { hex, free, road } = trace;
      if (this.isSource(faction, country, hex)) return true;
      for (const { hex: next, marks } of hex.around) {
        if (free > 0 && this.isPassable(faction, hex, next, marks)) go({ hex: next, free: free - 1, road });
        const [isRail, isRoad, isStrait] = [has(marks, 'rail'), has(marks, 'road'), has(marks, 'strait')];
        if (!isRail && !isRoad) continue;
        if (isStrait) {
          if (road === 'unused') go({ hex: next, free: -1, road: 'used' });
        } else if (isRail) go({ hex: next, free: -1, road: road === 'now' ? 'used' : road });
        else if (road !== 'used') go({ hex: next, free: -1, road: 'now' });
      }
      for (const zone of hex.zones) {
        if (!this.isOpen(faction, hex, zone, closed) || !this.hasConvoy(faction, country, zone)) continue;
        const isAmericaIn = this.table.status[this.number('united-states')] !== 0;
        if (faction === WESTERN && isAmericaIn && ATLANTIC.includes(zone)) return true;
        for (const port of PAPER.values()) {
          if (port.zones.includes(zone) && this.isOpen(faction, port, zone, closed))
            go({ hex: port, free: -1, road: road === 'now' ? 'used' : road });
        }
      }
    }
    return false;
  }

  /** 10.2b, 10.2j */
  private isPassable(faction: number, from: PaperHex, to: PaperHex, marks: number): boolean {
    if (has(marks, 'strait') || (!has(marks, 'sea') && !has(marks, 'lake'))) return true;
    return this.beachheadsOf(faction).some(({ hex }) => hex === from || hex === to);
  }

  /** 10.2e to 10.2i */
  private mayEnter(faction: number, hex: PaperHex): boolean {
    if (hex.land ? this.land(hex).faction < 0 : !this.beachheadsOf(faction).some((one) => one.hex === hex))
      return false;
    const here = this.in(hex);
    const isOwnUnit = here.some((piece) => this.isGroundUnit(piece) && piece.faction === faction);
    for (const piece of here) {
      if (piece.faction === faction) continue;
      if (this.isGroundUnit(piece) && piece.faction >= 0) return false;
      if (this.isAirdrop(piece) || this.isGarrisonMarker(piece)) return false;
      if (this.isPartisan(piece) && !isOwnUnit) return false;
    }
    if (this.isEnemyZone(faction, hex) && !this.isCovered(faction, hex)) return false;
    const isEnemyPlace = (hex.city || hex.port) && this.land(hex).faction !== faction;
    return !isEnemyPlace || this.holder(hex) === faction;
  }

  /** 10.1 */
  private isSource(faction: number, country: string, hex: PaperHex): boolean {
    const here = this.in(hex);
    const isEnemyHere = here.some(
      (piece) =>
        piece.faction !== faction &&
        ((this.isGroundUnit(piece) && piece.faction >= 0) ||
          this.isAirdrop(piece) ||
          this.isGarrisonMarker(piece)),
    );
    if (isEnemyHere) return false;
    const { country: owner, home } = this.land(hex);
    if (here.some((piece) => this.isPartisan(piece) && piece.faction === faction) && owner === country) {
      if (!here.some((piece) => this.isAirUnit(piece) && piece.faction !== faction)) return true;
    }
    if (this.holder(hex) !== faction) return false;
    if (faction === WESTERN && (hex.id === 'e1213' || hex.id === 'e1427')) return true;
    if (!hex.city || !home) return false;
    return owner === country || (!isMajor(country) && isMajor(owner) && this.isActive(owner, faction));
  }

  /** 2.2.3.7b, 2.2.3.7d */
  private hasConvoy(faction: number, country: string, zone: string): boolean {
    return this.pieces.some(
      (piece) =>
        piece.kind.type === 'convoy' &&
        piece.faction === faction &&
        piece.zoneBox === 1 &&
        ZONES[piece.zone].id === zone &&
        piece.kind.faces[piece.face] === 'supply' &&
        (piece.country === '' || isMajor(piece.country) || piece.country === country),
    );
  }

  /** G.openport, G.openport2 */
  private isOpen(faction: number, hex: PaperHex, zone: string, closed: Closed): boolean {
    if (closed.has(`${faction} ${hex.at} ${zone}`)) return false;
    const here = this.in(hex);
    const counts = (piece: Piece) =>
      (this.isGroundUnit(piece) && piece.faction >= 0) ||
      this.isAirdrop(piece) ||
      this.isGarrisonMarker(piece);
    if (here.some((piece) => counts(piece) && piece.faction !== faction)) return false;
    if (this.onStation(zone).some((piece) => piece.faction !== faction && piece.kind.type.endsWith('-fleet')))
      return false;
    if (hex.sea) return this.beachheadsOf(faction).some((one) => one.hex === hex);
    if (!hex.port || (hex.ice && this.weather(hex) === 'snow')) return false;
    const { country, home } = this.land(hex);
    return here.some((piece) => counts(piece)) || (home && this.isActive(country, faction));
  }

  private onStation(zone: string): Piece[] {
    return this.pieces.filter(
      (piece) => piece.zoneBox === 0 && ZONES[piece.zone].id === zone && piece.faction >= 0,
    );
  }

  /** G.openport2, G.openport3: closing as much as could be closed, until nothing more can be doubted. */
  private closedByAir(): Closed {
    let most = this.closedIf(new Set());
    for (;;) {
      const least = this.closedIf(most);
      const next = this.closedIf(least);
      if (next.size === most.size) return most;
      most = next;
    }
  }

  /** What Air units On Station close if these ports are closed. */
  private closedIf(closed: Closed): Closed {
    const found = new Set<string>();
    for (const { id: zone } of ZONES) {
      for (const flier of this.onStation(zone)) {
        if (flier.kind.type.endsWith('-fleet')) continue;
        for (const base of PAPER.values()) {
          if (!this.isNavalBase(flier.faction, base, closed)) continue;
          for (const port of withinThree(base))
            for (const faction of [0, 1, 2])
              if (faction !== flier.faction && port.zones.includes(zone))
                found.add(`${faction} ${port.at} ${zone}`);
        }
      }
    }
    return found;
  }

  /** G.navalbase */
  private isNavalBase(faction: number, hex: PaperHex, closed: Closed): boolean {
    if (!hex.port || (hex.ice && this.weather(hex) === 'snow')) return false;
    const here = this.in(hex);
    if (here.some((piece) => this.isAirUnit(piece) && piece.faction !== faction)) return false;
    return here.some(
      (piece) =>
        piece.faction === faction &&
        (this.isGroundUnit(piece) || this.isGarrisonMarker(piece)) &&
        (this.u.facts.alwaysSupplied || this.trace(faction, piece.country, hex, closed)),
    );
  }
}

function withinThree(hex: PaperHex): Set<PaperHex> {
  let near = new Set([hex]);
  for (let n = 0; n < 3; n++)
    near = new Set([...near].flatMap((other) => [other, ...other.around.map((next) => next.hex)]));
  return near;
}
