import { say } from '@sandtable/kernel';
import { anotherStandsForIt, isFirstAlike } from '../../counters/alike.js';
import { COUNTER, COUNTER_COUNT, FULL, IS_SUPPORT } from '../../counters/counters.js';
import { AXIS, type Counter, FACTIONS, type Faction, type Hex, SOVIET, WESTERN } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { HEX } from '../../map/sheet.js';
import { DELAY_BOX, FORCE_POOL, hexOf, turnOf } from '../../places.js';
import { axisFor } from '../../politics/allies.js';
import { factionOf, put } from '../../position/position.js';
import type { R, U } from '../../table.js';
import { factionName, unitName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';

export interface Failing {
  /** The faction that suffers. */
  victim: Faction;
  /** The faction that profits. */
  enemy: Faction;
  supply: boolean;
}

/** 19.14 Failure: an enemy places the marker and may delay a support unit. */
export function failure(u: U, { faction, about }: Occurrence): void {
  const supply = about === 'supply';
  const enemies = faction === AXIS ? alliesInPlay(u) : [axisFor(u, faction)];
  if (enemies.length > 1) u.push(chooseEnemy, { victim: faction, supply });
  else if (enemies.length === 1) u.push(suffer, { victim: faction, enemy: enemies[0], supply });
}

function alliesInPlay(u: R): Faction[] {
  return FACTIONS.filter((faction) => faction !== AXIS && u.facts.scenario.factions.includes(faction));
}

const suffer = process<Failing>('suffer-failure', (u, f) => {
  const { victim, enemy, supply } = f;
  if (f.step++ === 0) return u.push(placeFailure, { victim, enemy, supply });
  u.done();
  if (delayable(u, victim).length > 0) u.push(delaySupport, { victim, enemy, supply });
});

const answer = (name: string, enemy: Faction) => ({
  name,
  check: () => null,
  apply: (u: U, { victim, supply }: { victim: Faction; supply: boolean }) =>
    u.push(suffer, { victim, enemy, supply }),
});

/** 19.14: the Axis picks the Allied faction that places its marker. */
const chooseEnemy = question<{ victim: Faction; supply: boolean }>('failure-enemy', {
  seats: (_, f) => 1 << f.victim,
  prompt: () => say`Which Allied faction places the Failure marker?`,
  anchor: '19.14',
  verbs: [answer('western', WESTERN), answer('soviet', SOVIET)],
});

const placeFailure = question<Failing>('place-failure', {
  seats: (_, f) => 1 << f.enemy,
  prompt: (_, f) =>
    f.supply
      ? say`Where do supplies fail ${factionName(f.victim)}?`
      : say`Where does command fail ${factionName(f.victim)}?`,
  anchor: '18.12',
  verbs: [
    verb<Hex, Failing>({
      name: 'fail',
      domain: HEX,
      check: () => null,
      apply(u, f, hex) {
        u.table.failures.push({ faction: f.victim, hex, supply: f.supply });
        u.log('failure', f.victim, hex, f.supply ? 1 : 0);
      },
    }),
  ],
});

function mayDelay(u: R, victim: Faction, counter: Counter): boolean {
  const place = u.table.place[counter];
  return (
    IS_SUPPORT[counter] &&
    factionOf(u, counter) === victim &&
    (place === FORCE_POOL || hexOf(place) >= 0 || turnOf(place) >= 0)
  );
}

/** Support units in the Force Pool, on the map or on the Turn Track. */
function delayable(u: R, victim: Faction): Counter[] {
  const found: Counter[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (mayDelay(u, victim, counter) && isFirstAlike(u, counter)) found.push(counter);
  return found;
}

const delaySupport = question<Failing>('delay-support', {
  seats: (_, f) => 1 << f.enemy,
  prompt: (_, f) => say`Which support unit of ${factionName(f.victim)} is delayed?`,
  anchor: '19.14',
  verbs: [
    verb<Counter, Failing>({
      name: 'delay',
      domain: COUNTER,
      check(u, f, counter) {
        if (!mayDelay(u, f.victim, counter)) return notDelayable;
        return isFirstAlike(u, counter) ? null : anotherStandsForIt;
      },
      list: (u, f, _, add) => delayable(u, f.victim).forEach(add),
      moot: (_, __, counter) => !IS_SUPPORT[counter],
      apply(u, _, counter) {
        put(u, counter, DELAY_BOX, FULL);
        u.log('to-delay-box', counter);
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const notDelayable = refusal<Counter, Failing>(
  '19.14',
  (_, counter, __, f) =>
    say`${unitName(counter)} is no support unit of ${factionName(f.victim)} on the map, in the Force Pool or on the Turn Track`,
);

export const failureRules = [suffer, chooseEnemy, placeFailure, delaySupport];
