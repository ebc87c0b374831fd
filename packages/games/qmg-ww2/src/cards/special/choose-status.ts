import { say } from '@sandtable/kernel';
import { COUNTRY_IN_TEXT } from '../../board/countries.js';
import type { CardKind, Country } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { type Event, type EventOn, ON } from '../../reactions/events.js';
import { bit, cardsIn, inPlay, RESPONSE, STATUS } from '../../table.js';
import { eachKind } from '../../turn/discard.js';
import { cardName, lacks } from '../../words/refusals.js';
import { Who } from '../../words/words.js';
import type { Action, Effect } from '../card.js';
import { plain } from '../verbs.js';
import { discardRandomResponse, discardStatus } from './discard-from-table.js';

/** Discards the Status whose use this answers, once that use is over (reaction.status-used). */
export const discardUsedStatus: Action = {
  possible: (u, e) => isUse(e) && inPlay(u, e.card),
  why: (u, e) => (isUse(e) ? say`${u.facts.kinds[e.card].name} has left the table` : null),
  perform(u, e) {
    if (isUse(e)) discardStatus(u, e.card);
  },
};

function isUse(e: Event): e is EventOn<'status-used'> {
  return e.on === ON['status-used'];
}

/** Discards a Status card of a country; the country of this card chooses it. */
export function discardChosenStatus(of: Country): Action {
  return {
    possible: (u) => cardsIn(u, of, STATUS).length > 0,
    perform: (u, e) => u.push(chooseStatus, { of, orResponse: 0, ...plain(e) }),
  };
}

/** Discards a Status card of a country, chosen by the country of this card, or a random face-down Response of it. */
export function discardChosenStatusOrResponse(of: Country): Action {
  return {
    possible: (u) => cardsIn(u, of, STATUS).length > 0 || cardsIn(u, of, RESPONSE).length > 0,
    perform: (u, e) => u.push(chooseStatus, { of, orResponse: 1, ...plain(e) }),
  };
}

const notOnTheirTable = refusal('play.status', (u, kind: CardKind) => {
  const { name, country, type } = u.facts.kinds[kind];
  return type === 'status' ? lacks(u, kind, country, 'on the table') : say`${name} is no Status card`;
});

const noResponse = refusal('play.response', (u, _, __, f: Choosing) => {
  return f.orResponse
    ? say`${COUNTRY_IN_TEXT[f.of]} has no face-down Response on the table`
    : say`${cardName(u, f)} takes a Status card, not a Response`;
});

type Choosing = Effect & {
  /** The country whose card is discarded. */
  of: Country;
  /** A random face-down Response may be chosen instead. */
  orResponse: number;
};

const chooseStatus = question<Choosing>('choose-status', {
  seats: (_, f) => bit(f.me),
  prompt: (u, f) =>
    f.orResponse
      ? say`${Who(f.me)} chooses a Status card or face-down Response of ${COUNTRY_IN_TEXT[f.of]} to be discarded by ${cardName(u, f)}`
      : say`${Who(f.me)} chooses a Status card of ${COUNTRY_IN_TEXT[f.of]} to be discarded by ${cardName(u, f)}`,
  anchor: 'play.status',
  auto: true,
  verbs: [
    verb({
      name: 'choose',
      domain: (u, f) => u.facts.cardsOf[f.of],
      check: (u, _, kind) => (inPlay(u, kind) ? null : notOnTheirTable),
      moot: (u, _, kind) => !inPlay(u, kind),
      list(u, f, _, add) {
        eachKind(u, f.of, STATUS, add);
      },
      apply: (u, _, kind) => discardStatus(u, kind),
    }),
    verb({
      name: 'choose response',
      check: (u, f) => (f.orResponse && cardsIn(u, f.of, RESPONSE).length > 0 ? null : noResponse),
      moot: (_, f) => !f.orResponse,
      apply: (u, f) => discardRandomResponse(f.of).perform(u, f),
    }),
  ],
});

export const chooseStatusRules = [chooseStatus];
