import { describe, expect, it } from 'vitest';
import { sandtable } from '../../test/command.js';
import type { Balance } from './balance.js';

describe('balance', () => {
  it('plays the game as it is and with each option changed, with the same seeds', async () => {
    const argv = ['--game', 'outposts', '--bot', 'random', '--games', '6', '--seed', 'x'];
    const { code, out } = await sandtable('balance', ...argv, '--json');
    expect(code).toBe(0);
    const { variants, ...rest }: Balance = JSON.parse(out);
    expect(rest).toMatchObject({ game: 'outposts', bot: 'random', seed: 'x', games: 6 });
    expect(variants.map(({ changed }) => changed)).toEqual(['', 'rounds=long']);
    for (const { wins, draws } of variants) expect(wins.north.count + wins.south.count + draws.count).toBe(6);
    const alone = await sandtable(
      'simulate',
      ...argv.filter((word) => word !== '--bot' && word !== 'random'),
      '--json',
    );
    expect(variants[0].wins).toEqual(JSON.parse(alone.out).wins);
    const words = await sandtable('balance', ...argv, '--vary', 'rounds');
    expect(words.out).toContain('Outposts as random sees it: 6 games each');
    expect(words.out).toMatch(/rounds=long {2}North \d+\.\d %/);
  });

  it.each([
    [[], 'balance needs a game'],
    [['--game', 'outposts', '--vary', 'edition'], "has no option 'edition' (options: rounds)"],
    [['--game', 'outposts', '--bot', 'hal'], "has no bot 'hal'"],
    [['--game', 'outposts', '--bot', 'cmd:./x'], '--bot is the name of one bot'],
  ])('explains what is wrong with %j', async (argv, sentence) => {
    const { code, err } = await sandtable('balance', ...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
