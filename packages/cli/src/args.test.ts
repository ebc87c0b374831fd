import { describe, expect, it } from 'vitest';
import { readArgs } from './args.js';
import type { Command } from './command.js';
import { Failure } from './failure.js';

const command: Command = {
  name: 'test',
  summary: 'a test',
  usage: '<file> [--seed TEXT]',
  examples: [],
  flags: {
    seed: { value: 'TEXT', about: '' },
    options: { value: 'LIST', about: '' },
    at: { value: 'N', about: '' },
    bot: { value: 'BOT', about: '', many: true },
    json: { about: '' },
  },
  words: { name: 'a file', min: 1, max: 2 },
  run: () => 0,
};

const read = (...argv: string[]) => readArgs(command, argv)!;
const failure = (...argv: string[]) => {
  try {
    read(...argv);
  } catch (error) {
    if (error instanceof Failure) return `${error.exitCode} ${error.message}`;
    throw error;
  }
  return null;
};

describe('arguments', () => {
  it('reads flags and words in any order', () => {
    const args = read('--seed', '7', 'a', '--json', 'b', '--bot=x', '--bot', 'y');
    expect(args.words).toEqual(['a', 'b']);
    expect([args.text('seed'), args.text('at'), args.has('json'), args.has('at')]).toEqual([
      '7',
      null,
      true,
      false,
    ]);
    expect(args.all('bot')).toEqual(['x', 'y']);
  });

  it('a value may begin with dashes when it is written with =', () => {
    expect(read('a', '--seed=--x').text('seed')).toBe('--x');
    expect(failure('a', '--seed', '--json')).toBe('2 --seed needs a value: --seed TEXT');
  });

  it('two dashes end the flags', () => {
    expect(read('--', '--json').words).toEqual(['--json']);
  });

  it('asks for help', () => {
    expect(readArgs(command, ['--help'])).toBeNull();
    expect(readArgs(command, ['-h', 'x', 'y', 'z'])).toBeNull();
  });

  it.each<[string[], string]>([
    [['a', '--jsno'], '2 test has no flag --jsno; did you mean --json?'],
    [['a', '--zzzzzzzz'], '2 test has no flag --zzzzzzzz (sandtable test --help lists them)'],
    [['a', '-j'], '2 test has no flag -j (sandtable test --help lists them)'],
    [['a', '--toString'], '2 test has no flag --toString (sandtable test --help lists them)'],
    [['a', '--seed'], '2 --seed needs a value: --seed TEXT'],
    [['a', '--json=yes'], '2 --json is a switch and takes no value'],
    [['a', '--seed', '1', '--seed', '2'], '2 --seed is given twice'],
    [[], '2 test needs a file; usage: sandtable test <file> [--seed TEXT]'],
    [['a', 'b', 'c'], "2 test does not know what to do with 'c'; usage: sandtable test <file> [--seed TEXT]"],
  ])('%j is refused', (argv, message) => {
    expect(failure(...argv)).toBe(message);
  });

  it('reads numbers within bounds', () => {
    expect(read('a', '--at', '12').number('at', 0, 12)).toBe(12);
    expect(read('a').number('at')).toBeNull();
    for (const text of ['-1', '1.5', 'x', '', '13']) {
      expect(() => read('a', `--at=${text}`).number('at', 0, 12)).toThrow(
        /--at is a whole number from 0 to 12, not/,
      );
    }
  });

  it('reads the options of a game', () => {
    expect(read('a', '--options', 'edition=first,reallocate=on').options()).toEqual({
      edition: 'first',
      reallocate: 'on',
    });
    expect(read('a').options()).toEqual({});
    expect(() => read('a', '--options', 'edition').options()).toThrow(
      /^--options: options are written name=value/,
    );
  });
});
