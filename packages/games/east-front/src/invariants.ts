import { AVAILABLE, BIT, IS_WATER, SPACE_COUNT, SPACE_NAMES } from './board/board.js';
import { ALL_CARDS, CARDS } from './cards/decks.js';
import {
  AXIS,
  FIRST_OF_ALL,
  FLEET,
  PIECE_COUNT,
  PIECE_KIND,
  PIECE_SIDE,
  PIECE_TYPE,
  SIDE,
  TANK,
} from './pieces/pieces.js';
import { CONTINGENCY, cardsIn, FLIPPED, LATE, PILES, type R } from './table.js';

/** Checks the invariants of every position; returns the first violation, or null. */
export function brokenInvariant(u: R): string | null {
  return brokenBoard(u) ?? brokenCards(u);
}

/** pieces.no-enemies, deploy.terrain, control.land */
export function brokenBoard(u: R): string | null {
  const { board, round, step, score, moved } = u.table;
  if (board.at.length !== PIECE_COUNT) return 'pieces are missing from the box';
  const holder = new Array<number>(SPACE_COUNT).fill(-1);
  for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++) {
    const at = board.at[piece];
    if (at === AVAILABLE) continue;
    if (!(at >= 0 && at < SPACE_COUNT)) return `piece ${piece} stands nowhere`;
    const side = PIECE_SIDE[piece];
    if (holder[at] >= 0 && holder[at] !== side) return `enemies stand together in ${SPACE_NAMES[at]}`;
    holder[at] = side;
    if (IS_WATER[at] !== (PIECE_TYPE[piece] === FLEET))
      return `a piece is out of its element in ${SPACE_NAMES[at]}`;
    if (!IS_WATER[at] && ((board.axis & BIT[at]) !== 0) !== (side === AXIS))
      return `${SPACE_NAMES[at]} is occupied by a side that does not control it`;
  }
  for (const piece of board.sheltered) {
    if (board.at[piece] === AVAILABLE) return 'a piece off the board is protected';
    if (PIECE_TYPE[piece] >= TANK) return `a piece of kind ${PIECE_KIND[piece]} is protected`;
  }
  if (new Set(moved).size > PIECE_COUNT) return 'more pieces have moved than there are';
  if (round < 0 || round > 16 || step < 0 || step > 5) return 'the round or step does not exist';
  return score.every((points) => Number.isInteger(points) && points >= 0) ? null : 'a score is impossible';
}

/** setup.decks: every card is in exactly one pile of its own side, of a kind that may hold it. */
export function brokenCards(u: R): string | null {
  const seen = new Array<number>(ALL_CARDS.length).fill(0);
  for (const side of SIDE.values) {
    for (let which = 0; which < PILES.length; which++) {
      for (const item of cardsIn(u, side, which)) {
        seen[item]++;
        const { id, era, side: owner } = CARDS[item];
        if (owner !== side) return `${id} lies in a pile of the other side`;
        if (which === LATE && era !== 'late') return `${id} waits for the late war`;
        const open = which === CONTINGENCY || which === FLIPPED;
        if (open && era !== 'contingency') return `${id} lies among the Contingency cards`;
        if (!open && era === 'contingency' && PILES[which] !== 'discard')
          return `${id} lies in the ${PILES[which]}`;
      }
    }
  }
  const wrong = seen.findIndex((count) => count !== 1);
  return wrong < 0 ? null : `${ALL_CARDS[wrong].id} lies in ${seen[wrong]} places`;
}
