import { CaseError, type Plain } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { at } from '../test/at.js';
import { cases } from './cases.js';

/** The path and message of the error in a position. */
function mistake(given: Record<string, Plain>): string | null {
  try {
    at(given);
    return null;
  } catch (error) {
    if (error instanceof CaseError) return `${error.path.join('.')}: ${error.message}`;
    throw error;
  }
}

describe('positions of rule cases', () => {
  it.each<[Record<string, Plain>, string]>([
    [{ turn: 'ambre' }, "turn: there is no seat 'ambre' (did you mean amber?)"],
    [{ round: 7 }, "round: expected a whole number from 1 to 6, not '7'"],
    [{ step: 'battle' }, "step: there is no step 'battle'"],
    [{ score: { east: 1 } }, "score.east: there is no side 'east'"],
    [{ camps: { amber: ['aldr'] } }, "camps.amber.0: there is no hill 'aldr' (did you mean alder?)"],
    [{ camps: { amber: ['fir', 'fir'] } }, 'camps.amber.1: amber has two camps on fir'],
    [{ camps: { amber: ['alder', 'fir', 'summit', 'cedar'] } }, 'camps.amber.3: amber has only 3 camps'],
    [
      { camps: { amber: ['elm'] } },
      'camps: amber shares elm with an enemy (a seat that is not named has a camp at home)',
    ],
    [{ safe: { amber: ['fir'] } }, 'safe.amber.0: amber has no camp on fir'],
    [{ cards: { amber: { pocket: [] } } }, "cards.amber.pocket: there is no pile 'pocket'"],
    [
      { cards: { amber: { hand: ['setle'] } } },
      "cards.amber.hand.0: there is no card 'setle' (did you mean settle?)",
    ],
    [
      { cards: { amber: { hand: ['ambush'], laid: ['ambush'] } } },
      'cards.amber.laid.0: every ambush of this deck lies somewhere else already',
    ],
    [{ cards: { amber: { laid: ['raid'] } } }, 'cards.amber.laid.0: raid is no reaction: it is never laid'],
    [{ cards: { amber: { standing: ['raid'] } } }, 'cards.amber.standing.0: raid is no standing card'],
    [
      { cards: { amber: { hand: ['raid', 'raid', 'raid', 'settle', 'settle'] } } },
      'cards.amber.hand: a hand has at most 4 cards here',
    ],
    [
      { cards: { amber: { hand: 'auto', deck: ['raid'] } } },
      'cards.amber.hand: a hand is dealt from a shuffled deck: name the deck or deal the hand',
    ],
    [{ cards: { amber: { hand: 'none' } } }, "cards.amber.hand: expected a list (cards), not 'none'"],
  ])('names the mistake in %j', (given, message) => {
    expect(mistake(given)).toBe(message);
  });

  it('fills in what is not named', () => {
    const { state } = at({
      camps: { crimson: [] },
      cards: { jade: { hand: 'auto' }, amber: { hand: ['raid'], deck: ['settle'] } },
    });
    expect(state.table.camps).toEqual([0, 1 << 0, 1 << 2, 0, 0, 1 << 3, 0]);
    const sizes = state.places.map((pile) => pile.length);
    expect(sizes.slice(0, 5)).toEqual([1, 1, 0, 0, 10]);
    expect(sizes.slice(5, 10)).toEqual([12, 0, 0, 0, 0]);
    expect(sizes.slice(10, 15)).toEqual([8, 4, 0, 0, 0]);
  });
});

describe('expectations of rule cases', () => {
  const match = at({
    score: { north: 4 },
    camps: { amber: ['alder', 'summit'] },
    safe: { amber: ['summit'] },
    cards: { amber: { hand: ['raid', 'settle'], deck: ['granary', 'pursuit'] } },
  });
  const found = (key: string, expected: Plain) => {
    return cases.expect[key](match.machine.read(match.state), expected);
  };

  it('hold when the position is as expected', () => {
    expect(found('round', 1)).toBe(null);
    expect(found('turn', 'amber')).toBe(null);
    expect(found('score', { north: 4, south: 0 })).toBe(null);
    expect(found('camps', { amber: ['summit', 'alder'] })).toBe(null);
    expect(found('safe', { amber: ['summit'], jade: [] })).toBe(null);
    expect(
      found('cards', { amber: { hand: ['settle', 'raid'], deck: ['granary', 'pursuit'], laid: 0 } }),
    ).toBe(null);
  });

  it('say what the actual value is', () => {
    expect(found('round', 2)).toBe('1');
    expect(found('turn', 'jade')).toBe('amber');
    expect(found('score', { north: 5 })).toBe('{north: 4}');
    expect(found('camps', { amber: ['alder'] })).toBe('{amber: [summit, alder]}');
    expect(found('safe', { amber: [] })).toBe('{amber: [summit]}');
    expect(found('cards', { amber: { hand: 3, deck: ['pursuit', 'granary'] } })).toBe(
      '{amber: {hand: 2, deck: [granary, pursuit]}}',
    );
  });

  it('report their own mistakes', () => {
    expect(() => found('camps', { amber: ['hill'] })).toThrow(CaseError);
    expect(() => found('cards', { amber: { hand: ['hill'] } })).toThrow("there is no card 'hill'");
  });
});
