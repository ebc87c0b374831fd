import { say } from '@sandtable/kernel';
import { COUNTER_COUNT, COUNTER_KIND, FULL, kindOf, REDUCED } from '../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Country, Faction, Hex } from '../ids.js';
import { bySubject, process, question, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, FORCE_POOL } from '../places.js';
import { hasOther, positionOf, put } from '../position/position.js';
import { rememberedOnMap } from '../position/while-unchanged.js';
import { fitsInto } from '../steps/stack-limits.js';
import type { R } from '../table.js';
import { countryName, hexName, unitName } from '../words/names.js';
import { citiesOf, hexesWithDependents, homeHexes, lordOf, nameInPlay } from './countries.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** A Country whose units its faction places, and the units still to be placed. */
export interface Placing {
  country: Country;
  units: Counter[];
}

/** 13.7.1b: the units of a Country, one after the other. */
export const placeCountry = process<Placing>('place-country', (u, f) => {
  if (kindsLeft(f).some((unit) => hexesToSetUp(u, f.country, unit).length > 0))
    return u.push(setUp, { country: f.country, units: f.units });
  // There is no room: the rest waits in the Force Pool.
  for (const unit of f.units) {
    put(u, unit, FORCE_POOL, setUpFace(unit));
    u.log('to-force-pool', unit);
  }
  u.done();
});

/** The side on which a unit is set up. */
export function setUpFace(unit: Counter): number {
  return kindOf(unit).reduced ? REDUCED : FULL;
}

/** 13.7.1i: nobody else's unit or garrison is in the hex. */
function isFree(u: R, faction: Faction, hex: Hex): boolean {
  const { ground, markers } = positionOf(u);
  return !hasOther(u, faction, ground[hex]) && !hasOther(u, faction, markers[hex]);
}

const remembered = rememberedOnMap<readonly Hex[]>();

/** 13.7.1b: one unit per hex until every City has one, then anywhere in the Country and its Dependents. */
export function hexesToSetUp(u: R, country: Country, unit: Counter): readonly Hex[] {
  return remembered(u, country * COUNTER_COUNT + unit, () => findHexes(u, country, unit));
}

function findHexes(u: R, country: Country, unit: Counter): Hex[] {
  const faction = u.table.allegiance[country];
  const { ground } = positionOf(u);
  const isEmpty = (hex: Hex) => ground[hex].length === 0;
  const cities = citiesOf(u, country).filter((hex) => isFree(u, faction, hex));
  if (cities.some(isEmpty))
    return homeHexes(u, country).filter((hex) => isEmpty(hex) && isFree(u, faction, hex));
  const steps = stepsWhenSetUp(unit);
  return hexesWithDependents(u, country).filter(
    (hex) => isFree(u, faction, hex) && fitsInto(u, hex, faction, unit, steps) === null,
  );
}

/** Why a unit cannot be set up in a hex; null if it can. */
function refuseHex(u: R, country: Country, unit: Counter, hex: Hex) {
  if (hexesToSetUp(u, country, unit).includes(hex)) return null;
  if (!SHEET.isLand[hex] || lordOf(u, hex) !== country) return notItsLand;
  const faction = u.table.allegiance[country];
  if (!isFree(u, faction, hex)) return enemyThere;
  return fitsInto(u, hex, faction, unit, stepsWhenSetUp(unit)) === null ? citiesFirst : full;
}

function stepsWhenSetUp(unit: Counter): number {
  const { front, reduced } = kindOf(unit);
  return (reduced ?? front)?.steps ?? 1;
}

const setUp = question<Placing>('set-up', {
  seats: (u, f) => 1 << u.table.allegiance[f.country],
  prompt: (u, f) =>
    f.units.length > 1
      ? say`Where do the ${f.units.length} units of ${countryName(nameInPlay(u, f.country))} stand?`
      : say`Where does the unit of ${countryName(nameInPlay(u, f.country))} stand?`,
  anchor: '13.7.1b',
  verbs: [
    verb<CounterAndHex, Placing>({
      name: 'set-up',
      domain: COUNTER_AND_HEX,
      check(u, f, choice) {
        const [unit, hex] = [firstOf(choice), secondOf(choice)];
        if (!kindsLeft(f).includes(unit)) return notToPlace;
        return refuseHex(u, f.country, unit, hex);
      },
      bySubject: bySubject<Counter, Hex, Placing>({
        subjects: (_, f, __, add) => kindsLeft(f).forEach(add),
        targets: (u, f, unit, _, add) => hexesToSetUp(u, f.country, unit).forEach(add),
        refuse: (_, f, unit) => (kindsLeft(f).includes(unit) ? null : unitNotToPlace),
      }),
      apply(u, _, choice) {
        const [unit, hex] = [firstOf(choice), secondOf(choice)];
        put(u, unit, atHex(hex), setUpFace(unit));
        const frame = u.findFrame(placeCountry);
        if (frame) frame.units = frame.units.filter((one) => one !== unit);
        u.log('set-up', unit, hex);
      },
    }),
  ],
});

/** One unit of each kind. */
function kindsLeft({ units }: Placing): Counter[] {
  return units.filter((unit, n) => units.findIndex((one) => COUNTER_KIND[one] === COUNTER_KIND[unit]) === n);
}

const notToPlace = refusal<CounterAndHex, Placing>(
  '13.7.1b',
  (u, choice, _, f) =>
    say`${unitName(firstOf(choice))} is not set up with ${countryName(nameInPlay(u, f.country))}`,
);
const unitNotToPlace = refusal<Counter, Placing>(
  '13.7.1b',
  (u, unit, _, f) => say`${unitName(unit)} is not set up with ${countryName(nameInPlay(u, f.country))}`,
);
const aboutHex = (anchor: string, sentence: (hex: string) => string) =>
  refusal<CounterAndHex, Placing>(anchor, (_, choice) => sentence(hexName(secondOf(choice))));
const notItsLand = aboutHex('13.7.1b', (hex) => say`${hex} is not part of the Country or its Dependents`);
const enemyThere = aboutHex('13.7.1i', (hex) => say`an enemy is in ${hex}`);
const citiesFirst = aboutHex(
  '13.7.1b',
  (hex) => say`not in ${hex} yet: at home, and one unit in a hex, until each City has one`,
);
const full = aboutHex('9.2a', (hex) => say`the unit does not fit into ${hex}`);

export const placeCountryRules = [placeCountry, setUp];
