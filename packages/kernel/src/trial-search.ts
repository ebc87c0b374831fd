import type { BotInput, JudgedOption, Pondering, Thought } from './bot.js';
import { clone } from './plain.js';
import { Race } from './race.js';
import type { Generator } from './random.js';
import type { State } from './state.js';

/** What a search by trials needs from a game. */
export interface Trials<T> {
  /**
   * Plays a position on, with quick players for all seats, and says what it has come to for the side of a seat. Changes
   * the state. The number of the candidate is for searches in which it stands for more than its option: a plan.
   */
  playOn(state: State<T>, seat: number, random: Generator, candidate: number): number;
  /** How many trials of an option its promise counts for. */
  weight: number;
  /** How many options are tried in each round, if there are only a few rounds (`Race`). */
  field?: readonly number[] | null;
  /** How many rounds all run before any can drop out, if not as many as usual (`Race`). */
  firstRounds?: number;
}

/**
 * Search under uncertainty: in each round another guess at what the seat cannot see, and another future, in which all
 * candidates are played on. A step is one trial.
 */
export class TrialSearch<T, C> implements Pondering {
  private readonly race: Race;
  private guess: State<T>;
  private chance: Generator = [];

  constructor(
    private readonly sight: BotInput<T, C>,
    /** The options that are tried, the most promising first. Several plans may begin with the same option. */
    private readonly candidates: readonly JudgedOption[],
    private readonly trials: Trials<T>,
  ) {
    this.race = new Race(
      candidates.map(({ value }) => value),
      trials.weight,
      trials.field,
      trials.firstRounds,
    );
    this.guess = sight.state;
  }

  step(): boolean {
    const { race, trials } = this;
    if (race.decided) return true;
    const { machine, state, seat, random } = this.sight;
    if (race.newRound) {
      this.guess = machine.determinize(state, seat, random);
      this.chance = [random[0], random[1], random[2], random[3]];
    }
    const trial = clone(this.guess);
    machine.chooseListed(trial, seat, this.candidates[race.next].option);
    race.add(trials.playOn(trial, seat, this.chance.slice(), race.next));
    return race.decided;
  }

  /** The number of the candidate that does best. */
  get best(): number {
    return this.race.best;
  }

  thought(): Thought {
    const { race, candidates } = this;
    const found = candidates.map(({ option }, i) => ({ option, value: race.value(i) }));
    const best = found[race.best];
    const named = new Set([best.option]);
    const others = found
      .sort((a, b) => b.value - a.value)
      .filter(({ option }) => !named.has(option) && named.add(option));
    return { ...best, reason: null, others };
  }
}
