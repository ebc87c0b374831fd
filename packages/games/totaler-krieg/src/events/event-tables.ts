import { AXIS, type Country, type Faction } from '../ids.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import type { R, U } from '../table.js';
import { isPoliticalEvent, POLITICAL_EVENT_IDS, type PoliticalEventId } from './event-names.js';
import { modified, politicalDrms } from './political-drms.js';

/** */
export function eventOf({ facts }: R, table: string, result: number): PoliticalEventId {
  const event = facts.values.eventTables.get(table)?.[result - 1] ?? '';
  if (!isPoliticalEvent(event)) throw new Error(`the table ${table} has no event ${event}`);
  return event;
}

// The numbers of the tables in the log.
const CRISIS = 0;
const INCIDENT = 1;
const CIVIL_WAR = 2;

/** A-8a, A-8b: the Axis rolls for a Country, with Political and marker DRMs. */
function rollFor(u: U, country: Country, table: string, number: number): PoliticalEventId {
  const drms = politicalDrms(u, AXIS, country, { political: true, countryMarker: true });
  const die = u.roll(table, 6);
  const result = modified(die, drms);
  const event = eventOf(u, table, result);
  u.log(
    'crisis-roll',
    number,
    die,
    drms.tide,
    drms.uscl,
    drms.marker,
    result,
    POLITICAL_EVENT_IDS.indexOf(event),
  );
  return event;
}

export const rollCrisis = (u: U, country: Country): PoliticalEventId =>
  rollFor(u, country, 'international-crisis', CRISIS);

export const rollIncident = (u: U, country: Country): PoliticalEventId =>
  rollFor(u, country, 'diplomatic-incident', INCIDENT);

/** A-8g: the Civil War Table of a faction, without modifiers. */
export function rollCivilWar(u: U, faction: Faction): PoliticalEventId {
  const die = u.roll('civil-war', 6);
  const event = eventOf(u, `civil-war-${FACTION_IDS[faction]}`, die);
  u.log('crisis-roll', CIVIL_WAR, die, 0, 0, 0, die, POLITICAL_EVENT_IDS.indexOf(event));
  return event;
}
