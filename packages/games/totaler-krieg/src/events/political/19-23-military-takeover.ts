import { say } from '@sandtable/kernel';
import { AXIS } from '../../ids.js';
import { process, question, refusal } from '../../kit.js';
import { NEGOTIATION, NO_TRUCE, POSTURE_BOX_NAMES, POSTURE_BOXES } from '../../politics/posture.js';
import { increaseTruce, placeTruce, reduceTruce } from '../../politics/truces.js';
import type { U } from '../../table.js';
import type { Occurrence } from '../political-event.js';

/** 19.23 Military Takeover: a marker against the Axis; every Truce may change, then every box without one gets Negotiation. */
export function militaryTakeover(u: U, _: Occurrence): void {
  u.table.takeovers++;
  u.log('takeover');
  const had = POSTURE_BOXES.map((_, box) => box).filter((box) => u.table.truce[box] !== NO_TRUCE);
  u.push(takeover, { had, next: 0 });
}

/** The boxes that had a Truce are asked about one by one; those without any get Negotiation in the end. */
const takeover = process<{ had: number[]; next: number }>('military-takeover', (u, f) => {
  if (f.next < f.had.length) return u.push(changeTruce, { box: f.had[f.next++] });
  u.done();
  POSTURE_BOXES.forEach((_, box) => {
    if (u.table.truce[box] === NO_TRUCE) placeTruce(u, box, NEGOTIATION);
  });
});

const changeTruce = question<{ box: number }>('change-truce', {
  seats: () => 1 << AXIS,
  prompt: (_, f) => say`Is this Truce changed: ${POSTURE_BOX_NAMES[f.box]}?`,
  anchor: '19.23',
  verbs: [
    {
      name: 'increase',
      check: (u, f) => (u.table.truce[f.box] === NEGOTIATION ? null : highest),
      apply: (u, f) => increaseTruce(u, f.box),
    },
    { name: 'reduce', check: () => null, apply: (u, f) => reduceTruce(u, f.box) },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const highest = refusal('13.6.2.3b', () => say`only Negotiation can be increased`);

export const takeoverRules = [takeover, changeTruce];
