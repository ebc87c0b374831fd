import { say } from '@sandtable/kernel';
import { BASIC_TYPES } from '../cards/types.js';
import type { CardKind, Country } from '../ids.js';
import { type GameRefusal, process, question, refusal, verb } from '../kit.js';
import { bit, cardsIn, copyIn, DECK, HAND, pile, type R, type U } from '../table.js';
import * as refuse from '../words/refusals.js';
import { Who } from '../words/words.js';
import { pushDiscards } from './discard.js';

const PRICE = 4;

/** reallocate.when */
export function refuseReallocation(u: R, country: Country): GameRefusal | null {
  const { rules } = u.facts;
  const enough = rules.reallocateShort || cardsIn(u, country, HAND).length >= PRICE;
  const affordable = enough && cardsIn(u, country, DECK).length > 0;
  return rules.reallocate && !u.table.reallocated && affordable ? null : refuse.noReallocation;
}

/** reallocate.take: discard four cards from hand, reveal and take a basic card from the deck, then shuffle the deck. */
export function reallocate(u: U, country: Country): void {
  u.table.reallocated = true;
  u.push(reallocation, { country });
}

const reallocation = process<{ country: Country }>('reallocation', (u, f) => {
  const deck = pile(f.country, DECK);
  switch (f.step++) {
    case 0:
      return pushDiscards(u, f.country, 0, PRICE);
    case 1:
      u.log('searches', f.country);
      u.peek(deck, u.items(deck).length, bit(f.country));
      return u.push(take, { country: f.country });
    default:
      u.shuffle(deck);
      return u.done();
  }
});

const notTakable = refusal('reallocate.take', (u, kind) => {
  const { name, type } = u.facts.kinds[kind];
  return BASIC_TYPES.includes(type)
    ? say`there is no ${name} in the deck`
    : say`${name} cannot be taken: only a Build or Battle card in the deck can`;
});

const mustTake = refusal(
  'reallocate.take',
  () => say`the deck holds a Build or Battle card: one has to be taken`,
);

function basicInDeck(u: R, kind: CardKind): boolean {
  return BASIC_TYPES.includes(u.facts.kinds[kind].type) && copyIn(u, kind, DECK) >= 0;
}

const take = question<{ country: Country }>('reallocate-take', {
  // Asked even if the deck holds none, because only the searcher may know that.
  seats: (_, f) => bit(f.country),
  prompt: (_, f) => say`${Who(f.country)} takes a Build or Battle card from its deck`,
  anchor: 'reallocate.take',
  secretOptions: true,
  verbs: [
    verb({
      name: 'take',
      domain: (u, f) => u.facts.cardsOf[f.country],
      check: (u, _, kind) => (basicInDeck(u, kind) ? null : notTakable),
      apply(u, f, kind) {
        const item = copyIn(u, kind, DECK);
        u.moveOpenly(item, pile(f.country, DECK), pile(f.country, HAND));
        u.log('takes-shown', f.country, kind);
      },
    }),
    verb({
      name: 'skip',
      check: (u, f) =>
        u.facts.cardsOf[f.country].values.some((kind) => basicInDeck(u, kind)) ? mustTake : null,
      apply: () => {},
    }),
  ],
});

export const reallocateRules = [reallocation, take];
