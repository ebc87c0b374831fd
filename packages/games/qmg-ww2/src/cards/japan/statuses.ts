import { space } from '../../board/board.js';
import { ALLIES, TEAM_SET } from '../../board/countries.js';
import { statuses } from '../declare.js';
import { forEachArmyIn, ifArmyIn } from '../points.js';

const HAWAII = space('hawaii');

/** The Status cards of Japan. */
export const STATUSES = statuses({
  'forward-bases': {
    name: 'Forward Bases',
    second: {
      text: 'During your Victory step the Axis gain 2 VP if a Japanese Army is in Hawaii, Pacific Northwest or New Zealand. Never more than 2, however many of them are held.',
      victory: ifArmyIn(2, 'hawaii', 'pacific-northwest', 'new-zealand'),
    },
    first: {
      text: 'Victory step: +1 VP per Japanese Army in Hawaii, Pacific Northwest, New Zealand.',
      victory: forEachArmyIn('hawaii', 'pacific-northwest', 'new-zealand'),
    },
  },
  'greater-east-asia-co-prosperity-sphere': {
    name: 'Greater East Asia Co-prosperity Sphere',
    second: {
      text: 'During your Victory step the Axis gain 1 VP for each Japanese Army in Indonesia, New Guinea or Southeast Asia.',
    },
    first: {
      text: 'Victory step: +1 VP per Japanese Army in Indonesia, New Guinea, Southeast Asia.',
    },
    victory: forEachArmyIn('indonesia', 'new-guinea', 'southeast-asia'),
  },
  'imperial-designs': {
    name: 'Imperial Designs',
    second: {
      text: 'During your Victory step the Axis gain 1 VP if a Japanese Army is in Iwo Jima or the Philippines. Never more than 1.',
    },
    first: {
      text: 'Victory step: +1 VP (no more) while a Japanese Army is in Iwo Jima or in the Philippines.',
    },
    victory: ifArmyIn(1, 'iwo-jima', 'philippines'),
  },
  'unimpeded-merchant-shipping': {
    name: 'Unimpeded Merchant Shipping',
    second: {
      text: 'During your Victory step the Axis gain 1 VP if no Allied Army is in Hawaii.',
      victory: (u) => (u.table.pieces[HAWAII] & TEAM_SET[ALLIES] ? 0 : 1),
    },
  },
});
