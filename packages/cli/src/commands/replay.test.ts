import { describe, expect, it, vi } from 'vitest';
import { folder, raidJournal, sandtable } from '../../test/command.js';

vi.mock('@sandtable/shelf', async (original) =>
  (await import('../../test/shelf.js')).shelfWithRaid(original),
);

const here = folder();
// With this seed Red is dealt a feint, which it can bury face down.
const text = raidJournal(['red', 'pass'], ['red', 'undo'], ['red', 'bury feint'], ['blue', 'pass']);
const file = here.file('game.journal', text.replace('\n\n', '\ndate: a rainy day\n\n'));

describe('sandtable replay', () => {
  it('tells what happened', async () => {
    expect(await sandtable('replay', file)).toEqual({
      code: 0,
      out: [
        'Raid',
        'date: a rainy day',
        '',
        '0  Red takes back a choice',
        '1  Red buries a card',
        '1  It is a feint',
        '2  Blue passes',
        '',
        'after 2 choices the game goes on; red decides: Red plays a card or passes',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('as a seat may know it', async () => {
    expect((await sandtable('replay', file, '--as', 'red')).out).toContain('It is a feint');
    for (const extra of [[], ['--json'], ['--steps'], ['--steps', '--json']]) {
      const { code, out } = await sandtable('replay', file, '--as', 'blue', ...extra);
      expect(code).toBe(0);
      expect(out).toContain('Red buries a card');
      expect(out).not.toContain('feint');
    }
  });

  it('step by step', async () => {
    const { out } = await sandtable('replay', file, '--steps', '--json', '--as', 'blue');
    const { steps, choices } = JSON.parse(out);
    expect(choices).toBe(4);
    expect(steps).toEqual([
      { at: 0, choice: null, log: [], draw: 'red 0 : blue 0' },
      { at: 1, choice: 'red: pass', log: ['Red passes'], draw: 'red 0 : blue 0' },
      { at: 2, choice: 'red: undo', log: ['Red takes back a choice'], draw: 'red 0 : blue 0' },
      { at: 3, choice: 'red: bury …', log: ['Red buries a card'], draw: 'red 0 : blue 0' },
      { at: 4, choice: 'blue: pass', log: ['Blue passes'], draw: 'red 0 : blue 0' },
    ]);
    expect((await sandtable('replay', file, '--steps')).out).toContain(
      '\n3. red: bury feint\n   Red buries a card\n   It is a feint\n     red 0 : blue 0\n',
    );
  });

  it('up to a point', async () => {
    const { out } = await sandtable('replay', file, '--at', '1', '--json');
    expect(JSON.parse(out)).toMatchObject({
      choices: 1,
      log: [{ at: 1, text: 'Red passes' }],
      outcome: null,
    });
    expect((await sandtable('replay', file, '--at', '5')).code).toBe(2);
  });

  it('shows how the game ended', async () => {
    const passes = Array.from({ length: 9 }, (_, i) => [i % 2 ? 'blue' : 'red', 'pass'] as [string, string]);
    const ended = here.file('ended.journal', raidJournal(...passes));
    expect((await sandtable('replay', ended)).out).toMatch(
      /\nthe game is over: a draw, 0:0 \(end.nobody\)\n$/,
    );
  });

  it.each([
    ['no journal', 'hello\n', /:1: a journal begins with the line 'sandtable journal 1'/],
    [
      'an unreadable line',
      text.replace('blue: pass', 'blue pass'),
      /:13: a choice is written 'seat: what it chose'/,
    ],
    [
      'an illegal choice',
      text.replace('blue: pass', 'red: pass'),
      /:13: 'red: pass' is refused: Red does not decide now/,
    ],
    [
      'an unknown seat',
      text.replace('blue: pass', 'green: pass'),
      /:13: 'green: pass' is refused: there is no seat 'green'/,
    ],
    [
      'false chance',
      text.replace(/shuffle deck .*/, 'shuffle deck 0 1 2 3 4 5'),
      /:8: the journal says '\* shuffle/,
    ],
    ['an unknown game', text.replace('game: raid', 'game: rood'), /:2: there is no game 'rood'/],
    [
      'another ruleset',
      text.replace('ruleset: 3', 'ruleset: 2'),
      /:3: it was played under ruleset 2 of raid, and this is ruleset 3/,
    ],
    [
      'an unknown option',
      text.replace('length=short', 'width=short'),
      /:4: raid: there is no option 'width'/,
    ],
    [
      'a false seed',
      text.replace('a seed for tests', 'another seed'),
      /:6: the seed is not the one that was committed to/,
    ],
  ])('%s is one line with its place', async (_, wrong, message) => {
    const path = here.file('wrong.journal', wrong);
    const { code, out, err } = await sandtable('replay', path);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.startsWith(`sandtable: ${path}:`)).toBe(true);
    expect(err.split('\n')).toHaveLength(2);
  });
});
