import { say } from '@sandtable/kernel';
import { ALL_SPACES, IS_SEA } from '../../board/board.js';
import { JAPAN } from '../../board/countries.js';
import { NOWHERE, type Space } from '../../ids.js';
import { inTrukArea, isSupplied } from '../../supply/supply.js';
import { cardsIn, hasPiece, piecesChanged, type R, RESPONSE } from '../../table.js';
import type { Action, When } from '../card.js';
import { aboutToBeRemoved } from '../when.js';

// Truk: Japanese pieces around the Central Pacific are supplied until the turn ends (supply.by-card).

/** Spaces with a Japanese piece that Truk would supply if it were used now. */
function spacesWithPieces(u: R): Space[] {
  const spaces: Space[] = [];
  for (const at of ALL_SPACES) if (hasPiece(u, JAPAN, at) && inTrukArea(u, at)) spaces.push(at);
  return spaces;
}

const wouldStarve: When = {
  on: 'supply-begins',
  if: (u, e, me) => e.by === me && spacesWithPieces(u).some((at) => !isSupplied(u, me, at)),
};

/** "At any time" in the owner's turn; offered when pieces would otherwise be lost. */
export const anyTimeInOwnTurn: readonly When[] = [
  {
    on: 'any-time',
    if: (u, _, me) => u.table.active === me,
    lacking: () => say`it is not the turn of Japan`,
  },
  wouldStarve,
];

/**
 * "At any time" in any turn. Also offered when a Navy out of supply is about to be removed, because another face-down
 * card may save one that is supplied.
 */
export const anyTimeInAnyTurn: readonly When[] = [
  { on: 'any-time' },
  wouldStarve,
  aboutToBeRemoved(
    (u, e, me) =>
      e.piece === me && IS_SEA[e.space] && !isSupplied(u, me, e.space) && cardsIn(u, me, RESPONSE).length > 1,
  ),
];

/** Applies to spaces, so pieces that arrive later count; or, by option, only to the pieces there now. */
export const supplyByTruk: Action = {
  possible: (u) => u.table.truk.length === 0 && (!u.facts.rules.trukPieces || spacesWithPieces(u).length > 0),
  why: (u) => (u.table.truk.length > 0 ? say`Truk works already` : say`Japan has no piece there to supply`),
  perform(u) {
    u.table.truk = u.facts.rules.trukPieces ? spacesWithPieces(u) : [NOWHERE];
    piecesChanged(u);
    u.log('supplied-by-truk');
  },
};
