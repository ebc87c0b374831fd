import { say } from '@sandtable/kernel';
import type { CardEvent } from '../cards/political-box.js';
import { areaName, eventWords } from '../events/event-words.js';
import { AXIS, type Country, type Faction, WESTERN } from '../ids.js';
import { BRITAIN, COUNTRIES, GERMANY, RUSSIA } from '../map/areas.js';
import { alignmentOf } from '../politics/alignment.js';
import { isFriendly, isNeutral, nameInPlay } from '../politics/countries.js';
import { influenceMarkerOf } from '../politics/influence-markers.js';
import { policyOf } from '../politics/policies.js';
import { CORDON, isPac, LOCARNO } from '../politics/posture.js';
import { NEUTRALITY, NO_MARKER, PRE_WAR, type R } from '../table.js';
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
  if (isFriendly(u, faction, country)) return say`${name} is no longer bound to its own land`;
  const marker = u.table.influence[country];
  if (marker === influenceMarkerOf(faction)) return say`${joins(u, country, faction)}, if its owner wishes`;
  return marker === NO_MARKER
    ? say`an Influence marker of ${factionName(faction)} comes into ${name}`
    : say`the marker in ${name} goes`;
};

const cedes: Words = (u, faction, country, about) => {
  const to = countryName(faction === AXIS ? GERMANY : faction === WESTERN ? BRITAIN : RUSSIA);
  return about === COUNTRIES[country].id || about === ''
    ? say`${nameOf(u, country)} becomes part of ${to}`
    : say`${nameOf(u, country)} cedes ${areaName(about)} to ${to}`;
};

const WORDS: Readonly<Record<string, Words>> = {
  '19.3': cedes,
  '19.6': comesOver((u, _, country) => joins(u, country, AXIS)),
  '19.7': resists,
  '19.9': joinsOthers,
  '19.10': joinsOthers,
  '19.15': comesOver(
    (u, faction, country) => say`${joins(u, country, faction)}, by Free Passage, and stays in its own land`,
  ),
  '19.16': (u, _, country) => say`${nameOf(u, country)} cedes land to Russia`,
  '19.19': influenceWords,
  '19.27': (u, _, country) => {
    const marker = u.table.influence[country];
    if (marker === NEUTRALITY) return say`nothing changes`;
    return marker === NO_MARKER
      ? say`a Neutrality marker comes into ${nameOf(u, country)}`
      : say`the marker in ${nameOf(u, country)} goes`;
  },
  '19.2': (u, _, country) => say`${nameOf(u, country)} and a neighbour go to war`,
  '19.25': (u, _, country) => say`${nameOf(u, country)} becomes an Axis Minor Country`,
  '19.26': (u, _, country) =>
    isNeutral(u, country)
      ? say`an incident may be risked in ${nameOf(u, country)}`
      : say`${nameOf(u, country)} loses steps`,
  '19.21': (u, _, country) => say`${nameOf(u, country)} gets a step`,
};

/** Whether an event changes something in the Country it is about. */
export const concernsCountry = (event: CardEvent | null): event is CardEvent =>
  event !== null && event.event in WORDS;

/** What an event does to a Country; events about other things by their name. */
export function outcomeWords(u: R, faction: Faction, country: Country, event: CardEvent | null): string {
  const words = event ? WORDS[event.event] : undefined;
  return event && words ? words(u, faction, country, event.about) : eventWords(event);
}
