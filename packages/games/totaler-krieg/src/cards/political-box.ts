import { isPoliticalEvent, type PoliticalEventId } from '../events/event-names.js';
import { type Country, NO_COUNTRY, NO_REGION, type Region } from '../ids.js';
import { COUNTRY, REGION } from '../map/areas.js';
import { wordsOf } from '../read-rows.js';
import { type Requirement, readRequirement } from './conditions.js';

/** A Political Event by the section that describes it, such as 19.14, and what it is about, such as supply. */
export interface CardEvent {
  event: PoliticalEventId;
  about: string;
}

/** Which Country a card's Political Events act on; null if none is named beforehand. */
export interface Target {
  /** The Country named on the card, and the Region demanded; -1 if there is none. */
  country: Country;
  region: Region;
  /** The Countries or the set of Countries to select from: "neutral-minor-country". */
  among: readonly string[];
  /** Only Countries that border one of these. */
  borders: readonly string[];
}

/** The Political Events Segment box of a card. */
export interface PoliticalBox {
  mode: 'table' | 'choice';
  target: Target | null;
  /** Which Die Roll Modifiers apply. */
  drms: { political: boolean; countryMarker: boolean };
  /** The end of the table that is good for its owner. */
  favours: 'low' | 'high' | null;
  if: Requirement | null;
  /** 1.1.2r: the table is not used any more once the Region is ceded or the Country no longer neutral. */
  untilCeded: boolean;
  /** 1.1.2n: may be taken instead of rolling. */
  instead: PoliticalEventId | null;
  /** A table: the results of a 1 to a 6, null for No Result. A choice: the events offered. */
  events: readonly (CardEvent | null)[];
}

/** 19.3: the area that a Demand is about; '' for other cards. */
export function demandedArea({ events }: PoliticalBox): string {
  return events.find((event) => event?.event === '19.3')?.about ?? '';
}

function eventNumbered(id: string): PoliticalEventId {
  if (!isPoliticalEvent(id)) throw new Error(`there is no Political Event ${id}`);
  return id;
}

function readEvent(word: string): CardEvent | null {
  if (word === '-') return null;
  const [event, about = ''] = word.split(':');
  return { event: eventNumbered(event), about };
}

function readTarget(text: string, borders: readonly string[]): Target {
  if (text.startsWith('any='))
    return { country: NO_COUNTRY, region: NO_REGION, among: text.slice(4).split(','), borders };
  const [country, region] = text.split('+');
  return {
    country: COUNTRY.index(country),
    region: region ? REGION.index(region) : NO_REGION,
    among: country === 'civil-war' ? [country] : [],
    borders,
  };
}

export function readPoliticalBox(cell: string): PoliticalBox | null {
  if (cell === '') return null;
  const [mode, ...words] = wordsOf(cell);
  const after = (name: string) =>
    words.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
  const drms = after('drm').split(',');
  const favours = after('favours');
  return {
    mode: mode === 'table' ? 'table' : 'choice',
    target: after('target') ? readTarget(after('target'), after('borders').split(',').filter(Boolean)) : null,
    drms: { political: drms.includes('political'), countryMarker: drms.includes('country-marker') },
    favours: favours === 'low' || favours === 'high' ? favours : null,
    if: after('if') ? readRequirement(after('if')) : null,
    untilCeded: after('until') !== '',
    instead: after('instead') ? eventNumbered(after('instead')) : null,
    events: words.filter((word) => word === '-' || /^\d/.test(word)).map(readEvent),
  };
}
