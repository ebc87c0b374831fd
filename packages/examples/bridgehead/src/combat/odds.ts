import type * as kernel from '@sandtable/kernel';
import { commas, say } from '@sandtable/kernel';
import { deploymentOf } from '../deployment.js';
import { isRiver, TERRAIN_SHIFT, terrainOf } from '../map/index.js';
import type { Hex, UnitNumber } from '../numbers.js';
import { isSupplied } from '../supply/supply.js';
import { attackOf, defenceOf, enemyOf, type Reader, unitsIn } from '../table.js';
import { kindOf } from '../units/roster.js';
import { COLUMNS, RESULT_IDS, RESULTS, RESULTS_TABLE } from './results-table.js';

/** A column shift: to the right favours the attacker, to the left the defender. */
export interface Shift {
  readonly why: string;
  readonly by: number;
}

export interface Odds {
  readonly attack: number;
  readonly defence: number;
  /** The column before shifts. */
  readonly before: number;
  readonly shifts: readonly Shift[];
  /** The column after shifts, which is rolled on. */
  readonly column: number;
}

/** combat.odds: the odds of an attack on a hex by these units. */
export function oddsOf(u: Reader, target: Hex, attackers: readonly UnitNumber[]): Odds {
  const side = attackers.length > 0 ? u.facts.units[attackers[0]].side : u.table.side;
  const deployment = deploymentOf(u);
  let attack = 0;
  for (const unit of attackers) {
    const strength = attackOf(u, unit);
    attack += isSupplied(u, side, u.table.hex[unit], deployment) ? strength : Math.ceil(strength / 2);
  }
  let defence = 0;
  for (const unit of unitsIn(u, target)) defence += defenceOf(u, unit);
  const before = columnOf(attack, defence);
  const shifts = shiftsOf(u, target, attackers);
  const shifted = shifts.reduce((sum, { by }) => sum + by, before);
  return { attack, defence, before, shifts, column: Math.max(0, Math.min(COLUMNS.length - 1, shifted)) };
}

/** Fractions are dropped: 9 against 5 is 1:1, 4 against 5 is 1:2, and so is anything worse. */
export function columnOf(attack: number, defence: number): number {
  if (attack < defence) return 0;
  return Math.min(COLUMNS.length - 1, Math.floor(attack / defence));
}

/** combat.terrain, combat.river, combat.armour, combat.unsupplied. */
function shiftsOf(u: Reader, target: Hex, attackers: readonly UnitNumber[]): Shift[] {
  if (attackers.length === 0) return [];
  const { map, units } = u.facts;
  const terrain = terrainOf(map, target);
  const shifts: Shift[] = [];
  if (TERRAIN_SHIFT[terrain] > 0) shifts.push({ why: terrain, by: -TERRAIN_SHIFT[terrain] });
  const acrossRiver = (unit: UnitNumber) =>
    isRiver(map, target, map.grid.sideTowards(target, u.table.hex[unit]));
  if (attackers.every(acrossRiver)) shifts.push({ why: say`river`, by: -1 });
  const isArmour = (unit: UnitNumber) => kindOf(units[unit]).id === 'armour';
  if (terrain === 'clear' && attackers.some(isArmour)) shifts.push({ why: say`armour`, by: 1 });
  const side = enemyOf(units[attackers[0]].side);
  if (!isSupplied(u, side, target)) shifts.push({ why: say`out of supply`, by: 1 });
  return shifts;
}

/** The same for the client, with the possible results. */
export function oddsView({ attack, defence, before, shifts, column }: Odds): kernel.Odds {
  const outcomes = RESULT_IDS.map((result) => ({
    result,
    says: RESULTS[result].name,
    rolls: RESULTS_TABLE.filter((row) => row[column] === result).length,
  })).filter(({ rolls }) => rolls > 0);
  return {
    attack,
    defence,
    ratio: COLUMNS[before],
    shifts: shifts.map((shift) => ({ ...shift })),
    column: COLUMNS[column],
    outcomes,
    rolls: RESULTS_TABLE.length,
  };
}

/** "9 against 5 is 1:1; town −2, armour +1: rolled at 1:2". */
export function oddsText({ attack, defence, before, shifts, column }: Odds): string {
  const strength = say`${attack} against ${defence} is ${COLUMNS[before]}`;
  if (shifts.length === 0) return strength;
  const named = shifts.map(({ why, by }) => (by < 0 ? say`${why} −${-by}` : say`${why} +${by}`));
  return say`${strength}; ${commas(named)}: rolled at ${COLUMNS[column]}`;
}
