import { say } from '@sandtable/kernel';
import { AXIS, type Faction, NO_COUNTRY } from '../../ids.js';
import { question } from '../../kit.js';
import { civilWarInEffect, REPUBLICAN_SUPPORT, republicanSupport } from '../../politics/overseas.js';
import { put } from '../../position/position.js';
import type { U } from '../../table.js';
import type { Occurrence } from '../political-event.js';
import { civilWarDefeat, civilWarVictory } from './19-04-civil-war.js';

/** 19.35 Republican Infighting: the Republic loses a City, or its supporter. */
export function republicanInfighting(u: U, { faction }: Occurrence): void {
  if (civilWarInEffect(u)) u.push(infighting, { faction });
}

const infighting = question<{ faction: Faction }>('infighting', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Does the Republic lose a City, or change its supporter?`,
  anchor: '19.35',
  verbs: [
    {
      name: 'lose-a-city',
      check: () => null,
      apply(u, f) {
        const occurrence = { faction: f.faction, country: NO_COUNTRY, about: '' };
        if (f.faction === AXIS) civilWarVictory(u, occurrence);
        else civilWarDefeat(u, occurrence);
      },
    },
    {
      name: 'change-supporter',
      check: () => null,
      apply(u) {
        put(u, REPUBLICAN_SUPPORT, u.table.place[REPUBLICAN_SUPPORT], 1 - u.table.face[REPUBLICAN_SUPPORT]);
        u.log('support-flipped', republicanSupport(u));
      },
    },
  ],
});

export const infightingRules = [infighting];
