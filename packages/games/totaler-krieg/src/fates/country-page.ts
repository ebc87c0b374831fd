import { say } from '@sandtable/kernel';
import { COUNTER_COUNT, kindOf } from '../counters/counters.js';
import { areaName } from '../events/event-words.js';
import { type Counter, type Country, NO_FACTION } from '../ids.js';
import { BRITAIN, COUNTRIES, GERMANY, REGIONS, RUSSIA } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { CEDED_LANDS, DELAY_BOX, FORCE_POOL, hexOf, turnOf } from '../places.js';
import { type Alignment, alignment } from '../politics/alignment.js';
import {
  capitalOf,
  citiesOf,
  countersOfCountry,
  isMinor,
  isNeutral,
  nameInPlay,
} from '../politics/countries.js';
import { regionOfArea } from '../position/ownership.js';
import { controllerOf } from '../position/position.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { type R, STATUSES } from '../table.js';
import { markersOf } from '../view/politics-view.js';
import { countryName, factionName } from '../words/names.js';
import { cardFates } from './card-fates.js';
import type { CountryPage } from './fate.js';
import { warFates } from './war-fates.js';

/** A Country with its status, and what could happen to it next. Only what everybody may know. */
export function countryPage(u: R, country: Country): CountryPage {
  const name = nameInPlay(u, country);
  const faction = u.table.allegiance[country];
  const neutral = isNeutral(u, country) && isMinor(country);
  const capital = capitalOf(u, country);
  return {
    id: COUNTRIES[name].id,
    name: countryName(name),
    status: STATUSES[u.table.status[country]],
    faction: faction === NO_FACTION ? null : FACTION_IDS[faction],
    markers: markersOf(u, country),
    alignment: neutral ? alignmentIn(u, country) : null,
    capital: capital < 0 ? '' : SHEET.ids[capital],
    cities: citiesOf(u, country).map((hex) => {
      const holder = neutral ? NO_FACTION : controllerOf(u, hex);
      return { hex: SHEET.ids[hex], holder: holder < 0 ? null : FACTION_IDS[holder] };
    }),
    ceded: cededBy(u, country),
    forces: forcesOf(u, country),
    fates: [...cardFates(u, country), ...warFates(u, country)],
  };
}

function alignmentIn(u: R, country: Country): CountryPage['alignment'] {
  const found = alignment(u, country);
  return { to: found.faction < 0 ? null : FACTION_IDS[found.faction], why: whyAligned(found) };
}

/** 13.5 in words. */
function whyAligned({ faction, why }: Alignment): string {
  switch (why) {
    case 'influence':
      return say`an Influence marker of ${factionName(faction)} is there`;
    case 'republic':
      return say`the Republican Capital is there, supported by ${factionName(faction)}`;
    case 'always':
      return say`it always belongs to the sphere of ${factionName(faction)}`;
    case 'one-faction':
      return say`only one Allied faction is in play`;
    case 'guarantees':
      return say`the Western Allies have given Guarantees`;
    case 'borders-soviet':
      return say`it borders the Soviet Union or a Soviet Minor Country: 1 to 3 Western, 4 to 6 Soviet`;
    default:
      return say`it does not border the Soviet Union`;
  }
}

/** By faction: who takes the land. */
const MAJORS: readonly Country[] = [GERMANY, BRITAIN, RUSSIA];

/** 13.8.1: markers in the Ceded Lands Box for areas that were the Country's. */
function cededBy(u: R, country: Country): { area: string; to: string }[] {
  const found: { area: string; to: string }[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    const { ceded, faction } = kindOf(counter);
    if (!ceded || u.table.place[counter] !== CEDED_LANDS) continue;
    const region = regionOfArea(ceded.area);
    const of = region >= 0 ? REGIONS[region].of : ceded.area;
    if (of === COUNTRIES[country].id)
      found.push({ area: areaName(ceded.area), to: faction < 0 ? '' : countryName(MAJORS[faction]) });
  }
  return found;
}

function forcesOf({ table }: R, country: Country): CountryPage['forces'] {
  const units = countersOfCountry(country).filter((counter) => kindOf(counter).kind !== 'marker');
  const at = (test: (counter: Counter) => boolean) => units.filter(test).length;
  return {
    map: at((counter) => hexOf(table.place[counter]) >= 0),
    pool: at((counter) => table.place[counter] === FORCE_POOL),
    delayed: at((counter) => table.place[counter] === DELAY_BOX || turnOf(table.place[counter]) >= 0),
  };
}
