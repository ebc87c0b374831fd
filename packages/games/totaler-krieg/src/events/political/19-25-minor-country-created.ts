import { say } from '@sandtable/kernel';
import { COUNTER_COUNT, COUNTER_KIND, IS_GROUND, IS_PARTISAN, kindOf } from '../../counters/counters.js';
import { KINDS } from '../../counters/kinds.js';
import { AXIS, type Counter, type Country, type Faction, type Hex } from '../../ids.js';
import { COUNTRIES, countryNamed } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { CEDED_LANDS, CONQUERED_MINORS, FORCE_POOL, REMOVED } from '../../places.js';
import { countersOfCountry, homeHexes, meantBy, minorsThat } from '../../politics/countries.js';
import { intern, internmentOf } from '../../politics/internment.js';
import { waitingFace } from '../../politics/leave-country.js';
import { isOutOfGame, takeOutOfGame } from '../../position/out-of-game.js';
import { hexesOfArea, politicsChanged } from '../../position/ownership.js';
import { controllerOf, positionOf, put } from '../../position/position.js';
import { ACTIVE, CONQUERED, GONE, NOT_IN_PLAY, type R, type U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { countryQuestion } from '../choose-country.js';
import type { Occurrence } from '../political-event.js';

/** 13.8.2a */
const NEW_COUNTRIES = ['byelorussia', 'caucasus', 'crimea', 'donbass', 'ukraine'].map(countryNamed);
const BALTIC_STATES = countryNamed('baltic-states');

/** All Cities and all hexes with a Partisan Base are under Axis control. */
function isHeld(u: R, hexes: readonly Hex[]): boolean {
  const { markers } = positionOf(u);
  return hexes
    .filter((hex) => SHEET.isCity[hex] || markers[hex].some((one) => IS_PARTISAN[one]))
    .every((hex) => controllerOf(u, hex) === AXIS);
}

/** 13.8.2a */
function eligible(u: R): Country[] {
  const { status } = u.table;
  return [
    ...minorsThat(u, CONQUERED),
    ...NEW_COUNTRIES.filter((country) => status[country] === NOT_IN_PLAY),
    ...(status[BALTIC_STATES] === GONE ? [BALTIC_STATES] : []),
  ];
}

function candidates(u: R): Country[] {
  const { status } = u.table;
  return eligible(u).filter((country) =>
    isHeld(u, status[country] === CONQUERED ? homeHexes(u, country) : hexesOfArea(COUNTRIES[country].id)),
  );
}

/** 19.25 Minor Country Created: the Axis makes an ally of a conquered Country or of a Region it holds. */
export function minorCountryCreated(u: U, _: Occurrence): void {
  if (candidates(u).length > 0) u.push(createCountry, { faction: AXIS });
}

const createCountry = countryQuestion<{ faction: Faction }>('create-country', {
  prompt: () => say`Which Country becomes an Axis Minor Country?`,
  anchor: '19.25',
  among: (u) => candidates(u),
  unfit: (u, _, one) =>
    eligible(u).includes(meantBy(one))
      ? say`not all Cities and Partisan Bases of ${countryName(one)} are under Axis control`
      : say`${countryName(one)} is neither conquered nor a Region that may become a Country`,
  apply: (u, _, country) => create(u, country),
  optional: true,
});

/** Colonial units that belong to a new Country. */
const COLONIALS: Readonly<Record<string, string>> = {
  byelorussia: 'de-col-by',
  donbass: 'de-col-don',
  ukraine: 'de-col-uk',
};

/** N units, and those that were removed with the Country before. */
const isUnitOfNew = (u: R, counter: Counter): boolean =>
  IS_GROUND[counter] && kindOf(counter).type !== 'fortress' && !isOutOfGame(u, counter);

function create(u: U, country: Country): void {
  const { id } = COUNTRIES[country];
  const bases = hexesOfArea(id).flatMap((hex) =>
    positionOf(u).markers[hex].filter((one) => IS_PARTISAN[one]),
  );
  const isNew = u.table.status[country] !== CONQUERED;
  u.table.status[country] = ACTIVE;
  u.table.allegiance[country] = AXIS;
  u.table.capital[country] = 0;
  // Land ceded under this name is the Country's own again.
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (KINDS[COUNTER_KIND[counter]].ceded?.area === id && u.table.place[counter] === CEDED_LANDS)
      put(u, counter, REMOVED);
  politicsChanged(u);
  for (const counter of countersOfCountry(country)) {
    const place = u.table.place[counter];
    const comes = place === CONQUERED_MINORS || (isNew && place === REMOVED && isUnitOfNew(u, counter));
    if (comes) put(u, counter, FORCE_POOL, waitingFace(counter));
  }
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (kindOf(counter).id === COLONIALS[id] && u.table.place[counter] !== REMOVED) takeOutOfGame(u, counter);
  u.log('created', country);
  if (bases.length > 0) u.push(intern, internmentOf(bases));
}

export const createdCountryRules = [createCountry];
