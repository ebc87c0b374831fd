import type { CardKind } from '../ids.js';
import type { R } from '../table.js';

export const BATTLE = 'battle';

/** What a battle remembers of the cards that answered it. */
export interface Answered {
  /** Cards that answer a battle once, and have answered this one (reaction.battle-wide). */
  answered: CardKind[];
}

/** The cards that have answered the battle under way; null when there is none. */
export function answeredBattle(u: R): CardKind[] | null {
  const { frames } = u.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    if (frames[i].rule === BATTLE) return (frames[i] as (typeof frames)[number] & Answered).answered;
  }
  return null;
}
