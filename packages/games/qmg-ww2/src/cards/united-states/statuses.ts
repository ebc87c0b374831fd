import { IS_SEA } from '../../board/board.js';
import { ALLIES, teamOf } from '../../board/countries.js';
import type { Country } from '../../ids.js';
import type { EventOn } from '../../reactions/events.js';
import { isSupplied } from '../../supply/supply.js';
import type { R } from '../../table.js';
import { alwaysSuppliedIn, buildAsAtHome, supplySpace } from '../continuous-effects.js';
import { statuses } from '../declare.js';
import { discardMore } from '../economic-warfare.js';
import { bury } from '../special/bury.js';
import { playFromPile } from '../special/play-from-pile.js';
import { build, recruit, saveIt } from '../verbs.js';
import {
  aboutToBeRemoved,
  isBattled,
  isHit,
  youBattleLand,
  youBattleSea,
  youBuild,
  yourDiscardStepBegins,
} from '../when.js';
import { inSpaces, there } from '../where.js';

/** The trigger's space is now adjacent to a supplied Navy of the card's country. */
function isNextToSuppliedNavy(u: R, e: EventOn<'battled'>, me: Country): boolean {
  return u.facts.board.neighbours[e.space].some((at) => IS_SEA[at] && isSupplied(u, me, at));
}

function isYourSuppliedNavy(u: R, e: EventOn<'about-to-be-removed'>, me: Country): boolean {
  return e.piece === me && IS_SEA[e.space] && isSupplied(u, me, e.space);
}

/** Your own Economic Warfare card hits an Axis country. */
function byYourBombers(_: R, e: EventOn<'economic-warfare'>, me: Country): boolean {
  return e.by === me && teamOf(e.piece) !== teamOf(me);
}

/** The Status cards of the United States. */
export const STATUSES = statuses({
  'aircraft-carriers': {
    name: 'Aircraft Carriers',
    second: {
      text: 'Once per turn, when you battle a sea space: discard the top card of your draw deck to build a Navy in the space battled (normal build rules).',
    },
    first: {
      text: 'On battling a sea space, once per turn: you may pay 1 card off your deck to build a Navy right there.',
    },
    when: youBattleSea(),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('navy', there)],
  },
  'american-volunteer-group-expands': {
    name: 'American Volunteer Group Expands',
    second: {
      text: 'Armies of any Allied country in Szechuan are always in supply. Also, as your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and recruit a United States Army in Szechuan.',
      standing: [alwaysSuppliedIn(ALLIES, 'szechuan')],
      instead: true,
      cost: { from: 'deck', cards: 2 },
      does: [recruit('army', inSpaces('szechuan'))],
    },
    first: {
      text: 'From now on Szechuan is a Supply space of the United States and nobody else, and United States Armies may be built in it (marker on Szechuan).',
      standing: [supplySpace('szechuan'), buildAsAtHome('szechuan')],
    },
  },
  'amphibious-landings': {
    name: 'Amphibious Landings',
    second: {
      text: 'Once per turn, when you battle a land space: if that space is adjacent to a supplied United States Navy when you use this, discard the top card of your draw deck to build an Army in the space battled (normal build rules).',
      when: youBattleLand(isNextToSuppliedNavy),
      oncePerTurn: true,
      cost: { from: 'deck', cards: 1 },
      does: [build('army', there)],
    },
    first: {
      text: 'On battling a land space next to a United States Navy in supply: pay 1 card off your deck to build an Army right there.',
      when: youBattleLand(isNextToSuppliedNavy),
      cost: { from: 'deck', cards: 1 },
      does: [build('army', there)],
    },
  },
  'flexible-resources': {
    name: 'Flexible Resources',
    first: {
      text: 'In place of a card from hand: pay 4 cards off your deck, then play any card out of your discard pile.',
      instead: true,
      cost: { from: 'deck', cards: 4 },
      does: [playFromPile()],
    },
  },
  'flying-fortresses': {
    name: 'Flying Fortresses',
    second: {
      text: "When you play an Economic Warfare card: the Axis country that must discard for it has to discard 2 more cards (added before any reduction). If the card's own condition fails there is no such country and nothing is added.",
      when: isHit(byYourBombers),
      does: [discardMore(() => 2)],
    },
    first: {
      text: 'Each Economic Warfare card of yours costs the Axis target 1 extra card.',
      when: isHit(byYourBombers),
      does: [discardMore(() => 1)],
    },
  },
  radar: {
    name: 'Radar',
    second: {
      text: "Once per turn (any country's turn), when a supplied United States Navy is battled: discard the top 2 cards of your draw deck and that Navy is not removed by this battle.",
      when: isBattled(isYourSuppliedNavy),
      oncePerTurn: true,
      cost: { from: 'deck', cards: 2 },
      does: [saveIt],
    },
    first: {
      text: 'Any time, as often in a turn as you like: pay 3 cards off your deck, and a United States Navy in supply that would be removed stays.',
      // "Any time" a Navy would be removed, in battle or not, as often as the cost is paid.
      when: aboutToBeRemoved(isYourSuppliedNavy),
      cost: { from: 'deck', cards: 3 },
      does: [saveIt],
    },
  },
  'rosie-the-riveter': {
    name: 'Rosie the Riveter',
    second: {
      text: 'Once per turn, at the beginning of your Discard step: put 1 or 2 cards from your hand on the bottom of your draw deck.',
    },
    first: {
      text: 'Your Discard step: one or two cards from hand may go under your deck.',
    },
    when: yourDiscardStepBegins,
    oncePerTurn: true,
    does: [bury(2)],
  },
  'superior-shipyards': {
    name: 'Superior Shipyards',
    second: {
      text: 'Once per turn, when you build a Navy: discard the top card of your draw deck to build another Navy (any legal sea space).',
    },
    first: {
      text: 'On building a Navy, once per turn: you may pay 1 card off your deck for another Navy build.',
    },
    when: youBuild('navy'),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('navy')],
  },
  'wartime-production': {
    name: 'Wartime Production',
    second: {
      text: 'Once per turn, when you build an Army: discard the top card of your draw deck to build another Army (any legal land space).',
    },
    first: {
      text: 'On building an Army, once per turn: you may pay 1 card off your deck for another Army build.',
    },
    when: youBuild('army'),
    oncePerTurn: true,
    cost: { from: 'deck', cards: 1 },
    does: [build('army')],
  },
});
