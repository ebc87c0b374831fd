import { ALL_SPACES, IS_SEA, SPACE_COUNT, SPACE_NAMES, spaceOf } from './board/board.js';
import { ALL_COUNTRIES, ALLIES, AXIS, COUNTRIES, TEAM_SET } from './board/countries.js';
import { available, cardsIn, HAND, PILES, type R, RESPONSE, STATUS } from './table.js';

/** Checks the invariants of every position; returns the first violation, or null. */
export function brokenInvariant(u: R): string | null {
  return brokenBoard(u) ?? brokenCards(u);
}

/** pieces.no-enemies, pieces.count */
export function brokenBoard(u: R): string | null {
  const { pieces, round, step, score } = u.table;
  for (const at of ALL_SPACES) {
    if (pieces[at] & TEAM_SET[AXIS] && pieces[at] & TEAM_SET[ALLIES])
      return `enemies stand together in ${SPACE_NAMES[at]}`;
    if (pieces[at] < 0 || pieces[at] > 0b111111) return `${SPACE_NAMES[at]} holds what is no piece`;
  }
  for (const country of ALL_COUNTRIES) {
    for (const navy of [false, true]) {
      if (available(u, country, navy) < 0)
        return `${COUNTRIES[country]} has more ${navy ? 'Navies' : 'Armies'} than there are`;
    }
  }
  for (const code of u.table.guarded) {
    const at = spaceOf(code);
    if (at >= SPACE_COUNT || code < 0) return 'a piece that cannot be is protected';
    if (IS_SEA[at] === undefined) return 'a space that cannot be is protected';
  }
  if (round < 0 || round > 20 || step < 0 || step > 5) return 'the round or step does not exist';
  return score.every(Number.isInteger) ? null : 'a score is no whole number';
}

/** setup.decks: every card of every deck is in exactly one pile of its own country. */
export function brokenCards(u: R): string | null {
  const seen = new Array<number>(u.facts.cards).fill(0);
  for (const country of ALL_COUNTRIES) {
    for (let which = 0; which < PILES.length; which++) {
      for (const item of cardsIn(u, country, which)) {
        seen[item]++;
        const kind = u.facts.kinds[u.facts.kindOf[item]];
        if (kind.country !== country) return `${kind.id} lies in a pile of ${COUNTRIES[country]}`;
        if (which === STATUS && kind.type !== 'status') return `${kind.id} lies among the Status cards`;
        if (which === RESPONSE && kind.type !== 'response') return `${kind.id} lies among the Responses`;
      }
    }
    if (cardsIn(u, country, HAND).length > 11) return `${COUNTRIES[country]} holds too many cards`;
  }
  const wrong = seen.findIndex((count) => count !== 1);
  return wrong < 0 ? null : `card ${wrong} lies in ${seen[wrong]} places`;
}
