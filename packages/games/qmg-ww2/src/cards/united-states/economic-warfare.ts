import { GERMANY, ITALY, JAPAN } from '../../board/countries.js';
import type { PlayedRules } from '../card.js';
import { economicWarfareCards } from '../declare.js';
import { homesNextTo, homesWithin } from '../distance.js';
import { economicWarfare } from '../economic-warfare.js';

const AXIS_COUNTRIES = [GERMANY, JAPAN, ITALY];

const FIRESTORM: PlayedRules = {
  does: [economicWarfare({ hits: homesNextTo('piece', AXIS_COUNTRIES), cards: () => 7 })],
};

/** The Economic Warfare cards of the United States. */
export const ECONOMIC_WARFARE = economicWarfareCards({
  'b-24-liberator': {
    name: 'B-24 Liberator',
    second: {
      text: 'Only if a United States Army is within 2 spaces of Italy: Italy discards the top 4 cards of its draw deck.',
      does: [economicWarfare({ hits: homesWithin(2, 'army', [ITALY]), cards: () => 4 })],
    },
  },
  'b-26-marauder': {
    name: 'B-26 Marauder',
    second: {
      text: 'Choose one Axis country whose Home space has a United States Army within 3 spaces of it; that country discards the top 4 cards of its draw deck. Without such an Army nothing happens.',
      does: [economicWarfare({ hits: homesWithin(3, 'army', AXIS_COUNTRIES), cards: () => 4 })],
    },
  },
  'b-29-superfortress': {
    name: 'B-29 Superfortress',
    second: {
      text: 'Only if a United States Army is within 3 spaces of Germany: Germany discards the top 5 cards of its draw deck.',
      does: [economicWarfare({ hits: homesWithin(3, 'army', [GERMANY]), cards: () => 5 })],
    },
  },
  'firestorm-bombing': {
    name: 'Firestorm Bombing',
    second: {
      disputed: true,
      text: 'Choose one Axis country whose Home space has a United States Army or Navy adjacent to it; that country discards the top 7 cards of its draw deck. Without such a piece nothing happens.',
      ...FIRESTORM,
    },
  },
  'sbd-dauntless': {
    name: 'SBD Dauntless',
    second: {
      text: 'Only if a United States Navy is within 2 spaces of Japan (Sea of Japan, North Pacific, Central Pacific, South China Sea): Japan discards the top 4 cards of its draw deck.',
      does: [economicWarfare({ hits: homesWithin(2, 'navy', [JAPAN]), cards: () => 4 })],
    },
  },
  bombers: {
    name: 'Bombers',
    first: {
      count: 2,
      text: 'Needs a United States Army at most 3 spaces from an Axis Home space; the country whose home it is loses 4 cards.',
      does: [economicWarfare({ hits: homesWithin(3, 'army', AXIS_COUNTRIES), cards: () => 4 })],
    },
  },
  'heavy-bombers': {
    name: 'Heavy Bombers',
    first: {
      count: 2,
      text: 'Needs a United States Army at most 2 spaces from an Axis Home space; the country whose home it is loses 5 cards.',
      does: [economicWarfare({ hits: homesWithin(2, 'army', AXIS_COUNTRIES), cards: () => 5 })],
    },
  },
  'firestorm-bombers': {
    name: 'Firestorm Bombers',
    first: {
      text: 'Needs a United States piece next to an Axis Home space; the country whose home it is loses 7 cards.',
      ...FIRESTORM,
    },
  },
});
