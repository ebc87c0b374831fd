import { say } from '@sandtable/kernel';
import { anotherStandsForIt, isFirstAlike } from '../../counters/alike.js';
import { COUNTER, COUNTER_COUNT, kindOf } from '../../counters/counters.js';
import type { Counter, Faction, Turn } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { onTurn, turnOf } from '../../places.js';
import { insidersOf, liesFaceDown } from '../../position/hidden.js';
import { factionOf, put } from '../../position/position.js';
import type { R, U } from '../../table.js';
import { unitName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';

function refuseHaste(u: R, faction: Faction, counter: Counter) {
  const turn = turnOf(u.table.place[counter]);
  if (turn < 0) return notOnTrack;
  if (factionOf(u, counter) !== faction) return notYours;
  if (kindOf(counter).kind === 'marker') return noMarkers;
  // It cannot come to the present turn.
  return turn > u.table.turn + 1 ? null : tooSoon;
}

const mayHasten = (u: R, faction: Faction, counter: Counter): boolean =>
  refuseHaste(u, faction, counter) === null;

function hastenable(u: R, faction: Faction): Counter[] {
  const found: Counter[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (mayHasten(u, faction, counter) && isFirstAlike(u, counter)) found.push(counter);
  return found;
}

/** 17.4a: whether one of the face-down counters is a unit is not known to others, so the question is asked anyway. */
function mayBeHastenable(u: R, faction: Faction): boolean {
  if (!u.facts.readings.hiddenDelay) return hastenable(u, faction).length > 0;
  return u.table.place.some(
    (place, counter) =>
      turnOf(place) > u.table.turn + 1 &&
      liesFaceDown(u, counter as Counter) &&
      factionOf(u, counter as Counter) === faction,
  );
}

/** 19.11 Delay Reduction: one unit on the Turn Track comes a turn sooner. */
export function delayReduction(u: U, { faction }: Occurrence): void {
  if (mayBeHastenable(u, faction)) u.push(hasten, { faction });
}

const hasten = question<{ faction: Faction }>('delay-reduction', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which unit on the Turn Track comes a turn sooner?`,
  anchor: '19.11',
  secretOptions: (u) => u.facts.readings.hiddenDelay,
  verbs: [
    verb<Counter, { faction: Faction }>({
      name: 'hasten',
      domain: COUNTER,
      check(u, f, counter) {
        return refuseHaste(u, f.faction, counter) ?? (isFirstAlike(u, counter) ? null : anotherStandsForIt);
      },
      list: (u, f, _, add) => hastenable(u, f.faction).forEach(add),
      moot: (u, _, counter) => turnOf(u.table.place[counter]) < 0,
      secret: (u) => u.facts.readings.hiddenDelay,
      apply(u, f, counter) {
        const turn = (turnOf(u.table.place[counter]) - 1) as Turn;
        put(u, counter, onTurn(turn));
        if (!liesFaceDown(u, counter)) return u.log('hastened', counter, turn);
        const { own, others } = insidersOf(u, f.faction);
        u.logTo(own, 'hastened', counter, turn);
        u.logTo(others, 'hastened-face-down', f.faction);
      },
    }),
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const because = (sentence: (unit: string) => string) =>
  refusal<Counter>('19.11', (_, counter) => sentence(unitName(counter)));
const notOnTrack = because((unit) => say`${unit} is not on the Turn Track`);
const notYours = because((unit) => say`${unit} is not yours`);
const noMarkers = because((unit) => say`${unit} is a marker, and only units come sooner`);
const tooSoon = because((unit) => say`${unit} is due next turn, and nothing comes into the present turn`);

export const delayReductionRules = [hasten];
