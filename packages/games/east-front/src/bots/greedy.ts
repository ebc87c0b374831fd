import {
  type Bot,
  type BotInput,
  below,
  clone,
  type Machine,
  type Option,
  type Question,
  type State,
} from '@sandtable/kernel';

import { refuseText } from '../cards/play-text.js';
import type { Facts } from '../facts.js';
import { SIDE, type Side } from '../pieces/pieces.js';
import { handOf, type Table } from '../table.js';
import type { Action } from '../turn/actions.js';
import { Local } from './local.js';
import { Judge } from './worth.js';

type M = Machine<Table, Facts>;
type S = State<Table>;
type Q = Question<Table, Facts>;

/** The frames at which the search stops and evaluates the position. */
const HORIZON = new Set(['action', 'movement-step', 'mulligan']);
/** Search width: how many options are tried at the root, in the next question, and in later ones. */
const WIDTH = [12, 4, 2, 1];
/** The value of an action still to be taken. */
const EXTRA_ACTION = 2.5;
const WON = 100_000;
/** The least gain worth a move. */
const WORTH_MOVING = 0.05;
const MOST_STEPS = 60;
/** How many of the first seven cards should be playable. */
const FIRST_PLAYABLE = 4;

/**
 * Takes the choice that leads to the best position for its side. Each option is played out to the end of the action,
 * with no reactions and each side making the combat removals that suit it. Movement is judged piece by piece.
 */
export function greedy(machine: M): Bot<Table, Facts> {
  const mind = new Mind(machine);
  return { name: 'greedy', choose: (sight) => mind.choose(sight) };
}

class Mind {
  private readonly judge = new Judge();
  private readonly local: Local;

  constructor(private readonly machine: M) {
    this.local = new Local(machine, this.judge);
  }

  choose({ state, seat: number, options, random }: BotInput<Table, Facts>): Option {
    if (options.length === 1) return options[0];
    const seat = SIDE.values[number];
    const { machine, judge } = this;
    const { rule } = machine.question(state)!;
    judge.prepare(machine.read(state));
    if (rule.name === 'mulligan') return this.firstHand(state, seat, options);
    if (rule.name === 'movement-step') return this.move(rule, state, seat, options, random);
    return this.best(rule, state, seat, options.slice(), 0, random).option;
  }

  /** Takes a mulligan if too few cards of the hand are playable. */
  private firstHand(state: S, seat: Side, options: readonly Option[]): Option {
    const u = this.machine.read(state);
    const playable = handOf(u, seat).filter(
      (card) => refuseText(u, seat, card, u.facts.firstText[card], 1) === null,
    ).length;
    return options[playable >= FIRST_PLAYABLE ? 0 : 1];
  }

  /** The move that improves the position most; done when none does. */
  private move(rule: Q, state: S, seat: Side, options: readonly Option[], random: number[]): Option {
    const u = this.machine.read(state);
    const step = state.table.step + 1;
    const done = options[options.length - 1];
    let found = done;
    let most = this.local.worth(u, rule, done, seat, step) + WORTH_MOVING;
    for (const option of options) {
      if (option === done) continue;
      const worth = this.local.worth(u, rule, option, seat, step) + below(random, 1000) / 50_000;
      if (worth > most) {
        most = worth;
        found = option;
      }
    }
    return found;
  }

  private best(rule: Q, state: S, seat: Side, options: readonly Option[], depth: number, random: number[]) {
    let found = { option: options[0], worth: Number.NEGATIVE_INFINITY };
    for (const option of this.promising(rule, state, seat, options, depth)) {
      const next = clone(state);
      if (this.machine.choose(next, seat, option) !== null) continue;
      // A little noise breaks ties differently each time.
      const worth = this.follow(next, seat, depth + 1, random) + below(random, 1000) / 20_000;
      if (worth > found.worth) found = { option, worth };
    }
    return found;
  }

  /** The options with the best quick estimates. */
  private promising(
    rule: Q,
    state: S,
    seat: Side,
    options: readonly Option[],
    depth: number,
  ): readonly Option[] {
    const width = WIDTH[Math.min(depth, WIDTH.length - 1)];
    if (options.length <= width) return options;
    const u = this.machine.read(state);
    const { step } = state.table;
    const looks = options.map((option) => ({ option, worth: this.local.worth(u, rule, option, seat, step) }));
    // Options without a quick estimate are always searched.
    const unknown = looks.filter(({ worth }) => worth === Number.POSITIVE_INFINITY);
    const rest = looks.filter(({ worth }) => worth !== Number.POSITIVE_INFINITY);
    rest.sort((a, b) => b.worth - a.worth);
    const room = rule.name === 'action' ? 3 : Math.max(1, width - unknown.length);
    return [...unknown, ...rest.slice(0, room)].map(({ option }) => option);
  }

  /** Plays on to the next stopping frame. */
  private follow(state: S, seat: Side, depth: number, random: number[]): number {
    const { machine } = this;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const open = machine.question(state);
      if (!open) return state.outcome?.winner === seat ? WON : -WON;
      if (HORIZON.has(open.rule.name)) break;
      const asked = SIDE.values[machine.nextSeat(state)];
      const options = machine.legal(state, asked).slice();
      if (asked === seat && options.length > 1 && depth < WIDTH.length - 1)
        return this.best(open.rule, state, seat, options, depth, random).worth;
      if (machine.choose(state, asked, this.atSight(open.rule, state, asked, options)) !== null) break;
    }
    return this.leaf(state, seat);
  }

  /** The choice with the best quick estimate, never a reaction. */
  private atSight(rule: Q, state: S, seat: Side, options: readonly Option[]): Option {
    if (options.length === 1) return options[0];
    const u = this.machine.read(state);
    let found = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const worth = this.local.worth(u, rule, option, seat, state.table.step);
      if (worth === Number.POSITIVE_INFINITY && this.machine.verb(rule, option).name === 'react') continue;
      if (worth > most) {
        most = worth;
        found = option;
      }
    }
    return found;
  }

  private leaf(state: S, seat: Side): number {
    const { machine, judge } = this;
    const open = machine.question(state);
    const worth = judge.worth(machine.read(state), seat, state.table.step);
    const extra = open?.rule.name === 'action' && (open.frame as Partial<Action>).extra === true;
    if (!extra) return worth;
    return worth + (state.table.active === seat ? EXTRA_ACTION : -EXTRA_ACTION);
  }
}
