import { clone, type Generator, type Machine, type Option, type State } from '@sandtable/kernel';
import { type ActionName, ActionSpace } from './action-space.js';
import { Observer } from './observer.js';

export interface EnvironmentSize {
  /** The length of a mask of legal actions. */
  actions: number;
  /** The length of an observation. */
  observation: number;
}

/** Room enough for every game here. */
export const ROOM: EnvironmentSize = { actions: 65_536, observation: 16_384 };

/** A game as learning programs want it: numbered actions, observations as arrays, returns. See docs/research.md. */
export class Environment<T, C> {
  readonly actions: ActionSpace<T, C>;
  readonly observer: Observer<T, C>;

  constructor(
    readonly machine: Machine<T, C>,
    size: Partial<EnvironmentSize> = {},
    /** The actions in the order of another process. */
    names: readonly ActionName[] = [],
  ) {
    const { actions, observation } = { ...ROOM, ...size };
    this.actions = new ActionSpace(machine, actions, names);
    this.observer = new Observer(machine, observation);
  }

  /** A new game. The same seed and actions give the same game. */
  start(seed: string): Episode<T, C> {
    return new Episode(this, this.machine.setup(seed));
  }
}

/** One game that is being played. */
export class Episode<T, C> {
  private listed: Option[] | null = null;
  private numbers: number[] = [];

  constructor(
    private readonly environment: Environment<T, C>,
    private readonly state: State<T>,
  ) {}

  /** The seat that acts next; -1 when the game is over. */
  get seat(): number {
    return this.environment.machine.nextSeat(this.state);
  }

  get isOver(): boolean {
    return this.state.outcome !== null;
  }

  /** The legal actions of the seat that acts. */
  legal(): readonly number[] {
    if (this.listed === null) {
      const { machine, actions } = this.environment;
      const { seat, state } = this;
      this.listed = seat < 0 ? [] : machine.legal(state, seat).slice();
      this.numbers = this.listed.map((option) => actions.numberOf(state, seat, option));
    }
    return this.numbers;
  }

  /** Writes 1 for each legal action, and 0 for all others. */
  writeMask(into: Uint8Array): void {
    into.fill(0);
    for (const action of this.legal()) into[action] = 1;
  }

  /** Writes what a seat sees; the one that acts, if none is named. */
  writeObservation(into: Float32Array, seat = this.seat): void {
    this.environment.observer.write(this.state, seat, into);
  }

  /** Acts for the seat that is asked. An action that is not legal changes nothing and is an error. */
  act(action: number): void {
    const index = this.legal().indexOf(action);
    if (index < 0) throw new Error(`action ${action} is not legal`);
    this.environment.machine.chooseListed(this.state, this.seat, this.listed![index]);
    this.listed = null;
  }

  /** For each side 1 for a win, -1 for a loss, 0 for a draw and for a game that is not over. */
  returns(): number[] {
    const winner = this.state.outcome?.winner ?? -1;
    return this.environment.machine.game.sides.map((_, side) => (winner < 0 ? 0 : side === winner ? 1 : -1));
  }

  /** The points of each side. */
  scores(): number[] {
    const { machine } = this.environment;
    return machine.game.scores(machine.read(this.state)).slice();
  }

  clone(): Episode<T, C> {
    return new Episode(this.environment, clone(this.state));
  }

  /** The same game as a seat may imagine it: what it cannot see is dealt anew. For searches. */
  imagine(seat: number, random: Generator): Episode<T, C> {
    return new Episode(this.environment, this.environment.machine.determinize(this.state, seat, random));
  }
}

/**
 * Many games side by side in one process, with one array for all observations and one for all masks. A game that is
 * over is replaced by the next: number i of `played` games has the seed SEED/i.
 */
export class ManyGames<T, C> {
  readonly observations: Float32Array;
  readonly masks: Uint8Array;
  /** The seat that acts in each game. */
  readonly seats: Int32Array;
  /** By game and side: what the last action has brought, all zero as long as that game goes on. */
  readonly returns: Float32Array;
  /** Whether the last action has ended the game; the arrays then show the game that replaced it. */
  readonly ended: Uint8Array;
  /** How many games have been begun. */
  begun = 0;
  private readonly games: Episode<T, C>[];

  constructor(
    private readonly environment: Environment<T, C>,
    readonly count: number,
    private readonly seed: string,
    /** Observations are left out if nobody reads them. */
    private readonly observes = true,
  ) {
    const { actions, observer, machine } = environment;
    this.observations = new Float32Array(observes ? count * observer.size : 0);
    this.masks = new Uint8Array(count * actions.size);
    this.seats = new Int32Array(count);
    this.returns = new Float32Array(count * machine.game.sides.length);
    this.ended = new Uint8Array(count);
    this.games = Array.from({ length: count }, () => this.begin());
    for (let game = 0; game < count; game++) this.show(game);
  }

  private begin(): Episode<T, C> {
    return this.environment.start(`${this.seed}/${++this.begun}`);
  }

  /** The legal actions of a game, for those who want a list. */
  legal(game: number): readonly number[] {
    return this.games[game].legal();
  }

  /** One action in each game. */
  step(actions: ArrayLike<number>): void {
    const sides = this.environment.machine.game.sides.length;
    for (let game = 0; game < this.count; game++) {
      const episode = this.games[game];
      for (const action of episode.legal()) this.masks[game * this.environment.actions.size + action] = 0;
      episode.act(actions[game]);
      this.ended[game] = episode.isOver ? 1 : 0;
      this.returns.set(episode.returns(), game * sides);
      if (episode.isOver) this.games[game] = this.begin();
      this.show(game);
    }
  }

  private show(game: number): void {
    const { actions, observer } = this.environment;
    const episode = this.games[game];
    this.seats[game] = episode.seat;
    for (const action of episode.legal()) this.masks[game * actions.size + action] = 1;
    if (!this.observes) return;
    const from = game * observer.size;
    episode.writeObservation(this.observations.subarray(from, from + observer.size));
  }
}
