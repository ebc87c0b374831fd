import type { Machine } from './machine.js';
import type { DrawnOption } from './menu.js';
import type { Option } from './option.js';
import type { Generator } from './random.js';
import { RulesError } from './rule.js';
import type { State } from './state.js';

/**
 * One legal option at random, without listing them all: first a subject is drawn, then one of its targets. Without
 * verbs by subject, all options are equally likely.
 */
export function drawOption<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  random: Generator,
): DrawnOption {
  return machine.draw(state, seat, random) ?? needSome(machine, state, seat);
}

/** Like `drawOption`, without the count. */
export function pickOption<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  random: Generator,
): Option {
  return drawOption(machine, state, seat, random).option;
}

/** The options of a seat that must have some. */
export function needLegal<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Option[] {
  const options = machine.legal(state, seat);
  if (options.length > 0) return options;
  return needSome(machine, state, seat);
}

function needSome<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): never {
  const id = machine.game.seats[seat]?.id ?? machine.seatName(seat);
  const open = machine.question(state);
  throw new RulesError(
    open && machine.isAsked(open, seat) ? `${id} is asked and has no legal choice` : `${id} is not asked`,
  );
}
