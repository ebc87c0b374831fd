import type { Machine, OpenQuestion, Option } from './machine.js';
import { optionOf } from './machine.js';
import { below, type Generator } from './random.js';
import { RulesError } from './rule.js';
import type { State } from './state.js';
import { factorsOf } from './subject-lists.js';

/** A legal option drawn at random, and how many there were. */
export interface DrawnOption {
  option: Option;
  /** If a subject was drawn first and then its target, counts the subjects and those targets. */
  among: number;
}

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
  const open = machine.hasSubjects ? machine.question(state) : null;
  if (open && machine.isAsked(open, seat) && open.rule.verbs.some((verb) => verb.bySubject))
    return drawBySubject(machine, open, seat, random);
  const options = needLegal(machine, state, seat);
  return { option: options[below(random, options.length)], among: options.length };
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
  const id = machine.game.seats[seat]?.id ?? machine.seatName(seat);
  const open = machine.question(state);
  throw new RulesError(
    open && machine.isAsked(open, seat) ? `${id} is asked and has no legal choice` : `${id} is not asked`,
  );
}

function drawBySubject<T, C>(
  machine: Machine<T, C>,
  open: OpenQuestion<T, C>,
  seat: number,
  random: Generator,
): DrawnOption {
  const { rule, frame, u } = open;
  const entries = machine.listPlain(open, seat);
  const plain = entries.length;
  const subjectVerbs: number[] = [];
  rule.verbs.forEach((verb, index) => {
    verb.bySubject?.subjects(u, frame, seat, (subject) => {
      entries.push(subject);
      subjectVerbs.push(index);
    });
  });
  for (let left = entries.length; left > 0; left--) {
    const drawn = below(random, left);
    if (drawn < plain) return { option: entries[drawn], among: left };
    const index = subjectVerbs[drawn - plain];
    const verb = rule.verbs[index];
    const subject = entries[drawn];
    const targets: number[] = [];
    verb.bySubject!.targets(u, frame, subject, seat, (target) => targets.push(target));
    if (targets.length > 0) {
      const { of } = factorsOf(u, verb, frame, seat);
      const target = targets[below(random, targets.length)];
      return { option: optionOf(index, of(subject, target)), among: left + targets.length };
    }
    // This subject has no target: the last one takes its place.
    entries[drawn] = entries[left - 1];
    subjectVerbs[drawn - plain] = subjectVerbs[left - 1 - plain];
  }
  throw new RulesError(`${machine.game.seats[seat].id} is asked and has no legal choice`);
}
