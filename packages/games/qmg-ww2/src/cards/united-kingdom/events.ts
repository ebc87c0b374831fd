import { GERMANY, UNITED_STATES } from '../../board/countries.js';
import type { PlayedRules } from '../card.js';
import { events } from '../declare.js';
import { discardChosenStatus } from '../special/choose-status.js';
import { battle, build, eliminate, recruit } from '../verbs.js';
import { inSpaces } from '../where.js';

const SINGAPORE: PlayedRules = {
  does: [recruit('army', inSpaces('southeast-asia')), recruit('navy', inSpaces('south-china-sea'))],
};

/** The Events of the United Kingdom. */
export const EVENTS = events({
  'dutch-east-indies': {
    name: 'Dutch East Indies',
    second: {
      text: 'Recruit an Army in Indonesia and an Army in New Guinea; then recruit a Navy in the South China Sea.',
    },
    first: {
      text: 'Armies may be recruited in Indonesia and in New Guinea, one in each; a Navy is recruited in the South China Sea.',
    },
    does: [
      recruit('army', inSpaces('indonesia')),
      recruit('army', inSpaces('new-guinea')),
      recruit('navy', inSpaces('south-china-sea')),
    ],
  },
  enigma: {
    name: 'Enigma',
    first: {
      text: 'One German Status card in play, of your choice, is discarded.',
      does: [discardChosenStatus(GERMANY)],
    },
  },
  'general-smuts-strengthens-ties-to-uk': {
    name: 'General Smuts Strengthens Ties to UK',
    second: {
      text: 'Recruit an Army in Africa, and recruit a Navy in the Southern Ocean or the Bay of Bengal.',
      does: [
        recruit('army', inSpaces('africa')),
        recruit('navy', inSpaces('southern-ocean', 'bay-of-bengal')),
      ],
    },
    first: {
      text: 'Two recruits: an Army in Africa; a Navy in either the Southern Ocean or the Indian Ocean.',
      does: [
        recruit('army', inSpaces('africa')),
        recruit('navy', inSpaces('southern-ocean', 'indian-ocean')),
      ],
    },
  },
  'increased-commonwealth-support': {
    name: 'Increased Commonwealth Support',
    second: {
      text: 'Recruit one United Kingdom Army; you choose India, Australia or Canada.',
    },
    first: {
      text: 'One Army is recruited in Canada, India or Australia.',
    },
    does: [recruit('army', inSpaces('india', 'australia', 'canada'))],
  },
  'king-peter-enthroned-in-yugoslavia': {
    name: 'King Peter Enthroned in Yugoslavia',
    second: {
      text: 'Eliminate one Axis Army in the Balkans; then recruit a United Kingdom Army in the Balkans. Neither part depends on the other.',
    },
    first: {
      text: 'One Axis Army in the Balkans is eliminated; next, a United Kingdom Army is recruited there.',
    },
    does: [eliminate('army', 'enemy', inSpaces('balkans')), recruit('army', inSpaces('balkans'))],
  },
  'ledo-and-burma-roads': {
    name: 'Ledo and Burma Roads',
    second: {
      text: 'First build an Army in Southeast Asia, then make one land battle, in China or in Szechuan (normal build and battle rules; the battle does not depend on the build).',
      does: [build('army', inSpaces('southeast-asia')), battle('land', inSpaces('china', 'szechuan'))],
    },
    first: {
      text: 'One Axis Army in China is eliminated; next, a United States Army, if available, is recruited in Szechuan.',
      does: [
        eliminate('army', 'enemy', inSpaces('china')),
        recruit('army', inSpaces('szechuan'), { of: UNITED_STATES }),
      ],
    },
  },
  singapore: {
    name: 'Singapore',
    first: {
      text: 'Two recruits: an Army in Southeast Asia, a Navy in the South China Sea.',
      ...SINGAPORE,
    },
  },
  'singapore-fortified': {
    name: 'Singapore Fortified',
    second: {
      text: 'Recruit an Army in Southeast Asia; then recruit a Navy in the South China Sea.',
      ...SINGAPORE,
    },
  },
});
