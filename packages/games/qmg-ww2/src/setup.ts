import { say } from '@sandtable/kernel';
import { HOME } from './board/board.js';
import { ALL_COUNTRIES } from './board/countries.js';
import { process, question } from './kit.js';
import { cardsIn, DECK, HAND, pile, put, type U } from './table.js';
import { discardFaceDown, discarding, fromHand } from './turn/discard.js';
import { drawCards, rounds } from './turn/turn.js';
import { Who } from './words/words.js';

const FIRST_HAND = 10;
const FIRST_HAND_KEPT = 7;

/** setup.start, setup.hands */
export function begin(u: U): void {
  for (const country of ALL_COUNTRIES) {
    u.layAll(u.facts.deckOf[country], pile(country, DECK));
  }
  u.push(setup, { dealt: 0 });
}

/** A rule case may start with the first hands already dealt. */
export const setup = process<{ dealt: number }>('setup', (u, f) => {
  if (f.step++ > 0) {
    u.done();
    return u.push(rounds, {});
  }
  for (const country of f.dealt ? [] : ALL_COUNTRIES) {
    put(u, country, HOME[country]);
    u.shuffle(pile(country, DECK));
    drawCards(u, country, FIRST_HAND);
  }
  u.push(chooseHands, {});
});

/** All countries choose simultaneously and in secret. */
const chooseHands = question('choose-hands', {
  seats(u) {
    let seats = 0;
    for (const country of ALL_COUNTRIES) {
      if (cardsIn(u, country, HAND).length > FIRST_HAND_KEPT) seats |= 1 << country;
    }
    return seats;
  },
  prompt: (u, _, seat) => {
    const left = cardsIn(u, seat, HAND).length - FIRST_HAND_KEPT;
    return say`${Who(seat)} discards ${left} of its first cards`;
  },
  anchor: 'setup.hands',
  secretOptions: true,
  simultaneous: true,
  several: (u, _, seat) => {
    const left = cardsIn(u, seat, HAND).length - FIRST_HAND_KEPT;
    return discarding(u, seat, left, left);
  },
  verbs: [fromHand('discard', (u, _, kind, seat) => discardFaceDown(u, seat, kind))],
});

export const setupRules = [setup, chooseHands];
