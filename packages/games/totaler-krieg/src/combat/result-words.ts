import { say } from '@sandtable/kernel';
import type { Result } from './results-table.js';

/** 4.2.4: the retreat part as a sentence. */
const RETREAT_WORDS: Readonly<Record<Result['retreat'], () => string>> = {
  Ad: () => say`the attackers retreat or lose a step`,
  Ex: () => say`the attackers retreat, or each side loses a step or retreats`,
  Dr1: () => say`the defenders retreat one hex`,
  Dr2: () => say`the defenders retreat two hexes`,
  Dr3: () => say`the defenders retreat three hexes`,
};

function attritionWords({ attacker, defender }: Result): string {
  if (attacker > 0 && defender > 0) {
    if (attacker === 1 && defender === 1) return say`each side loses a step`;
    return say`the attackers lose ${attacker} steps and the defenders ${defender}`;
  }
  if (attacker > 0)
    return attacker === 1 ? say`the attackers lose a step` : say`the attackers lose ${attacker} steps`;
  return defender === 1 ? say`the defenders lose a step` : say`the defenders lose ${defender} steps`;
}

/** "Dr2 1/1" → "the defenders retreat two hexes; then each side loses a step". */
export function resultWords(result: Result): string {
  const retreat = RETREAT_WORDS[result.retreat]();
  if (result.attacker === 0 && result.defender === 0) return retreat;
  return say`${retreat}; then ${attritionWords(result)}`;
}
