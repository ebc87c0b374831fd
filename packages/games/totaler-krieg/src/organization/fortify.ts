import { say } from '@sandtable/kernel';
import { anotherStandsForIt, isFirstAlike } from '../counters/alike.js';
import { AS_FORTRESS, COUNTER, FULL } from '../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, hexOf } from '../places.js';
import { factionOf, positionOf, put } from '../position/position.js';
import type { R, U } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import {
  allowsFrontierFortress,
  canBeRaised,
  canFortify,
  canUnfortify,
  FRONTIER_FORTRESSES,
  fortressFor,
  infantryFor,
  isInOwnLand,
  isPortAFort,
  type NoInfantry,
  whyNoInfantry,
} from './conversion.js';
import { exchange } from './exchange.js';
import { aboutHex, aboutUnit, FORTRESS_CONVERSION, nowAt, type Stage, stageIsPast } from './stages.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;
const tooLate = stageIsPast(FORTRESS_CONVERSION);

/** The ground units of a faction on the map, of identical ones the first. */
function ownUnits(u: R, faction: Faction): Counter[] {
  return positionOf(u).onMap[faction].filter((unit) => isFirstAlike(u, unit));
}

/** 2.3.2.1, 2.3.2.2a, 2.3.2.4: a unit becomes a fortress. */
export const fortify = verb<Counter, Stage>({
  name: 'fortify',
  domain: COUNTER,
  check(u, f, unit, seat) {
    if (f.stage > FORTRESS_CONVERSION) return tooLate;
    if (factionOf(u, unit) !== seat) return notYours;
    if (hexOf(u.table.place[unit]) < 0) return notOnMap;
    if (f.converted.includes(unit)) return oncePerSegment;
    if (!canFortify(u, unit, seat)) return whyNoFortress(u, unit, seat);
    return isFirstAlike(u, unit) ? null : anotherStandsForIt;
  },
  moot: (u, _, unit) => hexOf(u.table.place[unit]) < 0,
  list(u, f, seat, add) {
    if (f.stage > FORTRESS_CONVERSION) return;
    for (const unit of ownUnits(u, seat))
      if (!f.converted.includes(unit) && canFortify(u, unit, seat)) add(unit);
  },
  apply(u, _, unit) {
    const at = u.table.place[unit];
    if (isPortAFort(unit)) {
      put(u, unit, at, AS_FORTRESS);
      u.log('fortified', unit, hexOf(at));
      return nowAt(u, FORTRESS_CONVERSION, unit);
    }
    convert(u, unit, fortressFor(u, unit));
  },
});

function convert(u: U, unit: Counter, other: Counter): void {
  exchange(u, unit, other);
  nowAt(u, FORTRESS_CONVERSION, other);
}

/** 2.3.2.1a, 2.3.2.4c: a fortress becomes infantry again. */
export const unfortify = verb<Counter, Stage>({
  name: 'unfortify',
  domain: COUNTER,
  check(u, f, unit, seat) {
    if (f.stage > FORTRESS_CONVERSION) return tooLate;
    if (factionOf(u, unit) !== seat) return notYours;
    if (hexOf(u.table.place[unit]) < 0) return notOnMap;
    if (f.converted.includes(unit)) return oncePerSegment;
    const why = whyNoInfantry(u, unit, seat);
    if (why) return NO_INFANTRY[why];
    return isFirstAlike(u, unit) ? null : anotherStandsForIt;
  },
  moot: (u, _, unit) => hexOf(u.table.place[unit]) < 0,
  list(u, f, seat, add) {
    if (f.stage > FORTRESS_CONVERSION) return;
    for (const unit of ownUnits(u, seat))
      if (!f.converted.includes(unit) && canUnfortify(u, unit, seat)) add(unit);
  },
  apply(u, _, unit) {
    if (!isPortAFort(unit)) return convert(u, unit, infantryFor(u, unit));
    put(u, unit, u.table.place[unit], FULL);
    u.log('unfortified', unit, hexOf(u.table.place[unit]));
    nowAt(u, FORTRESS_CONVERSION, unit);
  },
});

/** 2.3.2.2b: a fortress of the West Wall or the Stalin Line is placed. */
export const raise = verb<CounterAndHex, Stage>({
  name: 'raise',
  domain: COUNTER_AND_HEX,
  check(u, f, arg, seat) {
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    if (f.stage > FORTRESS_CONVERSION) return tooLate;
    if (factionOf(u, unit) !== seat || !canBeRaised(u, unit)) return notToBeRaised.withHex;
    if (!isFirstAlike(u, unit)) return sameFortress.withHex;
    return allowsFrontierFortress(u, unit, hex, seat) ? null : noFrontier;
  },
  bySubject: bySubject<Counter, Hex, Stage>({
    subjects(u, f, seat, add) {
      if (f.stage > FORTRESS_CONVERSION) return;
      for (const unit of FRONTIER_FORTRESSES)
        if (factionOf(u, unit) === seat && canBeRaised(u, unit) && isFirstAlike(u, unit)) add(unit);
    },
    targets(u, _, unit, seat, add) {
      for (const hex of SHEET.landHexes) if (allowsFrontierFortress(u, unit, hex, seat)) add(hex);
    },
    refuse(u, f, unit, seat) {
      if (f.stage > FORTRESS_CONVERSION) return tooLate;
      if (factionOf(u, unit) !== seat || !canBeRaised(u, unit)) return notToBeRaised.alone;
      return isFirstAlike(u, unit) ? null : sameFortress.alone;
    },
    moot: (_, __, unit) => !FRONTIER_FORTRESSES.includes(unit),
  }),
  apply(u, _, arg) {
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    put(u, unit, atHex(hex), FULL);
    u.log('fortified', unit, hex);
    nowAt(u, FORTRESS_CONVERSION, unit);
  },
});

function whyNoFortress(u: R, unit: Counter, seat: Faction) {
  if (!isPortAFort(unit)) return noFortress;
  return isInOwnLand(u, unit, seat) ? isFortressNow : notOwnLand;
}

const notYours = refusal<Counter>('p.c', (_, unit) => say`${unitName(unit)} is not yours`);
const notOnMap = refusal<Counter>('2.3.2.2a', (_, unit) => say`${unitName(unit)} is not on the map`);
const oncePerSegment = refusal<Counter>(
  '2.3.2.1a',
  (_, unit) => say`${unitName(unit)} has been converted in this segment already`,
);
const notOwnLand = refusal<Counter>(
  '2.3.2.1a',
  (u, unit) => say`${hexName(hexOf(u.table.place[unit]))} is not land of your faction`,
);
const isFortressNow = refusal<Counter>('2.3.2.1a', (_, unit) => say`${unitName(unit)} is a fortress already`);
const noFortress = refusal<Counter>(
  '2.3.2.2a',
  (u, unit) =>
    say`${unitName(unit)} in ${hexName(hexOf(u.table.place[unit]))} cannot become a fortress: none in the Force Pool is meant for it there`,
);
const NO_INFANTRY: Readonly<Record<NoInfantry, ReturnType<typeof refusal<Counter>>>> = {
  'no-such-fortress': refusal<Counter>(
    '2.3.2.1a',
    (_, unit) => say`${unitName(unit)} is no fortress that can become infantry`,
  ),
  'foreign-land': notOwnLand,
  supply: refusal<Counter>('2.3.2.1a', (_, unit) => say`${unitName(unit)} is not supplied`),
  'fe-stays': refusal<Counter>(
    '2.3.2.4c',
    (u, unit) =>
      say`an FE fortress in ${hexName(hexOf(u.table.place[unit]))} does not become infantry: it takes No Retreat and a coast, City or Port abroad`,
  ),
  'no-infantry': refusal<Counter>('2.3.2.4c', () => say`no German infantry is in the Force Pool`),
};
const notToBeRaised = aboutUnit(
  '2.3.2.2b',
  (_, unit) => say`${unitName(unit)} is no frontier fortress in your Force Pool`,
);
const sameFortress = aboutUnit('v.j', (_, unit) => say`another ${unitName(unit)} stands for it`);
const noFrontier = aboutHex(
  '2.3.2.2b',
  (_, unit, hex) =>
    say`${unitName(unit)} stands in a hex of its Home Country on a Border without fortress, enemy or enemy Zone of Control, which ${hexName(hex)} is not`,
);
