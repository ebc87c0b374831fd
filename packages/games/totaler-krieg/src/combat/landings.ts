import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../counters/alike.js';
import { COUNTER, COUNTER_COUNT, COUNTER_KIND, kindOf } from '../counters/counters.js';
import { KIND } from '../counters/kinds.js';
import { nationsOf } from '../counters/nations.js';
import { type Counter, type Faction, type Hex, type Kind, NO_HEX } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, FORCE_POOL, hexOf } from '../places.js';
import { isClosedByPolicy } from '../politics/closed-land.js';
import { isFailureHex } from '../position/failure-hexes.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, hasEnemy, positionOf, put } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import { oneStepFace } from '../steps/remnants.js';
import { isSupplied } from '../supply/supply.js';
import type { R } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { hexName, hexNear, kindName, markHex, unitName } from '../words/names.js';
import { takeMarkers } from './advance.js';
import { AIRBORNE, isAirdrop } from './airdrops.js';
import { isBlitzEnabled } from './blitz.js';

/** 4.1.3: units on Beachheads land one by one, until the faction is done. */
export const landings = process<{ over: boolean }>('landings', (u, f) => {
  if (f.over || landers(u, u.table.phasing).length === 0) u.done();
  else u.push(landing, {});
});

/** The land hex across the Beachhead Hexside of a unit's Beachhead; -1 if it is on none. */
function shoreOf(u: R, unit: Counter): Hex {
  const hex = hexOf(u.table.place[unit]);
  const beachhead = u.table.beachheads.find(
    (one) => one.hex === hex && factionOf(u, one.counter) === factionOf(u, unit),
  );
  return beachhead ? SHEET.neighbour(hex, beachhead.side) : NO_HEX;
}

function refuseLander(u: R, unit: Counter, seat: Faction) {
  if (factionOf(u, unit) !== seat) return notYours;
  const shore = shoreOf(u, unit);
  if (shore < 0) return notOnBeachhead;
  if (!isBlitzEnabled(u, hexOf(u.table.place[unit]))) return notEnabled;
  if (!ownershipOf(u).open[shore]) return closed;
  if (isClosedByPolicy(u, unit, shore)) return closedByPolicy;
  if (hasEnemy(seat, shore, positionOf(u))) return enemyThere;
  if (isFailureHex(u, seat, shore)) return failure;
  return isSupplied(u, unit) ? null : unsupplied;
}

function landers(u: R, faction: Faction): Counter[] {
  const { ground } = positionOf(u);
  return u.table.beachheads.flatMap(({ hex }) =>
    ground[hex].filter((unit) => refuseLander(u, unit, faction) === null),
  );
}

const landing = question('landing', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Which unit lands from its Beachhead?`,
  anchor: '4.1.3a',
  standingOrder: notAskedInSegment('done'),
  verbs: [
    verb<Counter>({
      name: 'land',
      domain: COUNTER,
      check(u, _, unit, seat) {
        const refused = refuseLander(u, unit, seat);
        if (refused) return refused;
        const like = firstLike(u, landers(u, seat), unit);
        return like === unit ? null : nameInstead(like);
      },
      list: (u, _, seat, add) => unlikeOnes(u, landers(u, seat)).forEach(add),
      moot: (u, _, unit) => shoreOf(u, unit) < 0,
      apply(u, _, unit, seat) {
        const shore = shoreOf(u, unit);
        u.log('landed', unit, shore);
        takeMarkers(u, shore, seat);
        put(u, unit, atHex(shore));
      },
    }),
    {
      name: 'done',
      check: () => null,
      apply(u) {
        u.findFrame(landings)!.over = true;
      },
    },
  ],
});

const because = (anchor: string, words: (unit: string, shore: string) => string) =>
  refusal<Counter>(anchor, (u, unit) => {
    const shore = shoreOf(u, unit);
    return words(unitName(unit), shore < 0 ? '' : hexName(shore));
  });
const notYours = because('p.c', (unit) => say`${unit} is not yours`);
const notOnBeachhead = because('4.1.3a', (unit) => say`${unit} is not on a Beachhead`);
const notEnabled = because('4.1.3a', (unit) => say`${unit} is not within two hexes of a Blitz marker`);
const closedByPolicy = because('3.1.4b', (_, shore) => say`a Policy or Truce closes ${shore}`);
const closed = because('3.1.4a', (_, shore) => say`${shore} is neutral or out of play`);
const enemyThere = because('4.1.3a', (_, shore) => say`enemy units are in ${shore}`);
const failure = because('4.1.3b', (_, shore) => say`${shore} is a Failure Hex`);
const unsupplied = because('4.1.3a', (unit) => say`${unit} is not supplied`);

/** 4.1.4: the Airdrop markers of the phasing faction become infantry or are removed, those that are supplied first. */
export const airdropLandings = process('airdrop-landings', (u, f) => {
  f.step++;
  const left = AIRBORNE.filter((unit) => isAirdrop(u, unit) && factionOf(u, unit) === u.table.phasing);
  const lands = left.find((unit) => infantryFor(u, unit).length > 0);
  if (lands !== undefined) return u.push(relief, { unit: lands });
  u.done();
  for (const unit of left) leaveMap(u, unit);
});

/** 4.1.4a: the infantry that could take the place of an Airdrop marker, one of each kind; none if it cannot land. */
function infantryFor(u: R, unit: Counter): Counter[] {
  const hex = hexOf(u.table.place[unit]);
  if (hasEnemy(factionOf(u, unit), hex, positionOf(u)) || !isSupplied(u, unit)) return [];
  const nations = nationsOf(u, unit);
  const found = new Map<Kind, Counter>();
  for (let other = 0 as Counter; other < COUNTER_COUNT; other++) {
    if (u.table.place[other] !== FORCE_POOL || found.has(COUNTER_KIND[other])) continue;
    const { kind, type, colonial, exp, reserve, ss, country } = kindOf(other);
    if (kind !== 'ground' || type !== 'infantry' || colonial || exp || reserve || ss) continue;
    if (nations.includes(country) && oneStepFace(other) >= 0) found.set(COUNTER_KIND[other], other);
  }
  return [...found.values()];
}

const relief = question<{ unit: Counter }>('airdrop-landing', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (u, f) => say`Which infantry lands in ${hexNear(hexOf(u.table.place[f.unit]))}?`,
  about: (u, f) => markHex(hexOf(u.table.place[f.unit])),
  anchor: '4.1.4a',
  verbs: [
    verb<Kind, { unit: Counter }>({
      name: 'keep',
      domain: KIND,
      check: (u, f, kind) => (kindsFor(u, f.unit).includes(kind) ? null : notAvailable),
      list: (u, f, _, add) => kindsFor(u, f.unit).forEach(add),
      moot: (u, f, kind) => !kindsFor(u, f.unit).includes(kind),
      apply(u, f, kind) {
        const infantry = infantryFor(u, f.unit).find((one) => COUNTER_KIND[one] === kind)!;
        const at = u.table.place[f.unit];
        u.log('airdrop-landed', f.unit, infantry, hexOf(at));
        // Before the marker goes, so that the hex is held all the time.
        put(u, infantry, at, oneStepFace(infantry));
        leaveMap(u, f.unit);
      },
    }),
  ],
});

const kindsFor = (u: R, unit: Counter) => infantryFor(u, unit).map((other) => COUNTER_KIND[other]);
const notAvailable = refusal<Kind>(
  '4.1.4a',
  (_, kind) => say`${kindName(kind)} is no infantry of its nation in the Force Pool`,
);

export const landingRules = [landings, landing, airdropLandings, relief];
