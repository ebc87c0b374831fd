import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../counters/alike.js';
import { COUNTER, IS_HQ, kindOf } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { frozenNow, isWaitingLand } from '../movement/barriers.js';
import { atHex, hexOf } from '../places.js';
import { isClosedByPolicy } from '../politics/closed-land.js';
import { isFailureHex } from '../position/failure-hexes.js';
import { factionOf, positionOf, put } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import { isSupplied } from '../supply/supply.js';
import type { R, U } from '../table.js';
import { countryName, hexName, hexNear, markHex, unitName } from '../words/names.js';
import { pushExploitation } from './exploitation.js';
import { mayAdvanceMobile, useDoctrine } from './mobile-doctrine.js';
import { canAttackAcross } from './parties.js';

interface Advance {
  target: Hex;
  units: Counter[];
  /** Hexes of exploitation: 0, 1 after Dr2, 2 after Dr3. */
  exploit: number;
  entered: Counter[];
  owner: Faction;
}

/** 4.2.7a, 4.2.7b, 4.2.7e, 22.4: which attackers may enter the vacated hex; one that cannot move at all cannot. */
function refuse(u: R, f: Advance, unit: Counter) {
  if (!f.units.includes(unit)) return tookNoPart;
  const hex = hexOf(u.table.place[unit]);
  if (hex === f.target) return thereAlready;
  if (hex < 0 || !canAttackAcross(u, hex, f.target)) return notAdjacent;
  if (IS_HQ[unit] && !mayAdvanceMobile(u, f.owner, f.units)) return noHq;
  if (faceOf(u, unit).move === 0) return immobile;
  if (kindOf(unit).country === frozenNow(u)) return staysAtHome;
  if (isWaitingLand(u, unit, f.target)) return waitingLand;
  if (isClosedByPolicy(u, unit, f.target)) return closedByPolicy;
  return isSupplied(u, unit) ? null : unsupplied;
}

const advancers = (u: R, f: Advance) => f.units.filter((unit) => refuse(u, f, unit) === null);

/** 4.2.7: some, all or none of the attackers enter the hex; then armor may exploit. */
export function pushAdvance(u: U, f: Omit<Advance, 'entered'>): void {
  const advance = { ...f, entered: [] };
  if (isFailureHex(u, f.owner, f.target)) return;
  if (advancers(u, advance).length > 0) u.push(advancing, advance);
}

const advancing = question<Advance>('advance', {
  seats: (_, f) => 1 << f.owner,
  prompt: (_, f) => say`Who advances into ${hexNear(f.target)}?`,
  about: (_, f) => markHex(f.target),
  anchor: '4.2.7a',
  verbs: [
    verb<Counter, Advance>({
      name: 'advance',
      domain: COUNTER,
      check(u, f, unit) {
        const refused = refuse(u, f, unit);
        if (refused) return refused;
        const like = firstLike(u, advancers(u, f), unit);
        return like === unit ? null : nameInstead(like);
      },
      list: (u, f, _, add) => unlikeOnes(u, advancers(u, f)).forEach(add),
      moot: (_, f, unit) => !f.units.includes(unit),
      apply(u, f, unit) {
        if (IS_HQ[unit]) useDoctrine(u);
        u.log('advanced', unit, hexOf(u.table.place[unit]), f.target);
        takeMarkers(u, f.target, f.owner);
        put(u, unit, atHex(f.target));
        const { target, units, exploit, owner } = f;
        const next = { target, units, exploit, entered: [...f.entered, unit], owner };
        if (advancers(u, next).length > 0) u.push(advancing, next);
        else pushExploitation(u, target, next.entered, exploit, owner);
      },
    }),
    {
      name: 'done',
      check: () => null,
      apply: (u, f) => pushExploitation(u, f.target, f.entered, f.exploit, f.owner),
    },
  ],
});

/** 4.2.1f, 4.2.7d: enemy markers in a hex that is taken. */
export function takeMarkers(u: U, hex: Hex, faction: Faction): void {
  const { markers, airdrops } = positionOf(u);
  for (const marker of [...markers[hex], ...airdrops[hex]])
    if (factionOf(u, marker) !== faction) leaveMap(u, marker);
}

const because = (anchor: string, words: (unit: string, hex: string) => string) =>
  refusal<Counter, Advance>(anchor, (_, unit, __, f) => words(unitName(unit), hexName(f.target)));
const tookNoPart = because('4.2.7a', (unit, hex) => say`${unit} did not attack ${hex}`);
const thereAlready = because('4.2.7a', (unit, hex) => say`${unit} is already in ${hex}`);
const notAdjacent = because('4.2.7a', (unit, hex) => say`${unit} is not next to ${hex}`);
const noHq = because('4.2.7b', (unit) => say`${unit} cannot advance: no HQ does`);
const immobile = because('4.2.7a', (unit) => say`${unit} has a Movement Allowance of 0`);
const staysAtHome = refusal<Counter, Advance>(
  '22.4',
  (_, unit) => say`${unitName(unit)} does not move in this turn: ${countryName(kindOf(unit).country)} waits`,
);
const waitingLand = because(
  '22.4',
  (unit, hex) => say`${unit} cannot enter ${hex} in this turn: its Country waits`,
);
const closedByPolicy = because('3.1.4b', (_, hex) => say`a Policy or Truce closes ${hex}`);
const unsupplied = because('4.2.7a', (unit) => say`${unit} is not supplied`);

export const advanceRules = [advancing];
