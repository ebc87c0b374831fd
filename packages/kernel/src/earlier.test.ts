import { describe, expect, it } from 'vitest';
import { type ToolboxTable, toolbox } from '../test/toolbox.js';
import { Machine } from './machine.js';
import { Match, type Snapshot } from './match.js';
import { linesFor } from './numbered-lines.js';
import { ALL_KNOWING, SPECTATOR } from './places.js';
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

/** Does the same in every match: a choice, an erased undo, or a note by the server. */
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

/** A match restored with only its end, the beginning being stored elsewhere. */
function resumed(match: ToolboxMatch): ToolboxMatch {
  const from = { entries: match.settled, log: match.settledLog };
  const saved = JSON.parse(JSON.stringify(match.snapshot(from))) as Snapshot;
  expect([saved.earlier?.entries ?? 0, saved.earlier?.log ?? 0]).toEqual([from.entries, from.log]);
  return Match.restore(machine, saved);
}

const WHOLE = { entries: 0, log: 0 };

describe('a match whose beginning is stored elsewhere', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('continues as if it were in memory (%i)', (seed) => {
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
      // And once more from the restored match.
      if (i === 30) expect(firstDifference(resumed(part).snapshot(), resumed(whole).snapshot())).toBeNull();
    }
    part.complete(beginning);
    expect(firstDifference(part.snapshot(), whole.snapshot())).toBeNull();
    for (const viewer of [0, 1]) {
      expect(printRedacted(part, viewer)).toBe(printRedacted(whole, viewer));
      expect(part.logFor(viewer)).toEqual(whole.logFor(viewer));
    }
  });

  it('throws if the missing beginning is read', () => {
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

  it('keeps what can still be undone', () => {
    const match = Match.open(machine, 'seven');
    for (const word of ['roll', 'write 1', 'write 2']) act([match], word);
    const { length } = match.entries;
    expect(() => match.snapshot({ entries: length, log: 0 })).toThrow('may still be taken back');
    expect(() => match.snapshot({ entries: 0, log: match.log.length })).toThrow('may still be taken back');
  });

  it('shows every viewer the last pages, whatever is undone, and earlier ones once they are loaded', () => {
    const VIEWERS = [0, 1, SPECTATOR];
    const random = seedGenerator('pages');
    const whole = Match.open(machine, 'pages');
    const play = (matches: readonly ToolboxMatch[], times: number) => {
      for (let i = 0; i < times; i++) act(matches, WORDS[below(random, WORDS.length)]);
    };
    play([whole], 2_500);
    const pages = Object.fromEntries(
      VIEWERS.map((viewer) => {
        const { log, lines } = linesFor(whole, viewer);
        return [viewer, { log: log.startBefore(whole.settledLog), lines: lines.startBefore(whole.settled) }];
      }),
    );
    const first = (kind: 'log' | 'lines') => Math.min(...Object.values(pages).map((one) => one[kind].at));
    const from = { entries: first('lines'), log: first('log'), pages };
    expect(Math.min(from.entries, from.log)).toBeGreaterThan(300);
    const beginning = clone(whole.part(WHOLE, from));
    const part = Match.restore(machine, JSON.parse(JSON.stringify(whole.snapshot(from))) as Snapshot);
    const sameEnd = () => {
      for (const viewer of VIEWERS) {
        for (const kind of ['log', 'lines'] as const) {
          const [here, there] = [linesFor(part, viewer)[kind], linesFor(whole, viewer)[kind]];
          const { from: number, lines } = here.last();
          expect({ count: here.count, number, lines }).toEqual({
            count: there.count,
            number: there.last().from,
            lines: there.last().lines,
          });
        }
      }
    };
    sameEnd();
    for (const seat of [0, 1]) {
      while (whole.undoRefused(seat) === null) expect(part.eraseLast(seat)).toEqual(whole.eraseLast(seat));
    }
    sameEnd();
    for (let i = 0; i < 20; i++) {
      play([whole, part], 60);
      sameEnd();
    }
    const { log } = linesFor(part, SPECTATOR);
    expect([log.isHere(0), log.isHere(log.last().from)]).toEqual([false, true]);
    expect(() => log.read(0, 9)).toThrow('kept elsewhere');
    expect(linesFor(part, ALL_KNOWING).log.isHere(log.count)).toBe(false);
    expect(() => part.logFor(0)).toThrow('kept elsewhere');
    part.complete(beginning);
    sameEnd();
    for (const viewer of [...VIEWERS, ALL_KNOWING])
      expect(linesFor(part, viewer).log.read(0, 9)).toEqual(linesFor(whole, viewer).log.read(0, 9));
  });
});
