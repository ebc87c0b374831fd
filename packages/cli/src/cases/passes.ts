import { clone, explain, type Match } from '@sandtable/kernel';

/** More passes in a row than any window needs. */
const MOST = 24;

/**
 * The passes that a case may leave out: those that a standing order would make, if after them, and not
 * before, the choice is legal. Each is a seat and its word; null if passing does not help.
 */
export function passesBefore(
  match: Match<unknown, unknown>,
  seat: number | null,
  text: string,
): { seat: number; word: string }[] | null {
  const { machine } = match;
  const passes: { seat: number; word: string }[] = [];
  const state = clone(match.state);
  while (passes.length < MOST) {
    const open = machine.question(state);
    const standing = open?.rule.standing;
    const asked = machine.next(state);
    if (!open || !standing || asked < 0) return null;
    const verb = open.rule.verbs.findIndex(({ name }) => name === standing.verb);
    const option = machine
      .legal(state, asked)
      .find((one) => machine.verb(open.rule, one) === open.rule.verbs[verb]);
    if (option === undefined || machine.choose(state, asked, option)) return null;
    passes.push({ seat: asked, word: standing.verb });
    const chooser = seat ?? machine.next(state);
    if (chooser >= 0 && explain(machine, state, chooser, text) === null) return passes;
  }
  return null;
}
