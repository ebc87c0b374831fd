import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../counters/alike.js';
import { COUNTER, IS_GROUND, IS_HQ } from '../counters/counters.js';
import { type Counter, FACTIONS, type Faction, type Hex, NO_COUNTER } from '../ids.js';
import { process, question, verb } from '../kit.js';
import { HEX, SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { keepsPolicy } from '../politics/closed-land.js';
import { factionOf, positionOf } from '../position/position.js';
import type { R } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { hexNear, markHex, unitName } from '../words/names.js';
import * as no from './attack-refusals.js';
import { battle, battleOf } from './battle.js';
import { isBlitzEnabled } from './blitz.js';
import {
  attackOf,
  type Draft,
  isAttackable,
  isCompletable,
  isEnough,
  strongestAttack,
  targetsOf,
} from './declarable.js';
import { isTarget } from './enemies.js';
import { type Attack, oddsOf } from './odds.js';
import { oddsText, oddsView } from './odds-view.js';
import {
  attackersOf,
  canAttackAcross,
  fitTogether,
  isBoundAtHome,
  keepsPeace,
  neighboursOf,
  supportersOf,
  weatherForbidsBlitz,
} from './parties.js';
import { refuseSupport } from './support-refusals.js';

const attackFrom = ({ target, attackers, hq, blitz }: Draft): Attack => ({
  target,
  attackers,
  attackersHq: hq,
  defendersHq: NO_COUNTER,
  blitz,
});

type Segment = { blitz: boolean };

/** 4.1.2, 4.2: attacks one at a time, until the phasing faction is done or nobody is left to attack. */
export const combatSegment = process<Segment & { over: boolean }>('combat-segment', (u, f) => {
  if (f.over || targetsOf(u, u.table.phasing, f.blitz).length === 0) u.done();
  else u.push(combat, { blitz: f.blitz });
});

export const combat = question<Segment>('combat', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (_, f) => (f.blitz ? say`Which hex is attacked by Blitz?` : say`Which hex is attacked?`),
  anchor: '4.2.1a',
  standingOrder: notAskedInSegment('done'),
  verbs: [
    verb<Hex, Segment>({
      name: 'attack',
      domain: HEX,
      rolls: true,
      check: (u, f, hex, seat) => refuseTarget(u, hex, seat, f.blitz),
      list: (u, f, seat, add) => targetsOf(u, seat, f.blitz).forEach(add),
      moot: (u, _, hex, seat) => !isTarget(u, hex, seat),
      label: (u, f, hex, seat) => bestOdds(u, hex, seat, f.blitz),
      apply: (u, f, target) => u.push(muster, { target, attackers: [], hq: NO_COUNTER, blitz: f.blitz }),
    }),
    {
      name: 'done',
      check: () => null,
      apply(u) {
        u.findFrame(combatSegment)!.over = true;
      },
    },
  ],
});

/** "Attack Posen: with everybody, 12 against 4 is 3-1; City −1: 2-1" */
function bestOdds(u: R, target: Hex, seat: Faction, blitz: boolean): string {
  if (positionOf(u).ground[target].length === 0)
    return say`Attack ${hexNear(target)}: it falls without a die`;
  const attackers = strongestAttack(u, target, seat, blitz);
  const odds = oddsOf(u, attackFrom({ target, attackers, hq: NO_COUNTER, blitz }));
  return say`Attack ${hexNear(target)}: with everybody, ${oddsText(odds)}`;
}

function refuseTarget(u: R, hex: Hex, seat: Faction, blitz: boolean) {
  if (!isTarget(u, hex, seat)) {
    const { units } = positionOf(u);
    return FACTIONS.some((other) => other !== seat && units[other][hex] > 0) ? no.notAnEnemy : no.nobodyThere;
  }
  if (u.table.targets.includes(hex)) return no.attackedAlready;
  if (SHEET.isSea[hex]) return no.atSea;
  if (attackersOf(u, hex, seat, blitz).length > 0)
    return isAttackable(u, hex, seat, blitz) ? null : no.allTooWeak;
  const near = attackersOf(u, hex, seat, false);
  if (near.length === 0) return refuseNeighbours(u, hex, seat);
  if (!blitz) return no.nobodyNear;
  return near.some((unit) => isBlitzEnabled(u, hexOf(u.table.place[unit]))) ? no.badWeather : no.notEnabled;
}

/** Why none of the units next to the hex can attack it; the first one's reason, if there are any. */
function refuseNeighbours(u: R, hex: Hex, seat: Faction) {
  const { ground } = positionOf(u);
  for (const next of neighboursOf(hex)) {
    const unit = ground[next].find((one) => factionOf(u, one) === seat);
    if (unit === undefined) continue;
    if (!canAttackAcross(u, next, hex)) return no.acrossWater;
    if (keepsPeace(u, unit, hex)) return no.atPeace;
    if (keepsPolicy(u, unit, hex)) return no.underPolicy;
    if (isBoundAtHome(u, unit, hex)) return no.boundAtHome;
    return no.nobodyNear;
  }
  return no.nobodyNear;
}

/** 4.2.2a: the attacking units, and at most one HQ in ranged support. */
export const muster = question<Draft>('muster', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (_, f) => say`Who attacks ${hexNear(f.target)}?`,
  about: (_, f) => markHex(f.target),
  continuesChoice: true,
  anchor: '4.2.1b',
  odds: (u, f) => (f.attackers.length > 0 ? oddsView(u, attackFrom(f)) : null),
  verbs: [
    verb<Counter, Draft>({
      name: 'with',
      domain: COUNTER,
      rolls: true,
      check(u, f, unit, seat) {
        const refused = refuseAttacker(u, f, unit, seat);
        if (refused) return refused;
        const like = firstLike(u, joiners(u, f, seat), unit);
        if (like !== unit && like >= 0) return nameInstead(like);
        return isCompletable(u, withUnit(f, unit), seat) ? null : no.leavesTooWeak;
      },
      list(u, f, seat, add) {
        const pool = attackersOf(u, f.target, seat, f.blitz);
        for (const unit of unlikeOnes(u, joiners(u, f, seat)))
          if (isCompletable(u, withUnit(f, unit), seat, pool)) add(unit);
      },
      moot: (u, f, unit, seat) => factionOf(u, unit) !== seat || !isNextTo(u, f, unit),
      label: (u, f, unit) => joinLabel(u, withUnit(f, unit), unit),
      apply: (u, f, unit) => u.push(muster, withUnit(f, unit)),
    }),
    verb<Counter, Draft>({
      name: 'support',
      domain: COUNTER,
      rolls: true,
      check(u, f, unit, seat) {
        if (f.hq >= 0) return no.oneHq;
        const refused = refuseSupport(u, unit, seat, f.target, f.attackers, f.blitz);
        if (refused) return refused;
        return isCompletable(u, { ...draftOf(f), hq: unit }, seat) ? null : no.leavesTooWeak;
      },
      list(u, f, seat, add) {
        if (f.hq >= 0) return;
        for (const unit of hqsFor(u, f, seat))
          if (isCompletable(u, { ...draftOf(f), hq: unit }, seat)) add(unit);
      },
      moot: (_, __, unit) => !IS_HQ[unit],
      label: (u, f, unit) => joinLabel(u, { ...draftOf(f), hq: unit }, unit),
      apply: (u, f, unit) => u.push(muster, { ...draftOf(f), hq: unit }),
    }),
    {
      name: 'declare',
      check(u, f) {
        if (f.attackers.length === 0) return no.nobodyYet;
        const attack = attackOf(u, f);
        if (isEnough(u, f.target, attack)) return null;
        return attack === 0 ? no.noFactor : no.tooWeak;
      },
      apply(u, f) {
        u.table.attacked.push(...f.attackers);
        u.table.targets.push(f.target);
        if (f.hq >= 0) u.table.supported.push(f.hq);
        u.push(battle, battleOf(u, attackFrom(f)));
      },
    },
  ],
});

/** "German Army 4: 12 against 4 is 3-1; City −1: 2-1": the odds with whoever joins. */
function joinLabel(u: R, draft: Draft, unit: Counter): string {
  if (positionOf(u).ground[draft.target].length === 0) return unitName(unit);
  return say`${unitName(unit)}: ${oddsText(oddsOf(u, attackFrom(draft)))}`;
}

function refuseAttacker(u: R, f: Draft, unit: Counter, seat: Faction) {
  if (factionOf(u, unit) !== seat) return no.notYourUnit;
  if (!IS_GROUND[unit]) return no.noGroundUnit;
  if (f.attackers.includes(unit) || unit === f.hq) return no.takesPart;
  if (!isNextTo(u, f, unit)) return no.notAdjacent;
  const hex = hexOf(u.table.place[unit]);
  if (!canAttackAcross(u, hex, f.target)) return no.wrongHexside;
  if (u.table.attacked.includes(unit)) return no.unitAttacked;
  if (u.table.supported.includes(unit)) return no.hqSupported;
  if (keepsPeace(u, unit, f.target)) return no.unitAtPeace;
  if (keepsPolicy(u, unit, f.target)) return no.unitUnderPolicy;
  if (isBoundAtHome(u, unit, f.target)) return no.keptAtHome;
  if (f.blitz && !isBlitzEnabled(u, hex)) return no.unitNotEnabled;
  if (f.blitz && weatherForbidsBlitz(u, f.target, unit)) return no.badWeatherFor;
  // What is left is an Airdrop, which is no ground unit while it lies on that side.
  if (!attackersOf(u, f.target, seat, f.blitz).includes(unit)) return no.noGroundUnit;
  return fitTogether(u, [...f.attackers, unit]) ? null : no.mixedMinors;
}

function isNextTo(u: R, f: Draft, unit: Counter): boolean {
  const hex = hexOf(u.table.place[unit]);
  return hex >= 0 && SHEET.grid.sideTowards(hex, f.target) >= 0;
}

/** Those who may join the draft, whether or not it would come to anything. */
function joiners(u: R, f: Draft, seat: Faction): Counter[] {
  return attackersOf(u, f.target, seat, f.blitz).filter(
    (unit) => !f.attackers.includes(unit) && unit !== f.hq && fitTogether(u, [...f.attackers, unit]),
  );
}

/** The bindings of a frame without the kernel's own fields. */
function draftOf({ target, attackers, hq, blitz }: Draft): Draft {
  return { target, attackers, hq, blitz };
}

function withUnit(f: Draft, unit: Counter): Draft {
  return { ...draftOf(f), attackers: [...f.attackers, unit] };
}

function hqsFor(u: R, f: Draft, seat: Faction): Counter[] {
  return supportersOf(u, f.target, seat, f.attackers, f.blitz);
}

export const attackRules = [combatSegment, combat, muster];
