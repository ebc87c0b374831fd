import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { CARDS, toolbox } from '../test/toolbox.js';
import { names, numbers, pair } from './domain.js';
import { Machine } from './machine.js';
import { allRefusals, explainRefusal, readOption, spellOption } from './notation.js';
import { anytimeOption, optionOf } from './option.js';
import { rulesOf } from './rule.js';

const { question, refusal } = rulesOf<null, null>();
const notThere = refusal('move.there', (_, __, ___, seat) => `seat ${seat} cannot go there; see move.there`);
const spaces = names('space', ['ukraine', 'north-sea', 'baltic-sea']);

/** A piece that is alone in a space need not be named. */
const lonely = (_: unknown, __: unknown, typed: string) => (typed === 'ukraine ann' ? 0 : -1);
const other = question('other', {
  seats: () => 2,
  prompt: () => 'Something else',
  verbs: [{ name: 'surrender', domain: spaces, check: () => null, apply() {} }],
});
const act = question('act', {
  seats: () => 1,
  prompt: () => 'Act',
  verbs: [
    { name: 'build', domain: spaces, check: (_, __, space) => (space === 1 ? notThere : null), apply() {} },
    {
      name: 'build army',
      domain: spaces,
      check: () => null,
      apply() {},
      label: (_, __, n) => `Army to ${n}`,
    },
    { name: 'move', domain: pair(spaces, spaces), check: () => null, apply() {} },
    { name: 'pay', domain: numbers('coin', 0, 3), check: () => null, apply() {} },
    { name: 'pay', domain: names('way', ['later']), check: () => null, apply() {} },
    { name: 'pass', check: () => null, apply() {} },
    { name: 'storm', domain: spaces, check: () => notThere, also: lonely, apply() {} },
    { name: 'raid', domain: spaces, check: () => notThere, moot: (_, __, space) => space > 0, apply() {} },
    { name: 'trade', domain: names('good', ['salt', 'silk']), check: () => null, apply() {} },
  ],
});
const machine = new Machine(
  tinyGame<null>({
    rules: [act, other],
    table: () => null,
    begin: (u) => u.push(act, {}),
    anytimeVerbs: [
      { name: 'wave', domain: numbers('number', 1, 2), check: () => null, apply() {} },
      { name: 'take back', domain: spaces, check: () => null, apply() {} },
    ],
  }),
);
const state = machine.setup('x');

describe('spell and read', () => {
  it('are inverse for every option', () => {
    const options = machine.legal(state, 0).slice();
    expect(options).toHaveLength(2 + 3 + 9 + 4 + 1 + 1 + 2);
    for (const option of options) {
      expect(readOption(machine, state, 0, spellOption(machine, state, 0, option).text)).toEqual({ option });
    }
  });

  it('write the verb, what it touches and the label', () => {
    expect(spellOption(machine, state, 0, optionOf(1, 0))).toEqual({
      text: 'build army ukraine',
      verb: 'build army',
      touches: [{ kind: 'space', id: 'ukraine' }],
      label: 'Army to 0',
    });
    expect(spellOption(machine, state, 0, optionOf(5, 0))).toEqual({
      text: 'pass',
      verb: 'pass',
      touches: [],
      label: null,
    });
  });

  it('ignore case and extra spaces', () => {
    expect(readOption(machine, state, 0, '  MOVE  ukraine\tNorth-Sea ')).toEqual({ option: optionOf(2, 1) });
  });

  it.each([
    ['build Baltic Sea', optionOf(0, 2)],
    ['build the Baltic Sea', optionOf(0, 2)],
    ['move Baltic Sea ukraine', optionOf(2, 6)],
    ['move the North Sea to', null],
    ['ann: build ukraine', optionOf(0, 0)],
    ['storm ukraine ann', optionOf(6, 0)],
    ['storm ukraine bob', null],
    ['pay -1', null],
  ])('understand printed names, and write the usual ones: %s', (typed, option) => {
    const meaning = readOption(machine, state, 0, typed);
    expect('option' in meaning ? meaning.option : null).toBe(option);
  });

  it('read an anytime verb for any seat', () => {
    expect(readOption(machine, state, 1, 'wave 2')).toEqual({ option: anytimeOption(0, 2) });
    expect(spellOption(machine, state, 1, anytimeOption(0, 2)).text).toBe('wave 2');
  });
});

describe('what cannot be read is explained', () => {
  it.each([
    [0, 'build ukrane', "there is no space 'ukrane' for 'build' here (did you mean ukraine?)"],
    [0, 'build timbuktu', "there is no space 'timbuktu' for 'build' here"],
    [0, 'build', "'build' needs a space"],
    [0, 'pass now', "'pass' stands alone"],
    [0, 'pay 9', "there is no coin '9' for 'pay' here"],
    [0, 'build silk', "there is no space 'silk' for 'build' here (did you mean trade silk?)"],
    [
      0,
      'trade baltic sea',
      "there is no good 'baltic sea' for 'trade' here (did you mean build baltic-sea?)",
    ],
    [
      0,
      'surrender ukraine',
      "'surrender ukraine' answers another question; here one can: build, build army, move, pay, pass, trade",
    ],
    [0, '', 'nothing was said; here one can: build, build army, move, pay, pass, trade'],
    [0, 'foo', "'foo' is no choice in this game; here one can: build, build army, move, pay, pass, trade"],
    [0, '-1', "'-1' is no choice in this game; here one can: build, build army, move, pay, pass, trade"],
    [
      0,
      'biuld ukraine',
      "'biuld' is no word of this game (did you mean build?); here one can: build, build army, move, pay, pass, trade",
    ],
    [0, 'Baltic Sea', "'baltic sea' does not say what to do; did you mean 'build baltic-sea'?"],
    [0, 'move ukraine', "'move ukraine' needs a space as well"],
    [0, 'wave', "'wave' needs a number"],
    [0, 'take', "'take' is only a beginning: take back"],
    [0, 'take back', "'take back' needs a space"],
    [1, 'take back', "'take back' needs a space"],
    [1, 'take back moscow', "there is no space 'moscow' for 'take back' here"],
    [0, 'bob: pass', "'bob: pass' is for Bob to say, not for Ann"],
    [1, 'pass', 'Bob does not decide now; Ann does'],
    [7, 'pass', 'there is no seat 7'],
  ])('seat %i: %s', (seat, text, reason) => {
    expect(readOption(machine, state, seat, text)).toMatchObject({ refused: { reason, anchor: null } });
    expect(explainRefusal(machine, state, seat, text)).toMatchObject({ reason, anchor: null });
  });

  it('never throws, whatever is typed', () => {
    const words = fc.constantFrom(
      'build',
      'move',
      'pay',
      'wave',
      'ukraine',
      'north-sea',
      '-1',
      'NaN',
      '__proto__',
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(fc.nat(3), typed, (seat, text) => {
        const meaning = readOption(machine, state, seat, text);
        return 'refused' in meaning ? meaning.refused.reason.length > 0 : Number.isInteger(meaning.option);
      }),
    );
  });
});

describe('a refusal that is no rule of the game', () => {
  it.each([
    [0, 'surrender ukraine', 'other-question'],
    [0, 'foo', 'not-understood'],
    [0, 'build timbuktu', 'not-understood'],
    [0, '', 'not-understood'],
    [0, 'take', 'not-understood'],
    [0, 'bob: pass', 'not-asked'],
    [1, 'pass', 'not-asked'],
    [7, 'pass', 'not-understood'],
  ])('seat %i: %s', (seat, text, kind) => {
    expect(explainRefusal(machine, state, seat, text)?.kind).toBe(kind);
  });
});

describe('explain and refusals', () => {
  it('give the rule that forbids it', () => {
    const refused = { reason: 'seat 0 cannot go there; see move.there', anchor: 'move.there' };
    expect(explainRefusal(machine, state, 0, 'build north-sea')).toEqual(refused);
    expect(explainRefusal(machine, state, 0, 'build ukraine')).toBeNull();
    expect(allRefusals(machine, state, 0)).toHaveLength(1 + 3 + 1);
    expect(allRefusals(machine, state, 0).at(-1)?.text).toBe('raid ukraine');
    expect(explainRefusal(machine, state, 0, 'raid north-sea')).toEqual(refused);
    expect(allRefusals(machine, state, 0)[0]).toEqual({
      text: 'build north-sea',
      touches: [{ kind: 'space', id: 'north-sea' }],
      refused,
    });
    expect(allRefusals(machine, state, 1)).toEqual([]);
    expect(allRefusals(machine, state, 32)).toEqual([]);
  });

  it('say that a game is over', () => {
    const ended = new Machine(toolbox);
    const position = ended.setup('x');
    const meaning = readOption(ended, position, 0, 'win');
    if ('option' in meaning) ended.choose(position, 0, meaning.option);
    expect(explainRefusal(ended, position, 0, `play ${CARDS[0]}`)).toEqual({
      reason: 'the game is over',
      anchor: null,
      kind: 'game-over',
    });
    expect(allRefusals(ended, position, 0)).toEqual([]);
    expect(() => spellOption(ended, position, 0, 0)).toThrow('the game is over');
  });
});
