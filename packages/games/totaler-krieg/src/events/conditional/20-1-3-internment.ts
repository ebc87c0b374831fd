import { say } from '@sandtable/kernel';
import { AXIS } from '../../ids.js';
import { process, question } from '../../kit.js';
import { inPolicyLand, intern, internmentOf, misplaced } from '../../politics/internment.js';
import { endPolicy } from '../../politics/policies.js';
import { POLICY_NAMES } from '../../politics/posture.js';

/** 20.1.3, 20.3.8, 20.5.7 Internment: counters of any faction that are where they may not be. */
export const internment = process('internment', (u, f) => {
  // 20.7: first the Axis decides about Policies that its units violate.
  const [violated] = inPolicyLand(u);
  if (violated !== undefined && f.step === 0) return u.push(internOrEnd, { policy: violated.policy });
  const units = misplaced(u);
  u.done();
  if (units.length > 0) u.push(intern, internmentOf(units));
});

/** 20.7: units in the land of a PAC are interned, or the Policy ends. */
const internOrEnd = question<{ policy: number }>('intern-or-end-policy', {
  seats: () => 1 << AXIS,
  prompt: (_, f) => say`Axis units violate ${POLICY_NAMES[f.policy]}: are they interned, or does it end?`,
  anchor: '20.7',
  verbs: [
    {
      name: 'intern',
      check: () => null,
      apply(u, f) {
        const units = inPolicyLand(u).flatMap((one) => (one.policy === f.policy ? [one.counter] : []));
        u.push(intern, internmentOf(units));
      },
    },
    { name: 'end-policy', check: () => null, apply: (u, f) => endPolicy(u, f.policy) },
  ],
});

export const internmentEventRules = [internment, internOrEnd];
