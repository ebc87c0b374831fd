import {
  argOf,
  type Bot,
  type BotInput,
  below,
  clone,
  type JudgedOption,
  type Machine,
  type Option,
  type Question,
  type State,
} from '@sandtable/kernel';

import { type Move, movedFrom, movedTo } from '../board/domains.js';
import { refuseText } from '../cards/play-text.js';
import type { Facts } from '../facts.js';
import { SIDE, type Side } from '../pieces/pieces.js';
import { handOf, DRAW as LAST_STEP, type Table } from '../table.js';
import type { Action } from '../turn/actions.js';
import { CAREFUL, CARELESS, type Care, movesBack } from './care.js';
import { Local } from './local.js';
import { Judge } from './worth.js';

type M = Machine<Table, Facts>;
type S = State<Table>;
type Q = Question<Table, Facts>;

/** The frames at which the search stops and evaluates the position. */
const HORIZON = new Set(['action', 'movement-step', 'mulligan']);
/** The value of an action still to be taken. */
const EXTRA_ACTION = 2.5;
const WON = 100_000;
/** Moves that differ less than this are decided by chance. */
const MOVE_NOISE = 0.02;
const MOST_STEPS = 60;
/** How many of the first seven cards should be playable. */
const FIRST_PLAYABLE = 4;

/** How thoroughly somebody looks. */
export interface Manner {
  /** How many options are tried at the root, in the next question, and in later ones. */
  width: readonly number[];
  /** The least gain worth a move. */
  worthMoving: number;
  /**
   * How many actions are tried of those tried before in similar positions: the ones that gained most there. All of
   * them if this is not given.
   */
  actions?: number;
  care: Care;
  /** By how much it may misjudge a move, so that it moves in other ways. */
  noise?: number;
}

const THOROUGH: Manner = { width: [12, 4, 2, 1], worthMoving: 0.05, care: CARELESS };
/** As thorough, but minding what a good player would laugh at. */
export const THOROUGH_AND_CAREFUL: Manner = { ...THOROUGH, care: CAREFUL };

/**
 * Takes the choice that leads to the best position for its side. Each option is played out to the end of the action,
 * with no reactions and each side making the combat removals that suit it. Movement is judged piece by piece.
 */
export function greedy(machine: M): Bot<Table, Facts> {
  const mind = new Mind(machine);
  return { name: 'greedy', choose: (sight) => mind.choose(sight) };
}

export class Mind {
  private readonly judge: Judge;
  private readonly local: Local;
  /** The step of a turn that the judge is prepared for. */
  private prepared = -1;

  /** What an action gained when it was last looked at, by side and option; null if every look is a new one. */
  private readonly gains: Map<Option, number>[] | null;
  /** The movement that is being made, its last move, and what moves gained when they were last looked at in it. */
  private moving: S | null = null;
  private movingIn = -1;
  private lastMove: Option | null = null;
  private readonly moveGains = new Map<Option, number>();

  constructor(
    private readonly machine: M,
    private readonly manner: Manner = THOROUGH,
  ) {
    this.judge = new Judge(manner.care);
    this.local = new Local(machine, this.judge);
    this.gains = manner.actions === undefined ? null : SIDE.values.map(() => new Map());
  }

  choose(sight: BotInput<Table, Facts>): Option {
    const { state, options, random } = sight;
    if (options.length === 1) return options[0];
    const seat = SIDE.values[sight.seat];
    const { machine } = this;
    const { rule } = machine.question(state)!;
    this.prepare(state);
    if (rule.name === 'mulligan') return this.firstHand(state, seat, options);
    if (rule.name === 'movement-step')
      return this.gains === null ? this.move(rule, seat, sight) : this.moveQuickly(rule, seat, sight);
    const tried = this.promising(rule, state, seat, options, 0);
    return tried.length === 1 ? tried[0] : this.bestOf(tried, state, seat, 0, random).option;
  }

  /** The pull of the front: in every position anew, or once in each step of a turn. */
  private prepare(state: S): void {
    const { round, active, step } = state.table;
    const now = (round * SIDE.values.length + active) * (LAST_STEP + 1) + step;
    if (this.gains !== null && this.prepared === now) return;
    this.prepared = now;
    this.judge.prepare(this.machine.read(state));
  }

  /** The most promising options with their values, the best first. */
  promise({ state, seat: number, options, random }: BotInput<Table, Facts>, most: number): JudgedOption[] {
    const seat = SIDE.values[number];
    const { machine, judge } = this;
    const { rule } = machine.question(state)!;
    const u = machine.read(state);
    judge.prepare(u);
    const judged: JudgedOption[] = [];
    if (rule.name === 'movement-step') {
      this.local.look(u, rule, seat, state.table.step + 1);
      for (const option of options) judged.push({ option, value: this.local.worth(option) });
    } else
      for (const option of this.promising(rule, state, seat, options, 0)) {
        const next = clone(state);
        machine.chooseListed(next, seat, option);
        judged.push({ option, value: this.follow(next, seat, 1, random) });
      }
    return judged.sort((a, b) => b.value - a.value).slice(0, most);
  }

  /** What a side's board costs it because a good player would laugh at it. */
  untidy(state: S, seat: Side): number {
    return this.judge.look(this.machine.read(state), state.table.step).untidy(seat);
  }

  /** What a position is worth to a side. */
  value(state: S, seat: Side): number {
    this.prepare(state);
    return this.leaf(state, seat);
  }

  /** By how much a side can be expected to lead in the end, if a turn begins here. */
  outlook(state: S, seat: Side): number {
    this.prepare(state);
    return this.judge.look(this.machine.read(state), state.table.step).outlook(seat);
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
  private move(rule: Q, seat: Side, { state, options, random, history }: BotInput<Table, Facts>): Option {
    const back = movesBack(history, seat);
    const noise = this.manner.noise ?? MOVE_NOISE;
    const local = this.local.look(this.machine.read(state), rule, seat, state.table.step + 1);
    const done = options[options.length - 1];
    let found = done;
    let most = local.worth(done) + this.manner.worthMoving;
    for (const option of options) {
      if (option === done) continue;
      let worth = local.worth(option) + (below(random, 1000) / 1000) * noise;
      if (back.size > 0 && back.has(argOf(option) as Move)) worth -= this.manner.care.thereAndBack;
      if (worth > most) {
        most = worth;
        found = option;
      }
    }
    return found;
  }

  /**
   * The same in a hurry: after the first move only those are looked at again that begin or end where the last one did,
   * and the others as long as they gained more before than the best does now.
   */
  private moveQuickly(rule: Q, seat: Side, { state, options }: BotInput<Table, Facts>): Option {
    const { moveGains, lastMove } = this;
    const local = this.local.look(this.machine.read(state), rule, seat, state.table.step + 1);
    const done = options[options.length - 1];
    const now = local.worth(done);
    if (this.moving !== state || this.movingIn !== this.prepared) {
      this.moving = state;
      this.movingIn = this.prepared;
      moveGains.clear();
    }
    let found = done;
    let most = this.manner.worthMoving;
    const lookAt = (option: Option) => {
      const gain = local.worth(option) - now;
      moveGains.set(option, gain);
      if (gain <= most) return;
      most = gain;
      found = option;
    };
    const old: Option[] = [];
    for (const option of options) {
      if (option === done) continue;
      if (!moveGains.has(option) || lastMove === null || isNear(option, lastMove)) lookAt(option);
      else old.push(option);
    }
    old.sort((a, b) => moveGains.get(b)! - moveGains.get(a)!);
    for (const option of old) {
      if (moveGains.get(option)! <= most) break;
      lookAt(option);
    }
    this.lastMove = found;
    return found;
  }

  private best(rule: Q, state: S, seat: Side, options: readonly Option[], depth: number, random: number[]) {
    return this.bestOf(this.promising(rule, state, seat, options, depth), state, seat, depth, random);
  }

  private bestOf(tried: readonly Option[], state: S, seat: Side, depth: number, random: number[]) {
    const remembered = depth === 0 ? this.gainsAt(state, seat) : null;
    const now = remembered ? this.judge.look(this.machine.read(state), state.table.step).worth(seat) : 0;
    let found = { option: tried[0], worth: Number.NEGATIVE_INFINITY };
    for (const option of tried) {
      const next = clone(state);
      this.machine.chooseListed(next, seat, option);
      // A little noise breaks ties differently each time.
      const worth = this.follow(next, seat, depth + 1, random) + below(random, 1000) / 20_000;
      remembered?.set(option, worth - now);
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
    const width = this.manner.width[Math.min(depth, this.manner.width.length - 1)];
    if (options.length <= width) return options;
    const local = this.local.look(this.machine.read(state), rule, seat, state.table.step);
    const remembered = depth === 0 ? this.gainsAt(state, seat) : null;
    const now = this.judge.worth(seat);
    const looks = options.map((option) => {
      const gain = remembered?.get(option);
      return { option, worth: gain === undefined ? local.worth(option) : now + gain };
    });
    // Options without a quick estimate are always searched.
    const unknown = looks.filter(({ worth }) => worth === Number.POSITIVE_INFINITY);
    const rest = looks.filter(({ worth }) => worth !== Number.POSITIVE_INFINITY);
    rest.sort((a, b) => b.worth - a.worth);
    const room = rule.name === 'action' ? (this.manner.actions ?? 3) : Math.max(1, width - unknown.length);
    return [...unknown, ...rest.slice(0, room)].map(({ option }) => option);
  }

  /** What is remembered of the actions that a side takes here; null if nothing is. */
  private gainsAt(state: S, seat: Side): Map<Option, number> | null {
    if (this.gains === null || this.machine.question(state)?.rule.name !== 'action') return null;
    return this.gains[seat];
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
      if (asked === seat && options.length > 1 && depth < this.manner.width.length - 1)
        return this.best(open.rule, state, seat, options, depth, random).worth;
      machine.chooseListed(state, asked, this.atSight(open.rule, state, asked, options));
    }
    return this.leaf(state, seat);
  }

  /** The choice with the best quick estimate, never a reaction. */
  private atSight(rule: Q, state: S, seat: Side, options: readonly Option[]): Option {
    if (options.length === 1) return options[0];
    const local = this.local.look(this.machine.read(state), rule, seat, state.table.step);
    let found = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const worth = local.worth(option);
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
    const worth = judge.look(machine.read(state), state.table.step).worth(seat);
    const extra = open?.rule.name === 'action' && (open.frame as Partial<Action>).extra === true;
    if (!extra) return worth;
    return worth + (state.table.active === seat ? EXTRA_ACTION : -EXTRA_ACTION);
  }
}

/** Do two moves begin or end in the same space? */
function isNear(one: Option, other: Option): boolean {
  const [move, last] = [argOf(one) as Move, argOf(other) as Move];
  const [from, to] = [movedFrom(last), movedTo(last)];
  return movedFrom(move) === from || movedFrom(move) === to || movedTo(move) === from || movedTo(move) === to;
}
