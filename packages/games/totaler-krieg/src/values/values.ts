import type { Weather } from '../calendar/weather.js';
import type { CardEvent } from '../cards/political-box.js';
import type { Result } from '../combat/results-table.js';
import type { Country, Faction, Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { type CardValues, readCardValues } from './card-values.js';
import { type OwnerValues, ownerValues, rowsOf } from './owner-values.js';
import { readPoliticalTables } from './political-tables.js';
import { capacitiesIn, type Faces, facesIn, starsIn, stripesIn } from './printed.js';
import {
  type Rows,
  readAreas,
  readAutomaticVictory,
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
  /** 0.2b: the Strategic Values that win at once, of the Axis and of the Allies. */
  automaticVictory: { readonly axis: number; readonly allies: number };
  /** 24.4, 25.4: what is added for the other map, by scenario or by turn. */
  otherMap: ReadonlyMap<string, number>;
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
  /** By marker: the steps of infantry, armor and SS that it brings every season. */
  markerSteps: ReadonlyMap<string, readonly number[]>;
  /** By card, where it differs from ours: its Blitz symbols and its replacement steps. */
  cards: ReadonlyMap<string, CardValues>;
  /** By hex: the faction whose colour a Strategic Hex has; -1 for other hexes. */
  star: readonly Faction[];
  stars: readonly Hex[];
  /** By kind of counter. */
  faces: readonly Faces[];
  /** By kind of counter: it has a Delay Stripe. */
  stripes: readonly boolean[];
  /** By kind of counter: the steps of the largest unit that it carries as a Troop Convoy. */
  capacities: readonly number[];
  /** The rolls of a die on which something depends (DICE_ROWS). */
  dice: ReadonlyMap<string, number>;
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
    automaticVictory: readAutomaticVictory(rows('automatic-victory')),
    otherMap: readDelayDrms(rows('other-map')),
    uscl: readUscl(rows('uscl-track')),
    delayDrms: readDelayDrms(rows('delay-modifiers')),
    weather: readWeather(rows('weather')),
    terrain: readTerrain(rows('terrain'), rows('hexsides'), rows('lines')),
    politicalDrms: readDrms(rows('political-modifiers')),
    areas: readAreas(rows('area-tables')),
    eventTables: readEventTables(rows('event-tables')),
    lendLease: readLendLease(rows('lend-lease')),
    politicalTables: readPoliticalTables(rows('political-tables')),
    markerSteps: readDrms(rows('marker-steps')),
    cards: readCardValues(values.get('card-replacements') ?? [], values.get('card-blitz') ?? []),
    star,
    stars: SHEET.landHexes.filter((hex) => star[hex] >= 0),
    faces: facesIn(changed.counters),
    stripes: stripesIn(values.get('delay-stripes') ?? []),
    capacities: capacitiesIn(rows('transport-capacities')),
    dice: readDelayDrms(rows('dice')),
    changed,
  };
}

/** Our values, where nobody has entered others. */
export const OUR_VALUES: Values = valuesFrom(new Map());

/** The values for the text of the option. */
export function valuesOf(text: string): Values {
  return text === '' ? OUR_VALUES : valuesFrom(ownerValues(text));
}
