import { below, clone, Machine, Match, SPECTATOR, type State, seedGenerator, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { at, play } from '../test/at.js';
import { CARD_IDS, type Facts, SEATS } from './facts.js';
import { outposts } from './index.js';
import { cardsIn, kindOf, pileOf, type Table } from './table.js';

const VIEWERS = [SPECTATOR, ...SEATS.map((_, seat) => seat)];

/** Every position of a random game. */
function* positions(seed: string): Generator<{ machine: Machine<Table, Facts>; state: State<Table> }> {
  const machine = new Machine(outposts);
  const state = machine.setup(seed);
  const random = seedGenerator(seed);
  while (state.outcome === null) {
    yield { machine, state };
    const seat = machine.nextSeat(state);
    const options = machine.legal(state, seat);
    machine.choose(state, seat, options[below(random, options.length)]);
  }
}

describe('secrets', () => {
  it('hides hands, decks, face-down cards and discards from the other seats', () => {
    const match = at({
      cards: { crimson: { hand: ['raid', 'settle'], laid: ['ambush'], discard: ['granary'] } },
    });
    for (const viewer of [0, 2, 3, SPECTATOR]) {
      const { places } = view(match.machine, match.state, viewer);
      expect(places['crimson.hand']).toEqual([null, null]);
      expect(places['crimson.laid']).toEqual([null]);
      expect(places['crimson.discard']).toEqual([null]);
      expect(places['crimson.deck']).toEqual(new Array(8).fill(null));
    }
    const { places } = view(match.machine, match.state, 1);
    expect(places['crimson.hand']).toEqual(['raid', 'settle']);
    expect(places['crimson.laid']).toEqual(['ambush']);
    expect(places['crimson.deck']).toEqual(new Array(8).fill(null));
  });

  it('gives the same view and the same questions whatever the hidden cards are', () => {
    let compared = 0;
    for (const { machine, state } of positions('the same to all')) {
      const other = clone(state);
      // Crimson's hand and the top of its deck are swapped; the other seats must not notice.
      const [hand, deck] = [other.places[pileOf(1, 'hand')], other.places[pileOf(1, 'deck')]];
      if (hand.length === 0 || deck.length === 0) continue;
      const [held, top] = [hand[0], deck[0]];
      [hand[0], deck[0]] = [top, held];
      [other.known[held], other.known[top]] = [other.known[top], other.known[held]];
      for (const viewer of VIEWERS.filter((seat) => seat !== 1)) {
        expect(view(machine, other, viewer)).toEqual(view(machine, state, viewer));
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('guesses states that look the same to the guesser', () => {
    const random = seedGenerator('guesses');
    let others = 0;
    for (const { machine, state } of positions('a fair guess')) {
      for (const viewer of VIEWERS) {
        const guess = machine.determinize(state, viewer, random);
        expect(view(machine, guess, viewer)).toEqual(view(machine, state, viewer));
        if (JSON.stringify(guess.places) !== JSON.stringify(state.places)) others++;
      }
    }
    // They look the same but differ.
    expect(others).toBeGreaterThan(100);
  });

  it('guesses nothing but reactions where cards are laid face down', () => {
    const match = at({
      cards: { crimson: { hand: ['raid', 'raid', 'raid'], laid: ['ambush', 'palisade'] } },
    });
    const { machine, state } = match;
    const random = seedGenerator('guesses');
    const guessed = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const guess = machine.determinize(state, 0, random);
      const kinds = cardsIn(machine.read(guess), 1, 'laid').map(kindOf);
      expect(kinds.every((kind) => machine.facts.cards[kind].kind === 'hidden')).toBe(true);
      for (const kind of kinds) guessed.add(kind);
    }
    expect([...guessed].map((kind) => CARD_IDS[kind]).sort()).toEqual(['ambush', 'foothold', 'palisade']);
  });

  it('tells the others that a card was laid, but not which', () => {
    const match = at({ turn: 'crimson', cards: { crimson: { hand: ['ambush', 'raid'] } } });
    play(match, 'crimson: lay ambush');
    const lines = (viewer: number) => match.logFor(viewer).map(({ text }) => text);
    expect(lines(1)).toContain('You lay Ambush face down');
    for (const viewer of [0, 2, 3, SPECTATOR]) {
      expect(lines(viewer)).toContain('Crimson lays a card face down');
      expect(lines(viewer).join()).not.toContain('ambush');
    }
  });

  it('tells only the owner what was drawn', () => {
    const match = Match.open(new Machine(outposts), 'the deal');
    const lines = (viewer: number) => match.logFor(viewer).map(({ text }) => text);
    expect(lines(0).filter((line) => line.startsWith('You draw'))).toHaveLength(1);
    expect(lines(SPECTATOR).some((line) => line.startsWith('You'))).toBe(false);
    expect(lines(SPECTATOR)).toContain('Jade draws 6 cards');
  });
});
