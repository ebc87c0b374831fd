import { say } from '@sandtable/kernel';
import { type Faction, NO_COUNTRY } from '../../ids.js';
import { question, refusal } from '../../kit.js';
import type { U } from '../../table.js';
import { pushUnitToPlace } from '../place-unit.js';
import type { Occurrence } from '../political-event.js';
import { colonialRecruits, minorRecruits } from '../recruits.js';
import { delayReduction } from './19-11-delay-reduction.js';

/** 19.21 Military Aid: a step of a Minor Country or a colony, or Delay Reduction. */
export function militaryAid(u: U, { faction }: Occurrence): void {
  u.push(aid, { faction });
}

const aid = question<{ faction: Faction }>('military-aid', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`What does Military Aid bring?`,
  anchor: '19.21',
  verbs: [
    {
      name: 'minor-country-step',
      check: (u, f) => (minorRecruits(u, f.faction).length > 0 ? null : nobody),
      apply: (u, f) => pushUnitToPlace(u, f.faction, minorRecruits(u, f.faction)),
    },
    {
      name: 'colonial-step',
      check: (u, f) => (colonialRecruits(u, f.faction).length > 0 ? null : nobody),
      apply: (u, f) => pushUnitToPlace(u, f.faction, colonialRecruits(u, f.faction)),
    },
    {
      name: 'delay-reduction',
      check: () => null,
      apply: (u, f) => delayReduction(u, { faction: f.faction, country: NO_COUNTRY, about: '' }),
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const nobody = refusal('19.21', () => say`no such unit is in the Force Pool`);

export const militaryAidRules = [aid];
