import {
  type BotMaker,
  below,
  type Generator,
  type Machine,
  needLegal,
  type State,
  seedGenerator,
  type Training,
} from '@sandtable/kernel';
import { Players } from '../players.js';
import type { NormalEquations } from './normal-equations.js';

interface Sample {
  clock: number;
  lead: number;
  features: Uint16Array;
  amounts: Float32Array;
}

/** How often a player tries something at random, so that the games show what it would not choose. */
const CURIOSITY = 0.05;

/** Plays a game and adds what came of its positions: by how much the lead has changed some rounds later. */
export function observeGame<T, C>(
  machine: Machine<T, C>,
  training: Training<T, C>,
  makers: readonly BotMaker<T, C>[],
  seed: string,
  into: NormalEquations,
): State<T> {
  const players = new Players(machine, makers);
  players.sit(seed);
  const curious = seedGenerator(`${seed} curious`);
  const state = machine.setup(seed);
  const samples: Sample[] = [];
  let before = '';
  for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
    const rule = machine.question(state)!.rule.name;
    // A question that is put again and again is one position.
    if (rule !== before && training.judgedAt.has(rule)) samples.push(sampleOf(machine, training, state));
    before = rule;
    const option = isCurious(curious)
      ? anyOf(needLegal(machine, state, seat), curious)
      : players.choose(state, seat).option;
    const refused = machine.choose(state, seat, option);
    if (refused)
      throw new Error(`the choice of ${machine.game.seats[seat].id} is refused: ${refused.reason}`);
  }
  addSamples(machine, training, state, samples, into);
  return state;
}

function isCurious(random: Generator): boolean {
  return below(random, 1000) < 1000 * CURIOSITY;
}

function anyOf(options: readonly number[], random: Generator): number {
  return options[below(random, options.length)];
}

function sampleOf<T, C>(machine: Machine<T, C>, training: Training<T, C>, state: State<T>): Sample {
  const u = machine.read(state);
  const counts = new Float64Array(training.features.names(machine.facts).length);
  training.features.count(u, counts);
  const features: number[] = [];
  for (let i = 0; i < counts.length; i++) if (counts[i] !== 0) features.push(i);
  return {
    clock: training.clock(u),
    lead: training.features.lead(u),
    features: Uint16Array.from(features),
    amounts: Float32Array.from(features, (i) => counts[i]),
  };
}

function addSamples<T, C>(
  machine: Machine<T, C>,
  { features, roundsAhead, victory }: Training<T, C>,
  end: State<T>,
  samples: readonly Sample[],
  into: NormalEquations,
): void {
  const u = machine.read(end);
  const round = machine.game.round?.(u);
  const winner = end.outcome!.winner;
  const early = winner >= 0 && round?.of != null && round.now < round.of;
  const final = features.lead(u) + (early ? (winner === 0 ? victory : -victory) : 0);
  let later = 0;
  for (const sample of samples) {
    while (later < samples.length && samples[later].clock < sample.clock + roundsAhead) later++;
    const lead = later < samples.length ? samples[later].lead : final;
    into.add(sample.features, sample.amounts, lead - sample.lead);
  }
}
