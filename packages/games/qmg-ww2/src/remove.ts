import { IS_SEA } from './board.js';
import { BY_BATTLE, BY_OWNER, BY_SUPPLY } from './cards/card.js';
import * as event from './events.js';
import { process } from './kit.js';
import { noLongerStands, REMOVAL } from './movable.js';
import { isSupplied, spacesOf } from './supply.js';
import { hasPiece, isGuarded, lift, pieceCode, piecesChanged, type U } from './table.js';
import { openWindow } from './window.js';

export interface Removal {
  /** The piece. */
  space: number;
  piece: number;
  /** Who removes it. */
  by: number;
  how: number;
  /** The card that does it, or -1. */
  card: number;
  /** Saved from this removal only (protect.one-battle). */
  saved: number;
  /** It has left the board by another way meanwhile. */
  gone: number;
}

/** What `removal` answers: was the piece removed, and was it supplied until then? */
export const [STAYS, REMOVED, REMOVED_SUPPLIED] = [0, 1, 2];

/**
 * A piece is about to be removed by a battle or an elimination: the window in which it may be saved, the
 * removal, and for eliminations the window that answers it. A battle opens that one itself, together with
 * the answers to the battle (battle.sequence).
 */
export function pushRemoval(u: U, space: number, piece: number, by: number, how: number, card: number): void {
  u.push(removal, { space, piece, by, how, card, saved: 0, gone: 0 });
}

export const removal = process<Removal>(REMOVAL, (u, f) => {
  switch (f.step++) {
    case 0:
      return openWindow(u, event.aboutToBeRemoved(f.by, f.space, f.piece, f.how, f.card));
    case 1: {
      if (f.gone) return u.done(STAYS);
      if (f.saved || isGuarded(u, f.piece, f.space)) {
        u.tell('stays', f.piece, f.space);
        return u.done(STAYS);
      }
      const answer = takeOff(u, f.space, f.piece);
      u.done(answer);
      if (f.how !== BY_BATTLE) openRemoved(u, f.space, f.piece, f.by, f.how, answer);
      return;
    }
  }
});

/** Lifts a piece; says whether it had been supplied (reaction.reinforcements). */
export function takeOff(u: U, space: number, piece: number): number {
  const supplied = isSupplied(u, piece, space);
  lift(u, piece, space);
  noLongerStands(u, piece, space);
  u.tell('removed', piece, space);
  return supplied ? REMOVED_SUPPLIED : REMOVED;
}

function openRemoved(u: U, space: number, piece: number, by: number, how: number, gone: number): void {
  const own = by === piece || how === BY_OWNER;
  if (own && u.facts.rules.ownRemovalSilent) return;
  openWindow(u, event.removed(by, space, piece, how, gone));
}

/** pieces.remove-own: no window before, but what answers a removal may answer it. */
export function removeOwn(u: U, space: number, country: number): void {
  const gone = takeOff(u, space, country);
  openRemoved(u, space, country, country, BY_OWNER, gone);
}

/**
 * supply.step, supply.together: the set is fixed first; each piece in it may be saved; then all that are
 * neither saved nor supplied by now go at once.
 */
export function pushSupplyStep(u: U, country: number): void {
  u.push(supplyStep, { country, doomed: [], next: 0 });
}

export const supplyStep = process<{ country: number; doomed: number[]; next: number }>(
  'supply-step',
  (u, f) => {
    if (f.step === 0) {
      f.step = 1;
      f.doomed = unsuppliedOf(u, f.country);
    }
    while (f.next < f.doomed.length) {
      const space = f.doomed[f.next++];
      if (isGuarded(u, f.country, space)) continue;
      if (openWindow(u, event.aboutToBeRemoved(f.country, space, f.country, BY_SUPPLY))) return;
    }
    for (const space of f.doomed) {
      if (!hasPiece(u, f.country, space)) continue;
      if (isGuarded(u, f.country, space)) u.tell('stays', f.country, space);
      else if (!isSupplied(u, f.country, space)) {
        lift(u, f.country, space);
        u.tell('starves', f.country, space);
      }
    }
    u.done();
  },
);

export function unsuppliedOf(u: U, country: number): number[] {
  return spacesOf(u, country).filter((space) => !isSupplied(u, country, space));
}

/** protect.turn */
export function guard(u: U, country: number, space: number): void {
  u.table.guarded.push(pieceCode(space, country));
  // Whether a Land Battle card can be spent on the piece is remembered with supply.
  piecesChanged(u);
  u.tell('guarded', country, space, IS_SEA[space] ? 1 : 0);
}

export const removeRules = [removal, supplyStep];
