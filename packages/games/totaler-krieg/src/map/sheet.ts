import { HexGrid, opposite } from '@sandtable/hex';
import { type Domain, names, type SizedDomain } from '@sandtable/kernel';
import { hexOfCells } from '../data/hex-cells.js';
import { PACKED } from '../data/packed.constants.js';
import {
  AXIS,
  type Country,
  type Faction,
  type Hex,
  NO_COUNTRY,
  NO_FACTION,
  NO_HEX,
  NO_REGION,
  type Region,
  SOVIET,
  WESTERN,
  type Zone,
} from '../ids.js';
import { unpackRows } from '../packed-rows.js';
import { wordsOf } from '../read-rows.js';
import { COUNTRY, known, REGION, ZONE } from './areas.js';

/** Rows 10 to 60 and columns 0 to 54 of both maps as one sheet; the east map begins at column 27. */
const FIRST_ROW = 10;
const ROWS = 51;
const COLUMNS = 55;
const EAST = 27;

/** The marks of a hexside, as bits. */
export const RIVER = 1;
export const ALL_SEA = 2;
export const STRAIT = 4;
export const MOUNTAIN = 8;
export const LAKE = 16;
export const BORDER = 32;
export const REGION_BORDER = 64;
export const RAIL = 256;
export const ROAD = 512;
export const LINE = RAIL | ROAD;

export const NORTH = 0;
export const DESERT = 1;

/** "w3825" → row and column of the sheet; null if it is not written like that. */
function cellOf(id: string): [number, number] | null {
  const match = /^([we])(\d\d)(\d\d)$/.exec(id);
  if (!match) return null;
  const column = Number(match[3]) + (match[1] === 'e' ? EAST : 0);
  return [Number(match[2]) - FIRST_ROW, column];
}

/**
 * The printed map: what never changes, whatever happens to Countries. Everything is an array by hex number, or by hex
 * and side.
 */
class Sheet {
  readonly grid: HexGrid<Hex>;
  readonly size: number;
  readonly ids: string[] = [];
  /** '' if the hex has no name. */
  readonly placeNames: string[] = [];
  readonly isOnMap: boolean[] = [];
  /** A hex with any land in it that may be entered. */
  readonly isLand: boolean[] = [];
  /** All-Sea. */
  readonly isSea: boolean[] = [];
  readonly terrain: string[] = [];
  readonly isRough: boolean[] = [];
  readonly isCity: boolean[] = [];
  readonly isTown: boolean[] = [];
  readonly isPort: boolean[] = [];
  readonly isIce: boolean[] = [];
  readonly isCapital: boolean[] = [];
  /** On the map, but out of play for good. */
  readonly isClosed: boolean[] = [];
  readonly country: Country[] = [];
  readonly region: Region[] = [];
  /** For a Port or a sea hex: its Naval Zones. */
  readonly zones: (readonly Zone[])[] = [];
  readonly weatherArea: number[] = [];
  /** The faction whose colour a Strategic Hex has; -1 for other hexes. */
  readonly star: Faction[] = [];
  /** Six per hex. */
  readonly sides: number[] = [];
  /** A Road or Rail touches the hex. */
  readonly hasLine: boolean[] = [];
  /** A land hex on an All-Sea hexside. */
  readonly isCoast: boolean[] = [];
  /** Hexes by kind, for loops. */
  readonly landHexes: readonly Hex[];
  readonly ports: readonly Hex[];
  readonly cities: readonly Hex[];
  readonly stars: readonly Hex[];

  constructor() {
    const size = ROWS * COLUMNS;
    this.size = size;
    for (let hex = 0; hex < size; hex++) this.clear(hex);
    const hexes: Hex[] = [];
    for (const cells of unpackRows(PACKED.hexes)) hexes.push(this.read(hexOfCells(cells)));
    this.grid = new HexGrid<Hex>(ROWS, COLUMNS, (hex) => this.isOnMap[hex]);
    for (const hex of hexes) {
      const sides = this.sides.slice(hex * 6, hex * 6 + 6);
      this.hasLine[hex] = sides.some((marks) => marks & LINE);
      this.isCoast[hex] = this.isLand[hex] && sides.some((marks) => marks & ALL_SEA);
    }
    this.landHexes = hexes.filter((hex) => this.isLand[hex]);
    this.ports = hexes.filter((hex) => this.isPort[hex]);
    this.cities = hexes.filter((hex) => this.isCity[hex]);
    this.stars = hexes.filter((hex) => this.star[hex] >= 0);
  }

  private clear(hex: number): void {
    this.ids.push('');
    this.placeNames.push('');
    this.terrain.push('');
    for (const list of [
      this.isOnMap,
      this.isLand,
      this.isSea,
      this.isRough,
      this.isCity,
      this.isTown,
      this.isPort,
      this.isIce,
      this.isCapital,
      this.isClosed,
      this.hasLine,
      this.isCoast,
    ])
      list.push(false);
    this.country.push(NO_COUNTRY);
    this.region.push(NO_REGION);
    this.zones.push([]);
    this.weatherArea.push(NORTH);
    this.star.push(NO_FACTION);
    for (let side = 0; side < 6; side++) this.sides[hex * 6 + side] = 0;
  }

  private read(cells: string[]): Hex {
    const [id, kind, terrain, country, region, name, marks, zones, weather, sides] = cells;
    const cell = cellOf(id);
    if (!cell) throw new Error(`${id} is no hex`);
    const hex = (cell[0] * COLUMNS + cell[1]) as Hex;
    const has = new Set(wordsOf(marks));
    const star = wordsOf(marks).find((mark) => mark.startsWith('star:'));
    this.ids[hex] = id;
    this.placeNames[hex] = name;
    this.isOnMap[hex] = true;
    this.isClosed[hex] = has.has('closed');
    this.isLand[hex] = (kind === 'land' || kind === 'coast') && !has.has('closed');
    this.isSea[hex] = kind === 'sea';
    this.terrain[hex] = terrain;
    this.isRough[hex] = terrain === 'forest' || terrain === 'mountain' || terrain === 'swamp';
    this.isCity[hex] = has.has('city');
    this.isTown[hex] = has.has('town');
    this.isPort[hex] = has.has('port');
    this.isIce[hex] = has.has('ice');
    this.isCapital[hex] = has.has('capital');
    if (country) this.country[hex] = known(COUNTRY, country);
    if (region) this.region[hex] = known(REGION, region);
    this.zones[hex] = wordsOf(zones).map((zone) => known(ZONE, zone));
    this.weatherArea[hex] = weather === 'desert' ? DESERT : NORTH;
    if (star) this.star[hex] = { 'star:axis': AXIS, 'star:western': WESTERN, 'star:soviet': SOVIET }[star]!;
    wordsOf(sides).forEach((bits, side) => {
      this.sides[hex * 6 + side] = Number(bits);
    });
    return hex;
  }

  /** The hex of an id as either map prints it; -1 if there is none. */
  hexOf(id: string): Hex {
    const cell = cellOf(id);
    if (!cell) return NO_HEX;
    const [row, column] = cell;
    if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return NO_HEX;
    const hex = (row * COLUMNS + column) as Hex;
    return this.isOnMap[hex] ? hex : NO_HEX;
  }

  /** The hex of an id; an error in the data if there is none. */
  hexAt(id: string): Hex {
    const hex = this.hexOf(id);
    if (hex < 0) throw new Error(`there is no hex ${id}`);
    return hex;
  }

  neighbour(hex: Hex, side: number): Hex {
    return this.grid.neighbours[hex * 6 + side];
  }

  /** The hexes around a hex. */
  neighbours(hex: Hex): Hex[] {
    return [0, 1, 2, 3, 4, 5].map((side) => this.neighbour(hex, side)).filter((next) => next >= 0);
  }

  /** The marks of a hexside, the same from both sides. */
  marks(hex: Hex, side: number): number {
    return this.sides[hex * 6 + side];
  }

  /** The name of a hex for sentences: "Berlin", "w3926". */
  nameOf(hex: Hex): string {
    return this.placeNames[hex] || this.ids[hex];
  }
}

export const SHEET = new Sheet();

/** Ground units could cross this hexside: no lake, no open sea (4.2.1g). A strait can be crossed. */
export function isPassable(marks: number): boolean {
  return (marks & STRAIT) !== 0 || (marks & (ALL_SEA | LAKE)) === 0;
}

/** 8b, 8c: a Zone of Control extends across this hexside. */
export function letsZoneThrough(marks: number): boolean {
  return (marks & (MOUNTAIN | ALL_SEA | LAKE | STRAIT)) === 0;
}

/** A strait that a road or rail crosses (10.2c). */
export function isConnectedStrait(marks: number): boolean {
  return (marks & STRAIT) !== 0 && (marks & LINE) !== 0;
}

export { opposite };

const onMap = SHEET.ids.flatMap((id, hex) => (id ? [hex as Hex] : []));
const byNumber = names<Hex>(
  'hex',
  onMap.map((hex) => SHEET.ids[hex]),
  onMap,
  onMap.map((hex) => SHEET.placeNames[hex] || SHEET.ids[hex]),
);

/** Hexes are written by their numbers; their names and the numbers of the other map are understood. */
export const HEX: SizedDomain<Hex> & Domain<Hex> = {
  ...byNumber,
  meant(typed) {
    const hex = SHEET.hexOf(typed.toLowerCase());
    return hex >= 0 ? hex : (byNumber.meant?.(typed) ?? NO_HEX);
  },
};
