import { type Bot, type BotInput, type Machine, type Option, TrialSearch } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { Mind, THOROUGH_AND_CAREFUL } from './greedy.js';
import { MovementPlanner } from './movement-plans.js';
import { MovementSearch } from './movement-search.js';
import { TurnTrials } from './trials.js';

type M = Machine<Table, Facts>;

/** How many options are tried in each round of trials, by what is asked: most where there are many places to choose from. */
const PLANS = [8, 5, 3, 2, 2];
const PLACES = [6, 4, 3];
const FIELDS: Readonly<Record<string, readonly number[]>> = {
  action: [8, 5, 3, 2, 2],
  defend: [4, 3, 2],
  deploy: PLACES,
  'desperate-target': PLACES,
  move: PLACES,
  'march-move': PLACES,
  'move-or-attack': PLACES,
};
const OTHERS = [3, 2];

/**
 * Looks as greedy does, then plays the best few options on to the end of the enemy's next turn, in some guesses at the
 * cards that it cannot see; those that did best are tried again.
 */
export function captain(machine: M): Bot<Table, Facts> {
  const mind = new Mind(machine, THOROUGH_AND_CAREFUL);
  const planner = new MovementPlanner(machine, PLANS[0]);
  return {
    name: 'captain',
    listens: true,
    choose(sight: BotInput<Table, Facts>): Option {
      if (sight.options.length === 1) return sight.options[0];
      const { name } = machine.question(sight.state)!.rule;
      if (name === 'mulligan') return mind.choose(sight);
      const field = FIELDS[name] ?? OTHERS;
      const search =
        name === 'movement-step'
          ? new MovementSearch(machine, planner, sight, PLANS)
          : new TrialSearch(sight, mind.promise(sight, field[0]), new TurnTrials(machine, field));
      let isDecided = false;
      while (!isDecided) isDecided = search.step();
      return search.thought().option;
    },
  };
}
