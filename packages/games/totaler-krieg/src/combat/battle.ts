import { type Frame, say } from '@sandtable/kernel';
import { IS_ARMOR, IS_HQ } from '../counters/counters.js';
import { type Counter, type Faction, NO_FACTION } from '../ids.js';
import { process } from '../kit.js';
import { luckyDie } from '../luck/luck.js';
import { MOUNTAIN, SHEET, STRAIT } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { factionOf, hasEnemy, positionOf } from '../position/position.js';
import { pushLosses } from '../steps/losses.js';
import { isSupplied } from '../supply/supply.js';
import type { R, U } from '../table.js';
import { hexName } from '../words/names.js';
import { pushAdvance, takeMarkers } from './advance.js';
import { defend, hqOfAnswer } from './defending-hq.js';
import { MOBILE, mayDefendMobile, mobileDefense, mobileRetreat } from './mobile-doctrine.js';
import { type Attack, airUnitsIn, isLandingMarine, oddsOf, resultFor, SHIFT_KINDS } from './odds.js';
import { defendingHqs } from './parties.js';
import { exchanging, LOSES_STEP, type Repulse, repulsed, shaken, stacksOf } from './repulse.js';
import { RETREAT_PARTS, type Result } from './results-table.js';
import { cannotRetreat, isHeldByHq, retreat } from './retreat.js';

/** A declared attack, from the defender's HQ to the advance. */
export interface Battle extends Attack {
  attackers: Counter[];
  defenders: Counter[];
  /** 4.2.6.1a: one of these takes the attackers' first loss; empty once it is taken. */
  first: Counter[];
  /** The column and the die as one number, once they are known: column × 6 + die − 1; -1 before. */
  result: number;
  /** 18.2: the defenders make a Mobile Defense and have not gone back by it yet. */
  mobile: boolean;
  /** Steps of attrition that became hexes of retreat. */
  spared: number;
}

export function battleOf(u: R, attack: Attack): Battle {
  const { target } = attack;
  return {
    ...attack,
    attackers: attack.attackers.slice(),
    defenders: positionOf(u).ground[target].slice(),
    first: attack.attackers.filter((unit) => IS_ARMOR[unit] || isLandingMarine(u, target, unit)),
    result: -1,
    mobile: false,
    spared: 0,
  };
}

export const BATTLE_STEPS = [
  'markers',
  'support',
  'roll',
  'mobile-defense',
  'retreat',
  'repulsed',
  'exchange',
  'exchanged',
  'attacker-loses',
  'attrition',
  'mobile-retreat',
  'defender-loses',
  'advance',
  'end',
] as const;

/** 4.2.2: the attack sequence. */
export const battle = process<Battle>(
  'battle',
  (u, f) => {
    const attacker = u.table.phasing;
    switch (BATTLE_STEPS[f.step++]) {
      case 'markers':
        u.log('attacked', f.target, f.blitz ? 1 : 0, f.attackersHq, ...f.attackers);
        // 4.2.1f: a hex with markers only falls without a roll; nobody exploits (4.2.8f).
        if (f.defenders.length > 0) return;
        takeMarkers(u, f.target, attacker);
        f.step = BATTLE_STEPS.indexOf('end');
        return pushAdvance(u, { target: f.target, units: f.attackers, exploit: 0, owner: attacker });
      case 'support':
        return askForSupport(u, f);
      case 'roll':
        f.defendersHq = hqOfAnswer(f.childResult);
        combatDie.roll(u, {});
        return;
      case 'mobile-defense':
        return askForMobileDefense(u, f);
      case 'retreat':
        f.mobile = f.childResult === MOBILE;
        return pushRetreatPart(u, f);
      case 'repulsed':
        // 4.2.4c: only if the attackers lost a step the defenders of an exchange are asked.
        if (f.childResult === LOSES_STEP) return pushAttackersLosses(u, f, 1);
        f.step = BATTLE_STEPS.indexOf('attacker-loses');
        return;
      case 'exchange':
        if (resultOf(u, f).retreat === 'Ex') return u.push(shaken, ofDefenders(u, f));
        f.step = BATTLE_STEPS.indexOf('attacker-loses');
        return;
      case 'exchanged':
        if (f.childResult === LOSES_STEP) return pushDefendersLosses(u, f, 1);
        // 18.2: they went back although an HQ held them.
        if (f.defenders.some((unit) => IS_HQ[unit]) || f.defendersHq >= 0) f.mobile = false;
        return;
      case 'attacker-loses':
        return pushAttackersLosses(u, f, resultOf(u, f).attacker);
      case 'attrition':
        return askForMobileRetreat(u, f);
      case 'mobile-retreat':
        if (f.childResult === MOBILE) goBackInstead(u, f);
        return;
      case 'defender-loses':
        return pushDefendersLosses(u, f, resultOf(u, f).defender - f.spared);
      case 'advance':
        if (hasEnemy(attacker, f.target, positionOf(u))) return;
        return pushAdvance(u, {
          target: f.target,
          units: f.attackers,
          exploit: hexesOfExploitation(u, f),
          owner: attacker,
        });
      case 'end':
        u.done();
    }
  },
  (_, f) => say`attack on ${hexName(f.target)}`,
);

const withHq = (units: readonly Counter[], hq: Counter) => (hq >= 0 ? [...units, hq] : units.slice());
const present = (u: R, units: readonly Counter[]) => units.filter((unit) => hexOf(u.table.place[unit]) >= 0);

function defenderOf(u: R, f: Battle): Faction {
  return factionOf(u, f.defenders[0]);
}

/** 4.2.4e, 4.2.6.1a: steps lost by the attackers, or by an HQ in ranged support. */
function pushAttackersLosses(u: U, f: Battle, left: number): void {
  if (left === 0) return;
  const units = present(u, withHq(f.attackers, f.attackersHq));
  pushLosses(u, { units, left, owner: u.table.phasing, first: f.first });
  f.first = [];
}

function pushDefendersLosses(u: U, f: Battle, left: number): void {
  const units = present(u, withHq(f.defenders, f.defendersHq));
  pushLosses(u, { units, left, owner: defenderOf(u, f) });
}

function askForSupport(u: U, f: Frame & Battle): void {
  // 4.2.1.2e: an HQ that defends its own hex has taken part in a combat.
  u.table.supported.push(...f.defenders.filter((unit) => IS_HQ[unit]));
  f.childResult = 0;
  if (defendingHqs(u, f.target, f.defenders).length > 0)
    u.push(defend, { target: f.target, defenders: f.defenders, owner: defenderOf(u, f) });
}

/** 4.2.2c to 4.2.2f */
const combatDie = luckyDie<object>('combat-die', {
  about: 'combat',
  rolling(u) {
    const f = u.findFrame(battle);
    return { roller: u.table.phasing, against: f ? defenderOf(u, f) : NO_FACTION };
  },
  settle(u, _, die) {
    const f = u.findFrame(battle);
    if (f) result(u, f, die);
  },
});

/** The log names everything that led to the result. */
function result(u: U, f: Battle, die: number): void {
  const { attack, defense, before, shifts, column } = oddsOf(u, f);
  // 4.2.3.1c
  if (u.facts.readings.airHelpsOnce) u.table.supported.push(...airUnitsIn(u, f));
  f.result = column * 6 + die - 1;
  const { retreat: part, attacker, defender } = resultOf(u, f);
  u.log(
    'combat',
    f.target,
    attack,
    defense,
    before,
    column,
    die,
    RETREAT_PARTS.indexOf(part),
    attacker,
    defender,
    ...shifts.flatMap(({ why, by }) => [SHIFT_KINDS.indexOf(why), by]),
  );
}

function resultOf(u: R, f: Battle): Result {
  return resultFor(u, f.target, Math.floor(f.result / 6), (f.result % 6) + 1);
}

/** 18.2: only if a step of the defenders could be lost, and only while they can go somewhere. */
function askForMobileDefense(u: U, f: Frame & Battle): void {
  f.childResult = 0;
  const { retreat: part, defender } = resultOf(u, f);
  const forced = part === 'Ex' || (part !== 'Ad' && cannotGo(u, ofDefenders(u, f)));
  if (!forced && defender === 0) return;
  const owner = defenderOf(u, f);
  if (mayDefendMobile(u, owner, f.target, f.defenders, f.defendersHq))
    u.push(mobileDefense, { target: f.target, owner });
}

const cannotGo = (u: R, force: Repulse) => stacksOf(u, force).some((stack) => cannotRetreat(u, stack));

/** 18.2: what is left of a Mobile Defense when the defenders lose steps by attrition. */
function askForMobileRetreat(u: U, f: Frame & Battle): void {
  f.childResult = 0;
  if (!f.mobile || resultOf(u, f).defender === 0 || present(u, f.defenders).length === 0) return;
  if (!cannotGo(u, ofDefenders(u, f))) u.push(mobileRetreat, { target: f.target, owner: defenderOf(u, f) });
}

/** 18.2: the defenders go back a hex instead of losing a step, an HQ or not. */
function goBackInstead(u: U, f: Battle): void {
  const stacks = stacksOf(u, ofDefenders(u, f));
  f.mobile = false;
  f.spared = 1;
  for (const stack of stacks) u.push(retreat, stack);
}

/** 4.2.4b to 4.2.4d */
function pushRetreatPart(u: U, f: Frame & Battle): void {
  const { retreat: part } = resultOf(u, f);
  const attackers = { target: f.target, units: f.attackers, hq: f.attackersHq, owner: u.table.phasing };
  if (part === 'Ad') return u.push(repulsed, { ...attackers, mobile: 0 });
  if (part === 'Ex') return u.push(exchanging, { ...attackers, mobile: 0 });
  f.step = BATTLE_STEPS.indexOf('attacker-loses');
  const [stack] = stacksOf(u, ofDefenders(u, f));
  u.push(retreat, { ...stack, left: Number(part.slice(2)), mayStand: mayStand(u, f) });
  if (isHeldByHq(u, stack)) f.mobile = false;
}

function ofDefenders(u: R, f: Battle): Repulse {
  return {
    target: f.target,
    units: present(u, f.defenders),
    hq: f.defendersHq,
    owner: defenderOf(u, f),
    mobile: f.mobile ? 1 : 0,
  };
}

/** 4.2.5.3: a City without a Blitz marker, or all attackers across Straits, Beachheads or Mountains. */
function mayStand(u: R, f: Battle): boolean {
  if (SHEET.isCity[f.target]) return !u.table.blitz.includes(f.target);
  return f.attackers.every((unit) => {
    const hex = hexOf(u.table.place[unit]);
    if (SHEET.isSea[hex]) return true;
    return (SHEET.marks(f.target, SHEET.grid.sideTowards(f.target, hex)) & (STRAIT | MOUNTAIN)) !== 0;
  });
}

/** 4.2.8a: after Dr2 or Dr3, if a supplied armor-type unit took part and is still there. */
function hexesOfExploitation(u: R, f: Battle): number {
  const { retreat: part } = resultOf(u, f);
  if (part !== 'Dr2' && part !== 'Dr3') return 0;
  const armor = present(u, f.attackers).some((unit) => IS_ARMOR[unit] && isSupplied(u, unit));
  return armor ? (part === 'Dr3' ? 2 : 1) : 0;
}

export const battleRules = [battle, combatDie.rule, defend, mobileDefense, mobileRetreat];
