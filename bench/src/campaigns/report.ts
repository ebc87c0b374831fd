import { wilson } from '@sandtable/bots';
import { MILESTONES } from '@sandtable/totaler-krieg';
import type { GameLine } from './game-line.js';

const percent = (value: number) => `${Math.round(value * 100)} %`;

/** The value that this share of the sorted values lies below. */
function quantile<V>(sorted: readonly V[], share: number): V {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** "1940-06 (1940-05 to 1940-08)": the median, and what eight of ten games lie between. */
function spread(values: readonly (string | number)[]): string {
  const sorted = values.slice().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  if (sorted.length === 0) return '–';
  return `${quantile(sorted, 0.5)} (${quantile(sorted, 0.1)} to ${quantile(sorted, 0.9)})`;
}

function winRate(games: readonly GameLine[], side: number): string {
  const { count, rate, low, high } = wilson(
    games.filter(({ winner }) => winner === side).length,
    games.length,
  );
  return `${count} of ${games.length}: ${percent(rate)} (95 % sure: ${percent(low)} to ${percent(high)})`;
}

/** What came of some games of one start and seating, as a table in Markdown. */
export function reportOn(games: readonly GameLine[]): string {
  const [{ start, bots }] = games;
  const commits = [...new Set(games.map(({ commit }) => commit))].join(', ');
  const names = ['axis', 'western', 'soviet'].map((seat, i) => `${seat}=${bots[i]}`).join(',');
  const lines = [
    `${games.length} games of ${start}, ${names}, ${games[0].seed} to ${games[games.length - 1].seed}, commit ${commits}`,
    '',
    '| milestone | games | median (8 of 10 games) |',
    '|---|---|---|',
  ];
  for (const { id, name } of MILESTONES) {
    const turns = games.flatMap(({ milestones }) => milestones[id] ?? []);
    lines.push(`| ${name} | ${percent(turns.length / games.length)} | ${spread(turns)} |`);
  }
  lines.push(`| the last turn | 100 % | ${spread(games.map(({ end }) => end))} |`);
  lines.push(`| VP (above zero: Axis) | | ${spread(games.map(({ vp }) => vp))} |`);
  lines.push(
    `| Strategic Hexes won, less those lost | | ${spread(games.map(({ scores: [a, b] }) => a - b))} |`,
  );
  lines.push('', `The Axis wins ${winRate(games, 0)}; the Allies ${winRate(games, 1)}.`);
  const reasons = new Map<string, number>();
  for (const { reason } of games) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  lines.push(`Ends by rule: ${[...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ')}.`);
  lines.push(`Choices in a game: ${spread(games.map(({ choices }) => choices))}.`);
  const seconds = games.map((game) => Math.round(game.seconds * 10) / 10);
  lines.push(`Processor seconds of a game: ${spread(seconds)}.`, ...thinkingOf(games));
  return `${lines.join('\n')}\n`;
}

function thinkingOf(games: readonly GameLine[]): string[] {
  return [...new Set(games[0].bots)].map((bot) => {
    let [decisions, millis] = [0, 0];
    for (const { thinking } of games) {
      decisions += thinking[bot]?.decisions ?? 0;
      millis += thinking[bot]?.millis ?? 0;
    }
    return `A decision of ${bot}: ${(millis / Math.max(1, decisions)).toFixed(2)} ms on average by the clock.`;
  });
}
