import { say } from '@sandtable/kernel';
import { space } from '../../board/board.js';
import { GERMANY, ITALY, SOVIET_UNION } from '../../board/countries.js';
import { redeploy } from '../../pieces/redeploy.js';
import type { Where } from '../card.js';
import { oneOf, upTo } from '../choose.js';
import { events } from '../declare.js';
import { searchDeck } from '../special/search-deck.js';
import { battle, build, countPieces, eliminate, isLand, recruit, score } from '../verbs.js';
import { inOrNextTo, inSpaces } from '../where.js';

const HOME_SPACE = space('germany');

/** Where a Soviet Army was adjacent to a German one when the turn began (play.snapshot). */
const onTheFront: Where = {
  has: (u, _, at) => u.table.front.includes(at),
  say: say`where a Soviet Army was next to a German Army at the beginning of the turn`,
};

/** The Events of Germany. */
export const EVENTS = events({
  'broad-front': {
    name: 'Broad Front',
    second: {
      text: 'Up to 3 land battles, one after another, each in a space that at the beginning of this turn held a Soviet Army adjacent to a German Army. Each must be legal when it is made (an adjacent supplied German piece, no Axis Army there), and its reactions finish before the next.',
      does: [upTo(3, battle('land', onTheFront))],
    },
    first: {
      text: 'Fight up to three battles; each must target a Soviet Army that was next to a German Army at the start of this turn.',
      // The target is the Soviet Army itself, not any other piece in its space.
      does: [upTo(3, battle('land', onTheFront, { against: SOVIET_UNION }))],
    },
  },
  'forced-conscription': {
    name: 'Forced Conscription',
    second: {
      text: 'Recruit 1 or 2 German Armies, one after another, each in Germany or in a land space adjacent to Germany.',
    },
    first: {
      text: 'One or two Armies are recruited, each in Germany or next to it.',
    },
    does: [upTo(2, recruit('army', inOrNextTo('germany')), { atLeast: 1 })],
  },
  'guns-and-butter': {
    name: 'Guns and Butter',
    second: {
      text: 'Do one of these: build an Army; build a Navy; battle a land space; battle a sea space.',
      does: [
        oneOf({
          'build-army': build('army'),
          'build-navy': build('navy'),
          'land-battle': battle('land'),
          'sea-battle': battle('sea'),
        }),
      ],
    },
    first: {
      text: 'Look through your deck, pick one basic card (Build Army, Build Navy, Land Battle, Sea Battle) and play it; reshuffle the deck.',
      does: [searchDeck('play', 'build-army', 'build-navy', 'land-battle', 'sea-battle')],
    },
  },
  'military-dictatorships-in-the-balkans': {
    name: 'Military Dictatorships in the Balkans',
    second: {
      text: 'Recruit an Italian Army in the Balkans; then eliminate one Allied Army in Ukraine (you choose which if there are several). Neither part depends on the other.',
    },
    first: {
      text: "An Army of Italy's is recruited in the Balkans; and one Allied Army in Ukraine is eliminated.",
    },
    does: [
      recruit('army', inSpaces('balkans'), { of: ITALY }),
      eliminate('army', 'enemy', inSpaces('ukraine')),
    ],
  },
  plunder: {
    name: 'Plunder',
    second: {
      text: 'The Axis gain 1 VP for each German Army and each German Navy on the board outside the Germany space. Scored at once, even if Germany is enemy-occupied.',
      does: [score((u) => countPieces(u, GERMANY, (at) => at !== HOME_SPACE))],
    },
    first: {
      text: '+1 VP at once per German Army that stands outside Germany.',
      does: [score((u) => countPieces(u, GERMANY, (at) => isLand(at) && at !== HOME_SPACE))],
    },
  },
  'production-initiative': {
    name: 'Production Initiative',
    first: {
      text: 'Look through your deck, pick one Status card and put it into play; reshuffle the deck.',
      does: [searchDeck('take', 'status')],
    },
  },
  'the-autobahn': {
    name: 'The Autobahn',
    second: {
      text: 'One at a time and once per Army, you may eliminate a German Army that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. An Army that cannot be rebuilt stays off the board.',
    },
    first: {
      text: 'Armies may be redeployed: one after another, each German Army may be taken off the board and built elsewhere, at most once.',
    },
    does: [redeploy('armies')],
  },
});
