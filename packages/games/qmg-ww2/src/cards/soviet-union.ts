import type { AnyRule } from '@sandtable/kernel';
import { space } from '../board/board.js';
import { ALLIES, GERMANY, ITALY, JAPAN, SOVIET_UNION, UNITED_KINGDOM } from '../board/countries.js';
import type { Facts } from '../facts.js';
import { redeploy } from '../pieces/redeploy.js';
import { adjacentFor, HAND, type R, type Table } from '../table.js';
import { playing } from '../turn/play.js';
import type { CardRules, When } from './card.js';
import { upTo } from './choose.js';
import { armiesAlwaysSupplied, noSupplySpaceFor } from './continuous-effects.js';
import { battleWideRules, removeAllThere } from './special/battle-wide.js';
import { buildInEach, inEachRules } from './special/in-each.js';
import { playFromPile } from './special/play-from-pile.js';
import { sendPlayedCard } from './special/played-card.js';
import { protectAtAnyTime } from './special/protect.js';
import { recruitArmyOfOneOf, recruitOneOfRules } from './special/recruit-one-of.js';
import { battle, build, eliminate, eliminateIt, protectIt, recruit } from './verbs.js';
import { aboutToBeRemoved, enemyBuilds, youBattleLand, youBuild, yourTurnBegins } from './when.js';
import { inOrNextTo, inSpaces, there, thereOrNextTo } from './where.js';

const MOSCOW = space('moscow');

function inOrNextToMoscow(u: R, at: number): boolean {
  return at === MOSCOW || adjacentFor(u, ALLIES, MOSCOW, at);
}

/** "When your Army in … is about to be removed: do not remove that Army this turn." */
function holds(id: string): CardRules {
  const city = space(id);
  return { when: aboutToBeRemoved((_, e, me) => e.piece === me && e.space === city), does: [protectIt] };
}

/** "Any time: do not remove a Soviet Army in … this turn." */
function holdsAnyTime(id: string): CardRules {
  const city = space(id);
  return protectAtAnyTime((_, country, at, me) => country === me && at === city);
}

/** "When you play a Build Army card"; the option tells whether one played by Guards counts (play.elsewhere). */
const youPlayBuildArmy: When = {
  on: 'card-played',
  if: (u, e, me) => e.by === me && u.facts.kinds[e.card].type === 'build-army',
};
const youPlayBuildArmyInYourPlayStep: When = {
  on: 'card-played',
  if: (u, e, me) =>
    e.by === me &&
    e.how === 1 &&
    u.facts.kinds[e.card].type === 'build-army' &&
    (!u.facts.rules.womenHandOnly || u.findFrame(playing)?.from === HAND),
};

/** Cards that are the same in both editions, by id. */
export const SOVIET_UNION_BOTH: Record<string, CardRules> = {
  'titos-partisans': {
    does: [
      eliminate('army', 'enemy', inSpaces('balkans')),
      recruitArmyOfOneOf([SOVIET_UNION, UNITED_KINGDOM], inSpaces('balkans')),
    ],
  },
  'trans-siberian-railroad': { does: [redeploy('armies')] },
  rasputitsa: {
    when: enemyBuilds(
      'army',
      (u, e) => inOrNextToMoscow(u, e.space),
      (u) => u.facts.rules.rasputitsaRecruits,
    ),
    does: [eliminateIt],
  },
  'frontal-assault': {
    when: youBattleLand(),
    oncePerTurn: true,
    cost: { from: 'hand', cards: 2 },
    does: [battle('land', thereOrNextTo)],
  },
  guards: { instead: true, cost: { from: 'hand', cards: 2 }, does: [playFromPile('build-army')] },
  'shverniks-evacuation-council': { standing: [armiesAlwaysSupplied] },
};

export const SOVIET_UNION_SECOND: Record<string, CardRules> = {
  'general-winter': { does: [upTo(2, eliminate('army', 'enemy', inOrNextTo('moscow')), { atLeast: 1 })] },
  'german-soviet-treaty': {
    does: [recruit('army', inSpaces('russia')), recruit('army', inSpaces('eastern-europe'))],
  },
  'mao-tse-tung': { does: [eliminate('army', 'enemy', inSpaces('china', 'szechuan'))] },
  'vasilevsky-takes-command-in-the-far-east': {
    does: [recruit('army', inSpaces('vladivostok')), battle('land', inSpaces('china'))],
  },
  'defense-of-the-motherland': {
    when: yourTurnBegins,
    does: [recruit('army', inOrNextTo('moscow')), eliminate('army', 'enemy', inSpaces('moscow'))],
  },
  leningrad: holds('russia'),
  moscow: holds('moscow'),
  stalingrad: holds('ukraine'),
  'stavka-forms-artillery-corps': {
    when: youBattleLand(),
    oncePerTurn: true,
    cost: { from: 'hand', cards: 1 },
    does: [battle('land', there)],
  },
  'scorched-earth': { standing: [noSupplySpaceFor([GERMANY, ITALY, JAPAN], 'ukraine')] },
  'women-conscripts': { when: youPlayBuildArmyInYourPlayStep, does: [sendPlayedCard('deck-top')] },
};

/** Where the first edition says "Army", it may be anybody's (eliminate.any-side). */
export const SOVIET_UNION_FIRST: Record<string, CardRules> = {
  'general-winter': {
    does: [upTo(2, eliminate('army', 'any', inSpaces('moscow', 'russia', 'siberia', 'ukraine')))],
  },
  'german-soviet-treaty-of-friendship-cooperation-and-demarcation': {
    does: [buildInEach('army', ['eastern-europe', 'ukraine'])],
  },
  'mao-tse-tung': { does: [eliminate('army', 'any', inSpaces('szechuan', 'china'))] },
  'vasilevsky-takes-command-in-the-far-east': {
    does: [recruit('army', inSpaces('vladivostok')), eliminate('army', 'any', inSpaces('china'))],
  },
  leningrad: holdsAnyTime('russia'),
  moscow: holdsAnyTime('moscow'),
  stalingrad: holdsAnyTime('ukraine'),
  'defense-of-the-motherland': {
    when: youBuild('army'),
    oncePerTurn: true,
    cost: { from: 'hand', cards: 2 },
    does: [build('army')],
  },
  'stavka-forms-artillery-corps': {
    when: youBattleLand(),
    cost: { from: 'deck', cards: 1 },
    does: [removeAllThere],
  },
  'scorched-earth': { standing: [noSupplySpaceFor([GERMANY, ITALY], 'ukraine')] },
  'women-conscripts': { when: youPlayBuildArmy, does: [sendPlayedCard('deck-top')] },
};

/** Rules that only these cards need. */
export const SOVIET_UNION_RULES: readonly AnyRule<Table, Facts>[] = [
  ...battleWideRules,
  ...inEachRules,
  ...recruitOneOfRules,
];
