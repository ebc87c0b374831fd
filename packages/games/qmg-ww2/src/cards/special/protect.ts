import { say } from '@sandtable/kernel';
import {
  ALL_SPACES,
  countryOf,
  pieceCode,
  SPACE,
  SPACE_AND_COUNTRY,
  SPACE_IN_TEXT,
  spaceOf,
  spaceOfPiece,
} from '../../board/board.js';
import { ALL_COUNTRIES, COUNTRY_IN_TEXT } from '../../board/countries.js';
import type { Country, Piece, Space } from '../../ids.js';
import { type GameRefusal, question, refusal, verb } from '../../kit.js';
import { guard } from '../../pieces/remove.js';
import { isAboutPiece, ON } from '../../reactions/events.js';
import { bit, hasPiece, isGuarded, type R } from '../../table.js';
import { cardName, type OfCard } from '../../words/refusals.js';
import { aPiece, Who } from '../../words/words.js';
import {
  type Action,
  type Effect,
  numberOf,
  type Part,
  partOf,
  type ResponseRules,
  type When,
} from '../card.js';
import { plain } from '../verbs.js';
import { aboutToBeRemoved } from '../when.js';

/** May the card protect the piece of this country in this space? Uses public information only. */
export type Protects = (u: R, country: Country, at: Space, me: Country) => boolean;

interface ProtectAction extends Action {
  protects: Protects;
}

/**
 * First edition: "any time", so the card may be revealed at any decision, for one of the matching pieces; and its owner
 * is asked when such a piece is about to be removed (protect.when).
 */
export function anyTimeFor(protects: Protects): readonly When[] {
  return [
    {
      on: 'any-time',
      if: (u, _, me) => somePiece(u, protects, me),
      lacking: () => say`there is no piece for it to protect`,
    },
    aboutToBeRemoved((u, e, me) => canProtect(u, protects, e.piece, e.space, me)),
  ];
}

/** One matching piece is not removed this turn (protect.turn): the one about to be removed, otherwise a chosen one. */
export function protectOne(protects: Protects): Action {
  const action: ProtectAction = {
    protects,
    possible: (u, e) =>
      e.on === ON['about-to-be-removed']
        ? canProtect(u, protects, e.piece, e.space, e.me)
        : somePiece(u, protects, e.me),
    why: (u, e) =>
      isAboutPiece(e) && isGuarded(u, e.piece, e.space)
        ? say`${aPiece(e.piece, e.space)} is protected this turn`
        : say`there is no piece for it to protect`,
    perform(u, e) {
      if (e.on === ON['about-to-be-removed']) guard(u, e.piece, e.space);
      else u.push(chooseProtected, { part: numberOf(u, action), ...plain(e) });
    },
  };
  return action;
}

/** "Any time: one piece … is safe this turn." */
export function protectAtAnyTime(protects: Protects): ResponseRules {
  return { when: anyTimeFor(protects), does: [protectOne(protects)] };
}

function canProtect(u: R, protects: Protects, country: Country, at: Space, me: Country): boolean {
  return hasPiece(u, country, at) && !isGuarded(u, country, at) && protects(u, country, at, me);
}

function somePiece(u: R, protects: Protects, me: Country): boolean {
  for (const at of ALL_SPACES) {
    if (u.table.pieces[at] === 0) continue;
    for (const country of ALL_COUNTRIES) if (canProtect(u, protects, country, at, me)) return true;
  }
  return false;
}

type Protecting = Effect & { part: Part<ProtectAction> };

const doesNotFit = refusal('protect.when', (u, arg: Piece, _, f: OfCard) => {
  const [at, country] = [spaceOf(arg), countryOf(arg)];
  if (!hasPiece(u, country, at)) return say`${COUNTRY_IN_TEXT[country]} has no piece in ${SPACE_IN_TEXT[at]}`;
  if (isGuarded(u, country, at)) return say`${aPiece(country, at)} is protected already`;
  return say`${cardName(u, f)} does not protect ${aPiece(country, at)} now`;
});

const spaceAlone = refusal('protect.when', () => say`its own piece is named by the space alone`);

function protectsOf(u: R, f: Protecting): Protects {
  return partOf(u, f.part).protects;
}

function refuseProtection(
  u: R,
  f: Protecting,
  country: Country,
  at: Space,
): GameRefusal<Piece, OfCard> | null {
  return canProtect(u, protectsOf(u, f), country, at, f.me) ? null : doesNotFit;
}

/** Chooses the piece if several match. The country is written only if the piece is not the deciding country's own. */
const chooseProtected = question<Protecting>('choose-protected', {
  // In the meantime the matching pieces may have left the board, or another card may protect them.
  seats: (u, f) => (somePiece(u, protectsOf(u, f), f.me) ? bit(f.me) : 0),
  prompt: (u, f) => say`${Who(f.me)} chooses a piece to protect by ${cardName(u, f)}`,
  anchor: 'protect.turn',
  auto: true,
  verbs: [
    verb({
      name: 'protect',
      domain: SPACE,
      check(u, f, at) {
        const refused = refuseProtection(u, f, f.me, at);
        return (
          refused &&
          refusal(refused.anchor, (r, one: Space, _, frame: OfCard) =>
            refused.clause(r, pieceCode(one, f.me), f.me, frame),
          )
        );
      },
      also: (_, f, typed) => spaceOfPiece(typed, f.me),
      apply: (u, f, at) => guard(u, f.me, at),
    }),
    verb({
      name: 'protect',
      domain: SPACE_AND_COUNTRY,
      check(u, f, arg) {
        const country = countryOf(arg);
        if (country !== f.me) return refuseProtection(u, f, country, spaceOf(arg));
        return refuseProtection(u, f, country, spaceOf(arg)) ?? spaceAlone;
      },
      apply: (u, _, arg) => guard(u, countryOf(arg), spaceOf(arg)),
    }),
  ],
});

export const protectRules = [chooseProtected];
