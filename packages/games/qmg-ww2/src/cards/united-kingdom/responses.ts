import { ALL_SPACES, IS_SEA, space } from '../../board/board.js';
import { ALLIES, GERMANY, teamOf, UNITED_KINGDOM, UNITED_STATES } from '../../board/countries.js';
import type { Country, Space } from '../../ids.js';
import { isSupplied } from '../../supply/supply.js';
import { adjacentFor, type R } from '../../table.js';
import { responses } from '../declare.js';
import { discardUsedStatus } from '../special/choose-status.js';
import { ignorePlayedCard, sendPlayedCard } from '../special/played-card.js';
import { protectAtAnyTime } from '../special/protect.js';
import { eliminateIt, protectIt } from '../verbs.js';
import {
  aboutToBeRemoved,
  enemyBuilds,
  enemyPlaysEconomicWarfare,
  usesStatus,
  youPlayInYourPlayStep,
} from '../when.js';

const HOME_SPACE = space('united-kingdom');
const NORTH_SEA = space('north-sea');
const CROWN = ['india', 'australia', 'canada'].map(space);

function isAngloAmericanNavy(country: Country, at: Space): boolean {
  return IS_SEA[at] && (country === UNITED_KINGDOM || country === UNITED_STATES);
}

function hasSuppliedArmyNextTo(u: R, country: Country, at: Space): boolean {
  for (const other of ALL_SPACES) {
    if (!IS_SEA[other] && adjacentFor(u, ALLIES, at, other) && isSupplied(u, country, other)) return true;
  }
  return false;
}

/** The Responses of the United Kingdom. */
export const RESPONSES = responses({
  'asw-tactics': {
    name: 'ASW Tactics',
    second: {
      text: 'Use immediately after an Axis country plays an Economic Warfare card: ignore all the game text of that card (discards and VP).',
      when: enemyPlaysEconomicWarfare,
      does: [ignorePlayedCard],
    },
  },
  'defensive-posture': {
    name: 'Defensive Posture',
    second: {
      text: 'Use when a supplied United Kingdom Army is about to be removed: that Army is not removed, now or later this turn.',
      when: aboutToBeRemoved((u, e, me) => e.piece === me && !IS_SEA[e.space] && isSupplied(u, me, e.space)),
      does: [protectIt],
    },
    first: {
      text: 'Any time: one United Kingdom Army in supply is safe this turn.',
      ...protectAtAnyTime(
        (u, country, at, me) => country === me && !IS_SEA[at] && isSupplied(u, country, at),
      ),
    },
  },
  destroyers: {
    name: 'Destroyers',
    provenance: 'printed',
    second: {
      text: 'Use when a supplied United States or United Kingdom Navy is about to be removed: that Navy is not removed, now or later this turn.',
      when: aboutToBeRemoved(
        (u, e) => isAngloAmericanNavy(e.piece, e.space) && isSupplied(u, e.piece, e.space),
      ),
      does: [protectIt],
    },
    first: {
      text: 'Any time: one United Kingdom or United States Navy in supply is safe this turn, provided a United Kingdom Army in supply is next to it.',
      ...protectAtAnyTime(
        (u, country, at, me) =>
          isAngloAmericanNavy(country, at) && isSupplied(u, country, at) && hasSuppliedArmyNextTo(u, me, at),
      ),
    },
  },
  'enigma-code-cracked': {
    name: 'Enigma Code Cracked',
    second: {
      disputed: true,
      text: 'Use immediately after Germany uses the game text of one of its Status cards: once that use has finished, discard that Status card.',
      when: usesStatus(GERMANY),
      does: [discardUsedStatus],
    },
  },
  'loyal-to-the-crown': {
    name: 'Loyal to the Crown',
    second: {
      disputed: true,
      text: 'Use immediately after an Axis country builds an Army in India, Australia or Canada: eliminate that Army.',
    },
    first: {
      provenance: 'printed',
      text: 'On an Axis Army being built or recruited in Canada, India or Australia: it is eliminated.',
    },
    // "Built or recruited" in the first edition; in the second the option decides.
    when: enemyBuilds(
      'army',
      (_, e) => CROWN.includes(e.space),
      (u) => u.facts.rules.loyalRecruits,
    ),
    does: [eliminateIt],
  },
  raf: {
    name: 'RAF',
    second: {
      provenance: 'printed',
      text: 'Use when a United Kingdom piece in the United Kingdom or in a space adjacent to it (North Sea) is about to be removed: that piece is not removed, now or later this turn.',
      // No supply condition, so it works in the Supply step, too (protect.supply-condition).
      when: aboutToBeRemoved(
        (u, e, me) =>
          e.piece === me && (e.space === HOME_SPACE || adjacentFor(u, ALLIES, HOME_SPACE, e.space)),
      ),
      does: [protectIt],
    },
    first: {
      text: 'Any time: one Allied piece is safe this turn, either a Navy in supply in the North Sea or an Army in the United Kingdom.',
      ...protectAtAnyTime(
        (u, country, at) =>
          teamOf(country) === ALLIES &&
          (at === HOME_SPACE || (at === NORTH_SEA && isSupplied(u, country, at))),
      ),
    },
  },
  rationing: {
    name: 'Rationing',
    second: {
      text: 'Use during your Play step after you play a card: shuffle that card into your draw deck instead of putting it in your discard pile.',
      when: youPlayInYourPlayStep,
      does: [sendPlayedCard('deck-shuffled')],
    },
  },
});
