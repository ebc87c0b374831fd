import { say } from '@sandtable/kernel';
import { COUNTRY_IN_TEXT } from '../../board/countries.js';
import type { CardKind } from '../../ids.js';
import { cardsBeforeCost } from '../../reactions/window.js';
import { cardsIn, DECK, DISCARD_PILE, HAND, type R } from '../../table.js';
import { kindsIn } from '../../turn/discard.js';
import { askToPlay, choosable, type PlayingPart, playCard, refusePlay } from '../../turn/play.js';
import { type Action, type Effect, numberOf } from '../card.js';
import type { BasicType } from '../types.js';
import { plain } from '../verbs.js';

/**
 * Play a card from your discard pile, with its normal effect (play.elsewhere): any card, or one basic card that the
 * text names. A card just discarded as the cost may be taken, unless the option forbids it (play.from-pile). If the
 * text names the card there is nothing to choose; otherwise the question is `play CARD`.
 */
export function playFromPile(only?: BasicType): Action {
  const fits = (u: R, kind: CardKind) => only === undefined || u.facts.kinds[kind].type === only;
  const action: PlayingPart = {
    playable: (u, e) => inPile(u, e).filter((kind) => fits(u, kind)),
    possible: (u, e) =>
      [...inPile(u, e), ...mayBePaid(u, e)].some(
        (kind) => fits(u, kind) && refusePlay(u, e.me, kind) === null,
      ),
    why(u, e) {
      const named = u.facts.kinds.find((kind) => kind.country === e.me && kind.type === only);
      if (!named) return say`no card in the discard pile of ${COUNTRY_IN_TEXT[e.me]} can be played`;
      const refused = refusePlay(u, e.me, named.index);
      if (refused) return refused.clause(u, named.index, e.me, e).replace(/;.*/, '');
      return say`there is no ${named.name} in the discard pile of ${COUNTRY_IN_TEXT[e.me]}`;
    },
    perform(u, e) {
      const ownStep = u.facts.kinds[e.kind].rules.instead === true;
      if (only === undefined) {
        const part = numberOf(u, action);
        return askToPlay(u, {
          part,
          country: e.me,
          from: DISCARD_PILE,
          ownStep: ownStep ? 1 : 0,
          must: 1,
          ...plain(e),
        });
      }
      const kind = action.playable(u, e).find((one) => refusePlay(u, e.me, one) === null);
      if (kind !== undefined) playCard(u, kind, DISCARD_PILE, ownStep);
    },
  };
  return action;
}

/** The kinds that can be chosen in the pile now: not a card being carried out, nor, by option, one just paid. */
function inPile(u: R, e: Effect): CardKind[] {
  let open = choosable(u, e.me);
  const before = cardsBeforeCost(u, e);
  if (before >= 0 && !u.facts.rules.guardsCostPlayable) {
    // Cards paid as the cost went under the pile, so the earlier ones are on top.
    const paid = cardsIn(u, e.me, DISCARD_PILE).slice(0, -before || undefined);
    open = open.filter((item) => !paid.includes(item));
  }
  return [...new Set(open.map((item) => u.facts.kindOf[item]))];
}

/**
 * Before the cost is paid: the kinds that paying may bring to the pile. The owner knows the contents of its deck but
 * not the order, so it may pay in the hope of such a card.
 */
function mayBePaid(u: R, e: Effect): CardKind[] {
  const { cost } = u.facts.kinds[e.kind].rules;
  if (!cost || cardsBeforeCost(u, e) >= 0 || !u.facts.rules.guardsCostPlayable) return [];
  const [hand, deck] = [HAND, DECK].map((which) => cardsIn(u, e.me, which).length);
  const handToo = cost.from === 'hand' || (u.facts.rules.first && deck < cost.cards);
  const deckToo = cost.from === 'deck' || hand < cost.cards;
  return [...(handToo ? kindsIn(u, e.me, HAND) : []), ...(deckToo ? kindsIn(u, e.me, DECK) : [])];
}
