import { say } from '@sandtable/kernel';
import { question } from '../kit.js';
import { enemyOf } from '../pieces/pieces.js';
import { bit, discard as discardCard, drawCards, gain as gainPoints, handOf, type U } from '../table.js';
import { pushAction } from '../turn/actions.js';
import { fromHand } from '../turn/paying.js';
import type { Outlook, Part, Text } from './part.js';
import { cardHere, textHere } from './play-text.js';

// Clauses that need no choice of a piece or a space.

/** A clause that is always possible and takes effect at once. */
export function atOnce(run: (u: U, f: Text) => void): Part {
  return { say: () => '', anchor: 'text.order', leads: (look, rest) => rest(look.with({ done: true })), run };
}

/** A condition for playing the card at all: "only if …" (text.prerequisite). */
export function only(say: string, holds: (look: Outlook) => boolean): Part {
  return {
    say: () => say,
    anchor: 'text.prerequisite',
    leads: (look, rest) => holds(look) && rest(look),
    run: () => {},
  };
}

/** Draw this many cards, or as many as the deck has (text.draw). */
export function draw(count: number): Part {
  return {
    say: () => '',
    anchor: 'text.draw',
    leads(look, rest) {
      const drawn = Math.min(count, look.deck);
      return rest(look.with({ done: true, hand: look.hand + drawn, deck: look.deck - drawn }));
    },
    run: (u, f) => drawCards(u, f.side, count),
  };
}

/** contingency.price: the other side scores before the text takes effect. */
export const price: Part = {
  ...atOnce((u, f) => gainPoints(u, enemyOf(f.side), 1)),
  leads: (look, rest) => rest(look),
};

/** Take another action at once, within the same Action step (turn.extra-action). */
export const extraAction: Part = atOnce((u, f) => pushAction(u, f.side, true));

/** Discard a card of your choice from hand. */
export const discardOne: Part = {
  say: () => say`there is no card to discard`,
  anchor: 'text.impossible',
  leads: (look, rest) => look.hand > 0 && rest(look.with({ hand: look.hand - 1 })),
  run(u, f) {
    if (handOf(u, f.side).length > 0) u.push(discardByText, {});
  },
};

const discardByText = question('discard-by-text', {
  seats: (u) => bit(textHere(u).side),
  prompt: (u) => say`${cardHere(u)}: discard a card`,
  anchor: 'text.order',
  verbs: [fromHand('discard', (u, seat, card) => discardCard(u, seat, card))],
});

export const plainRules = [discardByText];
