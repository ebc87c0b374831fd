import { say } from '@sandtable/kernel';
import { kindOf } from '../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter } from '../ids.js';
import { type GameRefusal, refusal } from '../kit.js';
import { hexOf } from '../places.js';
import { factionOf } from '../position/position.js';
import type { R } from '../table.js';
import { countryName, factionName, hexName, unitName } from '../words/names.js';
import type { Barrier } from './barriers.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

// Why a unit may not move at all.
export const notYours = refusal<Counter>('p.c', (u, unit) => {
  const owner = factionOf(u, unit);
  return owner < 0
    ? say`${unitName(unit)} belongs to a Country that is not in the war`
    : say`${unitName(unit)} belongs to ${factionName(owner)}`;
});
export const notOnMap = refusal<Counter>('3a', (_, unit) => say`${unitName(unit)} is not on the map`);
export const noGroundUnit = refusal<Counter>('3a', (_, unit) => say`${unitName(unit)} is no ground unit`);
export const isAirdrop = refusal<Counter>(
  '4.1.1a',
  (_, unit) => say`${unitName(unit)} is an Airdrop marker, which does not move`,
);
export const cannotMove = refusal<Counter>(
  '3a',
  (_, unit) => say`${unitName(unit)} has a Movement Allowance of 0`,
);
export const frozen = refusal<Counter>(
  '22.4',
  (_, unit) => say`${unitName(unit)} does not move in this turn: ${countryName(kindOf(unit).country)} waits`,
);
export const movedAlready = refusal<Counter>(
  '3.1a',
  (_, unit) => say`${unitName(unit)} has already moved in this phase`,
);
export const unsupplied = refusal<Counter>(
  '3a',
  (u, unit) => say`${unitName(unit)} in ${hexName(hexOf(u.table.place[unit]))} is not supplied`,
);
export const lockedByZone = refusal<Counter>(
  '5b',
  (u, unit) =>
    say`${unitName(unit)} in ${hexName(hexOf(u.table.place[unit]))} is in an enemy Zone of Control, which nobody leaves in Reserve Movement`,
);
export const stuckInMud = refusal<Counter>(
  '8.2b',
  (_, unit) => say`${unitName(unit)} stands in Mud in an enemy Zone of Control, which nobody leaves`,
);
export const heldByFailure = refusal<Counter>(
  '3.1.4i',
  (_, unit) => say`the Failure of Command holds ${unitName(unit)} in an enemy Zone of Control`,
);
export const anotherOnTheWay = refusal<Counter>(
  '3.1a',
  (u, unit) => say`${unitName(u.table.onTheWay)} is on its way: ${unitName(unit)} moves when it has stopped`,
);

/** A reason about a unit, for a choice that names something else besides. */
export function about<A extends number>(no: GameRefusal<Counter>, unitOf: (u: R, arg: A) => Counter) {
  return refusal<A>(no.anchor, (u, arg, seat, f) =>
    no.say(u, f, unitOf(u, arg), seat).replace(/; see [^;]*$/, ''),
  );
}

/** A reason about a unit, for a choice that names a unit and a hex. */
export function ofMove(no: GameRefusal<Counter>) {
  return about<CounterAndHex>(no, (_, arg) => firstOf(arg));
}

// Why it may not go to this hex.
const there = (anchor: string, words: (unit: string, hex: string) => string) =>
  refusal<CounterAndHex>(anchor, (_, arg) => words(unitName(firstOf(arg)), hexName(secondOf(arg))));

export const staysThere = there('3.1a', (unit, hex) => say`${unit} is already in ${hex}`);

const BARRIERS: Readonly<Record<Barrier, GameRefusal<CounterAndHex>>> = {
  'open-sea': there(
    '3.1.4f',
    (unit, hex) => say`${unit} cannot enter ${hex}, an All-Sea hex without a friendly Beachhead`,
  ),
  'out-of-play': there('3.1.4j', (unit, hex) => say`${unit} cannot enter ${hex}: it is out of play`),
  neutral: there('3.1.4a', (unit, hex) => say`${unit} cannot enter ${hex}: its Country is neutral`),
  frozen: there('22.4', (unit, hex) => say`${unit} cannot enter ${hex} in this turn: its Country waits`),
  'pre-war': there(
    '3.1.4c',
    (unit, hex) => say`${unit} cannot leave its Country for ${hex} while Pre-War is in effect`,
  ),
  policy: there('3.1.4b', (unit, hex) => say`${unit} cannot enter ${hex}: a Policy or Truce forbids it`),
  bound: there(
    '3.1.4d',
    (unit, hex) => say`${unit} cannot leave its Country for ${hex}: the marker in its Capital forbids it`,
  ),
  'other-ally': there(
    '3.1.4h',
    (unit, hex) => say`${unit} cannot enter ${hex}: it belongs to the other Allied faction`,
  ),
  enemy: there('3.1.4f', (unit, hex) => say`${unit} cannot enter ${hex}: enemy units are there`),
  airdrop: there('3.1.4g', (unit, hex) => say`${unit} cannot enter ${hex}: an enemy Airdrop is there`),
  marker: there(
    '3.1e',
    (unit, hex) =>
      say`${unit} cannot enter ${hex}: enemy markers are there, which are taken by an attack or an overrun`,
  ),
  'zone-in-reserve': there(
    '5b',
    (unit, hex) => say`${unit} cannot enter ${hex} in Reserve Movement: it is in an enemy Zone of Control`,
  ),
  failure: there(
    '3.1.4i',
    (unit, hex) =>
      say`${unit} cannot enter ${hex}: the Failure of Supply keeps it out of enemy Zones of Control`,
  ),
};

export const byBarrier = (barrier: Barrier) => BARRIERS[barrier];

export const mudHolds = there(
  '8.2b',
  (unit, hex) => say`${unit} cannot leave for ${hex}: it stands in Mud in an enemy Zone of Control`,
);
export const commandFails = there(
  '3.1.4i',
  (unit, hex) =>
    say`${unit} cannot leave for ${hex}: the Failure of Command holds it in an enemy Zone of Control`,
);
export const onlyAcrossItsSide = there(
  '3.1.1e',
  (unit, hex) => say`${unit} leaves the Beachhead only across its Beachhead Hexside, not for ${hex}`,
);
export const zoneInTheWay = there(
  '3.1b',
  (unit, hex) => say`${unit} cannot reach ${hex}: enemy Zones of Control on the way stop it`,
);
export const zonesInReserve = there(
  '5b',
  (unit, hex) => say`${unit} cannot reach ${hex} in Reserve Movement without entering enemy Zones of Control`,
);
export const tooFar = there('3.1.1a', (unit, hex) => say`${hex} is farther than ${unit} can go`);
export const noWay = there('3.1.1a', (unit, hex) => say`there is no way over land for ${unit} to ${hex}`);
