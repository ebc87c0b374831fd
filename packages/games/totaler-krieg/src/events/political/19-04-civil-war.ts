import { say } from '@sandtable/kernel';
import { COUNTER } from '../../counters/counters.js';
import { AXIS, type Counter, type Faction, NO_FACTION } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { hexOf, REMOVED } from '../../places.js';
import { isNeutral } from '../../politics/countries.js';
import {
  civilWarInEffect,
  civilWarMarkers,
  isCivilWarCapital,
  NATIONALIST_FACE,
  REPUBLICAN_FACE,
  REPUBLICAN_SUPPORT,
  republicanSupport,
} from '../../politics/overseas.js';
import { put } from '../../position/position.js';
import type { R, U } from '../../table.js';
import { hexName } from '../../words/names.js';
import { areaQuestion } from '../area-table.js';
import type { Occurrence } from '../political-event.js';
import { influence } from './19-19-influence.js';

/** Who flips a marker of the enemy's. */
type Flipping = { faction: Faction };

/** 19.4 Civil War Defeat: the other side flips one of the roller's markers. */
export function civilWarDefeat(u: U, { faction }: Occurrence): void {
  pushFlip(u, faction === AXIS ? republicanSupport(u) : AXIS);
}

/** 19.5 Civil War Victory: the roller's side flips one of the enemy's markers. */
export function civilWarVictory(u: U, { faction }: Occurrence): void {
  pushFlip(u, faction === AXIS ? AXIS : republicanSupport(u));
}

function pushFlip(u: U, faction: Faction): void {
  if (civilWarInEffect(u) && faction !== NO_FACTION) u.push(flip, { faction });
}

/** The markers of the other side; its Capital only as the last. */
function flippable(u: R, faction: Faction): Counter[] {
  const face = faction === AXIS ? REPUBLICAN_FACE : NATIONALIST_FACE;
  const enemy = civilWarMarkers(u).filter((marker) => u.table.face[marker] === face);
  const territories = enemy.filter((marker) => !isCivilWarCapital(marker));
  return territories.length > 0 ? territories : enemy;
}

const flip = question<Flipping>('civil-war-flip', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which City of the enemy is taken in the Civil War?`,
  anchor: '19.4',
  verbs: [
    verb<Counter, Flipping>({
      name: 'take',
      domain: COUNTER,
      check: (u, f, marker) => (flippable(u, f.faction).includes(marker) ? null : notThat),
      list: (u, f, _, add) => flippable(u, f.faction).forEach(add),
      moot: (u, f, marker) => !flippable(u, f.faction).includes(marker),
      label: (u, _, marker) => hexName(hexOf(u.table.place[marker])),
      apply(u, f, marker) {
        const face = f.faction === AXIS ? NATIONALIST_FACE : REPUBLICAN_FACE;
        put(u, marker, u.table.place[marker], face);
        u.log('civil-war-flip', hexOf(u.table.place[marker]), face === REPUBLICAN_FACE ? 1 : 0);
        if (!civilWarInEffect(u)) endCivilWar(u, f.faction);
      },
    }),
  ],
});

/** 13.8.6d, 13.8.6e: all markers go, but a victorious Republic keeps its Capital and its support. */
function endCivilWar(u: U, faction: Faction): void {
  const isRepublic = faction !== AXIS;
  u.log('civil-war-over', isRepublic ? 1 : 0);
  const capitals = civilWarMarkers(u).filter(isCivilWarCapital);
  const kept = isRepublic ? capitals[0] : -1;
  for (const marker of civilWarMarkers(u)) if (marker !== kept) put(u, marker, REMOVED);
  if (!isRepublic) put(u, REPUBLICAN_SUPPORT, REMOVED);
  u.push(victorsArea, { faction });
}

/** The winner may roll for Influence. */
export const victorsArea = areaQuestion<Flipping>(
  'civil-war-area',
  (u, f, country) => {
    if (isNeutral(u, country)) influence(u, { faction: f.faction, country, about: '' });
  },
  true,
);

const notThat = refusal<Counter>('19.4', () => say`this marker cannot be flipped now`);

export const civilWarRules = [flip, victorsArea];
