import { describe, expect, it } from 'vitest';
import { at, play } from '../test/at.js';
import { pileOf } from './table.js';

describe('a deck that runs out', () => {
  it('costs nothing to draw from', () => {
    const match = at({
      step: 'discard',
      score: { north: 5 },
      cards: { amber: { hand: ['raid'], deck: ['settle', 'granary'] }, crimson: { hand: ['raid'] } },
    });
    play(match, 'amber: draw');
    expect(match.state.places[pileOf(0, 'hand')]).toHaveLength(3);
    expect(match.state.places[pileOf(0, 'deck')]).toHaveLength(0);
    expect(match.state.table.points).toEqual([5, 0]);
  });

  it('costs a point for each missing card that must be discarded', () => {
    const match = at({ cards: { amber: { hand: ['raid'], standing: ['pursuit'], deck: [] } } });
    play(match, 'amber: play raid', 'amber: raid summit', 'amber: use pursuit');
    expect(match.state.table.points).toEqual([-1, 0]);
    expect(match.logFor(1).map(({ text }) => text)).toContain(
      'Amber has nothing to discard: North loses 1 point',
    );
  });

  it('leads to an empty hand, and that costs a point each turn', () => {
    const empty = { hand: [], deck: [] };
    const match = at(
      {
        round: 11,
        turn: 'jade',
        cards: { jade: empty, indigo: empty, amber: empty, crimson: { hand: ['raid'], deck: [] } },
      },
      { rounds: 'long' },
    );
    // Jade, Indigo and Amber have no choice left: each gains a point for a camp and loses one for the missing card.
    expect(match.state.table).toMatchObject({ round: 12, turn: 1, points: [0, 0] });
    play(match, 'crimson: discard raid');
    expect(match.state.outcome).toEqual({ winner: 1, scores: [0, 1], why: 'end.rounds' });
  });
});
