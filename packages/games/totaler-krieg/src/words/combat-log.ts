import { commas, type LogText, say } from '@sandtable/kernel';
import { SHIFT_KINDS, type Shift } from '../combat/odds.js';
import { oddsText } from '../combat/odds-view.js';
import { resultWords } from '../combat/result-words.js';
import { RETREAT_PARTS } from '../combat/results-table.js';
import type { Facts } from '../facts.js';
import type { Counter, Hex, Zone } from '../ids.js';
import { ZONES } from '../map/areas.js';
import { hexNear, unitName } from './names.js';
import { told } from './told.js';

/** Units of one name several times: "German infantry (2)". */
function unitList(units: readonly Counter[]): string {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unitName(unit), (counts.get(unitName(unit)) ?? 0) + 1);
  return commas([...counts].map(([name, n]) => (n > 1 ? say`${name} (${n})` : name)));
}

/** The log of combat and of steps lost. */
export const COMBAT_LOG: Record<string, LogText<Facts>> = {
  /** The hex, whether by Blitz, the HQ in ranged support, the attackers. */
  attacked: (_, args) => {
    const [hex, blitz, hq, ...units] = args as [Hex, number, Counter, ...Counter[]];
    const attack = blitz
      ? say`${hexNear(hex)} is attacked by Blitz: ${unitList(units)}`
      : say`${hexNear(hex)} is attacked: ${unitList(units)}`;
    return hq >= 0 ? say`${attack}, supported by ${unitName(hq)}` : attack;
  },
  supports: told<[Counter, Hex]>(
    ([unit, hex]) => say`${unitName(unit)} supports the defense of ${hexNear(hex)}`,
  ),
  /** The hex, both factors, the column by factors and by shifts, the die, the result, then the shifts in pairs. */
  combat: (_, args) => {
    const [hex, attack, defense, before, column, die, part, attacker, defender, ...pairs] = args;
    const shifts: Shift[] = [];
    for (let i = 0; i < pairs.length; i += 2) shifts.push({ why: SHIFT_KINDS[pairs[i]], by: pairs[i + 1] });
    const odds = oddsText({ attack, defense, before, shifts, column });
    const result = { retreat: RETREAT_PARTS[part], attacker, defender };
    const mark = say`${result.retreat} ${attacker}/${defender}`;
    return say`Attack on ${hexNear(hex as Hex)}: ${odds}. A ${die}: ${mark}, ${resultWords(result)}`;
  },
  'step-lost': told<[Counter, Hex]>(([unit, hex]) => say`${unitName(unit)} in ${hexNear(hex)} loses a step`),
  'left-map': told<[Counter, Hex, number]>(([unit, , delayed]) =>
    delayed ? say`${unitName(unit)} goes to the Delay Box` : say`${unitName(unit)} goes to the Force Pool`,
  ),
  remnant: told<[Counter, Hex]>(([unit, hex]) => say`${unitName(unit)} is left in ${hexNear(hex)}`),
  retreated: told<[Counter, Hex, Hex]>(([unit, , to]) => say`${unitName(unit)} retreats to ${hexNear(to)}`),
  'swept-along': told<[Counter, Hex]>(
    ([unit, hex]) => say`${unitName(unit)} in ${hexNear(hex)} joins the retreat`,
  ),
  advanced: told<[Counter, Hex, Hex]>(([unit, , to]) => say`${unitName(unit)} advances into ${hexNear(to)}`),
  exploited: told<[Counter, Hex, Hex]>(([unit, , to]) => say`${unitName(unit)} goes on to ${hexNear(to)}`),
  'doctrine-used': () => say`The Axis uses its Airmobile Doctrine`,
  dropped: told<[Counter, Hex, Hex]>(([unit, , to]) => say`${unitName(unit)} drops on ${hexNear(to)}`),
  landed: told<[Counter, Hex]>(([unit, to]) => say`${unitName(unit)} lands in ${hexNear(to)}`),
  'airdrop-landed': told<[Counter, Counter, Hex]>(
    ([airborne, infantry, hex]) =>
      say`${unitName(infantry)} lands in ${hexNear(hex)} behind ${unitName(airborne)}`,
  ),
  'strike-returned': told<[Counter, Zone]>(
    ([unit, zone]) => say`The aircraft of ${unitName(unit)} go back to the ${ZONES[zone].name}`,
  ),
};
