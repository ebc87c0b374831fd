import { listed, say } from '@sandtable/kernel';
import { kindOf } from '../../counters/counters.js';
import { stepsOf } from '../../counters/units.js';
import { AXIS, type Counter, type Country } from '../../ids.js';
import { process, question, refusal } from '../../kit.js';
import { GERMANY } from '../../map/areas.js';
import { pushEmergencyBreakdown } from '../../organization/break-down.js';
import { hexOf, zoneOf } from '../../places.js';
import {
  activeMinors,
  countersOfCountry,
  hexesWithDependents,
  nameInPlay,
} from '../../politics/countries.js';
import { intern, internmentOf } from '../../politics/internment.js';
import { breakUpPartners } from '../../politics/leave-country.js';
import { factionOf, positionOf } from '../../position/position.js';
import { heldUnit } from '../../steps/holding.js';
import { leaveMap } from '../../steps/leave-map.js';
import { nationOf, supplyLine } from '../../supply/supply.js';
import { NO_OCCUPATION, type R } from '../../table.js';
import { countryName, hexNear, markHex, unitName } from '../../words/names.js';

/** 20.1.2, 13.7.1j: the units in an Axis Minor Country that put it under Occupation. */
export function occupiers(u: R, country: Country): Counter[] {
  if (u.table.capital[country] & NO_OCCUPATION) return [];
  return hexesWithDependents(u, country)
    .flatMap((hex) => positionOf(u).ground[hex])
    .filter((unit) => occupies(u, unit, country));
}

/** The unit would put an Axis Minor Country without No Occupation under Occupation by being in it. */
export function occupies(u: R, unit: Counter, country: Country): boolean {
  if (factionOf(u, unit) !== AXIS) return false;
  const { country: own, exp, multinational } = kindOf(unit);
  if (own === country || (exp && stepsOf(u, unit) === 1)) return false;
  if (multinational) return nationOf(u, unit) !== country;
  return own !== GERMANY || stepsOf(u, unit) > 1;
}

/** 20.1.2 Axis Minor Country Occupation, one Country after the other. */
export const occupation = process('occupation', (u, f) => {
  const country = activeMinors(u, AXIS).find((one) => one >= f.step && occupiers(u, one).length > 0);
  if (country === undefined) return u.done();
  // A Country whose own units are sent home goes on to be occupied, and is not asked about again.
  f.step = country + 1;
  u.push(underOccupation, { country });
});

/**
 * Only German units may stay, broken down: those of other Minor Countries occupy whatever their size, and so does one
 * that leaves a Holding Box, unless it is an Exp unit.
 */
const canBreakDown = (u: R, country: Country) =>
  occupiers(u, country).every((unit) => {
    if (!kindOf(unit).multinational) return kindOf(unit).country === GERMANY;
    const held = heldUnit(u, unit);
    return held < 0 || !occupies(u, held, country);
  });

const canIntern = (u: R, country: Country) =>
  occupiers(u, country).every(
    (unit) => supplyLine(u, AXIS, nationOf(u, unit), hexOf(u.table.place[unit]), true) !== null,
  );

/** "German Army 11 in Iasi and Hungarian Army 2 in e3106 near Iasi" */
const causes = (u: R, country: Country): string =>
  listed(
    'and',
    occupiers(u, country).map((unit) => say`${unitName(unit)} in ${hexNear(hexOf(u.table.place[unit]))}`),
  );

type Occupied = { country: Country };

export const underOccupation = question<Occupied>('under-occupation', {
  seats: () => 1 << AXIS,
  prompt: (u, f) =>
    say`${countryName(nameInPlay(u, f.country))} is under Occupation; units that cause it: ${causes(u, f.country)}. What is done?`,
  about: (u, f) => occupiers(u, f.country).flatMap((unit) => markHex(hexOf(u.table.place[unit]))),
  anchor: '20.1.2',
  verbs: [
    {
      name: 'break-down',
      label: () => say`Break these units down`,
      check: (u, f) => (canBreakDown(u, f.country) ? null : stillOccupied),
      apply(u, f) {
        for (const unit of occupiers(u, f.country)) pushEmergencyBreakdown(u, unit);
      },
    },
    {
      name: 'intern',
      label: () => say`Intern these units`,
      check: (u, f) => (canIntern(u, f.country) ? null : cutOff),
      apply: (u, f) => u.push(intern, internmentOf(occupiers(u, f.country))),
    },
    {
      name: 'send-home',
      label: (u, f) => say`Remove the units of ${countryName(nameInPlay(u, f.country))}`,
      check: () => null,
      apply: (u, f) => u.push(sendHome, { country: f.country }),
    },
  ],
});

/** All units of the Country leave the map, those in Holding Boxes too. */
const sendHome = process<Occupied>('send-home', (u, f) => {
  if (f.step++ === 0) return u.push(breakUpPartners, { country: f.country });
  u.done();
  u.log('sent-home', nameInPlay(u, f.country));
  for (const unit of countersOfCountry(f.country)) {
    const place = u.table.place[unit];
    if (kindOf(unit).kind !== 'marker' && (hexOf(place) >= 0 || zoneOf(place) >= 0)) leaveMap(u, unit);
  }
});

const stillOccupied = refusal<number, Occupied>(
  '20.1.2',
  (u, _, __, f) =>
    say`units of another Minor Country would still be in ${countryName(nameInPlay(u, f.country))}`,
);
const cutOff = refusal<number, Occupied>(
  '20.1.2',
  (u, _, __, f) =>
    say`not all of the units in ${countryName(nameInPlay(u, f.country))} can trace an overland supply line`,
);

export const occupationRules = [occupation, underOccupation, sendHome];
