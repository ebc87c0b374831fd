import { say } from '@sandtable/kernel';
import { AS_AIRDROP, COUNTER_COUNT, kindOf } from '../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, process, question, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, hexOf } from '../places.js';
import { isClosedByPolicy } from '../politics/closed-land.js';
import { isFailureHex } from '../position/failure-hexes.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, positionOf, put } from '../position/position.js';
import { isSupplied } from '../supply/supply.js';
import type { R } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { hexName, unitName } from '../words/names.js';
import { isBlitzEnabled } from './blitz.js';
import { neighboursOf, withinTwo } from './parties.js';

/** C.j: the units with an Airdrop marker on their back. */
export const AIRBORNE: readonly Counter[] = [...Array(COUNTER_COUNT).keys()]
  .map((n) => n as Counter)
  .filter((unit) => ['airborne', 'helicopter'].includes(kindOf(unit).type));

export const isAirdrop = ({ table }: R, unit: Counter) => table.face[unit] === AS_AIRDROP;

/** 4.1.1: the airborne units drop one by one, until the faction is done. */
export const airdrops = process<{ over: boolean }>('airdrops', (u, f) => {
  if (f.over || droppers(u, u.table.phasing).length === 0) u.done();
  else u.push(airdrop, {});
});

function droppers(u: R, faction: Faction): Counter[] {
  return AIRBORNE.filter((unit) => refuseDropper(u, unit, faction) === null);
}

/** 4.1.1a, 4.1.1e: why a unit cannot drop at all. */
function refuseDropper(u: R, unit: Counter, seat: Faction) {
  if (factionOf(u, unit) !== seat) return notYours;
  if (!AIRBORNE.includes(unit)) return notAirborne;
  const hex = hexOf(u.table.place[unit]);
  if (hex < 0) return notOnMap;
  if (isAirdrop(u, unit)) return droppedAlready;
  if (!SHEET.isLand[hex]) return onBeachhead;
  if (!isBlitzEnabled(u, hex)) return notEnabled;
  return isSupplied(u, unit) ? null : unsupplied;
}

/** 4.1.1d: an enemy Air unit is in the hex or next to it. */
function isWatched(u: R, faction: Faction, hex: Hex): boolean {
  const { air } = positionOf(u);
  return [hex, ...neighboursOf(hex)].some((near) => air[near].some((unit) => factionOf(u, unit) !== faction));
}

/** 4.1.1a, 4.1.1d: within two hexes, on a way that no enemy Air unit watches. */
function isInReach(u: R, faction: Faction, from: Hex, hex: Hex): boolean {
  if (from === hex || SHEET.grid.sideTowards(from, hex) >= 0) return true;
  return neighboursOf(from).some(
    (between) => SHEET.grid.sideTowards(between, hex) >= 0 && !isWatched(u, faction, between),
  );
}

/** 4.1.1b to 4.1.1d: why a unit that may drop cannot drop there. */
function refuseHex(u: R, unit: Counter, hex: Hex, seat: Faction) {
  const from = hexOf(u.table.place[unit]);
  if (SHEET.grid.distance(from, hex) > 2) return tooFar;
  if (!SHEET.isLand[hex]) return atSea;
  if (!ownershipOf(u).open[hex]) return closed;
  if (isClosedByPolicy(u, unit, hex)) return closedByPolicy;
  if (isFailureHex(u, seat, hex)) return failure;
  return isWatched(u, seat, hex) || !isInReach(u, seat, from, hex) ? watched : null;
}

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

const airdrop = question('airdrop', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Which airborne unit drops, and where?`,
  anchor: '4.1.1a',
  standingOrder: notAskedInSegment('done'),
  verbs: [
    verb<CounterAndHex>({
      name: 'drop',
      domain: COUNTER_AND_HEX,
      check(u, _, arg, seat) {
        const [unit, hex] = [firstOf(arg), secondOf(arg)];
        const stays = refuseDropper(u, unit, seat);
        if (stays) return refusal<CounterAndHex>(stays.anchor, () => stays.words(unitName(unit)));
        return refuseHex(u, unit, hex, seat);
      },
      bySubject: bySubject<Counter, Hex>({
        subjects: (u, _, seat, add) => droppers(u, seat).forEach(add),
        targets(u, _, unit, seat, add) {
          const from = hexOf(u.table.place[unit]);
          for (const hex of [from, ...withinTwo(from)]) if (refuseHex(u, unit, hex, seat) === null) add(hex);
        },
        refuse: (u, _, unit, seat) => refuseDropper(u, unit, seat),
        moot: (u, _, unit) => !AIRBORNE.includes(unit) || hexOf(u.table.place[unit]) < 0,
      }),
      apply(u, _, arg) {
        const [unit, hex] = [firstOf(arg), secondOf(arg)];
        u.log('dropped', unit, hexOf(u.table.place[unit]), hex);
        put(u, unit, atHex(hex), AS_AIRDROP);
      },
    }),
    {
      name: 'done',
      check: () => null,
      apply(u) {
        u.findFrame(airdrops)!.over = true;
      },
    },
  ],
});

const ofUnit = (anchor: string, words: (unit: string) => string) => ({
  ...refusal<Counter>(anchor, (_, unit) => words(unitName(unit))),
  words,
});
const notYours = ofUnit('p.c', (unit) => say`${unit} is not yours`);
const notAirborne = ofUnit('4.1.1a', (unit) => say`${unit} is no airborne or helicopter unit`);
const notOnMap = ofUnit('4.1.1a', (unit) => say`${unit} is not on the map`);
const droppedAlready = ofUnit('4.1.1a', (unit) => say`${unit} has already dropped`);
const onBeachhead = ofUnit('4.1.1e', (unit) => say`${unit} is on a Beachhead, from which nobody drops`);
const notEnabled = ofUnit('4.1.1a', (unit) => say`${unit} is not within two hexes of a Blitz marker`);
const unsupplied = ofUnit('4.1.1a', (unit) => say`${unit} is not supplied`);

const ofHex = (anchor: string, words: (unit: string, hex: string) => string) =>
  refusal<CounterAndHex>(anchor, (_, arg) => words(unitName(firstOf(arg)), hexName(secondOf(arg))));
const tooFar = ofHex('4.1.1a', (unit, hex) => say`${hex} is more than two hexes from ${unit}`);
const atSea = ofHex('4.1.1c', (_, hex) => say`${hex} is an All-Sea hex`);
const closedByPolicy = ofHex('4.1.1c', (_, hex) => say`a Policy or Truce closes ${hex}`);
const closed = ofHex('4.1.1c', (_, hex) => say`${hex} is neutral or out of play`);
const failure = ofHex('4.1.1c', (_, hex) => say`${hex} is a Failure Hex`);
const watched = ofHex('4.1.1d', (_, hex) => say`an enemy Air unit is in or next to ${hex} or the way to it`);

export const airdropRules = [airdrops, airdrop];
