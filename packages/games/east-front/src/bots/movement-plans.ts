import {
  argOf,
  type BotInput,
  clone,
  type JudgedOption,
  type Machine,
  type Notes,
  type Option,
  type State,
} from '@sandtable/kernel';
import { type Move, movedFrom, movedKind, movedTo, moveOf } from '../board/domains.js';
import type { Facts } from '../facts.js';
import { FIRST_OF_ALL, PIECE_COUNT, PIECE_FACTION, PIECE_TYPE, SIDE } from '../pieces/pieces.js';
import type { Table } from '../table.js';
import { CAREFUL, type Care, movesBack } from './care.js';
import { Mind, THOROUGH_AND_CAREFUL } from './greedy.js';

type M = Machine<Table, Facts>;
type Sight = BotInput<Table, Facts>;
type S = State<Table>;

/** More moves than any movement step has. */
const MOST_MOVES = 40;

/** A movement step as a whole: its moves in order, and the option that ends it. */
export interface MovementPlan {
  moves: readonly Option[];
  /** What the board looks worth after it. */
  value: number;
  /** What is laughable about it, on the same scale; part of the value. */
  cost: number;
}

/** How somebody might move: as always, more afraid of the enemy, or less; `noise` makes other plans of the same temper. */
interface Temper {
  care: Care;
  noise: number;
}

/** How much a whole movement minds what it leaves behind. */
const TIDY: Care = { ...CAREFUL, openStar: 3.5, loneTank: 3, thereAndBack: 6 };
const AFRAID: Care = { ...TIDY, fear: 1.5, openStar: 6 };
const ON_GUARD: Care = { ...TIDY, openStar: 15, thereAndBack: 10 };
const BOLD: Care = { ...CAREFUL, fear: 0.4 };
const TEMPERS: readonly Temper[] = [
  { care: TIDY, noise: 0 },
  { care: AFRAID, noise: 0 },
  { care: BOLD, noise: 0 },
  { care: ON_GUARD, noise: 0 },
  { care: TIDY, noise: 3 },
  { care: TIDY, noise: 3 },
  { care: AFRAID, noise: 3 },
  { care: TIDY, noise: 8 },
  { care: BOLD, noise: 3 },
  { care: TIDY, noise: 8 },
  { care: AFRAID, noise: 8 },
  { care: ON_GUARD, noise: 3 },
  { care: BOLD, noise: 8 },
  { care: TIDY, noise: 5 },
];

/** Finds whole movements, each by moving piece by piece in another temper. */
export class MovementPlanner {
  private readonly judge: Mind;
  private readonly worth: Mind;
  private readonly minds: readonly Mind[];

  constructor(
    private readonly machine: M,
    /** In how many tempers; all of them if it is not said. */
    count = TEMPERS.length,
  ) {
    this.judge = new Mind(machine, { ...THOROUGH_AND_CAREFUL, care: TIDY });
    this.worth = new Mind(machine);
    this.minds = TEMPERS.slice(0, count).map(
      ({ care, noise }) => new Mind(machine, { ...THOROUGH_AND_CAREFUL, care, noise }),
    );
  }

  /** Different plans for the rest of this movement, the first as greedy would move; and to stay. */
  plans(sight: Sight): MovementPlan[] {
    const found = new Map<string, MovementPlan>();
    const back = movesBack(sight.history, SIDE.values[sight.seat]);
    for (const mind of this.minds) this.add(found, sight, back, (open) => mind.choose(open));
    if (this.minds.length === TEMPERS.length)
      this.add(found, sight, back, ({ options }) => options[options.length - 1]);
    return [...found.values()];
  }

  private add(
    found: Map<string, MovementPlan>,
    sight: Sight,
    back: ReadonlySet<Move>,
    choose: (sight: Sight) => Option,
  ): void {
    const { machine } = this;
    const { seat } = sight;
    const state = clone(sight.state);
    const moves: Option[] = [];
    let options = sight.options;
    for (let left = MOST_MOVES; left > 0; left--) {
      const option = choose({ ...sight, state, options });
      moves.push(option);
      machine.chooseListed(state, seat, option);
      if (!this.isSameStep(sight.state, state, seat)) break;
      options = machine.legal(state, seat).slice();
    }
    // The same board by other ways is the same plan.
    const key = boardOf(state);
    if (found.has(key)) return;
    const direct = this.straightened(sight, moves, state);
    const side = SIDE.values[seat];
    const backs = direct.filter((move) => back.has(argOf(move) as Move)).length;
    const cost = this.judge.untidy(state, side) + backs * TIDY.thereAndBack;
    found.set(key, { moves: direct, value: this.worth.value(state, side) - cost, cost });
  }

  /** The same movement without moves that come to nothing, if it leads to the same board. */
  private straightened({ state: start, seat }: Sight, moves: readonly Option[], end: S): readonly Option[] {
    const direct = withoutSwaps(moves);
    if (direct.length === moves.length) return moves;
    const { machine } = this;
    const state = clone(start);
    for (let i = 0; i < direct.length || this.isSameStep(start, state, seat); i++) {
      const options = machine.legal(state, seat);
      // It may have ended by itself, when there were no more moves to make.
      if (i === direct.length) direct.push(options[options.length - 1]);
      if (!options.includes(direct[i])) return moves;
      machine.chooseListed(state, seat, direct[i]);
    }
    return looksOf(state) === looksOf(end) ? direct : moves;
  }

  /** Does the movement go on? */
  private isSameStep({ table: before }: S, state: S, seat: number): boolean {
    const { table } = state;
    return (
      table.step === before.step &&
      table.round === before.round &&
      table.active === before.active &&
      this.machine.question(state)?.rule.name === 'movement-step' &&
      this.machine.nextSeat(state) === seat
    );
  }
}

const boardOf = ({ table: { board } }: S) => `${board.at.join()} ${board.axis}`;
/** The board as players see it: pieces of a kind are all the same. */
function looksOf({ table: { board } }: S): string {
  const pieces: string[] = [];
  for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++)
    pieces.push(`${PIECE_FACTION[piece]}.${PIECE_TYPE[piece]}.${board.at[piece]}`);
  return `${pieces.sort().join()} ${board.axis}`;
}
const opposite = (move: Move) => moveOf(movedKind(move), movedTo(move), movedFrom(move));

/** Leaves out two moves of like pieces that only change places. */
export function withoutSwaps(moves: readonly Option[]): Option[] {
  const left: Option[] = [];
  for (const move of moves) {
    const back = opposite(argOf(move) as Move);
    const there = left.findIndex((one) => one !== move && argOf(one) === back);
    if (there < 0) left.push(move);
    else left.splice(there, 1);
  }
  return left;
}

/** What is left of the plan in the notes, if its next move is still possible. */
export function noted({ notes, options, state }: Sight): readonly Option[] | null {
  const { plan } = notes;
  if (!Array.isArray(plan) || plan[0] !== whenOf(state.table)) return null;
  const moves = plan.slice(1) as Option[];
  return options.includes(moves[0]) ? moves : null;
}

/** Writes down the rest of a plan, after its first move. */
export function note(notes: Notes, table: Table, moves: readonly Option[]): void {
  if (moves.length > 1) notes.plan = [whenOf(table), ...moves.slice(1)];
  else delete notes.plan;
}

const whenOf = ({ round, active, step }: Table) => (round * SIDE.values.length + active) * 8 + step;

/** The plans as candidates of a search. */
export const asCandidates = (plans: readonly MovementPlan[]): JudgedOption[] =>
  plans.map(({ moves, value }) => ({ option: moves[0], value }));
