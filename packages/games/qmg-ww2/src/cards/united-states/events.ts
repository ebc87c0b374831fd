import { JAPAN, SOVIET_UNION, UNITED_KINGDOM } from '../../board/countries.js';
import { redeploy } from '../../pieces/redeploy.js';
import { oneOf } from '../choose.js';
import { events } from '../declare.js';
import { discardChosenStatusOrResponse } from '../special/choose-status.js';
import { discardRandomResponse } from '../special/discard-from-table.js';
import { lendLease, mayReturn } from '../special/lend-lease.js';
import { playFromPile } from '../special/play-from-pile.js';
import { battle, build, recruit } from '../verbs.js';
import { anywhere, inSpaces, nextTo } from '../where.js';

/** Something the United Kingdom or the Soviet Union may do; that country decides whether and where (play.whose). */
const theBritish = { of: UNITED_KINGDOM, theyDecide: true, may: true } as const;
const theSoviets = { of: SOVIET_UNION, theyDecide: true, may: true } as const;

/** The Events of the United States. */
export const EVENTS = events({
  'arsenal-of-democracy': {
    name: 'Arsenal of Democracy',
    second: {
      text: 'The United Kingdom may build an Army and may build a Navy, in the order it chooses (it chooses the spaces).',
    },
    first: {
      text: 'Two builds for the United Kingdom, if it wants them and in either order: one Army, one Navy.',
    },
    does: [
      oneOf(
        { army: build('army', anywhere, theBritish), navy: build('navy', anywhere, theBritish) },
        { times: 2, who: UNITED_KINGDOM, may: true },
      ),
    ],
  },
  'fleet-deployed-to-pearl-harbor': {
    name: 'Fleet Deployed to Pearl Harbor',
    second: {
      text: 'First recruit an Army in Hawaii, then build a Navy in a sea space adjacent to it (North Pacific, Central Pacific or East Pacific; normal build rules).',
      does: [recruit('army', inSpaces('hawaii')), build('navy', nextTo('hawaii'))],
    },
    first: {
      text: 'Three builds in this order: Navy in the East Pacific, Navy in the North Pacific, Army in Hawaii.',
      does: [
        build('navy', inSpaces('east-pacific')),
        build('navy', inSpaces('north-pacific')),
        build('army', inSpaces('hawaii')),
      ],
    },
  },
  'flexible-resources': {
    name: 'Flexible Resources',
    second: {
      text: 'Play any one card from your discard pile, with its normal effect.',
      does: [playFromPile()],
    },
  },
  'free-french-allies': {
    name: 'Free French Allies',
    second: {
      text: 'The United Kingdom may recruit one Army in Western Europe, North Africa or Africa (its choice).',
      does: [recruit('army', inSpaces('western-europe', 'north-africa', 'africa'), theBritish)],
    },
    first: {
      text: 'Up to three Army builds for the United Kingdom, one each in Africa, North Africa and Western Europe, in the order it likes.',
      does: [
        oneOf(
          {
            africa: build('army', inSpaces('africa'), theBritish),
            'north-africa': build('army', inSpaces('north-africa'), theBritish),
            'western-europe': build('army', inSpaces('western-europe'), theBritish),
          },
          { times: 3, who: UNITED_KINGDOM, may: true },
        ),
      ],
    },
  },
  guadalcanal: {
    name: 'Guadalcanal',
    second: {
      text: 'First recruit an Army in New Zealand, then build a Navy in a sea space adjacent to it (South Pacific or East Pacific; normal build rules).',
      does: [recruit('army', inSpaces('new-zealand')), build('navy', nextTo('new-zealand'))],
    },
  },
  'lend-lease': {
    name: 'Lend Lease',
    second: {
      disputed: true,
      text: 'Choose the United Kingdom or the Soviet Union. That country may play one card from its hand; then it may draw one card, whether or not it played one.',
      does: [lendLease(UNITED_KINGDOM, SOVIET_UNION)],
    },
    first: {
      text: 'The United Kingdom may play one card and draw one afterwards. Then you may pay 3 cards off your deck to return this card to the top of it.',
      does: [lendLease(UNITED_KINGDOM), mayReturn(3)],
    },
  },
  magic: {
    name: 'Magic',
    first: {
      text: 'One Japanese card on the table, a Status or an unseen Response, is discarded.',
      does: [discardChosenStatusOrResponse(JAPAN)],
    },
  },
  'murmansk-convoy': {
    name: 'Murmansk Convoy',
    second: {
      text: 'Recruit one Soviet Army, in Russia. After that the Soviet Union may build an Army (it chooses the space).',
    },
    first: {
      text: 'A Soviet Army, if available, is recruited in Russia; next, the Soviet Union may build one Army.',
    },
    does: [recruit('army', inSpaces('russia'), { of: SOVIET_UNION }), build('army', anywhere, theSoviets)],
  },
  'operation-magic': {
    name: 'Operation Magic',
    second: {
      text: 'One face-down Japanese Response card on the table, chosen at random, is discarded without anyone but its owner seeing it.',
      does: [discardRandomResponse(JAPAN)],
    },
  },
  'patton-advances': {
    name: 'Patton Advances',
    second: {
      text: 'First build an Army in Western Europe, then make one land battle, in Germany or in Italy (normal build and battle rules; the battle does not depend on the build).',
    },
    first: {
      text: 'An Army is built in Western Europe; and a battle is fought against an Army in Italy or Germany.',
    },
    does: [build('army', inSpaces('western-europe')), battle('land', inSpaces('germany', 'italy'))],
  },
  'theater-shift': {
    name: 'Theater Shift',
    second: {
      text: 'One at a time and once per piece, you may eliminate a United States Army or Navy that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. A piece that cannot be rebuilt stays off the board.',
    },
    first: {
      text: 'Pieces may be redeployed: one after another, each United States Army and Navy may be taken off the board and built elsewhere, at most once.',
    },
    does: [redeploy('pieces')],
  },
});
