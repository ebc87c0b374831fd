import type { Generator, Machine, State, Trials } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import { SIDE } from '../pieces/pieces.js';
import type { Table } from '../table.js';
import { CAREFUL, CARELESS } from './care.js';
import { type Manner, Mind } from './greedy.js';
import type { MovementPlan } from './movement-plans.js';

type M = Machine<Table, Facts>;
type S = State<Table>;

/** How the players of a trial look. */
const QUICK: Manner = { width: [1, 1], worthMoving: 0.8, actions: 3, care: CARELESS };
/** What is minded about the board that a turn leaves behind. */
const TIDY: Manner = { ...QUICK, care: { ...CAREFUL, loneTank: 3 } };
/** How many trials of an option the first look at it counts for. */
const WEIGHT = 1;
/** A game that is won is worth this much more than its points. */
const WON = 150;
const MOST_CHOICES = 600;

/**
 * Plays on until the seat's next turn begins, with quick players for both sides. They remember what actions gained in
 * the trials before, and try the best of them only: so everything here is for one decision.
 */
export class TurnTrials implements Trials<Table> {
  readonly weight = WEIGHT;
  private readonly mind: Mind;
  /** Minds how the own turn ends, unless the candidates are movements, which have a cost already. */
  private readonly tidy: Mind | null;

  constructor(
    private readonly machine: M,
    readonly field: readonly number[] | null = null,
    /** What the candidates are if they are whole movements. */
    private readonly plans: readonly MovementPlan[] | null = null,
  ) {
    this.mind = new Mind(machine, QUICK);
    this.tidy = plans ? null : new Mind(machine, TIDY);
  }

  playOn(state: S, number: number, random: Generator, candidate: number): number {
    if (!this.plans) return this.playTurns(state, number, random);
    const { moves, cost } = this.plans[candidate];
    for (const move of moves.slice(1)) this.machine.chooseListed(state, number, move);
    return this.playTurns(state, number, random) - cost;
  }

  private playTurns(state: S, number: number, random: Generator): number {
    const { machine, mind } = this;
    const seat = SIDE.values[number];
    let tidy = state.table.active === seat ? this.tidy : null;
    let cost = 0;
    const end = turnOf(state) + (state.table.active === seat ? 2 : 1);
    for (let left = MOST_CHOICES; left > 0 && turnOf(state) < end; left--) {
      const asked = machine.nextSeat(state);
      if (asked < 0) break;
      const options = machine.legal(state, asked);
      const sight = { machine, state, seat: asked, options, random, notes: {}, history: [] };
      machine.chooseListed(state, asked, mind.choose(sight));
      if (tidy && state.table.active !== seat) {
        cost = tidy.untidy(state, seat);
        tidy = null;
      }
    }
    if (!state.outcome) return mind.outlook(state, seat) - cost;
    const { winner, scores } = state.outcome;
    const lead = 10 * (scores[number] - scores[1 - number]);
    return winner === number ? lead + WON : lead - WON;
  }
}

const turnOf = ({ table }: S) => 2 * table.round + table.active;
