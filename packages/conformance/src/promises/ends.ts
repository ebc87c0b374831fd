import { clone, type GameInfo, type Machine, type Outcome, optionOf, type State } from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import { positionAt } from '../playthrough.js';

export const ends: Check = {
  name: 'ends',
  says: 'a game played at random comes to an end without a breakdown, with an outcome and the rule that made it',
  whole({ machine, steps, end, stumbled, cut }) {
    if (stumbled) {
      const { why, over } = stumbled;
      throw new Failure(over ? `'${over.text}': ${why}` : why, steps.length);
    }
    if (end.outcome === null) {
      if (cut) return;
      throw new Failure(`the game is not over after ${steps.length} choices`);
    }
    const problem = outcomeProblem(end.outcome, machine.game) ?? afterTheEnd(machine, end);
    if (problem !== null) throw new Failure(problem, steps.length);
  },
  looks: 10,
  at(line, step) {
    const { machine } = line;
    const scores = machine.game.scores(machine.read(clone(positionAt(line, step))));
    if (scores.length !== machine.game.sides.length || !scores.every(Number.isFinite)) {
      throw new Failure(
        `the scores are ${JSON.stringify(scores)}, and there are ${machine.game.sides.length} sides`,
      );
    }
  },
};

function outcomeProblem({ winner, scores, why, leader }: Outcome, { sides, seats }: GameInfo): string | null {
  if (!Number.isInteger(winner) || winner < -1 || winner >= sides.length)
    return `side ${winner} has won and does not exist`;
  if (leader !== undefined && seats[leader]?.side !== winner)
    return `seat ${leader} leads the winners and is not one of them`;
  if (scores.length !== sides.length || !scores.every(Number.isFinite))
    return `the scores at the end are ${scores.join(', ')}`;
  return /^\S+$/.test(why) ? null : `'${why}' is not the anchor of the rule that ended the game`;
}

function afterTheEnd<T, C>(machine: Machine<T, C>, end: State<T>): string | null {
  const state = clone(end);
  if (state.frames.length > 0) return 'frames are left after the end';
  if (machine.askedSeats(state) !== 0) return 'somebody is asked after the end';
  for (const seat of machine.game.seats.keys()) {
    if (machine.legal(state, seat).length > 0) return 'there are options after the end';
    if (machine.anytimeOptions(state, seat).length > 0) return 'there are anytime verbs after the end';
    if (machine.choose(state, seat, optionOf(0, 0)) === null) return 'a choice is accepted after the end';
  }
  return null;
}
