import {
  below,
  clone,
  deepEqual,
  type Game,
  type GameOptions,
  Machine,
  Match,
  type Option,
  type Reader,
  type State,
  seedGenerator,
  stateHash,
} from '@sandtable/kernel';
import { isMidChoice } from './whole-choices.js';

/** What a random walk through a game checks. */
export interface WalkObserver<T, C> {
  /** The first rule of the position that does not hold, or null. Called after every choice, so it should be quick. */
  quick(u: Reader<T, C>): string | null;
  /** The same for all invariants: called now and then, and at the end. */
  whole(u: Reader<T, C>): string | null;
  /** Verbs that a lively walk mostly avoids, so that more happens. */
  dull?: readonly string[];
  /** More choices than any game has. */
  longest?: number;
}

const LONGEST = 5000;

/**
 * Plays whole games at random and checks every position; now and then thoroughly: a JSON round trip, another machine,
 * and undo and redo must all lead to the same position. Throws what is wrong, with the seed.
 */
export class RandomWalk<T, C> {
  private readonly machine: Machine<T, C>;
  private readonly other: Machine<T, C>;

  constructor(
    private readonly game: Game<T, C>,
    options: GameOptions,
    private readonly watch: WalkObserver<T, C>,
  ) {
    this.machine = new Machine(game, options);
    this.other = new Machine(game, options);
  }

  /** Plays one game to its end and returns the number of choices. */
  play(seed: string): number {
    const { machine, watch } = this;
    const g = seedGenerator(`walk ${seed}`);
    const state = machine.setup(seed);
    let choices = 0;
    for (; ; choices++) {
      const seat = machine.nextSeat(state);
      if (seat < 0) break;
      if (choices > (watch.longest ?? LONGEST)) throw new Error(`${seed} does not end`);
      const closely = below(g, 60) === 0;
      const anytime = closely && below(g, 4) === 0 ? this.anytime(state, g) : null;
      const [who, what] = anytime ?? [seat, pick(this.lively(state, seat, seed, g), g)];
      if (closely) this.lookClosely(state, who, what, seed);
      const refused = machine.choose(state, who, what);
      if (refused) throw new Error(`${seed}: a legal choice was refused: ${refused.reason}`);
      this.holds(watch.quick, state, seed);
    }
    this.holds(watch.whole, state, seed);
    return choices;
  }

  /** The legal options, mostly without the dull ones. */
  private lively(state: State<T>, seat: number, seed: string, g: number[]): readonly Option[] {
    const { machine, watch } = this;
    const options = machine.legal(state, seat);
    if (options.length === 0)
      throw new Error(`${seed}: ${machine.seatName(seat)} is asked and has no legal choice`);
    const open = machine.question(state);
    if (!open || !watch.dull || below(g, 10) < 3) return options;
    const others = options.filter((option) => !watch.dull?.includes(machine.verb(open.rule, option).name));
    return others.length > 0 ? others : options;
  }

  /** An anytime option of a seat, if there is any. */
  private anytime(state: State<T>, g: number[]): [number, Option] | null {
    const seat = below(g, this.game.seats.length);
    const anytime = this.machine.anytimeOptions(state, seat);
    return anytime.length > 0 ? [seat, pick(anytime, g)] : null;
  }

  private holds(invariant: WalkObserver<T, C>['quick'], state: State<T>, seed: string): void {
    const broken = invariant(this.machine.read(state));
    if (broken) throw new Error(`${seed}, after ${state.count} choices: ${broken}`);
  }

  private lookClosely(state: State<T>, seat: number, option: Option, seed: string): void {
    this.holds(this.watch.whole, state, seed);
    const copy = JSON.parse(JSON.stringify(state)) as State<T>;
    if (!deepEqual(copy, state) || stateHash(copy) !== stateHash(state))
      throw new Error(`${seed}: JSON changes the position`);
    const straight = clone(state);
    this.machine.choose(straight, seat, option);
    this.other.choose(copy, seat, option);
    if (stateHash(copy) !== stateHash(straight))
      throw new Error(`${seed}: another machine plays on differently`);
    // An unfinished choice cannot be undone.
    if (isMidChoice(this.machine, state) || isMidChoice(this.machine, straight)) return;
    const match = Match.from(this.machine, clone(state), seed);
    match.chooseOption(seat, option);
    if (match.undoRefused(seat) !== null) return;
    match.undo(seat);
    if (!deepEqual(match.state, state)) throw new Error(`${seed}: undo leads somewhere else`);
    match.chooseOption(seat, option);
    if (!deepEqual(match.state, straight)) throw new Error(`${seed}: redo leads somewhere else`);
  }
}

function pick(options: readonly Option[], g: number[]): Option {
  return options[below(g, options.length)];
}
