import type { COUNTRIES } from '../board/countries.js';
import { BASIC } from './basic.js';
import type { AllRules, CardRules, PlayedRules, ResponseRules, StatusRules } from './card.js';
import type { BasicType, CardType } from './types.js';

// How the cards of a country are written down: what each says and, beside it, what it does.

export type Edition = 'second' | 'first';

/** What may be told of a card as such, and again where an edition differs. */
interface Told {
  /** Copies in the deck; 1 if nothing is said. */
  count?: number;
  /** The rulebook prints it. If nothing is said, other public sources tell it, checked against each other. */
  provenance?: 'printed';
  /** The sources differ on the reading; the text gives the one that is played here. */
  disputed?: true;
}

/** What a card says in one edition. */
interface Face extends Told {
  /** In our own words, complete for play. */
  text: string;
  /** Where this edition spells the name otherwise. */
  name?: string;
}

type NoRules = { [Rule in keyof CardRules]?: never };

/**
 * One card with its text and its rule. What stands outside of `second` and `first` holds for both editions; an
 * edition that is not named does not have the card. The rule stands once if both editions have the same one, or
 * else beside the text of each: a text without a rule or a rule without a text is no card, and does not compile.
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

/** A card of one country's deck in one edition, as often as it is there: named by its country and its id. */
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

/** The deck of a country: so many of each basic card, then the cards of its own. */
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

/** The order of the basic cards in a deck is that of the items in every state, so it stays as it is. */
const BASIC_ORDER: Readonly<Record<Edition, readonly BasicType[]>> = {
  second: ['build-army', 'land-battle', 'build-navy', 'sea-battle'],
  first: ['build-army', 'build-navy', 'land-battle', 'sea-battle'],
};

/** A card as an edition has it, if it does. */
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

/** Rules are looked at in every step of a game: all of one shape, they are found faster. */
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
