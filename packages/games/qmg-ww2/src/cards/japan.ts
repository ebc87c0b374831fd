import type { AnyRule } from '@sandtable/kernel';
import { IS_SEA, SPACE_COUNT, space } from '../board/board.js';
import { ALLIES, AXIS, JAPAN, TEAM_SET, UNITED_KINGDOM, UNITED_STATES } from '../board/countries.js';
import type { Facts } from '../facts.js';
import { isSupplied } from '../supply/supply.js';
import { bit, eachNeighbour, hasPiece, type R, type Table } from '../table.js';
import type { CardRules, Effect, Where } from './card.js';
import { upTo } from './choose.js';
import { economicWarfare } from './economic-warfare.js';
import { forEachArmyIn, ifArmyIn } from './points.js';
import { protectAtAnyTime, protectRules } from './special/protect.js';
import { anyTimeInAnyTurn, anyTimeInOwnTurn, supplyByTruk } from './special/truk.js';
import { battle, build, eliminate, eliminateIt, protectIt, recruit } from './verbs.js';
import {
  aboutToBeRemoved,
  enemyBuilds,
  youBattleIn,
  youBattleLand,
  youBattleSea,
  youBuild,
  yourTurnBegins,
} from './when.js';
import { inOrNextTo, inSpaces, nextToThere, there, thereOrNextTo } from './where.js';

const [HAWAII, HOME, HOME_SEA] = [space('hawaii'), space('japan'), space('sea-of-japan')];
const KWANTUNG_SECOND = ['china', 'szechuan', 'mongolia', 'vladivostok'].map(space);
const KWANTUNG_FIRST = ['china', 'szechuan', 'vladivostok'].map(space);

/** China, Mongolia, Vladivostok, Szechuan, Southeast Asia. */
const IN_OR_NEXT_TO_CHINA = ['china', 'mongolia', 'vladivostok', 'szechuan', 'southeast-asia'];

/** Where China Offensive of the first edition works; it builds there and in one of the two others. */
const CHINA_OFFENSIVE = ['china', 'szechuan', 'southeast-asia'];

/** Cards that are the same in both editions, by id. */
export const JAPAN_BOTH: Record<string, CardRules> = {
  'banzai-charge': { when: youBattleLand(), does: [battle('land', thereOrNextTo)] },
  kamikaze: {
    when: enemyBuilds(
      'navy',
      (u, e) => isNextToJapanese(u, e.space),
      (u) => u.facts.rules.kamikazeRecruits,
    ),
    does: [eliminateIt],
  },
  'surprise-attack': { when: youBattleSea(), does: [battle('sea'), battle('land')] },
  'greater-east-asia-co-prosperity-sphere': {
    victory: forEachArmyIn('indonesia', 'new-guinea', 'southeast-asia'),
  },
  'imperial-designs': { victory: ifArmyIn(1, 'iwo-jima', 'philippines') },
};

export const JAPAN_SECOND: Record<string, CardRules> = {
  'indian-ocean-patrols': patrols(UNITED_KINGDOM, 'bay-of-bengal'),
  'submarines-support-pacific-islands': patrols(UNITED_STATES, 'east-pacific'),
  'battleship-repair': {
    when: aboutToBeRemoved((u, e, me) => e.piece === me && IS_SEA[e.space] && isSupplied(u, me, e.space)),
    does: [protectIt],
  },
  'china-offensive': {
    when: youBattleIn(...IN_OR_NEXT_TO_CHINA),
    does: [build('army', there), battle('land', inSpaces(...IN_OR_NEXT_TO_CHINA))],
  },
  'destroyer-transport': {
    when: youBattleSea(),
    does: [upTo(2, build('army', nextToThere), { atLeast: 1 })],
  },
  'fall-of-singapore': {
    when: youBattleIn('southeast-asia'),
    does: [battle('sea', inSpaces('south-china-sea')), recruit('army', inSpaces('southeast-asia'))],
  },
  'kwantung-army': {
    when: aboutToBeRemoved(
      (u, e, me) => e.piece === me && KWANTUNG_SECOND.includes(e.space) && isSupplied(u, me, e.space),
    ),
    does: [protectIt],
  },
  'mobile-force': { when: yourTurnBegins, does: [recruit('navy', inOrNextTo('north-pacific'))] },
  'special-naval-landing-forces': {
    when: youBuild('navy'),
    does: [upTo(2, build('army', nextToThere), { atLeast: 1 })],
  },
  truk: { when: anyTimeInOwnTurn, does: [supplyByTruk] },
  'forward-bases': { victory: ifArmyIn(2, 'hawaii', 'pacific-northwest', 'new-zealand') },
  'unimpeded-merchant-shipping': {
    victory: (u) => (u.table.pieces[HAWAII] & TEAM_SET[ALLIES] ? 0 : 1),
  },
};

export const JAPAN_FIRST: Record<string, CardRules> = {
  'submarines-united-kingdom': submarines(UNITED_KINGDOM),
  'submarines-united-states': submarines(UNITED_STATES),
  'battleship-repair': protectAtAnyTime(
    (u, country, at, me) => country === me && IS_SEA[at] && isSupplied(u, me, at),
  ),
  'china-offensive': {
    when: youBattleIn(...CHINA_OFFENSIVE),
    does: [build('army', there, { may: true }), build('army', othersOf(CHINA_OFFENSIVE), { may: true })],
  },
  'destroyer-transport': { when: youBattleSea(), does: [upTo(2, build('army', nextToThere))] },
  'fall-of-singapore': {
    when: youBattleIn('southeast-asia'),
    does: [
      eliminate('navy', 'enemy', inSpaces('south-china-sea')),
      recruit('navy', inSpaces('south-china-sea')),
    ],
  },
  'kwantung-army': protectAtAnyTime(
    (u, country, at, me) => country === me && KWANTUNG_FIRST.includes(at) && isSupplied(u, me, at),
  ),
  'operation-ketsu-go': protectAtAnyTime(
    (_, country, at, me) => country === me && (at === HOME || at === HOME_SEA),
  ),
  'special-naval-landing-forces': { when: youBuild('navy'), does: [upTo(2, build('army', nextToThere))] },
  truk: { when: anyTimeInAnyTurn, does: [supplyByTruk] },
  'forward-bases': { victory: forEachArmyIn('hawaii', 'pacific-northwest', 'new-zealand') },
};

/** For each Japanese Navy in or next to a sea: 2 cards off the enemy's deck, and 2 VP. */
function patrols(target: number, sea: string): CardRules {
  const around = inOrNextTo(sea);
  const navies = (u: R, e: Effect) => {
    let count = 0;
    for (let at = 0; at < SPACE_COUNT; at++) {
      if (IS_SEA[at] && hasPiece(u, JAPAN, at) && around.has(u, e, at)) count++;
    }
    return count;
  };
  return {
    does: [
      economicWarfare({
        hits: () => bit(target),
        cards: (u, e) => 2 * navies(u, e),
        points: (u, e) => 2 * navies(u, e),
      }),
    ],
  };
}

/** First edition: a card off the enemy's deck, and 2 VP. */
function submarines(target: number): CardRules {
  return { does: [economicWarfare({ hits: () => bit(target), cards: () => 1, points: () => 2 })] };
}

function isNextToJapanese(u: R, at: number): boolean {
  let next = false;
  eachNeighbour(u, AXIS, at, (other) => {
    next ||= hasPiece(u, JAPAN, other);
  });
  return next;
}

/** The spaces of a list other than the one battled. */
function othersOf(ids: readonly string[]): Where {
  const list = inSpaces(...ids);
  return { has: (u, e, at) => at !== e.space && list.has(u, e, at), say: `the others of ${list.say}` };
}

/** Rules that only these cards need. */
export const JAPAN_RULES: readonly AnyRule<Table, Facts>[] = [...protectRules];
