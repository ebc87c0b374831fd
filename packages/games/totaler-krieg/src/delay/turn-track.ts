import { COUNTER_COUNT } from '../counters/counters.js';
import type { Counter, Turn } from '../ids.js';
import { process } from '../kit.js';
import { FORCE_POOL, onTurn } from '../places.js';
import { insidersOf, liesFaceDown } from '../position/hidden.js';
import { factionOf, put } from '../position/position.js';
import { asUnit } from '../position/two-sided.js';
import type { R } from '../table.js';
import { isPiece } from './pieces.js';
import { turnMarkers } from './turn-markers.js';

/** 7.2a: the next turn begins, and the counters in its box go to the Force Pools; markers do what they are there for. */
export const turnMarkerSegment = process('turn-marker-segment', (u) => {
  u.done();
  u.table.turn++;
  u.table.fixedTruces = 0;
  const markers: Counter[] = [];
  for (const counter of countersOn(u, u.table.turn)) {
    if (!isPiece(counter)) {
      markers.push(counter);
      continue;
    }
    // 17.4a: everybody learns which counter it was.
    if (liesFaceDown(u, counter)) u.disclose(insidersOf(u, factionOf(u, counter)).others);
    const piece = asUnit(u, counter);
    u.log('returned', piece);
    put(u, piece, FORCE_POOL);
  }
  if (markers.length > 0) u.push(turnMarkers, { left: markers, ordered: false });
});

/** The counters in a box of the Turn Track. */
export function countersOn(u: R, turn: Turn): Counter[] {
  const found: Counter[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (u.table.place[counter] === onTurn(turn)) found.push(counter);
  return found;
}
