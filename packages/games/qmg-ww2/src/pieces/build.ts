import { memberMeant, say, type Verb } from '@sandtable/kernel';
import {
  ALL_SPACES,
  countryOf,
  IS_SEA,
  pieceCode,
  SPACE,
  SPACE_AND_COUNTRY,
  spaceOf,
  spaceOfPiece,
} from '../board/board.js';
import { COUNTRY_IN_TEXT } from '../board/countries.js';
import { type Effect, type Part, type PartWhere, partOf, type Where } from '../cards/card.js';
import type { Facts } from '../facts.js';
import { type Country, NO_PIECE, type Piece, type Space } from '../ids.js';
import { type GameRefusal, ofSpace, process, question, verb } from '../kit.js';
import * as event from '../reactions/events.js';
import { BUILT, DESIGNATED, type Placement, RECRUITED } from '../reactions/events.js';
import { openWindow } from '../reactions/window.js';
import { isSupplied, reaches, wouldBeSupplied } from '../supply/supply.js';
import { available, bit, enemiesAt, groundOf, hasPiece, put, type R, type Table, type U } from '../table.js';
import { checkSuddenVictory } from '../victory/victory.js';
import * as refuse from '../words/refusals.js';
import { Who } from '../words/words.js';
import { lacksOnlyPiece, possibleOrFreed } from './freeing.js';

/** A question about placing a piece: its country and kind, and the part of the card that grants it. */
export type Placing = Effect & {
  /** Whose piece it is, and who decides. */
  of: Country;
  who: Country;
  navy: number;
  /** The part of the card, for the spaces it allows. */
  part: Part<PartWhere>;
  /** Mandatory: cannot be skipped. */
  must: number;
  /** May a piece already on the board be named instead? */
  naming: number;
};

function whereOf(u: R, f: Placing): Where {
  return partOf(u, f.part).where;
}

/** Land for Armies, sea for Navies, no enemy in the space, and a piece available. */
function refuseStanding(
  u: R,
  of: Country,
  navy: boolean,
  at: Space,
): GameRefusal<Space, refuse.OfCountry> | null {
  if (IS_SEA[at] !== navy) return navy ? refuse.seaOnly : refuse.landOnly;
  if (hasPiece(u, of, at)) return refuse.ownPieceThere;
  if (enemiesAt(u, of, at) !== 0) return refuse.enemyThere;
  return null;
}

/** The general rules of building, independent of the card that grants it (build.adjacent to build.by-card). */
export function refuseBuild(
  u: R,
  of: Country,
  navy: boolean,
  at: Space,
): GameRefusal<Space, refuse.OfCountry> | null {
  const standing = refuseStanding(u, of, navy, at);
  if (standing) return standing;
  if (available(u, of, navy) <= 0) return refuse.noneLeft;
  if (!countsAsHome(u, of, navy, at) && !reaches(u, of, at)) return refuse.notAdjacent;
  return wouldBeSupplied(u, of, at) ? null : refuse.whyNotSupplied(u, of, at);
}

/** build.home, build.as-home: where an Army needs no supplied neighbour. */
function countsAsHome(u: R, of: Country, navy: boolean, at: Space): boolean {
  return !navy && (groundOf(u).home[at] & bit(of)) !== 0;
}

/** recruit.limits */
export function refuseRecruit(
  u: R,
  of: Country,
  navy: boolean,
  at: Space,
): GameRefusal<Space, refuse.OfCountry> | null {
  const standing = refuseStanding(u, of, navy, at);
  if (standing) return standing === refuse.ownPieceThere ? refuse.ownPieceThereToo : standing;
  return available(u, of, navy) <= 0 ? refuse.noneLeftToRecruit : null;
}

/** build.replaced: where a card lets the country recruit instead of an Army build. */
function refuseReplacement(
  u: R,
  of: Country,
  navy: boolean,
  at: Space,
): GameRefusal<Space, refuse.OfCountry> | null {
  if (navy || !groundOf(u).recruits[of].includes(at)) return refuse.noSuchReplacement;
  return refuseRecruit(u, of, false, at);
}

function refuseDesignation(u: R, f: Placing, at: Space): GameRefusal<Space, Placing> | null {
  if (!f.naming || IS_SEA[at] !== (f.navy === 1) || !mayBeNamed(u, f.of, at)) return refuse.notStanding;
  return whereOf(u, f).has(u, f, at) ? null : refuse.notByCard;
}

/** build.designate: a supplied piece, or by option any piece on the board. */
function mayBeNamed(u: R, of: Country, at: Space): boolean {
  return u.facts.rules.designateAny ? hasPiece(u, of, at) : isSupplied(u, of, at);
}

/** The answer of a question whose part was skipped. */
export const SKIPPED = -1;

/** Skipping a part of a card (play.skip): a mandatory part only if it cannot be carried out. */
export function skipVerb<B extends { must: number } & refuse.OfCard>(
  possible: (u: R, f: B) => boolean = () => true,
): Verb<Table, Facts, B> {
  return {
    name: 'skip',
    check: (u, f) => (f.must && possible(u, f) ? refuse.mustCarryOut : null),
    apply: (u) => u.answer(SKIPPED),
  };
}

/** Can a build be carried out in any way: by placing a piece, by naming one, or by recruiting instead? */
export function canBuild(
  u: R,
  e: Effect,
  of: Country,
  navy: boolean,
  where: Where,
  naming: boolean,
): boolean {
  for (const at of ALL_SPACES) {
    if (IS_SEA[at] !== navy || !where.has(u, e, at)) continue;
    if (hasPiece(u, of, at) ? naming && mayBeNamed(u, of, at) : refuseBuild(u, of, navy, at) === null)
      return true;
  }
  return groundOf(u).recruits[of].some((at) => refuseReplacement(u, of, navy, at) === null);
}

function canCarryOut(u: R, f: Placing): boolean {
  return canBuild(u, f, f.of, f.navy === 1, whereOf(u, f), f.naming === 1);
}

/** The country has no such piece available until it removes one from the board (pieces.freed). */
function isOut(u: R, f: Placing): boolean {
  return available(u, f.of, f.navy === 1) <= 0;
}

export const build = question<Placing>('build', {
  seats: (u, f) => (f.must && !possibleOrFreed(u, () => canCarryOut(u, f)) ? 0 : bit(f.who)),
  anytimeVerbFirst: (u, f) => isOut(u, f) && lacksOnlyPiece(u, () => canCarryOut(u, f)),
  prompt: (_, f) => say`${Who(f.of)} builds ${f.navy ? say`a Navy` : say`an Army`}`,
  anchor: 'build.adjacent',
  because: (u, f) => u.facts.kinds[f.kind].name,
  verbs: [
    verb({
      name: 'build',
      domain: SPACE,
      check(u, f, at) {
        const refused = refuseBuild(u, f.of, f.navy === 1, at);
        return refused ?? (whereOf(u, f).has(u, f, at) ? null : refuse.notByCard);
      },
      list(u, f, _, add) {
        const where = whereOf(u, f);
        if (available(u, f.of, f.navy === 1) <= 0) return;
        for (const at of ALL_SPACES) {
          if (
            IS_SEA[at] === (f.navy === 1) &&
            where.has(u, f, at) &&
            refuseBuild(u, f.of, f.navy === 1, at) === null
          )
            add(at);
        }
      },
      also: (_, f, typed) => spaceOfPiece(typed, f.of),
      apply: (u, f, at) => place(u, f, at, BUILT),
    }),
    verb({
      name: 'designate',
      domain: SPACE,
      check: (u, f, at) => refuseDesignation(u, f, at),
      moot: (u, f, at) => !f.naming || !hasPiece(u, f.of, at),
      list(u, f, _, add) {
        for (const at of ALL_SPACES) {
          if (hasPiece(u, f.of, at) && refuseDesignation(u, f, at) === null) add(at);
        }
      },
      also: (_, f, typed) => spaceOfPiece(typed, f.of),
      apply: (u, f, at) => place(u, f, at, DESIGNATED),
    }),
    verb({
      name: 'recruit',
      domain: SPACE,
      check: (u, f, at) => refuseReplacement(u, f.of, f.navy === 1, at),
      moot: (u, f, at) => !groundOf(u).recruits[f.of].includes(at),
      list(u, f, _, add) {
        for (const at of groundOf(u).recruits[f.of])
          if (refuseReplacement(u, f.of, f.navy === 1, at) === null) add(at);
      },
      also: (_, f, typed) => spaceOfPiece(typed, f.of),
      apply: (u, f, at) => place(u, f, at, RECRUITED),
    }),
    skipVerb((u, f) => canCarryOut(u, f)),
  ],
});

function canCarryOutRecruit(u: R, f: Placing): boolean {
  return canRecruit(u, f, f.of, f.navy === 1, whereOf(u, f));
}

/** The space of a choice: it names the space alone, or the space and the country. */
function spaceNamed(f: Placing, arg: Space | Piece): Space {
  return f.of === f.who ? (arg as Space) : spaceOf(arg as Piece);
}

/** Recruiting: the country is written only if the piece is not the deciding country's own. */
export const recruit = question<Placing>('recruit', {
  seats: (u, f) => (f.must && !possibleOrFreed(u, () => canCarryOutRecruit(u, f)) ? 0 : bit(f.who)),
  anytimeVerbFirst: (u, f) => isOut(u, f) && lacksOnlyPiece(u, () => canCarryOutRecruit(u, f)),
  prompt: (_, f) =>
    f.of === f.who
      ? say`${Who(f.who)} recruits ${f.navy ? say`a Navy` : say`an Army`}`
      : say`${Who(f.who)} recruits ${f.navy ? say`a Navy` : say`an Army`} of ${COUNTRY_IN_TEXT[f.of]}`,
  anchor: 'recruit.anywhere',
  because: (u, f) => u.facts.kinds[f.kind].name,
  verbs: [
    verb<Space | Piece, Placing>({
      name: 'recruit',
      domain: (_, f) => (f.of === f.who ? SPACE : SPACE_AND_COUNTRY),
      check(u, f, arg) {
        const at = spaceNamed(f, arg);
        if (f.of !== f.who && countryOf(arg as Piece) !== f.of) return refuse.otherCountrysPiece;
        const refused = refuseRecruit(u, f.of, f.navy === 1, at);
        const why: GameRefusal<Space, Placing> | null =
          refused ?? (whereOf(u, f).has(u, f, at) ? null : refuse.noRecruitByCard);
        return why && f.of !== f.who ? ofSpace(why) : why;
      },
      list(u, f, _, add) {
        for (const at of ALL_SPACES) {
          if (whereOf(u, f).has(u, f, at) && refuseRecruit(u, f.of, f.navy === 1, at) === null) {
            add(f.of === f.who ? at : pieceCode(at, f.of));
          }
        }
      },
      also(_, f, typed) {
        if (f.of === f.who) return spaceOfPiece(typed, f.of);
        const at = memberMeant(SPACE, typed);
        return at < 0 ? NO_PIECE : pieceCode(at, f.of);
      },
      apply: (u, f, arg) => place(u, f, spaceNamed(f, arg), RECRUITED),
    }),
    skipVerb((u, f) => canCarryOutRecruit(u, f)),
  ],
});

export function canRecruit(u: R, e: Effect, of: Country, navy: boolean, where: Where): boolean {
  for (const at of ALL_SPACES) {
    if (where.has(u, e, at) && refuseRecruit(u, of, navy, at) === null) return true;
  }
  return false;
}

function place(u: U, f: Placing, at: Space, how: Placement): void {
  pushPlaced(u, f.of, at, how);
}

export function pushPlaced(u: U, of: Country, at: Space, how: Placement): void {
  u.push(placed, { of, space: at, how });
}

const HOW = ['built', 'recruited', 'designated'];

/** Places a piece and opens the window for reactions to it (reaction.gone-piece). Answers the space. */
export const placed = process<{ of: Country; space: Space; how: Placement }>('placed', (u, f) => {
  if (f.step++ > 0) return u.done(f.space);
  if (f.how !== DESIGNATED) put(u, f.of, f.space);
  u.log(HOW[f.how], f.of, f.space);
  if (f.how !== DESIGNATED) checkSuddenVictory(u, f.of);
  if (u.state.outcome) return;
  openWindow(u, event.built(f.of, f.space, f.how));
});

export const buildRules = [build, recruit, placed];
