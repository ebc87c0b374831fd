import { COUNTRIES } from '../../board/countries.js';
import type { CardKind, Country } from '../../ids.js';
import {
  bit,
  cardsIn,
  copyIn,
  DISCARD_PILE,
  pile,
  RESPONSE,
  STATUS,
  statusesChanged,
  type U,
} from '../../table.js';
import type { Action } from '../card.js';

/**
 * Discards a random face-down Response of a country. It goes face down under the pile, and only its owner learns which
 * it was (secrecy.response).
 */
export function discardRandomResponse(of: Country): Action {
  return {
    possible: (u) => cardsIn(u, of, RESPONSE).length > 0,
    perform(u) {
      const lying = cardsIn(u, of, RESPONSE);
      const item = lying[u.pick(`${COUNTRIES[of]}.response`, lying.length)];
      u.move(item, pile(of, RESPONSE), pile(of, DISCARD_PILE), 'bottom');
      u.log('response-discarded', of);
      u.logTo(bit(of), 'lost', u.facts.kindOf[item]);
    },
  };
}

/** Discards a Status card from the table. It was public, so it goes face up on top of its country's pile. */
export function discardStatus(u: U, kind: CardKind): void {
  const { country } = u.facts.kinds[kind];
  u.move(copyIn(u, kind, STATUS), pile(country, STATUS), pile(country, DISCARD_PILE));
  statusesChanged(u);
  u.log('status-discarded', kind);
}
