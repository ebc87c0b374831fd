import {
  below,
  clone,
  type Listener,
  type Machine,
  type Option,
  type State,
  standingOption,
} from '@sandtable/kernel';
import { ALL_COUNTRIES, teamOf } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { Country, Team } from '../ids.js';
import type { R, Table } from '../table.js';

type M = Machine<Table, Facts>;
type S = State<Table>;

const MOST_PASSES = 40;
const WON = 100_000;

export interface SearchSettings {
  /** The rules at which the search stops and judges the position. */
  horizon: ReadonlySet<string>;
  /** How many choices of its own it follows: the card, the space, a reaction and its space. */
  depth: number;
  /** How many positions it judges at most. Each option has an equal share of them, and so have those that follow. */
  positions: number;
  /** Differences smaller than this are decided by chance. */
  noise: number;
  /** `starved` counts the pieces that were lost for want of supply on the way. */
  judge(u: R, team: Team, seat: Country, starved: number): number;
}

/** Searches through the rest of a turn: the best choices for itself, passes for all others. */
export class TurnSearch {
  /** Pieces that have starved on the way to the position that is looked at. */
  private starved = 0;
  private readonly listener: Listener = {
    chance: () => {},
    waypoint: () => {},
    logged: (kind) => {
      if (kind === 'starves') this.starved++;
    },
  };

  constructor(
    private readonly machine: M,
    private readonly settings: SearchSettings,
  ) {}

  /** The value of each option for the seat's team; minus infinity for those that were not looked at. */
  values(state: S, seat: Country, options: readonly Option[], random: number[]): number[] {
    const { depth, positions } = this.settings;
    this.starved = 0;
    return this.look(state, seat, options, depth, Math.max(positions, options.length), random);
  }

  private look(
    state: S,
    seat: Country,
    options: readonly Option[],
    depth: number,
    positions: number,
    random: number[],
  ): number[] {
    const values = new Array<number>(options.length).fill(Number.NEGATIVE_INFINITY);
    const looked = Math.min(options.length, Math.max(1, positions));
    const share = Math.floor(positions / looked);
    const { starved } = this;
    for (let i = 0; i < looked; i++) {
      // With too many options, some are taken from all over the list.
      const index = Math.floor((i * options.length) / looked);
      const next = clone(state);
      this.starved = starved;
      this.machine.chooseListed(next, seat, options[index], this.listener);
      values[index] =
        this.settle(next, seat, depth - 1, share, random) +
        (below(random, 1000) / 1000) * this.settings.noise;
    }
    return values;
  }

  /** Plays on to the horizon. */
  private settle(state: S, seat: Country, depth: number, positions: number, random: number[]): number {
    const { machine } = this;
    const { horizon, judge } = this.settings;
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      const open = machine.question(state);
      if (!open) return state.outcome?.winner === teamOf(seat) ? WON : -WON;
      const asked = ALL_COUNTRIES[machine.nextSeat(state)];
      const options = machine.legal(state, asked);
      if (asked === seat && !horizon.has(open.rule.name) && depth > 0)
        return Math.max(...this.look(state, seat, options.slice(), depth, positions, random));
      const pass = standingOption(machine, state, options);
      if (pass === null) break;
      machine.chooseListed(state, asked, pass, this.listener);
    }
    return judge(machine.read(state), teamOf(seat), seat, this.starved);
  }
}

/** The place of the highest value. */
export function highest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
