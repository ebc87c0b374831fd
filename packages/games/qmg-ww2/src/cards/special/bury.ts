import { say } from '@sandtable/kernel';
import { COUNTRY_IN_TEXT } from '../../board/countries.js';
import type { CardKind, Country } from '../../ids.js';
import { process, question, verb } from '../../kit.js';
import { bit, cardsIn, copyIn, DECK, HAND, pile } from '../../table.js';
import { fromHand } from '../../turn/discard.js';
import * as refuse from '../../words/refusals.js';
import { Who } from '../../words/words.js';
import type { Action } from '../card.js';

interface Burying {
  me: Country;
  kind: CardKind;
  left: number;
  /** Cards already put under the deck. */
  buried: number;
}

/** Put one or more cards from hand face down under your deck. Not a discard (discard.not-a-discard). */
export function bury(most: number): Action {
  return {
    possible: (u, e) => cardsIn(u, e.me, HAND).length > 0,
    why: (_, e) => say`${COUNTRY_IN_TEXT[e.me]} has no cards in hand`,
    perform: (u, e) => u.push(burying, { me: e.me, kind: e.kind, left: most, buried: 0 }),
  };
}

const burying = process<Burying>('burying', (u, f) => {
  if (f.left === 0 || cardsIn(u, f.me, HAND).length === 0) return u.done();
  u.push(chooseToBury, { me: f.me, kind: f.kind, must: f.buried === 0 ? 1 : 0 });
});

const chooseToBury = question<{ me: Country; kind: CardKind; must: number }>('choose-to-bury', {
  seats: (_, f) => bit(f.me),
  prompt: (u, f) => say`${Who(f.me)} puts a card from hand under its deck by ${refuse.cardName(u, f)}`,
  anchor: 'discard.not-a-discard',
  secretOptions: (u, f) => cardsIn(u, f.me, HAND).length > 1,
  verbs: [
    fromHand('bury', (u, f, kind) => {
      u.move(copyIn(u, kind, HAND), pile(f.me, HAND), pile(f.me, DECK), 'bottom');
      u.log('buries', f.me, 1);
      u.logTo(bit(f.me), 'buried', kind);
      const above = u.findFrame(burying)!;
      above.left--;
      above.buried++;
    }),
    verb({
      name: 'done',
      check: (_, f) => (f.must ? refuse.mustCarryOut : null),
      apply(u) {
        u.findFrame(burying)!.left = 0;
      },
    }),
  ],
});

export const buryRules = [burying, chooseToBury];
