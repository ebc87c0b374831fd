import { describe, expect, it } from 'vitest';
import { ALLIES, AXIS, GERMAN, PACT, SOVIET } from '../pieces/pieces.js';
import { EXCHANGE, STAND_FAST } from './card.js';
import type { ChoiceText } from './choice-text.js';
import { type CardId, card } from './decks.js';
import { alliedCards, alliedContingency, axisCards, axisContingency } from './declare.js';
import { draw } from './plain.js';

const does = [draw(1)];
const text = 'Draw 1 card.';
const second = { name: 'Relief Train', text, does };

describe('a declared card', () => {
  const axis = axisCards('late', {
    train: { name: 'Train', faction: 'german', text, does, reaction: 'exchange' },
    depot: {
      name: 'Depot',
      faction: 'pact',
      text,
      does,
      reaction: 'stand-fast',
      detail: 'Moscow',
      firstGame: true,
    },
  });

  it('has the side, the era and the numbers that the machine needs', () => {
    expect(axis).toEqual([
      {
        id: 'train',
        name: 'Train',
        side: AXIS,
        faction: GERMAN,
        era: 'late',
        firstGame: false,
        text,
        does,
        reaction: EXCHANGE,
        detail: null,
        provenance: 'sourced',
        second: null,
      },
      expect.objectContaining({ faction: PACT, reaction: STAND_FAST, detail: 'Moscow', firstGame: true }),
    ]);
  });

  it('is Soviet on the Allied side, and has no reaction as a Contingency card', () => {
    expect(
      alliedContingency({ train: { name: 'Train', provenance: 'printed', text, does, second } }),
    ).toEqual([
      expect.objectContaining({
        side: ALLIES,
        faction: SOVIET,
        era: 'contingency',
        reaction: -1,
        provenance: 'printed',
        second,
      }),
    ]);
  });

  it('is found by its name', () => {
    expect(card('army-group-south')).toBe(0);
    expect(card('river-flotillas')).toBe(109);
  });
});

// Checked by the compiler: each of these mistakes must be an error.

/** A name that no card has. */
export const id: CardId = 'barbarossa';
// @ts-expect-error there is no such card
export const noId: CardId = 'barbarosa';

const chooses = <Text extends string>(text: Text & ChoiceText<Text>) => text;
export const choices = [
  chooses('play barbarossa'),
  chooses('move german infantry berlin warsaw'),
  // @ts-expect-error there is no such card to play
  chooses('play barbarosa'),
  // @ts-expect-error nor to react with
  chooses('react dig-inn'),
];

export const wrong = [
  // @ts-expect-error a text without a rule
  alliedCards('mid', { train: { name: 'Train', text, reaction: 'advance' } }),
  // @ts-expect-error a rule without a text
  alliedCards('mid', { train: { name: 'Train', does, reaction: 'advance' } }),
  // @ts-expect-error a card of a deck without a reaction
  alliedCards('mid', { train: { name: 'Train', text, does } }),
  // @ts-expect-error a Stand Fast without a condition
  alliedCards('mid', { train: { name: 'Train', text, does, reaction: 'stand-fast' } }),
  // @ts-expect-error an unknown condition
  alliedCards('mid', { train: { name: 'Train', text, does, reaction: 'stand-fast', detail: 'Paris' } }),
  // @ts-expect-error a condition below another reaction
  alliedCards('mid', { train: { name: 'Train', text, does, reaction: 'retreat', detail: 'Moscow' } }),
  // @ts-expect-error a second side on a card of a deck
  alliedCards('mid', { train: { name: 'Train', text, does, reaction: 'retreat', second } }),
  // @ts-expect-error an Axis card of no faction
  axisCards('mid', { train: { name: 'Train', text, does, reaction: 'advance' } }),
  // @ts-expect-error a Soviet card in the Axis deck
  axisCards('mid', { train: { name: 'Train', faction: 'soviet', text, does, reaction: 'advance' } }),
  // @ts-expect-error a Contingency card of one side
  axisContingency({ train: { name: 'Train', faction: 'german', text, does } }),
  // @ts-expect-error a second side without a rule
  alliedContingency({ train: { name: 'Train', text, does, second: { name: 'Relief Train', text } } }),
  // @ts-expect-error a Contingency card with a reaction
  alliedContingency({ train: { name: 'Train', text, does, second, reaction: 'advance' } }),
  // @ts-expect-error an unknown property
  alliedContingency({ train: { name: 'Train', text, does, second, count: 2 } }),
];
