import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { CARDS, DECK, HAND_ANN, HAND_BOB, OPEN, toolbox, toolboxPlaces } from '../test/toolbox.js';
import { chain } from './chain.js';
import { Machine } from './machine.js';
import { readOption } from './notation.js';
import { ALL_KNOWING, SPECTATOR } from './places.js';
import { clone, firstDifference, notPlain } from './plain.js';
import { rulesOf } from './rule.js';
import { view } from './view.js';

const machine = new Machine(toolbox);
const state = machine.setup('seven');

describe('the places in a view', () => {
  const named = (place: number) => state.places[place].map((item) => CARDS[item]);

  it('show items to those who know them', () => {
    const ann = view(machine, state, 0);
    expect(ann.places['ann.hand']).toEqual(named(HAND_ANN));
    expect(ann.places['bob.hand']).toEqual([null, null]);
    expect(ann.places.deck).toEqual(new Array(CARDS.length - 4).fill(null));
    const spectator = view(machine, state, SPECTATOR);
    expect(spectator.places['ann.hand']).toEqual([null, null]);
  });

  it('show everything to the all-knowing', () => {
    const all = view(machine, state, ALL_KNOWING);
    expect([all.places.deck, all.places['bob.hand']]).toEqual([named(DECK), named(HAND_BOB)]);
  });

  it('do not show where in an unordered place a known item lies', () => {
    const places = toolboxPlaces.places.map((place) => ({ ...place, unordered: true }));
    const loose = new Machine({ ...toolbox, places: () => ({ ...toolboxPlaces, places }) });
    const seen = loose.setup('seven');
    const [first, second] = seen.places[HAND_BOB];
    seen.known[second] |= 0b01;
    expect(view(machine, seen, 0).places['bob.hand']).toEqual([null, CARDS[second]]);
    expect(view(loose, seen, 0).places['bob.hand']).toEqual([CARDS[second], null]);
    expect(view(loose, seen, 1).places['bob.hand']).toEqual([CARDS[first], CARDS[second]]);
  });

  it('show an item once it was played openly', () => {
    const after = clone(state);
    const [card] = after.places[HAND_ANN];
    const meaning = readOption(machine, after, 0, `play ${CARDS[card]}`);
    if ('option' in meaning) machine.choose(after, 0, meaning.option);
    expect(after.places[OPEN]).toEqual([card]);
    expect(view(machine, after, SPECTATOR).places.open).toEqual([CARDS[card]]);
  });
});

describe('decisions', () => {
  it('show the options only to their owner', () => {
    const [own] = view(machine, state, 0).decisions;
    expect(own).toMatchObject({ seat: 'ann', prompt: 'Ann does something', anchor: 'act.anything' });
    expect(own.options?.map((option) => option.text)).toContain('hand over');
    for (const viewer of [1, SPECTATOR]) expect(view(machine, state, viewer).decisions[0].options).toBeNull();
    expect(view(machine, state, ALL_KNOWING).decisions[0].options).toEqual(own.options);
  });

  it('show a standing order only to its owner, and anytime verbs to each seat its own', () => {
    const { question, process } = rulesOf<null, null>();
    const ask = question('ask', {
      seats: () => 0b11,
      prompt: () => 'Pass?',
      about: (_, __, seat) => (seat === 0 ? [{ kind: 'place', id: 'bridge' }] : []),
      simultaneous: true,
      standingOrder: {
        verb: 'pass',
        topics: () => ['reactions of seat 0', 'reactions of seat 1'],
        topic: (_, __, seat) => `reactions of seat ${seat}`,
      },
      verbs: [{ name: 'pass', check: () => null, apply() {} }],
      because: () => 'somebody moved',
    });
    const turn = process(
      'turn',
      (u) => u.push(ask, {}),
      () => 'it is the first turn',
    );
    const quiet = process('quiet', (u) => u.push(turn, {}));
    const anytimeVerbs = [{ name: 'wave', check: () => null, apply() {} }];
    const other = new Machine(
      tinyGame<null>({
        rules: [ask, turn, quiet],
        table: () => null,
        begin: (u) => u.push(quiet, {}),
        anytimeVerbs,
      }),
    );
    const position = other.setup('x');
    const ann = view(other, position, 0);
    expect(ann.decisions.map((decision) => decision.standing)).toMatchObject([
      { choice: 'pass', topic: 'reactions of seat 0' },
      null,
    ]);
    expect(ann.decisions.map(({ about }) => about)).toEqual([[{ kind: 'place', id: 'bridge' }], undefined]);
    expect(ann.anytime.map(({ text }) => text)).toEqual(['wave']);
    expect(view(other, position, SPECTATOR).anytime).toEqual([]);
    expect(ann.chain).toEqual(['it is the first turn', 'somebody moved']);
    expect(chain(other, position)).toEqual(ann.chain);
  });
});

describe('the whole view', () => {
  it('is separate plain data, without the generator', () => {
    const before = clone(state);
    for (const viewer of [0, 1, SPECTATOR, ALL_KNOWING]) {
      const seen = view(machine, state, viewer);
      expect(notPlain(seen)).toBeNull();
      expect(JSON.stringify(seen)).not.toContain(String(state.chance[0]));
      (seen.table as { written: number[] }).written.push(7);
    }
    expect(firstDifference(state, before)).toBeNull();
  });

  it('shows what viewTable lets through', () => {
    const shy = new Machine({ ...toolbox, viewTable: (_, viewer) => ({ seenBy: viewer }) });
    expect(view(shy, shy.setup('x'), 1).table).toEqual({ seenBy: 1 });
  });

  it('has the board model of the game, where there is one', () => {
    const drawn = new Machine({ ...toolbox, boardModel: (u) => ({ deck: u.items(DECK).length }) });
    expect(view(drawn, drawn.setup('x'), SPECTATOR).board).toEqual({ deck: state.places[DECK].length });
    expect(view(machine, state, SPECTATOR)).not.toHaveProperty('board');
  });

  it('shows the outcome', () => {
    const over = clone(state);
    const meaning = readOption(machine, over, 0, 'win');
    if ('option' in meaning) machine.choose(over, 0, meaning.option);
    const seen = view(machine, over, SPECTATOR);
    expect(seen.outcome).toEqual({ winner: 'red', scores: [1, 0], why: 'end.won' });
    expect([seen.decisions, seen.chain]).toEqual([[], []]);
  });

  it('is for viewers that exist', () => {
    for (const viewer of [2, 30, 32, -3, 0.5]) {
      expect(() => view(machine, state, viewer)).toThrow(`there is no viewer ${viewer}`);
    }
  });
});
