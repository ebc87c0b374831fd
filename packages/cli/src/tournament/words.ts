import type { AnyGame } from '@sandtable/kernel';
import { percent, share, whole } from '../statistics/words.js';
import type { BotReport, TournamentReport } from './report.js';

/** A report as text. */
export function describeTournament(game: AnyGame, report: TournamentReport): string {
  const { side, sprt, code } = report;
  const first = game.sides[0].name;
  const lines = [
    `${game.title}: ${whole(report.games)} games of ${report.bots.map(({ name }) => name).join(', ')}`,
    `  seed ${report.seed}, ${codeOf(code)}`,
    '',
    ...columns([
      [
        'bot',
        'rating',
        '95 % sure',
        'wins',
        ...game.sides.map(({ name }) => `as ${name}`),
        'ms mean',
        'p50',
        'p99',
      ],
      ...[...report.bots].sort((a, b) => b.rating - a.rating).map((bot) => botRow(game, bot)),
    ]),
    '',
    `  ${first} is worth ${elo(side.rating)} points of rating to these bots (95 % sure: ${elo(side.low)} to ${elo(side.high)})`,
  ];
  for (const { bots, winRate } of report.pairs)
    lines.push(`  ${bots[0]} against ${bots[1]}: ${share(winRate)}`);
  for (const { why, games } of report.endings) lines.push(`  ended by ${why}: ${whole(games)}`);
  for (const [seat, games] of Object.entries(report.leaders ?? {}))
    lines.push(`  won and led by ${seat}: ${whole(games)}`);
  lines.push(...blunderLines(report));
  for (const { name, weights } of report.bots)
    if (weights) lines.push(`  weights of ${name}: ${weights.sha256.slice(0, 16)}, made by ${weights.made}`);
  for (const { name, forfeits } of report.bots)
    for (const [reason, games] of Object.entries(forfeits ?? {}))
      lines.push(`  lost by ${name} unplayed: ${whole(games)} (${reason})`);
  if (sprt) lines.push(`  ${verdict(report)}`);
  if (!report.complete) lines.push('  stopped before its end');
  return `${lines.join('\n')}\n`;
}

/** What a good player would laugh at, for each bot: how often in a game. */
function blunderLines({ blunders, bots }: TournamentReport): string[] {
  if (!blunders) return [];
  const rows = Object.entries(blunders).map(([key, text]) => [
    text,
    ...bots.map((bot) => (bot.blunders?.[key] ?? 0).toFixed(2)),
  ]);
  return ['', ...columns([['in a game', ...bots.map(({ name }) => name)], ...rows]), ''];
}

function botRow(game: AnyGame, bot: BotReport): string[] {
  return [
    bot.name,
    elo(bot.rating),
    `${elo(bot.low)} to ${elo(bot.high)}`,
    `${percent(bot.winRate.rate)} %`,
    ...game.sides.map(({ id }) => `${percent(bot.bySide[id].rate)} %`),
    bot.ms.mean.toFixed(2),
    bot.ms.p50.toFixed(2),
    bot.ms.p99.toFixed(1),
  ];
}

function verdict({ bots, sprt }: TournamentReport): string {
  const { verdict, games, low, high, error } = sprt!;
  const name = bots[0].name;
  const sure = `${percent(1 - error)} % sure`;
  if (verdict === 'high') return `${name} wins at least ${percent(high)} % (${sure}, after ${games} games)`;
  if (verdict === 'low') return `${name} wins at most ${percent(low)} % (${sure}, after ${games} games)`;
  return `not decided after ${games} games whether ${name} wins ${percent(low)} or ${percent(high)} %`;
}

function elo(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(Math.round(points))}`;
}

function codeOf({ version, commit, changed }: TournamentReport['code']): string {
  if (commit === null) return `version ${version}`;
  return `commit ${commit.slice(0, 10)}${changed ? ' with changes' : ''}`;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) =>
    `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}`.trimEnd(),
  );
}
