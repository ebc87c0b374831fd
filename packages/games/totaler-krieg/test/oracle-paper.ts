import { COUNTER_KIND } from '../src/counters/counters.js';
import { type CounterKind, KINDS } from '../src/counters/kinds.js';
import { COUNTRY_ROWS } from '../src/data/areas.js';
import { HEX_ROWS } from '../src/data/hexes.js';
import { COUNTRIES } from '../src/map/areas.js';
import { CEDED_LANDS, zoneBoxOf, zoneOf } from '../src/places.js';
import type { R, Table } from '../src/table.js';

/*
 * The game on paper, for the oracles of movement and supply: hexes are points, and everything is looked up anew from the
 * printed rows and the table. It shares nothing with the rules of the game.
 */

const ROW = 51;
const COLUMN = 55;

/** A hex as it is printed. */
export interface PaperHex {
  /** Its number on the table. */
  at: number;
  id: string;
  land: boolean;
  sea: boolean;
  rough: boolean;
  city: boolean;
  port: boolean;
  ice: boolean;
  country: string;
  region: string;
  desert: boolean;
  zones: readonly string[];
  /** The hexes around it, with the marks of the side between. */
  around: { hex: PaperHex; marks: number; side: number }[];
}

export const MARK = { river: 1, sea: 2, strait: 4, mountain: 8, lake: 16, rail: 256, road: 512 } as const;
export const has = (marks: number, mark: keyof typeof MARK) => (marks & MARK[mark]) !== 0;

const words = (cell: string) => cell.split(' ').filter((word) => word !== '');
const point = (at: number) => {
  const row = Math.floor(at / COLUMN);
  return { x: (at % COLUMN) + (row % 2 === 1 ? 0.5 : 0), y: (row * Math.sqrt(3)) / 2 };
};

function readPaper(): Map<number, PaperHex> {
  const hexes = new Map<number, PaperHex>();
  const sides = new Map<number, number[]>();
  for (const line of HEX_ROWS.trim().split('\n')) {
    const [id, kind, terrain, country, region, , marks, zones, weather, marksOfSides] = line.split('|');
    const column = Number(id.slice(3)) + (id[0] === 'e' ? 27 : 0);
    const at = (Number(id.slice(1, 3)) - 10) * COLUMN + column;
    const is = (mark: string) => words(marks).includes(mark);
    hexes.set(at, {
      at,
      id,
      land: (kind === 'land' || kind === 'coast') && !is('closed'),
      sea: kind === 'sea',
      rough: ['forest', 'mountain', 'swamp'].includes(terrain),
      city: is('city'),
      port: is('port'),
      ice: is('ice'),
      country,
      region,
      desert: weather === 'desert',
      zones: words(zones),
      around: [],
    });
    sides.set(at, words(marksOfSides).map(Number));
  }
  for (const hex of hexes.values()) {
    const here = point(hex.at);
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        const at = hex.at + row * COLUMN + column;
        const other = hexes.get(at);
        if (!other || other === hex) continue;
        const there = point(at);
        const [x, y] = [there.x - here.x, there.y - here.y];
        if (Math.abs(Math.hypot(x, y) - 1) > 0.01) continue;
        // Counter-clockwise from the east.
        const side = (Math.round(Math.atan2(y, x) / (Math.PI / 3)) + 6) % 6;
        hex.around.push({ hex: other, side, marks: sides.get(hex.at)?.[side] ?? 0 });
      }
    }
  }
  if (hexes.size < ROW) throw new Error('the map is not there');
  return hexes;
}

export const PAPER = readPaper();

const KIND_OF_COUNTRY = new Map(
  COUNTRY_ROWS.trim()
    .split('\n')
    .map((line) => [line.split('|')[0], line.split('|')[2]]),
);
export const isMajor = (country: string) => KIND_OF_COUNTRY.get(country) === 'major';

/** A counter on the table. */
export interface Piece {
  counter: number;
  kind: CounterKind;
  faction: number;
  country: string;
  face: number;
  /** The hex it is in; undefined if it is in a box. */
  hex: PaperHex | undefined;
  /** The Naval Zone and box it is in. */
  zone: number;
  zoneBox: number;
}

const STATUS = { neutral: 1, active: 2, conquered: 3 } as const;

/** One position. */
export class Paper {
  readonly pieces: Piece[] = [];
  readonly table: Table;
  private readonly byHex = new Map<number, Piece[]>();

  constructor(readonly u: R) {
    const { table } = u;
    this.table = table;
    COUNTER_KIND.forEach((kindNumber, counter) => {
      const kind = KINDS[kindNumber];
      const place = table.place[counter];
      const piece: Piece = {
        counter,
        kind,
        faction: kind.faction >= 0 ? kind.faction : kind.country >= 0 ? table.allegiance[kind.country] : -1,
        country: kind.country >= 0 ? COUNTRIES[kind.country].id : '',
        face: table.face[counter],
        hex: place < ROW * COLUMN ? PAPER.get(place) : undefined,
        zone: zoneOf(place),
        zoneBox: zoneBoxOf(place),
      };
      this.pieces.push(piece);
      if (piece.hex) this.byHex.set(place, [...(this.byHex.get(place) ?? []), piece]);
    });
  }

  in(hex: PaperHex): readonly Piece[] {
    return this.byHex.get(hex.at) ?? [];
  }
  isGroundUnit = ({ kind, face }: Piece) => kind.kind === 'ground' && face !== 3;
  isAirdrop = ({ kind, face }: Piece) => kind.kind === 'ground' && face === 3;
  isGarrisonMarker = ({ kind }: Piece) => kind.type === 'detachment' || kind.type === 'logistics';
  isPartisan = ({ kind }: Piece) => kind.type === 'partisan-base';
  isAirUnit = ({ kind, face }: Piece) =>
    ['air-force', 'interceptor', 'bomber'].includes(kind.type) || face === 4;

  number(country: string): number {
    return COUNTRIES.findIndex(({ id }) => id === country);
  }

  /** The Country a hex is part of now, and whether it is its Home Country (13.8.1.1a). */
  ownerOf(hex: PaperHex): { country: string; home: boolean } {
    for (const { kind, counter, country } of this.pieces) {
      if (!kind.ceded || this.table.place[counter] !== CEDED_LANDS) continue;
      const { area, as } = kind.ceded;
      const isCountry = [...PAPER.values()].some((other) => other.country === area && other.land);
      if ((isCountry ? hex.country : hex.region) === area) return { country, home: as === 'home' };
    }
    const number = this.number(hex.country);
    return { country: hex.country, home: number >= 0 && this.table.overlord[number] < 0 };
  }

  private readonly owners = new Map<PaperHex, { country: string; home: boolean; faction: number }>();

  /** Whose an empty hex is (G.control 3); -1 for nobody: it is neutral or out of play. */
  land(hex: PaperHex): { country: string; home: boolean; faction: number } {
    const known = this.owners.get(hex);
    if (known) return known;
    const { country, home } = this.ownerOf(hex);
    let number = this.number(country);
    let faction = -1;
    if (hex.land && number >= 0) {
      if (this.table.overlord[number] >= 0) number = this.table.overlord[number];
      const status = this.table.status[number];
      if (status === STATUS.active) faction = this.table.allegiance[number];
      if (status === STATUS.conquered) faction = 0;
    }
    const found = { country, home, faction };
    this.owners.set(hex, found);
    return found;
  }

  isActive(country: string, faction: number): boolean {
    const number = this.number(country);
    return this.table.status[number] === STATUS.active && this.table.allegiance[number] === faction;
  }

  /** Who controls a hex (G.control, G.control2). */
  holder(hex: PaperHex): number {
    const here = this.in(hex);
    const unit = here.find((piece) => this.isGroundUnit(piece) && piece.faction >= 0);
    if (unit) return unit.faction;
    const marker = here.find(this.isGarrisonMarker);
    return marker ? marker.faction : this.land(hex).faction;
  }

  beachheadsOf(faction: number): { hex: PaperHex; side: number }[] {
    return this.table.beachheads
      .filter(({ counter }) => this.pieces[counter].faction === faction)
      .map(({ hex, side }) => ({ hex: PAPER.get(hex)!, side }));
  }

  /** 13.6a: the Policy and the Truce in the Country's Posture Box, as numbers; 0 is none. */
  posture(country: string): { policy: number; truce: number } {
    const majors = ['united-states', 'britain', 'france', '', 'russia'];
    const minors = [-1, 3, 5][this.table.allegiance[this.number(country)]] ?? -1;
    const box = majors.includes(country) ? majors.indexOf(country) : minors;
    return { policy: this.table.policy[box] ?? 0, truce: this.table.truce[box] ?? 0 };
  }
  isAtPeace(country: string): boolean {
    const { policy, truce } = this.posture(country);
    return policy > 0 || truce > 0;
  }

  /** 8: an enemy of the faction projects a Zone of Control into the hex. */
  isEnemyZone(faction: number, hex: PaperHex): boolean {
    if (hex.land && this.land(hex).faction < 0) return false;
    if (hex.land && this.isAtPeace(this.land(hex).country)) return false;
    const projects = (from: PaperHex) =>
      this.in(from).some(
        (piece) =>
          this.isGroundUnit(piece) &&
          piece.faction >= 0 &&
          piece.faction !== faction &&
          !this.isAtPeace(piece.country),
      );
    for (const { hex: from, marks, side } of hex.around) {
      const isBlocked = ['mountain', 'sea', 'lake', 'strait'].some((mark) =>
        has(marks, mark as keyof typeof MARK),
      );
      const isLandStep = hex.land && from.land && !isBlocked;
      if ((isLandStep || this.isBeachheadSide(hex, from, side)) && projects(from)) return true;
    }
    return false;
  }

  private isBeachheadSide(hex: PaperHex, from: PaperHex, side: number): boolean {
    return this.table.beachheads.some(
      (one) =>
        (one.hex === hex.at && one.side === side) || (one.hex === from.at && one.side === (side + 3) % 6),
    );
  }

  /** 8.1b */
  isCovered(faction: number, hex: PaperHex): boolean {
    return this.in(hex).some(
      (piece) => (this.isGroundUnit(piece) || this.isAirdrop(piece)) && piece.faction === faction,
    );
  }

  /** A-5, 11.1b */
  weather(hex: PaperHex): 'clear' | 'mud' | 'storms' | 'snow' {
    const beachhead = this.table.beachheads.find((one) => one.hex === hex.at);
    const at = beachhead ? hex.around.find(({ side }) => side === beachhead.side)!.hex : hex;
    if (!at.land) return 'clear';
    // The nine turns of a year from Mar–Apr on.
    const north = ['clear', 'mud', 'clear', 'clear', 'clear', 'clear', 'mud', 'snow', 'snow'] as const;
    const desert = [
      'clear',
      'storms',
      'clear',
      'clear',
      'clear',
      'clear',
      'clear',
      'clear',
      'storms',
    ] as const;
    return (at.desert ? desert : north)[this.table.turn % 9];
  }
}
