import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../test/tiny-game.js';
import {
  ALL_KNOWING,
  EVERYONE,
  forgetChoice,
  guessPlaces,
  learn,
  type Place,
  type PlacesSpec,
  PUBLIC,
  SPECTATOR,
  seenIn,
  viewerBits,
  viewersOf,
} from './places.js';
import { clone } from './plain.js';
import { seedGenerator } from './random.js';

const [ANN, BOB] = [1, 2];
const hidden: Place = { name: 'deck', seenBy: 0 };
const hand: Place = { name: 'hand', seenBy: ANN };
const pile: Place = { name: 'pile', seenBy: 0, topOpen: true };

function spec(places: Place[], items: number, family: (item: number) => number = () => 0): PlacesSpec {
  return { places, items, itemName: (item) => `item ${item}`, family };
}

describe('bitsOf', () => {
  it('gives each viewer its own bits, and none to a number that is no viewer', () => {
    expect(viewerBits(0)).toBe(1);
    expect(viewerBits(29)).toBe(1 << 29);
    expect(viewerBits(SPECTATOR)).toBe(PUBLIC);
    expect(viewerBits(ALL_KNOWING)).toBe(EVERYONE);
    expect([30, 31, 32, 33, -3, 0.5, Number.NaN].map(viewerBits)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('sight and knowledge', () => {
  it('shows what is known, and everything to the all-knowing', () => {
    const state = emptyState([[0, 1]], 2, null);
    state.known = [ANN, 0];
    expect(seenIn(state, 0, 0)).toEqual([0, null]);
    expect(seenIn(state, 0, 1)).toEqual([null, null]);
    expect(seenIn(state, 0, SPECTATOR)).toEqual([null, null]);
    expect(seenIn(state, 0, ALL_KNOWING)).toEqual([0, 1]);
  });

  it('opens the top of an open pile to everybody, and nothing else', () => {
    expect(viewersOf(pile, 2, 3)).toBe(EVERYONE);
    expect(viewersOf(pile, 1, 3)).toBe(0);
    expect(viewersOf(hand, 2, 3)).toBe(ANN);
  });

  it('returns the viewers who learned something', () => {
    const state = emptyState([[0, 1]], 2, null);
    expect(learn(state, 0, ANN)).toBe(ANN);
    expect(learn(state, 0, ANN | BOB)).toBe(BOB);
    expect(learn(state, 0, ANN)).toBe(0);
    expect(state.known).toEqual([ANN | BOB, 0]);
  });

  it('forgets after a secret choice, except for those who saw it and for an open top', () => {
    const state = emptyState([[1, 2]], 3, null);
    state.known = [EVERYONE, EVERYONE, EVERYONE];
    forgetChoice(state, { ...pile, seenBy: ANN }, state.places[0], 0, ANN);
    expect(state.known).toEqual([ANN, ANN, EVERYONE]);
  });
});

/** A random deal of items of two families over hidden, owned and restricted places. */
const deal = fc
  .record({
    where: fc.array(fc.nat(3), { minLength: 1, maxLength: 14 }),
    known: fc.array(fc.nat(3), { minLength: 14, maxLength: 14 }),
    seed: fc.string(),
  })
  .map(({ where, known, seed }) => {
    // The vault holds even items only: public knowledge.
    const vault: Place = { name: 'vault', seenBy: 0, holds: (item) => item % 2 === 0 };
    const places = [hidden, hand, { name: 'other', seenBy: BOB }, vault];
    const state = emptyState<null>([[], [], [], []], where.length, null);
    where.forEach((place, item) => {
      const goes = place === 3 && item % 2 === 1 ? 0 : place;
      state.places[goes].push(item);
      state.known[item] = known[item] | places[goes].seenBy;
    });
    return { state, seed, spec: spec(places, where.length, (item) => item % 3) };
  });

describe('guessPlaces', () => {
  it('looks the same to the viewer, keeps every item, and what others know of each position', () => {
    fc.assert(
      fc.property(deal, fc.constantFrom(0, 1), ({ state, spec: places, seed }, viewer) => {
        const guess = clone(state);
        guessPlaces(guess, places, viewerBits(viewer), seedGenerator(seed));
        state.places.forEach((items, place) => {
          expect(seenIn(guess, place, viewer)).toEqual(seenIn(state, place, viewer));
          expect(guess.places[place].map((item) => guess.known[item])).toEqual(
            items.map((item) => state.known[item]),
          );
          // Items have visible backs.
          expect(guess.places[place].map(places.family)).toEqual(items.map(places.family));
        });
        expect(guess.places.flat().sort()).toEqual(state.places.flat().sort());
      }),
    );
  });

  it('puts items only where they may lie', () => {
    fc.assert(
      fc.property(deal, ({ state, spec: places, seed }) => {
        const guess = clone(state);
        guessPlaces(guess, places, PUBLIC, seedGenerator(seed));
        return guess.places[3].every((item) => item % 2 === 0);
      }),
    );
  });

  it('finds the only deal there is', () => {
    const only = (item: number): Place => ({
      name: `only ${item}`,
      seenBy: 0,
      holds: (other) => other === item,
    });
    const state = emptyState([[0], [1], [2], [3]], 4, null);
    guessPlaces(state, spec([0, 1, 2, 3].map(only), 4), PUBLIC, seedGenerator('x'));
    expect(state.places).toEqual([[0], [1], [2], [3]]);
  });

  it('gives every possible deal, about equally often', () => {
    const g = seedGenerator('deals');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const state = emptyState([[0, 1], [2]], 3, null);
      guessPlaces(state, spec([hidden, hand], 3), PUBLIC, g);
      const key = JSON.stringify(state.places);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('reports an item in a place that may not hold it', () => {
    const state = emptyState([[1]], 2, null);
    const vault: Place = { name: 'vault', seenBy: 0, holds: () => false };
    expect(() => guessPlaces(state, spec([vault], 2), PUBLIC, seedGenerator('x'))).toThrow(
      "'vault' has an item in it that it does not hold",
    );
  });
});
