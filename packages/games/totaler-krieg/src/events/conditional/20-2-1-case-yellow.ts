import { say } from '@sandtable/kernel';
import { COUNTER, kindOf } from '../../counters/counters.js';
import { AXIS, type Country, type Faction, type Hex, NO_FACTION, SOVIET, WESTERN } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { COUNTRY, countryNamed, FRANCE } from '../../map/areas.js';
import { CEDED_LANDS, FORCE_POOL, REMOVED, SET_ASIDE } from '../../places.js';
import { activate } from '../../politics/activate.js';
import { conquer } from '../../politics/conquer.js';
import {
  activeMinors,
  capitalOf,
  citiesOf,
  countersOfCountry,
  hexesWithDependents,
  isNeutral,
  meantBy,
  nameInPlay,
} from '../../politics/countries.js';
import { countersIn, intern, internmentOf } from '../../politics/internment.js';
import { breakUpPartners, callExiles, waitingFace } from '../../politics/leave-country.js';
import { hasGerman, hasGermanInCapital, hasSuppliedGerman } from '../../politics/occupied.js';
import { hexesOfArea, politicsChanged } from '../../position/ownership.js';
import { factionOf, put } from '../../position/position.js';
import { NEUTRAL, NO_MARKER, type R, type U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { freeInfluence } from './free-influence.js';

const SECTION = '20.2.1';
const SYRIA = countryNamed('syria');
/** Land that Germany takes from France (step 3). */
const TAKEN = ['alsace-lorraine', 'northern-france'] as const;
/** Northern France, and the south, which is Vichy or German: Influence may be won next to either (step 6). */
const DEPENDENTS = ['northern-france', 'southern-france'] as const;
/** 17.8b: Cities that the Germans hold, Paris among them, when they take the south too. */
const CITIES_FOR_SOUTH = 3;

/** A supplied German unit in the Capital, or in three Cities; France only once (20.2.1). */
export function canDefeat(u: R, country: Country): boolean {
  if (country === FRANCE && u.table.vichy) return false;
  const capital = capitalOf(u, country);
  if (capital >= 0 && hasSuppliedGerman(u, capital)) return true;
  return citiesOf(u, country).filter((hex) => hasSuppliedGerman(u, hex)).length >= 3;
}

function defeatable(u: R): Country[] {
  return [WESTERN, SOVIET]
    .flatMap((faction: Faction) => activeMinors(u, faction))
    .filter((country) => canDefeat(u, country));
}

/** 20.2.1 Case Yellow: the Axis ends the war of one Allied Minor Country, once per game. */
export const caseYellow = process('case-yellow', (u) => {
  u.done();
  if (!u.table.done.includes(SECTION) && defeatable(u).length > 0) u.push(chooseVictim, {});
});

const chooseVictim = question('case-yellow-country', {
  seats: () => 1 << AXIS,
  prompt: () => say`Which Country does Case Yellow defeat?`,
  anchor: SECTION,
  verbs: [
    verb<Country>({
      name: 'defeat',
      domain: COUNTRY,
      check(u, _, name) {
        const country = meantBy(name);
        if (name !== nameInPlay(u, country) || u.table.allegiance[country] <= AXIS) return notAllied;
        return defeatable(u).includes(country) ? null : notBeaten;
      },
      list(u, _, __, add) {
        for (const country of defeatable(u)) add(nameInPlay(u, country));
      },
      moot: (u, _, name) => u.table.allegiance[meantBy(name)] <= AXIS,
      apply(u, _, name) {
        u.table.done.push(SECTION);
        u.push(meantBy(name) === FRANCE ? fallOfFrance : defeat, { country: meantBy(name) });
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const notAllied = refusal<Country>(
  SECTION,
  (_, name) => say`${countryName(name)} is no active Allied Minor Country`,
);
const notBeaten = refusal<Country>(
  SECTION,
  (_, name) =>
    say`no supplied German unit is in the Capital of ${countryName(name)}, nor in three of its Cities`,
);

/** Steps 1 to 5 for a Country other than France. */
const defeat = process<{ country: Country }>('defeat', (u, f) => {
  const { country } = f;
  if (f.step++ === 0) {
    f.step += hasGermanInCapital(u, country) ? 0 : 1;
    return u.push(conquer, { country, ceding: false });
  }
  u.done();
  takeCededLand(u, country);
  if (f.step === 2) freeInfluence(u, AXIS, hexesWithDependents(u, country), { without: country });
});

/** Step 4, 13.8.1.1i: set-aside Ceded Land markers for areas of the Country. */
function takeCededLand(u: U, country: Country): void {
  const land = new Set(hexesWithDependents(u, country));
  COUNTER.values.forEach((counter) => {
    const { ceded, faction } = kindOf(counter);
    if (!ceded || faction !== AXIS || u.table.place[counter] !== FORCE_POOL) return;
    if (hexesOfArea(ceded.area).some((hex) => land.has(hex))) put(u, counter, CEDED_LANDS);
  });
}

/** The France steps. */
const fallOfFrance = process<{ country: Country }>('fall-of-france', (u, f) => {
  if (f.step === 0) {
    f.step++;
    return u.push(breakUpPartners, { country: FRANCE });
  }
  if (f.step++ === 1) {
    const inParis = hasGermanInCapital(u, FRANCE);
    f.step += inParis ? 0 : 1;
    const losesSouth = inParis && canLoseSouth(u);
    const areas = losesSouth ? [...TAKEN, 'southern-france'] : TAKEN;
    u.log(losesSouth ? 'all-france-falls' : 'france-falls');
    setFrenchAside(u);
    callExiles(u, FRANCE);
    const taken = areas.flatMap((area) => hexesOfArea(area));
    for (const area of areas) put(u, COUNTER.index(`mk-ceded-de-${area}`), CEDED_LANDS);
    createVichy(u);
    if (losesSouth) rollForVichy(u);
    const vichy = isNeutral(u, FRANCE) ? hexesWithDependents(u, FRANCE) : [];
    const closed = [...new Set([...vichy, ...freeSyria(u)])];
    const units = [
      ...countersIn(u, taken, (counter) => factionOf(u, counter) !== AXIS),
      ...countersIn(u, closed, () => true),
    ];
    if (units.length > 0) u.push(intern, internmentOf(units));
    return;
  }
  u.done();
  const border = [...hexesWithDependents(u, FRANCE), ...DEPENDENTS.flatMap((area) => hexesOfArea(area))];
  // Step 6: Vichy itself may be selected.
  if (f.step === 3) freeInfluence(u, AXIS, border);
});

/** Step 1: counters without a V leave the game, the others wait. */
function setFrenchAside(u: U): void {
  for (const counter of countersOfCountry(FRANCE)) {
    const { vichy, ceded } = kindOf(counter);
    if (ceded || u.table.place[counter] === REMOVED) continue;
    put(u, counter, vichy ? SET_ASIDE : REMOVED, waitingFace(counter));
  }
}

/** Step 5, 13.8.5.1a: what is left of France and its Dependents is neutral. */
function createVichy(u: U): void {
  const { table } = u;
  table.vichy = true;
  table.status[FRANCE] = NEUTRAL;
  table.allegiance[FRANCE] = NO_FACTION;
  table.influence[FRANCE] = NO_MARKER;
  table.capital[FRANCE] = 0;
  politicsChanged(u);
}

/** 17.8b: German ground units are in enough Cities of France. */
function canLoseSouth(u: R): boolean {
  const held = citiesOf(u, FRANCE).filter((hex) => hasGerman(u, hex));
  return u.facts.readings.alternateVichy && held.length >= CITIES_FOR_SOUTH;
}

/** 17.8b: a Vichy without the south is Western or neutral. */
function rollForVichy(u: U): void {
  const die = u.roll('vichy', 6);
  const fightsOn = die <= u.facts.values.dice.get('vichy-fights-on')!;
  u.log('vichy-roll', die, fightsOn ? 1 : 0);
  if (fightsOn) activate(u, { country: FRANCE, faction: WESTERN, mobilizes: true, freePassage: false });
}

/** Step 4: Syria becomes a Neutral Country of its own, if it is French; returns its hexes. */
function freeSyria(u: U): readonly Hex[] {
  const marker = COUNTER.index('mk-ceded-fr-syria');
  const isFrench = u.table.overlord[SYRIA] === FRANCE || u.table.place[marker] === CEDED_LANDS;
  if (!isFrench) return [];
  u.table.overlord[SYRIA] = -1 as Country;
  u.table.status[SYRIA] = NEUTRAL;
  put(u, marker, REMOVED);
  politicsChanged(u);
  return hexesOfArea('syria');
}

export const caseYellowRules = [caseYellow, chooseVictim, defeat, fallOfFrance];
