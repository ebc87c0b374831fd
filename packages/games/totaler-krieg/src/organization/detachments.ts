import { say } from '@sandtable/kernel';
import { anotherStandsForIt, isFirstAlike } from '../counters/alike.js';
import { COUNTER, COUNTER_KIND, IS_DETACHMENT, kindOf } from '../counters/counters.js';
import { POOLS } from '../counters/kinds.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, FORCE_POOL, hexOf } from '../places.js';
import { factionOf, positionOf, put } from '../position/position.js';
import { asUnit, backOf, turnOver } from '../position/two-sided.js';
import { isSupplied } from '../supply/supply.js';
import type { R } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import {
  type AboutUnit,
  aboutHex,
  aboutUnit,
  DETACHMENTS,
  nowAt,
  RECALL,
  type Stage,
  stageIsPast,
} from './stages.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

const twoSided = new Set(POOLS.flatMap(({ kinds }) => kinds));

/** Counters that are a Detachment, or have one on their back (C.k). */
const POSSIBLE = COUNTER.values.filter(
  (counter) => IS_DETACHMENT[counter] || twoSided.has(COUNTER_KIND[counter]),
);

/** Why a counter cannot become a Detachment on the map; null if it can. */
function refuseCounter(u: R, counter: Counter, seat: Faction): AboutUnit | null {
  if (factionOf(u, counter) !== seat) return notYours;
  if (!POSSIBLE.includes(counter)) return noDetachment;
  if (u.table.place[counter] !== FORCE_POOL) return notInPool;
  if (!IS_DETACHMENT[counter] && backOf(u, counter) < 0) return noneLeft;
  return isFirstAlike(u, counter) ? null : alike;
}

const tooLateToPlace = stageIsPast(DETACHMENTS);

/** 2.3.5a: a City or Port with a supplied unit of its nation, and no Detachment yet. */
function refuseHex(u: R, counter: Counter, hex: Hex, seat: Faction) {
  if (!SHEET.isCity[hex] && !SHEET.isPort[hex]) return noCityOrPort;
  const { ground, markers } = positionOf(u);
  if (markers[hex].some((marker) => IS_DETACHMENT[marker])) return oneIsThere;
  const { country } = kindOf(counter);
  const own = ground[hex].filter((unit) => factionOf(u, unit) === seat && kindOf(unit).country === country);
  if (own.length === 0) return nobodyThere;
  return own.some((unit) => isSupplied(u, unit)) ? null : unsupplied;
}

/** 2.3.5a: a Detachment is placed. */
export const detach = verb<CounterAndHex, Stage>({
  name: 'detach',
  domain: COUNTER_AND_HEX,
  check(u, f, arg, seat) {
    const [counter, hex] = [firstOf(arg), secondOf(arg)];
    if (f.stage > DETACHMENTS) return tooLateToPlace;
    return refuseCounter(u, counter, seat)?.withHex ?? refuseHex(u, counter, hex, seat);
  },
  bySubject: bySubject<Counter, Hex, Stage>({
    subjects(u, _, seat, add) {
      for (const counter of POSSIBLE) if (!refuseCounter(u, counter, seat)) add(counter);
    },
    targets(u, _, counter, seat, add) {
      for (const hex of positionOf(u).filled) if (!refuseHex(u, counter, hex, seat)) add(hex);
    },
    refuse: (u, _, counter, seat) => refuseCounter(u, counter, seat)?.alone ?? null,
    moot: (_, __, counter) => !POSSIBLE.includes(counter),
  }),
  apply(u, _, arg) {
    const [counter, hex] = [firstOf(arg), secondOf(arg)];
    nowAt(u, DETACHMENTS);
    const marker = IS_DETACHMENT[counter] ? counter : turnOver(u, counter);
    put(u, marker, atHex(hex));
    u.log('detached', marker, hex);
  },
});

const tooLateToPickUp = stageIsPast(RECALL);

/** 2.3.5b: a Detachment is picked up. */
export const recall = verb<Counter, Stage>({
  name: 'recall',
  domain: COUNTER,
  check(u, f, counter, seat) {
    if (f.stage > RECALL) return tooLateToPickUp;
    if (factionOf(u, counter) !== seat) return notYours.alone;
    if (!IS_DETACHMENT[counter] || hexOf(u.table.place[counter]) < 0) return noDetachmentThere;
    return isFirstAlike(u, counter) ? null : anotherStandsForIt;
  },
  moot: (_, __, counter) => !IS_DETACHMENT[counter],
  list(u, f, seat, add) {
    if (f.stage > RECALL) return;
    for (const counter of POSSIBLE)
      if (
        IS_DETACHMENT[counter] &&
        hexOf(u.table.place[counter]) >= 0 &&
        factionOf(u, counter) === seat &&
        isFirstAlike(u, counter)
      )
        add(counter);
  },
  apply(u, _, counter) {
    nowAt(u, RECALL);
    u.log('recalled', counter, hexOf(u.table.place[counter]));
    put(u, asUnit(u, counter), FORCE_POOL);
  },
});

const notYours = aboutUnit('p.c', (_, unit) => say`${unitName(unit)} is not yours`);
const noDetachment = aboutUnit(
  '2.3.5a',
  (_, unit) => say`${unitName(unit)} is no Detachment, and has none on its back`,
);
const notInPool = aboutUnit('2.3.5a', (_, unit) => say`${unitName(unit)} is not in the Force Pool`);
const noneLeft = aboutUnit('c.k', () => say`all Detachments of that nation are in use`);
const alike = aboutUnit('v.j', (_, unit) => say`another ${unitName(unit)} of the Force Pool stands for it`);
const noCityOrPort = aboutHex('2.3.5a', (_, __, hex) => say`${hexName(hex)} has no City or Port`);
const oneIsThere = aboutHex('2.3.5a', (_, __, hex) => say`a Detachment is already in ${hexName(hex)}`);
const nobodyThere = aboutHex(
  '2.3.5a',
  (_, __, hex) => say`no ground unit of that nation of yours is in ${hexName(hex)}`,
);
const unsupplied = aboutHex('2.3.5a', (_, __, hex) => say`the units in ${hexName(hex)} are not supplied`);
const noDetachmentThere = refusal<Counter>(
  '2.3.5b',
  (_, unit) => say`${unitName(unit)} is no Detachment on the map`,
);
