import { IS_SEA, space } from '../../board/board.js';
import { AXIS, GERMANY, ITALY, teamOf } from '../../board/countries.js';
import type { Country } from '../../ids.js';
import { REMOVED_SUPPLIED } from '../../reactions/events.js';
import type { When } from '../card.js';
import { responses } from '../declare.js';
import { discardFewer, ignoreHit } from '../economic-warfare.js';
import { protectAtAnyTime } from '../special/protect.js';
import { protectIt, recruit } from '../verbs.js';
import { aboutToBeRemoved, isHit, isRemoved } from '../when.js';
import { there } from '../where.js';

const HOME = space('italy');

/** "Immediately after an Army in supply is removed": supply as it was just before (reaction.reinforcements). */
function suppliedArmyIsRemoved(of: Country): readonly When[] {
  return isRemoved((_, e) => e.piece === of && !IS_SEA[e.space] && e.gone === REMOVED_SUPPLIED);
}

/** The Responses of Italy. */
export const RESPONSES = responses({
  'german-reinforcements-counterattack': {
    name: 'German Reinforcements Counterattack',
    second: {
      text: 'Use immediately after an Italian Army that was in supply is removed: recruit a German Army in the space it left.',
      when: suppliedArmyIsRemoved(ITALY),
      does: [recruit('army', there, { of: GERMANY })],
    },
  },
  'monte-cassino': {
    name: 'Monte Cassino',
    second: {
      text: 'Use when an Axis Army (any Axis country) in Italy is about to be removed: that Army is not removed, now or later this turn.',
      when: aboutToBeRemoved((_, e) => e.space === HOME && teamOf(e.piece) === AXIS),
      does: [protectIt],
    },
    first: {
      text: 'Any time: a German Army in Italy is safe this turn.',
      ...protectAtAnyTime((_, country, at) => country === GERMANY && at === HOME),
    },
  },
  'romanian-reinforcements': {
    name: 'Romanian Reinforcements',
    second: {
      text: 'Use immediately after a German Army that was in supply is removed: recruit an Italian Army in the space it left.',
    },
    first: {
      text: 'On a German Army in supply being removed: an Italian Army is recruited in its space straight away.',
    },
    when: suppliedArmyIsRemoved(GERMANY),
    does: [recruit('army', there)],
  },
  'skilled-pilots': {
    name: 'Skilled Pilots',
    second: {
      text: 'Use when Italy is a target of an Economic Warfare card: reduce the number of cards Italy must discard for that card by 5, to no less than 0.',
      when: isHit((_, e, me) => e.piece === me),
      does: [discardFewer(5)],
    },
    first: {
      text: 'On Economic Warfare with "Bombing" in its title being played against Italy: that card is ignored.',
      // No title has the word "Bombing" that the card asks for (economic-warfare.cancel).
      when: isHit((u, e, me) => e.piece === me && u.facts.kinds[e.card].name.includes('Bomb')),
      does: [ignoreHit],
    },
  },
});
