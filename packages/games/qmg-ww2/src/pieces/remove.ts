import { IS_SEA, pieceCode, spaceOf } from '../board/board.js';
import type { CardKind, Country, Piece, Space } from '../ids.js';
import { process } from '../kit.js';
import * as event from '../reactions/events.js';
import {
  BY_BATTLE,
  BY_OWNER,
  BY_SUPPLY,
  type Fate,
  REMOVED,
  REMOVED_SUPPLIED,
  type Removing,
  STAYS,
} from '../reactions/events.js';
import { openWindow } from '../reactions/window.js';
import { isSupplied, spacesOf } from '../supply/supply.js';
import { isGuarded, lift, piecesChanged, type R, type U } from '../table.js';
import { noLongerStands, REMOVAL, type Remembering } from './remembered.js';

export interface Removal {
  /** The piece. */
  space: Space;
  piece: Country;
  /** The country that removes it. */
  by: Country;
  how: Removing;
  /** The card that removes it, or NO_CARD. */
  card: CardKind;
  /** Saved from this removal only (protect.one-battle). */
  saved: number;
  /** It has meanwhile left the board in another way. */
  gone: Fate;
}

/**
 * Removes a piece by battle or elimination: the window in which it may be saved, the removal, and for eliminations the
 * window after it. A battle opens that last window itself, together with the answers to the battle (battle.sequence).
 * Answers what became of the piece.
 */
export function pushRemoval(
  u: U,
  space: Space,
  piece: Country,
  by: Country,
  how: Removing,
  card: CardKind,
): void {
  u.push(removal, { space, piece, by, how, card, saved: 0, gone: STAYS });
}

export const removal = process<Removal>(REMOVAL, (u, f) => {
  switch (f.step++) {
    case 0:
      return openWindow(u, event.aboutToBeRemoved(f.by, f.space, f.piece, f.how, f.card));
    case 1: {
      if (f.gone) return u.done(STAYS);
      if (f.saved || isGuarded(u, f.piece, f.space)) {
        u.log('stays', f.piece, f.space);
        return u.done(STAYS);
      }
      const answer = takeOff(u, f.space, f.piece);
      u.done(answer);
      if (f.how !== BY_BATTLE) openRemoved(u, f.space, f.piece, f.by, f.how, answer);
      return;
    }
  }
});

/** Takes a piece off the board; returns whether it was supplied (reaction.reinforcements). */
export function takeOff(u: U, space: Space, piece: Country): Fate {
  const supplied = isSupplied(u, piece, space);
  leave(u, space, piece);
  u.log('removed', piece, space);
  return supplied ? REMOVED_SUPPLIED : REMOVED;
}

/** The only function that takes pieces off the board. */
function leave(u: U, space: Space, piece: Country): void {
  lift(u, piece, space);
  noLongerStands(u, piece, space);
}

function openRemoved(u: U, space: Space, piece: Country, by: Country, how: Removing, gone: Fate): void {
  const own = by === piece || how === BY_OWNER;
  if (own && u.facts.rules.ownRemovalSilent) return;
  openWindow(u, event.removed(by, space, piece, how, gone));
}

/** pieces.remove-own: no window before the removal, but the usual window after it. */
export function removeOwn(u: U, space: Space, country: Country): void {
  const gone = takeOff(u, space, country);
  openRemoved(u, space, country, country, BY_OWNER, gone);
}

/**
 * supply.step, supply.together: the set is fixed first; each piece in it may be saved; then all that are neither saved
 * nor supplied by then are removed together.
 */
export function pushSupplyStep(u: U, country: Country): void {
  u.push(supplyStep, { country, standing: [], asking: [] });
}

interface SupplyStep extends Remembering {
  country: Country;
  /** Pieces whose windows have not been opened yet. */
  asking: Piece[];
}

export const supplyStep = process<SupplyStep>('supply-step', (u, f) => {
  const { country } = f;
  if (f.step === 0) {
    f.step = 1;
    f.standing = unsuppliedOf(u, country).map((space) => pieceCode(space, country));
    if (f.standing.length === 0) return u.done();
    f.asking = f.standing.slice();
  }
  while (f.asking.length > 0) {
    const code = f.asking.shift()!;
    const space = spaceOf(code);
    if (!f.standing.includes(code) || isGuarded(u, country, space)) continue;
    if (openWindow(u, event.aboutToBeRemoved(country, space, country, BY_SUPPLY))) return;
  }
  const spaces = f.standing.map((code) => spaceOf(code));
  const staying = spaces.filter((space) => isGuarded(u, country, space));
  const going = spaces.filter((space) => !staying.includes(space) && !isSupplied(u, country, space));
  for (const space of staying) u.log('stays', country, space);
  for (const space of going) {
    leave(u, space, country);
    u.log('starves', country, space);
  }
  u.done();
});

export function unsuppliedOf(u: R, country: Country): Space[] {
  return spacesOf(u, country).filter((space) => !isSupplied(u, country, space));
}

/** Is every piece of the country supplied? */
export function isAllSupplied(u: R, country: Country): boolean {
  for (const space of spacesOf(u, country)) if (!isSupplied(u, country, space)) return false;
  return true;
}

/** protect.turn */
export function guard(u: U, country: Country, space: Space): void {
  u.table.guarded.push(pieceCode(space, country));
  // Whether a Land Battle card can be spent on the piece is cached together with supply.
  piecesChanged(u);
  u.log('guarded', country, space, IS_SEA[space] ? 1 : 0);
}

export const removeRules = [removal, supplyStep];
