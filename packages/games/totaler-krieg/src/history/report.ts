import { turnLabel } from '../calendar/calendar.js';
import type { Turn } from '../ids.js';
import { type Departure, HistoricalGame } from './play.js';
import { type Snapshot, TOPICS } from './snapshot.js';

/** The starts from which history leads to the next one. */
export const STARTS = ['1937', '1938', '1939', '1940', '1941a', '1941b', '1942', '1943', '1944'] as const;

/** Something that the set-up of a scenario has otherwise than the games that led to its date. */
export interface Difference {
  topic: string;
  what: string;
  setUp: string;
  /** What the games have, each value once. */
  games: string[];
}

/** What history made of a start by the date of a later one, beside the set-up of that one. */
export interface Comparison {
  from: string;
  to: string;
  turn: Turn;
  differences: Difference[];
  /** How many things were compared in each topic. */
  compared: ReadonlyMap<string, number>;
  departures: Departure[];
}

/** The set-up of a scenario, before its first card is revealed. */
function setUpOf(scenario: string): { turn: Turn; snapshot: Snapshot } {
  const game = new HistoricalGame(scenario, 'set-up');
  while (game.seasons.size === 0 && game.playOn());
  const [[turn, snapshot]] = game.seasons;
  return { turn, snapshot };
}

/** Games by these seeds from one start to the date of another. */
export function compare(from: string, to: string, seeds: readonly string[]): Comparison {
  const { turn, snapshot } = setUpOf(to);
  const games = seeds.map((seed) => {
    const game = new HistoricalGame(from, seed);
    while (!game.seasons.has(turn) && game.playOn());
    return game;
  });
  const reached = games.flatMap((game) => game.seasons.get(turn) ?? []);
  const compared = new Map<string, number>();
  const differences = TOPICS.flatMap((topic) => {
    const rows = differencesIn(topic, snapshot, reached);
    compared.set(topic, keysOf(topic, [snapshot, ...reached]).length);
    return rows;
  });
  return { from, to, turn, differences, compared, departures: games.flatMap((game) => game.departures) };
}

const keysOf = (topic: string, all: readonly Snapshot[]): string[] => [
  ...new Set(all.flatMap((one) => [...one.get(topic)!.keys()])),
];

function differencesIn(topic: string, setUp: Snapshot, games: readonly Snapshot[]): Difference[] {
  return keysOf(topic, [setUp, ...games]).flatMap((what) => {
    const there = setUp.get(topic)!.get(what) ?? '—';
    const found = [...new Set(games.map((one) => one.get(topic)!.get(what) ?? '—'))];
    return found.length === 1 && found[0] === there ? [] : [{ topic, what, setUp: there, games: found }];
  });
}

/** The comparison as a page of Markdown. */
export function comparisonText({ from, to, turn, differences, compared, departures }: Comparison): string {
  const lines = [`## ${from} to ${to}`, '', `${turnLabel(turn)}, before the first card is revealed.`, ''];
  for (const { turn: when, card, why } of departures)
    lines.push(`- History was refused: ${card} for ${when}, because it needs: ${why.join('; ')}`);
  if (departures.length > 0) lines.push('');
  lines.push('| what | compared | differ |', '| --- | ---: | ---: |');
  for (const topic of TOPICS) {
    const count = differences.filter((one) => one.topic === topic).length;
    lines.push(`| ${topic} | ${compared.get(topic) ?? 0} | ${count} |`);
  }
  lines.push('');
  if (differences.length === 0) return lines.join('\n');
  lines.push('| what | | set-up | games |', '| --- | --- | --- | --- |');
  for (const { topic, what, setUp, games } of differences)
    lines.push(`| ${topic} | ${what} | ${setUp} | ${games.join(' / ')} |`);
  return [...lines, ''].join('\n');
}
