import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { numbers } from './domain.js';
import type { Game } from './game.js';
import { Machine } from './machine.js';
import { type Question, rulesOf, type Verb } from './rule.js';

type Table = { n: number };
const { process, question } = rulesOf<Table, null>();

const verb = (name: string): Verb<Table, null> => ({
  name,
  check: () => null,
  apply: (u) => u.end(0, [1, 0], 'end.x'),
});
const asks = (name: string, ...verbs: string[]): Question<Table, null> =>
  question(name, { seats: () => 1, prompt: () => 'Choose', verbs: verbs.map(verb) });

function game(parts: Partial<Game<Table, null>>): Game<Table, null> {
  const ask = asks('ask', 'pass');
  return tinyGame<Table>({ rules: [ask], table: () => ({ n: 0 }), begin: (u) => u.push(ask, {}), ...parts });
}
const [ann, bob] = game({}).seats;
const AB = { a: { values: ['x', 'y'], default: 'x', about: '' } };
const FREE = { id: 'free', name: 'Free', seats: ['ann', 'bob'] };
const place = (name: string) => ({ name, seenBy: 0 });
const places = (...names: string[]) => ({
  places: () => ({ places: names.map(place), items: 0, itemName: String, family: () => 0 }),
});

describe('an inconsistent game is refused at once', () => {
  it('and a consistent one is not', () => {
    expect(() => new Machine(game({}))).not.toThrow();
  });

  it.each<[string, Partial<Game<Table, null>>, string]>([
    ['an id that a journal cannot write', { id: 'My Game' }, 'its id is not a word'],
    [
      'an older ruleset that is none',
      { olderRulesets: [0] },
      'its older rulesets are not whole numbers from 1 to 1',
    ],
    ['a ruleset to come', { onlyChoiceSince: 2 }, 'its older rulesets are not whole numbers from 1 to 1'],
    ['no ruleset', { ruleset: 0 }, 'its ruleset is not a whole number from 1'],
    ['no seats', { seats: [] }, 'a game has 1 to 30 seats'],
    [
      'too many seats',
      { seats: Array.from({ length: 31 }, (_, i) => ({ ...ann, id: `s${i}` })) },
      '1 to 30 seats',
    ],
    ['a seat that a journal cannot write', { seats: [{ ...ann, id: 'Ann B' }] }, "'Ann B' is not a word"],
    ['two seats of one name', { seats: [ann, { ...bob, id: 'ann' }] }, "two seats are called 'ann'"],
    [
      'a seat without a side',
      { seats: [{ ...ann, side: 5 }] },
      "the seat 'ann' is on side 5, which does not exist",
    ],
    [
      'a seat that is idle by no option',
      { idleSeats: { option: 'b', usual: 'x', seats: {} } },
      "seats are idle by the option 'b', whose default is not 'x'",
    ],
    [
      'a seat that is idle with no value of the option',
      { options: AB, idleSeats: { option: 'a', usual: 'x', seats: { z: ['ann'] } } },
      'seats are idle with a=z, which is none of its values',
    ],
    [
      'an idle seat that is none',
      { options: AB, idleSeats: { option: 'a', usual: 'x', seats: { y: ['eve'] } } },
      "the seat 'eve', idle with a=y, does not exist",
    ],
    [
      'a scenario for nobody',
      { options: AB, idleSeats: { option: 'a', usual: 'x', seats: { y: ['ann', 'bob'] } } },
      'with a=y all seats are idle',
    ],
    [
      'sides that differ by no option',
      { otherSides: { option: 'b', usual: 'x', sides: {} } },
      "sides differ by the option 'b', whose default is not 'x'",
    ],
    [
      'sides that differ with no value of the option',
      { options: AB, otherSides: { option: 'a', usual: 'x', sides: { z: [] } } },
      'sides differ with a=z, which is none of its values',
    ],
    [
      'a side that cannot be written',
      { options: AB, otherSides: { option: 'a', usual: 'x', sides: { y: [{ ...FREE, id: 'A b' }] } } },
      "'A b' is not a word",
    ],
    [
      'a side with a seat that is none',
      { options: AB, otherSides: { option: 'a', usual: 'x', sides: { y: [{ ...FREE, seats: ['eve'] }] } } },
      "the seat 'eve', on a side with a=y, does not exist",
    ],
    [
      'a seat on two sides',
      {
        options: AB,
        otherSides: { option: 'a', usual: 'x', sides: { y: [FREE, { ...FREE, id: 'two', seats: ['ann'] }] } },
      },
      "the seat 'ann' is on two sides with a=y",
    ],
    [
      'a seat on no side',
      { options: AB, otherSides: { option: 'a', usual: 'x', sides: { y: [{ ...FREE, seats: ['ann'] }] } } },
      "the seat 'bob' is on no side with a=y",
    ],
    [
      'an option whose default is no value',
      { options: { a: { values: ['x'], default: 'y', about: '' } } },
      "the default 'y' of option 'a' is none of its values",
    ],
    [
      'an option that cannot be written',
      { options: { 'a b': { values: ['x'], default: 'x', about: '' } } },
      "the option 'a b' cannot be written",
    ],
    [
      'a value that cannot be written',
      { options: { a: { values: ['x y'], default: 'x y', about: '' } } },
      "the value 'x y' of option 'a' cannot be written",
    ],
    [
      'two rules of one name',
      { rules: [asks('ask', 'pass'), process('ask', () => {})] },
      "two rules are called 'ask'",
    ],
    ['a question without verbs', { rules: [asks('ask')] }, "the question 'ask' has no verb"],
    ['the verb undo', { rules: [asks('ask', 'undo')] }, "the question 'ask' has a verb 'undo'"],
    ['a verb in capitals', { rules: [asks('ask', 'Pass')] }, "has a verb 'Pass'"],
    ['a verb with two blanks', { rules: [asks('ask', 'hand  over')] }, 'single blanks'],
    [
      'more verbs than options can tell apart',
      { rules: [asks('ask', ...Array.from({ length: 129 }, (_, i) => `verb${i}`))] },
      'has more than 128 verbs',
    ],
    [
      'a standing order that is no choice',
      {
        rules: [
          { ...asks('ask', 'pass'), standingOrder: { verb: 'skip', topics: () => [''], topic: () => '' } },
        ],
      },
      "has a standing order 'skip', which is no bare word of it",
    ],
    ['an anytime verb called undo', { anytimeVerbs: [verb('undo')] }, "an anytime verb is called 'undo'"],
    [
      'an anytime verb that hides a verb',
      { anytimeVerbs: [verb('pass')] },
      "the verb 'pass' begins like an anytime verb",
    ],
    [
      'a telling of the kernel',
      { logTexts: { rewind: () => '' } },
      "the telling 'rewind' belongs to the kernel",
    ],
    ['a place of two words', places('the deck'), "the place 'the deck' is not named by one word"],
    ['two places of one name', places('deck', 'deck'), "two places are called 'deck'"],
  ])('%s', (_, parts, message) => {
    expect(() => new Machine(game(parts))).toThrow(message);
  });

  it('a standing order must be a bare word', () => {
    const ask = asks('ask', 'pass');
    ask.verbs[0].domain = numbers('pips', 1, 6);
    const standing = { verb: 'pass', topics: () => [''], topic: () => '' };
    expect(() => new Machine(game({ rules: [{ ...ask, standingOrder: standing }] }))).toThrow('no bare word');
  });
});
