import { describe, expect, it } from 'vitest';
import { type ToolboxTable, toolbox } from '../test/toolbox.js';
import { Machine } from './machine.js';
import { Match, type Snapshot } from './match.js';
import { clone, firstDifference } from './plain.js';
import { below, seedGenerator } from './random.js';
import { printRedacted, redactedLines } from './redacted-journal.js';
import { rewind } from './replay.js';

type ToolboxMatch = Match<ToolboxTable, null>;

const machine = new Machine(toolbox);
const WORDS = [
  'write 1',
  'write 2',
  'count',
  'undo',
  'undo',
  'roll',
  'hand over',
  'mark',
  'draw',
  'lay',
  'note',
];

/** Does the same at every match: a choice, taking one back, or a note of the house. */
function act(matches: readonly ToolboxMatch[], word: string): void {
  const answers = matches.map((match) => {
    const seat = machine.nextSeat(match.state);
    if (word === 'note') return void match.entries.push({ kind: 'note', text: 'Cyd plays Bob' });
    if (word === 'undo') return match.eraseLast(seat);
    const { id } = toolbox.seats[seat];
    const held = match.state.places[1 + seat][0];
    if (word !== 'lay') return match.choose(id, word);
    return held === undefined ? null : match.choose(id, `lay ${toolbox.places!(null).itemName(held)}`);
  });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
}

/** A match that knows only its end, as it comes back from wherever it was kept. */
function resumed(match: ToolboxMatch): ToolboxMatch {
  const from = { entries: match.settled, log: match.settledLog };
  const saved = JSON.parse(JSON.stringify(match.snapshot(from))) as Snapshot;
  expect([saved.earlier?.entries ?? 0, saved.earlier?.log ?? 0]).toEqual([from.entries, from.log]);
  return Match.restore(machine, saved);
}

const WHOLE = { entries: 0, log: 0 };

describe('a match whose beginning is kept elsewhere', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('goes on as if it were here (%i)', (seed) => {
    const random = seedGenerator(`earlier ${seed}`);
    const whole = Match.open(machine, `earlier ${seed}`);
    for (let i = 0; i < 60; i++) act([whole], WORDS[below(random, WORDS.length)]);
    const beginning = clone(whole.part(WHOLE, { entries: whole.settled, log: whole.settledLog }));
    const part = resumed(whole);
    for (let i = 0; i < 60; i++) {
      act([whole, part], WORDS[below(random, WORDS.length)]);
      expect([part.entries.length, part.log.length]).toEqual([whole.entries.length, whole.log.length]);
      expect([part.settled, part.settledLog]).toEqual([whole.settled, whole.settledLog]);
      expect(firstDifference(part.state, whole.state)).toBeNull();
      const { entries } = part.earlier;
      expect(redactedLines(part, 1, entries)).toEqual(redactedLines(whole, 1, entries));
      // And once more from there.
      if (i === 30) expect(firstDifference(resumed(part).snapshot(), resumed(whole).snapshot())).toBeNull();
    }
    part.complete(beginning);
    expect(firstDifference(part.snapshot(), whole.snapshot())).toBeNull();
    for (const viewer of [0, 1]) {
      expect(printRedacted(part, viewer)).toBe(printRedacted(whole, viewer));
      expect(part.logFor(viewer)).toEqual(whole.logFor(viewer));
    }
  });

  it('does not pretend that there is none', () => {
    const whole = Match.open(machine, 'seven');
    for (const word of ['roll', 'write 1', 'roll']) act([whole], word);
    const part = resumed(whole);
    const elsewhere = 'the beginning of this match is kept elsewhere';
    expect(() => part.journal()).toThrow(elsewhere);
    expect(() => redactedLines(part, 0)).toThrow(elsewhere);
    expect(() => rewind(part, 1)).toThrow(elsewhere);
    expect(() => part.part(WHOLE, { entries: 1, log: 0 })).toThrow(elsewhere);
    expect(() => part.complete({ entries: [], log: [], redacted: [] })).toThrow('not the beginning');
  });

  it('keeps what may still be taken back', () => {
    const match = Match.open(machine, 'seven');
    for (const word of ['roll', 'write 1', 'write 2']) act([match], word);
    const { length } = match.entries;
    expect(() => match.snapshot({ entries: length, log: 0 })).toThrow('may still be taken back');
    expect(() => match.snapshot({ entries: 0, log: match.log.length })).toThrow('may still be taken back');
  });
});
