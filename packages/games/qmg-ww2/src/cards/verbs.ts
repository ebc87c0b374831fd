import { say } from '@sandtable/kernel';
import { battleWhere, canBattle, canSpend } from '../battle/battle.js';
import { chooseVictim, type Eliminating, hasVictim, whyNoVictim } from '../battle/eliminate.js';
import { ALL_SPACES, IS_SEA } from '../board/board.js';
import { otherTeam, TEAM_SET, teamOf } from '../board/countries.js';
import type { Country, Space } from '../ids.js';
import {
  build as buildQuestion,
  canBuild,
  canRecruit,
  type Placing,
  recruit as recruitQuestion,
} from '../pieces/build.js';
import { guard, pushRemoval, removal } from '../pieces/remove.js';
import { BY_ELIMINATION, isAboutPiece, STAYS } from '../reactions/events.js';
import { bit, hasPiece, isGuarded, type R } from '../table.js';
import { pushDiscards } from '../turn/discard.js';
import { addScore } from '../victory/victory.js';
import { aPiece } from '../words/words.js';
import { type Action, type Effect, effectOf, numberOf, type PartWhere, type Where } from './card.js';
import { anywhere } from './where.js';
import { whyNoBattle, whyNoBuild, whyNoRecruit } from './why.js';

type PieceKind = 'army' | 'navy';

/** Variations of a part: whose piece, who decides, and whether it is a "may". */
interface Manner {
  /** The country whose piece it is; the card's country by default. */
  of?: Country;
  /** That country decides, not the card's country. */
  theyDecide?: true;
  /** Worded as a permission: may be skipped regardless of the options. */
  may?: true;
  /** Cannot be satisfied by naming a piece already on the board. */
  noNaming?: true;
}

/** Is this part mandatory? A "may" is not, nor, by option, one part of several (play.skip, reading.may). */
export function mustDo(u: R, e: Effect, manner: { may?: true }): number {
  const several = (u.facts.kinds[e.kind].rules.does?.length ?? 0) > 1;
  return manner.may || (several && u.facts.rules.skipParts) ? 0 : 1;
}

/** Build an Army or Navy of the card's country in the allowed spaces, by the rules of building. */
export function build(piece: PieceKind, where: Where = anywhere, manner: Manner = {}): PartWhere {
  const action: PartWhere = {
    where,
    possible: (u, e) => canBuild(u, e, manner.of ?? e.me, piece === 'navy', where, !manner.noNaming),
    why: (u, e) => whyNoBuild(u, e, manner.of ?? e.me, piece === 'navy', where),
    perform: (u, e, must) => u.push(buildQuestion, placing(u, e, action, piece, manner, must)),
  };
  return action;
}

/** Recruit a piece: supply and adjacency do not matter. */
export function recruit(piece: PieceKind, where: Where, manner: Manner = {}): PartWhere {
  const action: PartWhere = {
    where,
    possible: (u, e) => canRecruit(u, e, manner.of ?? e.me, piece === 'navy', where),
    why: (u, e) => whyNoRecruit(u, e, manner.of ?? e.me, piece === 'navy', where),
    perform: (u, e, must) => u.push(recruitQuestion, placing(u, e, action, piece, manner, must)),
  };
  return action;
}

function placing(
  u: R,
  e: Effect,
  action: PartWhere,
  piece: PieceKind,
  manner: Manner,
  must = mustDo(u, e, manner),
): Placing {
  const of = manner.of ?? e.me;
  return {
    of,
    who: manner.theyDecide ? of : e.me,
    navy: piece === 'navy' ? 1 : 0,
    part: numberOf(u, action),
    must,
    naming: manner.noNaming ? 0 : 1,
    ...plain(e),
  };
}

/** Variations of a battle: whose piece is the target, and whether it is a "may". */
interface BattleManner {
  may?: true;
  against?: Country;
  /** A Land Battle card: a Status may let its owner spend it on an Army instead (first edition, Volksturm). */
  spendable?: true;
}

/** Battle one of the allowed land or sea spaces, by the rules of battles. */
export function battle(kind: 'land' | 'sea', where: Where = anywhere, manner: BattleManner = {}): PartWhere {
  const sea = kind === 'sea';
  const targets = manner.against === undefined ? 0b111111 : bit(manner.against);
  const spendable = (u: R, me: Country) => manner.spendable === true && canSpend(u, me);
  const action: PartWhere = {
    where,
    possible: (u, e) => spendable(u, e.me) || canBattle(u, e, e.me, sea, where, targets),
    why: (u, e) => whyNoBattle(u, e, sea, where),
    perform: (u, e, must = mustDo(u, e, manner)) =>
      u.push(battleWhere, {
        who: e.me,
        sea: sea ? 1 : 0,
        part: numberOf(u, action),
        must,
        targets,
        volksturm: spendable(u, e.me) ? 1 : 0,
        ...plain(e),
      }),
  };
  return action;
}

/** Eliminate one piece; the card says whose and where. */
export function eliminate(
  piece: PieceKind,
  whose: 'enemy' | 'any' | Country,
  where: Where,
  manner: { may?: true } = {},
): PartWhere {
  const make = (u: R, e: Effect, must = mustDo(u, e, manner)): Eliminating => ({
    who: e.me,
    set: whose === 'any' ? 0b111111 : whose === 'enemy' ? enemySet(e.me) : bit(whose),
    navy: piece === 'navy' ? 1 : 0,
    part: numberOf(u, action),
    must,
    ...plain(e),
  });
  const action: PartWhere = {
    where,
    possible: (u, e) => hasVictim(u, make(u, e)),
    why: (u, e) => whyNoVictim(u, make(u, e)),
    perform: (u, e, must) => u.push(chooseVictim, make(u, e, must)),
  };
  return action;
}

function enemySet(me: Country): number {
  return TEAM_SET[otherTeam(teamOf(me))];
}

/** Is the piece of the trigger still there and not protected? */
function stillStands(u: R, e: Effect): boolean {
  return isAboutPiece(e) && e.gone === STAYS && !isGuarded(u, e.piece, e.space);
}

function whyNotIt(_: R, e: Effect): string | null {
  if (!isAboutPiece(e)) return null;
  const piece = aPiece(e.piece, e.space);
  return e.gone === STAYS ? say`${piece} is protected this turn` : say`${piece} has left the board`;
}

/** Eliminate the piece of the trigger. */
export const eliminateIt: Action = {
  possible: stillStands,
  why: whyNotIt,
  perform(u, e) {
    if (isAboutPiece(e)) pushRemoval(u, e.space, e.piece, e.me, BY_ELIMINATION, e.kind);
  },
};

/** The piece that is about to be removed is not removed this turn (protect.turn). */
export const protectIt: Action = {
  possible: stillStands,
  why: whyNotIt,
  perform(u, e) {
    if (isAboutPiece(e)) guard(u, e.piece, e.space);
  },
};

/** The piece that is about to be removed stays, this time only (protect.one-battle). */
export const saveIt: Action = {
  possible: (u, e) => stillStands(u, e) && !u.findFrame(removal)?.saved,
  why: (u, e) =>
    isAboutPiece(e) && stillStands(u, e)
      ? say`${aPiece(e.piece, e.space)} has been saved already`
      : whyNotIt(u, e),
  perform: (u) => {
    const about = u.findFrame(removal);
    if (about) about.saved = 1;
  },
};

/** The country that caused the trigger (the attacker) discards cards from its deck. */
export function causerDiscards(cards: number): Action {
  return { possible: () => true, perform: (u, e) => pushDiscards(u, e.by, cards, 0) };
}

/** Gain Victory Points at once (score.immediate). */
export function score(points: (u: R, e: Effect) => number): Action {
  return {
    possible: (u, e) => points(u, e) !== 0,
    why: () => say`it would score nothing`,
    perform: (u, e) => addScore(u, teamOf(e.me), points(u, e)),
  };
}

/** The pieces of a country in matching spaces. */
export function countPieces(u: R, country: Country, fits: (space: Space) => boolean): number {
  let count = 0;
  for (const space of ALL_SPACES) if (hasPiece(u, country, space) && fits(space)) count++;
  return count;
}

export function isLand(space: Space): boolean {
  return !IS_SEA[space];
}

/**
 * The effect alone, without the fields a frame adds. When building another frame, spread it last: JavaScript engines
 * give every object literal that begins with a spread its own hidden class, which is slow.
 */
export function plain(e: Effect): Effect {
  return effectOf(e, e.me, e.kind);
}
