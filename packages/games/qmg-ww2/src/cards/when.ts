import { IS_SEA, space } from '../board/board.js';
import { teamOf } from '../board/countries.js';
import type { Country } from '../ids.js';
import { BY_BATTLE, RECRUITED, STAYS } from '../reactions/events.js';
import type { R } from '../table.js';
import type { Test, When } from './card.js';

const always = () => true;

/** "At the beginning of your turn". */
export const yourTurnBegins: When = { on: 'turn-begins', if: (_, e, me) => e.by === me };

/** "At the beginning of your Draw step". */
export const yourDrawStepBegins: When = { on: 'draw-begins', if: (_, e, me) => e.by === me };

/** "At the beginning of your Discard step". */
export const yourDiscardStepBegins: When = { on: 'discard-begins', if: (_, e, me) => e.by === me };

/** "When you battle a land space", by any card; after the battle. */
export function youBattleLand(test: Test<'battled'> = always): When {
  return { on: 'battled', if: (u, e, me) => e.by === me && !IS_SEA[e.space] && test(u, e, me) };
}

export function youBattleSea(test: Test<'battled'> = always): When {
  return { on: 'battled', if: (u, e, me) => e.by === me && IS_SEA[e.space] && test(u, e, me) };
}

/** "When you battle in …". */
export function youBattleIn(...ids: string[]): When {
  const spaces = ids.map(space);
  return { on: 'battled', if: (_, e, me) => e.by === me && spaces.includes(e.space) };
}

/** "When you build an Army": also by naming one already on the board, never by recruiting. */
export function youBuild(piece: 'army' | 'navy'): When {
  const sea = piece === 'navy';
  return { on: 'built', if: (_, e, me) => e.by === me && e.how !== RECRUITED && IS_SEA[e.space] === sea };
}

/** "Immediately after an enemy Army or Navy is built", if the test passes. */
export function enemyBuilds(
  piece: 'army' | 'navy',
  test: Test<'built'>,
  recruitsToo: (u: R) => boolean,
): When {
  const sea = piece === 'navy';
  return {
    on: 'built',
    if: (u, e, me) =>
      teamOf(e.by) !== teamOf(me) &&
      IS_SEA[e.space] === sea &&
      (e.how !== RECRUITED || recruitsToo(u)) &&
      // A piece that has already left cannot be eliminated.
      e.gone === STAYS &&
      test(u, e, me),
  };
}

/** "When … is about to be removed": by battle, elimination or lack of supply. */
export function aboutToBeRemoved(test: Test<'about-to-be-removed'>): When {
  return {
    on: 'about-to-be-removed',
    if: (u, e, me) => e.gone === STAYS && test(u, e, me),
  };
}

/** "When … is battled": the target of a battle, before it is removed. */
export function isBattled(test: Test<'about-to-be-removed'>): When {
  return aboutToBeRemoved((u, e, me) => e.how === BY_BATTLE && test(u, e, me));
}

/** "Immediately after … is removed": alone, or together with the battle that removed it. */
export function isRemoved(test: Test<'removed' | 'battled'>): readonly When[] {
  return [
    { on: 'removed', if: test },
    { on: 'battled', if: (u, e, me) => e.gone !== STAYS && test(u, e, me) },
  ];
}

/** "After you play a card" that does not stay on the table, in your Play step. */
export const youPlayInYourPlayStep: When = {
  on: 'card-played',
  if: (_, e, me) => e.by === me && e.how === 1,
};

/** "After you play a card" that does not stay on the table, in your turn. */
export const youPlayInYourTurn: When = {
  on: 'card-played',
  if: (u, e, me) => e.by === me && u.table.active === me,
};

/** "Immediately after an enemy country plays an Economic Warfare card". */
export const enemyPlaysEconomicWarfare: When = {
  on: 'card-played',
  if: (u, e, me) => teamOf(e.by) !== teamOf(me) && u.facts.kinds[e.card].type === 'economic-warfare',
};

/** "Immediately after this country uses a Status card": when the use is over. */
export function usesStatus(country: Country): When {
  return { on: 'status-used', if: (_, e) => e.by === country };
}

/** "When … is a target of an Economic Warfare card". */
export function isHit(test: Test<'economic-warfare'>): When {
  return { on: 'economic-warfare', if: test };
}
