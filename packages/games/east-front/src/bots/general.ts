import { type Bot, type BotInput, type Machine, type Pondering, TrialSearch } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { Mind, THOROUGH_AND_CAREFUL } from './greedy.js';
import { MovementPlanner } from './movement-plans.js';
import { MovementSearch } from './movement-search.js';
import { TurnTrials } from './trials.js';

type M = Machine<Table, Facts>;

/** How many options are tried. */
const TRIED = 14;
/** At a hard question about a second. */
const USUAL_STEPS = 500;

/**
 * Plays the most promising options on, to the end of the enemy's next turn, in many guesses at the cards that it cannot
 * see, and takes the one that does best on average.
 */
export function general(machine: M): Bot<Table, Facts> {
  const mind = new Mind(machine, THOROUGH_AND_CAREFUL);
  const planner = new MovementPlanner(machine);
  const ponder = (sight: BotInput<Table, Facts>): Pondering => {
    const { name } = machine.question(sight.state)!.rule;
    if (name === 'movement-step') return new MovementSearch(machine, planner, sight);
    const candidates =
      name === 'mulligan' ? [{ option: mind.choose(sight), value: 0 }] : mind.promise(sight, TRIED);
    return new TrialSearch(sight, candidates, new TurnTrials(machine));
  };
  return {
    name: 'general',
    listens: true,
    ponder,
    usualSteps: USUAL_STEPS,
    choose(sight) {
      if (sight.options.length === 1) return sight.options[0];
      const pondering = ponder(sight);
      for (let left = USUAL_STEPS; left > 0; left--) if (pondering.step()) break;
      return pondering.thought().option;
    },
  };
}
