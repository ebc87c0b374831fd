import { type Rate, wilson } from '@sandtable/bots';
import type { AnyGame, GameOptions } from '@sandtable/kernel';
import { isPlayed } from '@sandtable/kernel';
import { isProgram } from '../own-bots/own-bots.js';
import { range, type Spread, spread, sum } from '../statistics/spread.js';
import { few, share, whole } from '../statistics/words.js';
import type { Plan } from './plan.js';
import { DECISIONS, FORFEIT, LEADER, OPTIONS, type Results, SCORES, WINNER } from './results.js';

/** What `simulate --json` prints. */
export interface Summary {
  game: string;
  options: GameOptions;
  seed: string;
  /** The bot of each seat. */
  bots: Record<string, string>;
  workers: number;
  games: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  gamesPerSecond: number;
  wins: Record<string, Rate>;
  draws: Rate;
  /** How often a seat was first among the winners; only of games whose rules rank them. */
  led?: Record<string, Rate>;
  /** How often a seat's program lost by being too slow, gone or illegal; only of games with such a seat. */
  forfeits?: Record<string, Rate>;
  /** Decisions per game. */
  length: { mean: number; min: number; max: number };
  /** Options per decision; for a by-subject verb, its subjects plus the targets of the chosen one. */
  branching: { mean: number };
  /** The final score of each side. */
  scores: Record<string, Spread>;
}

export function summarize(game: AnyGame, plan: Plan, results: Results, seconds: number): Summary {
  const { games } = results;
  const column = (at: number) => Array.from({ length: games }, (_, i) => results.at(i + 1, at));
  const winners = column(WINNER);
  const leaders = column(LEADER);
  const lengths = column(DECISIONS);
  const decisions = sum(lengths);
  const won = (side: number) => wilson(winners.filter((winner) => winner === side).length, games);
  return {
    game: game.id,
    options: plan.options,
    seed: plan.seed,
    bots: Object.fromEntries(
      game.seats.flatMap(({ id }, seat) => (isPlayed(game, plan.options, id) ? [[id, plan.bots[seat]]] : [])),
    ),
    workers: plan.workers,
    games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: games / seconds,
    wins: Object.fromEntries(game.sides.map(({ id }, side) => [id, won(side)])),
    draws: won(-1),
    ...(leaders.some((seat) => seat >= 0) && { led: bySeat(game, leaders) }),
    ...(plan.bots.some(isProgram) && { forfeits: bySeat(game, column(FORFEIT)) }),
    length: range(lengths),
    branching: { mean: branching(lengths, column(OPTIONS)) },
    scores: Object.fromEntries(game.sides.map(({ id }, side) => [id, spread(column(SCORES + side))])),
  };
}

/** Options per decision, of the games whose options were counted. */
function branching(lengths: readonly number[], options: readonly number[]): number {
  return sum(options) / Math.max(1, sum(lengths.filter((_, i) => options[i] > 0)));
}

/** The share of each seat in a column of seats; without seats that it does not name. */
function bySeat({ seats }: AnyGame, column: readonly number[]): Record<string, Rate> {
  const counts = seats.map((_, seat) => column.filter((one) => one === seat).length);
  return Object.fromEntries(
    seats.flatMap(({ id }, seat) => (counts[seat] > 0 ? [[id, wilson(counts[seat], column.length)]] : [])),
  );
}

/** The summary as text. */
export function describe(game: AnyGame, summary: Summary): string {
  const { games, seconds, decisions, length, branching, seed } = summary;
  const rows: [string, string][] = [];
  const speed = `${few(summary.gamesPerSecond)} games and ${whole(summary.decisionsPerSecond)} decisions per second`;
  rows.push(['games', `${whole(games)} in ${seconds.toFixed(1)} s: ${speed}`]);
  rows.push(['bots', bots(summary)], ['seed', seed]);
  for (const { id, name } of game.sides) rows.push([`won by ${name}`, share(summary.wins[id])]);
  rows.push(['draws', share(summary.draws)]);
  for (const { id, name } of game.seats)
    if (summary.led?.[id]) rows.push([`won and led by ${name}`, share(summary.led[id])]);
  for (const { id, name } of game.seats)
    if (summary.forfeits?.[id]) rows.push([`forfeited by ${name}`, share(summary.forfeits[id])]);
  rows.push([
    'length',
    `${length.mean.toFixed(1)} decisions (${length.min} to ${length.max}), ${whole(decisions)} in all`,
  ]);
  rows.push(['branching', `${branching.mean.toFixed(2)} options per decision`]);
  for (const { id, name } of game.sides) {
    const { mean, sd } = summary.scores[id];
    rows.push([`score of ${name}`, `${mean.toFixed(2)}, standard deviation ${sd.toFixed(2)}`]);
  }
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  return `${game.title}\n${lines.join('\n')}\n`;
}

function bots({ bots }: Summary): string {
  const names = new Set(Object.values(bots));
  if (names.size === 1) return [...names][0];
  return Object.entries(bots)
    .map(([seat, bot]) => `${seat}=${bot}`)
    .join(',');
}
