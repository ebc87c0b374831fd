import { space } from '../../board/board.js';
import { hasPiece } from '../../table.js';
import { buildAsAtHome, recruitInsteadOfBuilding, supplySpace } from '../continuous-effects.js';
import { statuses } from '../declare.js';
import { sendPlayedCard } from '../special/played-card.js';
import { battle, build } from '../verbs.js';
import { youBattleSea, youPlayInYourTurn } from '../when.js';
import { inSpaces, thereOrNextTo } from '../where.js';

const CANADA = space('canada');
const NORTH_ATLANTIC = space('north-atlantic');

/** The Status cards of the United Kingdom. */
export const STATUSES = statuses({
  'australia-forms-the-directorate-of-manpower': {
    name: 'Australia Forms the Directorate of Manpower',
    second: {
      text: "Each time you are allowed to build an Army (also one tied to a certain space, or granted by a teammate's card), you may recruit it in Australia in place of that build.",
      standing: [recruitInsteadOfBuilding('australia')],
    },
    first: {
      text: 'Your Army builds may be made in Australia as in your Home space: no supplied piece of yours has to be next to it.',
      standing: [buildAsAtHome('australia')],
    },
  },
  'free-france': {
    name: 'Free France',
    second: {
      text: 'As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and build one Army in Western Europe (normal build rules).',
    },
    first: {
      text: 'In place of a card from hand: pay 2 cards from hand, then an Army is built in Western Europe.',
    },
    instead: true,
    cost: { from: 'hand', cards: 2 },
    does: [build('army', inSpaces('western-europe'))],
  },
  'lord-linlithgow-declares-india-to-be-at-war': {
    name: 'Lord Linlithgow Declares India to Be at War',
    second: {
      text: "Each time you are allowed to build an Army (also one tied to a certain space, or granted by a teammate's card), you may recruit it in India in place of that build.",
      standing: [recruitInsteadOfBuilding('india')],
    },
    first: {
      name: 'Lord Linlithgow Declares India to be at War',
      text: 'Your Army builds may be made in India as in your Home space: no supplied piece of yours has to be next to it.',
      standing: [buildAsAtHome('india')],
    },
  },
  'mackenzie-king-drafts-the-national-resources-mobilization-act': {
    name: 'Mackenzie King Drafts the National Resources Mobilization Act',
    second: {
      text: 'During your Victory step: the Allies gain 1 VP if a United Kingdom Navy is in the North Atlantic; then the Allies gain 1 VP if a United Kingdom Army is in Canada. The two parts are independent.',
      victory: (u, me) => (hasPiece(u, me, NORTH_ATLANTIC) ? 1 : 0) + (hasPiece(u, me, CANADA) ? 1 : 0),
    },
    first: {
      text: 'From now on Canada counts as a Supply space of the United Kingdom (marker on Canada).',
      standing: [supplySpace('canada')],
    },
  },
  rationing: {
    name: 'Rationing',
    first: {
      text: 'Your turn, right after a card play: pay 1 further card from hand and the played card goes under your deck.',
      when: youPlayInYourTurn,
      cost: { from: 'hand', cards: 1, strict: true },
      does: [sendPlayedCard('deck-bottom')],
    },
  },
  resistance: {
    name: 'Resistance',
    second: {
      text: 'As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and make one land battle, in Western Europe or in Italy (normal battle rules).',
    },
    first: {
      text: 'In place of a card from hand: pay 2 cards from hand, then fight a battle against an Army in Italy or Western Europe.',
    },
    instead: true,
    cost: { from: 'hand', cards: 2 },
    does: [battle('land', inSpaces('western-europe', 'italy'))],
  },
  'the-royal-navy': {
    name: 'The Royal Navy',
    second: {
      text: 'Once per turn, when you battle a sea space: pay 2 cards of your hand (discarded) to make another sea battle, in that sea space or any other (normal battle rules).',
      when: youBattleSea(),
      oncePerTurn: true,
      cost: { from: 'hand', cards: 2 },
      does: [battle('sea')],
    },
    first: {
      text: 'On battling a sea space, once per turn: you may pay 2 cards from hand for another battle, against a Navy there or in a neighbouring space.',
      when: youBattleSea(),
      oncePerTurn: true,
      cost: { from: 'hand', cards: 2 },
      does: [battle('sea', thereOrNextTo)],
    },
  },
});
