import * as event from '../../events.js';
import { process } from '../../kit.js';
import { REMOVED, REMOVED_SUPPLIED, takeOff } from '../../remove.js';
import { isSupplied } from '../../supply.js';
import { enemiesAt, hasPiece, isGuarded, type R } from '../../table.js';
import { openWindow } from '../../window.js';
import { type Action, BY_BATTLE, type Effect } from '../card.js';
import { plain } from '../verbs.js';

interface Sweep extends Effect {
  /** The countries whose Armies are in the space. */
  victims: number[];
  next: number;
  /** For each of them: has it been removed, and was it supplied until then? */
  fates: number[];
}

function victimsAt(u: R, me: number, at: number): number[] {
  const set = enemiesAt(u, me, at);
  return [0, 1, 2, 3, 4, 5].filter((country) => set & (1 << country) && !isGuarded(u, country, at));
}

/**
 * reaction.battle-wide: every Army that is now in the space battled is removed, and each counts as battled, so
 * that whatever answers a battled Army may answer for each. First the set is fixed, then all of it goes.
 */
export const removeAllThere: Action = {
  possible: (u, e) => victimsAt(u, e.me, e.space).length > 0,
  perform: (u, e) => u.push(sweep, { victims: victimsAt(u, e.me, e.space), next: 0, fates: [], ...plain(e) }),
};

const sweep = process<Sweep>('sweep', (u, f) => {
  const { space, victims } = f;
  if (f.step === 0) {
    while (f.next < victims.length) {
      const piece = victims[f.next++];
      if (isGuarded(u, piece, space)) continue;
      if (openWindow(u, event.aboutToBeRemoved(f.me, space, piece, BY_BATTLE, f.kind))) return;
    }
    const staying = victims.filter((piece) => hasPiece(u, piece, space) && isGuarded(u, piece, space));
    f.victims = victims.filter((piece) => hasPiece(u, piece, space) && !isGuarded(u, piece, space));
    f.fates = f.victims.map((piece) => (isSupplied(u, piece, space) ? REMOVED_SUPPLIED : REMOVED));
    for (const piece of staying) u.tell('stays', piece, space);
    for (const piece of f.victims) takeOff(u, space, piece);
    f.step = 1;
    f.next = 0;
  }
  while (f.next < f.victims.length) {
    const [piece, fate] = [f.victims[f.next], f.fates[f.next]];
    f.next++;
    if (openWindow(u, event.removed(f.me, space, piece, BY_BATTLE, fate))) return;
  }
  u.done();
});

export const battleWideRules = [sweep];
