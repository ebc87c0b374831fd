import { describe, expect, it } from 'vitest';
import type { GameLine } from './game-line.js';
import { reportOn } from './report.js';

const game = (n: number, warsaw: string | null, winner: number): GameLine => ({
  seed: `s/${n}`,
  start: '1939',
  bots: ['greedy', 'random', 'random'],
  commit: 'abc',
  milestones: warsaw === null ? {} : { warsaw },
  end: '1945-05',
  winner,
  reason: '0.3',
  scores: [n, 0],
  vp: -n,
  choices: 100,
  seconds: 2,
  thinking: { greedy: { decisions: 10, millis: 25 }, random: { decisions: 20, millis: 1 } },
});

describe('the report on campaigns', () => {
  const report = reportOn([
    game(1, '1939-09', 0),
    game(2, null, 1),
    game(3, '1939-08', 0),
    game(4, '1940-03', 0),
  ]);

  it('says how often a milestone came, and when', () => {
    expect(report).toContain('| Warsaw falls | 75 % | 1939-09 (1939-08 to 1940-03) |');
    expect(report).toContain('| Paris falls | 0 % | – |');
  });

  it('says who won, with an interval, and sorts numbers as numbers', () => {
    expect(report).toContain('The Axis wins 3 of 4: 75 % (95 % sure: 30 % to 95 %)');
    expect(report).toContain('| VP (above zero: Axis) | | -2 (-4 to -1) |');
  });

  it('says how long a bot thinks', () => {
    expect(report).toContain('A decision of greedy: 2.50 ms');
  });
});

describe('a campaign', () => {
  it('is played until the turn that was asked for, and dates what happened', async () => {
    const { CampaignPlayer } = await import('./play.js');
    const plan = { start: '1939', bots: ['random', 'random', 'random'], commit: '' };
    const line = new CampaignPlayer(plan, '1939-08').play('test/1');
    expect(line.end).toBe('1939-09');
    expect(line.choices).toBeGreaterThan(20);
    expect(line.milestones).not.toHaveProperty('paris');
  });
});
