import { say } from '@sandtable/kernel';
import { REDUCED } from '../counters/counters.js';
import type { Counter } from '../ids.js';
import { question } from '../kit.js';
import { hexOf } from '../places.js';
import { byStripe, waitingFace } from '../politics/leave-country.js';
import { factionOf, put } from '../position/position.js';
import { release } from '../steps/holding.js';
import type { U } from '../table.js';
import { markHex, unitName } from '../words/names.js';
import { pushEmergencyBreakdown } from './break-down.js';

/** 4.2.6.2d: the step in a Holding Box is lost, and its multi-national unit breaks down. */
export function loseHeldStep(u: U, unit: Counter): void {
  const held = release(u, unit);
  u.log('step-lost', held, hexOf(u.table.place[unit]));
  put(u, held, byStripe(u, held), waitingFace(held));
  pushEmergencyBreakdown(u, unit, 1);
}

/** 4.2.6.2d: a multi-national unit loses a step of its Major Country, or the one in its Holding Box. */
export const heldOrOwn = question<{ unit: Counter }>('held-or-own-step', {
  seats: (u, f) => 1 << factionOf(u, f.unit),
  prompt: (_, f) =>
    say`Does ${unitName(f.unit)} lose a step of its own, or the one in its Holding Box and break down?`,
  about: (u, f) => markHex(hexOf(u.table.place[f.unit])),
  anchor: '4.2.6.2d',
  verbs: [
    {
      name: 'own-step',
      check: () => null,
      apply(u, { unit }) {
        const at = u.table.place[unit];
        u.log('step-lost', unit, hexOf(at));
        put(u, unit, at, REDUCED);
      },
    },
    { name: 'held-step', check: () => null, apply: (u, f) => loseHeldStep(u, f.unit) },
  ],
});
