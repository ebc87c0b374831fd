import { type Question, say } from '@sandtable/kernel';
import { AREA_ROWS } from '../data/tables.js';
import type { Facts } from '../facts.js';
import { type Country, type Faction, NO_COUNTRY } from '../ids.js';
import { question } from '../kit.js';
import { nameInPlay } from '../politics/countries.js';
import { readRows } from '../read-rows.js';
import type { Table, U } from '../table.js';
import { modified, politicalDrms } from './political-drms.js';

/** */
export const AREAS = readRows(AREA_ROWS).map(([area]) => area);

/** A-7c: a political roll on an Area Table, without marker modifiers. */
export function rollOnArea(u: U, faction: Faction, area: string): Country {
  const drms = politicalDrms(u, faction, NO_COUNTRY);
  const die = u.roll('area', 6);
  const result = modified(die, drms);
  const country = u.facts.values.areas.get(area)![result - 1];
  u.log('area-roll', faction, nameInPlay(u, country), die, drms.tide, drms.uscl, result);
  return country;
}

/** A question that has a faction pick an Area Table, or none if it only may; the Country rolled goes to `apply`. */
export function areaQuestion<B extends { faction: Faction }>(
  name: string,
  apply: (u: U, f: B, country: Country) => void,
  optional = false,
): Question<Table, Facts, B> {
  return question<B>(name, {
    seats: (_, f) => 1 << f.faction,
    prompt: () => say`On which Area Table is the die rolled?`,
    anchor: 'a-7c',
    verbs: [
      ...AREAS.map((area) => ({
        name: area,
        check: () => null,
        rolls: true,
        apply: (u: U, f: B) => apply(u, f, rollOnArea(u, f.faction, area)),
      })),
      ...(optional ? [{ name: 'pass', check: () => null, apply() {} }] : []),
    ],
  });
}
