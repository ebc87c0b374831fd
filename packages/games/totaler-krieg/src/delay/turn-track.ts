import { COUNTER_COUNT, IS_AIR, IS_FLEET, IS_GROUND, kindOf } from '../counters/counters.js';
import type { Counter, Turn } from '../ids.js';
import { process } from '../kit.js';
import { FORCE_POOL, onTurn, turnOf } from '../places.js';
import { factionOf, put } from '../position/position.js';
import { asUnit } from '../position/two-sided.js';
import type { R, U } from '../table.js';
import { turnMarkers } from './turn-markers.js';

/** Markers that are built and delayed like units; other markers do what section 18 says when their turn comes. */
const PIECES: readonly string[] = ['convoy', 'beachhead', 'detachment', 'logistics', 'partisan-base'];

const isUnit = (counter: Counter): boolean => IS_GROUND[counter] || IS_AIR[counter] || IS_FLEET[counter];

/** 7.2a: the next turn begins, and the counters in its box go to the Force Pools; markers do what they are there for. */
export const turnMarkerSegment = process('turn-marker-segment', (u) => {
  u.done();
  u.table.turn++;
  u.table.fixedTruces = 0;
  const markers: Counter[] = [];
  for (const counter of countersOn(u, u.table.turn)) {
    if (!isUnit(counter) && !PIECES.includes(kindOf(counter).type)) {
      markers.push(counter);
      continue;
    }
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

/** 19.11: the units of a faction that Delay Reduction may bring one turn nearer; never to the current turn. */
export function reducibleUnits(u: R, faction: number): Counter[] {
  const found: Counter[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (
      isUnit(counter) &&
      turnOf(u.table.place[counter]) > u.table.turn + 1 &&
      factionOf(u, counter) === faction
    )
      found.push(counter);
  return found;
}

/** T.e: moves a counter on the Turn Track; `boxes` below 0 is sooner. */
export function moveOnTrack(u: U, counter: Counter, boxes: number): void {
  const turn = (turnOf(u.table.place[counter]) + boxes) as Turn;
  u.log('track-moved', counter, turn);
  put(u, counter, onTurn(turn));
}
