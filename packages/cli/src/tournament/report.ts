import { type Rate, wilson } from '@sandtable/bots';
import {
  type AnyGame,
  type AnyStatistics,
  addTo,
  type GameOptions,
  seedGenerator,
  sha256,
  type Weights,
} from '@sandtable/kernel';
import { range, type Spread, spread } from '../statistics/spread.js';
import type { Code } from './code.js';
import type { GameRecord } from './fixture-player.js';
import { estimateRatings, type Meeting } from './ratings.js';
import type { Held } from './run.js';
import { type Format, fixtureOf, pairsOf, type Tournament } from './schedule.js';
import type { Sprt, SprtResult } from './sprt.js';
import { addTimes, meanTime, noTimes, quantile } from './times.js';

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
  ms: { mean: number; p50: number; p99: number };
  /** By side: how many different openings, in how many games, and the most frequent ones. */
  openings: Record<string, { different: number; games: number; most: Opening[] }>;
  /** What a good player would laugh at, a game, by the keys of `blunders`; only of games that count it. */
  blunders?: Record<string, number>;
  /** By side and source: points a game. */
  points?: Record<string, Record<string, number>>;

  /** The weights that it judges by: their SHA-256, and the run that made them. */
  weights?: { sha256: string; made: string; commit: string | null };
  /** Of a program: the games that it lost without playing them to their end, by reason. */
  forfeits?: Record<string, number>;
}

/** An opening, and how often it was played. */
export interface Opening {
  text: string;
  games: number;
}

/** What a card does to winning: the games in which a side played or used it, and those in which it did not. */
export interface CardReport {
  card: string;
  side: string;
  /** How often it was played, in all games. */
  plays: number;
  /** How often its side won with it and without it. */
  withIt: Rate;
  withoutIt: Rate;
}

export interface PairReport {
  bots: readonly [string, string];
  games: number;
  draws: number;
  /** Of the first bot, over both sides and on each. */
  winRate: Rate;
  bySide: Record<string, Rate>;
  /** What each did against the other that a good player would laugh at, a game; only of games that count it. */
  blunders?: readonly [Record<string, number>, Record<string, number>];
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
  /** How often a seat was first among the winners; only of games whose rules rank them. */
  leaders?: Record<string, number>;
  /** What the keys of each bot's blunders mean; only of games that count them. */
  blunders?: Readonly<Record<string, string>>;
  /** By card, the most played first; only of games that count them. */
  cards?: CardReport[];
  /** The final scores of each side. */
  scores: Record<string, Spread>;
  decisions: { mean: number; min: number; max: number };
  sprt: (Sprt & SprtResult) | null;
}

/** How many openings of a side are named. */
const OPENINGS = 5;

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
  counted: { statistics: AnyStatistics; facts: unknown } | null = null,
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
      const weights = counted?.statistics.weights?.(counted.facts)[name];
      return { name, rating, low, high, ...botReport(game, played, bot), ...hashOf(weights) };
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
    ...leadersOf(game, records),
    ...(counted && { blunders: counted.statistics.blunders, cards: cardsOf(game, records) }),
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
    ms: { mean: meanTime(times), p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
    openings: perSide((side) => {
      const of = played.filter(({ bots }) => bots[side] === bot);
      return { games: of.length, ...openingsOf(of.map(({ record }) => record.openings[side])) };
    }),
    ...tallyOf(game, played, bot),
    ...forfeitsOf(played, bot),
  };
}

function hashOf(weights: Weights | undefined): Pick<BotReport, 'weights'> {
  if (!weights) return {};
  const { made, commit } = weights.run;
  return { weights: { sha256: sha256(JSON.stringify(weights.values)), made, commit } };
}

function openingsOf(openings: readonly string[]): { different: number; most: Opening[] } {
  const counts = new Map<string, number>();
  for (const text of openings) counts.set(text, (counts.get(text) ?? 0) + 1);
  const most = [...counts]
    .map(([text, games]) => ({ text, games }))
    .sort((a, b) => b.games - a.games || (a.text < b.text ? -1 : 1));
  return { different: most.length, most: most.slice(0, OPENINGS) };
}

/** What a bot did, a game. Games against itself count for both sides. */
function tallyOf(
  game: AnyGame,
  played: readonly Played[],
  bot: number,
): Pick<BotReport, 'blunders' | 'points'> {
  const bySide = game.sides.map((_, side) =>
    played.flatMap(({ record, bots }) =>
      bots[side] === bot && record.tallies ? [record.tallies[side]] : [],
    ),
  );
  const all = bySide.flat();
  if (all.length === 0) return {};
  return {
    blunders: meanOf(all.map(({ blunders }) => blunders)),
    points: Object.fromEntries(
      game.sides.map(({ id }, side) => [id, meanOf(bySide[side].map(({ points }) => points))]),
    ),
  };
}

/** The mean of each count. */
function meanOf(counts: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const one of counts) for (const [name, count] of Object.entries(one)) addTo(sums, name, count);
  return Object.fromEntries(
    Object.entries(sums)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, sum]) => [name, sum / counts.length]),
  );
}

function leadersOf(game: AnyGame, records: readonly GameRecord[]): Pick<TournamentReport, 'leaders'> {
  const leaders: Record<string, number> = {};
  for (const { leader } of records) if (leader !== undefined) addTo(leaders, game.seats[leader].id);
  return Object.keys(leaders).length > 0 ? { leaders } : {};
}

/** Each card with the games in which its side played it. */
function cardsOf(game: AnyGame, records: readonly GameRecord[]): CardReport[] {
  return game.sides
    .flatMap(({ id }, side) => {
      const names = new Set(records.flatMap(({ tallies }) => Object.keys(tallies?.[side].cards ?? {})));
      return [...names].map((card) => {
        const times = (record: GameRecord) => record.tallies?.[side].cards[card] ?? 0;
        const rate = (of: readonly GameRecord[]) =>
          wilson(
            of.reduce((sum, record) => sum + scoreOf(record, side), 0),
            of.length,
          );
        return {
          card,
          side: id,
          plays: records.reduce((sum, record) => sum + times(record), 0),
          withIt: rate(records.filter((record) => times(record) > 0)),
          withoutIt: rate(records.filter((record) => times(record) === 0)),
        };
      });
    })
    .sort((a, b) => b.plays - a.plays || (a.card < b.card ? -1 : 1));
}

function forfeitsOf(played: readonly Played[], bot: number): Pick<BotReport, 'forfeits'> {
  const forfeits: Record<string, number> = {};
  for (const { record, bots } of played) {
    if (!record.forfeit || bots[record.forfeit.side] !== bot) continue;
    forfeits[record.forfeit.reason] = (forfeits[record.forfeit.reason] ?? 0) + 1;
  }
  return Object.keys(forfeits).length > 0 ? { forfeits } : {};
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
    ...blundersOf(asSide),
  };
}

/** What two bots did against each other, by the side that the first of them had. */
function blundersOf(asSide: readonly (readonly Played[])[]): Pick<PairReport, 'blunders'> {
  const of = (isFirst: boolean) =>
    asSide.flatMap((games, side) =>
      games.flatMap(({ record: { tallies } }) =>
        tallies ? [tallies[isFirst ? side : 1 - side].blunders] : [],
      ),
    );
  const [first, second] = [of(true), of(false)];
  return first.length > 0 ? { blunders: [meanOf(first), meanOf(second)] } : {};
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
