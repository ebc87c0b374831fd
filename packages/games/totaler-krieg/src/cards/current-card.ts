import type { Faction } from '../ids.js';
import type { R } from '../table.js';
import { CARDS, type OptionCard } from './deck.js';

/** The Current Card of a faction; null if it has none. */
export function currentCard(u: R, faction: Faction): OptionCard | null {
  return CARDS[u.table.current[faction]] ?? null;
}
