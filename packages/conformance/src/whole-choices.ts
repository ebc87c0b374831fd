import type { Machine, State } from '@sandtable/kernel';
import { type ChoiceEffects, carryOut } from './carry-out.js';
import { type Playthrough, positionAt } from './playthrough.js';
import { legalThere } from './worlds.js';

// A choice may have several parts, and each of them is a step of a line. The journal, undo and saved matches know
// whole choices only.

/** Is somebody in the middle of a choice of several parts? */
export function isMidChoice<T, C>(machine: Machine<T, C>, state: State<T>): boolean {
  return machine.question(state)?.rule.continuesChoice === true;
}

/** This step, or the one before it where the choice begins that it belongs to. */
export function wholeStep<T, C>(line: Playthrough<T, C>, step: number): number {
  let whole = step;
  while (whole > 0 && isMidChoice(line.machine, positionAt(line, whole))) whole--;
  return whole;
}

/** Carries out the parts of a choice, one after the other; null where one of them is not legal. */
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
