import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';
import type { TournamentReport } from '../tournament/report.js';

const here = folder();
const SMALL = ['--game', 'outposts', '--bots', 'random,greedy', '--games', '6', '--seed', 'x'];

async function tournament(...argv: string[]): Promise<TournamentReport> {
  const { code, out, err } = await sandtable('tournament', '--json', ...argv);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

/** Everything but the times, which are different each time. */
function timeless(report: TournamentReport) {
  return { ...report, bots: report.bots.map(({ ms: _, ...bot }) => bot) };
}

describe('tournament', () => {
  it('rates the bots, with win rates by side and against themselves', async () => {
    const report = await tournament(...SMALL);
    expect(report).toMatchObject({
      game: 'outposts',
      options: { rounds: 'short' },
      seed: 'x',
      format: 'round-robin',
      games: 18,
      complete: true,
      sprt: null,
    });
    const [random, greedy] = report.bots;
    expect([random.name, greedy.name]).toEqual(['random', 'greedy']);
    expect(greedy.rating).toBeGreaterThan(random.rating);
    expect(greedy.low).toBeLessThan(greedy.rating);
    expect(greedy.high).toBeGreaterThan(greedy.rating);
    expect(greedy.bySide.north.rate).toBe(1);
    expect(greedy.winRate.count + random.winRate.count).toBe(6);
    expect(greedy.selfPlay.north.rate + greedy.selfPlay.south.rate).toBeCloseTo(1);
    expect(greedy.ms.p99).toBeGreaterThan(0);
    expect(greedy.ms.mean).toBeGreaterThan(0);
    expect(greedy.ms.mean).toBeLessThan(greedy.ms.p99);
    expect(greedy.openings.north).toMatchObject({ different: expect.any(Number), games: 9 });
    expect(greedy.openings.north.most[0].games).toBeGreaterThan(0);
    expect(report.pairs).toEqual([
      expect.objectContaining({ bots: ['random', 'greedy'], games: 6, draws: 0 }),
    ]);
    expect(report.endings.reduce((sum, { games }) => sum + games, 0)).toBe(18);
  });

  it('keeps its games in a folder, goes on with them, and writes the reports', async () => {
    const to = join(here.path, 'kept');
    const first = await tournament(...SMALL, '--to', to);
    const games = () => readFileSync(join(to, 'games.jsonl'), 'utf8').split('\n').length - 1;
    expect(games()).toBe(18);
    // A line that was being written when the program was stopped.
    appendFileSync(join(to, 'games.jsonl'), '{"number":19,"win');
    expect(timeless(await tournament(...SMALL, '--to', to))).toEqual(timeless(first));
    expect(games()).toBe(18);
    const more = [...SMALL];
    more[more.indexOf('6')] = '8';
    const longer = await tournament(...more, '--to', to);
    expect([longer.games, games()]).toEqual([24, 24]);
    expect(timeless(longer)).toEqual(timeless(await tournament(...more)));
    const csv = readFileSync(join(to, 'games.csv'), 'utf8').split('\n');
    expect(csv[0]).toBe('game,seed,north,south,winner,why,decisions,score north,score south');
    expect(csv.length).toBe(24 + 2);
    const html = readFileSync(join(to, 'report.html'), 'utf8');
    expect(html).toContain('<canvas id="ratings">');
    // It needs nothing from elsewhere.
    expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)=/);
    expect(JSON.parse(readFileSync(join(to, 'report.json'), 'utf8'))).toEqual(longer);
  });

  it('does not mix the games of two tournaments', async () => {
    const to = join(here.path, 'mixed');
    await tournament(...SMALL, '--to', to);
    const other = SMALL.map((word) => (word === 'x' ? 'y' : word));
    const { code, err } = await sandtable('tournament', ...other, '--to', to);
    expect([code, err]).toEqual([2, expect.stringContaining('has the games of another tournament')]);
  });

  it('stops a sequential test at its decision', async () => {
    const argv = ['--game', 'outposts', '--bots', 'greedy,random', '--sprt', '50,80', '--games', '100'];
    const report = await tournament(...argv);
    expect(report.sprt).toMatchObject({ low: 0.5, high: 0.8, verdict: 'high' });
    expect(report.games).toBe(report.sprt!.games);
    expect(report.games).toBeLessThan(20);
    const { out } = await sandtable('tournament', ...argv);
    expect(out).toContain(`greedy wins at least 80.0 % (95.0 % sure, after ${report.games} games)`);
  });

  it.each([
    [['--game', 'outposts'], "--bots: there is no bot ''"],
    [['--game', 'outposts', '--bots', 'greedy'], 'a tournament needs two bots at least'],
    [['--game', 'outposts', '--bots', 'greedy,greedy'], 'every bot takes part once'],
    [['--game', 'outposts', '--bots', 'greedy,hal'], "--bots: there is no bot 'hal'"],
    [['--game', 'outposts', '--bots', 'greedy,random', '--format', 'cup'], '--format is one of'],
    [['--game', 'outposts', '--bots', 'greedy,random', '--sprt', '60,50'], '--sprt is two per cents'],
    [
      ['--game', 'outposts', '--bots', 'greedy,random', '--sprt', '50,60', '--format', 'ladder'],
      '--sprt goes with',
    ],
  ])('explains what is wrong with %j', async (argv, sentence) => {
    const { code, err } = await sandtable('tournament', ...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

describe('tournament --on', () => {
  it.each([
    [['--on', 'mysql://x'], 'postgres://'],
    [['--on', 'postgres://localhost:1/x', '--workers', '2'], 'without --workers'],
    [['--on', 'postgres://localhost:1/x', '--bots', 'greedy,cmd:./mybot'], 'only where they are'],
    [['--on', 'postgres://localhost:1/x'], 'cannot be used'],
  ])('refuses %j in one line', async (argv, reason) => {
    const bots = argv.includes('--bots') ? [] : ['--bots', 'random,greedy'];
    const { code, err } = await sandtable('tournament', '--game', 'outposts', ...bots, ...argv);
    expect(code).toBe(2);
    expect(err).toContain(reason);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
