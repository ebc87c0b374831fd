import { say } from '@sandtable/kernel';
import { type Counter, type Faction, NO_COUNTRY } from '../../ids.js';
import { question, refusal } from '../../kit.js';
import type { R, U } from '../../table.js';
import { hasPlace, pushUnitToPlace } from '../place-unit.js';
import type { Occurrence } from '../political-event.js';
import { colonialRecruits, minorRecruits } from '../recruits.js';
import { delayReduction } from './19-11-delay-reduction.js';

/** 19.21 Military Aid: a step of a Minor Country or a colony, or Delay Reduction. */
export function militaryAid(u: U, { faction }: Occurrence): void {
  u.push(aid, { faction });
}

const step = (name: string, recruits: (u: R, faction: Faction) => Counter[]) => ({
  name,
  check(u: R, { faction }: { faction: Faction }) {
    const units = recruits(u, faction);
    if (units.length === 0) return nobody;
    return hasPlace(u, faction, units) ? null : noPlace;
  },
  apply: (u: U, { faction }: { faction: Faction }) => pushUnitToPlace(u, faction, recruits(u, faction)),
});

const aid = question<{ faction: Faction }>('military-aid', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`What does Military Aid bring?`,
  anchor: '19.21',
  verbs: [
    step('minor-country-step', minorRecruits),
    step('colonial-step', colonialRecruits),
    {
      name: 'delay-reduction',
      check: () => null,
      apply: (u, f) => delayReduction(u, { faction: f.faction, country: NO_COUNTRY, about: '' }),
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const nobody = refusal('19.21', () => say`no such unit is in the Force Pool`);
const noPlace = refusal('19.21', () => say`no Replacement Location is free for such a unit`);

export const militaryAidRules = [aid];
