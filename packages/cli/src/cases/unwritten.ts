import {
  clone,
  explainRefusal,
  type Machine,
  type Match,
  type Option,
  type State,
  spellOption,
} from '@sandtable/kernel';

/** More choices in a row than any window needs. */
const MOST = 24;

/**
 * The choices that a case may omit before a choice: passes that a standing order would make, and under `ask: all`
 * forced choices, if the choice is legal only after them. Null if that does not help.
 */
export function unwrittenBefore(
  match: Match<unknown, unknown>,
  seat: number | null,
  text: string,
): { seat: number; text: string }[] | null {
  const { machine } = match;
  const made: { seat: number; text: string }[] = [];
  const state = clone(match.state);
  while (made.length < MOST) {
    const asked = machine.nextSeat(state);
    const option = asked < 0 ? null : (passOf(machine, state, asked) ?? onlyOf(machine, state, asked));
    if (option === null) return null;
    made.push({ seat: asked, text: spellOption(machine, state, asked, option).text });
    if (machine.choose(state, asked, option)) return null;
    const chooser = seat ?? machine.nextSeat(state);
    if (chooser >= 0 && explainRefusal(machine, state, chooser, text) === null) return made;
  }
  return null;
}

function passOf<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Option | null {
  const open = machine.question(state);
  const standing = open?.rule.standingOrder;
  if (!open || !standing) return null;
  const verb = open.rule.verbs.find(({ name }) => name === standing.verb);
  return machine.legal(state, seat).find((one) => machine.verb(open.rule, one) === verb) ?? null;
}

function onlyOf<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Option | null {
  if (!machine.asksAll || machine.askedSeats(state) !== 1 << seat) return null;
  const options = machine.legal(state, seat);
  return options.length === 1 ? options[0] : null;
}
