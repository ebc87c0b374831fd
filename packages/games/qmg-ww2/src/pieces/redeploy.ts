import { say } from '@sandtable/kernel';
import {
  ALL_SPACES,
  IS_SEA,
  pieceCode,
  SPACE,
  SPACE_IN_TEXT,
  spaceOf,
  spaceOfPiece,
} from '../board/board.js';
import { COUNTRY_IN_TEXT } from '../board/countries.js';
import { type Action, type Effect, numberOf, type Part, type PartWhere, partOf } from '../cards/card.js';
import { plain } from '../cards/verbs.js';
import { anywhere } from '../cards/where.js';
import { type CardKind, type Country, NOWHERE, type Space } from '../ids.js';
import { type GameRefusal, process, question, refusal, verb } from '../kit.js';
import { BY_ELIMINATION } from '../reactions/events.js';
import { bit, hasPiece, isGuarded, type R } from '../table.js';
import { cardName, type OfCard } from '../words/refusals.js';
import { pieceWord, Who } from '../words/words.js';
import { build } from './build.js';
import type { Remembering } from './remembered.js';
import { pushRemoval } from './remove.js';

/** Remembers the pieces that were there when the card was played and have not been moved yet. */
type Redeploying = Effect &
  Remembering & {
    part: Part<RedeployAction>;
    /** The origin of the piece being moved, or -1. */
    lifted: Space;
  };

interface RedeployAction extends PartWhere {
  /** May a piece in such a space be moved? */
  fits(space: Space): boolean;
}

/** play.redeploy: eliminates and rebuilds one piece at a time, each at most once. */
export function redeploy(which: 'armies' | 'pieces'): Action {
  const fits = (space: Space) => which === 'pieces' || !IS_SEA[space];
  const action: RedeployAction = {
    where: anywhere,
    possible: (u, e) => ALL_SPACES.some((at) => fits(at) && hasPiece(u, e.me, at)),
    fits,
    perform: (u, e) =>
      u.push(redeploying, {
        part: numberOf(u, action),
        standing: ALL_SPACES.filter((at) => fits(at) && hasPiece(u, e.me, at)).map((at) =>
          pieceCode(at, e.me),
        ),
        lifted: NOWHERE,
        ...plain(e),
      }),
  };
  return action;
}

const redeploying = process<Redeploying>('redeploying', (u, f) => {
  if (f.lifted >= 0) {
    const at = f.lifted;
    const code = pieceCode(at, f.me);
    const saved = f.standing.includes(code);
    f.lifted = NOWHERE;
    f.standing = f.standing.filter((one) => one !== code);
    // The piece was saved: it stays in its space, and there is nothing to build.
    if (!saved) {
      return u.push(build, {
        of: f.me,
        who: f.me,
        navy: IS_SEA[at] ? 1 : 0,
        part: f.part,
        must: 0,
        naming: 0,
        ...plain(f),
      });
    }
  }
  if (f.childResult === DONE) return u.done();
  f.childResult = 0;
  u.push(chooseRedeploy, { me: f.me, kind: f.kind });
});

const DONE = -2;

const notToMove = refusal('play.redeploy', (u, at: Space, seat, f: OfCard) => {
  const above = u.findFrame(redeploying);
  const piece = say`the ${pieceWord(at)} in ${SPACE_IN_TEXT[at]}`;
  if (above && !partOf(u, above.part).fits(at)) return say`${cardName(u, f)} moves Armies only`;
  if (!hasPiece(u, seat, at))
    return say`${COUNTRY_IN_TEXT[seat]} has no ${pieceWord(at)} in ${SPACE_IN_TEXT[at]}`;
  if (isGuarded(u, seat, at)) return say`${piece} is protected this turn`;
  return say`${cardName(u, f)} does not move ${piece}: it came there after the card was played, or has been moved`;
});

function refuseMove(u: R, me: Country, at: Space): GameRefusal<Space, OfCard> | null {
  const above = u.findFrame(redeploying);
  const movable = above?.standing.includes(pieceCode(at, me)) && !isGuarded(u, me, at);
  return movable ? null : notToMove;
}

const chooseRedeploy = question<{ me: Country; kind: CardKind }>('choose-redeploy', {
  seats: (_, f) => bit(f.me),
  prompt: (u, f) => say`${Who(f.me)} may redeploy a piece by ${cardName(u, f)}`,
  anchor: 'play.redeploy',
  verbs: [
    verb({
      name: 'redeploy',
      domain: SPACE,
      check: (u, f, at) => refuseMove(u, f.me, at),
      moot: (u, f, at) => !hasPiece(u, f.me, at),
      list(u, f, _, add) {
        for (const code of u.findFrame(redeploying)?.standing ?? []) {
          const at = spaceOf(code);
          if (refuseMove(u, f.me, at) === null) add(at);
        }
      },
      also: (_, f, typed) => spaceOfPiece(typed, f.me),
      apply(u, f, at) {
        u.findFrame(redeploying)!.lifted = at;
        pushRemoval(u, at, f.me, f.me, BY_ELIMINATION, f.kind);
      },
    }),
    { name: 'done', check: () => null, apply: (u) => u.answer(DONE) },
  ],
});

export const redeployRules = [redeploying, chooseRedeploy];
