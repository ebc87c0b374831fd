import { canRaid, canSettle, keepSafe, mayStand, raidWhere, remove, settle, settleWhere } from './battle.js';
import {
  aboutToBeRemoved,
  all,
  byAnEnemy,
  byYou,
  type Card,
  campOfYourTeam,
  justRaided,
  justSettled,
  nextToYourCamp,
} from './card.js';
import { CARD_IDS, type CardId } from './facts.js';
import { discardTop } from './stores.js';

/** Every card, with its text and the rule that carries it out. */
const CARDS: Record<CardId, Card> = {
  settle: {
    kind: 'deed',
    text: 'Settle a camp.',
    possible: canSettle,
    play: (u, seat) => u.push(settleWhere, { seat }),
  },

  raid: {
    kind: 'deed',
    text: 'Raid a hill next to one of your camps.',
    possible: (u, seat) => canRaid(u, seat, null),
    play: (u, seat) => u.push(raidWhere, { seat, near: null }),
  },

  palisade: {
    kind: 'hidden',
    text: 'Use when a camp of your team is about to be removed. It is not removed this turn.',
    answer: {
      when: all(aboutToBeRemoved, campOfYourTeam),
      effect: (u, t) => keepSafe(u, t.camp, t.hill),
    },
  },

  ambush: {
    kind: 'hidden',
    text: 'Use right after an enemy camp was settled next to one of your camps. Remove it.',
    answer: {
      when: all(justSettled, byAnEnemy, nextToYourCamp),
      effect: (u, t, seat) => u.push(remove, { by: seat, camp: t.camp, hill: t.hill }),
    },
  },

  foothold: {
    kind: 'hidden',
    text: 'Use when you raided a hill and no enemy is left on it. Put a camp there.',
    answer: {
      when: all(justRaided, byYou, (u, t, seat) => mayStand(u, seat, t.hill)),
      effect: (u, t, seat) => u.push(settle, { seat, hill: t.hill }),
    },
  },

  pursuit: {
    kind: 'standing',
    text: 'Use once per turn when you raided a hill. Discard the top card of your deck and raid it again or a hill next to it.',
    answer: {
      when: all(justRaided, byYou, (u, t, seat) => canRaid(u, seat, t.hill)),
      cost: (u, seat) => discardTop(u, seat, 1),
      effect: (u, t, seat) => u.push(raidWhere, { seat, near: t.hill }),
    },
  },

  granary: {
    kind: 'standing',
    text: 'You score one point more.',
    points: 1,
  },
};

export const cards: readonly Card[] = CARD_IDS.map((id) => CARDS[id]);
