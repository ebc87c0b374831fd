import { say } from '@sandtable/kernel';
import { type Counter, type Faction, NO_COUNTRY } from '../../ids.js';
import { process, question, refusal } from '../../kit.js';
import { civilWarInEffect } from '../../politics/overseas.js';
import { positionOf } from '../../position/position.js';
import { pushLosses } from '../../steps/losses.js';
import type { R, U } from '../../table.js';
import type { Occurrence } from '../political-event.js';
import { civilWarDefeat, civilWarVictory } from './19-04-civil-war.js';

type Price = { faction: Faction };

const unitsOf = (u: R, faction: Faction): Counter[] => positionOf(u).onMap[faction].slice();

/** 19.29 No Pasaran!: a step, or a defeat in the Civil War. */
export function noPasaran(u: U, { faction }: Occurrence): void {
  if (civilWarInEffect(u)) u.push(stepOrDefeat, { faction });
}

const stepOrDefeat = question<Price>('step-or-defeat', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Is a step lost, or is it a defeat in the Civil War?`,
  anchor: '19.29',
  verbs: [
    {
      name: 'lose-a-step',
      check: (u, f) => (unitsOf(u, f.faction).length > 0 ? null : noUnits),
      apply: (u, f) => pushLosses(u, { units: unitsOf(u, f.faction), left: 1, owner: f.faction }),
    },
    {
      name: 'defeat',
      check: () => null,
      apply: (u, f) => civilWarDefeat(u, { faction: f.faction, country: NO_COUNTRY, about: '' }),
    },
  ],
});

/** 19.39 The Bell Tolls for Thee: a step for a victory, or nothing. */
export function bellTolls(u: U, { faction }: Occurrence): void {
  if (civilWarInEffect(u)) u.push(stepForVictory, { faction });
}

const stepForVictory = question<Price>('step-for-victory', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Is a step given for a victory in the Civil War?`,
  anchor: '19.39',
  verbs: [
    {
      name: 'lose-a-step',
      check: (u, f) => (unitsOf(u, f.faction).length > 0 ? null : noUnitsToGive),
      apply(u, f) {
        u.push(victoryAfter, { faction: f.faction });
        pushLosses(u, { units: unitsOf(u, f.faction), left: 1, owner: f.faction });
      },
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const victoryAfter = process<Price>('victory-after-loss', (u, f) => {
  u.done();
  civilWarVictory(u, { faction: f.faction, country: NO_COUNTRY, about: '' });
});

const noUnits = refusal('19.29', () => say`you have no ground unit on the map`);
const noUnitsToGive = refusal('19.39', () => say`you have no ground unit on the map`);

export const noPasaranRules = [stepOrDefeat, stepForVictory, victoryAfter];
