import { space } from '../../board/board.js';
import { ALLIES } from '../../board/countries.js';
import type { Space } from '../../ids.js';
import { adjacentFor, type R } from '../../table.js';
import type { ResponseRules } from '../card.js';
import { responses } from '../declare.js';
import { protectAtAnyTime } from '../special/protect.js';
import { eliminate, eliminateIt, protectIt, recruit } from '../verbs.js';
import { aboutToBeRemoved, enemyBuilds, yourTurnBegins } from '../when.js';
import { inOrNextTo, inSpaces } from '../where.js';

const MOSCOW = space('moscow');

function inOrNextToMoscow(u: R, at: Space): boolean {
  return at === MOSCOW || adjacentFor(u, ALLIES, MOSCOW, at);
}

/** "When your Army in … is about to be removed: do not remove that Army this turn." */
function holds(id: string): ResponseRules {
  const city = space(id);
  return { when: aboutToBeRemoved((_, e, me) => e.piece === me && e.space === city), does: [protectIt] };
}

/** "Any time: do not remove a Soviet Army in … this turn." */
function holdsAnyTime(id: string): ResponseRules {
  const city = space(id);
  return protectAtAnyTime((_, country, at, me) => country === me && at === city);
}

/** The Responses of the Soviet Union. */
export const RESPONSES = responses({
  'defense-of-the-motherland': {
    name: 'Defense of the Motherland',
    second: {
      text: 'Use at the beginning of your turn: recruit a Soviet Army in Moscow or in a land space adjacent to Moscow; then eliminate one Axis Army in Moscow.',
      when: yourTurnBegins,
      does: [recruit('army', inOrNextTo('moscow')), eliminate('army', 'enemy', inSpaces('moscow'))],
    },
  },
  leningrad: {
    name: 'Leningrad',
    second: {
      text: 'Use when a Soviet Army in Russia is about to be removed: that Army is not removed, now or later this turn.',
      ...holds('russia'),
    },
    first: {
      text: 'Any time: a Soviet Army in Russia is safe this turn.',
      ...holdsAnyTime('russia'),
    },
  },
  moscow: {
    name: 'Moscow',
    second: {
      text: 'Use when a Soviet Army in Moscow is about to be removed: that Army is not removed, now or later this turn.',
      ...holds('moscow'),
    },
    first: {
      text: 'Any time: a Soviet Army in Moscow is safe this turn.',
      ...holdsAnyTime('moscow'),
    },
  },
  rasputitsa: {
    name: 'Rasputitsa',
    provenance: 'printed',
    second: {
      disputed: true,
      text: 'Use immediately after an Axis Army is built or recruited in Moscow or in a land space adjacent to Moscow (Russia, Ukraine, Siberia, Kazakhstan): eliminate that Army.',
    },
    first: {
      text: 'On an Axis Army being built or recruited in Moscow or next to it: it is eliminated.',
    },
    when: enemyBuilds(
      'army',
      (u, e) => inOrNextToMoscow(u, e.space),
      (u) => u.facts.rules.rasputitsaRecruits,
    ),
    does: [eliminateIt],
  },
  stalingrad: {
    name: 'Stalingrad',
    provenance: 'printed',
    second: {
      text: 'Use when a Soviet Army in Ukraine is about to be removed: that Army is not removed, now or later this turn.',
      ...holds('ukraine'),
    },
    first: {
      text: 'Any time: a Soviet Army in Ukraine is safe this turn.',
      ...holdsAnyTime('ukraine'),
    },
  },
});
