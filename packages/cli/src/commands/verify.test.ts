import { commitTo } from '@sandtable/kernel';
import { describe, expect, it, vi } from 'vitest';
import { fairRaidJournal, folder, raidJournal, sandtable } from '../../test/command.js';

vi.mock('@sandtable/shelf', async (original) =>
  (await import('../../test/shelf.js')).shelfWithRaid(original),
);

const here = folder();
const passes = Array.from({ length: 9 }, (_, i) => [i % 2 ? 'blue' : 'red', 'pass'] as [string, string]);
const whole = raidJournal(...passes);
const part = raidJournal(...passes.slice(0, 3));
const withoutSeed = (text: string) => text.replace(/^seed: .*\n/m, '');

const verify = async (text: string) => {
  const path = here.file('game.journal', text);
  const { code, out, err } = await sandtable('verify', path);
  return { code, err, out: out.replaceAll(path, 'FILE').replace(/state hash \S+\n/, 'state hash HASH\n') };
};

describe('sandtable verify', () => {
  it('says what it has verified', async () => {
    expect(await verify(whole)).toEqual({
      code: 0,
      err: '',
      out: [
        'ok   FILE',
        '     raid, ruleset 3: 9 choices, every one legal',
        '     the seed is the one committed to; 1 roll or shuffle follows from it (sfc32)',
        '     1 waypoint, every hash as written',
        '     the end is as written: draw 0:0 (end.nobody)',
        '     state hash HASH',
        '     not proven: that the seed was not picked. Whoever ran the game chose it alone',
        '     not proven: that these are the commitments made before the game began. Compare with what you saw then:',
        `       the server's seed: ${commitTo('a seed for tests')}`,
        '',
      ].join('\n'),
    });
  });

  it('says what it cannot verify yet', async () => {
    const { code, out } = await verify(withoutSeed(part));
    expect(code).toBe(0);
    expect(out).toContain('the seed is not revealed yet: 1 roll or shuffle fit the rules, but whether');
    expect(out).toContain('the game is not over; so far everything holds');
  });

  it.each([
    [
      'a false seed',
      whole.replace('a seed for tests', 'another'),
      ':6: the seed is not the one that was committed to',
    ],
    [
      'stacked chance',
      whole.replace(/shuffle deck .*/, 'shuffle deck 0 1 2 3 4 5'),
      ":8: the journal says '* shuffle deck 0 1 2 3 4 5', the rules say",
    ],
    [
      'missing chance',
      whole.replace(/\* shuffle deck .*\n/, ''),
      ":8: the journal lacks the line '* shuffle deck",
    ],
    [
      'missing chance without the seed',
      withoutSeed(whole).replace(/\* shuffle deck .*\n/, ''),
      ':5: the journal does not say how the shuffle of deck came out',
    ],
    [
      'a false waypoint',
      whole.replace(/= start .*/, '= start 0123456789abcdef'),
      ":9: the journal says '= start 0123456789abcdef'",
    ],
    ['a missing waypoint', whole.replace(/= start .*\n/, ''), ":9: the journal lacks the line '= start"],
    [
      'an illegal choice',
      whole.replace('red: pass', 'blue: pass'),
      ":10: 'blue: pass' is refused: Blue does not decide now",
    ],
    ['a false end', whole.replace('> draw 0:0', '> reds wins 3:0'), ":19: the journal says '> reds wins 3:0"],
    ['a missing end', whole.replace(/> .*\n/, ''), "the journal lacks the line '> draw 0:0 (end.nobody)'"],
    ['an end too early', part.replace(/$/, '> draw 0:0 (end.nobody)\n'), ':13: the journal says'],
    ['choices after the end', `${whole}red: pass\n`, ":20: 'red: pass' is refused: the game is over"],
  ])('%s does not hold', async (_, text, message) => {
    const { code, out, err } = await verify(text);
    expect([code, err]).toEqual([1, '']);
    expect(out.startsWith('FAIL FILE\n     FILE:')).toBe(true);
    expect(out).toContain(message);
  });

  it('an impossible shuffle is detected even while the seed is secret', async () => {
    const { code, out } = await verify(withoutSeed(whole).replace(/shuffle deck .*/, 'shuffle deck 0 1 2'));
    expect(code).toBe(1);
    expect(out).toContain("FILE:7: '* shuffle deck 0 1 2' cannot be: there are 6");
  });

  describe('a seed that players contribute to', () => {
    const value = (digit: string) => digit.repeat(64);
    const by = (seat: string, digit: string) => ({
      seat,
      commit: commitTo(value(digit)),
      value: value(digit),
    });
    const fair = (...contributions: { seat: string; commit: string | null; value: string | null }[]) =>
      fairRaidJournal({ chance: 'chacha20', contributions }, ...passes);
    const both = fair(by('red', 'a'), by('blue', 'b'));

    it('says who would have had to pick the seed together, and what to compare', async () => {
      const { code, out } = await verify(both);
      expect(code).toBe(0);
      expect(out.split('\n').slice(2, 4)).toEqual([
        '     the values of red and blue: as committed to',
        '     the seed is the one committed to; 1 roll or shuffle follows from the seed and the values together (chacha20)',
      ]);
      expect(out.split('\n').slice(7)).toEqual([
        '     nobody could pick the seed alone, if the commitments below were made first: it would have taken the server, red and blue together',
        '     not proven: that these are the commitments made before the game began. Compare with what you saw then:',
        `       the server's seed: ${commitTo('a seed for tests')}`,
        `       the value of red: ${commitTo(value('a'))}`,
        `       the value of blue: ${commitTo(value('b'))}`,
        '',
      ]);
    });

    it('says whose value was kept back, and who had none', async () => {
      const withheld = await verify(fair(by('red', 'a'), { ...by('blue', 'b'), value: null }));
      expect(withheld.out).toContain('it would have taken the server and red together');
      expect(withheld.out).toContain('left out, because not revealed: the value of blue. Each that was');
      expect(withheld.out).not.toContain('two seeds');
      const none = await verify(fair({ seat: 'red', commit: null, value: null }));
      expect(none.out).toContain('Whoever ran the game chose it alone');
      expect(none.out).toContain('sat down without a value: red');
    });

    it('checks the values also before the seed is revealed', async () => {
      const { code, out } = await verify(withoutSeed(both));
      expect(code).toBe(0);
      expect(out).toContain('the values of red and blue: as committed to');
      expect(out).toContain('the seed is not revealed yet');
    });

    it.each([
      [
        'a value that was not committed to',
        both.replace(value('a'), value('c')),
        ':8: the value of red is not the one that was committed to',
      ],
      [
        'a value left out',
        both.replace(/contribution blue: .*\n/, ''),
        ":10: the journal says '* shuffle deck",
      ],
      ['a value of another seat', both.replace('contribution blue', 'contribution green'), 'is no seat'],
      ['another generator', both.replace('chacha20', 'sfc32'), ":11: the journal says '* shuffle deck"],
      ['another seed', both.replace('a seed for tests', 'another'), ':6: the seed is not the one'],
    ])('%s does not hold', async (_, text, message) => {
      const { code, out, err } = await verify(text);
      expect([code, err]).toEqual([1, '']);
      expect(out).toContain(message);
    });

    it('prints everything as JSON', async () => {
      const file = here.file('fair.journal', both);
      const { out } = await sandtable('verify', file, '--json');
      expect(JSON.parse(out).journals[0]).toMatchObject({
        ok: true,
        seed: 'revealed',
        generator: 'chacha20',
        commit: commitTo('a seed for tests'),
        contributions: [by('red', 'a'), by('blue', 'b')],
      });
    });
  });

  it('a journal that cannot be judged is not reported as false', async () => {
    for (const text of [
      'hello\n',
      whole.replace('game: raid', 'game: rood'),
      whole.replace('ruleset: 3', 'ruleset: 4'),
    ]) {
      const { code, out, err } = await verify(text);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^sandtable: .*game.journal:\d+: /);
    }
  });

  it('takes several journals, and prints the same as JSON', async () => {
    const good = here.file('good.journal', whole);
    const bad = here.file('bad.journal', whole.replace('red: pass', 'red: run'));
    const { code, out } = await sandtable('verify', good, bad, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out).journals).toMatchObject([
      {
        file: good,
        ok: true,
        reason: null,
        choices: 9,
        chance: 1,
        seed: 'revealed',
        waypoints: 1,
        finished: true,
      },
      { file: bad, ok: false, reason: expect.stringContaining(`${bad}:10: 'red: run' is refused`) },
    ]);
    expect((await sandtable('verify', good, `${good}x`)).code).toBe(2);
  });

  it('a journal with any letter wrong is judged, never a crash', async () => {
    for (const letter of ['', '\n', ' ', ':', '*', '9', 'x']) {
      for (let i = 0; i < part.length; i += 5) {
        const { code, err } = await verify(part.slice(0, i) + letter + part.slice(i + 1));
        expect(code).toBeLessThanOrEqual(2);
        expect(err.split('\n').length).toBeLessThanOrEqual(2);
      }
    }
  });
});
