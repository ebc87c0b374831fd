import type { AnyRule } from '@sandtable/kernel';
import { IS_SEA } from '../board/board.js';
import { ALLIES, GERMANY, ITALY, JAPAN, SOVIET_UNION, teamOf, UNITED_KINGDOM } from '../board/countries.js';
import type { Facts } from '../facts.js';
import { redeploy } from '../pieces/redeploy.js';
import { isSupplied } from '../supply/supply.js';
import type { R, Table } from '../table.js';
import type { CardRules, Event } from './card.js';
import { oneOf } from './choose.js';
import { alwaysSuppliedIn, buildAsAtHome, supplySpace } from './continuous-effects.js';
import { homesNextTo, homesWithin } from './distance.js';
import { discardMore, economicWarfare } from './economic-warfare.js';
import { bury, buryRules } from './special/bury.js';
import { discardChosenStatusOrResponse } from './special/choose-status.js';
import { discardRandomResponse } from './special/discard-from-table.js';
import { lendLease, lendLeaseRules, mayReturn } from './special/lend-lease.js';
import { playFromPile } from './special/play-from-pile.js';
import { battle, build, recruit, saveIt } from './verbs.js';
import {
  aboutToBeRemoved,
  isBattled,
  isHit,
  youBattleLand,
  youBattleSea,
  youBuild,
  yourDiscardStepBegins,
} from './when.js';
import { anywhere, inSpaces, nextTo, there } from './where.js';

const AXIS_COUNTRIES = [GERMANY, JAPAN, ITALY];

/** What the United Kingdom or the Soviet Union may do, whether and where as it likes (play.whose). */
const theBritish = { of: UNITED_KINGDOM, theyDecide: true, may: true } as const;
const theSoviets = { of: SOVIET_UNION, theyDecide: true, may: true } as const;

const FIRESTORM: CardRules = {
  does: [economicWarfare({ hits: homesNextTo('piece', AXIS_COUNTRIES), cards: () => 7 })],
};

/** Cards that are the same in both editions, by id. */
export const UNITED_STATES_BOTH: Record<string, CardRules> = {
  'arsenal-of-democracy': {
    does: [
      oneOf(
        { army: build('army', anywhere, theBritish), navy: build('navy', anywhere, theBritish) },
        { times: 2, who: UNITED_KINGDOM, may: true },
      ),
    ],
  },
  'murmansk-convoy': {
    does: [recruit('army', inSpaces('russia'), { of: SOVIET_UNION }), build('army', anywhere, theSoviets)],
  },
  'patton-advances': {
    does: [build('army', inSpaces('western-europe')), battle('land', inSpaces('germany', 'italy'))],
  },
  'theater-shift': { does: [redeploy('pieces')] },
  'aircraft-carriers': {
    when: youBattleSea(),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('navy', there)],
  },
  'rosie-the-riveter': { when: yourDiscardStepBegins, oncePerTurn: true, does: [bury(2)] },
  'superior-shipyards': {
    when: youBuild('navy'),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('navy')],
  },
  'wartime-production': {
    when: youBuild('army'),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('army')],
  },
};

export const UNITED_STATES_SECOND: Record<string, CardRules> = {
  'b-24-liberator': { does: [economicWarfare({ hits: homesWithin(2, 'army', [ITALY]), cards: () => 4 })] },
  'b-26-marauder': {
    does: [economicWarfare({ hits: homesWithin(3, 'army', AXIS_COUNTRIES), cards: () => 4 })],
  },
  'b-29-superfortress': {
    does: [economicWarfare({ hits: homesWithin(3, 'army', [GERMANY]), cards: () => 5 })],
  },
  'firestorm-bombing': FIRESTORM,
  'sbd-dauntless': { does: [economicWarfare({ hits: homesWithin(2, 'navy', [JAPAN]), cards: () => 4 })] },
  'fleet-deployed-to-pearl-harbor': {
    does: [recruit('army', inSpaces('hawaii')), build('navy', nextTo('hawaii'))],
  },
  'flexible-resources': { does: [playFromPile()] },
  'free-french-allies': {
    does: [recruit('army', inSpaces('western-europe', 'north-africa', 'africa'), theBritish)],
  },
  guadalcanal: { does: [recruit('army', inSpaces('new-zealand')), build('navy', nextTo('new-zealand'))] },
  'lend-lease': { does: [lendLease(UNITED_KINGDOM, SOVIET_UNION)] },
  'operation-magic': { does: [discardRandomResponse(JAPAN)] },
  'american-volunteer-group-expands': {
    standing: [alwaysSuppliedIn(ALLIES, 'szechuan')],
    instead: true,
    cost: { from: 'deck', cards: 2 },
    does: [recruit('army', inSpaces('szechuan'))],
  },
  'amphibious-landings': {
    when: youBattleLand(isNextToSuppliedNavy),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('army', there)],
  },
  'flying-fortresses': { when: isHit(byYourBombers), does: [discardMore(() => 2)] },
  radar: {
    when: isBattled(isYourSuppliedNavy),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 2 },
    does: [saveIt],
  },
};

export const UNITED_STATES_FIRST: Record<string, CardRules> = {
  bombers: { does: [economicWarfare({ hits: homesWithin(3, 'army', AXIS_COUNTRIES), cards: () => 4 })] },
  'heavy-bombers': {
    does: [economicWarfare({ hits: homesWithin(2, 'army', AXIS_COUNTRIES), cards: () => 5 })],
  },
  'firestorm-bombers': FIRESTORM,
  'fleet-deployed-to-pearl-harbor': {
    does: [
      build('navy', inSpaces('east-pacific')),
      build('navy', inSpaces('north-pacific')),
      build('army', inSpaces('hawaii')),
    ],
  },
  'free-french-allies': {
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
  'lend-lease': { does: [lendLease(UNITED_KINGDOM), mayReturn(3)] },
  magic: { does: [discardChosenStatusOrResponse(JAPAN)] },
  'american-volunteer-group-expands': { standing: [supplySpace('szechuan'), buildAsAtHome('szechuan')] },
  'amphibious-landings': {
    when: youBattleLand(isNextToSuppliedNavy),
    cost: { from: 'deck', cards: 1 },
    does: [build('army', there)],
  },
  'flexible-resources': { instead: true, cost: { from: 'deck', cards: 4 }, does: [playFromPile()] },
  'flying-fortresses': { when: isHit(byYourBombers), does: [discardMore(() => 1)] },
  // "Any time" a Navy would be removed, battle or not, as often as it is paid for.
  radar: { when: aboutToBeRemoved(isYourSuppliedNavy), cost: { from: 'deck', cards: 3 }, does: [saveIt] },
};

/** The space of the trigger has a supplied Navy of the card's country next to it, now. */
function isNextToSuppliedNavy(u: R, e: Event, me: number): boolean {
  return u.facts.board.neighbours[e.space].some((at) => IS_SEA[at] && isSupplied(u, me, at));
}

function isYourSuppliedNavy(u: R, e: Event, me: number): boolean {
  return e.piece === me && IS_SEA[e.space] && isSupplied(u, me, e.space);
}

/** Your own Economic Warfare card hits an Axis country. */
function byYourBombers(_: R, e: Event, me: number): boolean {
  return e.by === me && teamOf(e.piece) !== teamOf(me);
}

/** Rules that only these cards need. */
export const UNITED_STATES_RULES: readonly AnyRule<Table, Facts>[] = [...lendLeaseRules, ...buryRules];
