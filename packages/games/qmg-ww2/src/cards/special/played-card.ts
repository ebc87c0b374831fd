import { say } from '@sandtable/kernel';
import { type CardKind, NO_CARD } from '../../ids.js';
import { ON } from '../../reactions/events.js';
import type { R } from '../../table.js';
import { DECK_BOTTOM, DECK_SHUFFLED, DECK_TOP, playing } from '../../turn/play.js';
import type { Action, Effect } from '../card.js';

// Effects on the card just played: in the window after it is played, or in its own text.

const PLACE = { 'deck-top': DECK_TOP, 'deck-bottom': DECK_BOTTOM, 'deck-shuffled': DECK_SHUFFLED };

function playedBy(e: Effect): CardKind {
  return e.on === ON['card-played'] && e.card !== NO_CARD ? e.card : e.kind;
}

/** The frame of the affected card: the one that was played, or the card itself. */
function playOf(u: R, e: Effect) {
  const play = u.findFrame(playing);
  return play && play.kind === playedBy(e) ? play : null;
}

/** The played card goes to its owner's deck instead of the discard pile (play.spent). */
export function sendPlayedCard(to: keyof typeof PLACE): Action {
  return {
    possible: (u, e) => playOf(u, e)?.sentTo === 0,
    why: () => say`another card has settled where the played card goes`,
    perform(u, e) {
      const play = playOf(u, e);
      if (play) play.sentTo = PLACE[to];
    },
  };
}

/** The whole text of the played card is ignored; the card is spent (economic-warfare.cancel). */
export const ignorePlayedCard: Action = {
  possible: (u, e) => playOf(u, e)?.cancelled === 0,
  why: () => say`the played card is ignored already`,
  perform(u, e) {
    const play = playOf(u, e);
    if (play) play.cancelled = 1;
  },
};
