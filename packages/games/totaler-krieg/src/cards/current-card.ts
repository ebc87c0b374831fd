import type { Faction } from '../ids.js';
import type { R } from '../table.js';
import { CARDS, type OptionCard } from './deck.js';

/** The Current Card of a faction; null if it has none. */
export function currentCard(u: R, faction: Faction): OptionCard | null {
  const card = CARDS[u.table.current[faction]];
  return card ? asEntered(u, card) : null;
}

/** The card, with what an owner of the game has entered for it. */
export function asEntered({ facts }: R, card: OptionCard): OptionCard {
  const entered = facts.values.cards.get(card.id);
  return entered ? { ...card, ...entered } : card;
}
