import { SPACE_COUNT } from '../../board.js';
import { JAPAN } from '../../countries.js';
import { inTrukArea, isSupplied } from '../../supply.js';
import { hasPiece, type R } from '../../table.js';
import type { Action, When } from '../card.js';

// Truk: Japanese pieces around the Central Pacific are supplied until the turn ends (supply.by-card).

/** Spaces with a Japanese piece that Truk would supply if it were used now. */
function spacesWithPieces(u: R): number[] {
  const spaces: number[] = [];
  for (let at = 0; at < SPACE_COUNT; at++) if (hasPiece(u, JAPAN, at) && inTrukArea(u, at)) spaces.push(at);
  return spaces;
}

/** "At any time", in the own turn or in anybody's; asked for when pieces would be lost without it. */
export function anyTimeOrSupplyStep(ownTurnOnly: boolean): readonly When[] {
  return [
    { on: 'any-time', if: (u, _, me) => !ownTurnOnly || u.table.active === me },
    {
      on: 'supply-begins',
      if: (u, e, me) => e.by === me && spacesWithPieces(u).some((at) => !isSupplied(u, me, at)),
    },
  ];
}

/** By spaces, so that pieces that arrive later count; or, by option, only the pieces there now. */
export const supplyByTruk: Action = {
  possible: (u) => u.table.truk.length === 0 && (!u.facts.rules.trukPieces || spacesWithPieces(u).length > 0),
  perform(u) {
    u.table.truk = u.facts.rules.trukPieces ? spacesWithPieces(u) : [-1];
    u.facts.supply.fresh = 0;
    u.tell('supplied-by-truk');
  },
};
