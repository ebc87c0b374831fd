import { ALL_CARDS } from '../cards/decks.js';

/** The texts of a card: of its second side, too, if it has one. */
export interface CardTexts {
  text: string;
  second: string | null;
}

/** The texts of both decks, by card. */
export const CARD_TEXTS: Readonly<Record<string, CardTexts>> = Object.fromEntries(
  ALL_CARDS.map(({ id, text, second }) => [id, { text, second: second?.text ?? null }]),
);
