import type { Frame } from '@sandtable/kernel';
import { weatherAt } from '../calendar/weather.js';
import { muster } from '../combat/attack.js';
import { BATTLE_STEPS, type Battle, battle } from '../combat/battle.js';
import type { Draft } from '../combat/declarable.js';
import { mayDefendMobile } from '../combat/mobile-doctrine.js';
import { type Attack, airShift, resultFor } from '../combat/odds.js';
import { oddsView } from '../combat/odds-view.js';
import { resultWords } from '../combat/result-words.js';
import { COLUMNS, resultText } from '../combat/results-table.js';
import { cannotRetreat, hasImmobile, isHeldByHq } from '../combat/retreat.js';
import { COUNTER } from '../counters/counters.js';
import { type Counter, type Hex, NO_COUNTER } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { factionOf, positionOf } from '../position/position.js';
import type { R } from '../table.js';
import type { AttackView } from './view-types.js';

/** The attack that is put together or fought; null if there is none. */
export function attackView(u: R): AttackView | null {
  const draft = u.findFrame(muster);
  if (draft) return ofDraft(u, draft);
  const fought = u.findFrame(battle);
  return fought ? ofBattle(u, fought) : null;
}

const nameOrNull = (unit: Counter) => (unit >= 0 ? COUNTER.name(unit) : null);
const namesOf = (units: readonly Counter[]) => units.map((unit) => COUNTER.name(unit));

/** 4.2.5.1d, 4.2.5.1f: what keeps the defenders in their hex; a Mobile Defense (18.2) lets them go. */
function heldBy(u: R, target: Hex, hq: Counter): AttackView['held'] {
  const units = positionOf(u).ground[target];
  if (units.length === 0) return null;
  const owner = factionOf(u, units[0]);
  if (mayDefendMobile(u, owner, target, units, hq)) return null;
  const force = { origin: target, units, hq, left: 1, owner, mayStand: false, mobile: 0 };
  if (isHeldByHq(u, force)) return 'hq';
  if (hasImmobile(u, force)) return 'immobile';
  return cannotRetreat(u, force) ? 'nowhere' : null;
}

function ofDraft(u: R, { target, attackers, hq, blitz }: Draft): AttackView {
  const attack: Attack = { target, attackers, attackersHq: hq, defendersHq: NO_COUNTER, blitz };
  return {
    ...parties(u, attack, positionOf(u).ground[target]),
    ...outlook(u, attack),
    held: heldBy(u, target, NO_COUNTER),
    part: 'muster',
  };
}

function ofBattle(u: R, f: Frame & Battle): AttackView {
  const isThere = (unit: Counter) => hexOf(u.table.place[unit]) >= 0;
  const shown = parties(u, { ...f, attackers: f.attackers.filter(isThere) }, f.defenders.filter(isThere));
  if (f.result < 0)
    return { ...shown, ...outlook(u, f), held: heldBy(u, f.target, f.defendersHq), part: 'support' };
  const column = Math.floor(f.result / 6);
  return {
    ...shown,
    held: null,
    odds: null,
    rolled: { column: COLUMNS[column], die: (f.result % 6) + 1 },
    results: resultsOf(u, f.target, column),
    part: partOf(f.step),
  };
}

/** The frame's step is the next one. */
function partOf(step: number): AttackView['part'] {
  const now = BATTLE_STEPS[step - 1];
  if (now === 'advance' || now === 'end') return 'advance';
  return now === 'attacker-loses' ||
    now === 'attrition' ||
    now === 'mobile-retreat' ||
    now === 'defender-loses'
    ? 'losses'
    : 'retreat';
}

function parties(u: R, attack: Attack, defenders: readonly Counter[]) {
  const { target, attackers, attackersHq, defendersHq, blitz } = attack;
  const weather = weatherAt(u, target);
  const withHq = (units: readonly Counter[], hq: Counter) => (hq >= 0 ? [...units, hq] : units);
  const air = (units: readonly Counter[], byBlitz: boolean) =>
    units.length > 0 ? airShift(u, target, weather, factionOf(u, units[0]), units, byBlitz) : 0;
  return {
    hex: SHEET.ids[target],
    blitz,
    with: namesOf(attackers),
    hq: nameOrNull(attackersHq),
    defenders: namesOf(defenders),
    defendersHq: nameOrNull(defendersHq),
    air: air(withHq(attackers, attackersHq), blitz),
    enemyAir: air(withHq(defenders, defendersHq), false),
  };
}

/** The odds as they are now, and the results of their column. */
function outlook(u: R, attack: Attack): Pick<AttackView, 'odds' | 'rolled' | 'results'> {
  const odds = attack.attackers.length > 0 ? oddsView(u, attack) : null;
  const results = odds ? resultsOf(u, attack.target, COLUMNS.indexOf(odds.column)) : [];
  return { odds, rolled: null, results };
}

function resultsOf(u: R, target: Hex, column: number): AttackView['results'] {
  const found: { dice: number[]; result: string; says: string }[] = [];
  for (let die = 1; die <= 6; die++) {
    const result = resultFor(u, target, column, die);
    const text = resultText(result);
    const known = found.find((one) => one.result === text);
    if (known) known.dice.push(die);
    else found.push({ dice: [die], result: text, says: resultWords(result) });
  }
  return found;
}
