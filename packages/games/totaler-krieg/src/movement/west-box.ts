import { say } from '@sandtable/kernel';
import { COUNTER, IS_GROUND, kindOf } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import { AXIS, type Counter, type Faction, type Hex } from '../ids.js';
import { bySubject, type GameRefusal, refusal, verb } from '../kit.js';
import { countryNamed } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { atHex, hexOf, WEST_BOX } from '../places.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, isEnemyZone, positionOf, put } from '../position/position.js';
import type { R, U } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import { barrierAt, travellerOf } from './barriers.js';
import { eachMover, type Phase, refuseMover, refuseStart, stop } from './move.js';
import { mustStop } from './reach.js';
import * as no from './refusals.js';

// 24.4: the Western Europe Box of Fire in the East.

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;
const DOORS = ['germany', 'hungary', 'yugoslavia'].map(countryNamed);

/** A hex by which units leave the map for the box, and come back. */
function isDoor(u: R, hex: Hex): boolean {
  return SHEET.isLand[hex] && u.facts.westEdge.includes(hex) && DOORS.includes(ownershipOf(u).country[hex]);
}

const noDoor = refusal<Counter>(
  '24.4',
  (_, unit) => say`${unitName(unit)} is not at the western edge of the map in Germany, Hungary or Yugoslavia`,
);
const onItsWay = refusal<Counter>('24.4', (_, unit) => say`${unitName(unit)} has already moved`);
const notInBox = refusal<Counter>(
  '24.4',
  (_, unit) => say`${unitName(unit)} is not in the Western Europe Box`,
);

function refuseLeaver(u: R, unit: Counter, seat: Faction, reserve: boolean): GameRefusal<Counter> | null {
  const still = refuseMover(u, unit, seat, reserve);
  if (still) return still;
  if (u.table.onTheWay === unit) return onItsWay;
  return seat === AXIS && isDoor(u, hexOf(u.table.place[unit])) ? null : noDoor;
}

/** Into the box, for the whole Movement Allowance. */
export const goWest = verb<Counter, Phase>({
  name: 'go-west',
  domain: COUNTER,
  check: (u, { reserve }, unit, seat) => refuseLeaver(u, unit, seat, reserve),
  moot: () => true,
  list(u, { reserve }, seat, add) {
    if (u.facts.westEdge.length === 0) return;
    eachMover(u, seat, reserve, (unit) => {
      if (refuseLeaver(u, unit, seat, reserve) === null) add(unit);
    });
  },
  apply(u, _, unit) {
    u.log('went-west', unit, hexOf(u.table.place[unit]));
    put(u, unit, WEST_BOX);
    stop(u, unit);
  },
});

function refuseComer(u: R, unit: Counter, seat: Faction, reserve: boolean): GameRefusal<Counter> | null {
  if (u.table.place[unit] !== WEST_BOX) return notInBox;
  return refuseStart(u, unit, seat, reserve);
}

const there = (anchor: string, words: (unit: string, hex: string) => string) =>
  refusal<CounterAndHex>(anchor, (_, arg) => words(unitName(firstOf(arg)), hexName(secondOf(arg))));
const notThere = there(
  '24.4',
  (unit, hex) =>
    say`${unit} does not enter by ${hex}, which is no land of Germany, Hungary or Yugoslavia at the edge`,
);
const airThere = there(
  '24.4',
  (unit, hex) => say`${unit} cannot enter by ${hex}: an enemy Air Force is there`,
);

function refuseDoor(u: R, unit: Counter, hex: Hex, reserve: boolean): GameRefusal<CounterAndHex> | null {
  if (!isDoor(u, hex)) return notThere;
  const barrier = barrierAt(travellerOf(u, unit, reserve), hex);
  if (barrier) return no.byBarrier(barrier);
  const isAirForce = (one: Counter) => kindOf(one).type === 'air-force' && factionOf(u, one) !== AXIS;
  return positionOf(u).air[hex].some(isAirForce) ? airThere : null;
}

/** Out of the box for one point, and on from there. */
export const comeEast = verb<CounterAndHex, Phase>({
  name: 'come-east',
  domain: COUNTER_AND_HEX,
  check(u, { reserve }, arg, seat) {
    const still = refuseComer(u, firstOf(arg), seat, reserve);
    return still ? no.ofMove(still) : refuseDoor(u, firstOf(arg), secondOf(arg), reserve);
  },
  moot: () => true,
  bySubject: bySubject<Counter, Hex, Phase>({
    subjects(u, { reserve }, seat, add) {
      if (u.facts.westEdge.length === 0) return;
      for (const unit of COUNTER.values)
        if (IS_GROUND[unit] && refuseComer(u, unit, seat, reserve) === null) add(unit);
    },
    loose: true,
    targets(u, { reserve }, unit, _, add) {
      for (const hex of u.facts.westEdge) if (refuseDoor(u, unit, hex, reserve) === null) add(hex);
    },
    refuse: (u, { reserve }, unit, seat) => refuseComer(u, unit, seat, reserve),
    moot: () => true,
  }),
  apply: (u, _, arg) => enter(u, firstOf(arg), secondOf(arg)),
});

/** A placement costs one point. */
const ENTRY_COST = 2;

function enter(u: U, unit: Counter, hex: Hex): void {
  const left = faceOf(u, unit).move * 2 - ENTRY_COST;
  const stopped = left <= 0 || (isEnemyZone(u, AXIS, hex) && mustStop(u, unit, hex));
  u.log('came-east', unit, hex);
  put(u, unit, atHex(hex));
  if (stopped) return stop(u, unit);
  u.table.onTheWay = unit;
  u.table.pointsLeft = left;
}
