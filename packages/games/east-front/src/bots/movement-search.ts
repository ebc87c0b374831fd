import { type BotInput, type Machine, type Pondering, type Thought, TrialSearch } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { asCandidates, type MovementPlan, type MovementPlanner, note, noted } from './movement-plans.js';
import { TurnTrials } from './trials.js';

/**
 * Searches a whole movement and writes it down, so that it is thought over once: what follows is read from the notes.
 */
export class MovementSearch implements Pondering {
  private readonly plans: readonly MovementPlan[];
  private readonly search: TrialSearch<Table, Facts>;

  constructor(
    machine: Machine<Table, Facts>,
    planner: MovementPlanner,
    private readonly sight: BotInput<Table, Facts>,
    field: readonly number[] | null = null,
  ) {
    const known = noted(sight);
    this.plans = known ? [{ moves: known, value: 0, cost: 0 }] : planner.plans(sight);
    this.search = new TrialSearch(
      sight,
      asCandidates(this.plans),
      new TurnTrials(machine, field, this.plans),
    );
  }

  step(): boolean {
    return this.search.step();
  }

  thought(): Thought {
    const { notes, state } = this.sight;
    note(notes, state.table, this.plans[this.search.best].moves);
    return this.search.thought();
  }
}
