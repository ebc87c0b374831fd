import { type By, type Domain, type GameOptions, names } from '@sandtable/kernel';
import {
  type Card,
  type CardNumber,
  type Era,
  REACTION,
  type ReactionNumber,
  type TextNumber,
} from './cards/card.js';
import { CARD, CARDS, type CardId, cardsWhere, FIRST_TEXT, SECOND_TEXT, TEXTS } from './cards/decks.js';
import type { Part } from './cards/part.js';
import { type Rules, readRules } from './options.js';
import { ALLIES, AXIS, SIDE, type Side } from './pieces/pieces.js';

/** Everything the options decide and play never changes. */
export interface Facts {
  rules: Rules;
  cards: By<CardNumber, Card<CardId>>;
  /** The text of each card, part by part: initial sides first, then the second sides of Contingency cards. */
  texts: By<TextNumber, readonly Part[]>;
  /** For a Contingency card the number of its second text. */
  secondText: By<CardNumber, TextNumber>;
  /** The number of the initial text. */
  firstText: By<CardNumber, TextNumber>;
  /** The cards of each side with each reaction. */
  reacting: By<Side, By<ReactionNumber, readonly CardNumber[]>>;
  /** The cards of each side's deck, and its Contingency cards, as domains. */
  cardsOf: By<Side, Domain<CardNumber>>;
  contingencyOf: By<Side, Domain<CardNumber>>;
}

export function makeFacts(options: GameOptions): Facts {
  return {
    rules: readRules(options),
    cards: CARDS,
    texts: TEXTS,
    secondText: SECOND_TEXT,
    firstText: FIRST_TEXT,
    reacting: SIDE.values.map((side) =>
      REACTION.values.map((reaction) =>
        cardsWhere((card) => card.side === side && card.reaction === reaction),
      ),
    ),
    cardsOf: [AXIS, ALLIES].map((side) => domainOf(side, (era) => era !== 'contingency')),
    contingencyOf: [AXIS, ALLIES].map((side) => domainOf(side, (era) => era === 'contingency')),
  };
}

function domainOf(side: Side, has: (era: Era) => boolean): Domain<CardNumber> {
  const own = cardsWhere((card) => card.side === side && has(card.era));
  return names(
    'card',
    own.map((item) => CARD.name(item)),
    own,
  );
}
