import { ALL_KNOWING, EVERYONE, type ViewerSet } from '@sandtable/kernel';
import { isPiece } from '../delay/pieces.js';
import { AXIS, type Counter, FACTIONS, type Faction } from '../ids.js';
import { turnOf } from '../places.js';
import { alliesAtWar } from '../politics/allies.js';
import type { R } from '../table.js';
import { factionOf } from './position.js';

/** The viewer is neither of the faction nor its ally. A viewer of -1 has no seat; a finished game is open. */
function isOutsider(u: R, faction: Faction, viewer: number): boolean {
  if (viewer === ALL_KNOWING || viewer === faction) return false;
  return viewer < 0 || alliesAtWar(u) || (viewer === AXIS) !== (faction === AXIS);
}

/** 17.5a: the Force Pool of the other side cannot be looked into; Allies know each other's. */
export function isPoolHidden(u: R, faction: Faction, viewer: number): boolean {
  return u.facts.readings.hiddenPools && isOutsider(u, faction, viewer);
}

/** 17.4a: the counter lies face down on the Turn Track. */
export function liesFaceDown(u: R, counter: Counter): boolean {
  return (
    u.facts.readings.hiddenDelay &&
    turnOf(u.table.place[counter]) >= 0 &&
    isPiece(counter) &&
    factionOf(u, counter) >= 0
  );
}

/** 17.4a: the viewer does not know which counter of the faction this is. */
export function isFaceDown(u: R, counter: Counter, viewer: number): boolean {
  return liesFaceDown(u, counter) && isOutsider(u, factionOf(u, counter), viewer);
}

/** Those who know what a faction hides, its own seat and its ally's; all others. */
export function insidersOf(u: R, faction: Faction): { own: ViewerSet; others: ViewerSet } {
  const own = FACTIONS.reduce((all, seat) => (isOutsider(u, faction, seat) ? all : all | (1 << seat)), 0);
  return { own, others: EVERYONE & ~own };
}
