import { say } from '@sandtable/kernel';
import { ALL_SPACES, SPACE_IN_TEXT } from '../../board/board.js';
import type { Space } from '../../ids.js';
import { process } from '../../kit.js';
import { SKIPPED } from '../../pieces/build.js';
import { possibleOrFreed } from '../../pieces/freeing.js';
import { type Action, type Effect, numberOf, type Part, partOf, type Where } from '../card.js';
import { build, plain } from '../verbs.js';
import { inSpaces } from '../where.js';

type InEach = Effect & {
  part: Part;
  /** Spaces already built in. */
  served: Space[];
};

/** "And/or": one build in each of these spaces, in any order, each independent of the others (play.order). */
export function buildInEach(
  piece: 'army' | 'navy',
  spaces: string[],
  manner: Parameters<typeof build>[2] = {},
) {
  const named = inSpaces(...spaces);
  const where: Where = {
    has(u, e, at) {
      const above = u.findFrame(inEach);
      return named.has(u, e, at) && !(above?.kind === e.kind && above.served.includes(at));
    },
    say: named.say,
    unless: (u, e, at) =>
      named.has(u, e, at)
        ? say`${u.facts.kinds[e.kind].name} has built in ${SPACE_IN_TEXT[at]} already`
        : null,
  };
  const part = build(piece, where, manner);
  const action: Action & { inner: readonly Action[] } = {
    inner: [part],
    possible: (u, e) => part.possible(u, e),
    why: (u, e) => part.why?.(u, e) ?? null,
    perform: (u, e) => u.push(inEach, { part: numberOf(u, part), served: [], ...plain(e) }),
  };
  return action;
}

const inEach = process<InEach>('in-each', (u, f) => {
  if (f.step > 0 && f.childResult !== SKIPPED) f.served.push(ALL_SPACES[f.childResult]);
  const part = partOf(u, f.part);
  if (f.step > 0 && f.childResult === SKIPPED) return u.done();
  if (!possibleOrFreed(u, () => part.possible(u, f))) return u.done();
  f.step = 1;
  part.perform(u, f, 0);
});

export const inEachRules = [inEach];
