import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { folder, sandtable } from '../../test/command.js';
import { typing } from '../../test/playing.js';
import type { Summary } from '../simulate/report.js';

vi.mock('@sandtable/shelf', async (original) =>
  (await import('../../test/holed.js')).shelfWithHoled(original),
);

const here = folder();

async function simulate(...argv: string[]): Promise<Summary> {
  const { code, out, err } = await sandtable('simulate', '--json', ...argv);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

describe('simulate', () => {
  it('counts the results of the games', async () => {
    const found = await simulate('--game', 'outposts', '--games', '20', '--seed', 'x');
    expect(found).toMatchObject({
      game: 'outposts',
      options: { rounds: 'short' },
      seed: 'x',
      games: 20,
      workers: 1,
      bots: { amber: 'random', crimson: 'random', jade: 'random', indigo: 'random' },
    });
    const { wins, draws, decisions, length, branching, scores } = found;
    expect(wins.north.count + wins.south.count + draws.count).toBe(20);
    expect(wins.north.rate).toBe(wins.north.count / 20);
    expect(wins.north.low).toBeLessThan(wins.north.rate);
    expect(wins.north.high).toBeGreaterThan(wins.north.rate);
    expect(length.mean).toBe(decisions / 20);
    expect(length.min).toBeLessThan(length.mean);
    expect(length.max).toBeGreaterThan(length.mean);
    expect(branching.mean).toBeGreaterThan(1);
    expect(scores.north.sd).toBeGreaterThan(0);
    expect(found.decisionsPerSecond).toBeCloseTo(decisions / found.seconds);
    expect(found.gamesPerSecond).toBeCloseTo(20 / found.seconds);
  });

  it('plays the same games for the same seed, and others for another', async () => {
    const of = async (seed: string) => {
      const { decisions, scores, wins } = await simulate(
        '--game',
        'outposts',
        '--games',
        '10',
        '--seed',
        seed,
      );
      return { decisions, scores, wins };
    };
    expect(await of('1')).toEqual(await of('1'));
    expect(await of('1')).not.toEqual(await of('2'));
  });

  it('seats the bots that are asked for', async () => {
    const { bots, wins } = await simulate(
      '--game',
      'outposts',
      '--games',
      '4',
      '--bots',
      'north=greedy,jade=random',
    );
    expect(bots).toEqual({ amber: 'greedy', crimson: 'random', jade: 'random', indigo: 'random' });
    expect(wins.north.count).toBeGreaterThan(0);
  });

  it('prints the same in words', async () => {
    const { code, out } = await sandtable('simulate', '--game', 'noughts', '--games', '50');
    expect(code).toBe(0);
    expect(out).toMatch(/^Noughts and crosses\n {2}games +50 in /);
    expect(out).toMatch(/^ {2}won by Noughts +\d+, \d+\.\d % \(95 % sure: /m);
    expect(out).toMatch(/^ {2}bots +random$/m);
  });

  it('draws a progress bar on a terminal, and removes it', async () => {
    const { err, out } = await typing([], ['simulate', '--game', 'noughts', '--games', '40'], {
      isTTY: true,
    });
    expect(err).toMatch(/\r\[#*\.*\] \d+ of 40 games/);
    expect(err).toMatch(/\r +\r$/);
    expect(out).not.toContain('\r');
  });

  it('stops between two games when it is interrupted', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 20);
    const argv = ['simulate', '--game', 'outposts', '--games', '10000000'];
    const { code, out, err } = await typing([], argv, { interrupted: stop.signal });
    expect([code, out, err]).toEqual([130, '', '']);
  });

  it('writes journals that hold', async () => {
    const dir = join(here.path, 'journals');
    const plain = await simulate('--game', 'outposts', '--games', '3');
    const written = await simulate('--game', 'outposts', '--games', '3', '--journals', dir);
    expect(written.decisions).toBe(plain.decisions);
    expect(written.branching).toEqual(plain.branching);
    const names = readdirSync(dir).sort();
    expect(names).toEqual(['outposts-1.journal', 'outposts-2.journal', 'outposts-3.journal']);
    const { code } = await sandtable('verify', ...names.map((name) => join(dir, name)));
    expect(code).toBe(0);
  });

  it.each([
    [[], 'simulate needs a game: --game GAME'],
    [['--game', 'outpost'], "there is no game 'outpost'; did you mean 'outposts'?"],
    [['--game', 'noughts', '--games', '0'], "--games is a whole number from 1 to 10000000, not '0'"],
    [['--game', 'noughts', '--workers', 'two'], "--workers is a whole number from 1 to 256, not 'two'"],
    [
      ['--game', 'noughts', '--bots', 'deep'],
      "--bots: noughts has no bot 'deep' (bots: random, recruit, greedy)",
    ],
    [['--game', 'noughts', '--options', 'a=b'], "noughts: there is no option 'a' (options: none)"],
    [['--game', 'noughts', '--seed', 'a\nb'], '--seed is one line of plain letters, digits and signs'],
    [
      ['--game', 'noughts', '--journals', '/dev/null/x'],
      '/dev/null/x/noughts-1.journal: there is no such folder',
    ],
  ])('refuses %j', async (argv, sentence) => {
    const { code, out, err } = await sandtable('simulate', ...argv);
    expect([code, out, err]).toEqual([2, '', `sandtable: ${sentence}\n`]);
  });
});

describe('a game that throws an exception', () => {
  const argv = ['simulate', '--game', 'holed', '--seed', 's'];

  it('is reported with its seed and its journal', async () => {
    const { code, out, err } = await sandtable(...argv);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^sandtable journal 1\ngame: holed\n/);
    expect(err).toContain('\n# here the game broke down: the middle\n');
    expect(err).toMatch(/\nsandtable: game \d+ \(seed s\/\d+\) broke down after \d+ choices: the middle\n$/);
  });

  it('leaves its journal beside the others', async () => {
    const dir = join(here.path, 'broken');
    const { code, err } = await sandtable(...argv, '--journals', dir);
    expect(code).toBe(1);
    const file = /its journal is (\S+)\n$/.exec(err)?.[1] ?? '';
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain('# here the game broke down');
    expect((await sandtable('replay', file)).code).toBe(0);
  });
});
