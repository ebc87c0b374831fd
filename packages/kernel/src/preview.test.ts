import { describe, expect, it } from 'vitest';
import { CARDS, HAND_ANN, toolbox } from '../test/toolbox.js';
import { stateHash } from './hash.js';
import { Machine } from './machine.js';
import { clone } from './plain.js';
import { preview } from './preview.js';
import { seedGenerator } from './random.js';

const machine = new Machine(toolbox);
const state = machine.setup('seven');

describe('a preview', () => {
  it('shows what a choice would do, and does not do it', () => {
    const before = stateHash(state);
    const card = CARDS[state.places[HAND_ANN][0]];
    const views = preview(machine, state, 0, `play ${card}`, seedGenerator('any'));
    if (!Array.isArray(views)) throw new Error(views.reason);
    for (const { places, count } of views) {
      expect(places.open).toEqual([card]);
      expect(count).toBe(1);
    }
    expect(stateHash(state)).toBe(before);
  });

  it('does not show what the seat would draw', () => {
    const position = clone(state);
    const seen = new Set<string | null>();
    const random = seedGenerator('any');
    for (let i = 0; i < 12; i++) {
      const views = preview(machine, position, 0, 'draw', random);
      if (!Array.isArray(views)) throw new Error(views.reason);
      for (const { places } of views) seen.add(places['ann.hand'][2]);
    }
    expect(seen.size).toBe(CARDS.length - 2);
  });

  it('says why not', () => {
    const absent = CARDS.find((_, card) => !state.places[HAND_ANN].includes(card));
    expect(preview(machine, state, 0, `play ${absent}`, seedGenerator('any'))).toMatchObject({
      anchor: 'hand.held',
    });
  });
});
