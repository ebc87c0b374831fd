import { say } from '@sandtable/kernel';
import { refuseBattle } from '../battle/battle.js';
import { ALL_SPACES, IS_SEA } from '../board/board.js';
import { COUNTRY_IN_TEXT } from '../board/countries.js';
import { type Country, NOWHERE, type Space } from '../ids.js';
import type { GameRefusal } from '../kit.js';
import { refuseBuild, refuseRecruit } from '../pieces/build.js';
import { placeOf } from '../reactions/events.js';
import { available, hasPiece, type R } from '../table.js';
import { inWords, noneLeft, notStanding, type OfCountry } from '../words/refusals.js';
import type { Effect, Where } from './card.js';
import { anywhere } from './where.js';

// Why a part of a card cannot be carried out, as a clause. Called only when it cannot.

export function whyNoBuild(u: R, e: Effect, of: Country, navy: boolean, where: Where): string {
  const standing = { of, navy: navy ? 1 : 0, naming: 1 };
  const cause = (at: Space) =>
    hasPiece(u, of, at)
      ? notStanding.clause(u, at, of, standing)
      : clause(u, e, of, refuseBuild(u, of, navy, at), at);
  return (
    ofEach(spacesFor(u, e, navy, where), cause) ??
    outOfPieces(u, e, of, navy) ??
    say`${COUNTRY_IN_TEXT[of]} can build no ${navy ? say`Navy` : say`Army`} ${inWords(where, placeOf(e))}`
  );
}

export function whyNoRecruit(u: R, e: Effect, of: Country, navy: boolean, where: Where): string {
  const cause = (at: Space) => clause(u, e, of, refuseRecruit(u, of, navy, at), at);
  return (
    ofEach(spacesFor(u, e, navy, where), cause) ??
    outOfPieces(u, e, of, navy) ??
    say`${COUNTRY_IN_TEXT[of]} can recruit no ${navy ? say`Navy` : say`Army`} ${inWords(where, placeOf(e))}`
  );
}

export function whyNoBattle(u: R, e: Effect, sea: boolean, where: Where): string {
  const cause = (at: Space) => clause(u, e, e.me, refuseBattle(u, e.me, sea, at), at);
  const kind = sea ? say`sea` : say`land`;
  if (where === anywhere)
    return say`no ${kind} space that ${COUNTRY_IN_TEXT[e.me]} may battle is next to a supplied piece of its own`;
  return (
    ofEach(spacesFor(u, e, sea, where), cause) ??
    say`${COUNTRY_IN_TEXT[e.me]} can battle no ${kind} space ${inWords(where, placeOf(e))}`
  );
}

/** What prevents it in each of a few spaces; null if there are many, or not all have a reason. */
function ofEach(spaces: readonly Space[], cause: (at: Space) => string | null): string | null {
  if (spaces.length === 0 || spaces.length > 2) return null;
  const causes = spaces.map(cause);
  return causes.includes(null)
    ? null
    : [...new Set(causes as string[])].reduce((all, one) => say`${all}, and ${one}`);
}

/** The spaces of the right kind that a card names. */
function spacesFor(u: R, e: Effect, sea: boolean, where: Where): Space[] {
  return ALL_SPACES.filter((at) => IS_SEA[at] === sea && where.has(u, e, at));
}

function outOfPieces(u: R, e: Effect, of: Country, navy: boolean): string | null {
  const at = ALL_SPACES.find((one) => IS_SEA[one] === navy) ?? NOWHERE;
  return available(u, of, navy) > 0 ? null : clause(u, e, of, noneLeft, at);
}

function clause(
  u: R,
  e: Effect,
  of: Country,
  refused: GameRefusal<Space, OfCountry> | null,
  at: Space,
): string | null {
  return refused === null ? null : refused.clause(u, at, of, { ...e, of });
}
