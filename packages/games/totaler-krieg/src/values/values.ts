import type { Weather } from '../calendar/weather.js';
import type { CardEvent } from '../cards/political-box.js';
import type { Result } from '../combat/results-table.js';
import type { Country, Faction, Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { type OwnerValues, ownerValues, rowsOf } from './owner-values.js';
import { readPoliticalTables } from './political-tables.js';
import { type Faces, facesIn, starsIn } from './printed.js';
import {
  type Rows,
  readAreas,
  readDelayDrms,
  readDrms,
  readEventTables,
  readLendLease,
  readResults,
  readUscl,
  readVpTrack,
  readWeather,
  type UsclLevel,
  type VpBox,
} from './tables.js';
import { readTerrain, type TerrainEffects } from './terrain.js';

/** What is printed on the owner's map, counters and charts, as far as it is not certain: ours, or as entered. */
export interface Values {
  crt: readonly (readonly Result[])[];
  vpTrack: readonly VpBox[];
  uscl: readonly UsclLevel[];
  /** By cause, what each marker, unit or VP of it adds to a Delay roll. */
  delayDrms: ReadonlyMap<string, number>;
  weather: readonly (readonly Weather[])[];
  terrain: TerrainEffects;
  politicalDrms: ReadonlyMap<string, readonly number[]>;
  areas: ReadonlyMap<string, readonly Country[]>;
  /** By event table, the results of die rolls 1 to 6; '-' is No Result. */
  eventTables: ReadonlyMap<string, readonly string[]>;
  /** By modified die from 1 on, the last for more: steps of infantry, of armor, of any type. */
  lendLease: readonly (readonly number[])[];
  /** By card: its Political Events table, the results of die rolls 1 to 6. */
  politicalTables: ReadonlyMap<string, readonly (CardEvent | null)[]>;
  /** By hex: the faction whose colour a Strategic Hex has; -1 for other hexes. */
  star: readonly Faction[];
  stars: readonly Hex[];
  /** By kind of counter. */
  faces: readonly Faces[];
  /** The Strategic Hexes and counters that differ from ours, for boards. */
  changed: { readonly stars: Rows; readonly counters: Rows };
}

function valuesFrom(values: OwnerValues): Values {
  const rows = (name: string) => rowsOf(values, name);
  const changed = { stars: values.get('strategic-hexes') ?? [], counters: values.get('counters') ?? [] };
  const star = starsIn(changed.stars);
  return {
    crt: readResults(rows('crt')),
    vpTrack: readVpTrack(rows('vp-track')),
    uscl: readUscl(rows('uscl-track')),
    delayDrms: readDelayDrms(rows('delay-modifiers')),
    weather: readWeather(rows('weather')),
    terrain: readTerrain(rows('terrain'), rows('hexsides'), rows('lines')),
    politicalDrms: readDrms(rows('political-modifiers')),
    areas: readAreas(rows('area-tables')),
    eventTables: readEventTables(rows('event-tables')),
    lendLease: readLendLease(rows('lend-lease')),
    politicalTables: readPoliticalTables(rows('political-tables')),
    star,
    stars: SHEET.landHexes.filter((hex) => star[hex] >= 0),
    faces: facesIn(changed.counters),
    changed,
  };
}

/** Our values, where nobody has entered others. */
export const OUR_VALUES: Values = valuesFrom(new Map());

/** The values for the text of the option. */
export function valuesOf(text: string): Values {
  return text === '' ? OUR_VALUES : valuesFrom(ownerValues(text));
}
