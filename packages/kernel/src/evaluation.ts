import type { Bot } from './bot.js';
import type { Machine } from './machine.js';
import { listed } from './say.js';
import type { Reader } from './umpire.js';

/** What can be counted in a position, by names that a player would use. */
export interface Features<T, C> {
  /** One name for each count; the same for all positions of one set of options. */
  names(facts: C): readonly string[];
  /** Adds what is counted to an array of zeros, in the order of the names. */
  count(u: Reader<T, C>, counts: Float64Array): void;
  /** The points by which the first side leads now. */
  lead(u: Reader<T, C>): number;
}

/** One generation of a training run: games by the bots of the one before, a fit, and a gate. */
export interface TrainedGeneration {
  /** Games and positions so far. */
  games: number;
  positions: number;
  /** How strongly large weights were penalized. */
  penalty: number;
  /** The share of the variance that the weights explain in games that they were not fitted to. */
  explained: number;
  /** The share of the gate's games that they won against the teacher. */
  won: number;
}

/** The run that made a set of weights, so that it can be made again. */
export interface TrainingRun {
  /** The command. */
  made: string;
  version: string;
  commit: string | null;
  /** Whether the code was changed since that commit. */
  changed: boolean;
  seed: string;
  /** Games of each gate. */
  gate: number;
  generations: readonly TrainedGeneration[];
  /** The generation that won most, from 0, whose weights these are. */
  taken: number;
}

/** Weights of features, by name; a feature that is not named counts for nothing. */
export interface Weights {
  run: TrainingRun;
  values: Readonly<Record<string, number>>;
}

/**
 * Judges positions by a weighted sum: the points by which the first side will lead in some rounds, as self-play has
 * shown.
 */
export class Appraiser<T, C> {
  readonly names: readonly string[];
  private readonly weights: Float64Array;
  private readonly counts: Float64Array;

  constructor(
    private readonly features: Features<T, C>,
    facts: C,
    values: Weights['values'],
  ) {
    this.names = features.names(facts);
    this.weights = Float64Array.from(this.names, (name) => values[name] ?? 0);
    this.counts = new Float64Array(this.names.length);
  }

  /** What one more of a feature is worth to the first side. */
  worthOf(feature: number): number {
    return this.weights[feature];
  }

  /** The expected lead of the first side. */
  lead(u: Reader<T, C>): number {
    this.counts.fill(0);
    this.features.count(u, this.counts);
    return this.features.lead(u) + this.weigh(this.counts);
  }

  /** The weighted sum of what was counted: the points that the first side is expected to gain. */
  weigh(counts: Float64Array): number {
    const { weights } = this;
    let sum = 0;
    for (let i = 0; i < counts.length; i++) sum += counts[i] * weights[i];
    return sum;
  }
}

/** What a game provides so that weights can be fitted to games between its bots. */
export interface Training<T, C> {
  features: Features<T, C>;
  /** The bot that judges by weights. */
  bot(weights: Weights['values']): (machine: Machine<T, C>) => Bot<T, C>;
  /** The questions at which positions are judged. */
  judgedAt: ReadonlySet<string>;
  /** How far the game has come, in rounds and parts of them. */
  clock(u: Reader<T, C>): number;
  /** The weights foretell the lead this many rounds later. */
  roundsAhead: number;
  /** A victory before the last round counts as this many points. */
  victory: number;
}

/** The training of any game, whatever its types. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles games it knows nothing of
export type AnyTraining = Training<any, any>;

/** What a game can say about its positions: for hints, for reasons, and for the review of a game. */
export interface Prospect<T, C> {
  /** The chance that the first side wins, from 0 to 1. */
  chance(u: Reader<T, C>): number;
  /**
   * What has become better for the side of a seat between two positions, the most important first: marked sentences
   * without a subject ("drives the Soviet Union out of Ukraine").
   */
  gains(before: Reader<T, C>, after: Reader<T, C>, seat: number): string[];
}

/** The prospects of any game, whatever its types. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles games it knows nothing of
export type AnyProspect = Prospect<any, any>;

/** How many gains a reason names. */
const NAMED = 2;

/** Gains as one sentence; null if there are none. */
export function reasonFrom(gains: readonly string[]): string | null {
  return gains.length === 0 ? null : listed('and', gains.slice(0, NAMED));
}

/** The largest of several gains first, without those that are too small to be named. */
export function byWeight(gains: ReadonlyMap<string, number>, least: number): string[] {
  return [...gains]
    .filter(([, weight]) => weight >= least)
    .sort((a, b) => b[1] - a[1])
    .map(([gain]) => gain);
}
