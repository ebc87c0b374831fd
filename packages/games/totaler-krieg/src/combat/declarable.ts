import { minorOf } from '../counters/nations.js';
import { faceOf } from '../counters/units.js';
import { type Counter, type Country, type Faction, type Hex, NO_COUNTER } from '../ids.js';
import { positionOf } from '../position/position.js';
import type { R } from '../table.js';
import { isTarget } from './enemies.js';
import { attackersOf, fitTogether, supportersOf } from './parties.js';
import { columnFor } from './results-table.js';

/** An attack being put together: a compound choice, "attack HEX, with UNIT, support HQ, declare". */
export interface Draft {
  target: Hex;
  attackers: Counter[];
  hq: Counter;
  blitz: boolean;
}

const attackFactor = (u: R, unit: Counter) => (unit >= 0 ? faceOf(u, unit).attack : 0);
const sum = (u: R, units: readonly Counter[]) => units.reduce((all, unit) => all + attackFactor(u, unit), 0);

/** 4.2.1e, 4.2.1h: an attack with this factor can be made on the hex. Markers alone only need somebody to attack. */
export function isEnough(u: R, target: Hex, attack: number): boolean {
  const defenders = positionOf(u).ground[target];
  const defense = defenders.reduce((all, unit) => all + faceOf(u, unit).defense, 0);
  return attack > 0 && columnFor(attack, defense) >= 0;
}

/** The Attack Factor of a draft as it stands. */
export function attackOf(u: R, { attackers, hq }: Draft): number {
  return sum(u, attackers) + attackFactor(u, hq);
}

/** The draft with everybody who may join it: once for each Minor Country whose units could (4.2.1c). */
function fullSets(u: R, draft: Draft, pool: readonly Counter[]): Counter[][] {
  const others = pool.filter((unit) => !draft.attackers.includes(unit) && unit !== draft.hq);
  const minors = new Set(others.map((unit) => minorOf(u, unit)));
  minors.add(-1 as Country);
  const sets: Counter[][] = [];
  for (const minor of minors) {
    const joining = others.filter((unit) => [-1, minor].includes(minorOf(u, unit)));
    const all = [...draft.attackers, ...joining];
    if (all.length > 0 && fitTogether(u, all)) sets.push(all);
  }
  return sets;
}

/** The draft can still become an attack that can be made, with everybody who may join it. */
export function isCompletable(
  u: R,
  draft: Draft,
  faction: Faction,
  pool: readonly Counter[] = attackersOf(u, draft.target, faction, draft.blitz),
): boolean {
  for (const attackers of fullSets(u, draft, pool)) {
    const attack = attackOf(u, { ...draft, attackers });
    if (isEnough(u, draft.target, attack)) return true;
    if (draft.hq >= 0) continue;
    // Only now: whether an HQ is supplied takes longer to find out.
    for (const hq of supportersOf(u, draft.target, faction, attackers, draft.blitz))
      if (isEnough(u, draft.target, attack + attackFactor(u, hq))) return true;
  }
  return false;
}

/** The strongest attack on a hex, without HQs in ranged support. */
export function strongestAttack(u: R, target: Hex, faction: Faction, blitz: boolean): Counter[] {
  const draft = { target, attackers: [], hq: NO_COUNTER, blitz };
  const sets = fullSets(u, draft, attackersOf(u, target, faction, blitz));
  return sets.sort((one, other) => sum(u, other) - sum(u, one))[0] ?? [];
}

/** The hex can be attacked now by some set of attackers (4.2.1e). */
export function isAttackable(u: R, target: Hex, faction: Faction, blitz: boolean): boolean {
  const pool = attackersOf(u, target, faction, blitz);
  return pool.length > 0 && isCompletable(u, { target, attackers: [], hq: NO_COUNTER, blitz }, faction, pool);
}

/** The hexes a faction could attack now. */
export function targetsOf(u: R, faction: Faction, blitz: boolean): Hex[] {
  if (blitz && u.table.blitz.length === 0) return [];
  const position = positionOf(u);
  const found: Hex[] = [];
  for (const hex of position.filled) {
    if (u.table.targets.includes(hex) || !isTarget(u, hex, faction, position)) continue;
    if (isAttackable(u, hex, faction, blitz)) found.push(hex);
  }
  return found;
}
