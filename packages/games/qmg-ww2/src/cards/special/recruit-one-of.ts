import { say } from '@sandtable/kernel';
import { ALL_SPACES, countryOf, SPACE, SPACE_AND_COUNTRY, spaceOf, spaceOfPiece } from '../../board/board.js';
import { ALL_COUNTRIES, COUNTRY_IN_TEXT } from '../../board/countries.js';
import type { Countries, Country, Piece, Space } from '../../ids.js';
import { type GameRefusal, question, refusal, verb } from '../../kit.js';
import { pushPlaced, refuseRecruit, skipVerb } from '../../pieces/build.js';
import { lacksOnlyPiece, possibleOrFreed } from '../../pieces/freeing.js';
import { placeOf, RECRUITED } from '../../reactions/events.js';
import { available, bit, type R } from '../../table.js';
import * as refuse from '../../words/refusals.js';
import { Who } from '../../words/words.js';
import { type Effect, numberOf, type Part, type PartWhere, partOf, type Where } from '../card.js';
import { mustDo, plain } from '../verbs.js';

type Recruiting = Effect & {
  part: Part<PartWhere>;
  /** The countries to choose from. */
  set: Countries;
  must: number;
};

/** Recruit an Army of one of several countries; the card's own country decides which (play.whose). */
export function recruitArmyOfOneOf(countries: readonly Country[], where: Where): PartWhere {
  const set = countries.reduce((bits, country) => bits | bit(country), 0);
  const make = (u: R, e: Effect, must = mustDo(u, e, {})): Recruiting => ({
    part: numberOf(u, action),
    set,
    must,
    ...plain(e),
  });
  const action: PartWhere = {
    where,
    possible: (u, e) => canRecruit(u, make(u, e)),
    why: (_, e) => say`${refuse.namesOf(set, 'or')} can recruit no Army ${refuse.inWords(where, placeOf(e))}`,
    perform: (u, e, must) => u.push(recruitOneOf, make(u, e, must)),
  };
  return action;
}

const otherCountry = refusal(
  'play.whose',
  (u, arg: Piece, _, f: Recruiting) =>
    say`${refuse.cardName(u, f)} recruits an Army of ${refuse.namesOf(f.set, 'or')}, not of ${COUNTRY_IN_TEXT[countryOf(arg)]}`,
);

const spaceAlone = refusal('play.whose', () => say`its own Army is named by the space alone`);

function refuseArmy(
  u: R,
  f: Recruiting,
  country: Country,
  at: Space,
): GameRefusal<number, Recruiting> | null {
  const { where } = partOf(u, f.part);
  const refused = refuseRecruit(u, country, false, at);
  if (!refused && where.has(u, f, at)) return null;
  const { anchor, clause } = refused ?? refuse.noRecruitByCard;
  // The sentence refers to the space, and to the country as the recruiting one.
  return refusal(anchor, (r, _, __, frame: Recruiting) => clause(r, at, country, { ...frame, of: country }));
}

function someoneIsOut(u: R, f: Recruiting): boolean {
  for (const country of ALL_COUNTRIES) {
    if (f.set & bit(country) && available(u, country, false) <= 0) return true;
  }
  return false;
}

function canRecruit(u: R, f: Recruiting): boolean {
  for (const at of ALL_SPACES) {
    for (const country of ALL_COUNTRIES) {
      if (f.set & bit(country) && refuseArmy(u, f, country, at) === null) return true;
    }
  }
  return false;
}

/** The country is written only if the Army is not the deciding country's own. */
const recruitOneOf = question<Recruiting>('recruit-one-of', {
  seats: (u, f) => (f.must && !possibleOrFreed(u, () => canRecruit(u, f)) ? 0 : bit(f.me)),
  anytimeVerbFirst: (u, f) => someoneIsOut(u, f) && lacksOnlyPiece(u, () => canRecruit(u, f)),
  prompt: (u, f) => say`${Who(f.me)} recruits an Army by ${refuse.cardName(u, f)}: its own or a teammate's`,
  anchor: 'recruit.anywhere',
  because: (u, f) => u.facts.kinds[f.kind].name,
  verbs: [
    verb({
      name: 'recruit',
      domain: SPACE,
      check: (u, f, at) => refuseArmy(u, f, f.me, at),
      also: (_, f, typed) => spaceOfPiece(typed, f.me),
      apply: (u, f, at) => pushPlaced(u, f.me, at, RECRUITED),
    }),
    verb({
      name: 'recruit',
      domain: SPACE_AND_COUNTRY,
      check(u, f, arg) {
        const country = countryOf(arg);
        if (!(f.set & bit(country))) return otherCountry;
        // Its own Army is named by the space alone.
        if (country === f.me) return refuseArmy(u, f, country, spaceOf(arg)) ?? spaceAlone;
        return refuseArmy(u, f, country, spaceOf(arg));
      },
      apply: (u, _, arg) => pushPlaced(u, countryOf(arg), spaceOf(arg), RECRUITED),
    }),
    skipVerb((u, f) => canRecruit(u, f)),
  ],
});

export const recruitOneOfRules = [recruitOneOf];
