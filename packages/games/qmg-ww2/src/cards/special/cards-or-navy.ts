import { names, say } from '@sandtable/kernel';
import { SPACE_IN_TEXT, space } from '../../board/board.js';
import { COUNTRY_IN_TEXT } from '../../board/countries.js';
import type { Country, Space } from '../../ids.js';
import { type GameRefusal, question, refusal, verb } from '../../kit.js';
import { pushRemoval } from '../../pieces/remove.js';
import { BY_ELIMINATION } from '../../reactions/events.js';
import { bit, hasPiece, isGuarded, type R } from '../../table.js';
import { cardName } from '../../words/refusals.js';
import { Who } from '../../words/words.js';
import type { Action, Effect } from '../card.js';
import { pushHit } from '../economic-warfare.js';
import { plain } from '../verbs.js';

type Losing = Effect & {
  /** The country that decides and loses. */
  who: Country;
  cards: number;
  sea: Space;
};

/** A country chooses: discard cards from its deck, or give up its Navy in a sea (economic-warfare.each-decides). */
export function losesCardsOrNavy(who: Country, cards: number, sea: string): Action {
  const at = space(sea);
  return {
    possible: () => true,
    perform: (u, e) => u.push(chooseLoss, { who, cards, sea: at, ...plain(e) }),
  };
}

const LOSSES = names('loss', ['discard', 'navy']);
const [DISCARD, NAVY] = [0, 1];

const noNavy = refusal('economic-warfare.each-decides', (_, __, ___, { who, sea }: Losing) => {
  return say`${COUNTRY_IN_TEXT[who]} has no Navy in ${SPACE_IN_TEXT[sea]} to give up and has to discard`;
});
const navyIsProtected = refusal('protect.choice', (_, __, ___, { who, sea }: Losing) => {
  return say`the Navy of ${COUNTRY_IN_TEXT[who]} in ${SPACE_IN_TEXT[sea]} is protected this turn`;
});

function refuseLoss(u: R, f: Losing, loss: number): GameRefusal<number, Losing> | null {
  if (loss === DISCARD) return null;
  if (!hasPiece(u, f.who, f.sea)) return noNavy;
  return isGuarded(u, f.who, f.sea) ? navyIsProtected : null;
}

const chooseLoss = question<Losing>('choose-loss', {
  seats: (_, f) => bit(f.who),
  prompt: (u, f) =>
    say`${Who(f.who)} discards ${f.cards} cards off its deck or gives up its Navy in ${SPACE_IN_TEXT[f.sea]} (${cardName(u, f)})`,
  anchor: 'economic-warfare.each-decides',
  // Without a Navy to give up there is nothing to decide, and that is public.
  auto: true,
  verbs: [
    verb({
      name: 'choose',
      domain: LOSSES,
      check: (u, f, loss) => refuseLoss(u, f, loss),
      apply(u, f, loss) {
        // Giving up the Navy is a hit as well, with no discards; that window comes first.
        if (loss === NAVY) pushRemoval(u, f.sea, f.who, f.me, BY_ELIMINATION, f.kind);
        pushHit(u, f, f.who, loss === NAVY ? 0 : f.cards);
      },
    }),
  ],
});

export const cardsOrNavyRules = [chooseLoss];
