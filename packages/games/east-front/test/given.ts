import type { Plain } from '@sandtable/kernel';
import type { CardId } from '../src/cards/decks.js';

type Cards = 'auto' | (CardId | 'rest' | { hidden: CardId[] })[];

/** A given position; an unknown card does not compile. */
export type Given = Readonly<Record<string, Plain>> & {
  cards?: { [side in 'axis' | 'allies']?: { [pile: string]: Cards } };
  contingency?: { [side in 'axis' | 'allies']?: { [card in CardId]?: string } };
};
