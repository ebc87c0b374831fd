import { type Attack, oddsOf, resultFor } from '../combat/odds.js';
import type { R } from '../table.js';
import { objectives } from './objectives.js';

/** What a retreat of the defenders, and a hex that decides the scenario, are worth in steps. */
const RETREAT = 0.5;
const PRIZE = 3;

/** The expected gain of an attack, in steps. */
export function expectedGain(u: R, attack: Attack): number {
  const odds = oddsOf(u, attack);
  if (odds.before < 0) return -10;
  const prize = objectives(u).includes(attack.target) ? PRIZE : 0;
  let gain = 0;
  for (let die = 1; die <= 6; die++) {
    const { attacker, defender, retreat } = resultFor(u, attack.target, odds.column, die);
    gain += defender - attacker;
    if (retreat === 'Ad') gain -= 0.4;
    else if (retreat === 'Ex') gain += 0.1;
    else gain += RETREAT * Number(retreat.slice(2)) + prize * 0.6;
  }
  return gain / 6;
}
