import { type Domain, type GameOptions, names } from '@sandtable/kernel';
import { type Card, type Era, REACTIONS } from './cards/card.js';
import { CARDS, type CardId, SECOND_TEXT, TEXTS } from './cards/decks.js';
import type { Part } from './cards/part.js';
import { type Rules, readRules } from './options.js';
import { ALLIES, AXIS } from './pieces/pieces.js';
import { Position } from './pieces/position.js';

/** Everything that options decide and play never changes, and the place where a position is worked out. */
export interface Facts {
  rules: Rules;
  cards: readonly Card<CardId>[];
  /** What each card says, part by part: initial sides first, then the second sides of Contingency cards. */
  texts: readonly (readonly Part[])[];
  /** For a Contingency card the number of its second text. */
  secondText: readonly number[];
  /** The cards of each side with each reaction. */
  reacting: readonly (readonly (readonly number[])[])[];
  /** The cards of each side's deck, and its Contingency cards, as domains. */
  cardsOf: readonly Domain[];
  contingencyOf: readonly Domain[];
  /** What follows from the board on the table. */
  position: Position;
  /** Boards to try something on, one for each step of looking ahead. */
  trials: Position[];
}

export function makeFacts(options: GameOptions): Facts {
  return {
    rules: readRules(options),
    cards: CARDS,
    texts: TEXTS,
    secondText: SECOND_TEXT,
    reacting: [AXIS, ALLIES].map((side) =>
      REACTIONS.map((_, reaction) =>
        CARDS.flatMap((card, item) => (card.side === side && card.reaction === reaction ? [item] : [])),
      ),
    ),
    cardsOf: [AXIS, ALLIES].map((side) => domainOf(side, (era) => era !== 'contingency')),
    contingencyOf: [AXIS, ALLIES].map((side) => domainOf(side, (era) => era === 'contingency')),
    position: new Position(),
    trials: [],
  };
}

function domainOf(side: number, has: (era: Era) => boolean): Domain {
  const own = CARDS.flatMap((card, item) => (card.side === side && has(card.era) ? [item] : []));
  return names(
    'card',
    own.map((item) => CARDS[item].id),
    own,
  );
}
