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

/** A card without its text: a page in another language has the text from its catalogue. */
export type BareFace = Omit<CardFace, 'text'>;

/** Every card of an edition, deck by deck. */
export function printedCards(edition: Edition): CardFace[] {
  return cardsOf(edition).map(({ rules, ...face }) => ({ ...face, reacts: rules.when !== undefined }));
}

export const bareCards = (edition: Edition): BareFace[] =>
  printedCards(edition).map(({ text, ...bare }) => bare);

/** The texts of the same cards, in the same order. */
export const textsOfCards = (edition: Edition): string[] => printedCards(edition).map(({ text }) => text);
