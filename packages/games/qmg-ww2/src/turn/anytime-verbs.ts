import { say } from '@sandtable/kernel';
import { ALL_SPACES, IS_SEA, SPACE, spaceOfPiece } from '../board/board.js';
import type { CardKind, Country, Space } from '../ids.js';
import { refusal, verb } from '../kit.js';
import { removeOwn } from '../pieces/remove.js';
import * as event from '../reactions/events.js';
import { answers, needsNoTrigger, useCard, whyNotNow } from '../reactions/window.js';
import { copyIn, hasPiece, isGuarded, type R, RESPONSE, STATUS } from '../table.js';
import * as refuse from '../words/refusals.js';

// What a country may do at any time, even when it is not asked.

/** pieces.remove-own */
function removeVerb(sea: boolean) {
  const refuseRemoval = (u: R, at: Space, seat: Country) => {
    if (IS_SEA[at] !== sea || !hasPiece(u, seat, at)) return sea ? refuse.noNavyThere : refuse.noArmyThere;
    return isGuarded(u, seat, at) && !u.facts.rules.protectedRemoval ? refuse.protectedPiece : null;
  };
  return verb<Space>({
    name: sea ? 'remove navy' : 'remove army',
    domain: SPACE,
    check: (u, _, at, seat) => refuseRemoval(u, at, seat),
    list(u, _, seat, add) {
      for (const at of ALL_SPACES) if (refuseRemoval(u, at, seat) === null) add(at);
    },
    also: (_, __, typed, seat) => spaceOfPiece(typed, seat),
    apply(u, _, at, seat) {
      u.log('removes-own', seat, at);
      removeOwn(u, at, seat);
    },
  });
}

const notAnyTime = refusal('reaction.any-time', (u, kind: CardKind, seat) => {
  const { name, type } = u.facts.kinds[kind];
  const lies = copyIn(u, kind, type === 'status' ? STATUS : RESPONSE) >= 0;
  if (!lies) return refuse.lacks(u, kind, seat, 'on the table');
  if (type === 'status') return say`${name} is a Status: only a face-down Response is revealed`;
  if (!needsNoTrigger(u, kind)) return say`${name} is used when what it answers occurs, not at any time`;
  return whyNotNow(u, kind) ?? '';
});

/** reaction.any-time: Responses that need no trigger. */
const useAnyTime = verb<CardKind>({
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
  apply: (u, _, kind, seat) => useCard(u, kind, event.anyTime(seat)),
});

export const ANYTIME_VERBS = [removeVerb(false), removeVerb(true), useAnyTime];
