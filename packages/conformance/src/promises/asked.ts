import { clone, type Machine, type OpenQuestion, type State } from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import { nameOf, someViewers } from '../determinizations.js';
import type { Dice } from '../dice.js';
import { positionAt } from '../playthrough.js';

/** The guesses for each viewer, and the positions of one game that are checked for each question. */
const WORLDS = 4;
const POSITIONS = 6;

/**
 * The machine itself never asks a question with one choice that claims no secret, and the secrets promise checks that a
 * question which answers itself reveals none. What remains are questions that claim to keep a secret and have none, and
 * questions whose claim is itself a secret.
 */
export const asked: Check = {
  name: 'asked',
  says: 'a question with one choice is put only where others cannot know that there is one',
  looks: 6,
  at(line, step, dice) {
    const { machine } = line;
    const truth = positionAt(line, step);
    const open = machine.question(truth);
    if (!open) return;
    const seat = machine.nextSeat(truth);
    const claims = claimsOf(machine, truth, seat);
    for (const viewer of someViewers(machine, truth, dice)) {
      const world = machine.determinize(truth, viewer, dice.generator);
      if (viewer === seat || claimsOf(machine, world, seat) === claims) continue;
      throw new Failure(
        `whether '${open.rule.name}' is put depends on something that ${nameOf(machine, viewer)} may not know`,
      );
    }
  },
  survey(line, dice, survey) {
    const { machine, steps } = line;
    const looked = new Map<string, number>();
    steps.forEach(({ before, seat }, step) => {
      const open = machine.question(before);
      if (!open || machine.askedSeats(before) !== 1 << seat || survey.isJustified(open.rule.name)) return;
      const { name } = open.rule;
      const times = looked.get(name) ?? 0;
      if (times === POSITIONS || !isSecret(open, seat)) return;
      if (machine.legal(before, seat).length !== 1) return;
      looked.set(name, times + 1);
      survey.note(name, line, step, isSecretFromOthers(machine, before, seat, dice));
    });
  },
};

/** Is there a world, possible to another viewer, in which the seat has a different number of choices? */
function isSecretFromOthers<T, C>(
  machine: Machine<T, C>,
  truth: State<T>,
  seat: number,
  dice: Dice,
): boolean {
  return someViewers(machine, truth, dice).some((viewer) => {
    for (let i = 0; i < WORLDS && viewer !== seat; i++) {
      const world = machine.determinize(truth, viewer, dice.generator);
      if (machine.legal(world, seat).length !== 1) return true;
    }
    return false;
  });
}

function isSecret<T, C>({ rule, frame, u }: OpenQuestion<T, C>, seat: number): boolean {
  const { secretOptions } = rule;
  return typeof secretOptions === 'function' ? secretOptions(u, frame, seat) : secretOptions === true;
}

/** What the open question claims about itself, as one text. */
function claimsOf<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): string {
  const open = machine.question(clone(state));
  if (!open) return '';
  const anytime = open.rule.anytimeVerbFirst?.(open.u, open.frame, seat) ?? false;
  return `${isSecret(open, seat)} ${anytime}`;
}
