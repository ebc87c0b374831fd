import { say } from '@sandtable/kernel';
import type { CardEvent } from '../cards/political-box.js';
import { areaName, eventWords } from '../events/event-words.js';
import { nextConcession } from '../events/political/19-16-further-concessions.js';
import { outcomeOfInfluence } from '../events/political/19-19-influence.js';
import { AXIS, type Country, type Faction, SOVIET, WESTERN } from '../ids.js';
import { BRITAIN, COUNTRIES, GERMANY, RUSSIA } from '../map/areas.js';
import { alignmentOf } from '../politics/alignment.js';
import { mayActivate, SPAIN, takesMarkers } from '../politics/civil-war.js';
import { isMinor, isNeutral, nameInPlay } from '../politics/countries.js';
import { influenceMarkerOf } from '../politics/influence-markers.js';
import { civilWarInEffect, republicanCapital } from '../politics/overseas.js';
import { policyOf } from '../politics/policies.js';
import { CORDON, isPac, LOCARNO } from '../politics/posture.js';
import { ACTIVE, CONQUERED, NEUTRALITY, NO_MARKER, PRE_WAR, type R, TOTAL_WAR } from '../table.js';
import { countryName, factionName } from '../words/names.js';

/** What an event would do to this very Country, in words. */
type Words = (u: R, faction: Faction, country: Country, about: string) => string;

const nameOf = (u: R, country: Country): string => countryName(nameInPlay(u, country));

/** 13.5: "joins the Western Allies", or a die decides. */
export function joinsAllies(u: R, country: Country): string {
  const joins = alignmentOf(u, country);
  return joins < 0
    ? say`${nameOf(u, country)} joins the Western Allies on 1 to 3, the Soviet Union on 4 to 6`
    : say`${nameOf(u, country)} joins ${factionName(joins)}`;
}

export function joins(u: R, country: Country, faction: Faction): string {
  return say`${nameOf(u, country)} joins ${factionName(faction)}`;
}

/** It goes to the side that did not act. */
const joinsOthers: Words = (u, faction, country) =>
  faction === AXIS ? joinsAllies(u, country) : joins(u, country, AXIS);

/** 19.7 */
const resists: Words = (u, faction, country) => {
  if (faction !== AXIS) {
    const major = faction === WESTERN ? BRITAIN : RUSSIA;
    return isPac(u, major)
      ? say`it resists: ${factionName(faction)} must lose steps`
      : say`it resists: ${joins(u, country, AXIS)}`;
  }
  const aligned = alignmentOf(u, country);
  const policy = aligned < 0 ? 0 : policyOf(u, country, aligned);
  return u.table.warState === PRE_WAR && (policy === LOCARNO || policy === CORDON)
    ? say`it resists: a crisis is rolled for`
    : say`it resists: ${joinsAllies(u, country)}`;
};

/** 19.6, 19.15: a marker that speaks against it goes first. */
const comesOver =
  (words: Words): Words =>
  (u, faction, country, about) => {
    const marker = u.table.influence[country];
    return marker !== NO_MARKER && marker !== influenceMarkerOf(faction)
      ? say`the marker in ${nameOf(u, country)} goes`
      : words(u, faction, country, about);
  };

/** 19.19 */
export const influenceWords: Words = (u, faction, country) => {
  const name = nameOf(u, country);
  switch (outcomeOfInfluence(u, faction, country)) {
    case 'unbinds':
      return say`${name} is no longer bound to its own land`;
    case 'activates':
      return say`${name} may join ${factionName(faction)}`;
    case 'removes':
      return markerGoes(u, country);
    case 'places':
      return markerComes(u, faction, country);
    case 'reconstructs':
      return say`the marks of civil war in ${name} go`;
    case 'nothing':
      return say`nothing changes`;
  }
};

const cedes: Words = (u, faction, country, about) => {
  const to = countryName(faction === AXIS ? GERMANY : faction === WESTERN ? BRITAIN : RUSSIA);
  return about === COUNTRIES[country].id || about === ''
    ? say`${nameOf(u, country)} becomes part of ${to}`
    : say`${nameOf(u, country)} cedes ${areaName(about)} to ${to}`;
};

/** 19.16: the Region, then the rest of the Country; of others the Soviet faction may win Influence. */
const concedes: Words = (u, _, country) => {
  const concession = nextConcession(u, country);
  if (concession === null) return influenceWords(u, SOVIET, country, '');
  const name = nameOf(u, country);
  if (concession.kind === 'nothing') return say`nothing changes`;
  return concession.kind === 'whole'
    ? say`${name} becomes a Dependent of Russia and leaves the game`
    : say`${name} cedes ${areaName(concession.area)} to Russia`;
};

/**
 * 19.26: what an Area Table brings upon the Country in this War State; null if nothing. An event of its own, since it
 * finds its Country by itself.
 */
export function unrestWords(u: R, country: Country, warState: number): string | null {
  const { status, allegiance } = u.table;
  const name = nameOf(u, country);
  if (isNeutral(u, country)) return warState === TOTAL_WAR ? null : say`an incident may be risked in ${name}`;
  if (status[country] === CONQUERED) return say`the Axis loses a step in ${name}`;
  if (status[country] !== ACTIVE || !isMinor(country)) return null;
  if (warState === TOTAL_WAR) return say`${name} loses two steps`;
  const owner = allegiance[country];
  if (owner === WESTERN) return say`the Western Allies lose a step in ${name}`;
  return owner === AXIS
    ? say`${name} attacks a neutral neighbour, which joins the Allies`
    : say`${name} attacks a neutral neighbour, which joins the Axis`;
}

/** 19.28: what pressure does to a Neutral Country that is selected; null if nothing. */
export function pressureWords(u: R, faction: Faction, country: Country): string | null {
  const marker = u.table.influence[country];
  if (marker === influenceMarkerOf(faction)) return null;
  if (marker !== NO_MARKER) return ifSelected(markerGoes(u, country));
  return takesMarkers(u, country) ? ifSelected(markerComes(u, faction, country)) : null;
}

/** The same words for every event by which somebody may select the Country. */
const ifSelected = (what: string): string => say`${what}, if it is selected`;
const markerGoes = (u: R, country: Country): string => say`the marker in ${nameOf(u, country)} goes`;
const markerComes = (u: R, faction: Faction, country: Country): string =>
  say`an Influence marker of ${factionName(faction)} comes into ${nameOf(u, country)}`;

/** 19.31, 19.37: a war that the event may bring to a Neutral Country. */
export const warWords = (u: R, faction: Faction, country: Country): string =>
  say`${joinsOthers(u, faction, country, '')}, if war is declared on it`;

/** 19.31: Influence that the event may bring. */
export const optionWords = (u: R, faction: Faction, country: Country): string =>
  ifSelected(influenceWords(u, faction, country, ''));

const WORDS: Readonly<Record<string, Words>> = {
  '19.3': cedes,
  '19.6': comesOver((u, _, country) => {
    if (country !== SPAIN || republicanCapital(u) < 0) return joins(u, country, AXIS);
    return civilWarInEffect(u)
      ? say`nothing changes`
      : say`the marks of civil war in ${nameOf(u, country)} go`;
  }),
  '19.7': resists,
  '19.9': joinsOthers,
  '19.10': joinsOthers,
  '19.15': comesOver(
    (u, faction, country) => say`${joins(u, country, faction)}, by Free Passage, and stays in its own land`,
  ),
  '19.16': concedes,
  '19.19': influenceWords,
  '19.27': (u, _, country) => {
    const marker = u.table.influence[country];
    if (marker === NEUTRALITY || !takesMarkers(u, country)) return say`nothing changes`;
    return marker === NO_MARKER
      ? say`a Neutrality marker comes into ${nameOf(u, country)}`
      : say`the marker in ${nameOf(u, country)} goes`;
  },
  '19.2': (u, _, country) => say`${nameOf(u, country)} and a neighbour go to war`,
  '19.25': (u, _, country) => say`${nameOf(u, country)} becomes an Axis Minor Country`,
  '19.21': (u, _, country) => say`${nameOf(u, country)} gets a step`,
};

/** Whether an event changes something in the Country it is about. */
export const concernsCountry = (event: CardEvent | null): event is CardEvent =>
  event !== null && event.event in WORDS;

/** 13.8.6c: what would bring a Country into the war does nothing while it has a civil war. */
const ACTIVATING: readonly string[] = ['19.2', '19.7', '19.9', '19.10', '19.15'];

/** What an event does to a Country; events about other things by their name. */
export function outcomeWords(u: R, faction: Faction, country: Country, event: CardEvent | null): string {
  const words = event ? WORDS[event.event] : undefined;
  if (event && ACTIVATING.includes(event.event) && isNeutral(u, country) && !mayActivate(u, country))
    return say`nothing changes`;
  return event && words ? words(u, faction, country, event.about) : eventWords(event);
}
