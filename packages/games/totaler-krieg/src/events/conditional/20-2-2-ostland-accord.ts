import { say } from '@sandtable/kernel';
import { TURNS_A_YEAR } from '../../calendar/calendar.js';
import { CARDS } from '../../cards/deck.js';
import { cardsIn, pileOf } from '../../cards/piles.js';
import { isFirstAlike } from '../../counters/alike.js';
import { COUNTER, IS_INFANTRY, kindOf } from '../../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../facts.js';
import { AXIS, type Counter, type Hex, SOVIET, type Turn } from '../../ids.js';
import { bySubject, process, question, refusal, verb } from '../../kit.js';
import { COUNTRY, REGION, REGIONS, RUSSIA } from '../../map/areas.js';
import { pushEmergencyBreakdown } from '../../organization/break-down.js';
import { atHex, CEDED_LANDS, FORCE_POOL, hexOf, onTurn, REMOVED, zoneOf } from '../../places.js';
import { homeHexes, isMinor, lordOf } from '../../politics/countries.js';
import { countersIn, intern, internmentOf } from '../../politics/internment.js';
import { byStripe, waitingFace } from '../../politics/leave-country.js';
import { hasSuppliedGerman } from '../../politics/occupied.js';
import { ENFORCED_PEACE, OSTLAND, ostlandMarker } from '../../politics/ostland.js';
import { OSTLAND_ACCORD, RUSSIAN_POSTURE } from '../../politics/posture.js';
import { recreate } from '../../politics/recreate.js';
import { hexesOfArea, politicsChanged } from '../../position/ownership.js';
import { factionOf, positionOf, put } from '../../position/position.js';
import { ONE_STEP_UNITS } from '../../seasonal/taking.js';
import { oneStepFace } from '../../steps/remnants.js';
import { fitsInto } from '../../steps/stack-limits.js';
import { ACTIVE, GONE, type R, type U } from '../../table.js';
import { hexName, unitName } from '../../words/names.js';
import { freeInfluence } from './free-influence.js';

const SECTION = '20.2.2';
const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** Step 7: the units that Russia keeps under arms. */
const ARMY_OF_PEACE = 10;

export interface Accord {
  /** The Regions that become German Dependents (step 3). */
  areas: string[];
}

/** 20.2.2 Ostland Accord: Russia gives up its west, once per game. */
export const ostlandAccord = process('ostland-accord', (u) => {
  u.done();
  if (u.table.done.includes(SECTION)) return;
  u.table.done.push(SECTION);
  // Supply is judged before the Policy closes Russia to the Axis.
  const areas = OSTLAND.filter(
    ({ area, hex }) => u.table.status[COUNTRY.index(area)] !== ACTIVE && hasSuppliedGerman(u, hex),
  ).map(({ area }): string => area);
  u.push(carryOutAccord, { areas });
});

const hexesOf = (areas: readonly string[]): Hex[] => areas.flatMap((area) => [...hexesOfArea(area)]);

const carryOutAccord = process<Accord>('carry-out-accord', (u, f) => {
  switch (f.step++) {
    case 0: {
      signAccord(u, f);
      // Step 4
      const russia = positionOf(u).filled.filter((hex) => lordOf(u, hex) === RUSSIA);
      return internAll(
        u,
        countersIn(u, russia, (counter) => factionOf(u, counter) === AXIS),
      );
    }
    case 1: {
      // Step 5
      const large = onMap(u).filter((one) => kindOf(one).multinational && factionOf(u, one) === SOVIET);
      for (const unit of large) pushEmergencyBreakdown(u, unit);
      return;
    }
    case 2:
      disarm(u);
      return u.push(armyOfPeace, { left: ARMY_OF_PEACE });
    case 3:
      // Step 8
      return internAll(
        u,
        countersIn(u, hexesOf(f.areas), (counter) => mustLeave(u, counter)),
      );
    default:
      u.done();
      // Step 9
      put(u, ENFORCED_PEACE, onTurn((u.table.turn + TURNS_A_YEAR) as Turn));
      dropDirectorates(u);
      freeInfluence(u, AXIS, [...homeHexes(u, RUSSIA), ...hexesOf(f.areas)]);
  }
});

/** Steps 1 to 3: the Policy; Russia's gains are returned; what the Germans hold becomes theirs. */
function signAccord(u: U, { areas }: Accord): void {
  const { table } = u;
  table.policy[RUSSIAN_POSTURE] = OSTLAND_ACCORD;
  u.log('ostland-accord');
  for (const marker of COUNTER.values) {
    const { ceded, faction } = kindOf(marker);
    if (!ceded || faction !== SOVIET || table.place[marker] !== CEDED_LANDS) continue;
    put(u, marker, REMOVED, 0);
    u.log('land-returned', marker);
    const region = REGION.index(ceded.area);
    const owner = COUNTRY.index(region >= 0 ? REGIONS[region].of : ceded.area);
    if (table.status[owner] === GONE) recreate(u, owner);
  }
  for (const area of areas) {
    put(u, ostlandMarker(area), CEDED_LANDS);
    u.log('ceded', ostlandMarker(area));
  }
  politicsChanged(u);
}

function internAll(u: U, units: Counter[]): void {
  if (units.length > 0) u.push(intern, internmentOf(units));
}

/** Counters in hexes and in the boxes of Naval Zones. */
function onMap({ table }: R): Counter[] {
  return COUNTER.values.filter(
    (counter) => hexOf(table.place[counter]) >= 0 || zoneOf(table.place[counter]) >= 0,
  );
}

/** Step 6: all Russian units and markers leave the map. */
function disarm(u: U): void {
  for (const counter of onMap(u))
    if (kindOf(counter).country === RUSSIA) put(u, counter, byStripe(u, counter), waitingFace(counter));
  u.log('russia-disarms');
}

/** Step 8: Allied counters and those of Axis Minor Countries; Exp units stay. */
function mustLeave(u: R, counter: Counter): boolean {
  if (factionOf(u, counter) !== AXIS) return true;
  const { country, exp } = kindOf(counter);
  return country >= 0 && isMinor(country) && !exp;
}

/** Step 11: the Production Directorates leave the game. */
function dropDirectorates(u: U): void {
  for (const card of [...cardsIn(u, SOVIET, 'hand')])
    if (CARDS[card].groups.includes('directorate')) {
      u.moveOpenly(card, pileOf(SOVIET, 'hand'), pileOf(SOVIET, 'removed'));
      u.log('card-removed', SOVIET, card);
    }
}

// Step 7

export type Peace = { left: number };

const armyOfPeace = process<Peace>('army-of-peace', (u, f) => {
  if (f.left <= 0 || recruits(u).length === 0) return u.done();
  u.push(placeGuard, { left: f.left });
});

/** One-step Russian infantry of the Force Pool, each kind once. */
function recruits(u: R): Counter[] {
  return ONE_STEP_UNITS.filter(
    (unit) =>
      u.table.place[unit] === FORCE_POOL &&
      kindOf(unit).country === RUSSIA &&
      IS_INFANTRY[unit] &&
      isFirstAlike(u, unit),
  );
}

function isPlace(u: R, unit: Counter, hex: Hex): boolean {
  const { ground, markers } = positionOf(u);
  return (
    lordOf(u, hex) === RUSSIA &&
    [...ground[hex], ...markers[hex]].every((one) => factionOf(u, one) === SOVIET) &&
    fitsInto(u, hex, SOVIET, unit, 1) === null
  );
}

const placeGuard = question<Peace>('army-of-peace-unit', {
  seats: () => 1 << SOVIET,
  prompt: (_, f) => say`Where do units stand that Russia keeps under arms? ${f.left} are left.`,
  anchor: SECTION,
  verbs: [
    verb<CounterAndHex, Peace>({
      name: 'place',
      domain: COUNTER_AND_HEX,
      check(u, _, choice) {
        if (!recruits(u).includes(firstOf(choice))) return notKept;
        return isPlace(u, firstOf(choice), secondOf(choice)) ? null : notThere;
      },
      bySubject: bySubject<Counter, Hex, Peace>({
        subjects: (u, _, __, add) => recruits(u).forEach(add),
        targets: (u, _, unit, __, add) =>
          homeHexes(u, RUSSIA)
            .filter((hex) => isPlace(u, unit, hex))
            .forEach(add),
        refuse: (u, _, unit) => (recruits(u).includes(unit) ? null : unitNotKept),
        moot: (u, _, unit) => u.table.place[unit] !== FORCE_POOL,
      }),
      apply(u, _, choice) {
        const [unit, hex] = [firstOf(choice), secondOf(choice)];
        put(u, unit, atHex(hex), oneStepFace(unit));
        u.log('set-up', unit, hex);
        const frame = u.findFrame(armyOfPeace);
        if (frame) frame.left--;
      },
    }),
    {
      name: 'done',
      check: () => null,
      apply(u) {
        const frame = u.findFrame(armyOfPeace);
        if (frame) frame.left = 0;
      },
    },
  ],
});

const notKept = refusal<CounterAndHex>(
  SECTION,
  (_, choice) => say`${unitName(firstOf(choice))} is no one-step infantry unit of Russia in the Force Pool`,
);
const unitNotKept = refusal<Counter>(
  SECTION,
  (_, unit) => say`${unitName(unit)} is no one-step infantry unit of Russia in the Force Pool`,
);
const notThere = refusal<CounterAndHex>(
  SECTION,
  (_, choice) => say`${unitName(firstOf(choice))} cannot be placed in ${hexName(secondOf(choice))}`,
);

export const ostlandAccordRules = [ostlandAccord, carryOutAccord, armyOfPeace, placeGuard];
