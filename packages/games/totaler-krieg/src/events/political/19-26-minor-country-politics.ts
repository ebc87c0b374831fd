import { say } from '@sandtable/kernel';
import { AXIS, type Country, type Faction, NO_HEX, SOVIET, WESTERN } from '../../ids.js';
import { question } from '../../kit.js';
import { COUNTRIES } from '../../map/areas.js';
import { activate } from '../../politics/activate.js';
import { findAlignment } from '../../politics/alignment.js';
import { axisFor } from '../../politics/allies.js';
import { isMinor, isNeutral, nameInPlay } from '../../politics/countries.js';
import { neighboursToActivate } from '../../politics/neighbours.js';
import { ownershipOf } from '../../position/ownership.js';
import { factionOf, positionOf } from '../../position/position.js';
import { pushLosses } from '../../steps/losses.js';
import { ACTIVE, CONQUERED, TOTAL_WAR, type U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { areaQuestion } from '../area-table.js';
import { countryQuestion, pushSelection } from '../choose-country.js';
import { rollIncident } from '../event-tables.js';
import { pushMinorLosses } from '../minor-losses.js';
import type { Occurrence, PoliticalEvent } from '../political-event.js';
import { borderWar } from './19-02-border-war.js';
import { countryJoinsAxis } from './19-06-country-joins-axis.js';
import { coupDetat } from './19-09-coup-detat.js';
import { declareWar } from './19-10-declare-war.js';
import { influence } from './19-19-influence.js';
import { neutrality } from './19-27-neutrality.js';

/** 19.26 Minor Country Politics: the faction picks an Area Table, the die a Country. */
export function minorCountryPolitics(u: U, { faction }: Occurrence): void {
  u.push(chooseArea, { faction });
}

export const chooseArea = areaQuestion<{ faction: Faction }>('area', (u, f, country) => {
  if (u.table.warState === TOTAL_WAR) warWeariness(u, f.faction, country);
  else ambitions(u, f.faction, country);
});

/** Before Total War. */
function ambitions(u: U, roller: Faction, country: Country): void {
  const { status, allegiance } = u.table;
  if (isNeutral(u, country)) return u.push(incident, { country, roller });
  if (status[country] !== ACTIVE || !isMinor(country)) return occupationTrouble(u, roller, country);
  const faction = allegiance[country];
  if (faction === WESTERN) return losesStep(u, country, WESTERN);
  pushSelection(u, startsWar, { faction, country }, neighboursToActivate(u, country));
}

/** The events of the Diplomatic Incident Table. */
const INCIDENTS: Readonly<Record<string, PoliticalEvent>> = {
  '19.2': borderWar,
  '19.6': countryJoinsAxis,
  '19.9': coupDetat,
  '19.10': declareWar,
  '19.19': influence,
  '19.27': neutrality,
};

/** A-8b: whoever received the event, the Axis may risk an incident. */
export const incident = question<{ country: Country; roller: Faction }>('diplomatic-incident', {
  seats: () => 1 << AXIS,
  prompt: (u, f) => say`Is an incident risked in ${countryName(nameInPlay(u, f.country))}?`,
  anchor: 'a-8b',
  verbs: [
    {
      name: 'incident',
      check: () => null,
      rolls: true,
      apply: (u, { country }) =>
        INCIDENTS[rollIncident(u, country)](u, { faction: AXIS, country, about: '' }),
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

/** An active Axis or Soviet Minor Country attacks a neighbour, which joins the other side. */
const startsWar = countryQuestion<{ faction: Faction; country: Country }>('starts-war', {
  prompt: (u, f) => say`Which neighbour is attacked by ${countryName(nameInPlay(u, f.country))}?`,
  anchor: '19.26',
  among: (u, f) => neighboursToActivate(u, f.country),
  unfit: (u, f, one) =>
    say`${countryName(one)} is no neutral neighbour of ${countryName(nameInPlay(u, f.country))} that could go to war`,
  apply(u, f, country) {
    const faction = f.faction === SOVIET ? AXIS : findAlignment(u, country);
    activate(u, { country, faction, mobilizes: true, freePassage: false });
  },
  optional: false,
});

/** 19.26 in Total War. */
function warWeariness(u: U, roller: Faction, country: Country): void {
  const { status, allegiance } = u.table;
  if (status[country] === ACTIVE && isMinor(country))
    pushMinorLosses(u, { owner: allegiance[country], left: 2, country, hex: NO_HEX });
  else occupationTrouble(u, roller, country);
}

function occupationTrouble(u: U, roller: Faction, country: Country): void {
  if (u.table.status[country] === CONQUERED || COUNTRIES[country].kind === 'dependent')
    losesStep(u, country, axisFor(u, roller));
}

/** A faction loses a step in the Country. */
function losesStep(u: U, country: Country, owner: Faction): void {
  const { country: owners } = ownershipOf(u);
  const units = [...new Set(positionOf(u).filled)]
    .filter((hex) => owners[hex] === country)
    .flatMap((hex) => positionOf(u).ground[hex])
    .filter((unit) => factionOf(u, unit) === owner);
  pushLosses(u, { units, left: 1, owner });
}

export const minorCountryPoliticsRules = [chooseArea, incident, startsWar];
