import type { AnyGame } from '@sandtable/kernel';
import type { GameRecord } from './fixture-player.js';
import { fixtureOf, type Tournament } from './schedule.js';

/** A line for each game. */
export function toCsv(game: AnyGame, tournament: Tournament, records: readonly GameRecord[]): string {
  const ids = game.sides.map(({ id }) => id);
  const head = ['game', 'seed', ...ids, 'winner', 'why', 'decisions', ...ids.map((id) => `score ${id}`)];
  const rows = records.map((record) => {
    const { seed, bots } = fixtureOf(tournament, record.number);
    const winner = record.winner < 0 ? 'draw' : ids[record.winner];
    const names = bots.map((bot) => tournament.bots[bot]);
    return [record.number, seed, ...names, winner, record.why, record.decisions, ...record.scores];
  });
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** RFC 4180: a value with a comma, a quote or a line break is quoted. */
function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
