import { say } from '@sandtable/kernel';
import { IS_SEA, space } from '../../board/board.js';
import { AXIS, JAPAN } from '../../board/countries.js';
import type { Space } from '../../ids.js';
import { placeOf } from '../../reactions/events.js';
import { isSupplied } from '../../supply/supply.js';
import { eachNeighbour, hasPiece, type R } from '../../table.js';
import type { Where } from '../card.js';
import { upTo } from '../choose.js';
import { responses } from '../declare.js';
import { protectAtAnyTime } from '../special/protect.js';
import { anyTimeInAnyTurn, anyTimeInOwnTurn, supplyByTruk } from '../special/truk.js';
import { battle, build, eliminate, eliminateIt, protectIt, recruit } from '../verbs.js';
import {
  aboutToBeRemoved,
  enemyBuilds,
  youBattleIn,
  youBattleLand,
  youBattleSea,
  youBuild,
  yourTurnBegins,
} from '../when.js';
import { inOrNextTo, inSpaces, nextToThere, there, thereOrNextTo } from '../where.js';

const [HOME, HOME_SEA] = [space('japan'), space('sea-of-japan')];
const KWANTUNG_SECOND = ['china', 'szechuan', 'mongolia', 'vladivostok'].map(space);
const KWANTUNG_FIRST = ['china', 'szechuan', 'vladivostok'].map(space);

/** China, Mongolia, Vladivostok, Szechuan, Southeast Asia. */
const IN_OR_NEXT_TO_CHINA = ['china', 'mongolia', 'vladivostok', 'szechuan', 'southeast-asia'];

/** Where China Offensive of the first edition works; it builds there and in one of the two others. */
const CHINA_OFFENSIVE = ['china', 'szechuan', 'southeast-asia'];

function isNextToJapanese(u: R, at: Space): boolean {
  let next = false;
  eachNeighbour(u, AXIS, at, (other) => {
    next ||= hasPiece(u, JAPAN, other);
  });
  return next;
}

/** The spaces of a list other than the one battled. */
function othersOf(ids: readonly string[]): Where {
  const list = inSpaces(...ids);
  return { has: (u, e, at) => at !== placeOf(e) && list.has(u, e, at), say: say`the others of ${list.say}` };
}

/** The Responses of Japan. */
export const RESPONSES = responses({
  'banzai-charge': {
    name: 'Banzai Charge',
    second: {
      text: 'Use when you battle a land space: battle the same land space again or a land space adjacent to it (normal battle rules).',
    },
    first: {
      text: 'On battling a land space: fight another battle, against an Army there or in a neighbouring space.',
    },
    when: youBattleLand(),
    does: [battle('land', thereOrNextTo)],
  },
  'battleship-repair': {
    name: 'Battleship Repair',
    second: {
      text: 'Use when a supplied Japanese Navy is about to be removed: that Navy is not removed, now or later this turn.',
      when: aboutToBeRemoved((u, e, me) => e.piece === me && IS_SEA[e.space] && isSupplied(u, me, e.space)),
      does: [protectIt],
    },
    first: {
      text: 'Any time: one Japanese Navy in supply is safe this turn.',
      ...protectAtAnyTime((u, country, at, me) => country === me && IS_SEA[at] && isSupplied(u, me, at)),
    },
  },
  'china-offensive': {
    name: 'China Offensive',
    second: {
      text: 'Use when you battle in China or in a land space adjacent to China (Mongolia, Vladivostok, Szechuan, Southeast Asia): build an Army in the space battled; then battle in China or in a land space adjacent to China.',
      when: youBattleIn(...IN_OR_NEXT_TO_CHINA),
      does: [build('army', there), battle('land', inSpaces(...IN_OR_NEXT_TO_CHINA))],
    },
    first: {
      text: 'On battling China, Szechuan or Southeast Asia: an Army may be built there; then, with or without that build, another in one of the two remaining spaces of this list.',
      when: youBattleIn(...CHINA_OFFENSIVE),
      does: [build('army', there, { may: true }), build('army', othersOf(CHINA_OFFENSIVE), { may: true })],
    },
  },
  'destroyer-transport': {
    name: 'Destroyer Transport',
    second: {
      text: 'Use when you battle a sea space: build 1 or 2 Armies, one after another, each in a land space adjacent to that sea space (normal build rules).',
      when: youBattleSea(),
      does: [upTo(2, build('army', nextToThere), { atLeast: 1 })],
    },
    first: {
      provenance: 'printed',
      text: 'On battling a sea space: up to two Armies may be built on land next to that sea.',
      when: youBattleSea(),
      does: [upTo(2, build('army', nextToThere))],
    },
  },
  'fall-of-singapore': {
    name: 'Fall of Singapore',
    second: {
      text: 'Use when you battle in Southeast Asia: first make a sea battle in the South China Sea, then recruit an Army in Southeast Asia.',
      when: youBattleIn('southeast-asia'),
      does: [battle('sea', inSpaces('south-china-sea')), recruit('army', inSpaces('southeast-asia'))],
    },
    first: {
      text: 'On battling Southeast Asia: one Allied Navy in the South China Sea is eliminated; a Japanese Navy is recruited there.',
      when: youBattleIn('southeast-asia'),
      does: [
        eliminate('navy', 'enemy', inSpaces('south-china-sea')),
        recruit('navy', inSpaces('south-china-sea')),
      ],
    },
  },
  kamikaze: {
    name: 'Kamikaze',
    second: {
      disputed: true,
      text: 'Use immediately after an Allied Navy is built in a sea space adjacent to any Japanese piece: eliminate that Navy.',
    },
    first: {
      text: 'On an Allied Navy being built next to a Japanese piece: that Navy is eliminated.',
    },
    when: enemyBuilds(
      'navy',
      (u, e) => isNextToJapanese(u, e.space),
      (u) => u.facts.rules.kamikazeRecruits,
    ),
    does: [eliminateIt],
  },
  'kwantung-army': {
    name: 'Kwantung Army',
    second: {
      text: 'Use when a supplied Japanese Army in China, Szechuan, Mongolia or Vladivostok is about to be removed: that Army is not removed, now or later this turn.',
      when: aboutToBeRemoved(
        (u, e, me) => e.piece === me && KWANTUNG_SECOND.includes(e.space) && isSupplied(u, me, e.space),
      ),
      does: [protectIt],
    },
    first: {
      text: 'Any time: one Japanese Army in supply in China, Szechuan or Vladivostok is safe this turn.',
      ...protectAtAnyTime(
        (u, country, at, me) => country === me && KWANTUNG_FIRST.includes(at) && isSupplied(u, me, at),
      ),
    },
  },
  'mobile-force': {
    name: 'Mobile Force',
    second: {
      text: 'Use at the beginning of your turn: recruit a Navy in the North Pacific or in a sea space adjacent to it (Sea of Japan, Central Pacific, East Pacific).',
      when: yourTurnBegins,
      does: [recruit('navy', inOrNextTo('north-pacific'))],
    },
  },
  'operation-ketsu-go': {
    name: 'Operation Ketsu-Go',
    first: {
      text: 'Any time: one piece is safe this turn, either an Army in Japan or a Navy in the Sea of Japan.',
      ...protectAtAnyTime((_, country, at, me) => country === me && (at === HOME || at === HOME_SEA)),
    },
  },
  'special-naval-landing-forces': {
    name: 'Special Naval Landing Forces',
    second: {
      text: 'Use when you build a Navy: build 1 or 2 Armies, one after another, each in a land space adjacent to the sea space of that Navy (normal build rules).',
      when: youBuild('navy'),
      does: [upTo(2, build('army', nextToThere), { atLeast: 1 })],
    },
    first: {
      text: 'On building a Navy: up to two Armies may be built on land next to the sea space where it was built.',
      when: youBuild('navy'),
      does: [upTo(2, build('army', nextToThere))],
    },
  },
  'surprise-attack': {
    name: 'Surprise Attack',
    second: {
      text: 'Use when you battle a sea space: make a further sea battle, in any sea space, then a land battle, in any land space (each by normal battle rules; neither depends on the other).',
    },
    first: {
      text: 'On battling a sea space: another Navy may be battled; then, with or without that battle, an Army.',
    },
    when: youBattleSea(),
    does: [battle('sea'), battle('land')],
  },
  truk: {
    name: 'Truk',
    second: {
      disputed: true,
      text: 'Use at any time during your own turn: for the rest of this turn, Japanese pieces in the Central Pacific or in a space adjacent to it are in supply.',
      when: anyTimeInOwnTurn,
      does: [supplyByTruk],
    },
    first: {
      text: 'Any time: until the turn ends every Japanese Navy counts as supplied, as does every Japanese Army next to the Central Pacific.',
      when: anyTimeInAnyTurn,
      does: [supplyByTruk],
    },
  },
});
