import { say } from '@sandtable/kernel';
import type { CardKind, Country } from '../../ids.js';
import { type GameRefusal, question, refusal, verb } from '../../kit.js';
import { bit, cardsIn, copyIn, DECK, pile, type R, type U } from '../../table.js';
import { kindsIn } from '../../turn/discard.js';
import { playCard, refusePlay } from '../../turn/play.js';
import { cardName, type OfCard } from '../../words/refusals.js';
import { Who } from '../../words/words.js';
import { type Action, type Effect, numberOf, type Part, partOf } from '../card.js';
import type { CardType } from '../types.js';
import { plain } from '../verbs.js';

interface SearchAction extends Action {
  types: readonly CardType[];
}

type Searching = Effect & { part: Part<SearchAction> };

/**
 * Search your deck for a card of these types and play it: a basic card is carried out (`play CARD`), a Status goes to
 * the table (`take CARD`). The deck is shuffled before the card takes effect, so that knowing its order is no
 * advantage (secrecy.deck).
 */
export function searchDeck(verb: 'play' | 'take', ...types: CardType[]): Action {
  const action: SearchAction = {
    types,
    possible: (u, e) => cardsIn(u, e.me, DECK).length > 0,
    perform(u, e) {
      const deck = pile(e.me, DECK);
      u.log('searches', e.me);
      u.peek(deck, u.items(deck).length, bit(e.me));
      const part = numberOf(u, action);
      u.push(verb === 'play' ? playFound : takeFound, { part, ...plain(e) });
    },
  };
  return action;
}

function wanted(u: R, f: Searching, kind: CardKind): boolean {
  return partOf(u, f.part).types.includes(u.facts.kinds[kind].type);
}

function found(u: R, f: Searching): CardKind[] {
  return kindsIn(u, f.me, DECK).filter((kind) => refuseFound(u, f, kind) === null);
}

function refuseFound(u: R, f: Searching, kind: CardKind): GameRefusal<CardKind, OfCard> | null {
  if (!wanted(u, f, kind)) return notSearched;
  return copyIn(u, kind, DECK) < 0 ? notInDeck : refusePlay(u, f.me, kind);
}

const notSearched = refusal(
  'play.elsewhere',
  (u, kind: CardKind, _, f: OfCard) => say`${cardName(u, f)} does not search for ${u.facts.kinds[kind].name}`,
);
const notInDeck = refusal(
  'play.elsewhere',
  (u, kind: CardKind) => say`${u.facts.kinds[kind].name} is not in the deck`,
);
const mustTake = refusal(
  'play.skip',
  (u, _, __, f: OfCard) => say`the deck holds a card for ${cardName(u, f)}: one has to be chosen`,
);

function ask(name: string, word: 'play' | 'take') {
  return question<Searching>(name, {
    // Asked even if the deck holds none, because only the searcher may know that.
    seats: (_, f) => bit(f.me),
    prompt: (u, f) => say`${Who(f.me)} chooses a card from its deck by ${cardName(u, f)}`,
    anchor: 'play.elsewhere',
    secretOptions: true,
    verbs: [
      verb({
        name: word,
        domain: (u, f) => u.facts.cardsOf[f.me],
        check: (u, f, kind) => refuseFound(u, f, kind),
        moot: (u, _, kind) => copyIn(u, kind, DECK) < 0,
        list(u, f, _, add) {
          for (const kind of found(u, f)) add(kind);
        },
        apply(u, f, kind) {
          playCard(u, kind, DECK, false);
          shuffle(u, f.me);
        },
      }),
      verb({
        name: 'skip',
        check: (u, f) => (found(u, f).length > 0 ? mustTake : null),
        apply: (u, f) => shuffle(u, f.me),
      }),
    ],
  });
}

function shuffle(u: U, country: Country): void {
  u.shuffle(pile(country, DECK));
  u.log('shuffles', country);
}

const playFound = ask('play-found', 'play');
const takeFound = ask('take-found', 'take');

export const searchDeckRules = [playFound, takeFound];
