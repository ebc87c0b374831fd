import { commas, listed, say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../counters/alike.js';
import { COUNTER, IS_HQ } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { HEX, SHEET } from '../map/sheet.js';
import { atHex, hexOf } from '../places.js';
import { factionOf, positionOf, put } from '../position/position.js';
import { joinForces } from '../steps/forces.js';
import { pushLosses } from '../steps/losses.js';
import { mostSteps, stackingFault } from '../steps/stack-limits.js';
import type { R } from '../table.js';
import { hexName, hexNear, markHex, unitName } from '../words/names.js';
import { refugesOf, whyNoRefuge } from './refuge.js';

/** A force in one hex that has to go back. */
export interface Retreat {
  /** The hex that was attacked, from which distances are measured. */
  origin: Hex;
  units: Counter[];
  /** The HQ in ranged support of the force, or -1. */
  hq: Counter;
  /** How many hexes it has still to go. */
  left: number;
  owner: Faction;
  /** 4.2.5.3: it may take losses instead. */
  mayStand: boolean;
  /** 18.2: hexes it may still go although an HQ took part. */
  mobile: number;
}

const bindings = ({ origin, units, hq, left, owner, mayStand, mobile }: Retreat): Retreat => ({
  origin,
  units: units.slice(),
  hq,
  left,
  owner,
  mayStand,
  mobile,
});

const isThere = (u: R, unit: Counter) => unit >= 0 && hexOf(u.table.place[unit]) >= 0;

/** 4.2.5.1f: an HQ took part on the side of the force. */
export const isHeldByHq = (u: R, { units, hq }: Retreat) =>
  [...units, hq].some((unit) => isThere(u, unit) && IS_HQ[unit]);

/** 4.2.5.1f: a unit with MA 0 is in the force. */
export const hasImmobile = (u: R, { units }: Retreat) =>
  units.some((unit) => isThere(u, unit) && faceOf(u, unit).move === 0);

/** 4.2.5.1d, 4.2.5.1f: the force cannot go back by a hex: MA 0, an HQ that took part, or a unit without a refuge. */
export function cannotRetreat(u: R, f: Retreat): boolean {
  const force = f.units.filter((unit) => isThere(u, unit));
  if (force.length === 0 || (f.mobile === 0 && isHeldByHq(u, f))) return true;
  return hasImmobile(u, f) || force.some((unit) => refugesOf(u, unit, f.origin).length === 0);
}

/** 4.2.5: takes a force back hex by hex, and turns what it cannot or will not go into losses. */
export const retreat = process<Retreat>('retreat', (u, f) => {
  f.units = f.units.filter((unit) => isThere(u, unit));
  if (f.left <= 0 || f.units.length === 0) return u.done();
  if (cannotRetreat(u, f)) {
    // 4.2.5.2a: each hex that cannot be retreated costs a step; then it is tried again.
    f.left--;
    return pushLosses(u, { units: withHq(u, f), left: 1, owner: f.owner });
  }
  u.done();
  u.push(withdraw, bindings(f));
});

const withHq = (u: R, { units, hq }: Retreat) => (isThere(u, hq) ? [...units, hq] : units.slice());

/** The owner takes the force back by one hex, together or unit by unit, or stands. */
export const withdraw = question<Retreat>('withdraw', {
  seats: (_, f) => 1 << f.owner,
  prompt: (u, f) => (f.left > 1 ? say`${whereTo(u, f)} ${f.left} hexes are to go.` : whereTo(u, f)),
  about: (u, f) => markHex(groupHex(u, f)),
  anchor: '4.2.5.1a',
  verbs: [
    verb<Hex, Retreat>({
      name: 'retreat',
      domain: HEX,
      check: (u, f, hex) => refuseHex(u, f, hex),
      list: (u, f, _, add) => commonRefuges(u, f).forEach(add),
      moot: (u, f, hex) => SHEET.grid.sideTowards(groupHex(u, f), hex) < 0,
      label: (u, f, hex) => refugeLabel(u, f, hex),
      apply(u, f, hex) {
        const from = groupHex(u, f);
        const joined = friendsIn(u, f, hex);
        for (const unit of f.units) {
          u.log('retreated', unit, from, hex);
          put(u, unit, atHex(hex));
        }
        for (const unit of joined) {
          if (f.left > 1) u.log('swept-along', unit, hex);
          joinForces(u, f.units[0], unit);
        }
        const mobile = f.mobile > 0 && isHeldByHq(u, f) ? f.mobile - 1 : f.mobile;
        u.push(retreat, { ...bindings(f), units: [...f.units, ...joined], left: f.left - 1, mobile });
      },
    }),
    verb<Counter, Retreat>({
      name: 'split',
      domain: COUNTER,
      check(u, f, unit) {
        if (!f.units.includes(unit)) return notInForce;
        if (f.units.length < 2) return alone;
        if (!mayPart(u, f)) return oneWay;
        const like = firstLike(u, f.units, unit);
        return like === unit ? null : nameInstead(like);
      },
      list(u, f, _, add) {
        if (f.units.length > 1 && mayPart(u, f)) unlikeOnes(u, f.units).forEach(add);
      },
      moot: (_, f, unit) => !f.units.includes(unit),
      apply(u, f, unit) {
        // 4.2.5.1a: all units go the same number of hexes, so a part of the force cannot stand.
        const part = { ...bindings(f), mayStand: false };
        u.push(retreat, { ...part, units: f.units.filter((other) => other !== unit) });
        u.push(retreat, { ...part, units: [unit] });
      },
    }),
    {
      name: 'stand',
      label: () => say`Stand, lose a step`,
      check: (u, f) => (f.mayStand ? null : whyNoStand(u, f)),
      apply(u, f) {
        u.push(retreat, { ...bindings(f), left: f.left - 1 });
        pushLosses(u, { units: withHq(u, f), left: 1, owner: f.owner });
      },
    },
  ],
});

/** Of a force that was split, the part that goes now is named. */
function whereTo(u: R, f: Retreat): string {
  const here = groupHex(u, f);
  if (friendsIn(u, f, here).length === f.units.length)
    return say`Where do the units in ${hexNear(here)} retreat?`;
  if (f.units.length === 1) return say`Where does ${unitName(f.units[0])} retreat from ${hexNear(here)}?`;
  return say`Where do ${listed('and', f.units.map(unitName))} retreat from ${hexNear(here)}?`;
}

/** 4.2.5.1h: friends in a hex of retreat join the force, go on with it, and have taken part. */
function friendsIn(u: R, f: Retreat, hex: Hex): Counter[] {
  return positionOf(u).ground[hex].filter((unit) => factionOf(u, unit) === f.owner);
}

/** "Calais; joining the retreat: French Army 7": in the last hex nobody has to go on, but there may be too many (9.2d). */
function refugeLabel(u: R, f: Retreat, hex: Hex): string {
  const joined = friendsIn(u, f, hex);
  if (joined.length === 0) return hexNear(hex);
  if (f.left > 1) return say`${hexNear(hex)}; joining the retreat: ${commas(joined.map(unitName))}`;
  const isFull = stackingFault(u, [...joined, ...f.units], mostSteps(u, hex)) !== null;
  return isFull ? say`${hexNear(hex)}; more than may stack there` : hexNear(hex);
}

function groupHex(u: R, f: Retreat): Hex {
  return hexOf(u.table.place[f.units[0]]);
}

/** The hexes that all units of the force may retreat into. */
function commonRefuges(u: R, f: Retreat): Hex[] {
  const [first, ...others] = f.units.map((unit) => refugesOf(u, unit, f.origin));
  return first.filter((hex) => others.every((list) => list.includes(hex)));
}

/** There is more than one hex to go to, so that it makes a difference who goes where. */
function mayPart(u: R, f: Retreat): boolean {
  return new Set(f.units.flatMap((unit) => refugesOf(u, unit, f.origin))).size > 1;
}

/** Why the force cannot retreat to the hex; null if it can. */
function refuseHex(u: R, f: Retreat, hex: Hex) {
  for (const unit of f.units) {
    const why = whyNoRefuge(u, unit, f.origin, hex);
    if (why)
      return refusal<Hex>(
        why.rule,
        () => say`${unitName(unit)} cannot retreat to ${hexName(hex)}: ${why.says}`,
      );
  }
  return null;
}

const ofUnit = (anchor: string, words: (unit: string) => string) =>
  refusal<Counter>(anchor, (_, unit) => words(unitName(unit)));
const notInForce = ofUnit('4.2.5.1a', (unit) => say`${unit} is not in the retreating force`);
const alone = ofUnit('4.2.5.1a', (unit) => say`${unit} is already on its own`);
const oneWay = ofUnit('4.2.5.1a', (unit) => say`there is only one hex to retreat to, for ${unit} as well`);
/** 4.2.5.3b: only the Blitz marker keeps the force from standing. */
function isBlitzedCity(u: R, f: Retreat): boolean {
  return groupHex(u, f) === f.origin && SHEET.isCity[f.origin] && u.table.blitz.includes(f.origin);
}

/** The attackers have had their choice (4.2.5.3c); defenders stand in Cities and behind some hexsides. */
function whyNoStand(u: R, f: Retreat) {
  if (f.owner === u.table.phasing) return attackersGo;
  return isBlitzedCity(u, f) ? blitzed : mustGo;
}

const attackersGo = refusal(
  '4.2.5.3c',
  () => say`attackers that have chosen to retreat do not take losses instead`,
);
const blitzed = refusal(
  '4.2.5.3b',
  () => say`a Blitz marker is in the City: its defenders may not take losses instead of retreating`,
);
const mustGo = refusal('4.2.5.3a', () => say`this force may not take losses instead of retreating`);

export const retreatRules = [retreat, withdraw];
