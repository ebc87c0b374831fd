import type { Weather } from '../calendar/weather.js';
import type { Result, RetreatPart } from '../combat/results-table.js';
import type { Country } from '../ids.js';
import { countryNamed } from '../map/areas.js';

// The tables of Appendix A, from rows of a key and its cells: ours (data/tables.ts) or an owner's.

export type Rows = readonly (readonly string[])[];

/** "Dr2 1/1"; null if it is no combat result. */
export function readResult(text: string): Result | null {
  const match = /^(Ad|Ex|Dr[123]) (\d)\/(\d)$/.exec(text);
  if (!match) return null;
  return { retreat: match[1] as RetreatPart, attacker: Number(match[2]), defender: Number(match[3]) };
}

/** for each column, the results of die rolls 1 to 6. */
export function readResults(rows: Rows): Result[][] {
  return rows.map(([, ...results]) => results.map((text) => readResult(text)!));
}

/** A box of the VP Track and the Strategic Values that lead to it. */
export interface VpBox {
  min: number;
  max: number;
  tide: boolean;
  box: number;
}

/** "9 to 11", "12 or more", "-15 or less"; null if it is no range. */
export function readRange(text: string): { min: number; max: number } | null {
  const match = /^(-?\d{1,3}) (?:to (-?\d{1,3})|or (more|less))$/.exec(text);
  if (!match) return null;
  const [, first, last, open] = match;
  if (open === 'more') return { min: Number(first), max: Number.POSITIVE_INFINITY };
  if (open === 'less') return { min: Number.NEGATIVE_INFINITY, max: Number(first) };
  return Number(first) <= Number(last) ? { min: Number(first), max: Number(last) } : null;
}

export function readVpTrack(rows: Rows): VpBox[] {
  return rows.map(([key, range]) => ({
    ...readRange(range)!,
    tide: key.startsWith('axis-tide'),
    box: Number(key.at(-1)),
  }));
}

/** 0.2b */
export function readAutomaticVictory(rows: Rows): { axis: number; allies: number } {
  const limit = (side: string) => Number(rows.find(([key]) => key === side)?.[1]);
  return { axis: limit('axis'), allies: limit('allies') };
}

/** a level of the USCL Track. */
export interface UsclLevel {
  political: number;
  axisDelay: number;
  westernDelay: number;
}

export function readUscl(rows: Rows): UsclLevel[] {
  return rows.map(([, ...cells]) => {
    const [political, axisDelay, westernDelay] = cells.map(Number);
    return { political, axisDelay, westernDelay };
  });
}

/** by cause, what each marker, unit or VP of it adds to a Delay roll. */
export function readDelayDrms(rows: Rows): ReadonlyMap<string, number> {
  return new Map(rows.map(([cause, drm]) => [cause, Number(drm)]));
}

/** by turn of the year, the weather in the North and in the Desert. */
export function readWeather(rows: Rows): Weather[][] {
  return rows.map(([, ...areas]) => areas as Weather[]);
}

/** 1.1.2.1: by cause, the modifier of an Axis roll and of an Allied one. */
export function readDrms(rows: Rows): ReadonlyMap<string, readonly number[]> {
  return new Map(rows.map(([cause, ...drms]) => [cause, drms.map(Number)]));
}

/** by Area Table, the Countries of die rolls 1 to 6. */
export function readAreas(rows: Rows): ReadonlyMap<string, readonly Country[]> {
  return new Map(rows.map(([area, ...countries]) => [area, countries.map(countryNamed)]));
}

/** by modified die, steps of infantry, of armor, of any type. */
export function readLendLease(rows: Rows): number[][] {
  return rows.map(([, ...steps]) => steps.map(Number));
}

/** by event table, the results of die rolls 1 to 6. */
export function readEventTables(rows: Rows): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.map(([table, ...events]) => [table, events]));
}
