import { listed, say } from '@sandtable/kernel';
import { SPACE_IN_TEXT, space } from '../board/board.js';
import { teamOf } from '../board/countries.js';
import { placeOf } from '../reactions/events.js';
import { adjacentFor } from '../table.js';
import type { Where } from './card.js';

/** Wherever the rules allow. */
export const anywhere: Where = { has: () => true, say: 'anywhere' };

/** In one of these spaces. */
export function inSpaces(...ids: string[]): Where {
  const spaces = new Set(ids.map(space));
  return {
    has: (_, __, at) => spaces.has(at),
    say: listed(
      'or',
      [...spaces].map((at) => SPACE_IN_TEXT[at]),
    ),
  };
}

/** Adjacent to a space, not in it (reading.adjacent). */
export function nextTo(id: string): Where {
  const centre = space(id);
  return {
    has: (u, e, at) => adjacentFor(u, teamOf(e.me), centre, at),
    say: say`next to ${SPACE_IN_TEXT[centre]}`,
  };
}

export function inOrNextTo(id: string): Where {
  const centre = space(id);
  const next = nextTo(id);
  return {
    has: (u, e, at) => at === centre || next.has(u, e, at),
    say: say`in or next to ${SPACE_IN_TEXT[centre]}`,
  };
}

/** The space of the trigger: battled, built in, left by a removed piece. */
export const there: Where = {
  has: (_, e, at) => at === placeOf(e),
  say: say`that space`,
  sayOf: (at) => SPACE_IN_TEXT[at],
};

/** Adjacent to the space of the trigger. */
export const nextToThere: Where = {
  has: (u, e, at) => adjacentFor(u, teamOf(e.me), placeOf(e), at),
  say: say`next to that space`,
  sayOf: (at) => say`next to ${SPACE_IN_TEXT[at]}`,
};

export const thereOrNextTo: Where = {
  has: (u, e, at) => at === placeOf(e) || adjacentFor(u, teamOf(e.me), placeOf(e), at),
  say: say`that space or next to it`,
  sayOf: (at) => say`${SPACE_IN_TEXT[at]} or next to it`,
};
