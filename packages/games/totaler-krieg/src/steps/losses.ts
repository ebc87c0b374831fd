import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../counters/alike.js';
import { COUNTER, FULL, kindOf, REDUCED } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import type { Counter, Faction } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { heldOrOwn } from '../organization/held-step.js';
import { hexOf } from '../places.js';
import { put } from '../position/position.js';
import type { R, U } from '../table.js';
import { unitName } from '../words/names.js';
import { heldUnit } from './holding.js';
import { leaveMap } from './leave-map.js';
import { loseAllButOne, remnant } from './remnants.js';

/** 4.2.6.2: takes one step from a unit. Its owner is asked for the remnant if several kinds could be it. */
export function loseStep(u: U, unit: Counter): void {
  const { reduced } = kindOf(unit);
  const { steps } = faceOf(u, unit);
  const at = u.table.place[unit];
  const hasReducedSide = u.table.face[unit] === FULL && reduced !== null && reduced.steps === steps - 1;
  // 4.2.6.2d: of a reduced one the remnant shows which step it was.
  if (hasReducedSide && heldUnit(u, unit) >= 0) return u.push(heldOrOwn, { unit });
  u.log('step-lost', unit, hexOf(at));
  if (hasReducedSide) put(u, unit, at, REDUCED);
  else if (steps > 1) loseAllButOne(u, unit);
  else leaveMap(u, unit);
}

/** Steps to be lost by a force, one after the other. */
export interface Losses {
  units: Counter[];
  left: number;
  owner: Faction;
  /** 4.2.6.1a: one of these takes the first loss, if it is still there. */
  first: Counter[];
}

/** Asks the owner of a force for its losses; more than there are take what there is (V.r). */
export function pushLosses(
  u: U,
  { units, left, owner, first = [] }: Omit<Losses, 'first'> & { first?: Counter[] },
): void {
  if (left > 0 && units.some((unit) => isThere(u, unit))) u.push(lose, { units, left, owner, first });
}

const isThere = (u: R, unit: Counter) => hexOf(u.table.place[unit]) >= 0;

/** 4.2.6: the owner picks the unit that loses a step. */
const lose = question<Losses>('lose', {
  seats: (_, f) => 1 << f.owner,
  prompt: (_, f) =>
    f.left > 1 ? say`Which unit loses a step? ${f.left} steps are lost.` : say`Which unit loses a step?`,
  anchor: '4.2.6.1b',
  verbs: [
    verb<Counter, Losses>({
      name: 'lose',
      domain: COUNTER,
      check(u, f, unit) {
        if (!f.units.includes(unit)) return notInForce;
        if (!isThere(u, unit)) return goneAlready;
        const may = candidates(u, f);
        if (!may.includes(unit)) return othersFirst;
        const like = firstLike(u, may, unit);
        return like === unit ? null : nameInstead(like);
      },
      list: (u, f, _, add) => unlikeOnes(u, candidates(u, f)).forEach(add),
      moot: (_, f, unit) => !f.units.includes(unit),
      apply(u, f, unit) {
        u.push(more, { units: f.units.slice(), left: f.left - 1, owner: f.owner, first: [] });
        loseStep(u, unit);
      },
    }),
  ],
});

/** The units that may lose the next step. */
function candidates(u: R, { units, first }: Losses): Counter[] {
  const there = units.filter((unit) => isThere(u, unit));
  const before = there.filter((unit) => first.includes(unit));
  return before.length > 0 ? before : there;
}

const notInForce = refusal<Counter>('4.2.4e', (_, unit) => say`${unitName(unit)} took no part`);
const goneAlready = refusal<Counter>('4.2.4e', (_, unit) => say`${unitName(unit)} is no longer on the map`);
const othersFirst = refusal<Counter>(
  '4.2.6.1a',
  (_, unit) => say`armor attacked, so the first step lost is of armor and not of ${unitName(unit)}`,
);

/** The next loss, when the one before is done with. */
const more = process<Losses>('more-losses', (u, f) => {
  u.done();
  pushLosses(u, { units: f.units, left: f.left, owner: f.owner });
});

export const lossRules = [remnant, heldOrOwn, lose, more];
