import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../counters/alike.js';
import { COUNTER, IS_DETACHMENT, IS_LOGISTICS } from '../counters/counters.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { factionOf, positionOf } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import type { R, U } from '../table.js';
import { hexName, unitName } from '../words/names.js';

/** A hex in which an event takes a Detachment or Logistics marker from its owner (19.1, 19.17). */
interface MarkerLoss {
  owner: Faction;
  hex: Hex;
}

/** The Detachments and Logistics markers of a faction in a hex. */
export function markersOf(u: R, owner: Faction, hex: Hex): Counter[] {
  return positionOf(u).markers[hex].filter(
    (marker) => (IS_DETACHMENT[marker] || IS_LOGISTICS[marker]) && factionOf(u, marker) === owner,
  );
}

/** The owner removes one of them. */
export function pushMarkerLoss(u: U, owner: Faction, hex: Hex): void {
  u.push(loseMarker, { owner, hex });
}

const loseMarker = question<MarkerLoss>('lose-marker', {
  seats: (_, f) => 1 << f.owner,
  prompt: (_, f) => say`Which marker in ${hexName(f.hex)} is removed?`,
  anchor: '4.2.6.2e',
  verbs: [
    verb<Counter, MarkerLoss>({
      name: 'lose',
      domain: COUNTER,
      check(u, f, marker) {
        const may = markersOf(u, f.owner, f.hex);
        if (!may.includes(marker)) return notThere;
        const like = firstLike(u, may, marker);
        return like === marker ? null : nameInstead(like);
      },
      list: (u, f, _, add) => unlikeOnes(u, markersOf(u, f.owner, f.hex)).forEach(add),
      moot: (u, f, marker) => !markersOf(u, f.owner, f.hex).includes(marker),
      apply: (u, _, marker) => leaveMap(u, marker),
    }),
  ],
});

const notThere = refusal<Counter>('4.2.6.2e', (_, marker) => say`${unitName(marker)} is not concerned`);

export const markerLossRules = [loseMarker];
