import { type Rate, wilson } from '@sandtable/bots';
import { type AnyGame, type GameOptions, seedGenerator } from '@sandtable/kernel';
import { range, type Spread, spread } from '../statistics/spread.js';
import type { Code } from './code.js';
import type { GameRecord } from './fixture-player.js';
import { estimateRatings, type Meeting } from './ratings.js';
import type { Held } from './run.js';
import { type Format, fixtureOf, pairsOf, type Tournament } from './schedule.js';
import type { Sprt, SprtResult } from './sprt.js';
import { addTimes, noTimes, quantile } from './times.js';

export interface BotReport {
  name: string;
  /** Elo points, with a 95 % interval. */
  rating: number;
  low: number;
  high: number;
  /** Against the other bots; a draw counts as half. */
  winRate: Rate;
  bySide: Record<string, Rate>;
  /** How often each side wins if this bot plays both. */
  selfPlay: Record<string, Rate>;
  /** Milliseconds of a decision. */
  ms: { p50: number; p99: number };
  /** By side: how many different openings, in how many games. */
  openings: Record<string, { different: number; games: number }>;
}

export interface PairReport {
  bots: readonly [string, string];
  games: number;
  draws: number;
  /** Of the first bot, over both sides and on each. */
  winRate: Rate;
  bySide: Record<string, Rate>;
}

/** What `tournament --json` prints. */
export interface TournamentReport {
  game: string;
  options: GameOptions;
  seed: string;
  format: Format;
  games: number;
  complete: boolean;
  code: Code;
  bots: BotReport[];
  /** What the first side is worth to these bots, in Elo points. */
  side: { name: string; rating: number; low: number; high: number };
  pairs: PairReport[];
  endings: { why: string; games: number; wins: Record<string, number> }[];
  /** The final scores of each side. */
  scores: Record<string, Spread>;
  decisions: { mean: number; min: number; max: number };
  sprt: (Sprt & SprtResult) | null;
}

interface Played {
  record: GameRecord;
  bots: readonly [number, number];
}

export function makeReport(
  game: AnyGame,
  tournament: Tournament,
  { records, sprt, complete }: Held,
  test: Sprt | null,
  code: Code,
): TournamentReport {
  const played = records.map((record) => ({ record, bots: fixtureOf(tournament, record.number).bots }));
  const meetings = played.map(meetingOf);
  const random = seedGenerator(`${tournament.seed} ratings`);
  const ratings = estimateRatings(tournament.bots.length, meetings, random);
  const { game: id, options, seed, format } = tournament;
  return {
    game: id,
    options,
    seed,
    format,
    games: records.length,
    complete,
    code,
    bots: tournament.bots.map((name, bot) => {
      const { value: rating, low, high } = ratings.bots[bot];
      return { name, rating, low, high, ...botReport(game, played, bot) };
    }),
    side: {
      name: game.sides[0].id,
      rating: ratings.side.value,
      low: ratings.side.low,
      high: ratings.side.high,
    },
    pairs: pairsOf(tournament).flatMap(([a, b]) =>
      a === b ? [] : [pairReport(game, tournament, played, a, b)],
    ),
    endings: endingsOf(game, records),
    scores: Object.fromEntries(
      game.sides.map(({ id }, side) => [id, spread(records.map(({ scores }) => scores[side]))]),
    ),
    decisions: range(records.map(({ decisions }) => decisions)),
    sprt: test && sprt ? { ...test, ...sprt } : null,
  };
}

function meetingOf({ record, bots }: Played): Meeting {
  return { bots, score: scoreOf(record, 0) };
}

/** What a side got from a game. */
function scoreOf({ winner }: GameRecord, side: number): number {
  return winner < 0 ? 0.5 : winner === side ? 1 : 0;
}

/** The share of points that one got on a side. */
function rateOf(played: readonly Played[], side: number): Rate {
  return wilson(
    played.reduce((sum, { record }) => sum + scoreOf(record, side), 0),
    played.length,
  );
}

function botReport(game: AnyGame, played: readonly Played[], bot: number) {
  const alone = played.filter(({ bots }) => bots[0] === bot && bots[1] === bot);
  const on = (side: number) => played.filter(({ bots }) => bots[side] === bot && bots[1 - side] !== bot);
  const points = [0, 1].map((side) => on(side).reduce((sum, { record }) => sum + scoreOf(record, side), 0));
  const times = noTimes();
  for (const { record, bots } of played)
    for (const side of [0, 1]) if (bots[side] === bot) addTimes(times, record.times[side]);
  const perSide = <V>(of: (side: number) => V) =>
    Object.fromEntries(game.sides.map(({ id }, side) => [id, of(side)]));
  return {
    winRate: wilson(points[0] + points[1], on(0).length + on(1).length),
    bySide: perSide((side) => rateOf(on(side), side)),
    selfPlay: perSide((side) => rateOf(alone, side)),
    ms: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
    openings: perSide((side) => {
      const of = played.filter(({ bots }) => bots[side] === bot);
      const different = new Set(of.map(({ record }) => record.openings[side])).size;
      return { different, games: of.length };
    }),
  };
}

function pairReport(
  game: AnyGame,
  { bots: names }: Tournament,
  played: readonly Played[],
  a: number,
  b: number,
): PairReport {
  const asSide = [0, 1].map((side) => played.filter(({ bots }) => bots[side] === a && bots[1 - side] === b));
  const points = asSide.flatMap((games, side) => games.map(({ record }) => scoreOf(record, side)));
  return {
    bots: [names[a], names[b]],
    games: points.length,
    draws: points.filter((score) => score === 0.5).length,
    winRate: wilson(
      points.reduce((x, y) => x + y, 0),
      points.length,
    ),
    bySide: Object.fromEntries(game.sides.map(({ id }, side) => [id, rateOf(asSide[side], side)])),
  };
}

function endingsOf(game: AnyGame, records: readonly GameRecord[]): TournamentReport['endings'] {
  const reasons = [...new Set(records.map(({ why }) => why))];
  return reasons
    .map((why) => {
      const of = records.filter((record) => record.why === why);
      const wins = game.sides.map(({ id }, side) => [id, of.filter(({ winner }) => winner === side).length]);
      return { why, games: of.length, wins: Object.fromEntries(wins) };
    })
    .sort((a, b) => b.games - a.games || (a.why < b.why ? -1 : 1));
}
