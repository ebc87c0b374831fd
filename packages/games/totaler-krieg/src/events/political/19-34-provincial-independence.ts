import { say } from '@sandtable/kernel';
import { type Country, type Faction, WESTERN } from '../../ids.js';
import { COUNTRIES, countryNamed } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { hexOf, REMOVED } from '../../places.js';
import { civilWarMarkers, isCivilWarCapital, REPUBLICAN_FACE } from '../../politics/overseas.js';
import { politicsChanged } from '../../position/ownership.js';
import { put } from '../../position/position.js';
import { NEUTRAL, NOT_IN_PLAY, type R, type U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { countryQuestion } from '../choose-country.js';
import type { Occurrence } from '../political-event.js';

/** 13.8.4a */
const BREAKAWAY = ['basque', 'catalonia'].map(countryNamed);

const markerIn = (u: R, country: Country) =>
  civilWarMarkers(u).find(
    (marker) =>
      hexOf(u.table.place[marker]) === SHEET.hexOf(COUNTRIES[country].capital) &&
      !isCivilWarCapital(marker) &&
      u.table.face[marker] === REPUBLICAN_FACE,
  );

const candidates = (u: R): Country[] =>
  BREAKAWAY.filter(
    (country) => u.table.status[country] === NOT_IN_PLAY && markerIn(u, country) !== undefined,
  );

/** 19.34 Provincial Independence: a Republican Breakaway Region becomes a Neutral Minor Country. */
export function provincialIndependence(u: U, _: Occurrence): void {
  if (candidates(u).length > 0) u.push(independence, { faction: WESTERN });
}

const independence = countryQuestion<{ faction: Faction }>('independence', {
  prompt: () => say`Which Region becomes independent?`,
  anchor: '19.34',
  among: (u) => candidates(u),
  unfit: (_, __, one) => say`${countryName(one)} is no Breakaway Region with a Republican City`,
  apply(u, _, country) {
    const marker = markerIn(u, country);
    if (marker !== undefined) put(u, marker, REMOVED);
    u.table.status[country] = NEUTRAL;
    politicsChanged(u);
    u.log('independence', country);
  },
  optional: false,
});

export const independenceRules = [independence];
