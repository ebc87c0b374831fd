import { COUNTER_COUNT } from '../counters/counters.js';
import { type Counter, FACTIONS, type Place } from '../ids.js';
import { isFaceDown } from '../position/hidden.js';
import { factionOf, put } from '../position/position.js';
import type { U } from '../table.js';

/** 17.4a: which of a faction's face-down counters lies in which box of the Turn Track; only how many do is known. */
export function guessTrack(u: U, viewer: number): void {
  if (!u.facts.readings.hiddenDelay) return;
  const hidden: Counter[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (isFaceDown(u, counter, viewer)) hidden.push(counter);
  for (const faction of FACTIONS) {
    const own = hidden.filter((counter) => factionOf(u, counter) === faction);
    const places: Place[] = own.map((counter) => u.table.place[counter]);
    for (const counter of own) put(u, counter, places.splice(u.pick('guess', places.length), 1)[0]);
  }
}
