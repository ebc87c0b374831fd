import { SOVIET_UNION, UNITED_KINGDOM } from '../../board/countries.js';
import { redeploy } from '../../pieces/redeploy.js';
import { upTo } from '../choose.js';
import { events } from '../declare.js';
import { buildInEach } from '../special/in-each.js';
import { recruitArmyOfOneOf } from '../special/recruit-one-of.js';
import { battle, eliminate, recruit } from '../verbs.js';
import { inOrNextTo, inSpaces } from '../where.js';

/** The Events of the Soviet Union. In the first edition, "Army" means that of any country (eliminate.any-side). */
export const EVENTS = events({
  'general-winter': {
    name: 'General Winter',
    second: {
      text: 'Eliminate 1 or 2 Axis Armies (2 in all, not per space) in Moscow or in land spaces adjacent to Moscow (Russia, Ukraine, Siberia, Kazakhstan).',
      does: [upTo(2, eliminate('army', 'enemy', inOrNextTo('moscow')), { atLeast: 1 })],
    },
    first: {
      text: 'Up to two Armies are eliminated among those in Moscow, Russia, Siberia and Ukraine.',
      does: [upTo(2, eliminate('army', 'any', inSpaces('moscow', 'russia', 'siberia', 'ukraine')))],
    },
  },
  'german-soviet-treaty': {
    name: 'German-Soviet Treaty of Friendship, Cooperation, and Demarcation',
    second: {
      text: 'Recruit a Soviet Army in Russia and recruit a Soviet Army in Eastern Europe.',
      does: [recruit('army', inSpaces('russia')), recruit('army', inSpaces('eastern-europe'))],
    },
  },
  'german-soviet-treaty-of-friendship-cooperation-and-demarcation': {
    name: 'German-Soviet Treaty of Friendship, Cooperation, and Demarcation',
    first: {
      text: 'Soviet Armies may be built in Eastern Europe and in Ukraine, one in each, in either order.',
      does: [buildInEach('army', ['eastern-europe', 'ukraine'])],
    },
  },
  'mao-tse-tung': {
    name: 'Mao Tse-tung',
    second: {
      text: 'Eliminate one Axis Army of your choice that is in China or Szechuan.',
      does: [eliminate('army', 'enemy', inSpaces('china', 'szechuan'))],
    },
    first: {
      text: 'One Army is eliminated, in Szechuan or in China.',
      does: [eliminate('army', 'any', inSpaces('szechuan', 'china'))],
    },
  },
  'titos-partisans': {
    name: "Tito's Partisans",
    provenance: 'printed',
    second: {
      text: 'Eliminate one Axis Army in the Balkans; then recruit a Soviet or a United Kingdom Army in the Balkans. Neither part depends on the other.',
    },
    first: {
      text: 'One Axis Army in the Balkans is eliminated; next, a Soviet or United Kingdom Army (your choice) is recruited there.',
    },
    does: [
      eliminate('army', 'enemy', inSpaces('balkans')),
      recruitArmyOfOneOf([SOVIET_UNION, UNITED_KINGDOM], inSpaces('balkans')),
    ],
  },
  'trans-siberian-railroad': {
    name: 'Trans-Siberian Railroad',
    second: {
      text: 'One at a time and once per Army, you may eliminate a Soviet Army that was on the board when this was played, then build it (normal build rules, supply checked then). Its reactions finish before the next. An Army that cannot be rebuilt stays off the board.',
    },
    first: {
      text: 'Armies may be redeployed: one after another, each Soviet Army may be taken off the board and built elsewhere, at most once.',
    },
    does: [redeploy('armies')],
  },
  'vasilevsky-takes-command-in-the-far-east': {
    name: 'Vasilevsky Takes Command in the Far East',
    second: {
      text: 'First recruit a Soviet Army in Vladivostok, then make one land battle in China (normal battle rules; it does not depend on the recruit).',
      does: [recruit('army', inSpaces('vladivostok')), battle('land', inSpaces('china'))],
    },
    first: {
      text: 'A Soviet Army is recruited in Vladivostok; one Army in China is eliminated.',
      does: [recruit('army', inSpaces('vladivostok')), eliminate('army', 'any', inSpaces('china'))],
    },
  },
});
