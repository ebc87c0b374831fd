import { space } from '../../board/board.js';
import { GERMANY, ITALY, SOVIET_UNION } from '../../board/countries.js';
import { events } from '../declare.js';
import { discardRandomResponse } from '../special/discard-from-table.js';
import { buildInEach } from '../special/in-each.js';
import { build, countPieces, eliminate, recruit, score } from '../verbs.js';
import { inSpaces } from '../where.js';

const HOME = space('italy');

/** The Events of Italy. */
export const EVENTS = events({
  'afrika-korps': {
    name: 'Afrika Korps',
    second: {
      text: 'Recruit a German Army in North Africa; then recruit a German Navy in the Mediterranean Sea.',
    },
    first: {
      text: 'German pieces, if available, are recruited: an Army in North Africa and a Navy in the Mediterranean Sea.',
    },
    does: [
      recruit('army', inSpaces('north-africa'), { of: GERMANY }),
      recruit('navy', inSpaces('mediterranean-sea'), { of: GERMANY }),
    ],
  },
  'division-azul': {
    name: 'Division Azul',
    second: {
      text: 'One face-down Soviet Response card on the table, chosen at random, is discarded without anyone but its owner seeing it.',
    },
    first: {
      text: 'One face-down Soviet Response, picked at random, is discarded unseen.',
    },
    does: [discardRandomResponse(SOVIET_UNION)],
  },
  'german-aid-in-greece': {
    name: 'German Aid in Greece',
    second: {
      text: 'First eliminate one Allied Army of your choice in the Balkans, then recruit a German Army there. Neither part depends on the other.',
    },
    first: {
      text: 'One Allied Army in the Balkans is eliminated; a German Army, if available, is recruited there.',
    },
    does: [
      eliminate('army', 'enemy', inSpaces('balkans')),
      recruit('army', inSpaces('balkans'), { of: GERMANY }),
    ],
  },
  'german-reinforcements-counterattack': {
    name: 'German Reinforcements Counterattack',
    first: {
      text: 'One Allied Army in Italy is eliminated.',
      does: [eliminate('army', 'enemy', inSpaces('italy'))],
    },
  },
  'italian-east-africa': {
    name: 'Italian East Africa',
    second: {
      text: 'Build an Italian Army in North Africa; then build an Italian Navy in the Bay of Bengal (each must obey the normal build rules).',
      does: [build('army', inSpaces('north-africa')), build('navy', inSpaces('bay-of-bengal'))],
    },
    first: {
      text: 'Two Italian pieces are recruited: an Army in North Africa, a Navy in the Bay of Bengal.',
      does: [recruit('army', inSpaces('north-africa')), recruit('navy', inSpaces('bay-of-bengal'))],
    },
  },
  'italy-attacks-communists': {
    name: 'Italy Attacks Communists',
    second: {
      text: 'Build an Italian Army in Ukraine and build an Italian Army in Russia (each must obey the normal build rules; in this order, so the first may supply the second).',
      does: [build('army', inSpaces('ukraine')), build('army', inSpaces('russia'))],
    },
    first: {
      text: 'Italian Armies may be built in Ukraine and in Russia, one in each, in either order.',
      does: [buildInEach('army', ['ukraine', 'russia'])],
    },
  },
  plunder: {
    name: 'Plunder',
    second: {
      text: 'The Axis gain 1 VP for each Italian Army and each Italian Navy on the board outside the Italy space. Scored at once, even if Italy is enemy-occupied.',
    },
    first: {
      text: '+1 VP at once per Italian piece, Army or Navy, that stands outside Italy.',
    },
    does: [score((u) => countPieces(u, ITALY, (at) => at !== HOME))],
  },
});
