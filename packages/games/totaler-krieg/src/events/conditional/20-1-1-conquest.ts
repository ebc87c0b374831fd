import { say } from '@sandtable/kernel';
import { COUNTER, countersOf, FULL, kindOf } from '../../counters/counters.js';
import { kindNamed } from '../../counters/kinds.js';
import { AXIS, type Country, type Faction, type Hex, SOVIET, WESTERN } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { FRANCE } from '../../map/areas.js';
import { HEX, SHEET } from '../../map/sheet.js';
import { atHex, CEDED_LANDS, DELAY_BOX, FORCE_POOL, REMOVED } from '../../places.js';
import { conquer } from '../../politics/conquer.js';
import { activeMinors, citiesOf, countersOfCountry, lordOf } from '../../politics/countries.js';
import { breakUpPartners, callExiles, waitingFace } from '../../politics/leave-country.js';
import { hasEnemies, hasGarrison, hasUnit, keyHexes } from '../../politics/occupied.js';
import { ownershipOf, politicsChanged } from '../../position/ownership.js';
import { positionOf, put } from '../../position/position.js';
import { fitsInto } from '../../steps/stack-limits.js';
import type { R, U } from '../../table.js';
import { hexName } from '../../words/names.js';

/** 20.1.1: the active Allied Minor Countries with all Cities and Partisan Bases in Axis hands; not France. */
export function conquerable(u: R): Country[] {
  return [WESTERN, SOVIET]
    .flatMap((faction: Faction) => activeMinors(u, faction))
    .filter((country) => {
      if (country === FRANCE) return false;
      const hexes = keyHexes(u, country);
      return hexes.length > 0 && hexes.every((hex) => hasGarrison(u, AXIS, hex));
    });
}

/** 20.1.1 Allied Minor Country Conquest. */
export const conquest = process('conquest', (u) => {
  const [country] = conquerable(u);
  if (country !== undefined) return u.push(conquer, { country, ceding: true });
  u.done();
  if (isFranceOverrun(u)) u.push(fightOn, {});
});

const fightOn = process('france-fights-on', (u, f) => {
  if (f.step++ === 0) return u.push(breakUpPartners, { country: FRANCE });
  u.done();
  overrunFrance(u);
});

/** Axis ground units occupy all Cities of France; Vichy cannot be conquered. */
function isFranceOverrun(u: R): boolean {
  const allied = u.table.allegiance[FRANCE] > AXIS;
  const cities = citiesOf(u, FRANCE);
  return allied && !u.table.vichy && cities.length > 0 && cities.every((hex) => hasUnit(u, AXIS, hex));
}

const COLONIALS = countersOf(kindNamed('fr-col-012'));

/** France fights on as Vichy under its faction (13.8.5.1d). */
function overrunFrance(u: U): void {
  u.table.vichy = true;
  u.log('france-overrun');
  for (const counter of countersOfCountry(FRANCE)) {
    const { vichy, ceded } = kindOf(counter);
    if (ceded || u.table.place[counter] === REMOVED || COLONIALS.includes(counter)) continue;
    put(u, counter, vichy ? DELAY_BOX : REMOVED, waitingFace(counter));
  }
  for (const unit of COLONIALS) put(u, unit, FORCE_POOL, FULL);
  callExiles(u, FRANCE);
  put(u, COUNTER.index('mk-ceded-de-alsace-lorraine'), CEDED_LANDS);
  politicsChanged(u);
  u.push(placeColonials, { left: COLONIALS.length });
}

/** Step 2: three colonial units in Cities or Ports of Dependents, one in a hex; the rest stays in the Force Pool. */
function colonialHexes(u: R): Hex[] {
  const { country, home } = ownershipOf(u);
  return SHEET.landHexes.filter(
    (hex) =>
      (SHEET.isCity[hex] || SHEET.isPort[hex]) &&
      lordOf(u, hex) === FRANCE &&
      !(country[hex] === FRANCE && home[hex]) &&
      !positionOf(u).ground[hex].some((unit) => COLONIALS.includes(unit)) &&
      fitsInto(u, hex, u.table.allegiance[FRANCE], COLONIALS[0], 1) === null &&
      !hasEnemies(u, u.table.allegiance[FRANCE], hex),
  );
}

const placeColonials = process<{ left: number }>('place-colonials', (u, f) => {
  if (f.left-- > 0 && colonialHexes(u).length > 0) u.push(placeColonial, {});
  else u.done();
});

const placeColonial = question('place-colonial', {
  seats: (u) => 1 << u.table.allegiance[FRANCE],
  prompt: () => say`Where in its Dependents does a colonial unit of Vichy stand?`,
  anchor: '20.1.1',
  verbs: [
    verb<Hex>({
      name: 'place',
      domain: HEX,
      check: (u, _, hex) => (colonialHexes(u).includes(hex) ? null : notThere),
      list: (u, _, __, add) => colonialHexes(u).forEach(add),
      moot: (_, __, hex) => !SHEET.isCity[hex] && !SHEET.isPort[hex],
      apply(u, _, hex) {
        const unit = COLONIALS.find((one) => u.table.place[one] === FORCE_POOL)!;
        put(u, unit, atHex(hex), FULL);
        u.log('set-up', unit, hex);
      },
    }),
  ],
});

const notThere = refusal<Hex>('20.1.1', (_, hex) => say`no colonial unit can be placed in ${hexName(hex)}`);

export const conquestEventRules = [conquest, fightOn, placeColonials, placeColonial];
