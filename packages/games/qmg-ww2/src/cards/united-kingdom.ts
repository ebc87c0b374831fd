import type { AnyRule } from '@sandtable/kernel';
import { IS_SEA, SPACE_COUNT, space } from '../board/board.js';
import { ALLIES, GERMANY, ITALY, teamOf, UNITED_KINGDOM, UNITED_STATES } from '../board/countries.js';
import type { Facts } from '../facts.js';
import { isSupplied } from '../supply/supply.js';
import { adjacentFor, bit, hasPiece, type R, type Table } from '../table.js';
import type { CardRules } from './card.js';
import { buildAsAtHome, recruitInsteadOfBuilding, supplySpace } from './continuous-effects.js';
import { economicWarfare } from './economic-warfare.js';
import { cardsOrNavyRules, losesCardsOrNavy } from './special/cards-or-navy.js';
import { chooseStatusRules, discardChosenStatus, discardUsedStatus } from './special/choose-status.js';
import { ignorePlayedCard, sendPlayedCard } from './special/played-card.js';
import { protectAtAnyTime } from './special/protect.js';
import { battle, build, eliminate, eliminateIt, protectIt, recruit } from './verbs.js';
import {
  aboutToBeRemoved,
  enemyBuilds,
  enemyPlaysEconomicWarfare,
  usesStatus,
  youBattleSea,
  youPlayInYourPlayStep,
  youPlayInYourTurn,
} from './when.js';
import { inSpaces, thereOrNextTo } from './where.js';

const HOME_SPACE = space('united-kingdom');
const NORTH_SEA = space('north-sea');
const NORTH_ATLANTIC = space('north-atlantic');
const CANADA = space('canada');
const CROWN = [space('india'), space('australia'), CANADA];

const SINGAPORE: CardRules = {
  does: [recruit('army', inSpaces('southeast-asia')), recruit('navy', inSpaces('south-china-sea'))],
};

/** "Built or recruited" in the first edition; in the second the option decides. */
const LOYAL_TO_THE_CROWN: CardRules = {
  when: enemyBuilds(
    'army',
    (_, e) => CROWN.includes(e.space),
    (u) => u.facts.rules.loyalRecruits,
  ),
  does: [eliminateIt],
};

/** Cards that are the same in both editions, by id. */
export const UNITED_KINGDOM_BOTH: Record<string, CardRules> = {
  'bomber-command': {
    does: [economicWarfare({ hits: () => bit(GERMANY) | bit(ITALY), chooseOne: true, cards: () => 4 })],
  },
  'malta-submarines': {
    does: [
      losesCardsOrNavy(GERMANY, 2, 'mediterranean-sea'),
      losesCardsOrNavy(ITALY, 2, 'mediterranean-sea'),
    ],
  },
  'dutch-east-indies': {
    does: [
      recruit('army', inSpaces('indonesia')),
      recruit('army', inSpaces('new-guinea')),
      recruit('navy', inSpaces('south-china-sea')),
    ],
  },
  'increased-commonwealth-support': { does: [recruit('army', inSpaces('india', 'australia', 'canada'))] },
  'king-peter-enthroned-in-yugoslavia': {
    does: [eliminate('army', 'enemy', inSpaces('balkans')), recruit('army', inSpaces('balkans'))],
  },
  'loyal-to-the-crown': LOYAL_TO_THE_CROWN,
  'free-france': {
    instead: true,
    cost: { from: 'hand', cards: 2 },
    does: [build('army', inSpaces('western-europe'))],
  },
  resistance: {
    instead: true,
    cost: { from: 'hand', cards: 2 },
    does: [battle('land', inSpaces('western-europe', 'italy'))],
  },
};

export const UNITED_KINGDOM_SECOND: Record<string, CardRules> = {
  'general-smuts-strengthens-ties-to-uk': {
    does: [recruit('army', inSpaces('africa')), recruit('navy', inSpaces('southern-ocean', 'bay-of-bengal'))],
  },
  'ledo-and-burma-roads': {
    does: [build('army', inSpaces('southeast-asia')), battle('land', inSpaces('china', 'szechuan'))],
  },
  'singapore-fortified': SINGAPORE,
  'asw-tactics': { when: enemyPlaysEconomicWarfare, does: [ignorePlayedCard] },
  'defensive-posture': {
    when: aboutToBeRemoved((u, e, me) => e.piece === me && !IS_SEA[e.space] && isSupplied(u, me, e.space)),
    does: [protectIt],
  },
  destroyers: {
    when: aboutToBeRemoved(
      (u, e) => isAngloAmericanNavy(e.piece, e.space) && isSupplied(u, e.piece, e.space),
    ),
    does: [protectIt],
  },
  raf: {
    // No condition of supply, so it helps in the Supply step, too (protect.supply-condition).
    when: aboutToBeRemoved(
      (u, e, me) => e.piece === me && (e.space === HOME_SPACE || adjacentFor(u, ALLIES, HOME_SPACE, e.space)),
    ),
    does: [protectIt],
  },
  'enigma-code-cracked': { when: usesStatus(GERMANY), does: [discardUsedStatus] },
  rationing: { when: youPlayInYourPlayStep, does: [sendPlayedCard('deck-shuffled')] },
  'australia-forms-the-directorate-of-manpower': { standing: [recruitInsteadOfBuilding('australia')] },
  'lord-linlithgow-declares-india-to-be-at-war': { standing: [recruitInsteadOfBuilding('india')] },
  'mackenzie-king-drafts-the-national-resources-mobilization-act': {
    victory: (u, me) => (hasPiece(u, me, NORTH_ATLANTIC) ? 1 : 0) + (hasPiece(u, me, CANADA) ? 1 : 0),
  },
  'the-royal-navy': {
    when: youBattleSea(),
    oncePerTurn: true,
    cost: { from: 'hand', cards: 2 },
    does: [battle('sea')],
  },
};

export const UNITED_KINGDOM_FIRST: Record<string, CardRules> = {
  'general-smuts-strengthens-ties-to-uk': {
    does: [recruit('army', inSpaces('africa')), recruit('navy', inSpaces('southern-ocean', 'indian-ocean'))],
  },
  'ledo-and-burma-roads': {
    does: [
      eliminate('army', 'enemy', inSpaces('china')),
      recruit('army', inSpaces('szechuan'), { of: UNITED_STATES }),
    ],
  },
  singapore: SINGAPORE,
  enigma: { does: [discardChosenStatus(GERMANY)] },
  'defensive-posture': protectAtAnyTime(
    (u, country, at, me) => country === me && !IS_SEA[at] && isSupplied(u, country, at),
  ),
  destroyers: protectAtAnyTime(
    (u, country, at, me) =>
      isAngloAmericanNavy(country, at) && isSupplied(u, country, at) && hasSuppliedArmyNextTo(u, me, at),
  ),
  raf: protectAtAnyTime(
    (u, country, at) =>
      teamOf(country) === ALLIES && (at === HOME_SPACE || (at === NORTH_SEA && isSupplied(u, country, at))),
  ),
  rationing: {
    when: youPlayInYourTurn,
    cost: { from: 'hand', cards: 1, strict: true },
    does: [sendPlayedCard('deck-bottom')],
  },
  'australia-forms-the-directorate-of-manpower': { standing: [buildAsAtHome('australia')] },
  'lord-linlithgow-declares-india-to-be-at-war': { standing: [buildAsAtHome('india')] },
  'mackenzie-king-drafts-the-national-resources-mobilization-act': { standing: [supplySpace('canada')] },
  'the-royal-navy': {
    when: youBattleSea(),
    oncePerTurn: true,
    cost: { from: 'hand', cards: 2 },
    does: [battle('sea', thereOrNextTo)],
  },
};

function isAngloAmericanNavy(country: number, at: number): boolean {
  return IS_SEA[at] && (country === UNITED_KINGDOM || country === UNITED_STATES);
}

function hasSuppliedArmyNextTo(u: R, country: number, at: number): boolean {
  for (let other = 0; other < SPACE_COUNT; other++) {
    if (!IS_SEA[other] && adjacentFor(u, ALLIES, at, other) && isSupplied(u, country, other)) return true;
  }
  return false;
}

/** Rules that only these cards need. */
export const UNITED_KINGDOM_RULES: readonly AnyRule<Table, Facts>[] = [
  ...cardsOrNavyRules,
  ...chooseStatusRules,
];
