import {
  Appraiser,
  type Bot,
  type BotInput,
  type BotMaker,
  type JudgedOption,
  type Machine,
  type Option,
  type Training,
  type Weights,
} from '@sandtable/kernel';
import { ALL_COUNTRIES, AXIS, teamOf } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { CardKind, Country } from '../ids.js';
import { cardsIn, DECK, type R, type Table } from '../table.js';
import { cardFeatures, features, ROUNDS_AHEAD } from './features.js';
import { cardIn } from './greedy.js';
import { Habits } from './habits.js';
import { highest, TurnSearch } from './turn-search.js';
import { FIRST_EDITION } from './weights/first-edition.js';
import { SECOND_EDITION } from './weights/second-edition.js';

/** How many positions it judges for a choice. */
const POSITIONS = 300;
const HORIZON = new Set(['play-step', 'discard-step', 'choose-hands']);
/** Questions about single cards, which are judged without a search. */
const SIMPLE = new Set(['discard-step', 'choose-hands', 'choose-discard']);
/** What a card that could be drawn must be better than one in hand, for it to be discarded. */
const WORTH_DRAWING = 0.1;

/**
 * Searches through its own turn and judges where it ends by weights that were fitted to many games: pieces where they
 * stand, supply, stars, and each card in hand, in the deck or on the table.
 */
export function captain(machine: Machine<Table, Facts>): Bot<Table, Facts> {
  return captainWith(weightsFor(machine.facts).values)(machine);
}

/** The weights of the edition. */
export function weightsFor(facts: Facts): Weights {
  return facts.rules.first ? FIRST_EDITION : SECOND_EDITION;
}

export function captainWith(weights: Weights['values']): BotMaker<Table, Facts> {
  return (machine) => {
    const mind = new Captain(machine, weights);
    return { name: 'captain', listens: true, choose: (sight) => mind.choose(sight) };
  };
}

export class Captain {
  private readonly appraiser: Appraiser<Table, Facts>;
  private readonly search: TurnSearch;
  private readonly habits = new Habits();

  constructor(
    private readonly machine: Machine<Table, Facts>,
    weights: Weights['values'],
    positions = POSITIONS,
  ) {
    this.appraiser = new Appraiser(features, machine.facts, weights);
    this.search = new TurnSearch(machine, {
      horizon: HORIZON,
      depth: 5,
      positions,
      noise: 0.05,
      judge: (u, team, seat, starved) =>
        (team === AXIS ? 1 : -1) * this.appraiser.lead(u) - this.habits.faults(u, seat, starved),
    });
  }

  choose(sight: BotInput<Table, Facts>): Option {
    const { state, options } = sight;
    if (options.length === 1) return options[0];
    const seat = ALL_COUNTRIES[sight.seat];
    const rule = this.machine.question(state)!.rule.name;
    const u = this.machine.read(state);
    if (rule === 'discard-step') return this.toDiscard(u, seat, options);
    if (rule === 'choose-hands' || rule === 'choose-discard') return this.worst(u, seat, options).option;
    return options[highest(this.values(sight))];
  }

  /** The value of each option, by where it leads and how. */
  private values({ state, seat: number, options, random, history }: BotInput<Table, Facts>): number[] {
    const seat = ALL_COUNTRIES[number];
    const { habits, machine } = this;
    const u = machine.read(state);
    const { rule } = machine.question(state)!;
    habits.read(history);
    habits.begin(u, seat, rule.name);
    const values = this.search.values(state, seat, options, random);
    return options.map(
      (option, i) => values[i] + habits.forgiven(u, machine.verb(rule, option).name, cardIn(option)),
    );
  }

  /** The options that it would take, with their values, the best first; only its choice where it does not search. */
  judged(sight: BotInput<Table, Facts>): JudgedOption[] {
    const { state, options } = sight;
    const rule = this.machine.question(state)!.rule.name;
    if (SIMPLE.has(rule)) return [{ option: this.choose(sight), value: 0 }];
    const values = this.values(sight);
    return options.map((option, i) => ({ option, value: values[i] })).sort((a, b) => b.value - a.value);
  }

  /** The points by which the Axis is expected to lead. */
  lead(u: R): number {
    return this.appraiser.lead(u);
  }

  /** Discards the worst card while the deck promises a better one. */
  private toDiscard(u: R, seat: Country, options: readonly Option[]): Option {
    const done = options[options.length - 1];
    const deck = cardsIn(u, seat, DECK);
    if (deck.length === 0) return done;
    const sign = teamOf(seat) === AXIS ? 1 : -1;
    let drawn = 0;
    for (const item of deck) {
      const feature = cardFeatures(u.facts, item);
      drawn += sign * (this.appraiser.worthOf(feature.hand) - this.appraiser.worthOf(feature.deck));
    }
    const worst = this.worst(u, seat, options.slice(0, -1));
    return worst.worth + WORTH_DRAWING < drawn / deck.length ? worst.option : done;
  }

  /** The least valuable card in hand. */
  private worst(u: R, seat: Country, options: readonly Option[]): { option: Option; worth: number } {
    let found = { option: options[0], worth: Number.POSITIVE_INFINITY };
    for (const option of options) {
      const worth = this.inHand(u, seat, cardIn(option));
      if (worth < found.worth) found = { option, worth };
    }
    return found;
  }

  private inHand(u: R, seat: Country, kind: CardKind): number {
    const { hand } = cardFeatures(u.facts, u.facts.kinds[kind].items[0]);
    return (teamOf(seat) === AXIS ? 1 : -1) * this.appraiser.worthOf(hand);
  }
}

/** How the captain's weights are fitted. */
export const training: Training<Table, Facts> = {
  features,
  bot: captainWith,
  judgedAt: new Set(['play-step', 'discard-step']),
  clock: (u) => u.table.round + u.table.active / ALL_COUNTRIES.length,
  roundsAhead: ROUNDS_AHEAD,
  victory: 15,
};
