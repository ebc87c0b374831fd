import { memberMeant, say } from '@sandtable/kernel';
import {
  ALL_SPACES,
  countryOf,
  IS_SEA,
  onlyPieceIn,
  pieceCode,
  SPACE,
  SPACE_AND_COUNTRY,
  spaceOf,
} from '../board/board.js';
import { ALL_COUNTRIES } from '../board/countries.js';
import { type Effect, type Part, type PartWhere, partOf, type Where } from '../cards/card.js';
import { type Countries, type Country, NO_PIECE, NOWHERE, type Space } from '../ids.js';
import { type GameRefusal, ofSpace, question, verb } from '../kit.js';
import { skipVerb } from '../pieces/build.js';
import { pushRemoval } from '../pieces/remove.js';
import { BY_ELIMINATION } from '../reactions/events.js';
import { reaches } from '../supply/supply.js';
import { bit, enemiesAt, friendsAt, groundOf, hasPiece, isGuarded, onlyOne, type R } from '../table.js';
import * as refuse from '../words/refusals.js';
import { Who } from '../words/words.js';
import { battle, pushBattle } from './battle-sequence.js';

/** A question about a battle: the attacker, and the part of the card that grants it. */
export type Battling = Effect & {
  who: Country;
  /** 1 for a sea battle. */
  sea: number;
  part: Part<PartWhere>;
  must: number;
  /** The countries whose piece may be the target, if the card names them. */
  targets: Countries;
  /** The Land Battle card may be spent on an Army instead (first edition, Volksturm). */
  volksturm: number;
};

function whereOf(u: R, f: Battling): Where {
  return partOf(u, f.part).where;
}

/** The general rules of battles, independent of the card that grants one. */
export function refuseBattle(u: R, who: Country, sea: boolean, at: Space): GameRefusal<Space> | null {
  if (IS_SEA[at] !== sea) return sea ? refuse.battleSeaOnly : refuse.battleLandOnly;
  if (friendsAt(u, who, at) !== 0) return refuse.friendThere;
  if (!reaches(u, who, at)) return sea ? refuse.outOfReachAtSea : refuse.outOfReach;
  return null;
}

function refuseHere(u: R, f: Battling, at: Space): GameRefusal<Space, Battling> | null {
  const refused = refuseBattle(u, f.who, f.sea === 1, at);
  return refused ?? (allows(u, f, f.who, whereOf(u, f), f.targets, at) ? null : refuse.battleNotByCard);
}

/** Does the card allow this space: empty, or with one of the targets it names? */
function allows(u: R, e: Effect, who: Country, where: Where, targets: Countries, at: Space): boolean {
  const enemies = enemiesAt(u, who, at);
  return where.has(u, e, at) && (enemies === 0 || (enemies & targets) !== 0);
}

function targetsAt(u: R, f: Battling, at: Space): number {
  return enemiesAt(u, f.who, at) & f.targets;
}

/** Is there a space that can be battled? */
export function canBattle(
  u: R,
  e: Effect,
  who: Country,
  sea: boolean,
  where: Where,
  targets: Countries,
): boolean {
  for (const at of ALL_SPACES) {
    if (IS_SEA[at] !== sea || refuseBattle(u, who, sea, at) !== null) continue;
    if (allows(u, e, who, where, targets, at)) return true;
  }
  return false;
}

function canCarryOut(u: R, f: Battling): boolean {
  if (f.volksturm === 1 && canSpend(u, f.who)) return true;
  return canBattle(u, f, f.who, f.sea === 1, whereOf(u, f), f.targets);
}

/** May a country spend its Land Battle card on this Army, of either team (eliminate.any-side)? */
function maySpendOn(u: R, who: Country, at: Space, country: Country): boolean {
  return (groundOf(u).spends[at] & bit(who)) !== 0 && hasPiece(u, country, at) && !isGuarded(u, country, at);
}

/** Is there an Army that a country may spend its Land Battle card on? */
export function canSpend(u: R, who: Country): boolean {
  const { spends } = groundOf(u);
  for (const at of ALL_SPACES) {
    if (!(spends[at] & bit(who))) continue;
    for (const country of ALL_COUNTRIES) if (maySpendOn(u, who, at, country)) return true;
  }
  return false;
}

export const battleWhere = question<Battling>('battle-where', {
  seats: (u, f) => (f.must && !canCarryOut(u, f) ? 0 : bit(f.who)),
  prompt: (_, f) =>
    f.sea
      ? say`${Who(f.who)} chooses a sea space to battle`
      : say`${Who(f.who)} chooses a land space to battle`,
  anchor: 'battle.land',
  because: (u, f) => u.facts.kinds[f.kind].name,
  verbs: [
    verb({
      name: 'battle',
      domain: SPACE,
      check(u, f, at) {
        const refused = refuseHere(u, f, at);
        if (refused) return refused;
        const enemies = targetsAt(u, f, at);
        return enemies !== 0 && onlyOne(enemies) < 0 ? refuse.nameTheTarget : null;
      },
      list(u, f, _, add) {
        eachTarget(u, f, (at, enemies) => {
          if (enemies === 0 || onlyOne(enemies) >= 0) add(at);
        });
      },
      also(u, f, typed) {
        const piece = memberMeant(SPACE_AND_COUNTRY, typed);
        const at = spaceOf(piece);
        return piece >= 0 && onlyOne(targetsAt(u, f, at)) === countryOf(piece) ? at : NOWHERE;
      },
      apply: (u, f, at) => pushBattle(u, f.who, at, onlyOne(targetsAt(u, f, at)), f.kind),
    }),
    verb({
      name: 'battle',
      domain: SPACE_AND_COUNTRY,
      check(u, f, arg) {
        const at = spaceOf(arg);
        const refused = refuseHere(u, f, at);
        if (refused) return ofSpace(refused);
        const enemies = targetsAt(u, f, at);
        return enemies & bit(countryOf(arg)) && onlyOne(enemies) < 0 ? null : refuse.targetNotThere;
      },
      list(u, f, _, add) {
        eachTarget(u, f, (at, enemies) => {
          if (enemies === 0 || onlyOne(enemies) >= 0) return;
          for (const country of ALL_COUNTRIES) if (enemies & bit(country)) add(pieceCode(at, country));
        });
      },
      apply: (u, f, arg) => pushBattle(u, f.who, spaceOf(arg), countryOf(arg), f.kind),
    }),
    verb({
      name: 'eliminate',
      domain: SPACE_AND_COUNTRY,
      check(u, f, arg) {
        const fits = f.volksturm === 1 && maySpendOn(u, f.who, spaceOf(arg), countryOf(arg));
        return fits ? null : refuse.notVolksturm;
      },
      moot: (u, f, arg) => !f.volksturm || !hasPiece(u, countryOf(arg), spaceOf(arg)),
      list(u, f, _, add) {
        if (!f.volksturm) return;
        for (const arg of SPACE_AND_COUNTRY.values)
          if (maySpendOn(u, f.who, spaceOf(arg), countryOf(arg))) add(arg);
      },
      also: (u, f, typed) =>
        f.volksturm ? onlyPieceIn(typed, (at, country) => maySpendOn(u, f.who, at, country)) : NO_PIECE,
      apply: (u, f, arg) => pushRemoval(u, spaceOf(arg), countryOf(arg), f.who, BY_ELIMINATION, f.kind),
    }),
    skipVerb(),
  ],
});

function eachTarget(u: R, f: Battling, visit: (at: Space, enemies: number) => void): void {
  for (const at of ALL_SPACES) {
    if (IS_SEA[at] === (f.sea === 1) && refuseHere(u, f, at) === null) visit(at, targetsAt(u, f, at));
  }
}

export const battleRules = [battleWhere, battle];
