import { clone, Machine, Match, partsOf, replay, stateHash } from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import { effectsSeenBy, nameOf, someViewers } from '../determinizations.js';
import type { Dice } from '../dice.js';
import { differ } from '../differ.js';
import { anyChoice, type Playthrough, positionAt, reasonOf } from '../playthrough.js';
import { carryOutParts, isMidChoice, wholeStep } from '../whole-choices.js';

const WORLDS = 2;

export const undo: Check = {
  name: 'undo',
  says: 'what is taken back and chosen again is the same, and nothing can be taken back once somebody learned from it',
  looks: 8,
  at(line, step, dice) {
    if (step === line.steps.length || wholeStep(line, step) < step) return;
    const { before } = line.steps[step];
    const other = anyChoice(line.machine, clone(before), dice);
    for (const choice of other ? [line.steps[step], other] : [line.steps[step]]) {
      checkFair(line, before, choice.seat, choice.option, dice);
    }
  },
  whole(line, dice) {
    const match = Match.open(new Machine(line.game, line.options), line.seed);
    const last = wholeStep(line, line.steps.length);
    /** Where each standing choice began. */
    const starts: number[] = [];
    for (let step = 0; step < last; step++) {
      const { seat, option } = line.steps[step];
      if (!isMidChoice(line.machine, match.state)) starts.push(step);
      match.chooseOption(seat, option);
      if (isMidChoice(line.machine, match.state)) continue;
      if (match.undoRefused(seat) !== null || dice.below(3) > 0) continue;
      const after = clone(match.state);
      // Mostly one, and now and then everything that can be undone.
      const most = dice.below(4) === 0 ? match.undoable : 1;
      const back = starts.slice(-most);
      for (const first of back.slice().reverse()) {
        match.undo(seat);
        const { before } = line.steps[first];
        const apart = differ(before, match.state);
        if (apart !== null) throw new Failure(`undo does not lead back: ${apart}`, step);
        if (stateHash(before) !== stateHash(match.state))
          throw new Failure('undo leads back to a position of another hash', step);
      }
      for (const part of line.steps.slice(back[0], step + 1)) match.chooseOption(part.seat, part.option);
      const redone = differ(after, match.state);
      if (redone !== null)
        throw new Failure(`chosen again after undo, the state is another: ${redone}`, step);
    }
    if (stateHash(replayed(line, match)) !== stateHash(positionAt(line, last))) {
      throw new Failure('a journal with choices taken back replays to another position');
    }
  },
};

function replayed<T, C>(line: Playthrough<T, C>, match: Match<T, C>) {
  try {
    return replay(line.game, match.journal(), { strict: true }).state;
  } catch (error) {
    throw new Failure(`a journal with choices taken back does not replay: ${reasonOf(error)}`);
  }
}

/** If this choice can be undone, it must not have revealed anything to any viewer. */
function checkFair<T, C>(
  { machine, seed }: Playthrough<T, C>,
  before: Playthrough<T, C>['end'],
  seat: number,
  option: number,
  dice: Dice,
): void {
  const match = Match.from(machine, clone(before), seed);
  match.chooseOption(seat, option);
  while (isMidChoice(machine, match.state)) {
    const part = anyChoice(machine, clone(match.state), dice);
    // Only a further part of a choice, and no anytime verb.
    if (part === null || part.rule === '') return;
    match.chooseOption(part.seat, part.option);
  }
  if (match.undoRefused(seat) !== null) return;
  const { text } = match.entries[0] as { text: string };
  const say = (how: string) => new Failure(`'${text}' could be taken back, although ${how}`);
  if (differ(before.chance, match.state.chance) !== null) throw say('it drew from the generator');
  const parts = partsOf(text);
  const truth = carryOutParts(machine, before, seat, parts);
  if (truth === null) throw new Failure(`'${text}' is not what was chosen`);
  for (const viewer of someViewers(machine, before, dice)) {
    const seen = effectsSeenBy(machine, truth, viewer);
    for (let i = 0; i < WORLDS; i++) {
      const world = machine.determinize(before, viewer, dice.generator);
      const there = carryOutParts(machine, world, seat, parts);
      if (there === null) continue;
      const told = differ(seen, effectsSeenBy(machine, there, viewer));
      if (told !== null) throw say(`it tells ${nameOf(machine, viewer)} something hidden: ${told}`);
    }
  }
}
