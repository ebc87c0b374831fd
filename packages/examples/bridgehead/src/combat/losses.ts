import type { Question } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Side, UnitNumber } from '../numbers.js';
import { isOnMap, loseStep, question, type Table, type Umpire, verb } from '../table.js';
import { prompts } from '../words.js';
import { notInCombat } from './refusals.js';

/** Units of one side that must lose this many steps in total. */
type Loss = { seat: Side; units: UnitNumber[]; left: number };

const body = {
  seats: (_: unknown, f: Loss) => 1 << f.seat,
  prompt: prompts.lose,
  anchor: 'loss.owner',
};

const lose = {
  name: 'lose',
  domain: (u: { facts: Facts }) => u.facts.unitNames,
};

/** loss.owner: the owner chooses which unit takes the first step loss. */
export const firstLoss: Question<Table, Facts, Loss> = question<Loss>('first-loss', {
  ...body,
  verbs: [
    verb<UnitNumber, Loss>({
      ...lose,
      check: (u, f, unit) => (f.units.includes(unit) && isOnMap(u, unit) ? null : notInCombat),
      list: (u, f, _, add) => f.units.filter((unit) => isOnMap(u, unit)).forEach(add),
      apply: (u, f, unit) => takeLoss(u, f, unit),
    }),
  ],
});

/** Each further step loss is part of the same choice. */
export const nextLoss: Question<Table, Facts, Loss> = question<Loss>('next-loss', {
  ...body,
  continuesChoice: true,
  verbs: firstLoss.verbs,
});

function takeLoss(u: Umpire, { seat, units, left }: Loss, unit: UnitNumber): void {
  loseStep(u, unit);
  const alive = units.filter((one) => isOnMap(u, one));
  if (left > 1 && alive.length > 0) u.push(nextLoss, { seat, units: alive, left: left - 1 });
}

/** Applies step losses, if any of the units is left. */
export function pushLosses(u: Umpire, seat: Side, units: readonly UnitNumber[], steps: number): void {
  const alive = units.filter((unit) => isOnMap(u, unit));
  if (steps > 0 && alive.length > 0) u.push(firstLoss, { seat, units: alive, left: steps });
}
