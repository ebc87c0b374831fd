import type { AnyRule } from '@sandtable/kernel';
import { IS_SEA, space } from '../board/board.js';
import {
  ALLIES,
  AXIS,
  GERMANY,
  ITALY,
  SOVIET_UNION,
  TEAM_SET,
  teamOf,
  UNITED_KINGDOM,
  UNITED_STATES,
} from '../board/countries.js';
import type { Facts } from '../facts.js';
import { redeploy } from '../pieces/redeploy.js';
import { adjacentFor, bit, hasPiece, type R, type Table } from '../table.js';
import type { CardRules, Event, Where } from './card.js';
import { oneOf, upTo } from './choose.js';
import { spendLandBattleOnArmy } from './continuous-effects.js';
import { discardFewer, discardMore, economicWarfare } from './economic-warfare.js';
import { orderDeckRules, orderTop } from './special/order-deck.js';
import { playFromPile } from './special/play-from-pile.js';
import { searchDeck, searchDeckRules } from './special/search-deck.js';
import { battle, build, causerDiscards, countPieces, eliminate, isLand, recruit, score } from './verbs.js';
import { isBattled, isHit, youBattleLand, youBuild, yourDrawStepBegins, yourTurnBegins } from './when.js';
import { inOrNextTo, inSpaces, nextToThere, there, thereOrNextTo } from './where.js';

const HOME_SPACE = space('germany');
const WESTERN_EUROPE = space('western-europe');
const SCANDINAVIA = space('scandinavia');
const UKRAINE = space('ukraine');
const EASTERN_RESOURCES = [UKRAINE, space('kazakhstan'), space('russia')];
const NORTH_SEA = space('north-sea');
const BALTIC_SEA = space('baltic-sea');

function stands(u: R, at: number): boolean {
  return hasPiece(u, GERMANY, at);
}

function nextTo(u: R, centre: number, at: number): boolean {
  return adjacentFor(u, AXIS, centre, at);
}

/** German pieces next to the North Sea, not in it (reading.adjacent). */
function nextToNorthSea(u: R, fits: (at: number) => boolean = () => true): number {
  return countPieces(u, GERMANY, (at) => fits(at) && nextTo(u, NORTH_SEA, at));
}

/** "For each …": 2 cards and 1 VP a piece (economic-warfare.for-each). With none it is still a hit, with a sum of 0. */
function forEach(target: number, pieces: (u: R) => number) {
  return economicWarfare({
    hits: () => bit(target),
    cards: (u) => 2 * pieces(u),
    points: (u) => pieces(u),
  });
}

/** Where a Soviet Army stood next to a German one when the turn began (play.snapshot). */
const onTheFront: Where = {
  has: (u, _, at) => u.table.front.includes(at),
  say: 'where a Soviet Army was next to a German Army at the beginning of the turn',
};

/** reading.title: the word in the title, and an Ally is hit: Malta Submarines are never meant. */
function isSubmarines(u: R, e: Event): boolean {
  return u.facts.kinds[e.card].name.includes('Submarine') && teamOf(e.piece) === ALLIES;
}

/** By the option a sum of 0 is nothing to add to (economic-warfare.sum). */
function canAddTo(u: R, e: Event): boolean {
  return e.how > 0 || u.facts.rules.wolfPacksAlways;
}

const axisArmyInWesternEurope = isBattled((_, e) => e.space === WESTERN_EUROPE && teamOf(e.piece) === AXIS);
const germanyIsHit = isHit((_, e, me) => e.piece === me);

/** Cards that are the same in both editions, by id. */
export const GERMANY_BOTH: Record<string, CardRules> = {
  'forced-conscription': { does: [upTo(2, recruit('army', inOrNextTo('germany')), { atLeast: 1 })] },
  'military-dictatorships-in-the-balkans': {
    does: [
      recruit('army', inSpaces('balkans'), { of: ITALY }),
      eliminate('army', 'enemy', inSpaces('ukraine')),
    ],
  },
  'the-autobahn': { does: [redeploy('armies')] },
  'bias-for-action': {
    when: youBuild('army'),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [battle('land', nextToThere)],
  },
  blitzkrieg: {
    when: youBattleLand(),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('army', there)],
  },
  'dive-bombers': {
    when: youBattleLand(),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [battle('land', thereOrNextTo)],
  },
};

export const GERMANY_SECOND: Record<string, CardRules> = {
  'submarines-enforce-blockade': { does: [forEach(UNITED_KINGDOM, (u) => nextToNorthSea(u, isLand))] },
  'submarines-lead-the-battle-of-the-atlantic': {
    does: [forEach(UNITED_KINGDOM, (u) => countPieces(u, GERMANY, (at) => IS_SEA[at]))],
  },
  'submarines-prey-on-unprotected-shipping': {
    does: [
      economicWarfare({
        hits: () => bit(UNITED_KINGDOM),
        cards: (u) => (u.table.pieces[NORTH_SEA] & TEAM_SET[ALLIES] ? 2 : 5),
        points: () => 1,
      }),
    ],
  },
  'submarines-raid-murmansk-convoy': {
    does: [
      forEach(SOVIET_UNION, (u) =>
        countPieces(u, GERMANY, (at) => at === SCANDINAVIA || nextTo(u, SCANDINAVIA, at)),
      ),
    ],
  },
  'submarines-of-the-monsoon-group': {
    does: [
      economicWarfare({ hits: () => TEAM_SET[ALLIES], chooseOne: true, cards: () => 2, points: () => 2 }),
    ],
  },
  'v-weapons': {
    does: [
      economicWarfare({
        hits: (u) => (stands(u, WESTERN_EUROPE) ? bit(UNITED_KINGDOM) : 0),
        cards: () => 1,
        points: () => 3,
      }),
    ],
  },

  'broad-front': { does: [upTo(3, battle('land', onTheFront))] },
  'guns-and-butter': {
    does: [
      oneOf({
        'build-army': build('army'),
        'build-navy': build('navy'),
        'land-battle': battle('land'),
        'sea-battle': battle('sea'),
      }),
    ],
  },
  plunder: { does: [score((u) => countPieces(u, GERMANY, (at) => at !== HOME_SPACE))] },

  'abundant-resources': {
    victory: (u) => countPieces(u, GERMANY, (at) => EASTERN_RESOURCES.includes(at)),
  },
  'atlantic-wall': { when: axisArmyInWesternEurope, oncePerTurn: true, does: [causerDiscards(3)] },
  conscription: { instead: true, cost: { from: 'deck', cards: 2 }, does: [build('army')] },
  'jet-fighters': { when: germanyIsHit, does: [discardFewer(3)] },
  'superior-planning': { when: yourTurnBegins, oncePerTurn: true, does: [orderTop(4)] },
  'swedish-iron-ore': {
    victory: (u) => (stands(u, BALTIC_SEA) ? 1 : 0) + (stands(u, SCANDINAVIA) ? 1 : 0),
  },
  'synthetic-fuel': {
    when: youBuild('army'),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 2 },
    does: [build('army', nextToThere)],
  },
  volksturm: {
    when: yourTurnBegins,
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [recruit('army', inSpaces('germany'))],
  },
  'wolf-packs': {
    when: isHit((u, e, me) => e.by === me && isSubmarines(u, e) && canAddTo(u, e)),
    does: [discardMore((u) => (stands(u, SCANDINAVIA) ? 3 : 2))],
  },
};

export const GERMANY_FIRST: Record<string, CardRules> = {
  'submarines-united-kingdom': {
    does: [
      economicWarfare({
        hits: (u) => (nextToNorthSea(u) > 0 ? bit(UNITED_KINGDOM) : 0),
        cards: () => 3,
        points: () => 1,
      }),
    ],
  },
  'submarines-united-states': {
    does: [
      economicWarfare({
        hits: (u) => (nextToNorthSea(u) > 0 ? bit(UNITED_STATES) : 0),
        cards: (u) => (stands(u, NORTH_SEA) ? 5 : 3),
        points: () => 1,
      }),
    ],
  },
  'submarines-soviet-union': {
    does: [
      economicWarfare({
        hits: () => bit(SOVIET_UNION),
        cards: (u) => (stands(u, SCANDINAVIA) ? 5 : 2),
        points: () => 1,
      }),
    ],
  },
  'v-weapons': {
    does: [
      economicWarfare({
        hits: (u) => (nextToNorthSea(u, isLand) > 0 ? bit(UNITED_KINGDOM) : 0),
        cards: () => 2,
        points: () => 2,
      }),
    ],
  },

  // The target is the Soviet Army itself, not just whatever stands in its space.
  'broad-front': { does: [upTo(3, battle('land', onTheFront, { against: SOVIET_UNION }))] },
  'guns-and-butter': { does: [searchDeck('play', 'build-army', 'build-navy', 'land-battle', 'sea-battle')] },
  plunder: { does: [score((u) => countPieces(u, GERMANY, (at) => isLand(at) && at !== HOME_SPACE))] },
  'production-initiative': { does: [searchDeck('take', 'status')] },

  'abundant-resources': { victory: (u) => (stands(u, UKRAINE) ? 1 : 0) },
  'atlantic-wall': { when: axisArmyInWesternEurope, oncePerBattle: true, does: [causerDiscards(3)] },
  conscription: { instead: true, cost: { from: 'deck', cards: 2 }, does: [playFromPile('build-army')] },
  'jet-fighters': { when: germanyIsHit, does: [causerDiscards(3)] },
  'superior-planning': { when: yourDrawStepBegins, does: [orderTop(3)] },
  'swedish-iron-ore': { victory: (u) => (stands(u, BALTIC_SEA) ? (stands(u, SCANDINAVIA) ? 2 : 1) : 0) },
  volksturm: { standing: [spendLandBattleOnArmy('germany')] },
  'wolf-packs': {
    when: isHit(isSubmarines),
    does: [discardMore((u) => (stands(u, SCANDINAVIA) ? 2 : 1))],
  },
};

/** Rules that only these cards need. */
export const GERMANY_RULES: readonly AnyRule<Table, Facts>[] = [...orderDeckRules, ...searchDeckRules];
