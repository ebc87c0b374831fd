import { type By, type Domain, type GameOptions, names } from '@sandtable/kernel';
import { type Board, board } from './board/board.js';
import { ALL_COUNTRIES, ARMIES, COUNTRY, NAVIES_FIRST, NAVIES_SECOND } from './board/countries.js';
import type { Action, AllRules, When } from './cards/card.js';
import { type CardId, cardsOf } from './cards/decks.js';
import type { Card } from './cards/declare.js';
import { BASIC_TYPES, type CardType } from './cards/types.js';
import type { CardItem, CardKind, Country } from './ids.js';
import { type Rules, readRules } from './options.js';
import { type Event, ON, TRIGGERS } from './reactions/events.js';
import type { R } from './table.js';

/** A card kind: all copies of one card in one country's deck. */
export interface Kind {
  index: CardKind;
  id: CardId;
  country: Country;
  type: CardType;
  /** The index among the four basic cards; -1 if it is not a basic card. */
  basic: number;
  name: string;
  text: string;
  provenance: Card<CardId>['provenance'];
  disputed: boolean;
  /** The copies, as items of the kernel's places. */
  items: readonly CardItem[];
  rules: AllRules;
  /** Its reactions, by trigger. */
  answers: readonly Answer[];
}

/** One reaction of a card: `if` and `lacking` of its `when`, called only for events of that trigger. */
export interface Answer {
  on: Event['on'];
  if?(u: R, e: Event, me: Country): boolean;
  lacking?(u: R, me: Country): string;
}

/** Everything the options decide and play never changes. */
export interface Facts {
  rules: Rules;
  board: Board;
  armies: By<Country, number>;
  navies: By<Country, number>;
  kinds: readonly Kind[];
  /** The kind of each card. */
  kindOf: By<CardItem, CardKind>;
  /** How many cards there are. */
  cards: number;
  /** All cards of each country's deck. */
  deckOf: By<Country, readonly CardItem[]>;
  /** The card kinds of each country, by name. */
  cardsOf: By<Country, Domain<CardKind>>;
  /** For each trigger and country, the kinds that may answer it. */
  answering: readonly By<Country, readonly CardKind[]>[];
  /** For each trigger, the countries that have such a kind. */
  answerers: readonly (readonly Country[])[];
  /** The kinds with a continuous effect on the board. */
  standing: readonly Kind[];
  actions: readonly Action[];
  /** The number of each part, for frames. */
  numberOf: ReadonlyMap<Action, number>;
}

export function makeFacts(options: GameOptions): Facts {
  const rules = readRules(options);
  const kindOf: CardKind[] = [];
  const kinds = cardsOf(rules.first ? 'first' : 'second').map((card, index) =>
    makeKind(card, index as CardKind, kindOf),
  );
  const actions = numberActions(kinds);
  const answering = TRIGGERS.map((_, on) =>
    ALL_COUNTRIES.map((country) =>
      kinds
        .filter((kind) => kind.country === country && kind.answers.some((answer) => answer.on === on))
        .map((kind) => kind.index),
    ),
  );
  return {
    rules,
    board: board(rules.first ? 'first' : 'second'),
    armies: ARMIES,
    navies: rules.first ? NAVIES_FIRST : NAVIES_SECOND,
    kinds,
    kindOf,
    cards: kindOf.length,
    deckOf: ALL_COUNTRIES.map((country) =>
      kinds.filter((kind) => kind.country === country).flatMap((kind) => kind.items),
    ),
    cardsOf: ALL_COUNTRIES.map((country) => {
      const own = kinds.filter((kind) => kind.country === country);
      return names(
        'card',
        own.map((kind) => kind.id),
        own.map((kind) => kind.index),
        own.map((kind) => kind.name),
      );
    }),
    answering,
    answerers: answering.map((byCountry) => ALL_COUNTRIES.filter((country) => byCountry[country].length > 0)),
    standing: kinds.filter((kind) => kind.rules.standing),
    actions,
    numberOf: new Map(actions.map((action, number) => [action, number])),
  };
}

function makeKind(card: Card<CardId>, index: CardKind, kindOf: CardKind[]): Kind {
  const items: CardItem[] = [];
  for (let copy = 0; copy < card.count; copy++) {
    items.push(kindOf.length as CardItem);
    kindOf.push(index);
  }
  const { when } = card.rules;
  const whens: readonly When[] = when === undefined ? [] : 'on' in when ? [when] : when;
  return {
    index,
    id: card.id,
    country: COUNTRY.index(card.country),
    type: card.type,
    basic: BASIC_TYPES.indexOf(card.type),
    name: card.name,
    text: card.text,
    provenance: card.provenance,
    disputed: card.disputed,
    items,
    rules: card.rules,
    answers: whens.map((one) => ({ ...one, on: ON[one.on] })),
  };
}

/**
 * All parts of all cards in the order of the decks: a frame names a part by its number here, which is the
 * same in every game of one edition.
 */
function numberActions(kinds: readonly Kind[]): Action[] {
  const actions: Action[] = [];
  const visit = (action: Action) => {
    actions.push(action);
    action.inner?.forEach(visit);
  };
  for (const kind of kinds) kind.rules.does?.forEach(visit);
  return actions;
}
