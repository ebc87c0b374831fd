import { beforeEach, describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { Machine } from './machine.js';
import { EVERYONE, PUBLIC, type ViewerSet } from './places.js';
import { rulesOf } from './rule.js';
import type { State } from './state.js';
import type { Umpire } from './umpire.js';

const [ANN, BOB] = [1, 2];
const ALL = ANN | BOB | PUBLIC;
const [DECK, HAND, OTHER, OPEN, PILE, ROW] = [0, 1, 2, 3, 4, 5];

const { process, question } = rulesOf<{ n: number }, null>();
const wait = process('wait', () => {});
const ask = question('ask', {
  seats: () => 1,
  prompt: () => '',
  verbs: [{ name: 'pass', check: () => null, apply() {} }],
});

const game = tinyGame<{ n: number }>({
  rules: [wait, ask],
  table: () => ({ n: 0 }),
  begin() {},
  places: () => ({
    places: [
      { name: 'deck', seenBy: 0 },
      { name: 'hand', seenBy: ANN },
      { name: 'other', seenBy: BOB },
      { name: 'open', seenBy: EVERYONE },
      { name: 'pile', seenBy: 0, topOpen: true },
      { name: 'row', seenBy: ANN },
    ],
    items: 8,
    itemName: (item) => `card-${item}`,
    family: () => 0,
  }),
});

let machine: Machine<{ n: number }, null>;
let u: Umpire<{ n: number }, null>;
let state: State<{ n: number }>;

beforeEach(() => {
  machine = new Machine(game);
  state = machine.blank('seed');
  u = machine.read(state) as typeof u;
  u.revealed = 0;
});

/** Lays items into a place, known only to those who see it. */
function put(place: number, ...items: number[]): void {
  for (const item of items) u.lay(item, place);
  const sees = machine.spec?.places[place].seenBy ?? 0;
  for (const item of items) state.known[item] = sees;
  u.revealed = 0;
}
const knows = (item: number): ViewerSet => state.known[item] & ALL;
/** The viewers who learned something since the last call. */
function learned(): ViewerSet {
  const viewers = u.revealed;
  u.revealed = 0;
  return viewers;
}

describe('laying out', () => {
  it('reveals items to those who see the place', () => {
    u.lay(0, HAND);
    u.lay(1, PILE);
    expect([knows(0), knows(1)]).toEqual([ANN, ALL]);
    expect(learned()).toBe(ALL);
  });

  it('refuses an item that lies somewhere already', () => {
    u.lay(0, HAND);
    expect(() => u.lay(0, DECK)).toThrow("item 0 ('card-0') lies somewhere already");
  });
});

describe('drawing from the top', () => {
  it('reveals the card to its new owner only', () => {
    put(DECK, 0, 1, 2);
    expect(u.draws(DECK, HAND, 2)).toBe(2);
    expect(u.items(HAND)).toEqual([2, 1]);
    expect([knows(0), knows(1), knows(2)]).toEqual([0, ANN, ANN]);
    expect(learned()).toBe(ANN);
  });

  it('takes no more than there are', () => {
    put(DECK, 0);
    expect(u.draws(DECK, HAND, 3)).toBe(1);
    expect(u.draws(DECK, HAND, 3)).toBe(0);
  });

  it('keeps the knowledge of a peek: the card is known in the hand until its owner chooses from there', () => {
    put(DECK, 0, 1);
    u.peek(DECK, 1, BOB);
    expect([knows(0), knows(1), learned()]).toEqual([0, BOB, BOB]);
    u.draws(DECK, HAND, 1);
    expect([knows(1), learned()]).toEqual([ANN | BOB, ANN]);
    put(HAND, 2);
    u.move(2, HAND, DECK);
    expect([knows(1), knows(2)]).toEqual([ANN, ANN]);
  });

  it('shows the next card of an open pile', () => {
    put(PILE, 0, 1);
    state.known[1] = EVERYONE;
    u.draws(PILE, HAND, 1);
    expect([knows(0), knows(1), learned()]).toEqual([ALL, ALL, ALL]);
  });

  it('puts under a pile without showing', () => {
    put(DECK, 0);
    put(PILE, 1);
    state.known[1] = EVERYONE;
    u.draws(DECK, PILE, 1, 'bottom');
    expect([u.items(PILE), knows(0), learned()]).toEqual([[0, 1], 0, 0]);
  });
});

describe('choosing from a place', () => {
  it('shows a card that is played openly', () => {
    put(HAND, 0, 1);
    u.move(0, HAND, OPEN);
    expect([knows(0), knows(1), learned()]).toEqual([ALL, ANN, BOB | PUBLIC]);
  });

  it('removes the knowledge of outsiders if it is secret', () => {
    put(HAND, 0, 1);
    u.show(0, BOB);
    u.show(1, EVERYONE);
    expect(learned()).toBe(BOB | PUBLIC);
    u.move(0, HAND, ROW);
    expect([knows(0), knows(1), learned()]).toEqual([ANN, ANN, 0]);
  });

  it('keeps the knowledge of those who see both ends', () => {
    put(HAND, 0, 1);
    u.show(1, BOB);
    u.move(0, HAND, OTHER);
    expect([knows(0), knows(1), learned()]).toEqual([ANN | BOB, ANN | BOB, BOB]);
  });

  it('sees the top of an open pile leave, and keeps its new top', () => {
    put(PILE, 0, 1, 2);
    state.known[2] = EVERYONE;
    state.known[1] = EVERYONE;
    u.move(2, PILE, DECK);
    expect([knows(0), knows(1), knows(2), learned()]).toEqual([0, ALL, ALL, 0]);
  });

  it('does not count an unchanged open top as revealed', () => {
    put(PILE, 0, 1, 2);
    state.known[2] = EVERYONE;
    state.known[0] = BOB;
    u.move(1, PILE, DECK);
    expect([knows(0), knows(1), knows(2), learned()]).toEqual([0, 0, ALL, 0]);
  });

  it('refuses a card that is not there, and changes nothing', () => {
    put(HAND, 0, 1);
    expect(() => u.move(5, HAND, OPEN)).toThrow("item 5 ('card-5') does not lie in 'hand'");
    expect(() => u.moveOpenly(5, HAND, OPEN)).toThrow('does not lie');
    expect([u.items(HAND), u.items(OPEN)]).toEqual([[0, 1], []]);
  });

  it('within one place makes outsiders lose track', () => {
    put(DECK, 0, 1, 2);
    u.peek(DECK, 3, ANN | BOB);
    learned();
    u.move(2, DECK, DECK, 'bottom');
    expect([u.items(DECK), knows(0), knows(1), knows(2), learned()]).toEqual([[2, 0, 1], 0, 0, 0, 0]);
  });
});

describe('moving openly', () => {
  it('shows everyone which card it is, wherever it goes', () => {
    put(HAND, 0, 1);
    u.moveOpenly(0, HAND, DECK);
    expect([knows(0), knows(1), learned()]).toEqual([ALL, ANN, BOB | PUBLIC]);
  });
});

describe('looking', () => {
  it('reveals only what is new', () => {
    put(DECK, 0, 1, 2);
    u.peek(DECK, 2, ANN);
    expect([knows(0), knows(1), knows(2), learned()]).toEqual([0, ANN, ANN, ANN]);
    u.peek(DECK, 2, ANN);
    expect(learned()).toBe(0);
    u.peek(DECK, 9, ANN);
    expect([knows(0), learned()]).toEqual([ANN, ANN]);
  });

  it('can reveal something that is no item', () => {
    u.disclose(ANN);
    expect(learned()).toBe(ANN);
    u.disclose();
    expect(learned()).toBe(ALL);
  });

  it('is reported to the listener, item by item', () => {
    put(DECK, 0, 1);
    const heard: [number, ViewerSet][] = [];
    u.listener = {
      chance() {},
      logged() {},
      waypoint() {},
      revealed: (item, to) => void heard.push([item, to]),
    };
    u.peek(DECK, 2, ANN);
    u.draws(DECK, OTHER, 1);
    u.disclose(BOB);
    u.shuffle(HAND);
    u.listener = null;
    expect(heard).toEqual([
      [0, ANN],
      [1, ANN],
      [1, BOB],
      [-1, BOB],
    ]);
  });

  it('does not count seats that the game does not have', () => {
    put(OPEN, 0);
    state.known[0] = ALL;
    u.show(0, EVERYONE);
    expect(learned()).toBe(0);
  });
});

describe('arranging', () => {
  it('hides the order from all but the viewer who arranged and those who see the place', () => {
    put(DECK, 0, 1, 2);
    u.peek(DECK, 3, ANN | BOB);
    learned();
    u.arrange(DECK, [2, 1], ANN);
    expect([u.items(DECK), knows(0), knows(1), knows(2)]).toEqual([[0, 2, 1], ANN | BOB, ANN, ANN]);
    expect(learned()).toBe(0);
  });

  it('shows a new open top, and only a new one', () => {
    put(PILE, 0, 1);
    state.known[1] = EVERYONE;
    u.arrange(PILE, [0, 1], 0);
    expect(learned()).toBe(0);
    u.arrange(PILE, [1, 0], 0);
    expect([knows(0), knows(1), learned()]).toEqual([ALL, 0, ALL]);
  });

  it('refuses an order that is not made of the top items', () => {
    put(DECK, 0, 1, 2);
    for (const order of [
      [0, 1],
      [1, 1],
      [2, 7],
      [0, 1, 2, 3],
    ]) {
      expect(() => u.arrange(DECK, order, ANN)).toThrow(
        "the new order of 'deck' is not made of the items on top",
      );
    }
    expect(u.items(DECK)).toEqual([0, 1, 2]);
  });
});

describe('chance', () => {
  it('shuffles away what was known, except for those who see the place', () => {
    put(DECK, 0, 1, 2);
    put(HAND, 3, 4);
    u.peek(DECK, 3, ANN);
    u.show(3, BOB);
    u.shuffle(DECK);
    u.shuffle(HAND);
    expect([0, 1, 2, 3, 4].map(knows)).toEqual([0, 0, 0, ANN, ANN]);
    expect(u.items(DECK).slice().sort()).toEqual([0, 1, 2]);
    expect(u.usedChance).toBe(true);
  });

  it('shows the top of an open pile after the shuffle', () => {
    put(PILE, 0, 1, 2);
    u.shuffle(PILE);
    const [bottom, middle, top] = u.items(PILE);
    expect([knows(bottom), knows(middle), knows(top), learned()]).toEqual([0, 0, ALL, ALL]);
  });

  it('rolls from 1, picks from 0', () => {
    const rolls = Array.from({ length: 200 }, () => u.roll('die', 6));
    const picks = Array.from({ length: 200 }, () => u.pick('card', 3));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(picks)).toEqual(new Set([0, 1, 2]));
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32])('refuses a die with %d sides', (sides) => {
    const { chance } = structuredClone(state);
    expect(() => u.roll('die', sides)).toThrow(`a roll of 'die' out of ${sides} is impossible`);
    expect(state.chance).toEqual(chance);
  });

  it('comes from the record when there is one, and leaves the generator alone', () => {
    put(DECK, 0, 1, 2);
    const { chance } = structuredClone(state);
    u.source = (what) => (what === 'shuffle' ? [2, 0, 1] : [4]);
    expect(u.roll('die', 6)).toBe(4);
    u.shuffle(DECK);
    expect(u.items(DECK)).toEqual([2, 0, 1]);
    expect(state.chance).toEqual(chance);
    u.source = null;
  });
});

describe('frames', () => {
  it('carry bindings and answers', () => {
    u.push(wait, {});
    u.push(ask, {});
    expect(state.frames).toEqual([
      { rule: 'wait', step: 0, childResult: 0 },
      { rule: 'ask', step: 0, childResult: 0 },
    ]);
    expect(u.findFrame(wait)).toBe(state.frames[0]);
    u.done(7);
    expect(state.frames[0].childResult).toBe(7);
    expect(u.findFrame(ask)).toBeNull();
    u.done();
    u.answer(1);
    expect(state.frames).toEqual([]);
  });

  it('end with the game', () => {
    u.push(wait, {});
    u.end(1, [0, 3], 'end.points');
    expect(state.frames).toEqual([]);
    expect(state.outcome).toEqual({ winner: 1, scores: [0, 3], why: 'end.points' });
  });

  it('name the seat that leads the winners, if the rules rank them', () => {
    u.end(1, [0, 3], 'end.points', 1);
    expect(state.outcome).toEqual({ winner: 1, scores: [0, 3], why: 'end.points', leader: 1 });
  });

  it('refuses a winner or scores of sides that do not exist', () => {
    expect(() => u.end(2, [0, 0], 'end.x')).toThrow('side 2, which does not exist, cannot win');
    expect(() => u.end(-1, [0], 'end.x')).toThrow('there are 2 sides and 1 scores');
    expect(() => u.end(1, [0, 1], 'end.x', 0)).toThrow('seat 0, which is not on the winning side');
    expect(() => u.end(-1, [0, 1], 'end.x', 0)).toThrow('seat 0, which is not on the winning side');
    expect(state.outcome).toBeNull();
  });
});
