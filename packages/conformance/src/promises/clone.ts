import { clone as copyOf, Machine, Match, plainHash, type Snapshot } from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import { differ } from '../differ.js';
import { type Playthrough, positionAt } from '../playthrough.js';
import { wholeStep } from '../whole-choices.js';

export const clone: Check = {
  name: 'clone',
  says: 'a clone shares nothing with the original, and a restored match cannot be told from the first',
  looks: 4,
  at(line, step) {
    const state = positionAt(line, step);
    const hash = plainHash(state);
    const copy = copyOf(state);
    if (plainHash(copy) !== hash) throw new Failure('a clone is not equal to the original');
    scramble(copy);
    if (plainHash(state) !== hash) throw new Failure('changing a clone changes the original');
  },
  whole(line, dice) {
    const first = Match.open(line.machine, line.seed);
    const at = wholeStep(line, dice.below(line.steps.length + 1));
    for (const { seat, option } of line.steps.slice(0, at)) first.chooseOption(seat, option);
    const saved = JSON.parse(JSON.stringify(first.snapshot())) as Snapshot;
    const second = Match.restore(new Machine(line.game, line.options), saved);
    compare(first, second, at);
    // Restored once more, because undo changes the match it is tried on.
    undoBoth(line, saved, at);
    for (const { seat, option, text } of line.steps.slice(at, wholeStep(line, line.steps.length))) {
      first.chooseOption(seat, option);
      const refused = second.chooseOption(seat, option);
      if (refused) throw new Failure(`a restored match refuses '${text}': ${refused.reason}`, at);
    }
    compare(first, second, at);
  },
};

function compare<T, C>(first: Match<T, C>, second: Match<T, C>, at: number): void {
  const apart = differ(first.snapshot(), second.snapshot());
  if (apart !== null) throw new Failure(`a match restored at choice ${at} is not the same: ${apart}`, at);
}

function undoBoth<T, C>(line: Playthrough<T, C>, saved: Snapshot, at: number): void {
  const [first, second] = [line.machine, new Machine(line.game, line.options)].map((one) =>
    Match.restore(one, saved),
  );
  for (const seat of line.game.seats.keys()) {
    const same = differ(first.undo(seat), second.undo(seat));
    if (same !== null) throw new Failure(`undo after a restore at choice ${at} is not the same: ${same}`, at);
  }
  compare(first, second, at);
}

/** Changes everything changeable inside a value. */
function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const inner = record[key];
    if (typeof inner === 'object') scramble(inner);
    else record[key] = typeof inner === 'number' ? inner + 1 : null;
  }
  if (Array.isArray(value)) value.push(0);
}
