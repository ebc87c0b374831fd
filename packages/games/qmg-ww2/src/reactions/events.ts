import { type Event, ON } from '../cards/card.js';

// What happens and may be answered, one function for each trigger. Fields that do not apply are -1.

const [NOWHERE, NOBODY, NO_CARD, NO_HOW] = [-1, -1, -1, -1];

function happened(
  on: number,
  by: number,
  space = NOWHERE,
  piece = NOBODY,
  how = NO_HOW,
  card = NO_CARD,
  gone = 0,
): Event {
  return { on, by, space, piece, how, card, gone };
}

export function turnBegins(country: number): Event {
  return happened(ON['turn-begins'], country);
}

/** A card of the country is played; `ownStep` is 1 in its own Play step. */
export function cardPlayed(country: number, card = NO_CARD, ownStep = NO_HOW): Event {
  return happened(ON['card-played'], country, NOWHERE, NOBODY, ownStep, card);
}

/** A card hits a country, which will have to discard that many cards. */
export function economicWarfare(by: number, target: number, card: number, cards: number): Event {
  return happened(ON['economic-warfare'], by, NOWHERE, target, cards, card);
}

/** A piece is about to be removed by a country, by a card, or for want of supply. */
export function aboutToBeRemoved(
  by: number,
  space: number,
  piece: number,
  how: number,
  card = NO_CARD,
): Event {
  return happened(ON['about-to-be-removed'], by, space, piece, how, card);
}

/** A piece has left the board; `gone` tells whether it was supplied until then. */
export function removed(by: number, space: number, piece: number, how: number, gone: number): Event {
  return happened(ON.removed, by, space, piece, how, NO_CARD, gone);
}

/** A piece was built, recruited or named. */
export function built(country: number, space: number, how: number): Event {
  return happened(ON.built, country, space, country, how);
}

/** A space was battled, and the piece in it, if there was one, is gone or not. */
export function battled(by: number, space: number, target: number, card: number, gone: number): Event {
  return happened(ON.battled, by, space, target, NO_HOW, card, gone);
}

export function statusUsed(country: number, card: number): Event {
  return happened(ON['status-used'], country, NOWHERE, NOBODY, NO_HOW, card);
}

export function supplyBegins(country: number): Event {
  return happened(ON['supply-begins'], country);
}

export function discardBegins(country: number): Event {
  return happened(ON['discard-begins'], country);
}

export function drawBegins(country: number): Event {
  return happened(ON['draw-begins'], country);
}

/** Nothing happened: a card that needs no trigger is used. */
export function anyTime(country: number): Event {
  return happened(ON['any-time'], country);
}
