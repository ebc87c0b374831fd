import { say } from '@sandtable/kernel';
import {
  ALL_SPACES,
  countryOf,
  IS_SEA,
  onlyPieceIn,
  pieceCode,
  SPACE_AND_COUNTRY,
  SPACE_IN_TEXT,
  spaceOf,
} from '../board/board.js';
import { ALL_COUNTRIES, COUNTRY_IN_TEXT, TEAM, TEAM_SET } from '../board/countries.js';
import { type Effect, type Part, type PartWhere, partOf } from '../cards/card.js';
import type { Countries, Country, Piece, Space } from '../ids.js';
import { type GameRefusal, question, refusal, verb } from '../kit.js';
import { skipVerb } from '../pieces/build.js';
import { pushRemoval } from '../pieces/remove.js';
import { BY_ELIMINATION, placeOf } from '../reactions/events.js';
import { bit, hasPiece, isGuarded, type R } from '../table.js';
import * as refuse from '../words/refusals.js';
import { aPiece, pieceWord, Who } from '../words/words.js';

/** A question about which piece to eliminate. */
export type Eliminating = Effect & {
  who: Country;
  /** The countries whose pieces may be chosen. */
  set: Countries;
  navy: number;
  part: Part<PartWhere>;
  must: number;
};

const notHere = refusal('eliminate.plain', (u, arg: Piece, _, f: Eliminating) => {
  const [at, country] = [spaceOf(arg), countryOf(arg)];
  const card = refuse.cardName(u, f);
  const { set, navy, part } = f;
  if (IS_SEA[at] !== (navy === 1))
    return navy ? say`${card} eliminates a Navy, not an Army` : say`${card} eliminates an Army, not a Navy`;
  if (!hasPiece(u, country, at)) return say`${COUNTRY_IN_TEXT[country]} has no piece in ${SPACE_IN_TEXT[at]}`;
  if (!(set & bit(country)))
    return say`${card} eliminates no ${pieceWord(at)} of ${COUNTRY_IN_TEXT[country]}`;
  return say`${card} eliminates ${refuse.inWords(partOf(u, part).where, placeOf(f))}, not in ${SPACE_IN_TEXT[at]}`;
});
const isProtected = refusal(
  'protect.choice',
  (_, arg: Piece) => say`${aPiece(countryOf(arg), spaceOf(arg))} is protected this turn`,
);

function refuseVictim(
  u: R,
  f: Eliminating,
  at: Space,
  country: Country,
): GameRefusal<Piece, Eliminating> | null {
  if (!(f.set & bit(country)) || !hasPiece(u, country, at) || IS_SEA[at] !== (f.navy === 1)) return notHere;
  if (!partOf(u, f.part).where.has(u, f, at)) return notHere;
  return isGuarded(u, country, at) ? isProtected : null;
}

export function hasVictim(u: R, f: Eliminating): boolean {
  for (const at of ALL_SPACES) {
    if (!(u.table.pieces[at] & f.set)) continue;
    for (const country of ALL_COUNTRIES) if (refuseVictim(u, f, at, country) === null) return true;
  }
  return false;
}

/** Why there is no piece to eliminate, as a clause. */
export function whyNoVictim(u: R, f: Eliminating): string {
  const { where } = partOf(u, f.part);
  for (const at of ALL_SPACES) {
    for (const country of ALL_COUNTRIES) {
      if (hasPiece(u, country, at) && refuseVictim(u, f, at, country) === isProtected)
        return say`${aPiece(country, at)} is protected this turn`;
    }
  }
  const there = refuse.inWords(where, placeOf(f));
  const piece = f.navy ? say`Navy` : say`Army`;
  return TEAM.values.some((team) => TEAM_SET[team] === f.set)
    ? say`there is no enemy ${piece} ${there}`
    : say`there is no ${piece} ${there}`;
}

export const chooseVictim = question<Eliminating>('choose-victim', {
  seats: (u, f) => (f.must && !hasVictim(u, f) ? 0 : bit(f.who)),
  prompt: (u, f) =>
    f.navy
      ? say`${Who(f.who)} chooses a Navy to eliminate by ${refuse.cardName(u, f)}`
      : say`${Who(f.who)} chooses an Army to eliminate by ${refuse.cardName(u, f)}`,
  anchor: 'eliminate.plain',
  verbs: [
    verb({
      name: 'eliminate',
      domain: SPACE_AND_COUNTRY,
      check: (u, f, arg) => refuseVictim(u, f, spaceOf(arg), countryOf(arg)),
      list(u, f, _, add) {
        for (const at of ALL_SPACES) {
          if (!(u.table.pieces[at] & f.set)) continue;
          for (const country of ALL_COUNTRIES)
            if (refuseVictim(u, f, at, country) === null) add(pieceCode(at, country));
        }
      },
      also: (u, f, typed) => onlyPieceIn(typed, (at, country) => refuseVictim(u, f, at, country) === null),
      apply: (u, f, arg) => pushRemoval(u, spaceOf(arg), countryOf(arg), f.who, BY_ELIMINATION, f.kind),
    }),
    skipVerb(),
  ],
});

export const eliminateRules = [chooseVictim];
