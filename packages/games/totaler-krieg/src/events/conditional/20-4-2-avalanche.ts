import { say } from '@sandtable/kernel';
import { kindOf } from '../../counters/counters.js';
import { AXIS, type Country, type Faction, SOVIET, WESTERN } from '../../ids.js';
import { process } from '../../kit.js';
import { UNITED_STATES } from '../../map/areas.js';
import { activeMinors, citiesOf, nameInPlay } from '../../politics/countries.js';
import { breakUpPartners, byStripe, callExiles, removeCounters } from '../../politics/leave-country.js';
import { politicsChanged } from '../../position/ownership.js';
import { positionOf } from '../../position/position.js';
import { isSupplied } from '../../supply/supply.js';
import { NO_OCCUPATION, type R } from '../../table.js';
import { countryName } from '../../words/names.js';
import { countryQuestion, pushSelection } from '../choose-country.js';

const SECTION = '20.4.2';

/** A supplied US ground unit is in a City of the Country. */
export function isInvaded(u: R, country: Country): boolean {
  const { ground } = positionOf(u);
  return citiesOf(u, country).some((hex) =>
    ground[hex].some((unit) => kindOf(unit).country === UNITED_STATES && isSupplied(u, unit)),
  );
}

const shaken = (u: R): Country[] =>
  [...activeMinors(u, AXIS), ...activeMinors(u, SOVIET)].filter((country) => isInvaded(u, country));

/** 20.4.2 Operation Avalanche: a Minor Country of the Axis or the Soviet faction is knocked out, once per game. */
export const avalanche = process('avalanche', (u) => {
  u.done();
  if (!u.table.done.includes(SECTION)) pushSelection(u, chooseShaken, { faction: WESTERN }, shaken(u));
});

const chooseShaken = countryQuestion<{ faction: Faction }>('avalanche-country', {
  prompt: () => say`Which Country does Operation Avalanche knock out?`,
  anchor: SECTION,
  among: shaken,
  unfit: (_, __, one) =>
    say`${countryName(one)} is no enemy Minor Country with a supplied US unit in one of its Cities`,
  apply(u, _, country) {
    u.table.done.push(SECTION);
    u.push(knockOut, { country });
  },
  optional: true,
});

/** Its counters leave the map; it stays on its side. */
const knockOut = process<{ country: Country }>('knock-out', (u, f) => {
  const { country } = f;
  if (f.step++ === 0) return u.push(breakUpPartners, { country });
  u.done();
  u.log('knocked-out', nameInPlay(u, country));
  removeCounters(u, country, byStripe);
  callExiles(u, country);
  if (u.table.allegiance[country] === AXIS) {
    u.table.capital[country] |= NO_OCCUPATION;
    u.log('no-occupation', nameInPlay(u, country));
  }
  politicsChanged(u);
});

export const avalancheRules = [avalanche, chooseShaken, knockOut];
