import { say } from '@sandtable/kernel';
import { COUNTRY_IN_TEXT } from '../../board/countries.js';
import type { CardItem, CardKind, Country } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { bit, cardsIn, DECK, pile, type R } from '../../table.js';
import { cardName, type OfCard } from '../../words/refusals.js';
import { Who } from '../../words/words.js';
import type { Action } from '../card.js';

interface Ordering {
  me: Country;
  kind: CardKind;
  /** How many cards are looked at. */
  count: number;
  /** How many have been put back, from the top down. */
  placed: number;
}

/**
 * Look at the top cards of your deck and put them back in any order, naming them from the top down; the last one is
 * implied. Others see only that it happens (secrecy.deck).
 */
export function orderTop(cards: number): Action {
  return {
    possible: (u, e) => cardsIn(u, e.me, DECK).length > 0,
    why: (_, e) => say`the deck of ${COUNTRY_IN_TEXT[e.me]} is empty`,
    perform(u, e) {
      const deck = pile(e.me, DECK);
      const count = Math.min(cards, u.items(deck).length);
      u.peek(deck, count, bit(e.me));
      u.log('looks-at', e.me, count);
      if (u.listener) u.logTo(bit(e.me), 'saw', ...kindsOnTop(u, e.me, count));
      u.push(ordering, { me: e.me, kind: e.kind, count, placed: 0 });
    },
  };
}

function kindsOnTop(u: R, me: Country, count: number): CardKind[] {
  const top = cardsIn(u, me, DECK).slice(-count).reverse();
  return top.map((item) => u.facts.kindOf[item]);
}

// The number of choices must not depend on the cards, so only the last card is implied.
const ordering = process<Ordering>('ordering', (u, f) => {
  if (f.count - f.placed < 2) return u.done();
  const { me, kind, count, placed } = f;
  f.placed++;
  u.push(chooseNext, { me, kind, count, placed });
});

/** The cards not placed yet, below those already placed. */
function loose(u: R, f: Ordering): CardItem[] {
  const deck = cardsIn(u, f.me, DECK);
  return deck.slice(deck.length - f.count, deck.length - f.placed);
}

const notLookedAt = refusal(
  'secrecy.deck',
  (u, kind: CardKind, _, f: OfCard) =>
    say`${u.facts.kinds[kind].name} is not among the cards still to be put back by ${cardName(u, f)}`,
);

const chooseNext = question<Ordering>('order-next', {
  seats: (_, f) => bit(f.me),
  prompt: (u, f) =>
    say`${Who(f.me)} puts ${f.count} cards back on its deck, the topmost first, by ${cardName(u, f)}: card ${f.placed + 1}`,
  anchor: 'secrecy.deck',
  // Identical cards leave no choice, but others must not learn that they are identical.
  secretOptions: true,
  verbs: [
    verb({
      name: 'order',
      secret: true,
      domain: (u, f) => u.facts.cardsOf[f.me],
      check: (u, f, kind) => (loose(u, f).some((item) => u.facts.kindOf[item] === kind) ? null : notLookedAt),
      moot: (u, f, kind) => !loose(u, f).some((item) => u.facts.kindOf[item] === kind),
      list(u, f, _, add) {
        for (const kind of new Set(loose(u, f).map((item) => u.facts.kindOf[item]))) add(kind);
      },
      apply(u, f, kind) {
        const left = loose(u, f);
        const next = left.find((item) => u.facts.kindOf[item] === kind)!;
        const deck = cardsIn(u, f.me, DECK);
        const set = deck.slice(deck.length - f.placed);
        u.arrange(pile(f.me, DECK), [...left.filter((item) => item !== next), next, ...set], bit(f.me));
      },
    }),
  ],
});

export const orderDeckRules = [ordering, chooseNext];
