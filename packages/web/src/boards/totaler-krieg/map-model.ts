import { HexSheet } from '@sandtable/hex';
import { coastPath } from '@sandtable/maps/hex-coast';
import { TOTALER_KRIEG as COAST } from '@sandtable/maps/totaler-krieg';
import {
  COUNTRIES,
  isConnectedStrait,
  LAKE,
  MOUNTAIN,
  RAIL,
  RIVER,
  ROAD,
  SHEET,
  STRAIT,
  type TotalerKriegView,
  ZONES,
} from '@sandtable/totaler-krieg/map';
import type { AreaName, HexMapModel, Place, Terrain } from '../../board/hex/model.js';
import { t } from '../../languages/index.js';
import { type NamedArea, setAreaNames } from './area-names.js';
import { type Borders, bordersOf, namedLand } from './borders.js';
import { printedOn } from './printed.js';
import { riverCourses } from './river-courses.js';
import { riverNames } from './river-names.js';

const sheet = new HexSheet(SHEET.grid);

const LOOKS = {
  clear: { name: 'clear', day: '#ece5cf', night: '#363932' },
  forest: { name: 'forest', day: '#bec99e', night: '#2d3a2e', symbol: 'trees' },
  mountain: { name: 'mountain', day: '#cdba96', night: '#423c32', symbol: 'peaks', raised: true },
  swamp: { name: 'swamp', day: '#b2c8b6', night: '#2a3c3a', symbol: 'tufts' },
  desert: { name: 'desert', day: '#ecd8a8', night: '#4a4230', symbol: 'dots' },
  // The coast cuts it off: what is seen of it is the shore of a sea hex.
  sea: { name: 'sea', day: '#ece5cf', night: '#363932', sea: true },
} as const satisfies Record<string, Terrain>;

const KINDS_OF_LAND = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

const isOnMap = (hex: number) => SHEET.ids[hex] !== '';
const hexes = SHEET.ids.flatMap((id, hex) => (id ? [hex] : []));

/** For each hex: a bit for each side with one of these marks, if the test agrees. */
function sidesWith(marks: number, test: (side: number) => boolean = () => true): number[] {
  return SHEET.ids.map((_, hex) => {
    let bits = 0;
    for (let side = 0; side < 6; side++) {
      const own = SHEET.sides[hex * 6 + side];
      if (isOnMap(hex) && own & marks && test(own)) bits |= 1 << side;
    }
    return bits;
  });
}

function terrainOf(hex: number): number {
  if (!isOnMap(hex) || SHEET.isSea[hex]) return KINDS_OF_LAND.indexOf('sea');
  const at = (KINDS_OF_LAND as string[]).indexOf(SHEET.terrain[hex]);
  return Math.max(0, at);
}

/** Capitals and Strategic Hexes first, then Cities, Ports, towns. */
function rankOf(hex: number, isStar: boolean): Place['rank'] {
  if (SHEET.isCapital[hex] || isStar) return 4;
  if (SHEET.isCity[hex]) return 3;
  return SHEET.isPort[hex] ? 2 : 1;
}

const isLake = (hex: number) =>
  !SHEET.isLand[hex] && [0, 1, 2, 3, 4, 5].every((side) => SHEET.sides[hex * 6 + side] & LAKE);
/** A lake has a name as well. */
const isTown = (hex: number) => SHEET.placeNames[hex] !== '' && !isLake(hex);

function placesOf(star: readonly number[]): Place[] {
  return hexes.filter(isTown).map((hex) => ({
    hex,
    name: t(SHEET.placeNames[hex]),
    rank: rankOf(hex, star[hex] >= 0),
    star: star[hex] >= 0,
    port: SHEET.isPort[hex],
    sign: SHEET.isCapital[hex] ? 'capital' : SHEET.isCity[hex] ? 'city' : 'town',
  }));
}

type Drawn = Pick<TotalerKriegView, 'land' | 'printed' | 'gained' | 'politics'>;

function areasOf(table: Drawn): AreaName[] {
  const across = (name: string, kind: AreaName['kind'], own: readonly number[]): NamedArea[] =>
    own.length > 3 ? [{ name, kind, centres: own.map((hex) => sheet.centre(hex)) }] : [];
  const seas = ZONES.flatMap(({ name }, zone) =>
    across(
      t(name).replace(/ (?=\S+$)/, '\n'),
      'sea',
      hexes.filter((hex) => SHEET.isSea[hex] && (SHEET.zones[hex] as readonly number[]).includes(zone)),
    ),
  );
  const countries = COUNTRIES.flatMap(({ id, name }, country) => {
    const called = COUNTRIES.find((one) => one.id === table.politics.called[id])?.name ?? name;
    return across(t(called).replace(/-(?=\p{Lu})/u, '-\n'), 'country', namedLand(table, country, hexes));
  });
  const named = hexes.filter(isTown).map((hex) => sheet.centre(hex));
  const lakes = hexes
    .filter((hex) => SHEET.placeNames[hex] !== '' && isLake(hex))
    .map((hex): AreaName => {
      const { x, y } = sheet.centre(hex);
      return { name: t(SHEET.placeNames[hex]).replace(' ', '\n'), kind: 'sea', x, y, size: 0.19 };
    });
  return [...setAreaNames([...seas, ...countries], named), ...lakes];
}

const models = new Map<string, HexMapModel>();

/**
 * The map of the position's date: its borders, and those hexes veiled in which nobody plays; `land` is a letter for each
 * land hex.
 */
export function modelOf(table: Drawn): HexMapModel {
  const land = [...table.land].map((letter) => (letter === '-' ? '-' : 'x')).join('');
  const stars = table.printed?.stars ?? [];
  const politics = JSON.stringify([table.gained, table.politics.called]);
  const key = [land, politics, ...stars].join(' ');
  const known = models.get(key) ?? newModel(key, land, table);
  models.set(key, known);
  return known;
}

/** What is the same at any date. */
let parts: Omit<HexMapModel, 'id' | 'closed' | 'places' | 'areas' | keyof Borders> | null = null;

function newModel(key: string, land: string, table: Drawn): HexMapModel {
  parts ??= {
    sheet,
    coast: { land: coastPath(COAST.land, COAST.unit) },
    terrains: KINDS_OF_LAND.map((kind) => LOOKS[kind]),
    terrain: SHEET.ids.map((_, hex) => terrainOf(hex)),
    rivers: sidesWith(RIVER),
    riverCourses: riverCourses(sheet),
    roads: sidesWith(ROAD),
    rails: sidesWith(RAIL, (side) => !(side & ROAD)),
    ridges: sidesWith(MOUNTAIN),
    straits: sidesWith(STRAIT, (side) => !isConnectedStrait(side)),
    riverNames: riverNames(
      sheet,
      hexes.filter(isTown).map((hex) => sheet.centre(hex)),
    ),
    numbers: SHEET.ids,
    touchOf: (hex) => ({ kind: 'hex', id: SHEET.ids[hex] }),
    hexOf: ({ kind, id }) => (kind === 'hex' ? SHEET.hexOf(id) : -1),
  };
  const out = SHEET.landHexes.filter((_, i) => land[i] === '-');
  const never = hexes.filter((hex) => SHEET.isClosed[hex]);
  return {
    ...parts,
    ...bordersOf(table),
    areas: areasOf(table),
    id: `totaler-krieg ${key}`,
    places: placesOf(printedOn(table).star),
    closed: [...out, ...never],
  };
}
