import { type Journal, parseJournal, printJournal, replay, stateHash, Timeline } from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import type { Dice } from '../dice.js';
import { differ } from '../differ.js';
import { type Playthrough, positionAt, reasonOf } from '../playthrough.js';
import { wholeStep } from '../whole-choices.js';

export const journal: Check = {
  name: 'journal',
  says: 'a journal is read as it was written, and replays to the same position, with the seed and without it',
  whole(line, dice) {
    const written = line.match.journal();
    const text = printJournal(written);
    const read = parseJournal(text);
    const lost = differ(written, read);
    if (lost !== null) throw new Failure(`the journal is not read as it was written: ${lost}`);
    const again = printJournal(read);
    if (again !== text) throw new Failure('the journal that was read prints differently');
    reaches(line, read, 'the journal');
    reaches(line, { ...read, header: { ...read.header, seed: null } }, 'the journal without its seed');
    const step = wholeStep(line, dice.below(line.steps.length + 1));
    const there = positionAt(line, step);
    if (stateHash(attempt(line, read, 'the journal', there.count)) !== stateHash(there)) {
      throw new Failure(`replayed up to choice ${there.count}, the position is another`, step);
    }
    lookThrough(line, read, dice);
  },
};

/** Browsing the game finds the same positions, although few of them are stored. */
function lookThrough<T, C>(line: Playthrough<T, C>, written: Journal, dice: Dice): void {
  const timeline = Timeline.of(line.game, written, 1 + dice.below(9));
  for (let i = 0; i < 5; i++) {
    const step = wholeStep(line, dice.below(line.steps.length + 1));
    const there = positionAt(line, step);
    if (stateHash(timeline.at(there.count).state) === stateHash(there)) continue;
    throw new Failure(`whoever looks at choice ${there.count} afterwards sees another position`, step);
  }
}

function reaches<T, C>(line: Playthrough<T, C>, written: Journal, what: string): void {
  const state = attempt(line, written, what);
  const end = positionAt(line, wholeStep(line, line.steps.length));
  if (stateHash(state) === stateHash(end)) return;
  throw new Failure(`${what} replays to another position: ${differ(end, state)}`);
}

function attempt<T, C>(line: Playthrough<T, C>, written: Journal, what: string, until?: number) {
  try {
    return replay(line.game, written, until === undefined ? { strict: true } : { until }).state;
  } catch (error) {
    throw new Failure(`${what} does not replay: ${reasonOf(error)}`);
  }
}
