import { say } from '@sandtable/kernel';
import { ALL_COUNTRIES, COUNTRY_IN_TEXT } from '../../board/countries.js';
import { type CardKind, type Countries, type Country, NOBODY } from '../../ids.js';
import { process, question, verb } from '../../kit.js';
import { SKIPPED } from '../../pieces/build.js';
import { bit, cardsIn, DECK, HAND } from '../../table.js';
import { kindsIn, pushDiscards } from '../../turn/discard.js';
import { askToPlay, type PlayingPart } from '../../turn/play.js';
import { drawCards } from '../../turn/turn.js';
import { cardName } from '../../words/refusals.js';
import { Who } from '../../words/words.js';
import { type Action, type Effect, numberOf, type Part, partOf } from '../card.js';
import { askCountry } from '../choose.js';
import { plain } from '../verbs.js';
import { sendPlayedCard } from './played-card.js';

type Lending = Effect & {
  part: Part<PlayingPart>;
  /** The countries that may be chosen. */
  set: Countries;
  helped: Country;
};

/**
 * Lend Lease: one of these countries may play a card from its hand, then may draw one. That country decides, and it is
 * not its Play step (play.whose, play.elsewhere).
 */
export function lendLease(...countries: Country[]): Action {
  const set = countries.reduce((all, country) => all | bit(country), 0);
  const action: PlayingPart = {
    playable: (u) => kindsIn(u, u.findFrame(lending)?.helped ?? NOBODY, HAND),
    possible: () => true,
    perform: (u, e) => u.push(lending, { part: numberOf(u, action), set, helped: NOBODY, ...plain(e) }),
  };
  return action;
}

const lending = process<Lending>('lend-lease', (u, f) => {
  switch (f.step++) {
    case 0:
      return askCountry(u, f.me, f.set, f.kind);
    case 1:
      f.helped = ALL_COUNTRIES[f.childResult];
      f.childResult = SKIPPED;
      return askToPlay(u, {
        part: f.part,
        country: f.helped,
        from: HAND,
        ownStep: 0,
        must: 0,
        ...plain(f),
      });
    case 2:
      // play.independent: the draw does not depend on the play, unless the option says so.
      if (f.childResult === SKIPPED && u.facts.rules.lendLeaseDrawAfterPlay) return u.done();
      return u.push(mayDraw, { country: f.helped, kind: f.kind });
    default:
      return u.done();
  }
});

const mayDraw = question<{ country: Country; kind: CardKind }>('may-draw', {
  seats: (u, f) => (cardsIn(u, f.country, DECK).length > 0 ? bit(f.country) : 0),
  prompt: (u, f) => say`${Who(f.country)} may draw a card by ${cardName(u, f)}`,
  anchor: 'play.independent',
  verbs: [
    { name: 'draw', check: () => null, apply: (u, f) => drawCards(u, f.country, 1) },
    { name: 'skip', check: () => null, apply: () => {} },
  ],
});

interface ReturnAction extends Action {
  /** The cost in cards. */
  cards: number;
}

/** First edition: the card's country may discard cards from its deck to put the card back on top of the deck. */
export function mayReturn(cards: number): Action {
  const action: ReturnAction = {
    cards,
    possible: (u, e) => toDeck.possible(u, e),
    perform: (u, e) => u.push(payToReturn, { part: numberOf(u, action), ...plain(e) }),
  };
  return action;
}

const toDeck = sendPlayedCard('deck-top');

const payToReturn = question<Effect & { part: Part<ReturnAction> }>('pay-to-return', {
  seats: (_, f) => bit(f.me),
  prompt: (u, f) => {
    const { cards } = partOf(u, f.part);
    return say`May ${COUNTRY_IN_TEXT[f.me]} discard ${cards} cards off its deck to put ${cardName(u, f)} back on top of it?`;
  },
  anchor: 'reading.may',
  verbs: [
    verb({
      name: 'return',
      check: () => null,
      apply(u, f) {
        // The card moves when its text ends, so after the cost (play.spent).
        toDeck.perform(u, f);
        pushDiscards(u, f.me, partOf(u, f.part).cards, 0);
      },
    }),
    { name: 'skip', check: () => null, apply: () => {} },
  ],
});

export const lendLeaseRules = [lending, mayDraw, payToReturn];
