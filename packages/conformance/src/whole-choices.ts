import type { Machine, State } from '@sandtable/kernel';
import { type ChoiceEffects, carryOut } from './carry-out.js';
import { legalThere } from './determinizations.js';
import { type Playthrough, positionAt } from './playthrough.js';

// A compound choice has several parts, each a step of a playthrough. The journal, undo and saved matches know complete
// choices only.

/** Is a seat in the middle of a compound choice? */
export function isMidChoice<T, C>(machine: Machine<T, C>, state: State<T>): boolean {
  return machine.question(state)?.rule.continuesChoice === true;
}

/** This step, or the earlier one with which its choice begins. */
export function wholeStep<T, C>(line: Playthrough<T, C>, step: number): number {
  let whole = step;
  while (whole > 0 && isMidChoice(line.machine, positionAt(line, whole))) whole--;
  return whole;
}

/** Makes the parts of a choice, one after the other; null if one of them is not legal. */
export function carryOutParts<T, C>(
  machine: Machine<T, C>,
  before: State<T>,
  seat: number,
  parts: readonly string[],
): ChoiceEffects<T> | null {
  const whole: ChoiceEffects<T> = { after: before, revealed: [], told: [], chance: [] };
  for (const part of parts) {
    const option = legalThere(machine, whole.after, seat, part);
    if (option === null) return null;
    const { after, revealed, told, chance } = carryOut(machine, whole.after, seat, option);
    whole.after = after;
    whole.revealed.push(...revealed);
    whole.told.push(...told);
    whole.chance.push(...chance);
  }
  return whole;
}
