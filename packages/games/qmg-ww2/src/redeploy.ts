import { IS_SEA, SPACE, SPACE_IN_TEXT } from './board.js';
import { build } from './build.js';
import { type Action, BY_ELIMINATION, type Effect } from './cards/card.js';
import { plain } from './cards/verbs.js';
import { anywhere } from './cards/where.js';
import { type No, no, process, question } from './kit.js';
import { type Movable, REDEPLOYING } from './movable.js';
import { cardName } from './refusals.js';
import { pushRemoval } from './remove.js';
import { bit, hasPiece, isGuarded, type R } from './table.js';
import { Who } from './words.js';

interface Redeploying extends Effect, Movable {
  part: number;
  /** The space just cleared, or -1. */
  lifted: number;
}

/** play.redeploy: one piece at a time, eliminate it and build it again; each at most once. */
export function redeploy(which: 'armies' | 'pieces'): Action {
  const fits = (space: number) => which === 'pieces' || !IS_SEA[space];
  const action: Action & { where: typeof anywhere } = {
    where: anywhere,
    possible: (u, e) => SPACE.values.some((at) => fits(at) && hasPiece(u, e.me, at)),
    perform: (u, e) =>
      u.push(redeploying, {
        part: u.facts.numberOf.get(action) ?? -1,
        left: SPACE.values.filter((at) => fits(at) && hasPiece(u, e.me, at)),
        lifted: -1,
        ...plain(e),
      }),
  };
  return action;
}

const redeploying = process<Redeploying>(REDEPLOYING, (u, f) => {
  if (f.lifted >= 0) {
    const at = f.lifted;
    f.lifted = -1;
    // Saved after all: it stands where it stood, and there is nothing to build.
    if (!hasPiece(u, f.me, at)) {
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
  if (f.got === DONE) return u.done();
  f.got = 0;
  u.push(chooseRedeploy, { me: f.me, kind: f.kind });
});

const DONE = -2;

const notToMove = no(
  'play.redeploy',
  (u, at, _, f) =>
    `${cardName(u, f)} cannot move a piece from ${SPACE_IN_TEXT[at]}: it must have stood there when the card was played, unmoved and unprotected`,
);

function refuseMove(u: R, me: number, at: number): No | null {
  const above = u.find(redeploying);
  const movable = above?.left.includes(at) && hasPiece(u, me, at) && !isGuarded(u, me, at);
  return movable ? null : notToMove;
}

const chooseRedeploy = question<{ me: number; kind: number }>('choose-redeploy', {
  seats: (_, f) => bit(f.me),
  prompt: (u, f) => `${Who(f.me)} may redeploy a piece by ${cardName(u, f)}`,
  anchor: 'play.redeploy',
  verbs: [
    {
      name: 'redeploy',
      domain: SPACE,
      check: (u, f, at) => refuseMove(u, f.me, at),
      list(u, f, _, add) {
        for (const at of u.find(redeploying)?.left ?? []) if (refuseMove(u, f.me, at) === null) add(at);
      },
      take(u, f, at) {
        const above = u.find(redeploying)!;
        above.left = above.left.filter((space) => space !== at);
        above.lifted = at;
        pushRemoval(u, at, f.me, f.me, BY_ELIMINATION, f.kind);
      },
    },
    { name: 'done', check: () => null, take: (u) => u.answer(DONE) },
  ],
});

export const redeployRules = [redeploying, chooseRedeploy];
