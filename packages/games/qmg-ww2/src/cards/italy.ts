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
} from '../board/countries.js';
import type { Facts } from '../facts.js';
import { REMOVED_SUPPLIED } from '../pieces/remove.js';
import { bit, hasPiece, type R, type Table } from '../table.js';
import type { CardRules, When } from './card.js';
import { discardFewer, economicWarfare, ignoreHit } from './economic-warfare.js';
import { forEachArmyIn, forEachNavy, ifArmyIn } from './points.js';
import { discardRandomResponse } from './special/discard-from-table.js';
import { buildInEach } from './special/in-each.js';
import { playFromPile } from './special/play-from-pile.js';
import { protectAtAnyTime } from './special/protect.js';
import { battle, build, countPieces, eliminate, protectIt, recruit, score } from './verbs.js';
import { aboutToBeRemoved, isHit, isRemoved } from './when.js';
import { inSpaces, there } from './where.js';

const HOME = space('italy');
const MEDITERRANEAN = space('mediterranean-sea');
const EMPIRE = ['north-africa', 'africa', 'middle-east'].map(space);

/** Cards that are the same in both editions, by id. */
export const ITALY_BOTH: Record<string, CardRules> = {
  'afrika-korps': {
    does: [
      recruit('army', inSpaces('north-africa'), { of: GERMANY }),
      recruit('navy', inSpaces('mediterranean-sea'), { of: GERMANY }),
    ],
  },
  'division-azul': { does: [discardRandomResponse(SOVIET_UNION)] },
  'german-aid-in-greece': {
    does: [
      eliminate('army', 'enemy', inSpaces('balkans')),
      recruit('army', inSpaces('balkans'), { of: GERMANY }),
    ],
  },
  plunder: { does: [score((u) => countPieces(u, ITALY, (at) => at !== HOME))] },
  'romanian-reinforcements': { when: suppliedArmyIsRemoved(GERMANY), does: [recruit('army', there)] },
  'balkan-resources': { victory: ifArmyIn(1, 'balkans') },
  'mare-nostrum': { victory: forEachNavy },
};

export const ITALY_SECOND: Record<string, CardRules> = {
  'decima-flottiglia-mas': {
    does: [
      economicWarfare({
        hits: () => bit(UNITED_KINGDOM),
        cards: (u) => (u.table.pieces[MEDITERRANEAN] & TEAM_SET[ALLIES] ? 1 : 2),
        points: () => 1,
      }),
    ],
  },
  'regia-marina-closes-shipping-lanes': {
    does: [
      economicWarfare({
        hits: () => bit(UNITED_KINGDOM),
        cards: (u) => forEachNavy(u, ITALY),
        points: (u) => forEachNavy(u, ITALY),
      }),
    ],
  },
  'italian-east-africa': {
    does: [build('army', inSpaces('north-africa')), build('navy', inSpaces('bay-of-bengal'))],
  },
  'italy-attacks-communists': {
    does: [build('army', inSpaces('ukraine')), build('army', inSpaces('russia'))],
  },
  'german-reinforcements-counterattack': {
    when: suppliedArmyIsRemoved(ITALY),
    does: [recruit('army', there, { of: GERMANY })],
  },
  'monte-cassino': {
    when: aboutToBeRemoved((_, e) => e.space === HOME && teamOf(e.piece) === AXIS),
    does: [protectIt],
  },
  'skilled-pilots': { when: isHit((_, e, me) => e.piece === me), does: [discardFewer(5)] },
  'anti-communist-sentiment': { victory: forEachArmyIn('russia', 'ukraine') },
  bravado: { instead: true, cost: { from: 'deck', cards: 2 }, does: [battle('land')] },
  'impero-italiano': { victory: (u) => EMPIRE.reduce((sum, at) => sum + axisArmies(u, at), 0) },
};

export const ITALY_FIRST: Record<string, CardRules> = {
  'decima-flottiglia-mas-frogmen': {
    does: [economicWarfare({ hits: () => bit(UNITED_KINGDOM), cards: () => 1, points: () => 1 })],
  },
  'regia-marina-closes-shipping-lanes': {
    does: [
      economicWarfare({
        hits: (u) => (hasPiece(u, ITALY, MEDITERRANEAN) ? bit(UNITED_KINGDOM) : 0),
        cards: () => 1,
        points: () => 2,
      }),
    ],
  },
  'german-reinforcements-counterattack': { does: [eliminate('army', 'enemy', inSpaces('italy'))] },
  'italian-east-africa': {
    does: [recruit('army', inSpaces('north-africa')), recruit('navy', inSpaces('bay-of-bengal'))],
  },
  'italy-attacks-communists': { does: [buildInEach('army', ['ukraine', 'russia'])] },
  'monte-cassino': protectAtAnyTime((_, country, at) => country === GERMANY && at === HOME),
  'skilled-pilots': {
    // No title has the word "Bombing" that the card asks for (economic-warfare.cancel).
    when: isHit((u, e, me) => e.piece === me && u.facts.kinds[e.card].name.includes('Bomb')),
    does: [ignoreHit],
  },
  'anti-communist-sentiment': { victory: ifArmyIn(1, 'russia', 'ukraine') },
  bravado: { instead: true, cost: { from: 'hand', cards: 3 }, does: [playFromPile('land-battle')] },
  'impero-italiano': {
    victory: (u) => EMPIRE.filter((at) => hasPiece(u, ITALY, at) || hasPiece(u, GERMANY, at)).length,
  },
};

/** "Immediately after an Army in supply is removed": supply as it was just before (reaction.reinforcements). */
function suppliedArmyIsRemoved(of: number): readonly When[] {
  return isRemoved((_, e) => e.piece === of && !IS_SEA[e.space] && e.gone === REMOVED_SUPPLIED);
}

function axisArmies(u: R, at: number): number {
  return [0, 1, 2, 3, 4, 5].filter((country) => teamOf(country) === AXIS && hasPiece(u, country, at)).length;
}

/** Rules that only these cards need. */
export const ITALY_RULES: readonly AnyRule<Table, Facts>[] = [];
