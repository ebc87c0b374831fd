import type { COUNTRIES } from '../board/countries.js';
import { BASIC } from './basic.js';
import type { AllRules, CardRules, PlayedRules, ResponseRules, StatusRules } from './card.js';
import type { BasicType, CardType } from './types.js';

// How the cards of a country are declared: each text next to its rule.

export type Edition = 'second' | 'first';

/** Properties of a card, which an edition may override. */
interface Told {
  /** Copies in the deck; 1 by default. */
  count?: number;
  /** The rulebook prints it. Otherwise it comes from other public sources, checked against each other. */
  provenance?: 'printed';
  /** The sources disagree; the text gives the reading used here. */
  disputed?: true;
}

/** A card's text in one edition. */
interface Face extends Told {
  /** In our own words, complete for play. */
  text: string;
  /** The name, if this edition spells it differently. */
  name?: string;
}

type NoRules = { [Rule in keyof CardRules]?: never };

/**
 * One card with its text and its rule. Everything outside `second` and `first` applies to both editions; an edition
 * that is not listed does not have the card. The rule is given once if both editions share it, or else next to each
 * text. A text without a rule, or a rule without a text, does not compile.
 */
export type CardOf<Rules> = Told & { name: string } & (
    | (Rules & { second: Face & NoRules; first: Face & NoRules })
    | (NoRules & { second: Face & Rules; first?: Face & Rules })
    | (NoRules & { second?: never; first: Face & Rules })
  );

/** Cards of one type of one country, by their ids. */
export interface CardGroup<Id extends string> {
  type: CardType;
  cards: readonly (CardOf<CardRules> & { id: Id })[];
}

function group<Rules>(type: CardType) {
  return <Id extends string>(cards: { readonly [One in Id]: CardOf<Rules> }): CardGroup<Id> => ({
    type,
    cards: Object.entries(cards).map(([id, card]) => ({ ...(card as CardOf<CardRules>), id: id as Id })),
  });
}

export const economicWarfareCards = group<PlayedRules>('economic-warfare');
export const events = group<PlayedRules>('event');
export const responses = group<ResponseRules>('response');
export const statuses = group<StatusRules>('status');

/** All copies of a card in one country's deck in one edition, identified by country and id. */
export interface Card<Id extends string> {
  country: (typeof COUNTRIES)[number];
  id: Id;
  type: CardType;
  name: string;
  count: number;
  text: string;
  provenance: 'printed' | 'sourced';
  disputed: boolean;
  rules: AllRules;
}

/** The cards of a country's deck, by edition. */
export type Deck<Id extends string> = Readonly<Record<Edition, readonly Card<Id>[]>>;

/** The deck of a country: the basic cards, then its own cards. */
export function deck<Id extends string>(
  country: (typeof COUNTRIES)[number],
  basics: Readonly<Record<BasicType, number>>,
  groups: readonly CardGroup<Id>[],
): Deck<Id | BasicType> {
  const cardsIn = (edition: Edition) => [
    ...BASIC_ORDER[edition].flatMap((type) =>
      cardIn(edition, country, type, { ...BASIC[type], id: type, count: basics[type] }),
    ),
    ...groups.flatMap(({ type, cards }) => cards.flatMap((card) => cardIn(edition, country, type, card))),
  ];
  return { second: cardsIn('second'), first: cardsIn('first') };
}

/** The order numbers the items of every stored state, so it must never change. */
const BASIC_ORDER: Readonly<Record<Edition, readonly BasicType[]>> = {
  second: ['build-army', 'land-battle', 'build-navy', 'sea-battle'],
  first: ['build-army', 'build-navy', 'land-battle', 'sea-battle'],
};

/** A card in an edition, if that edition has it. */
function cardIn<Id extends string>(
  edition: Edition,
  country: Card<Id>['country'],
  type: CardType,
  { id, second, first, ...both }: CardGroup<Id>['cards'][number],
): Card<Id>[] {
  const own = { second, first }[edition];
  if (!own) return [];
  const card = { ...both, ...own };
  const { name, text, count = 1, provenance = 'sourced', disputed = false } = card;
  return [{ country, id, type, name, count, text, provenance, disputed, rules: rulesOf(card) }];
}

/** Rules are read in every step of a game; giving all objects one shape makes property access faster. */
function rulesOf({
  when,
  oncePerTurn,
  oncePerBattle,
  instead,
  cost,
  does,
  victory,
  standing,
}: CardRules): AllRules {
  return { when, oncePerTurn, oncePerBattle, instead, cost, does, victory, standing };
}
