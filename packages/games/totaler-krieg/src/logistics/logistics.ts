import { say } from '@sandtable/kernel';
import { COUNTER, IS_LOGISTICS, IS_PARTISAN } from '../counters/counters.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { bySubject, type GameRefusal, process, question, refusal, verb } from '../kit.js';
import { atHex, FORCE_POOL, hexOf } from '../places.js';
import { factionOf, put } from '../position/position.js';
import type { R } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { hexName, unitName } from '../words/names.js';
import {
  countryStirredBy,
  hexesFor,
  markersOf,
  type Reason,
  refuseHex,
  refuseMarker,
  type SoFar,
} from './placement.js';

/** 1.2: the Logistics and Partisan Segment. */
export const logisticsSegment = process('logistics-segment', (u, f) => {
  if (f.step++ > 0) return u.done();
  u.push(placing, { pickedUp: [], stirred: [], over: false });
});

/** Markers are placed and picked up one at a time, until the faction is done. */
const placing = process<SoFar & { over: boolean }>('placing-markers', (u, f) => {
  if (f.over) u.done();
  else u.push(logistics, {});
});

/** Why the segment has nothing to do: the faction has no such marker. */
export function noLogistics(u: R, faction: Faction): string | null {
  const has = markersOf(u, faction).some(
    (marker) => u.table.place[marker] === FORCE_POOL || hexOf(u.table.place[marker]) >= 0,
  );
  return has ? null : say`no Logistics markers or Partisan Bases`;
}

const soFar = (u: R): SoFar => u.findFrame(placing)!;
const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

const ANCHORS: Readonly<Record<Reason, string>> = {
  'not-yours': 'p.c',
  'not-in-pool': '1.2.1a',
  'no-such-marker': '1.2.1a',
  'picked-up': '1.2.1b',
  twin: '1.2.2a',
  'no-town': '1.2.1a',
  'no-garrison': '1.2.1a',
  taken: '1.2.1c',
  'not-conquered': '1.2.2a',
  'no-cover': '1.2.2a',
  stirred: '1.2.2b',
  guarded: '1.2.2c',
};

/** The same rules about Partisan Bases. */
const OF_PARTISANS: Readonly<Partial<Record<Reason, string>>> = {
  'not-in-pool': '1.2.2a',
  'picked-up': '1.2.2e',
  taken: '1.2.2d',
};

const anchorOf = (reason: Reason, marker: Counter): string =>
  (IS_PARTISAN[marker] ? OF_PARTISANS[reason] : undefined) ?? ANCHORS[reason];

function sentence(reason: Reason, marker: Counter, hex: Hex): string {
  const [name, where] = [unitName(marker), hex >= 0 ? hexName(hex) : ''];
  switch (reason) {
    case 'not-yours':
      return say`${name} is not yours`;
    case 'not-in-pool':
      return say`${name} is not in the Force Pool`;
    case 'no-such-marker':
      return say`${name} is neither a Logistics marker nor a Partisan Base`;
    case 'picked-up':
      return say`${name} was picked up in this segment`;
    case 'twin':
      return say`another ${name} is just like this one and is placed before it`;
    case 'no-town':
      return say`${where} is neither a City nor a Port`;
    case 'no-garrison':
      return say`no supplied unit of a nation that ${name} serves is in ${where}`;
    case 'taken':
      return say`such a marker is already in ${where}`;
    case 'not-conquered':
      return say`${where} is in no Conquered Minor Country`;
    case 'no-cover':
      return say`${where} is neither Rough nor a City`;
    case 'stirred':
      return say`the Country of ${where} has got a Partisan Base in this segment`;
    case 'guarded':
      return say`the Axis guards ${where}`;
  }
}

const ofMarker = (reason: Reason | null, of: Counter): GameRefusal<Counter> | null =>
  reason && refusal<Counter>(anchorOf(reason, of), (_, marker) => sentence(reason, marker, -1 as Hex));

function ofHex(reason: Reason | null, of: Counter): GameRefusal<CounterAndHex> | null {
  if (!reason) return null;
  return refusal<CounterAndHex>(anchorOf(reason, of), (_, arg) =>
    sentence(reason, firstOf(arg), secondOf(arg)),
  );
}

/** 1.2.1b, 1.2.2e: why a marker cannot be picked up. */
function refusePickUp(u: R, marker: Counter, seat: Faction): GameRefusal<Counter> | null {
  if (!IS_LOGISTICS[marker] && !IS_PARTISAN[marker]) return ofMarker('no-such-marker', marker);
  if (factionOf(u, marker) !== seat) return ofMarker('not-yours', marker);
  if (hexOf(u.table.place[marker]) >= 0) return null;
  return IS_PARTISAN[marker] ? baseNotOnMap : notOnMap;
}

const offMap = (anchor: string) =>
  refusal<Counter>(anchor, (_, marker) => say`${unitName(marker)} is not on the map`);
const notOnMap = offMap('1.2.1b');
const baseNotOnMap = offMap('1.2.2e');

const logistics = question('logistics', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Which Logistics marker or Partisan Base is placed or picked up?`,
  anchor: '1.2.1a',
  standingOrder: notAskedInSegment('done'),
  verbs: [
    verb<CounterAndHex>({
      name: 'place',
      domain: COUNTER_AND_HEX,
      check(u, _, arg, seat) {
        const [marker, hex] = [firstOf(arg), secondOf(arg)];
        const why = refuseMarker(u, marker, seat, soFar(u)) ?? refuseHex(u, marker, hex, soFar(u));
        return ofHex(why, marker);
      },
      bySubject: bySubject<Counter, Hex>({
        subjects(u, _, seat, add) {
          for (const marker of markersOf(u, seat)) if (!refuseMarker(u, marker, seat, soFar(u))) add(marker);
        },
        targets(u, _, marker, __, add) {
          for (const hex of hexesFor(u, marker)) if (!refuseHex(u, marker, hex, soFar(u))) add(hex);
        },
        refuse: (u, _, marker, seat) => ofMarker(refuseMarker(u, marker, seat, soFar(u)), marker),
        moot: (_, __, marker) => !IS_LOGISTICS[marker] && !IS_PARTISAN[marker],
      }),
      apply(u, _, arg) {
        const [marker, hex] = [firstOf(arg), secondOf(arg)];
        const country = countryStirredBy(u, marker, hex);
        if (country >= 0) soFar(u).stirred.push(country);
        put(u, marker, atHex(hex));
        u.log('marker-placed', marker, hex);
      },
    }),
    verb<Counter>({
      name: 'pick-up',
      domain: COUNTER,
      check: (u, _, marker, seat) => refusePickUp(u, marker, seat),
      list(u, _, seat, add) {
        for (const marker of markersOf(u, seat)) if (!refusePickUp(u, marker, seat)) add(marker);
      },
      moot: (_, __, marker) => !IS_LOGISTICS[marker] && !IS_PARTISAN[marker],
      apply(u, _, marker) {
        u.log('marker-picked-up', marker, hexOf(u.table.place[marker]));
        put(u, marker, FORCE_POOL);
        soFar(u).pickedUp.push(marker);
      },
    }),
    {
      name: 'done',
      check: () => null,
      apply(u) {
        u.findFrame(placing)!.over = true;
      },
    },
  ],
});

export const logisticsRules = [logisticsSegment, placing, logistics];
