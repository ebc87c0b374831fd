import { say } from '@sandtable/kernel';
import { weatherAt } from '../calendar/weather.js';
import { COUNTER } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import { type Counter, type Faction, type Hex, NO_FACTION, type Place } from '../ids.js';
import { bySubject, type GameRefusal, question, refusal, verb } from '../kit.js';
import { ZONE, ZONES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { AFRICA_BOX, atHex, hexOf, isWesternBox, US_BOX, zoneOf } from '../places.js';
import { controllerOf, factionOf, isEnemyZone, positionOf, put } from '../position/position.js';
import { hasAfricaBox, offMapZones, zonesOfBox } from '../supply/off-map.js';
import { hasBeachhead, zonesAt } from '../supply/port-sites.js';
import { useConvoy } from '../support/convoys.js';
import type { R, U } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import { barrierAt, hasFailure, travellerOf } from './barriers.js';
import {
  carriedIn,
  carriersIn,
  hasTroopConvoy,
  isInPort,
  nextZones,
  servedIn,
  troopZones,
  type Voyage,
  zonesFrom,
  zonesOpen,
  zonesWithin,
} from './crossing.js';
import { type Phase, refuseStart, sailorsFound, stop } from './move.js';
import * as no from './refusals.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** Why a unit cannot go on board here. */
function refuseSailor(u: R, unit: Counter, seat: Faction, reserve: boolean): GameRefusal<Counter> | null {
  const still = refuseStart(u, unit, seat, reserve);
  if (still) return still;
  if (u.table.onTheWay === unit) return onLand;
  if (!isInPort(u, unit)) return notInPort;
  const hex = hexOf(u.table.place[unit]);
  if (hex >= 0 && isEnemyZone(u, seat, hex)) {
    if (reserve) return no.lockedByZone;
    if (weatherAt(u, hex) === 'mud') return no.stuckInMud;
    if (hasFailure(u, seat, hex, false)) return no.heldByFailure;
  }
  const zones = zonesFrom(u, unit);
  if (zones === 0) return isWesternBox(u.table.place[unit]) ? noConvoy : portClosed;
  if (zones & carriedIn(u, unit)) return null;
  return zones & servedIn(u, unit) ? tooLarge : noConvoy;
}

const hereIs = (u: R, unit: Counter) => hexName(hexOf(u.table.place[unit]));
const onLand = refusal<Counter>('3.1f', (_, unit) => say`${unitName(unit)} is already moving over land`);
const notInPort = refusal<Counter>('3.1.2a', (_, unit) => say`${unitName(unit)} is in no Port`);
const portClosed = refusal<Counter>(
  '3.1.2b',
  (u, unit) =>
    say`${unitName(unit)} cannot go on board: ${hereIs(u, unit)} is in an enemy Zone of Control and no Open Port`,
);
const noConvoy = refusal<Counter>(
  '3.1.2a',
  (_, unit) => say`no Troop Convoy that could carry ${unitName(unit)} is in the Naval Zone of its Port`,
);
const tooLarge = refusal<Counter>(
  '3.1.2f',
  (u, unit) => say`${unitName(unit)} has ${stepsOf(u, unit)} steps, more than a Troop Convoy there carries`,
);

const there = (anchor: string, words: (unit: string, hex: string) => string) =>
  refusal<CounterAndHex>(anchor, (_, arg) => words(unitName(firstOf(arg)), hexName(secondOf(arg))));
const noPort = there('3.1.2a', (_, hex) => say`${hex} is no Port`);
const closed = there('g.openport', (_, hex) => say`${hex} is no Open Port`);
const enemyHeld = there('3.1.2e', (unit, hex) => say`${unit} cannot land in ${hex}: the enemy controls it`);
const zoneThere = there(
  '3.1.2e',
  (unit, hex) =>
    say`${unit} cannot land in ${hex}: it is in an enemy Zone of Control and no friendly unit is there`,
);
const noChain = there('3.1.2c', (unit, hex) => say`no Troop Convoys carry ${unit} to ${hex}`);

/** 3.1.2e: why a unit cannot land in a hex. */
function refuseLanding(u: R, unit: Counter, hex: Hex, reserve: boolean): GameRefusal<CounterAndHex> | null {
  if (hexOf(u.table.place[unit]) === hex) return no.staysThere;
  const faction = factionOf(u, unit);
  if (!SHEET.isPort[hex] && !hasBeachhead(u, faction, hex)) return noPort;
  const barrier = barrierAt(travellerOf(u, unit, reserve), hex);
  if (barrier) return no.byBarrier(barrier);
  if (zonesOpen(u, faction, atHex(hex)) === 0) return closed;
  const position = positionOf(u);
  const holder = SHEET.isLand[hex] ? controllerOf(u, hex, position) : faction;
  if (holder !== faction && holder !== NO_FACTION) return enemyHeld;
  return isEnemyZone(u, faction, hex, position) && position.units[faction][hex] === 0 ? zoneThere : null;
}

const canGo = (u: R, unit: Counter, to: Place) =>
  (zonesOpen(u, factionOf(u, unit), to) & zonesWithin(u, unit)) !== 0;

/** The units that could go on board somewhere. */
function eachSailor(u: R, seat: Faction, reserve: boolean, add: (unit: Counter) => void): void {
  for (const unit of sailorsFound(u, seat, reserve, findSailors)) add(unit);
}

function findSailors(u: R, seat: Faction, reserve: boolean): Counter[] {
  const found: Counter[] = [];
  const zones = u.table.onTheWay < 0 ? troopZones(u, seat) : 0;
  if (zones === 0) return found;
  const { onMap, overseas } = positionOf(u);
  const { place } = u.table;
  for (const unit of onMap[seat])
    if (zonesAt(hexOf(place[unit])) & zones && refuseSailor(u, unit, seat, reserve) === null)
      found.push(unit);
  if (!(offMapZones(u, seat) & zones)) return found;
  for (const unit of overseas)
    if (zonesOfBox(u, seat, place[unit]) & zones && refuseSailor(u, unit, seat, reserve) === null)
      found.push(unit);
  return found;
}

/** 3.1.2, 5e: a unit goes from port to port by Troop Convoy. */
export const sail = verb<CounterAndHex, Phase>({
  name: 'sail',
  domain: COUNTER_AND_HEX,
  check(u, { reserve }, arg, seat) {
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    const still = refuseSailor(u, unit, seat, reserve);
    if (still) return no.ofMove(still);
    const landing = refuseLanding(u, unit, hex, reserve);
    if (landing) return landing;
    return canGo(u, unit, atHex(hex)) ? null : noChain;
  },
  moot: (u, _, arg, seat) => !hasTroopConvoy(u, seat) || !isInPort(u, firstOf(arg)),
  bySubject: bySubject<Counter, Hex, Phase>({
    subjects: (u, { reserve }, seat, add) => eachSailor(u, seat, reserve, add),
    loose: true,
    targets(u, { reserve }, unit, seat, add) {
      const zones = zonesWithin(u, unit);
      const beachheads = u.table.beachheads.map(({ hex }) => hex).filter((hex) => hasBeachhead(u, seat, hex));
      for (const hex of [...SHEET.ports, ...beachheads])
        if (zonesOpen(u, seat, atHex(hex)) & zones && refuseLanding(u, unit, hex, reserve) === null) add(hex);
    },
    refuse: (u, { reserve }, unit, seat) => refuseSailor(u, unit, seat, reserve),
    moot: (u, _, unit, seat) => !hasTroopConvoy(u, seat) || !isInPort(u, unit),
  }),
  apply: (u, _, arg) => goOn(u, { unit: firstOf(arg), to: atHex(secondOf(arg)), by: [] }),
});

/** A voyage to an Off-Map Box of the Western faction. */
function toBox(name: string, to: Place, noWay: GameRefusal<Counter>) {
  const refuse = (u: R, unit: Counter, seat: Faction, reserve: boolean): GameRefusal<Counter> | null => {
    if (isFromBoxToBox(u, unit, to)) return refuseStart(u, unit, seat, reserve);
    const still = refuseSailor(u, unit, seat, reserve);
    if (still) return still;
    return u.table.place[unit] !== to && canGo(u, unit, to) ? null : noWay;
  };
  return verb<Counter, Phase>({
    name,
    domain: COUNTER,
    check: (u, { reserve }, unit, seat) => refuse(u, unit, seat, reserve),
    moot: () => true,
    list(u, { reserve }, seat, add) {
      if (zonesOfBox(u, seat, to) === 0) return;
      const { place } = u.table;
      const elsewhere = positionOf(u).overseas.filter((unit) => place[unit] !== to);
      const sailors = sailorsFound(u, seat, reserve, findSailors);
      if (elsewhere.length === 0) {
        for (const unit of sailors) if (place[unit] !== to && canGo(u, unit, to)) add(unit);
        return;
      }
      for (const unit of [...new Set([...elsewhere, ...sailors])].sort((a, b) => a - b))
        if (refuse(u, unit, seat, reserve) === null) add(unit);
    },
    apply(u, _, unit) {
      if (!isFromBoxToBox(u, unit, to)) return goOn(u, { unit, to, by: [] });
      arrive(u, unit, to);
    },
  });
}

/** 3.1.3a: from one Off-Map Box to another, without a convoy. */
function isFromBoxToBox(u: R, unit: Counter, to: Place): boolean {
  const from = u.table.place[unit];
  return isWesternBox(from) && from !== to && zonesOfBox(u, factionOf(u, unit), to) !== 0;
}

/** 3.1.2a: across the Atlantic to the Eastern US/Canada Box. */
export const sailHome = toBox(
  'sail-home',
  US_BOX,
  refusal<Counter>(
    '3.1.2c',
    (_, unit) => say`no Troop Convoys carry ${unitName(unit)} to the Eastern US/Canada Box`,
  ),
);

/** 17.6c: to the East Africa Box. */
export const sailToAfrica = toBox(
  'sail-to-east-africa',
  AFRICA_BOX,
  refusal<Counter>('17.6c', (u, unit) =>
    hasAfricaBox(u)
      ? say`no Troop Convoys carry ${unitName(unit)} to the East Africa Box`
      : say`the East Africa Box is not open`,
  ),
);

/** The next convoy of a voyage is asked for until it is over. */
function goOn(u: U, voyage: Voyage): void {
  const { unit, to, by } = voyage;
  const last = by.at(-1);
  const goal = zonesOpen(u, factionOf(u, unit), to);
  if (last === undefined || !(goal & (1 << zoneOf(u.table.place[last])))) {
    u.push(carry, { unit, to, by });
    return;
  }
  // 3.1.2d
  for (const convoy of by) useConvoy(u, convoy);
  arrive(u, unit, to);
}

/** The unit is where it goes, and has moved. */
function arrive(u: U, unit: Counter, to: Place): void {
  if (to === US_BOX) u.log('sailed-home', unit);
  else if (to === AFRICA_BOX) u.log('sailed-to-east-africa', unit);
  else u.log('sailed', unit, hexOf(u.table.place[unit]), hexOf(to));
  put(u, unit, to);
  stop(u, unit);
}

/** The convoys that could carry the unit on. */
function carriers(u: R, voyage: Voyage): Counter[] {
  const zones = nextZones(u, voyage);
  return ZONE.values.flatMap((zone) => (zones & (1 << zone) ? carriersIn(u, voyage.unit, zone) : []));
}

const carriesNobody = refusal<Counter, Voyage>(
  '3.1.2c',
  (_, convoy, __, { unit }) => say`${unitName(convoy)} does not carry ${unitName(unit)} there`,
);

const carry = question<Voyage>('carry', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (u, { unit, by }) => {
    const last = by.at(-1);
    if (last === undefined) return say`Which Troop Convoy carries ${unitName(unit)}?`;
    return say`Which Troop Convoy carries ${unitName(unit)} on from the ${ZONES[zoneOf(u.table.place[last])].name}?`;
  },
  anchor: '3.1.2c',
  continuesChoice: true,
  verbs: [
    verb<Counter, Voyage>({
      name: 'by',
      domain: COUNTER,
      check: (u, f, convoy) => (carriers(u, f).includes(convoy) ? null : carriesNobody),
      list: (u, f, _, add) => carriers(u, f).forEach(add),
      apply: (u, { unit, to, by }, convoy) => goOn(u, { unit, to, by: [...by, convoy] }),
    }),
  ],
});

export const sailRules = [carry];
