import type { CountryId } from '../board/countries.js';
import { type CardId, cardsOf } from '../cards/decks.js';
import type { Edition } from '../cards/declare.js';
import type { CardType } from '../cards/types.js';

/** A card as printed, with the source of our text. */
export interface CardFace {
  country: CountryId;
  id: CardId;
  name: string;
  type: CardType;
  text: string;
  provenance: 'printed' | 'sourced';
  disputed: boolean;
  count: number;
  /** It answers what happens: a Response, or a Status with a trigger. */
  reacts: boolean;
}

/** Every card of an edition, deck by deck. */
export function printedCards(edition: Edition): CardFace[] {
  return cardsOf(edition).map(({ rules, ...face }) => ({ ...face, reacts: rules.when !== undefined }));
}
