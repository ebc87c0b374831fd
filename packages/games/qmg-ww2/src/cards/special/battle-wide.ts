import { say } from '@sandtable/kernel';
import { countryOf, pieceCode, SPACE_IN_TEXT } from '../../board/board.js';
import { ALL_COUNTRIES } from '../../board/countries.js';
import type { Country } from '../../ids.js';
import { process } from '../../kit.js';
import type { Remembering } from '../../pieces/remembered.js';
import { takeOff } from '../../pieces/remove.js';
import * as event from '../../reactions/events.js';
import { BY_BATTLE, type Fate, placeOf, REMOVED, REMOVED_SUPPLIED } from '../../reactions/events.js';
import { openWindow, thereWhenUsed } from '../../reactions/window.js';
import { isSupplied } from '../../supply/supply.js';
import { enemiesAt, isGuarded, type R } from '../../table.js';
import type { Action, Effect } from '../card.js';
import { plain } from '../verbs.js';

/** Remembers the Armies to be removed. */
type Sweep = Effect &
  Remembering & {
    /** Countries whose Armies still need their windows: first before removal, then after it. */
    asking: Country[];
    /** For each country whose Army was removed: was it supplied until then? */
    fates: Fate[];
  };

/** The enemies whose Armies the card removes: in the space since before it was used, and not protected. */
function victimsAt(u: R, e: Effect): Country[] {
  const { me } = e;
  const space = placeOf(e);
  const there = thereWhenUsed(u, e);
  const set = enemiesAt(u, me, space);
  return ALL_COUNTRIES.filter(
    (country) =>
      set & (1 << country) &&
      !isGuarded(u, country, space) &&
      (!there || there.includes(pieceCode(space, country))),
  );
}

/**
 * reaction.battle-wide: every Army in the battled space when the card is used is removed, and each counts as battled,
 * so reactions to a battled Army may answer for each. The set is fixed first, then all of it is removed.
 */
export const removeAllThere: Action = {
  possible: (u, e) => victimsAt(u, e).length > 0,
  why: (u, e) =>
    enemiesAt(u, e.me, placeOf(e)) === 0
      ? say`no Army is left in ${SPACE_IN_TEXT[placeOf(e)]}`
      : say`every Army in ${SPACE_IN_TEXT[placeOf(e)]} is protected or came later`,
  perform(u, e) {
    const victims = victimsAt(u, e);
    const standing = victims.map((country) => pieceCode(placeOf(e), country));
    u.push(sweep, { standing, asking: victims, fates: [], ...plain(e) });
  },
};

const sweep = process<Sweep>('sweep', (u, f) => {
  const space = placeOf(f);
  if (f.step === 0) {
    while (f.asking.length > 0) {
      const country = f.asking.shift()!;
      if (!f.standing.includes(pieceCode(space, country)) || isGuarded(u, country, space)) continue;
      if (openWindow(u, event.aboutToBeRemoved(f.me, space, country, BY_BATTLE, f.kind))) return;
    }
    const armies = f.standing.map((code) => countryOf(code));
    const staying = armies.filter((country) => isGuarded(u, country, space));
    const going = armies.filter((country) => !isGuarded(u, country, space));
    f.fates = going.map((country) => (isSupplied(u, country, space) ? REMOVED_SUPPLIED : REMOVED));
    for (const country of staying) u.log('stays', country, space);
    for (const country of going) takeOff(u, space, country);
    f.asking = going;
    f.step = 1;
  }
  while (f.asking.length > 0) {
    const [country, fate] = [f.asking.shift()!, f.fates.shift()!];
    if (openWindow(u, event.removed(f.me, space, country, BY_BATTLE, fate))) return;
  }
  u.done();
});

export const battleWideRules = [sweep];
