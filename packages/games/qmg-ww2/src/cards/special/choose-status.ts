import { COUNTRY_IN_TEXT } from '../../countries.js';
import { kindsIn } from '../../discard.js';
import { no, question } from '../../kit.js';
import { cardName } from '../../refusals.js';
import { bit, inPlay, pile, STATUS } from '../../table.js';
import { Who } from '../../words.js';
import type { Action, Effect } from '../card.js';
import { plain } from '../verbs.js';
import { discardStatus } from './discard-from-table.js';

/** The Status whose use this answers is discarded, once that use is over (reaction.status-used). */
export const discardUsedStatus: Action = {
  possible: (u, e) => inPlay(u, e.card),
  perform: (u, e) => discardStatus(u, e.card),
};

/** A Status card of a country, chosen by the country of the card, is discarded. */
export function discardChosenStatus(of: number): Action {
  return {
    possible: (u) => u.items(pile(of, STATUS)).length > 0,
    perform: (u, e) => u.push(chooseStatus, { ...plain(e), of }),
  };
}

const notOnTheirTable = no(
  'play.status',
  (u, kind) =>
    `${COUNTRY_IN_TEXT[u.facts.kinds[kind].country]} has no ${u.facts.kinds[kind].name} on the table`,
);

const chooseStatus = question<Effect & { of: number }>('choose-status', {
  seats: (_, f) => bit(f.me),
  prompt: (u, f) =>
    `${Who(f.me)} chooses a Status card of ${COUNTRY_IN_TEXT[f.of]} to be discarded by ${cardName(u, f)}`,
  anchor: 'play.status',
  auto: true,
  verbs: [
    {
      name: 'choose',
      domain: (u, f) => u.facts.cardsOf[f.of],
      check: (u, _, kind) => (inPlay(u, kind) ? null : notOnTheirTable),
      list(u, f, _, add) {
        for (const kind of kindsIn(u, f.of, STATUS)) add(kind);
      },
      take: (u, _, kind) => discardStatus(u, kind),
    },
  ],
});

export const chooseStatusRules = [chooseStatus];
