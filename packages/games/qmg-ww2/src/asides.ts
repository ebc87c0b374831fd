import type { Verb } from '@sandtable/kernel';
import { IS_SEA, SPACE, SPACE_COUNT, spaceOfPiece } from './board.js';
import * as event from './events.js';
import type { Facts } from './facts.js';
import { no } from './kit.js';
import * as refuse from './refusals.js';
import { removeOwn } from './remove.js';
import { copyIn, hasPiece, isGuarded, type R, RESPONSE, type Table } from './table.js';
import { answers, useCard } from './window.js';

// What a country may do at any moment, asked or not.

/** pieces.remove-own */
function removeVerb(sea: boolean): Verb<Table, Facts> {
  const refuseRemoval = (u: R, at: number, seat: number) => {
    if (IS_SEA[at] !== sea || !hasPiece(u, seat, at)) return refuse.notThere;
    return isGuarded(u, seat, at) && !u.facts.rules.protectedRemoval ? refuse.protectedPiece : null;
  };
  return {
    name: sea ? 'remove navy' : 'remove army',
    domain: SPACE,
    check: (u, _, at, seat) => refuseRemoval(u, at, seat),
    list(u, _, seat, add) {
      for (let at = 0; at < SPACE_COUNT; at++) if (refuseRemoval(u, at, seat) === null) add(at);
    },
    also: (_, __, typed, seat) => spaceOfPiece(typed, seat),
    take(u, _, at, seat) {
      u.tell('removes-own', seat, at);
      removeOwn(u, at, seat);
    },
  };
}

const notAnyTime = no('reaction.any-time', (u, kind, seat) => {
  const { name } = u.facts.kinds[kind];
  if (copyIn(u, kind, RESPONSE) < 0) return `${u.game.seats[seat].name} has no ${name} on the table`;
  return `${name} cannot be used just now`;
});

/** reaction.any-time: Responses that need no trigger. */
const useAnyTime: Verb<Table, Facts> = {
  name: 'reveal',
  domain: (u, _, seat) => u.facts.cardsOf[seat],
  check: (u, _, kind, seat) => {
    const fits = copyIn(u, kind, RESPONSE) >= 0 && answers(u, event.anyTime(seat), kind, []);
    return fits ? null : notAnyTime;
  },
  list(u, f, seat, add) {
    const now = event.anyTime(seat);
    for (const kind of u.facts.answering[now.on][seat]) if (this.check(u, f, kind, seat) === null) add(kind);
  },
  take: (u, _, kind, seat) => useCard(u, kind, event.anyTime(seat)),
};

export const ASIDES = [removeVerb(false), removeVerb(true), useAnyTime];
