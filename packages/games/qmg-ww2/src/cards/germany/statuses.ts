import { space } from '../../board/board.js';
import { ALLIES, AXIS, GERMANY, teamOf } from '../../board/countries.js';
import type { EventOn } from '../../reactions/events.js';
import type { R } from '../../table.js';
import { spendLandBattleOnArmy } from '../continuous-effects.js';
import { statuses } from '../declare.js';
import { discardFewer, discardMore } from '../economic-warfare.js';
import { orderTop } from '../special/order-deck.js';
import { playFromPile } from '../special/play-from-pile.js';
import { battle, build, causerDiscards, countPieces, recruit } from '../verbs.js';
import { isBattled, isHit, youBattleLand, youBuild, yourDrawStepBegins, yourTurnBegins } from '../when.js';
import { inSpaces, nextToThere, there, thereOrNextTo } from '../where.js';
import { stands } from './stands.js';

const WESTERN_EUROPE = space('western-europe');
const SCANDINAVIA = space('scandinavia');
const UKRAINE = space('ukraine');
const EASTERN_RESOURCES = [UKRAINE, space('kazakhstan'), space('russia')];
const BALTIC_SEA = space('baltic-sea');

/** reading.title: the word is in the title and an Allied country is hit, so Malta Submarines never counts. */
function isSubmarines(u: R, e: EventOn<'economic-warfare'>): boolean {
  return u.facts.kinds[e.card].name.includes('Submarine') && teamOf(e.piece) === ALLIES;
}

/** With the option, nothing is added to a sum of 0 (economic-warfare.sum). */
function canAddTo(u: R, e: EventOn<'economic-warfare'>): boolean {
  return e.how > 0 || u.facts.rules.wolfPacksAlways;
}

const axisArmyInWesternEurope = isBattled((_, e) => e.space === WESTERN_EUROPE && teamOf(e.piece) === AXIS);
const germanyIsHit = isHit((_, e, me) => e.piece === me);

/** The Status cards of Germany. */
export const STATUSES = statuses({
  'abundant-resources': {
    name: 'Abundant Resources',
    second: {
      text: 'During your Victory step the Axis gain 1 VP for each German Army in Ukraine, Kazakhstan or Russia (up to 3).',
      victory: (u) => countPieces(u, GERMANY, (at) => EASTERN_RESOURCES.includes(at)),
    },
    first: {
      text: 'Victory step: +1 VP while a German Army is in Ukraine.',
      victory: (u) => (stands(u, UKRAINE) ? 1 : 0),
    },
  },
  'atlantic-wall': {
    name: 'Atlantic Wall',
    second: {
      text: "Once per turn (any country's turn), when an Axis Army in Western Europe is battled: the country that started the battle discards the top 3 cards of its draw deck.",
      when: axisArmyInWesternEurope,
      oncePerTurn: true,
      does: [causerDiscards(3)],
    },
    first: {
      text: 'Whoever battles an Axis Army in Western Europe loses 3 cards, every time.',
      when: axisArmyInWesternEurope,
      oncePerBattle: true,
      does: [causerDiscards(3)],
    },
  },
  'bias-for-action': {
    name: 'Bias for Action',
    second: {
      text: 'Once per turn, when you build an Army: discard the top card of your draw deck to battle a land space adjacent to the Army just built.',
    },
    first: {
      text: 'On building an Army, once per turn: pay 1 card off your deck to battle an Allied Army next to the new one.',
    },
    when: youBuild('army'),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [battle('land', nextToThere)],
  },
  blitzkrieg: {
    name: 'Blitzkrieg',
    provenance: 'printed',
    second: {
      text: 'Once per turn, when you battle a land space: discard the top card of your draw deck to build an Army in the space battled (normal build rules).',
    },
    first: {
      text: 'On battling a land space, once per turn: pay 1 card off your deck, then build an Army right there.',
    },
    when: youBattleLand(),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('army', there)],
  },
  conscription: {
    name: 'Conscription',
    second: {
      text: 'As your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and build one Army.',
      instead: true,
      cost: { from: 'deck', cards: 2 },
      does: [build('army')],
    },
    first: {
      text: 'In place of a card from hand: pay 2 cards off your deck, then play a Build Army card out of your discard pile.',
      instead: true,
      cost: { from: 'deck', cards: 2 },
      does: [playFromPile('build-army')],
    },
  },
  'dive-bombers': {
    name: 'Dive Bombers',
    provenance: 'printed',
    second: {
      text: 'Once per turn, when you battle a land space: discard the top card of your draw deck to battle the same land space again or a land space adjacent to it (normal battle rules).',
    },
    first: {
      text: 'On battling a land space, once per turn: pay 1 card off your deck, then fight another battle, against an Army there or in a neighbouring space.',
    },
    when: youBattleLand(),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [battle('land', thereOrNextTo)],
  },
  'jet-fighters': {
    name: 'Jet Fighters',
    second: {
      text: 'When Germany is a target of an Economic Warfare card, reduce the number of cards Germany must discard for that card by 3, to no less than 0.',
      when: germanyIsHit,
      does: [discardFewer(3)],
    },
    first: {
      text: 'Any country whose Economic Warfare card hits Germany loses 3 cards.',
      when: germanyIsHit,
      does: [causerDiscards(3)],
    },
  },
  'superior-planning': {
    name: 'Superior Planning',
    second: {
      text: 'Once per turn, at the beginning of your turn: look at the top 4 cards of your draw deck and put them back on top in any order.',
      when: yourTurnBegins,
      oncePerTurn: true,
      does: [orderTop(4)],
    },
    first: {
      text: 'Your Draw step, before you draw: you may see the 3 cards on top of your deck and return them there in any order.',
      when: yourDrawStepBegins,
      does: [orderTop(3)],
    },
  },
  'swedish-iron-ore': {
    name: 'Swedish Iron Ore',
    second: {
      text: 'During your Victory step: the Axis gain 1 VP if a German Navy is in the Baltic Sea; then the Axis gain 1 VP if a German Army is in Scandinavia. The two parts are independent.',
      victory: (u) => (stands(u, BALTIC_SEA) ? 1 : 0) + (stands(u, SCANDINAVIA) ? 1 : 0),
    },
    first: {
      text: 'Victory step: +1 VP while a German Navy is in the Baltic Sea; +1 more while, besides, a German Army is in Scandinavia.',
      victory: (u) => (stands(u, BALTIC_SEA) ? (stands(u, SCANDINAVIA) ? 2 : 1) : 0),
    },
  },
  'synthetic-fuel': {
    name: 'Synthetic Fuel',
    second: {
      text: 'Once per turn, when you build an Army: discard the top 2 cards of your draw deck to build another Army in a land space adjacent to the Army just built (normal build rules).',
      when: youBuild('army'),
      oncePerTurn: true,
      cost: { from: 'deck', cards: 2 },
      does: [build('army', nextToThere)],
    },
  },
  volksturm: {
    name: 'Volksturm',
    second: {
      text: 'Once per turn, at the beginning of your turn: discard the top card of your draw deck to recruit an Army in Germany. This does not use up your Play step.',
      when: yourTurnBegins,
      oncePerTurn: true,
      cost: { from: 'deck', cards: 1 },
      does: [recruit('army', inSpaces('germany'))],
    },
    first: {
      text: 'A Land Battle card can always be spent to eliminate one Army in Germany, wherever your pieces stand.',
      standing: [spendLandBattleOnArmy('germany')],
    },
  },
  'wolf-packs': {
    name: 'Wolf Packs',
    second: {
      disputed: true,
      text: 'When a German Economic Warfare card with the word Submarines resolves, the Allied country it hits discards 2 extra cards in all (not per piece counted), or 3 extra if a German Army is in Scandinavia. This holds even if the card itself counts no piece.',
      when: isHit((u, e, me) => e.by === me && isSubmarines(u, e) && canAddTo(u, e)),
      does: [discardMore((u) => (stands(u, SCANDINAVIA) ? 3 : 2))],
    },
    first: {
      text: 'Economic Warfare with "Submarine" in its title costs the Allied target 1 extra card; 2 extra while a German Army is in Scandinavia.',
      when: isHit(isSubmarines),
      does: [discardMore((u) => (stands(u, SCANDINAVIA) ? 2 : 1))],
    },
  },
});
