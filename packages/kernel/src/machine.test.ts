import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { DECK, HAND_ANN, HAND_BOB, toolbox } from '../test/toolbox.js';
import { DOMAIN_LIMIT, numbers } from './domain.js';
import type { Game } from './game.js';
import { stateHash } from './hash.js';
import { Machine } from './machine.js';
import { anytimeOption, argOf, isAnytime, optionOf, verbOf } from './option.js';
import { ALL_KNOWING, SPECTATOR } from './places.js';
import { clone, firstDifference } from './plain.js';
import { seedGenerator } from './random.js';
import { type Refused, refusedAs } from './refused.js';
import { rulesOf } from './rule.js';

type Table = { n: number; said: number[] };
const { process, question, refusal } = rulesOf<Table, null>();
const tooSmall = refusal('say.larger', (u, _, n) => `${n} is not larger than ${u.table.n}; see say.larger`);

function gameOf(
  parts: Partial<Game<Table, null>> & Pick<Game<Table, null>, 'rules' | 'begin'>,
): Game<Table, null> {
  return tinyGame<Table>({ table: () => ({ n: 0, said: [] }), ...parts });
}

/** Each seat says a larger number; the seat that says 5 wins. */
const say = question<{ seat: number }>('say', {
  seats: (_, f) => 1 << f.seat,
  prompt: () => 'Say a larger number',
  verbs: [
    {
      name: 'say',
      domain: numbers('number', 1, 5),
      check: (u, _, n) => (n > u.table.n ? null : tooSmall),
      apply(u, f, n) {
        u.table.n = n;
        u.table.said.push(n);
        if (n === 5) u.end(f.seat, [f.seat === 0 ? 1 : 0, f.seat], 'end.five');
        else u.push(say, { seat: 1 - f.seat });
      },
    },
  ],
});
const counting = gameOf({ rules: [say], begin: (u) => u.push(say, { seat: 0 }) });

describe('options', () => {
  it('are a verb and an argument in one number', () => {
    expect([verbOf(optionOf(3, 17)), argOf(optionOf(3, 17))]).toEqual([3, 17]);
    expect([isAnytime(optionOf(127, DOMAIN_LIMIT - 1)), isAnytime(anytimeOption(0, 0))]).toEqual([
      false,
      true,
    ]);
  });
});

describe('sides', () => {
  const AB = { a: { values: ['x', 'y', 'z'], default: 'x', about: '' } };
  const one = { id: 'one', name: 'One', seats: ['bob'] };
  const two = { id: 'two', name: 'Two', seats: ['ann'] };
  const game = {
    ...counting,
    options: AB,
    idleSeats: { option: 'a', usual: 'x', seats: { z: ['ann'] } },
    otherSides: { option: 'a', usual: 'x', sides: { y: [one, two], z: [one] } },
  };
  const sidesWith = (a: string) => {
    const { sides, seats } = new Machine(game, { a }).game;
    return [sides.map(({ id }) => id), seats.map(({ side }) => side)];
  };

  it('are those of the options', () => {
    expect(sidesWith('x')).toEqual([
      ['red', 'blue'],
      [0, 1],
    ]);
    expect(sidesWith('y')).toEqual([
      ['one', 'two'],
      [1, 0],
    ]);
    // Nobody plays Ann there.
    expect(sidesWith('z')).toEqual([['one'], [0, 0]]);
  });
});

describe('deciding', () => {
  const machine = new Machine(counting);

  it('asks, lists and carries out', () => {
    const state = machine.setup('x');
    expect([machine.askedSeats(state), machine.nextSeat(state), state.count]).toEqual([1, 0, 0]);
    expect(machine.legal(state, 0).map(argOf)).toEqual([1, 2, 3, 4, 5]);
    expect(machine.legal(state, 1)).toEqual([]);
    expect(machine.choose(state, 0, optionOf(0, 3))).toBeNull();
    expect([machine.nextSeat(state), machine.legal(state, 1).map(argOf), state.count]).toEqual([
      1,
      [4, 5],
      1,
    ]);
    machine.choose(state, 1, optionOf(0, 5));
    expect(state.outcome).toEqual({ winner: 1, scores: [0, 1], why: 'end.five' });
    expect([machine.askedSeats(state), machine.nextSeat(state), machine.question(state)]).toEqual([
      0,
      -1,
      null,
    ]);
    expect(machine.legal(state, 0)).toEqual([]);
    expect(machine.choose(state, 0, optionOf(0, 5))).toEqual({
      reason: 'the game is over',
      anchor: null,
      kind: 'game-over',
    });
  });

  const position = machine.setup('x');
  machine.choose(position, 0, optionOf(0, 3));
  it.each<[string, number, number, Refused]>([
    [
      'what a rule forbids',
      1,
      optionOf(0, 2),
      { reason: '2 is not larger than 3; see say.larger', anchor: 'say.larger' },
    ],
    ['a seat that is not asked', 0, optionOf(0, 4), refusedAs('not-asked', 'Ann does not decide now')],
    ['a seat beyond the table', 2, optionOf(0, 4), refusedAs('not-understood', 'there is no seat 2')],
    [
      'a seat that only looks like one in bits',
      33,
      optionOf(0, 4),
      refusedAs('not-understood', 'there is no seat 33'),
    ],
    ['no number for a seat', Number.NaN, optionOf(0, 4), refusedAs('not-understood', 'there is no seat NaN')],
    ['half a seat', 1.5, optionOf(0, 4), refusedAs('not-understood', 'there is no seat 1.5')],
    [
      'a number outside the domain',
      1,
      optionOf(0, 9),
      refusedAs('not-understood', 'there is no such choice here'),
    ],
    [
      'a verb that is not there',
      1,
      optionOf(1, 4),
      refusedAs('not-understood', 'there is no such choice here'),
    ],
    [
      'an anytime that is not there',
      1,
      anytimeOption(0, 0),
      refusedAs('not-understood', 'there is no such choice here'),
    ],
    ['a negative number', 1, -4, refusedAs('not-understood', 'there is no such choice here')],
    ['a fraction', 1, 4.5, refusedAs('not-understood', 'there is no such choice here')],
    ['NaN', 1, Number.NaN, refusedAs('not-understood', 'there is no such choice here')],
    ['infinity', 1, Number.POSITIVE_INFINITY, refusedAs('not-understood', 'there is no such choice here')],
  ])('refuses %s and changes nothing', (_, seat, option, refused) => {
    const state = clone(position);
    expect(machine.choose(state, seat, option)).toEqual(refused);
    expect(firstDifference(state, position)).toBeNull();
  });

  it('lists nothing for a seat that is none', () => {
    for (const seat of [-1, 2, 32, 33, 0.5, Number.NaN])
      expect(machine.legal(clone(position), seat)).toEqual([]);
  });

  it('is the same on every machine', () => {
    const [a, b] = [new Machine(toolbox).setup('seven'), new Machine(toolbox).setup('seven')];
    expect(firstDifference(a, b)).toBeNull();
    expect(stateHash(new Machine(toolbox).setup('eight'))).not.toBe(stateHash(a));
  });
});

describe('a question that is asked together', () => {
  const vote = question('vote', {
    seats: (u) => 0b11 & ~u.table.said.reduce((bits, seat) => bits | (1 << seat), 0),
    prompt: () => 'Vote',
    simultaneous: true,
    verbs: ['yes', 'no'].map((name) => ({
      name,
      check: () => null,
      apply: (u, _, __, seat) => void u.table.said.push(seat),
    })),
  });
  const count = process('count', (u, f) => {
    if (f.step++ === 0) u.push(vote, {});
    else u.end(-1, [1, 1], 'end.vote');
  });
  const machine = new Machine(gameOf({ rules: [vote, count], begin: (u) => u.push(count, {}) }));

  it.each([[[0, 1]], [[1, 0]]])('takes answers in any order: %j', (order) => {
    const state = machine.setup('x');
    expect(machine.askedSeats(state)).toBe(0b11);
    expect(machine.choose(state, order[0], 0)).toBeNull();
    expect(machine.askedSeats(state)).toBe(1 << order[1]);
    expect(machine.choose(state, order[0], 0)?.reason).toContain('does not decide now');
    expect(machine.choose(state, order[1], 0)).toBeNull();
    expect(state.outcome?.why).toBe('end.vote');
  });
});

describe('a question that answers itself', () => {
  const only = question<{ low: number }>('only', {
    seats: () => 1,
    prompt: () => 'Say it',
    verbs: [
      {
        name: 'say',
        domain: numbers('number', 1, 5),
        check: (_, f, n) => (n >= f.low ? null : tooSmall),
        apply: (u, _, n) => void u.table.said.push(n),
      },
    ],
  });
  const nobody = question('nobody', {
    seats: () => 0,
    prompt: () => '',
    verbs: [{ name: 'x', check: () => null, apply() {} }],
  });
  const run = process('run', (u, f) => {
    if (f.step === 0) u.push(only, { low: 5 });
    else if (f.step === 1) u.push(nobody, {});
    else if (f.step === 2) u.push(only, { low: 4 });
    else u.end(-1, [0, 0], 'end.said');
    f.step++;
  });
  const machine = new Machine(gameOf({ rules: [only, nobody, run], begin: (u) => u.push(run, {}) }));

  it('takes the only choice, drops a question without seats, and asks if there are two', () => {
    const state = machine.setup('x');
    expect(state.table.said).toEqual([5]);
    expect([machine.nextSeat(state), machine.legal(state, 0).map(argOf), state.count]).toEqual([
      0,
      [4, 5],
      0,
    ]);
  });
});

describe('anytime verbs', () => {
  const machine = new Machine(
    gameOf({
      rules: [say],
      begin: (u) => u.push(say, { seat: 0 }),
      anytimeVerbs: [
        {
          name: 'cheer',
          domain: numbers('times', 1, 3),
          check: (_, __, n) => (n < 3 ? null : tooSmall),
          apply: (u, _, n) => void u.table.said.push(-n),
        },
      ],
    }),
  );

  it('may be taken by a seat that is not asked; the question stays', () => {
    const state = machine.setup('x');
    expect(machine.anytimeOptions(state, 1)).toEqual([anytimeOption(0, 1), anytimeOption(0, 2)]);
    expect(machine.choose(state, 1, anytimeOption(0, 2))).toBeNull();
    expect([state.table.said, machine.nextSeat(state)]).toEqual([[-2], 0]);
    expect(machine.choose(state, 1, anytimeOption(0, 3))?.anchor).toBe('say.larger');
  });

  it('are not for seats that do not exist', () => {
    const state = machine.setup('x');
    expect(machine.anytimeOptions(state, 2)).toEqual([]);
    expect(machine.choose(state, 2, anytimeOption(0, 1))?.reason).toBe('there is no seat 2');
    expect(state.table.said).toEqual([]);
  });
});

describe('rules that go wrong', () => {
  const start = (...rules: Game<Table, null>['rules'][number][]) =>
    new Machine(gameOf({ rules, begin: (u) => u.push(rules[0], {}) }));

  it('a rule that does nothing', () => {
    const idle = process('idle', () => {});
    expect(() => start(idle).setup('x')).toThrow("the rule 'idle' neither pushed, finished, went a step on");
  });

  it('a rule that loops forever', () => {
    const circle = process('circle', (u) => {
      u.done();
      u.push(circle, {});
    });
    expect(() => start(circle).setup('x')).toThrow("the rule 'circle' runs in circles");
  });

  it('rules that end without an outcome', () => {
    expect(() => start(process('finish', (u) => u.done())).setup('x')).toThrow(
      'the rules ended without an outcome',
    );
  });

  it('a rule that is not registered', () => {
    const stranger = process('stranger', (u) => u.done());
    const first = process('first', (u) => u.push(stranger, {}));
    expect(() => start(first).setup('x')).toThrow("there is no rule 'stranger'");
  });

  it('what is pushed after the end is not resolved', () => {
    const late = process('late', (u) => {
      u.end(0, [1, 0], 'end.late');
      u.push(say, { seat: 0 });
    });
    const machine = start(late, say);
    const state = machine.setup('x');
    expect([state.frames, machine.askedSeats(state), state.outcome?.why]).toEqual([[], 0, 'end.late']);
  });
});

describe('determinize', () => {
  const machine = new Machine(toolbox);
  const state = machine.setup('seven');
  const g = seedGenerator('guess');

  it('redeals what the viewer cannot see, and future chance', () => {
    const decks = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const guess = machine.determinize(state, 0, g);
      expect(guess.places[HAND_ANN]).toEqual(state.places[HAND_ANN]);
      expect(guess.chance).not.toEqual(state.chance);
      decks.add(JSON.stringify([guess.places[DECK], guess.places[HAND_BOB]]));
    }
    expect(decks.size).toBeGreaterThan(40);
  });

  it('redeals both hands for a spectator, and none for the all-knowing', () => {
    const guesses = Array.from({ length: 20 }, () => machine.determinize(state, SPECTATOR, g));
    expect(
      guesses.some((guess) => firstDifference(guess.places[HAND_ANN], state.places[HAND_ANN]) !== null),
    ).toBe(true);
    expect(machine.determinize(state, ALL_KNOWING, g).places).toEqual(state.places);
  });

  it('does not change the true state', () => {
    const before = clone(state);
    machine.determinize(state, 0, g);
    expect(firstDifference(state, before)).toBeNull();
  });
});
