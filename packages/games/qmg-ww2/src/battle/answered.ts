import type { CardKind } from '../ids.js';
import type { R } from '../table.js';

export const BATTLE = 'battle';

/** The cards that have answered a battle. */
export interface Answered {
  /** Cards that may answer a battle only once and have answered this one (reaction.battle-wide). */
  answered: CardKind[];
}

/** The cards that have answered the current battle; null if there is none. */
export function answeredBattle(u: R): CardKind[] | null {
  const { frames } = u.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    if (frames[i].rule === BATTLE) return (frames[i] as (typeof frames)[number] & Answered).answered;
  }
  return null;
}
