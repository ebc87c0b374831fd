import type { BotMaker, Machine, TrainedGeneration, Training } from '@sandtable/kernel';
import { playOut } from '../play-out.js';
import { Players } from '../players.js';
import { NormalEquations } from './normal-equations.js';
import { observeGame } from './observe-game.js';

export interface TrainingPlan<T, C> {
  machine: Machine<T, C>;
  training: Training<T, C>;
  /** The bot that plays the first games, and that the gate measures against. */
  teacher: BotMaker<T, C>;
  seed: string;
  /** Games of each generation: the first between teachers, later ones between bots with the weights found so far. */
  generations: readonly number[];
  /** Games of a gate. */
  gate: number;
  /** Called after each game and each generation; throws to stop. */
  played(): Promise<void>;
  finished(generation: TrainedGeneration): void;
}

export interface Trained {
  values: Record<string, number>;
  generations: TrainedGeneration[];
  /** The generation that won most at its gate. */
  taken: number;
}

const PENALTIES = [10, 30, 100, 300, 1000, 3000];
/** Every fifth game is kept to see how well the weights foretell games that they were not fitted to. */
const KEPT = 5;

/** Self-play, fit, gate; again with the weights that were found. The best generation at its gate is the result. */
export async function train<T, C>(plan: TrainingPlan<T, C>): Promise<Trained> {
  const { machine, training } = plan;
  const names = training.features.names(machine.facts);
  const fitted = new NormalEquations(names.length);
  const kept = new NormalEquations(names.length);
  const { seats } = machine.game;
  let makers = seats.map(() => plan.teacher);
  let games = 0;
  let best: Record<string, number> = {};
  const generations: TrainedGeneration[] = [];
  let taken = 0;
  for (const [generation, count] of plan.generations.entries()) {
    for (let i = 0; i < count; i++) {
      const into = ++games % KEPT === 0 ? kept : fitted;
      observeGame(machine, training, makers, `${plan.seed}/${generation}/${i}`, into);
      await plan.played();
    }
    const { penalty, weights, explained } = bestFit(fitted, kept);
    const values = named(names, weights);
    const bot = training.bot(values);
    const won = await gateOf(plan, bot, generation);
    const result = { games, positions: fitted.count + kept.count, penalty, explained, won };
    generations.push(result);
    plan.finished(result);
    if (generation === 0 || won > generations[taken].won) {
      taken = generation;
      best = values;
    }
    makers = seats.map(() => bot);
  }
  return { values: best, generations, taken };
}

function bestFit(fitted: NormalEquations, kept: NormalEquations) {
  const fits = PENALTIES.map((penalty) => {
    const weights = fitted.solve(penalty);
    return { penalty, weights, explained: kept.explained(weights) };
  });
  return fits.reduce((a, b) => (b.explained > a.explained ? b : a));
}

function named(names: readonly string[], weights: Float64Array): Record<string, number> {
  const values: Record<string, number> = {};
  names.forEach((name, i) => {
    const value = Math.round(weights[i] * 1000) / 1000;
    if (value !== 0) values[name] = value;
  });
  return values;
}

/** The share that a bot wins against the teacher, each seed from both sides. */
async function gateOf<T, C>(
  plan: TrainingPlan<T, C>,
  bot: BotMaker<T, C>,
  generation: number,
): Promise<number> {
  const { machine, teacher } = plan;
  let won = 0;
  for (let i = 0; i < plan.gate; i++) {
    const side = i % 2;
    const players = new Players(
      machine,
      machine.game.seats.map((seat) => (seat.side === side ? bot : teacher)),
    );
    const seed = `${plan.seed}/gate/${generation}/${i >> 1}`;
    players.sit(seed);
    const state = machine.setup(seed);
    playOut(machine, state, players);
    const { winner } = state.outcome!;
    won += winner < 0 ? 0.5 : winner === side ? 1 : 0;
    await plan.played();
  }
  return won / Math.max(1, plan.gate);
}
